import { type AcceptedCase, friend, owner, soon } from './accepted-case.fixture.ts';

const pool = '0x87870bca3f3fd6335c3f4ce8392d69350b4fa4e2';
const poolOnBase = '0xa238dd80c259a72e81d7e4664a9801593f98d1c5';
const gateway = '0xd01607c3c5ecaba394d8be377a08590149325722';
const controller = '0x8164cc65827dcfe994ab23944cbc90e0aa80bfcb';
const debtToken = '0xea51d7853eefb32b6ee06b1c12e6dcca88be0ffe';
const aWeth = '0x4d5f47fa6a74757f35c14fd3a6ef8e3c9bc514e8';
const usdc = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48';
const weth = '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2';
const aave = '0x7fc66500c84a76ad7e9c93437bfc5ac33e2ddae9';
const swapCollateral = '0xadc0a53095a0af87f3aa29fe0715b5c28016364e';
const ether = 10n ** 18n;
const amount = 500_000_000n;
const word = `0x${'12'.repeat(32)}`;
const permit = { deadline: BigInt(soon), permitV: 27, permitR: word, permitS: word };
const setting = 'pools no longer know a rate but the variable one';
const rate = { interestRateMode: 2n };

/** USDC is reserve 4 on Base. */
const packed = (...parts: readonly (readonly [value: bigint, shift: bigint])[]): string =>
  `0x${parts
    .reduce((sum, [value, shift]) => sum | (value << shift), 4n | (amount << 16n))
    .toString(16)
    .padStart(64, '0')}`;

const compact = (name: string, intent: string, args: string): AcceptedCase => ({
  function: `${name}(bytes32)`,
  intent,
  chainId: 8453,
  to: poolOnBase,
  args: { args },
});

const compactWithPermit = (name: string, intent: string, args: string): AcceptedCase => ({
  function: `${name}(bytes32,bytes32,bytes32)`,
  intent,
  chainId: 8453,
  to: poolOnBase,
  args: { args, r: word, s: word },
});

const pools: readonly AcceptedCase[] = [
  ...['supply', 'deposit'].map(
    (name): AcceptedCase => ({
      function: `${name}(address,uint256,address,uint16)`,
      intent: 'Supply 500 USDC to Aave',
      to: pool,
      args: { asset: usdc, amount, onBehalfOf: owner, referralCode: 0 },
    }),
  ),
  {
    function: 'supplyWithPermit(address,uint256,address,uint16,uint256,uint8,bytes32,bytes32)',
    intent: 'Supply 500 USDC to Aave',
    to: pool,
    args: { asset: usdc, amount, onBehalfOf: owner, referralCode: 0, ...permit },
  },
  {
    function: 'withdraw(address,uint256,address)',
    intent: 'Withdraw 500 USDC from Aave',
    to: pool,
    args: { asset: usdc, amount, to: owner },
  },
  {
    function: 'borrow(address,uint256,uint256,uint16,address)',
    intent: 'Borrow 500 USDC from Aave',
    to: pool,
    args: { asset: usdc, amount, ...rate, referralCode: 0, onBehalfOf: owner },
  },
  {
    function: 'repay(address,uint256,uint256,address)',
    intent: 'Repay 500 USDC on Aave',
    to: pool,
    args: { asset: usdc, amount, ...rate, onBehalfOf: owner },
  },
  {
    function: 'repayWithPermit(address,uint256,uint256,address,uint256,uint8,bytes32,bytes32)',
    intent: 'Repay 500 USDC on Aave',
    to: pool,
    args: { asset: usdc, amount, ...rate, onBehalfOf: owner, ...permit },
  },
  {
    function: 'repayWithATokens(address,uint256,uint256)',
    intent: 'Repay 500 USDC on Aave',
    to: pool,
    args: { asset: usdc, amount, ...rate },
  },
  {
    function: 'swapBorrowRateMode(address,uint256)',
    intent: 'Switch my USDC debt on Aave to the variable rate',
    to: pool,
    args: { asset: usdc, interestRateMode: 1n },
    notApproved: setting,
  },
  {
    function: 'setUserUseReserveAsCollateral(address,bool)',
    intent: 'Use my USDC on Aave as collateral',
    to: pool,
    args: { asset: usdc, useAsCollateral: true },
  },
  {
    function: 'setUserEMode(uint8)',
    intent: 'Set my Aave efficiency mode to category 1',
    to: pool,
    args: { categoryId: 1 },
  },
  {
    function: 'setUserEMode(uint8)',
    intent: 'Turn off eMode on Aave',
    to: pool,
    args: { categoryId: 0 },
  },
  {
    function: 'setUserUseReserveAsCollateral(address,bool)',
    intent: 'Disable my USDC as collateral on Aave',
    to: pool,
    args: { asset: usdc, useAsCollateral: false },
  },
  {
    function: 'setUserUseReserveAsCollateralOnBehalfOf(address,bool,address)',
    intent: 'Enable USDC as collateral on Aave',
    to: pool,
    args: { asset: usdc, useAsCollateral: true, onBehalfOf: owner },
  },
  {
    function: 'setUserEModeOnBehalfOf(uint8,address)',
    intent: 'Set my Aave eMode to category 1',
    to: pool,
    args: { categoryId: 1, onBehalfOf: owner },
  },
  {
    function:
      'swapLiquidity((address,uint256,address,uint256,uint256,address,bool,bytes),(address,uint256,uint256,uint8,bytes32,bytes32))',
    intent: 'Swap 500 USDC collateral for at least 0.15 WETH on Aave',
    to: swapCollateral,
    args: {
      liquiditySwapParams: {
        collateralAsset: usdc,
        collateralAmountToSwap: amount,
        newCollateralAsset: weth,
        newCollateralAmount: (15n * ether) / 100n,
        offset: 0n,
        user: owner,
        withFlashLoan: false,
        paraswapData: '0x12',
      },
      collateralATokenPermit: { aToken: aWeth, value: 0n, deadline: 0n, v: 0, r: word, s: word },
    },
  },
  {
    function:
      'migrate(address[],(address,uint256)[],(address,uint256,uint256,uint8,bytes32,bytes32)[],(address,uint256,uint256,uint8,bytes32,bytes32)[])',
    intent: 'Migrate all my USDC from Aave V2 to Aave V3',
    to: '0xb748952c7bc638f31775245964707bcc5ddfabfc',
    args: { assetsToMigrate: [usdc], positionsToRepay: [], permits: [], creditDelegationPermits: [] },
  },
  {
    function: 'renouncePositionManagerRole(address)',
    intent: `Give up my right to manage the Aave position of ${friend}`,
    to: pool,
    args: { user: friend },
    notApproved: 'it is about the position of another account, whose owner did not ask',
  },
  {
    function: 'liquidationCall(address,address,address,uint256,bool)',
    intent: `Liquidate ${friend} on Aave: repay 500 USDC and take the WETH collateral`,
    to: pool,
    args: { collateralAsset: weth, debtAsset: usdc, user: friend, debtToCover: amount, receiveAToken: false },
    notApproved: 'how much collateral comes back is known on chain only',
  },
  {
    function: 'flashLoan(address,address[],uint256[],uint256[],address,bytes,uint16)',
    intent: `Take a flash loan of 500 USDC from Aave for ${friend}`,
    to: pool,
    args: {
      receiverAddress: friend,
      assets: [usdc],
      amounts: [amount],
      interestRateModes: [0n],
      onBehalfOf: owner,
      params: '0x',
      referralCode: 0,
    },
    notApproved: 'the receiver runs code of its own',
  },
  {
    function: 'flashLoanSimple(address,address,uint256,bytes,uint16)',
    intent: `Take a flash loan of 500 USDC from Aave for ${friend}`,
    to: pool,
    args: { receiverAddress: friend, asset: usdc, amount, params: '0x', referralCode: 0 },
    notApproved: 'the receiver runs code of its own',
  },
  {
    function: 'approvePositionManager(address,bool)',
    intent: `Let ${friend} manage my Aave position`,
    to: pool,
    args: { positionManager: friend, approve: true },
    notApproved: 'a right over the whole position',
  },
];

const compactPools: readonly AcceptedCase[] = [
  compact('supply', 'Supply 500 USDC to Aave', packed()),
  compactWithPermit('supplyWithPermit', 'Supply 500 USDC to Aave', packed([BigInt(soon), 160n])),
  compact('withdraw', 'Withdraw 500 USDC from Aave', packed()),
  compact('borrow', 'Borrow 500 USDC from Aave', packed([2n, 144n])),
  compact('repay', 'Repay 500 USDC on Aave', packed([2n, 144n])),
  compactWithPermit('repayWithPermit', 'Repay 500 USDC on Aave', packed([2n, 144n], [BigInt(soon), 152n])),
  compact('repayWithATokens', 'Repay 500 USDC on Aave', packed([2n, 144n])),
  {
    ...compact('swapBorrowRateMode', 'Switch my USDC debt on Aave to the variable rate', packed()),
    notApproved: setting,
  },
  {
    ...compact('setUserUseReserveAsCollateral', 'Use my USDC on Aave as collateral', '0x'),
    // USDC, on.
    args: { args: `0x${(4n | (1n << 16n)).toString(16).padStart(64, '0')}` },
  },
  {
    function: 'liquidationCall(bytes32,bytes32)',
    intent: `Liquidate ${friend} on Aave: repay 500 USDC and take the WETH collateral`,
    chainId: 8453,
    to: poolOnBase,
    args: {
      args1: `0x${(4n << 16n) | (BigInt(friend) << 32n)}`.replace(/\d+$/, (digits) =>
        BigInt(digits).toString(16).padStart(64, '0'),
      ),
      args2: `0x${amount.toString(16).padStart(64, '0')}`,
    },
    notApproved: 'how much collateral comes back is known on chain only',
  },
];

const rewards = (name: string, types: string, args: object): AcceptedCase => ({
  function: `${name}(${types})`,
  intent: name.endsWith('ToSelf') ? 'Claim all my Aave rewards' : `Claim all my Aave rewards to ${friend}`,
  to: controller,
  args: { assets: [aWeth], ...args },
  notApproved: 'which rewards there are is known on chain only',
});

const periphery: readonly AcceptedCase[] = [
  {
    function: 'depositETH(address,address,uint16)',
    intent: 'Supply 2 ETH to Aave',
    to: gateway,
    value: 2n * ether,
    args: { pool, onBehalfOf: owner, referralCode: 0 },
  },
  {
    function: 'withdrawETH(address,uint256,address)',
    intent: 'Withdraw 2 ETH from Aave',
    to: gateway,
    args: { pool, amount: 2n * ether, to: owner },
  },
  {
    function: 'withdrawETHWithPermit(address,uint256,address,uint256,uint8,bytes32,bytes32)',
    intent: 'Withdraw 2 ETH from Aave',
    to: gateway,
    args: { pool, amount: 2n * ether, to: owner, ...permit },
  },
  {
    function: 'repayETH(address,uint256,address)',
    intent: 'Repay 2 ETH on Aave',
    to: gateway,
    value: 2n * ether,
    args: { pool, amount: 2n * ether, onBehalfOf: owner },
  },
  {
    function: 'repayETH(address,uint256,uint256,address)',
    intent: 'Repay 2 ETH on Aave',
    to: gateway,
    value: 2n * ether,
    args: { pool, amount: 2n * ether, rateMode: 2n, onBehalfOf: owner },
  },
  {
    function: 'borrowETH(address,uint256,uint16)',
    intent: 'Borrow 2 ETH from Aave',
    to: gateway,
    args: { pool, amount: 2n * ether, referralCode: 0 },
  },
  {
    function: 'borrowETH(address,uint256,uint256,uint16)',
    intent: 'Borrow 2 ETH from Aave',
    to: gateway,
    args: { pool, amount: 2n * ether, ...rate, referralCode: 0 },
  },
  {
    function: 'approveDelegation(address,uint256)',
    intent: `Approve ${friend} to borrow 2 ETH on my Aave debt`,
    to: debtToken,
    args: { delegatee: friend, amount: 2n * ether },
  },
  {
    function: 'delegationWithSig(address,address,uint256,uint256,uint8,bytes32,bytes32)',
    intent: `Permit ${friend} to borrow 2 ETH on my Aave debt within 20 minutes`,
    to: debtToken,
    args: { delegator: owner, delegatee: friend, value: 2n * ether, deadline: BigInt(soon), v: 27, r: word, s: word },
  },
  {
    function: 'claimRewards(address[],uint256,address,address)',
    intent: `Claim 5 AAVE of rewards from Aave to ${friend}`,
    to: controller,
    args: { assets: [aWeth], amount: 5n * ether, to: friend, reward: aave },
  },
  {
    function: 'claimRewardsOnBehalf(address[],uint256,address,address,address)',
    intent: `Claim 5 AAVE of rewards from Aave to ${friend}`,
    to: controller,
    args: { assets: [aWeth], amount: 5n * ether, user: owner, to: friend, reward: aave },
  },
  {
    function: 'claimRewardsToSelf(address[],uint256,address)',
    intent: 'Claim 5 AAVE of rewards from Aave',
    to: controller,
    args: { assets: [aWeth], amount: 5n * ether, reward: aave },
  },
  rewards('claimAllRewards', 'address[],address', { to: friend }),
  rewards('claimAllRewardsOnBehalf', 'address[],address,address', { user: owner, to: friend }),
  rewards('claimAllRewardsToSelf', 'address[]', {}),
];

export const aaveV3: readonly AcceptedCase[] = [...pools, ...compactPools, ...periphery];

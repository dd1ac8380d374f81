import { encodeFunctionData, parseAbi } from 'viem';
import { morphoMarketId } from '../../data/morpho-market-id.ts';
import { type AcceptedCase, type CaseCall, friend, owner, soon } from './accepted-case.fixture.ts';

const morpho = '0xbbbbbbbbbb9cc5e90e3b3af64bdaf62c37eeffcb';
const bundler = '0x6566194141eefa99af43bb5aa71460ca2dc90245';
const adapter = '0x4a6c312ec70e8747a587ee860a0353cd42be0ae0';
const usdc = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48';
const weth = '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2';
const wsteth = '0x7f39c581f595b53c5cb19bd0b3f8da6c935e2ca0';
const dai = '0x6b175474e89094c44da98b954eedeac495271d0f';
const sdai = '0x83f20f44975d03b1b09e64809b757c47f942beea';

const ether = 10n ** 18n;
const amount = 500_000_000n;
const word = `0x${'12'.repeat(32)}`;
const noCallback = `0x${'00'.repeat(32)}` as const;

/** wstETH/USDC, one of the known markets. */
const marketParams = {
  loanToken: usdc,
  collateralToken: wsteth,
  oracle: '0x48f7e36eb6b826b2df4b2e630b62cd25e89e40e2',
  irm: '0x870ac11d48b15db9a138cf899d20f13f79ba00bc',
  lltv: 860_000_000_000_000_000n,
} as const;
/** The same with an oracle of no known market: the words have to name it. */
const unlisted = { ...marketParams, oracle: friend };

const params = '(address,address,address,address,uint256)';
const loan = { marketParams, assets: amount, shares: 0n };
const supplied = { ...loan, onBehalf: owner, data: '0x' };
const lent = { ...loan, onBehalf: owner, receiver: owner };
const dearest = 1_200_000_000_000_000_000_000n;
const cheapest = 1_100_000_000_000_000_000_000n;

const steps = parseAbi([
  'function multicall((address to, bytes data, uint256 value, bool skipRevert, bytes32 callbackHash)[] bundle)',
  'function erc20TransferFrom(address token, address receiver, uint256 amount)',
  'function morphoWithdraw((address loanToken, address collateralToken, address oracle, address irm, uint256 lltv) marketParams, uint256 assets, uint256 shares, uint256 minSharePriceE27, address receiver)',
]);

const step = ({ to, data, value }: CaseCall) => ({ to, data, value, skipRevert: false, callbackHash: noCallback });

/** The adapter accepts calls from the bundler alone: the preceding steps bring what a step needs. */
const bundled =
  (...before: readonly CaseCall[]) =>
  (call: CaseCall): CaseCall => ({
    to: bundler,
    data: encodeFunctionData({ abi: steps, functionName: 'multicall', args: [[...before, call].map(step)] }),
    value: before.reduce((sum, { value }) => sum + value, call.value),
  });

const ofAdapter = (data: CaseCall['data'], value = 0n): CaseCall => ({ to: adapter, data, value });

const pull = (token: CaseCall['to'], most: bigint): CaseCall =>
  ofAdapter(encodeFunctionData({ abi: steps, functionName: 'erc20TransferFrom', args: [token, adapter, most] }));

const take: CaseCall = ofAdapter(
  encodeFunctionData({
    abi: steps,
    functionName: 'morphoWithdraw',
    args: [marketParams, amount, 0n, cheapest, adapter],
  }),
);

const withdrawn = encodeFunctionData({
  abi: steps,
  functionName: 'morphoWithdraw',
  args: [marketParams, amount, 0n, cheapest, owner],
});

const direct: readonly AcceptedCase[] = [
  {
    function: `supply(${params},uint256,uint256,address,bytes)`,
    intent: 'Supply 500 USDC to the wstETH/USDC market on Morpho',
    to: morpho,
    args: supplied,
  },
  {
    function: `supply(${params},uint256,uint256,address,bytes)`,
    intent: `Supply 500 USDC to Morpho, market ${morphoMarketId(unlisted)}`,
    to: morpho,
    args: { ...supplied, marketParams: unlisted },
  },
  {
    function: `supply(${params},uint256,uint256,address,bytes)`,
    intent: 'Supply 500 USDC to the wstETH/USDC market on Morpho',
    to: morpho,
    args: { ...supplied, marketParams: unlisted },
    notApproved: 'anybody can make a market with the same pair',
  },
  {
    function: `supply(${params},uint256,uint256,address,bytes)`,
    intent: 'Supply 500 shares of USDC to Morpho',
    to: morpho,
    args: { ...supplied, assets: 0n, shares: 500n },
    notApproved: 'what a share is worth is known on chain only',
  },
  {
    function: `supply(${params},uint256,uint256,address,bytes)`,
    intent: 'Supply 500 USDC to Morpho with the callback data 0x1234',
    to: morpho,
    args: { ...supplied, data: '0x1234' },
    notApproved: 'runs code of the caller',
  },
  {
    function: `repay(${params},uint256,uint256,address,bytes)`,
    intent: 'Repay 500 USDC on Morpho',
    to: morpho,
    args: supplied,
  },
  {
    function: `withdraw(${params},uint256,uint256,address,address)`,
    intent: 'Withdraw 500 USDC from Morpho',
    to: morpho,
    args: lent,
  },
  {
    function: `borrow(${params},uint256,uint256,address,address)`,
    intent: 'Borrow 500 USDC from Morpho against my wstETH',
    to: morpho,
    args: lent,
  },
  {
    function: `supplyCollateral(${params},uint256,address,bytes)`,
    intent: 'Supply 2 wstETH to Morpho as collateral',
    to: morpho,
    args: { marketParams, assets: 2n * ether, onBehalf: owner, data: '0x' },
  },
  {
    function: `withdrawCollateral(${params},uint256,address,address)`,
    intent: 'Withdraw 2 wstETH of collateral from Morpho',
    to: morpho,
    args: { marketParams, assets: 2n * ether, onBehalf: owner, receiver: owner },
  },
  {
    function: `liquidate(${params},address,uint256,uint256,bytes)`,
    intent: `Liquidate ${friend} on Morpho: repay USDC and take 2 wstETH of collateral`,
    to: morpho,
    args: { marketParams, borrower: friend, seizedAssets: 2n * ether, repaidShares: 0n, data: '0x' },
    notApproved: 'how much has to be repaid is known on chain only',
  },
  {
    function: 'flashLoan(address,uint256,bytes)',
    intent: 'Take a flash loan of 500 USDC from Morpho',
    to: morpho,
    args: { token: usdc, assets: amount, data: '0x' },
    notApproved: 'the receiver runs code of its own',
  },
  {
    function: 'setAuthorization(address,bool)',
    intent: `Make ${friend} an operator on Morpho`,
    to: morpho,
    args: { authorized: friend, newIsAuthorized: true },
  },
  {
    function: 'setAuthorizationWithSig((address,address,bool,uint256,uint256),(uint8,bytes32,bytes32))',
    intent: `Make ${friend} an operator on Morpho within 20 minutes`,
    to: morpho,
    args: {
      authorization: { authorizer: owner, authorized: friend, isAuthorized: true, nonce: 1n, deadline: BigInt(soon) },
      signature: { v: 27, r: word, s: word },
    },
  },
];

const adapterSteps: readonly AcceptedCase[] = [
  ...['erc20TransferFrom', 'permit2TransferFrom'].map(
    (name): AcceptedCase => ({
      function: `${name}(address,address,uint256)`,
      intent: `Send 500 USDC to ${friend}`,
      to: adapter,
      args: { token: usdc, receiver: friend, amount },
      wrap: bundled(),
    }),
  ),
  {
    function: 'erc20Transfer(address,address,uint256)',
    intent: `Withdraw 500 USDC from Morpho to ${friend}`,
    to: adapter,
    args: { token: usdc, receiver: friend, amount },
    wrap: bundled(take),
  },
  {
    function: 'nativeTransfer(address,uint256)',
    intent: `Send 2 ETH to ${friend}`,
    to: adapter,
    value: 2n * ether,
    args: { receiver: friend, amount: 2n * ether },
    wrap: bundled(),
  },
  {
    function: 'wrapNative(uint256,address)',
    intent: 'Wrap 2 ETH',
    to: adapter,
    value: 2n * ether,
    args: { amount: 2n * ether, receiver: owner },
    wrap: bundled(),
  },
  {
    function: 'unwrapNative(uint256,address)',
    intent: 'Unwrap 2 WETH',
    to: adapter,
    args: { amount: 2n * ether, receiver: owner },
    wrap: bundled(pull(weth, 2n * ether)),
  },
  {
    function: `morphoSupply(${params},uint256,uint256,uint256,address,bytes)`,
    intent: 'Supply 500 USDC to Morpho',
    to: adapter,
    args: { ...supplied, maxSharePriceE27: dearest },
    wrap: bundled(pull(usdc, amount)),
  },
  {
    function: `morphoRepay(${params},uint256,uint256,uint256,address,bytes)`,
    intent: 'Repay 500 USDC on Morpho',
    to: adapter,
    args: { ...supplied, maxSharePriceE27: dearest },
    wrap: bundled(pull(usdc, amount)),
  },
  {
    function: `morphoSupplyCollateral(${params},uint256,address,bytes)`,
    intent: 'Supply 2 wstETH to Morpho as collateral',
    to: adapter,
    args: { marketParams, assets: 2n * ether, onBehalf: owner, data: '0x' },
    wrap: bundled(pull(wsteth, 2n * ether)),
  },
  {
    function: `morphoBorrow(${params},uint256,uint256,uint256,address)`,
    intent: 'Borrow 500 USDC from Morpho',
    to: adapter,
    args: { ...loan, minSharePriceE27: cheapest, receiver: owner },
    wrap: bundled(),
  },
  {
    function: `morphoWithdraw(${params},uint256,uint256,uint256,address)`,
    intent: 'Withdraw 500 USDC from Morpho',
    to: adapter,
    args: { ...loan, minSharePriceE27: cheapest, receiver: owner },
    wrap: bundled(),
  },
  {
    function: `morphoWithdrawCollateral(${params},uint256,address)`,
    intent: 'Withdraw 2 wstETH of collateral from Morpho',
    to: adapter,
    args: { marketParams, assets: 2n * ether, receiver: owner },
    wrap: bundled(),
  },
  {
    function: 'erc4626Deposit(address,uint256,uint256,address)',
    intent: 'Deposit 500 DAI into sDAI on Morpho at the share price 1250000000000000000000000000',
    to: adapter,
    args: {
      vault: sdai,
      assets: 500n * ether,
      maxSharePriceE27: 1_250_000_000_000_000_000_000_000_000n,
      receiver: owner,
    },
    wrap: bundled(pull(dai, 500n * ether)),
  },
  {
    function: 'erc4626Redeem(address,uint256,uint256,address,address)',
    intent: 'Redeem 500 sDAI for DAI on Morpho at the share price 1150000000000000000000000000',
    to: adapter,
    args: {
      vault: sdai,
      shares: 500n * ether,
      minSharePriceE27: 1_150_000_000_000_000_000_000_000_000n,
      receiver: owner,
      owner,
    },
    wrap: bundled(),
  },
];

export const morphoBlue: readonly AcceptedCase[] = [
  ...direct,
  ...adapterSteps,
  {
    function: 'multicall((address,bytes,uint256,bool,bytes32)[])',
    intent: 'Withdraw 500 USDC from Morpho',
    to: bundler,
    args: { bundle: [step({ ...take, data: withdrawn })] },
  },
];

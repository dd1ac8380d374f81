import { numberToHex } from 'viem';
import { expect, it } from 'vitest';
import { describeProtocol, encode, friend, selectorsOf, sender, unreadable } from '../rules/protocol-cases.fixture.ts';
import { allOf, atMost, exactly, native, someOf, token, unnamed } from '../rules/quantity.ts';
import { aaveV3 } from './aave-v3.ts';
import { switchTerm } from './collateral.ts';

const pool = '0x87870bca3f3fd6335c3f4ce8392d69350b4fa4e2';
const basePool = '0xa238dd80c259a72e81d7e4664a9801593f98d1c5';
const gateway = '0xd01607c3c5ecaba394d8be377a08590149325722';
const rewards = '0x8164cc65827dcfe994ab23944cbc90e0aa80bfcb';
const debtToken = '0xea51d7853eefb32b6ee06b1c12e6dcca88be0ffe';
const usdc = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48';
const weth = '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2';
const aave = '0x7fc66500c84a76ad7e9c93437bfc5ac33e2ddae9';
const baseUsdc = '0x833589fcd6edb6e08f4c7c32d4f71b54bda02913';
const all = 2n ** 256n - 1n;
const deadline = 1_900_000_000n;
const r = `0x${'11'.repeat(32)}`;
const permit = [deadline, 27, r, r];

/** Fields of a packed word, each with its bits from the end. */
const packed = (...fields: readonly (readonly [bigint, bigint])[]) =>
  numberToHex(
    fields.reduce((word, [value, shift]) => word | (value << shift), 0n),
    { size: 32 },
  );

const stable = 'the interest rate mode is 1, but pools support only the variable rate (2)';

describeProtocol(aaveV3, [
  {
    name: 'supplies for another account',
    to: pool,
    data: encode('function supply(address,uint256,address,uint16)', [usdc, 5n, friend, 0]),
    effects: [{ kind: 'supply', gives: [exactly(token(usdc), 5n)], to: friend }],
  },
  {
    name: 'supplies by the old name',
    to: pool,
    data: encode('function deposit(address,uint256,address,uint16)', [usdc, 5n, sender, 0]),
    effects: [{ kind: 'supply', gives: [exactly(token(usdc), 5n)], to: sender }],
  },
  {
    name: 'shows the permit of a supply',
    to: pool,
    data: encode('function supplyWithPermit(address,uint256,address,uint16,uint256,uint8,bytes32,bytes32)', [
      usdc,
      5n,
      sender,
      0,
      ...permit,
    ]),
    effects: [
      { kind: 'permit', gives: [atMost(token(usdc), 5n)], spender: pool, deadline },
      { kind: 'supply', gives: [exactly(token(usdc), 5n)], to: sender },
    ],
  },
  {
    name: 'withdraws all for the largest number',
    to: pool,
    data: encode('function withdraw(address,uint256,address)', [usdc, all, friend]),
    effects: [{ kind: 'withdraw', gets: [allOf(token(usdc))], to: friend }],
  },
  {
    name: 'borrows',
    to: pool,
    data: encode('function borrow(address,uint256,uint256,uint16,address)', [usdc, 5n, 2n, 0, sender]),
    effects: [
      { kind: 'borrow', gets: [exactly(token(usdc), 5n)], to: sender, detail: 'variable rate, lent to the caller' },
    ],
  },
  {
    name: 'names the account that takes on the debt',
    to: pool,
    data: encode('function borrow(address,uint256,uint256,uint16,address)', [usdc, 5n, 2n, 0, friend]),
    effects: [
      {
        kind: 'borrow',
        gets: [exactly(token(usdc), 5n)],
        to: friend,
        detail: 'variable rate, lent to the caller on the debt of another account',
      },
    ],
  },
  {
    name: 'refuses to borrow at a stable rate',
    to: pool,
    data: encode('function borrow(address,uint256,uint256,uint16,address)', [usdc, 5n, 1n, 0, sender]),
    effects: [
      { kind: 'borrow', gets: [exactly(token(usdc), 5n)], to: sender, detail: 'stable rate, lent to the caller' },
    ],
    fault: stable,
  },
  {
    name: 'refuses to repay a debt at a stable rate',
    to: pool,
    data: encode('function repay(address,uint256,uint256,address)', [usdc, 5n, 1n, sender]),
    effects: [{ kind: 'repay', gives: [exactly(token(usdc), 5n)], to: sender }],
    fault: stable,
  },
  {
    name: 'refuses to repay a debt at a stable rate in coins',
    to: gateway,
    value: 5n,
    data: encode('function repayETH(address,uint256,uint256,address)', [pool, 5n, 1n, sender]),
    effects: [{ kind: 'repay', gives: [exactly(native, 5n)], to: sender }],
    fault: stable,
  },
  {
    name: 'repays all',
    to: pool,
    data: encode('function repay(address,uint256,uint256,address)', [usdc, all, 2n, sender]),
    effects: [{ kind: 'repay', gives: [allOf(token(usdc))], to: sender }],
  },
  {
    name: 'shows the permit of a repayment as it is signed',
    to: pool,
    data: encode('function repayWithPermit(address,uint256,uint256,address,uint256,uint8,bytes32,bytes32)', [
      usdc,
      all,
      2n,
      sender,
      ...permit,
    ]),
    effects: [
      { kind: 'permit', gives: [atMost(token(usdc), all)], spender: pool, deadline },
      { kind: 'repay', gives: [allOf(token(usdc))], to: sender },
    ],
  },
  {
    name: 'repays with aTokens',
    to: pool,
    data: encode('function repayWithATokens(address,uint256,uint256)', [usdc, 5n, 2n]),
    effects: [{ kind: 'repay', gives: [exactly(token(usdc), 5n)], detail: 'paid with what is supplied of it' }],
  },
  {
    name: 'takes something out of the collateral',
    to: pool,
    data: encode('function setUserUseReserveAsCollateral(address,bool)', [weth, false]),
    effects: [
      {
        kind: 'set',
        gives: [someOf(token(weth))],
        terms: [switchTerm('collateral switch', false)],
        detail: 'removes the supplied amount from the collateral',
      },
    ],
  },
  {
    name: 'changes the efficiency mode',
    to: pool,
    data: encode('function setUserEMode(uint8)', [1]),
    effects: [
      {
        kind: 'set',
        terms: [switchTerm('efficiency mode', true), { what: 'category', is: 'number', value: 1n }],
        detail: 'sets the efficiency mode to category 1',
      },
    ],
  },
  {
    name: 'leaves the efficiency mode of another account',
    to: pool,
    data: encode('function setUserEModeOnBehalfOf(uint8,address)', [0, friend]),
    effects: [
      {
        kind: 'set',
        from: friend,
        terms: [switchTerm('efficiency mode', false)],
        detail: 'leaves the efficiency mode',
      },
    ],
  },
  {
    name: 'trades the whole of one collateral for another, for another account, with a permit',
    to: '0xadc0a53095a0af87f3aa29fe0715b5c28016364e',
    data: encode(
      'function swapLiquidity((address,uint256,address,uint256,uint256,address,bool,bytes),(address,uint256,uint256,uint8,bytes32,bytes32))',
      [
        [usdc, 5n, weth, 4n, 36n, friend, false, '0x12'],
        [aave, 7n, deadline, 27, r, r],
      ],
    ),
    effects: [
      {
        kind: 'permit',
        gives: [atMost(token(aave), 7n)],
        spender: '0xadc0a53095a0af87f3aa29fe0715b5c28016364e',
        deadline,
      },
      {
        kind: 'swap',
        gives: [allOf(token(usdc))],
        gets: [{ asset: token(weth), amount: 4n, bound: 'min' }],
        to: friend,
        detail: 'within the collateral, which stays in the pool',
      },
    ],
  },
  {
    name: 'moves what is supplied and what is owed from V2',
    to: '0xb748952c7bc638f31775245964707bcc5ddfabfc',
    data: encode(
      'function migrate(address[],(address,uint256)[],(address,uint256,uint256,uint8,bytes32,bytes32)[],(address,uint256,uint256,uint8,bytes32,bytes32)[])',
      [[usdc], [[weth, 2n]], [], []],
    ),
    effects: [
      {
        kind: 'migrate',
        gives: [allOf(token(usdc))],
        terms: [{ what: 'destination', is: 'text', value: 'v3', alike: ['aave v3', 'version 3'] }],
        detail: 'what is supplied to Aave V2, to Aave V3',
      },
      {
        kind: 'migrate',
        gives: [allOf(token(weth))],
        terms: [
          { what: 'destination', is: 'text', value: 'v3', alike: ['aave v3', 'version 3'] },
          { what: 'rate mode of the debt', is: 'number', value: 2n },
        ],
        detail: 'a debt on Aave V2, which becomes one on Aave V3',
      },
    ],
  },
  {
    name: 'lets another manage the position',
    to: pool,
    data: encode('function approvePositionManager(address,bool)', [friend, true]),
    effects: [
      {
        kind: 'operator',
        gives: [{ asset: unnamed('collateral and efficiency mode of the account'), amount: 'all', bound: 'max' }],
        spender: friend,
      },
    ],
  },
  {
    name: 'liquidates',
    to: pool,
    data: encode('function liquidationCall(address,address,address,uint256,bool)', [weth, usdc, friend, 5n, true]),
    effects: [
      {
        kind: 'repay',
        gives: [atMost(token(usdc), 5n)],
        gets: [someOf(token(weth))],
        to: friend,
        detail: 'liquidates another account and keeps its collateral as aTokens',
      },
    ],
  },
  {
    name: 'shows that a flash loan runs the code of its receiver',
    to: pool,
    data: encode('function flashLoanSimple(address,address,uint256,bytes,uint16)', [friend, usdc, 5n, '0x01', 0]),
    effects: [
      {
        kind: 'borrow',
        gets: [exactly(token(usdc), 5n)],
        to: friend,
        detail: 'flash loan, paid back within the transaction',
      },
      {
        kind: 'unknown',
        to: friend,
        terms: [{ what: 'data for the recipient', is: 'hex', value: '0x01' }],
        detail: 'runs the code of the receiver of the flash loan',
      },
    ],
  },
  {
    name: 'says whose debt a flash loan leaves',
    to: pool,
    data: encode('function flashLoan(address,address[],uint256[],uint256[],address,bytes,uint16)', [
      friend,
      [usdc, weth],
      [5n, 6n],
      [0n, 2n],
      friend,
      '0x',
      0,
    ]),
    effects: [
      {
        kind: 'borrow',
        gets: [exactly(token(usdc), 5n), exactly(token(weth), 6n)],
        from: friend,
        to: friend,
        detail: 'flash loan that leaves a debt',
      },
      { kind: 'unknown', to: friend, detail: 'runs the code of the receiver of the flash loan' },
    ],
  },
  {
    name: 'refuses a flash loan whose lists differ in length',
    to: pool,
    data: encode('function flashLoan(address,address[],uint256[],uint256[],address,bytes,uint16)', [
      friend,
      [usdc],
      [5n, 6n],
      [0n],
      friend,
      '0x',
      0,
    ]),
    effects: [unreadable(pool)],
    fault: 'one amount and one rate mode for each asset',
  },
  {
    name: 'unpacks a supply on a rollup',
    chainId: 8453,
    to: basePool,
    data: encode('function supply(bytes32)', [packed([4n, 0n], [5_000_000n, 16n], [7n, 144n])]),
    effects: [{ kind: 'supply', gives: [exactly(token(baseUsdc), 5_000_000n)] }],
  },
  {
    name: 'unpacks a supply with a permit',
    chainId: 8453,
    to: basePool,
    data: encode('function supplyWithPermit(bytes32,bytes32,bytes32)', [
      packed([4n, 0n], [5n, 16n], [deadline, 160n], [27n, 192n]),
      r,
      r,
    ]),
    effects: [
      { kind: 'permit', gives: [atMost(token(baseUsdc), 5n)], spender: basePool, deadline },
      { kind: 'supply', gives: [exactly(token(baseUsdc), 5n)] },
    ],
  },
  {
    name: 'unpacks a withdrawal of all',
    chainId: 8453,
    to: basePool,
    data: encode('function withdraw(bytes32)', [packed([4n, 0n], [2n ** 128n - 1n, 16n])]),
    effects: [{ kind: 'withdraw', gets: [allOf(token(baseUsdc))] }],
  },
  {
    name: 'unpacks a borrowing, and leaves a reserve that no table has unnamed',
    chainId: 8453,
    to: basePool,
    data: encode('function borrow(bytes32)', [packed([999n, 0n], [5n, 16n], [2n, 144n])]),
    effects: [
      {
        kind: 'borrow',
        gets: [exactly(unnamed('reserve 999 of the Aave pool'), 5n)],
        to: sender,
        detail: 'variable rate, lent to the caller',
      },
    ],
  },
  {
    name: 'unpacks a borrowing at a stable rate',
    chainId: 8453,
    to: basePool,
    data: encode('function borrow(bytes32)', [packed([4n, 0n], [5n, 16n], [1n, 144n])]),
    effects: [
      { kind: 'borrow', gets: [exactly(token(baseUsdc), 5n)], to: sender, detail: 'stable rate, lent to the caller' },
    ],
    fault: stable,
  },
  {
    name: 'unpacks a repayment with a permit',
    chainId: 8453,
    to: basePool,
    data: encode('function repayWithPermit(bytes32,bytes32,bytes32)', [
      packed([4n, 0n], [5n, 16n], [2n, 144n], [deadline, 152n], [27n, 184n]),
      r,
      r,
    ]),
    effects: [
      { kind: 'permit', gives: [atMost(token(baseUsdc), 5n)], spender: basePool, deadline },
      { kind: 'repay', gives: [exactly(token(baseUsdc), 5n)] },
    ],
  },
  {
    name: 'unpacks a liquidation',
    chainId: 8453,
    to: basePool,
    data: encode('function liquidationCall(bytes32,bytes32)', [
      packed([0n, 0n], [4n, 16n], [BigInt(friend), 32n]),
      packed([5n, 0n], [1n, 128n]),
    ]),
    effects: [
      {
        kind: 'repay',
        gives: [atMost(token(baseUsdc), 5n)],
        gets: [someOf(token('0x4200000000000000000000000000000000000006'))],
        to: friend,
        detail: 'liquidates another account and keeps its collateral as aTokens',
      },
    ],
  },
  {
    name: 'supplies coins through the gateway',
    to: gateway,
    value: 9n,
    data: encode('function depositETH(address,address,uint16)', [pool, sender, 0]),
    effects: [{ kind: 'supply', gives: [exactly(native, 9n)], to: sender }],
  },
  {
    name: 'withdraws coins with a permit',
    to: gateway,
    data: encode('function withdrawETHWithPermit(address,uint256,address,uint256,uint8,bytes32,bytes32)', [
      pool,
      9n,
      friend,
      ...permit,
    ]),
    effects: [
      { kind: 'permit', gives: [atMost(unnamed('aTokens of the wrapped coin'), 9n)], spender: gateway, deadline },
      { kind: 'withdraw', gets: [exactly(native, 9n)], to: friend },
    ],
  },
  {
    name: 'repays all in coins, of which the rest comes back',
    to: gateway,
    value: 9n,
    data: encode('function repayETH(address,uint256,address)', [pool, all, sender]),
    effects: [{ kind: 'repay', gives: [allOf(native)], to: sender, detail: 'coins sent beyond the debt are returned' }],
  },
  {
    name: 'borrows coins',
    to: gateway,
    data: encode('function borrowETH(address,uint256,uint16)', [pool, 9n, 0]),
    effects: [{ kind: 'borrow', gets: [exactly(native, 9n)], to: sender, detail: 'variable rate, lent to the caller' }],
  },
  {
    name: 'lets another borrow',
    to: debtToken,
    data: encode('function approveDelegation(address,uint256)', [friend, all]),
    effects: [
      {
        kind: 'approve',
        gives: [atMost(token(debtToken), all)],
        spender: friend,
        detail: 'lets the spender borrow on the debt of the account',
      },
    ],
  },
  {
    name: 'lets another borrow by signature',
    to: debtToken,
    data: encode('function delegationWithSig(address,address,uint256,uint256,uint8,bytes32,bytes32)', [
      sender,
      friend,
      5n,
      ...permit,
    ]),
    effects: [
      {
        kind: 'permit',
        gives: [atMost(token(debtToken), 5n)],
        spender: friend,
        deadline,
        detail: 'lets the spender borrow on the debt of the account',
      },
    ],
  },
  {
    name: 'claims a reward for another account',
    to: rewards,
    data: encode('function claimRewards(address[],uint256,address,address)', [[debtToken], all, friend, aave]),
    effects: [{ kind: 'claim', gets: [allOf(token(aave))], to: friend }],
  },
  {
    name: 'claims every reward of another account',
    to: rewards,
    data: encode('function claimAllRewardsOnBehalf(address[],address,address)', [[debtToken], friend, sender]),
    effects: [{ kind: 'claim', gets: [someOf(unnamed('all rewards of the Aave markets'))], from: friend, to: sender }],
  },
]);

it('the selectors are those of the deployed contracts', () => {
  expect(selectorsOf(aaveV3)).toMatchInlineSnapshot(`
    [
      "0x617ba037 supply",
      "0xe8eda9df deposit",
      "0x02c205f0 supplyWithPermit",
      "0x69328dec withdraw",
      "0xa415bcad borrow",
      "0x573ade81 repay",
      "0xee3e210b repayWithPermit",
      "0x2dad97d4 repayWithATokens",
      "0x94ba89a2 swapBorrowRateMode",
      "0x5a3b74b9 setUserUseReserveAsCollateral",
      "0x972b35fa setUserUseReserveAsCollateralOnBehalfOf",
      "0x28530a47 setUserEMode",
      "0x4ba06814 setUserEModeOnBehalfOf",
      "0x00a718a9 liquidationCall",
      "0xab9c4b5d flashLoan",
      "0x42b0b77c flashLoanSimple",
      "0xb8caa7c5 approvePositionManager",
      "0xfea149a6 renouncePositionManagerRole",
      "0xf7a73840 supply",
      "0x680dd47c supplyWithPermit",
      "0x8e19899e withdraw",
      "0xd5eed868 borrow",
      "0x563dd613 repay",
      "0x94b576de repayWithPermit",
      "0xdc7c0bff repayWithATokens",
      "0x1fe3c6f3 swapBorrowRateMode",
      "0x4d013f03 setUserUseReserveAsCollateral",
      "0xfd21ecff liquidationCall",
      "0x474cf53d depositETH",
      "0x80500d20 withdrawETH",
      "0xd4c40b6c withdrawETHWithPermit",
      "0xbcc3c255 repayETH",
      "0x02c5fcf8 repayETH",
      "0xe74f7b85 borrowETH",
      "0x66514c97 borrowETH",
      "0xc04a8a10 approveDelegation",
      "0x0b52d558 delegationWithSig",
      "0x236300dc claimRewards",
      "0x33028b99 claimRewardsOnBehalf",
      "0x57b89883 claimRewardsToSelf",
      "0xbb492bf5 claimAllRewards",
      "0x9ff55db9 claimAllRewardsOnBehalf",
      "0xbf90f63a claimAllRewardsToSelf",
      "0x7f08b96e swapLiquidity",
      "0x3698d492 migrate",
    ]
  `);
});

import type { Address } from '@countersign/protocol';
import { type AcceptedCase, friend } from './accepted-case.fixture.ts';

const threePool = '0xbebc44782c7db0a1a60cb6fe97d0b483032ff1c7';
const stEthPool = '0xdc24316b9ae028f1497c275eb9192a3ea0f67022';
const fraxPool = '0xd632f22692fac7611d2aa1c0d552930d43caed3b';
const susdPool = '0xa5407eae9ba41422680e2e00537571bcc53efbfd';
const aavePool = '0xdebf20617708857ebe4f679508e7b7863a8a8eee';
const compoundPool = '0xa2b47e3d5c44877cca798226b7b8118f9bfb7a56';
const yPool = '0x45f783cce6b7ff23b2ab2d70e416cdb7d6055f51';
const tricrypto = '0x7f86bf177dd4f3494b841a37e810a34dd56c829b';

const ether = 10n ** 18n;
const dollar = 10n ** 6n;

const swapOf = (pool: Address, i: bigint, j: bigint, dx: bigint, minDy: bigint) => ({
  to: pool,
  args: { i, j, dx, minDy },
});

/** With and without a receiver. */
const toEither = (name: string, types: string, row: Omit<AcceptedCase, 'function'>): AcceptedCase[] => [
  { ...row, function: `${name}(${types})` },
  {
    ...row,
    function: `${name}(${types},address)`,
    intent: row.intent.replace(/(?= and pay|$)/, ` to ${friend}`),
    args: { ...row.args, receiver: friend },
  },
];

const swaps = (index: 'int128' | 'uint256'): AcceptedCase[] => [
  ...toEither('exchange', `${index},${index},uint256,uint256`, {
    intent: 'Swap 1000 USDC for at least 990 USDT on Curve',
    ...swapOf(threePool, 1n, 2n, 1000n * dollar, 990n * dollar),
  }),
  ...toEither('exchange_underlying', `${index},${index},uint256,uint256`, {
    ...(index === 'int128'
      ? {
          intent: 'Swap 1000 FRAX for at least 990 USDC on Curve',
          ...swapOf(fraxPool, 0n, 2n, 1000n * ether, 990n * dollar),
        }
      : {
          intent: 'Swap 1000 USDC for at least 0.3 ETH on Curve',
          ...swapOf(tricrypto, 0n, 2n, 1000n * dollar, (3n * ether) / 10n),
        }),
  }),
];

const coinSwap: Omit<AcceptedCase, 'function'> = {
  intent: 'Swap 1 ETH for at least 2500 USDC on Curve',
  to: tricrypto,
  value: ether,
  args: { i: 2n, j: 0n, dx: ether, minDy: 2500n * dollar, useEth: true },
};

/** A pool that takes amounts as an array of length `count`, and its deposits and withdrawals. */
interface Pool {
  readonly count: 2 | 3 | 4 | '';
  readonly pool: Address;
  readonly shares: string;
  /** Of one coin. */
  readonly one: { readonly amounts: readonly bigint[]; readonly words: string; readonly value?: bigint };
  /** Of several. */
  readonly some: { readonly amounts: readonly bigint[]; readonly words: string };
}

const dollars = (count: Pool['count'], pool: Address, shares: string, last = ''): Pool => {
  const amounts = [100n * ether, 200n * dollar, 300n * dollar, 400n * ether].slice(0, count || 3);
  const words = ['100 DAI', '200 USDC', '300 USDT', `400 ${last}`].slice(0, count || 3);
  return {
    count,
    pool,
    shares,
    one: { amounts: [300n * ether, ...amounts.slice(1).fill(0n)], words: '300 DAI' },
    some: { amounts, words: `${words.slice(0, -1).join(', ')} and ${words.at(-1)}` },
  };
};

const plainPools: readonly Pool[] = [
  {
    count: 2,
    pool: stEthPool,
    shares: 'steCRV',
    one: { amounts: [300n * ether, 0n], words: '300 ETH', value: 300n * ether },
    some: { amounts: [100n * ether, 200n * ether], words: '100 ETH and 200 stETH' },
  },
  dollars(3, threePool, '3Crv'),
  dollars(4, susdPool, 'crvSUSD', 'sUSD'),
  dollars('', threePool, '3Crv'),
];

/** Pools that can take and pay out the underlying assets of their tokens, by their last argument. */
const lendingPools: readonly Pool[] = [
  dollars(2, compoundPool, 'crvCOMP'),
  dollars(3, aavePool, 'crvAAVE'),
  dollars(4, yPool, 'yCRV', 'TUSD'),
];

const adds = ({ pool, shares, one: { amounts, words, value } }: Pool): Omit<AcceptedCase, 'function'> => ({
  intent: `Add ${words} to Curve for at least 290 ${shares}`,
  to: pool,
  ...(value !== undefined && { value }),
  args: { amounts, minMintAmount: 290n * ether },
});

const removes = ({ count, pool, shares, some: { amounts, words } }: Pool): Omit<AcceptedCase, 'function'> => ({
  intent:
    count === 4
      ? `Withdraw at least ${words} from Curve and pay 310 ${shares}`
      : `Redeem 310 LP from Curve for at least ${words}`,
  to: pool,
  args: { amount: 310n * ether, minAmounts: amounts },
});

const removesExactly = ({ pool, shares, some: { amounts, words } }: Pool): Omit<AcceptedCase, 'function'> => ({
  intent: `Withdraw ${words} from Curve and pay at most 310 ${shares}`,
  to: pool,
  args: { amounts, maxBurnAmount: 310n * ether },
});

const liquidity = (pool: Pool): AcceptedCase[] => [
  ...toEither('add_liquidity', `uint256[${pool.count}],uint256`, adds(pool)),
  ...toEither('remove_liquidity', `uint256,uint256[${pool.count}]`, removes(pool)),
  { ...removesExactly(pool), function: `remove_liquidity_imbalance(uint256[${pool.count}],uint256)` },
];

const flagged = (types: string, row: Omit<AcceptedCase, 'function'>): AcceptedCase => ({
  ...row,
  function: types,
  args: { ...row.args, flag: true },
});

const lendingLiquidity = (pool: Pool): AcceptedCase[] => [
  flagged(`add_liquidity(uint256[${pool.count}],uint256,bool)`, adds(pool)),
  flagged(`remove_liquidity(uint256,uint256[${pool.count}],bool)`, removes(pool)),
  flagged(`remove_liquidity_imbalance(uint256[${pool.count}],uint256,bool)`, removesExactly(pool)),
];

const oneCoin = (index: 'int128' | 'uint256'): AcceptedCase[] => {
  const row = (pool: Address, shares: string): Omit<AcceptedCase, 'function'> => ({
    intent: `Redeem 300 ${shares} from Curve for at least 290 USDC`,
    to: pool,
    args: { amount: 300n * ether, i: 1n, minAmount: 290n * dollar },
  });
  return [
    ...toEither('remove_liquidity_one_coin', `uint256,${index},uint256`, row(threePool, '3Crv')),
    flagged(`remove_liquidity_one_coin(uint256,${index},uint256,bool)`, row(aavePool, 'crvAAVE')),
  ];
};

export const curvePools: readonly AcceptedCase[] = [
  ...swaps('int128'),
  ...swaps('uint256'),
  ...toEither('exchange', 'uint256,uint256,uint256,uint256,bool', coinSwap),
  ...plainPools.flatMap(liquidity),
  ...lendingPools.flatMap(lendingLiquidity),
  ...oneCoin('int128'),
  ...oneCoin('uint256'),
];

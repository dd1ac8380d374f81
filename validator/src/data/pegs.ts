import { chains } from './chains.ts';
import { isDollarToken } from './rough-prices.ts';

/** Forms of one asset that trade one for one, without those that gain value over time, such as wstETH and rETH. */
const rows: readonly string[] = ['eth weth steth eeth frxeth', 'wbtc cbbtc tbtc btcb', 'pol wpol matic wmatic'];

const coins = chains.map(({ nativeSymbol }) => `${nativeSymbol} w${nativeSymbol}`.toLowerCase());

const groups: readonly ReadonlySet<string>[] = [...rows, ...coins].map((row) => new Set(row.split(' ')));

/** Whether one whole token of each is worth the same by their pegs. Ignores case. */
export function isPegged(one: string, other: string): boolean {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  return (isDollarToken(a) && isDollarToken(b)) || groups.some((group) => group.has(a) && group.has(b));
}

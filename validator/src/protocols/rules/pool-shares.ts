import { formatUnits } from 'viem/utils';
import type { Term } from '../../effects/effect.ts';

/** Owners' words for shares of a pool. */
const names = ['LP tokens', 'LP', 'pool tokens', 'liquidity tokens', 'BPT', 'UNI-V2', 'SLP'];

/**
 * How many shares of a pool are burned or minted, for shares of 18 decimals: pools are in no token list, so no other
 * check compares the amounts.
 */
export function poolShares(amount: bigint, what = 'amount of pool tokens'): Term {
  const number = formatUnits(amount, 18);
  const [value = number, ...alike] = names.map((name) => `${number} ${name}`);
  return { what, is: 'text', value, alike };
}

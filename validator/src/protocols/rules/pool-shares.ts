import { formatUnits } from 'viem/utils';
import type { Term } from '../../effects/effect.ts';

/** What owners call shares of a pool. */
const names = ['LP tokens', 'LP', 'pool tokens', 'liquidity tokens', 'BPT', 'UNI-V2', 'SLP'];

/**
 * How many shares of a pool are burnt or made, for shares of 18 decimals: no list of tokens knows pools, so that their amounts
 * are compared with nothing else.
 */
export function poolShares(amount: bigint, what = 'amount of pool tokens'): Term {
  const number = formatUnits(amount, 18);
  const [value = number, ...alike] = names.map((name) => `${number} ${name}`);
  return { what, is: 'text', value, alike };
}

import type { WantedFact } from '@countersign/protocol';
import type { Effect } from '../effects/effect.ts';
import type { Unaligned } from '../facts/facts.ts';
import { callOf } from './call-of.ts';

/** Whether a call adds to the spender's existing allowance instead of replacing it. */
export const addsToRight = ({ decoded }: Pick<Unaligned, 'decoded'>, effect: Effect): boolean =>
  callOf(decoded, effect)?.signature?.startsWith('increaseAllowance(') ?? false;

/** The fact that would say how large the allowance is; null if the bytes do not say whose it is. */
export function allowanceOf(
  { request }: Pick<Unaligned, 'request'>,
  { from, spender, gives: [right] }: Effect,
): Extract<WantedFact, { kind: 'allowance' }> | null {
  const owner = from ?? request.sender;
  if (!owner || !spender || right?.asset.kind !== 'token') return null;
  return { kind: 'allowance', owner, spender, token: right.asset.address };
}

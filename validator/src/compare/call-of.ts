import type { Decoded, DecodedCall } from '../decode/decoded-call.ts';
import { walkCalls } from '../decode/walk-calls.ts';
import type { Effect } from '../effects/effect.ts';

const byPath = new WeakMap<Decoded, ReadonlyMap<string, DecodedCall>>();

/** The call that has an effect; null for a signed message. */
export function callOf(decoded: Decoded, { call }: Effect): DecodedCall | null {
  const [first] = decoded.calls;
  if (first?.path === call) return first;
  let calls = byPath.get(decoded);
  if (!calls) {
    calls = new Map(walkCalls(decoded.calls).map((each) => [each.path, each]));
    byPath.set(decoded, calls);
  }
  return calls.get(call) ?? null;
}

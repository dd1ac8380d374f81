import type { DecodedCall } from './decoded-call.ts';

/** Cached, because many checks walk the calls of one request. */
const walked = new WeakMap<readonly DecodedCall[], readonly DecodedCall[]>();

/** Every call of a tree, each before its nested calls. */
export function walkCalls(calls: readonly DecodedCall[]): readonly DecodedCall[] {
  const known = walked.get(calls);
  if (known) return known;
  const found = flatten(calls);
  walked.set(calls, found);
  return found;
}

/** Uses its own stack, because the bytes decide how deep a tree is. */
function flatten(calls: readonly DecodedCall[]): readonly DecodedCall[] {
  const found: DecodedCall[] = [];
  const waiting = calls.toReversed();
  for (let call = waiting.pop(); call !== undefined; call = waiting.pop()) {
    found.push(call);
    for (let index = call.children.length - 1; index >= 0; index -= 1) {
      const child = call.children[index];
      if (child !== undefined) waiting.push(child);
    }
  }
  return found;
}

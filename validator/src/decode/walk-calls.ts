import type { DecodedCall } from './decoded-call.ts';

/** Many checks ask for the calls of one request. */
const walked = new WeakMap<readonly DecodedCall[], readonly DecodedCall[]>();

/** Every call of a tree, each before those it makes. */
export function walkCalls(calls: readonly DecodedCall[]): readonly DecodedCall[] {
  const known = walked.get(calls);
  if (known) return known;
  const found = flatten(calls);
  walked.set(calls, found);
  return found;
}

/** It keeps its own stack: the bytes decide how deep a tree is. */
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

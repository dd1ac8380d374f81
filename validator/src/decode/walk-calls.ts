import type { DecodedCall } from './decoded-call.ts';

/** Every call of a tree, each before those it makes. It keeps its own stack: the bytes decide how deep a tree is. */
export function* walkCalls(calls: readonly DecodedCall[]): Generator<DecodedCall, void, undefined> {
  const waiting = calls.toReversed();
  for (let call = waiting.pop(); call !== undefined; call = waiting.pop()) {
    yield call;
    for (let index = call.children.length - 1; index >= 0; index -= 1) {
      const child = call.children[index];
      if (child !== undefined) waiting.push(child);
    }
  }
}

import { expect, test } from 'vitest';
import type { DecodedCall } from './decoded-call.ts';
import { walkCalls } from './walk-calls.ts';

const call = (path: string, ...children: DecodedCall[]): DecodedCall => ({
  path,
  from: null,
  to: null,
  value: 0n,
  data: '0x',
  operation: 'call',
  protocol: null,
  role: null,
  imitates: [],
  signature: null,
  args: null,
  faults: [],
  effects: [],
  children,
});
const pathsOf = (calls: readonly DecodedCall[]) => walkCalls(calls).map(({ path }) => path);

test('every call comes before its nested calls, in order', () => {
  const tree = [call('0', call('0.0', call('0.0.0')), call('0.1')), call('1', call('1.0'))];
  expect(pathsOf(tree)).toEqual(['0', '0.0', '0.0.0', '0.1', '1', '1.0']);
  expect(pathsOf([])).toEqual([]);
});

test('deep nesting does not exhaust the stack', () => {
  let tree = call('deepest');
  for (let depth = 0; depth < 100_000; depth += 1) tree = call(String(depth), tree);
  expect(pathsOf([tree]).at(-1)).toBe('deepest');
});

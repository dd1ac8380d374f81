import type { Address } from '@countersign/protocol';
import { deployed } from '../../data/deployed.ts';
import type { Hex, RawCall } from '../../effects/call.ts';
import { type ArgumentFates, type CallContext, type Protocol, type Reading, rule } from '../rules/protocol.ts';

/** Multicall3 makes the calls itself: they move and approve its own assets. */
const makes = (
  call: CallContext,
  calls: readonly { readonly target: Address; readonly callData: Hex; readonly value?: bigint }[],
): Reading => ({
  value: 'passed',
  calls: calls.map(
    ({ target, callData, value = 0n }): RawCall => ({
      from: call.to,
      to: target,
      value,
      data: callData,
      operation: 'call',
    }),
  ),
});

/** A contract that calls itself with each part, in the name of its caller. */
const repeats = (call: CallContext, parts: readonly Hex[]): Reading => ({
  value: 'shared',
  calls: parts.map((data): RawCall => ({ from: call.from, to: call.to, value: call.value, data, operation: 'call' })),
});

const on = ['multicall3'];

const mayFail = (path: string): ArgumentFates => ({
  irrelevant: { [path]: 'whether a part that fails ends the whole; no part does more than is shown' },
});

export const multicall3: Protocol = {
  slug: 'multicall3',
  name: 'Multicall3',
  family: 'multicall3',
  words: ['multicall3', 'multicall'],
  contracts: deployed('multicall3'),
  functions: [
    ...(['aggregate', 'blockAndAggregate'] as const).map((name) =>
      rule(`function ${name}((address target, bytes callData)[] calls)`, on, ({ calls }, call) => makes(call, calls)),
    ),
    ...(['tryAggregate', 'tryBlockAndAggregate'] as const).map((name) =>
      rule(
        `function ${name}(bool requireSuccess, (address target, bytes callData)[] calls)`,
        on,
        ({ calls }, call) => makes(call, calls),
        mayFail('requireSuccess'),
      ),
    ),
    rule(
      'function aggregate3((address target, bool allowFailure, bytes callData)[] calls)',
      on,
      ({ calls }, call) => makes(call, calls),
      mayFail('calls[].allowFailure'),
    ),
    rule(
      'function aggregate3Value((address target, bool allowFailure, uint256 value, bytes callData)[] calls)',
      on,
      ({ calls }, call) => makes(call, calls),
      mayFail('calls[].allowFailure'),
    ),
    rule('function multicall(bytes[] data)', 'any', ({ data }, call) => repeats(call, data)),
    rule('function multicall(uint256 deadline, bytes[] data)', 'any', ({ deadline, data }, call) => ({
      ...repeats(call, data),
      fold: (effects) => effects.map((effect) => ({ deadline, ...effect })),
    })),
    rule(
      'function multicall(bytes32 previousBlockhash, bytes[] data)',
      'any',
      ({ data }, call) => repeats(call, data),
      { irrelevant: { previousBlockhash: 'the block that it must follow; after any other it reverts' } },
    ),
  ],
};

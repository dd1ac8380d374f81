import type { Address } from '@countersign/protocol';
import type { Hex, RawCall } from '../../effects/call.ts';
import type { Effect } from '../../effects/effect.ts';
import { addressInWord } from '../bridges/bridging.ts';
import { effectsOf } from '../rules/effects-of.ts';
import { type CallContext, type FunctionRule, type Reading, rule } from '../rules/protocol.ts';

const does = effectsOf('erc4337');

/** The account makes the calls, which move its own assets. */
function makes(
  call: CallContext,
  targets: readonly Address[],
  values: readonly bigint[] | null,
  datas: readonly Hex[],
  operation: number = 0,
): Reading {
  const isOdd = targets.length !== datas.length || (values !== null && values.length !== targets.length);
  const calls = targets.map(
    (to, index): RawCall => ({
      from: call.to,
      to,
      value: values?.[index] ?? 0n,
      data: datas[index] ?? '0x',
      operation: operation === 1 ? 'delegatecall' : 'call',
    }),
  );
  if (isOdd) return { calls, fault: 'targets, values and data of the batch differ in number' };
  return operation > 1
    ? { calls, fault: `operation ${operation} is neither a call (0) nor a delegatecall (1)` }
    : { calls };
}

const owns = (call: CallContext, fields: Partial<Effect>): Reading => ({
  effects: [does({ path: call.path, from: call.to }, 'own', { right: 'owner', ...fields })],
});

/** An owner is an address in a word, or a public key. */
function removed(owner: Hex): Partial<Effect> {
  const address = owner.length === 66 ? addressInWord(owner) : null;
  return address ? { loses: address } : { terms: [{ what: 'owner', is: 'hex', value: owner }] };
}

const single = 'address target, uint256 value, bytes data';
const lists = 'address[] targets, uint256[] values, bytes[] datas';

/** The functions of common accounts: the reference account, Coinbase, Safe, Kernel, Biconomy. */
export const accountFunctions: readonly FunctionRule[] = [
  ...(['execute', 'execute_ncC'] as const).map((name) =>
    rule(`function ${name}(${single})`, 'any', ({ target, value, data }, call) =>
      makes(call, [target], [value], [data]),
    ),
  ),
  ...(['execute', 'executeUserOp', 'executeUserOpWithErrorString'] as const).map((name) =>
    rule(
      `function ${name}(${single}, uint8 operation)`,
      'any',
      ({ target, value, data, operation }, call) => makes(call, [target], [value], [data], operation),
      { examples: [{ operation: 0 }, { operation: 1 }] },
    ),
  ),
  rule('function executeBatch(address[] targets, bytes[] datas)', 'any', ({ targets, datas }, call) =>
    makes(call, targets, null, datas),
  ),
  ...(['executeBatch', 'executeBatch_y6U'] as const).map((name) =>
    rule(`function ${name}(${lists})`, 'any', ({ targets, values, datas }, call) =>
      makes(call, targets, values, datas),
    ),
  ),
  rule(`function executeBatch((${single})[] calls)`, 'any', ({ calls }, call) =>
    makes(
      call,
      calls.map(({ target }) => target),
      calls.map(({ value }) => value),
      calls.map(({ data }) => data),
    ),
  ),
  rule('function executeWithoutChainIdValidation(bytes[] calls)', 'any', ({ calls }, call) => ({
    calls: calls.map((data): RawCall => ({ from: call.from, to: call.to, value: 0n, data, operation: 'call' })),
  })),
  rule('function addOwnerAddress(address owner)', 'any', ({ owner }, call) =>
    owns(call, { to: owner, detail: 'adds an owner of the account' }),
  ),
  rule('function addOwnerPublicKey(bytes32 x, bytes32 y)', 'any', ({ x, y }, call) =>
    owns(call, { detail: `adds the public key ${x}${y.slice(2)} as an owner of the account` }),
  ),
  ...(['removeOwnerAtIndex', 'removeLastOwner'] as const).map((name) =>
    rule(
      `function ${name}(uint256 index, bytes owner)`,
      'any',
      ({ owner }, call) =>
        owns(call, { isRemoval: true, ...removed(owner), detail: 'removes an owner of the account' }),
      { irrelevant: { index: 'where the owner stands in the list; reverts unless that is the owner named' } },
    ),
  ),
];

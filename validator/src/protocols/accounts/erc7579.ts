import { type Address, checksumAddress } from '@countersign/protocol';
import { nobody } from '../../effects/asset-marks.ts';
import type { Hex, RawCall } from '../../effects/call.ts';
import type { Term } from '../../effects/effect.ts';
import { MalformedArguments, tupleReader } from '../rules/abi-arguments.ts';
import { effectsOf } from '../rules/effects-of.ts';
import { type CallContext, type Protocol, type Reading, rule } from '../rules/protocol.ts';

const does = effectsOf('erc7579');

const execution = '(address target, uint256 value, bytes callData)';
const readBatch = tupleReader(`${execution}[] calls`);
const readBatchWithData = tupleReader(`${execution}[] calls, bytes opData`);
const readBatches = tupleReader('bytes[] batches');

/** Of ERC-7821: a batch that may have data of its own, and several such batches. */
const batchWithData = '78210001';
const batchOfBatches = '78210002';

const moduleTypes: Readonly<Record<string, { readonly name: string; readonly may: string }>> = {
  '1': { name: 'validator', may: 'checks signatures of the account' },
  '2': { name: 'executor', may: 'may make any call as the account' },
  '3': { name: 'fallback', may: 'answers calls that the account itself does not handle' },
  '4': { name: 'hook', may: 'may refuse any call of the account' },
};

const moduleType = (id: bigint): Term => ({
  what: 'type of the module',
  is: 'text',
  value: moduleTypes[String(id)]?.name ?? `type ${id}`,
});

/** A batch starts with the offset of its calls: one word, or two if data of its own follow. */
function batchCalls(account: Address, data: Hex): RawCall[] {
  const { calls } = data.startsWith(`0x${'0'.repeat(62)}40`) ? readBatchWithData(data) : readBatch(data);
  return calls.map(({ target, value, callData }) => ({
    from: account,
    // In ERC-7821 the zero address means the account itself.
    to: target === nobody ? account : target,
    value,
    data: callData,
    operation: 'call',
  }));
}

function readExecution(account: Address, mode: Hex, data: Hex): readonly RawCall[] {
  const callType = mode.slice(2, 4);
  const selector = mode.slice(14, 22);
  if (callType === '01') {
    return selector === batchOfBatches
      ? readBatches(data).batches.flatMap((batch) => batchCalls(account, batch))
      : batchCalls(account, data);
  }
  const isDelegate = callType === 'ff';
  if (callType !== '00' && !isDelegate) throw new MalformedArguments(`the call type ${callType} is not known`);
  const headSize = isDelegate ? 42 : 106;
  if (data.length < headSize) throw new MalformedArguments('the packed call is too short');
  return [
    {
      from: account,
      to: `0x${data.slice(2, 42)}`,
      value: isDelegate ? 0n : BigInt(`0x${data.slice(42, 106)}`),
      data: `0x${data.slice(headSize)}`,
      operation: isDelegate ? 'delegatecall' : 'call',
    },
  ];
}

function readMode(mode: Hex): string | null {
  const [execType, selector] = [mode.slice(4, 6), mode.slice(14, 22)];
  if (execType !== '00' && execType !== '01') return `the execution type ${execType} is not known`;
  // Other parts of the mode are understood only by specific accounts.
  if (/[1-9a-f]/.test(mode.slice(6, 14) + mode.slice(22))) return 'the mode contains unknown data';
  const isKnown = ['00000000', batchWithData, batchOfBatches].includes(selector);
  return isKnown ? null : `the execution mode ${selector} is not known`;
}

function executes(call: CallContext, mode: Hex, data: Hex): Reading {
  const fault = readMode(mode);
  return { calls: readExecution(call.to, mode, data), ...(fault ? { fault } : {}) };
}

/** Only the module knows the meaning of its data. */
const moduleData = (data: Hex): readonly Term[] =>
  data === '0x' ? [] : [{ what: 'data for the module', is: 'hex', value: data }];

/** One call, packed. */
const examples = [{ mode: `0x${'00'.repeat(32)}`, executionCalldata: `0x${'ab'.repeat(20)}${'00'.repeat(31)}05` }];

export const erc7579: Protocol = {
  slug: 'erc7579',
  name: 'Modular account (ERC-7579)',
  family: 'erc7579',
  words: ['erc-7579', 'erc7579', 'erc-7821', 'erc7821', 'modular account'],
  contracts: {},
  functions: [
    ...(['execute', 'executeFromExecutor'] as const).map((name) =>
      rule(
        `function ${name}(bytes32 mode, bytes executionCalldata)`,
        'any',
        ({ mode, executionCalldata }, call) => executes(call, mode, executionCalldata),
        { examples },
      ),
    ),
    rule(
      'function installModule(uint256 moduleTypeId, address module, bytes initData)',
      'any',
      ({ moduleTypeId, module, initData }, call) => ({
        effects: [
          does({ path: call.path, from: call.to }, 'own', {
            right: 'module',
            to: module,
            terms: [moduleType(moduleTypeId), ...moduleData(initData)],
            detail: `installs a module that ${moduleTypes[String(moduleTypeId)]?.may ?? `is of type ${moduleTypeId}`}`,
          }),
        ],
      }),
    ),
    rule(
      'function uninstallModule(uint256 moduleTypeId, address module, bytes deInitData)',
      'any',
      ({ moduleTypeId, module, deInitData }, call) => ({
        effects: [
          does({ path: call.path, from: call.to }, 'own', {
            right: 'module',
            isRemoval: true,
            loses: module,
            terms: [moduleType(moduleTypeId), ...moduleData(deInitData)],
            detail: `removes the module ${checksumAddress(module)} of type ${moduleTypeId}`,
          }),
        ],
      }),
    ),
  ],
};

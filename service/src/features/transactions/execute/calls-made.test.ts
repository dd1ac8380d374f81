import type { Address, Call, Hex } from '@countersign/protocol';
import { concatHex, encodeAbiParameters, encodeEventTopics, encodeFunctionData, numberToHex, parseAbi } from 'viem';
import { describe, expect, it } from 'vitest';
import type { SentTransaction } from '../../../platform/chain/chains.ts';
import { callsMade } from './calls-made.ts';

const account = `0x${'a1'.repeat(20)}` as const;
const relayer = `0x${'b2'.repeat(20)}` as const;
const entryPoint = '0x5ff137d4b0fdcd49dca30c7cf57e578a026d2789';
const multiSend = '0x40a2accbd92bca938b02010e17a5b8929b49130d';
const first: Call = { to: `0x${'c3'.repeat(20)}`, value: '7', data: '0xabcdef' };
const second: Call = { to: `0x${'d4'.repeat(20)}`, value: '0', data: '0x' };
const nobody = `0x${'00'.repeat(20)}` as const;

const abi = parseAbi([
  'function executeUserOp(address to, uint256 value, bytes data, uint8 operation)',
  'function multiSend(bytes transactions)',
  'function handleOps((address sender, uint256 nonce, bytes initCode, bytes callData, uint256 callGasLimit, uint256 verificationGasLimit, uint256 preVerificationGas, uint256 maxFeePerGas, uint256 maxPriorityFeePerGas, bytes paymasterAndData, bytes signature)[] ops, address beneficiary)',
  'event UserOperationEvent(bytes32 indexed userOpHash, address indexed sender, address indexed paymaster, uint256 nonce, bool success, uint256 actualGasCost, uint256 actualGasUsed)',
]);
const single = parseAbi(['function execute(address to, uint256 value, bytes data)']);
const byMode = parseAbi(['function execute(bytes32 mode, bytes executionData)']);
const structs = parseAbi(['function executeBatch((address to, uint256 value, bytes data)[] calls)']);
const lists = parseAbi(['function executeBatch(address[] to, uint256[] value, bytes[] data)']);

const tuple = ({ to, value, data }: Call) => ({ to, value: BigInt(value), data });
const execute = (mode: Hex, executionData: Hex) =>
  encodeFunctionData({ abi: byMode, args: [`0x${mode.slice(2).padEnd(64, '0')}`, executionData] });
const encoded = (...calls: Call[]) => encodeAbiParameters(structs[0].inputs, [calls.map(tuple)]);
const listed = (to: Address[], value: bigint[], data: Hex[]) =>
  encodeFunctionData({ abi: lists, args: [to, value, data] });
const bothListed = listed([first.to, second.to], [7n, 0n], [first.data, second.data]);
const pack = ({ to, value, data }: Call, operation = 0) =>
  concatHex([
    numberToHex(operation, { size: 1 }),
    to,
    numberToHex(BigInt(value), { size: 32 }),
    numberToHex(data.length / 2 - 1, { size: 32 }),
    data,
  ]);
const bySafe = (packed: Hex, { to = multiSend as Address, operation = 1 } = {}) => {
  const data = encodeFunctionData({ abi, functionName: 'multiSend', args: [packed] });
  return encodeFunctionData({ abi, functionName: 'executeUserOp', args: [to, 0n, data, operation] });
};

const sent: SentTransaction = {
  from: account,
  to: account,
  value: '0',
  data: '0x',
  blockNumber: 1,
  index: 0,
  minedAtUnix: 1,
  succeeded: true,
  ranOwnCode: true,
  logs: [],
};

/** The calls that the account's own code executed; null if the data cannot be read. */
const ownCalls = (data: Hex): readonly Call[] | null => callsMade(account, { ...sent, data })[1] ?? null;

describe("the calls executed by an account's code", () => {
  it.each<[string, Hex, readonly Call[]]>([
    ['execute(address,uint256,bytes)', encodeFunctionData({ abi: single, args: [first.to, 7n, first.data] }), [first]],
    [
      'executeBatch of structs',
      encodeFunctionData({ abi: structs, args: [[tuple(first), tuple(second)]] }),
      [first, second],
    ],
    ['executeBatch of lists', bothListed, [first, second]],
    [
      'execute by mode, one call',
      execute('0x', concatHex([first.to, numberToHex(7n, { size: 32 }), first.data])),
      [first],
    ],
    ['execute by mode, several', execute('0x01', encoded(first, second)), [first, second]],
  ])('is read from %s', (_what, data, calls) => {
    expect(ownCalls(data)).toEqual(calls);
  });

  it.each<[string, Hex]>([
    ['lists of different lengths', listed([first.to, second.to], [7n], [first.data, second.data])],
    ['a mode that continues after a failure', execute('0x0101', encoded(first, second))],
    ['a mode with options', execute('0x01000000000078210001', encoded(first, second))],
    ['a delegate call', execute('0xff', concatHex([first.to, first.data]))],
    ['a call that is too short', execute('0x', first.to)],
    [
      'a call to the zero address, which some accounts read as themselves',
      execute('0x01', encoded({ ...first, to: nobody })),
    ],
    ['bytes after the arguments', concatHex([bothListed, '0x00'])],
    ['bytes after the calls', execute('0x01', concatHex([encoded(first, second), `0x${'00'.repeat(32)}`]))],
    ['another function', '0xa9059cbb'],
    ['nothing', '0x'],
  ])('is not read from %s', (_what, data) => {
    expect(ownCalls(data)).toBeNull();
  });

  it('are none if the account has no code, or if another account is the sender', () => {
    expect(callsMade(account, { ...sent, data: bothListed, ranOwnCode: false })).toHaveLength(1);
    expect(callsMade(account, { ...sent, data: bothListed, from: relayer })).toEqual([]);
  });
});

describe('a user operation', () => {
  interface Told {
    readonly nonce?: bigint;
    readonly success?: boolean;
    readonly sender?: Address;
    readonly by?: Address;
  }
  const log = ({ nonce = 5n, success = true, sender = account, by = entryPoint }: Told) => ({
    address: by,
    topics: encodeEventTopics({
      abi,
      eventName: 'UserOperationEvent',
      args: { userOpHash: `0x${'00'.repeat(32)}`, sender, paymaster: nobody },
    }) as Hex[],
    data: encodeAbiParameters(
      ['uint256', 'bool', 'uint256', 'uint256'].map((type) => ({ type })),
      [nonce, success, 0n, 0n],
    ),
  });
  const operation = (callData: Hex, sender: Address = account) => ({
    ...({ sender, nonce: 5n, initCode: '0x', callData, callGasLimit: 1n, verificationGasLimit: 1n } as const),
    ...({ preVerificationGas: 1n, maxFeePerGas: 1n, maxPriorityFeePerGas: 1n } as const),
    ...({ paymasterAndData: '0x', signature: '0x' } as const),
  });
  const handle = (...ops: ReturnType<typeof operation>[]) =>
    encodeFunctionData({ abi, functionName: 'handleOps', args: [ops, relayer] });
  const made = (data: Hex, told: Told = {}, different: Partial<SentTransaction> = {}) =>
    callsMade(account, { ...sent, from: relayer, to: entryPoint, data, logs: [log(told)], ...different });

  it('of version 0.6 is read, next to operations of other accounts', () => {
    expect(made(handle(operation(bothListed, relayer), operation(bothListed)))).toEqual([[first, second]]);
  });

  it('of a Safe is read, with the calls of a known library', () => {
    expect(made(handle(operation(bySafe(concatHex([pack(first), pack(second)])))))).toEqual([[first, second]]);
  });

  it.each<[string, () => ReturnType<typeof callsMade>]>([
    ['has failed', () => made(handle(operation(bothListed)), { success: false })],
    ['has the success event of another contract', () => made(handle(operation(bothListed)), { by: relayer })],
    ['has the success event of another nonce', () => made(handle(operation(bothListed)), { nonce: 6n })],
    ['has the success event of another sender', () => made(handle(operation(bothListed)), { sender: relayer })],
    ['is in a failed transaction', () => made(handle(operation(bothListed)), {}, { succeeded: false })],
    ['is not sent to an entry point', () => made(handle(operation(bothListed)), { by: relayer }, { to: relayer })],
    ['runs an unknown library', () => made(handle(operation(bySafe(pack(first), { to: relayer }))))],
    [
      'has a delegated call in a batch',
      () => made(handle(operation(bySafe(concatHex([pack(first), pack(second, 1)]))))),
    ],
    ['has a truncated batch', () => made(handle(operation(bySafe(pack(first).slice(0, -2) as Hex))))],
  ])('that %s is not a call of the account', (_what, read) => {
    expect(read()).toEqual([]);
  });
});

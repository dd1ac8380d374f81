import type { Address, Call, Hex } from '@countersign/protocol';
import {
  decodeAbiParameters,
  decodeEventLog,
  decodeFunctionData,
  encodeAbiParameters,
  encodeFunctionData,
  parseAbi,
  parseAbiParameters,
} from 'viem/utils';
import type { ChainLog, SentTransaction } from '../../../platform/chain/chains.ts';

/** Libraries that a Safe runs as its own code to make several calls. Their addresses are the same on every chain. */
const multiSends: ReadonlySet<string> = new Set([
  '0x8d29be29923b68abfdd21e541b9374737b49cdad',
  '0xa238cbeb142c10ef7ad8442c6d1f9e89e07e7761',
  '0x998739bfdaadde7c933b942a68053933098f9eda',
  '0x38869bf66a61cf6bdb996a6ae40d5853fd43b526',
  '0x218543288004cd07832472d464648173c77d7eb7',
  '0x40a2accbd92bca938b02010e17a5b8929b49130d',
  '0xa1dabef33b3b82c7814b6d82a79e50f4ac44102b',
  '0x9641d764fc13c8b624c04430c7356c1c7c8102e2',
  '0xa83c336b20401af773b6219ba5027174338d1836',
]);

/** ERC-4337 from 0.6 to 0.9: their events about user operations can be trusted. */
const entryPoints: ReadonlySet<string> = new Set([
  '0x5ff137d4b0fdcd49dca30c7cf57e578a026d2789',
  '0x0000000071727de22e5e9d8baf0edac6f37da032',
  '0x4337084d9e255ff0702461cf8895ce9e3b5ff108',
  '0x433709009b8330fda32311df1c2afa402ed8d009',
]);

const safeAbi = parseAbi([
  'function execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures)',
  'function executeUserOp(address to, uint256 value, bytes data, uint8 operation)',
  'function executeUserOpWithErrorString(address to, uint256 value, bytes data, uint8 operation)',
]);
const multiSendAbi = parseAbi(['function multiSend(bytes transactions)']);
const safeEvents = parseAbi([
  'event ExecutionSuccess(bytes32 txHash, uint256 payment)',
  'event ExecutionSuccess(bytes32 indexed txHash, uint256 payment)',
]);
const operationsAbi = parseAbi([
  'function handleOps((address sender, uint256 nonce, bytes initCode, bytes callData, uint256 callGasLimit, uint256 verificationGasLimit, uint256 preVerificationGas, uint256 maxFeePerGas, uint256 maxPriorityFeePerGas, bytes paymasterAndData, bytes signature)[] ops, address beneficiary)',
  'function handleOps((address sender, uint256 nonce, bytes initCode, bytes callData, bytes32 accountGasLimits, uint256 preVerificationGas, bytes32 gasFees, bytes paymasterAndData, bytes signature)[] ops, address beneficiary)',
]);
const operationEvents = parseAbi([
  'event UserOperationEvent(bytes32 indexed userOpHash, address indexed sender, address indexed paymaster, uint256 nonce, bool success, uint256 actualGasCost, uint256 actualGasUsed)',
]);
const executeAbi = parseAbi([
  'function execute(bytes32 mode, bytes executionData)',
  'function execute(address to, uint256 value, bytes data)',
  'function executeBatch((address to, uint256 value, bytes data)[] calls)',
  'function executeBatch(address[] to, uint256[] value, bytes[] data)',
]);
const batchShape = parseAbiParameters('(address to, uint256 value, bytes data)[]');
/** ERC-7579 and ERC-7821: one call, or an atomic batch, without options. */
const singleMode = `0x${'00'.repeat(32)}`;
const batchMode = `0x01${'00'.repeat(31)}`;

/**
 * The calls that an account made in a transaction, as far as the chain proves it: the transaction that it sent itself,
 * calls of its own code (EIP-7702), a transaction of a Safe with the Safe's success event, user operations with the
 * success event of their entry point. A multicall contract of a third party makes calls in its own name only. Failures
 * count only if the account itself sent the transaction: any other failure has no effect, and the call can be sent
 * again.
 */
export function callsMade(account: Address, sent: SentTransaction): Call[][] {
  const { from, to, value, data, succeeded, ranOwnCode } = sent;
  if (to === null) return [];
  if (from === account) {
    const own = to === account && ranOwnCode ? readExecute(data) : null;
    return [[{ to, value, data }], ...(own ? [own] : [])];
  }
  if (!succeeded) return [];
  const made = to === account ? [readSafe(account, sent)] : readOperations(account, sent);
  return made.filter((calls) => calls !== null);
}

function readSafe(account: Address, { data, logs }: SentTransaction): Call[] | null {
  const isDone = logs.some((log) => log.address === account && readEvent(safeEvents, log) !== null);
  return isDone ? readSafeCall(data) : null;
}

/** A user operation counts if its entry point emitted the success event for the same sender and nonce. */
function readOperations(account: Address, { to, data, logs }: SentTransaction): (Call[] | null)[] {
  if (to === null || !entryPoints.has(to)) return [];
  const told = logs.flatMap((log) => (log.address === to ? (readEvent(operationEvents, log) ?? []) : []));
  const [operations = []] = readStrictly(operationsAbi, data)?.args ?? [];
  return operations.flatMap(({ sender, nonce, callData }) => {
    const isOwn = lower(sender) === account;
    const isDone = told.some(({ args }) => args.sender === sender && args.nonce === nonce && args.success);
    return isOwn && isDone ? [readExecute(callData) ?? readSafeCall(callData)] : [];
  });
}

/** The calls in the call data for an account's code, by the most common interfaces. */
function readExecute(data: Hex): Call[] | null {
  const read = readStrictly(executeAbi, data);
  if (!read) return null;
  const { functionName, args } = read;
  if (functionName === 'executeBatch') {
    if (args.length === 1) return args[0].map(callOf);
    const [targets, values, datas] = args;
    if (targets.length !== values.length || targets.length !== datas.length) return null;
    return targets.map((to, index) => callOf({ to, value: values[index] ?? 0n, data: datas[index] ?? '0x' }));
  }
  if (args.length === 3) return [callOf({ to: args[0], value: args[1], data: args[2] })];
  const [mode, packed] = args;
  if (mode === singleMode) return packed.length < 106 ? null : [readPacked(packed)];
  return mode === batchMode ? readBatch(packed) : null;
}

/** Target, value and data, concatenated. */
const readPacked = (packed: Hex): Call => ({
  to: `0x${packed.slice(2, 42)}`,
  value: String(BigInt(`0x${packed.slice(42, 106)}`)),
  data: `0x${packed.slice(106)}`,
});

function readBatch(packed: Hex): Call[] | null {
  try {
    const decoded = decodeAbiParameters(batchShape, packed);
    // Some accounts read the zero address as the account itself.
    const isPlain =
      encodeAbiParameters(batchShape, decoded) === packed && decoded[0].every(({ to }) => BigInt(to) !== 0n);
    return isPlain ? decoded[0].map(callOf) : null;
  } catch {
    return null;
  }
}

function readSafeCall(data: Hex): Call[] | null {
  const read = readStrictly(safeAbi, data);
  if (!read) return null;
  const [to, value, inner, operation] = read.args;
  if (operation === 0) return [callOf({ to, value, data: inner })];
  const packed = multiSends.has(lower(to)) ? readStrictly(multiSendAbi, inner)?.args[0] : undefined;
  return packed === undefined ? null : readMultiSend(packed);
}

/** Hex digits of operation, target, value and length before the data of each call. */
const HEAD = 2 + 40 + 64 + 64;

/** Concatenated calls; null if one of them is not a plain call, or if bytes are left over. */
function readMultiSend(packed: Hex): Call[] | null {
  const calls: Call[] = [];
  let at = 2;
  while (at < packed.length) {
    const head = packed.slice(at, at + HEAD);
    const size = head.length === HEAD ? 2n * BigInt(`0x${head.slice(106)}`) : null;
    const start = at + HEAD;
    if (size === null || !head.startsWith('00') || BigInt(start) + size > BigInt(packed.length)) return null;
    at = start + Number(size);
    const [to, value] = [head.slice(2, 42), head.slice(42, 106)];
    calls.push({ to: `0x${to}`, value: String(BigInt(`0x${value}`)), data: `0x${packed.slice(start, at)}` });
  }
  return calls;
}

const lower = (address: string) => address.toLowerCase() as Address;

const callOf = ({ to, value, data }: { to: Address; value: bigint; data: Hex }): Call => ({
  to: lower(to),
  value: String(value),
  data,
});

/**
 * The arguments, if the data is exactly their canonical encoding: other contracts may read different bytes differently.
 */
function readStrictly<const A extends typeof safeAbi | typeof multiSendAbi | typeof operationsAbi | typeof executeAbi>(
  abi: A,
  data: Hex,
) {
  for (const item of abi) {
    try {
      const read = decodeFunctionData<A>({ abi: [item] as unknown as A, data });
      if (encodeFunctionData({ abi: [item], args: read.args } as never) === data) return read;
    } catch {
      // Not this function.
    }
  }
  return null;
}

function readEvent<const A extends typeof safeEvents | typeof operationEvents>(abi: A, { topics, data }: ChainLog) {
  for (const item of abi) {
    try {
      return decodeEventLog<A>({ abi: [item], data, topics } as never);
    } catch {
      // Not this event.
    }
  }
  return null;
}

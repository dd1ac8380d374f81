import type { Address, Hex } from '@countersign/protocol';
import { type GuardOptions, requireApproval, UncheckableError } from './guard.ts';
import type { WalletTransaction } from './to-call.ts';

/** A call to a wallet (EIP-1193). */
export interface WalletRequest {
  readonly method: string;
  readonly params?: unknown;
}

/** Typed data in the wallet's format: untyped, because they are signed exactly as received. */
interface SignedData {
  readonly domain: Record<string, unknown>;
  readonly types: Record<string, readonly { readonly name: string; readonly type: string }[]>;
  readonly primaryType: string;
  readonly message: Record<string, unknown>;
}

/** Fees and the nonce of a transaction, in JSON-RPC notation: the wallet's own choice. */
export interface SentTransaction extends Readonly<Partial<Record<(typeof transactionFields)[number], Hex>>> {
  readonly accessList?: unknown;
}

/** Carries out an approved action. */
export interface Carrier {
  readonly account: Address;
  chainId(): Promise<number>;
  /** On this chain, or fails. */
  sendTransaction(transaction: SentTransaction, chainId: number): Promise<Hex>;
  /** All or none. */
  sendCalls(calls: readonly SentTransaction[], chainId: number): Promise<unknown>;
  signTypedData(data: SignedData): Promise<Hex>;
  /** For read-only questions. */
  read(request: WalletRequest): Promise<unknown>;
}

const transactionFields = [
  'to',
  'value',
  'data',
  'gas',
  'gasPrice',
  'maxFeePerGas',
  'maxPriorityFeePerGas',
  'nonce',
] as const;
const otherFields = ['from', 'input', 'type', 'chainId', 'accessList'];

/** The methods passed through unchecked: questions to a node or a wallet. All others are refused. */
const questions = new Set([
  'eth_accounts',
  'eth_blobBaseFee',
  'eth_blockNumber',
  'eth_call',
  'eth_chainId',
  'eth_createAccessList',
  'eth_estimateGas',
  'eth_feeHistory',
  'eth_fillTransaction',
  'eth_gasPrice',
  'eth_getBalance',
  'eth_getBlockByHash',
  'eth_getBlockByNumber',
  'eth_getCode',
  'eth_getLogs',
  'eth_getProof',
  'eth_getStorageAt',
  'eth_getTransactionByHash',
  'eth_getTransactionCount',
  'eth_getTransactionReceipt',
  'eth_maxPriorityFeePerGas',
  'eth_syncing',
  'net_version',
  'wallet_getCallsStatus',
  'wallet_getCapabilities',
  'wallet_showCallsStatus',
  'web3_clientVersion',
]);

/**
 * Answers like a wallet, but carries out only what is approved. A guarded wallet has no other way out: unknown methods
 * that might send or sign are refused.
 */
export function guardRequests(carrier: Carrier, options: GuardOptions): (request: WalletRequest) => Promise<unknown> {
  return async ({ method, params }) => {
    const [first, second] = Array.isArray(params) ? (params as unknown[]) : [];
    switch (method) {
      case 'eth_accounts':
      case 'eth_requestAccounts':
        return [carrier.account];
      case 'eth_sendTransaction':
      case 'wallet_sendTransaction':
        return sendTransaction(carrier, options, first);
      case 'wallet_sendCalls':
        return sendCalls(carrier, options, first);
      case 'eth_signTypedData_v4':
        return signTypedData(carrier, options, first, second);
      case 'personal_sign':
        throw new UncheckableError(
          'A plain-text message cannot be checked against an intent. Sign typed data (EIP-712), or sign it outside the guarded wallet',
        );
      default:
        if (questions.has(method)) return carrier.read({ method, params });
        throw new UncheckableError(`${method}: a guarded wallet refuses this method because it cannot be verified`);
    }
  };
}

async function sendTransaction(carrier: Carrier, options: GuardOptions, sent: unknown): Promise<Hex> {
  const transaction = readTransaction(sent, carrier.account);
  const chainId = await chainOf(carrier, [transaction]);
  const approval = await requireApproval(options, {
    account: carrier.account,
    chainId,
    action: { tx: callOf(transaction) },
  });
  const txHash = await carrier.sendTransaction(plain(transaction), chainId);
  options.onSent?.({ requestHash: approval.requestHash, txHash });
  return txHash;
}

async function sendCalls(carrier: Carrier, options: GuardOptions, sent: unknown): Promise<unknown> {
  const { calls, from, chainId: named, capabilities } = (sent ?? {}) as Record<string, unknown>;
  if (capabilities && Object.keys(capabilities).length > 0)
    throw new UncheckableError(
      'capabilities: not supported by a guarded wallet, because they can do more than the calls',
    );
  if (!Array.isArray(calls) || calls.length === 0) throw new TypeError('calls: must be a list');
  const read = calls.map((call: unknown) => {
    if (Object.keys(Object(call).capabilities ?? {}).length > 0)
      throw new UncheckableError('calls: a guarded wallet does not support capabilities');
    const { capabilities: _, ...rest } = call as Record<string, unknown>;
    return readTransaction({ ...rest, from, chainId: named }, carrier.account);
  });
  const chainId = await chainOf(carrier, read);
  await requireApproval(options, { account: carrier.account, chainId, action: { calls: read.map(callOf) } });
  return carrier.sendCalls(read.map(plain), chainId);
}

async function signTypedData(carrier: Carrier, options: GuardOptions, signer: unknown, sent: unknown): Promise<Hex> {
  requireOwn(signer, carrier.account);
  // Read once: what is judged is what is signed.
  const data = (typeof sent === 'string' ? JSON.parse(sent) : structuredClone(sent)) as SignedData;
  const chainId = data.domain?.chainId === undefined ? await carrier.chainId() : Number(data.domain.chainId);
  await requireApproval(options, { account: carrier.account, chainId, action: { typedData: data } });
  return carrier.signTypedData(data);
}

type Fields = Readonly<Record<string, unknown>>;

/** A copy without members that would change the effect of the transaction. */
function readTransaction(sent: unknown, account: Address): Fields {
  const given = Object.entries(Object(sent) as Fields).filter(([, value]) => value !== undefined && value !== null);
  const known = [...transactionFields, ...otherFields] as string[];
  for (const [field] of given) {
    if (!known.includes(field))
      throw new UncheckableError(`${field}: cannot be verified, because it is not part of a plain call`);
  }
  const transaction = structuredClone(Object.fromEntries(given));
  requireOwn(transaction.from ?? account, account);
  return transaction;
}

const callOf = (transaction: Fields) => transaction as WalletTransaction;

function plain({ input, ...fields }: Fields): SentTransaction {
  const kept = [...transactionFields, 'accessList'].flatMap((field) =>
    fields[field] === undefined ? [] : [[field, fields[field]]],
  );
  // The same choice as in `toCall`: what is sent is what was checked.
  return { ...Object.fromEntries(kept), data: fields.data || input } as SentTransaction;
}

function requireOwn(from: unknown, account: Address): void {
  if (typeof from !== 'string' || from.toLowerCase() !== account.toLowerCase())
    throw new TypeError("from: must be the wallet's account");
}

async function chainOf(carrier: Carrier, transactions: readonly Fields[]): Promise<number> {
  const chainId = await carrier.chainId();
  for (const { chainId: named } of transactions) {
    if (named !== undefined && BigInt(named as string) !== BigInt(chainId))
      throw new TypeError(`chainId: is ${BigInt(named as string)}, but the wallet is on ${chainId}`);
  }
  return chainId;
}

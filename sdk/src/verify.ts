import { type Action, type Address, type Hex, hashAction, parseAddress, readTypedData } from '@countersign/protocol';
import {
  ANSWER_MS,
  awaitOutcome,
  DEFAULT_WAIT_MS,
  type FollowingClient,
  MAX_HELD_SECONDS,
  type WaitOptions,
} from './await-outcome.ts';
import type { Client } from './client.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import { responseTo } from './response-to.ts';
import { retrying } from './retrying.ts';
import type { WalletTransaction } from './to-call.ts';
import { type NewTransactionBody, type SentBody, toNewTransaction } from './to-new-transaction.ts';
import type { WalletTypedData } from './to-typed-data.ts';

/** What is needed of a client to submit a request and follow it; any {@link Client} has it. */
export type VerifyingClient = FollowingClient & Pick<Client, 'createTransaction'>;

/** Exactly one of `tx`, `calls` and `typedData`; each as viem, ethers or a wallet has it. */
export type Proposed =
  | (Nothing<'calls' | 'typedData' | 'payment'> & { readonly tx: WalletTransaction })
  | (Nothing<'tx' | 'typedData' | 'payment'> & { readonly calls: readonly WalletTransaction[] })
  | (Nothing<'tx' | 'calls'> & {
      readonly typedData: WalletTypedData;
      /** The resource that the typed data pay for, if any. */
      readonly payment?: NewTransactionBody['payment'];
    });

type Nothing<Names extends string> = { readonly [Name in Names]?: undefined };

/** Makes the sealed form of a request; see `createSealer`. */
export type Seal = (fields: SentBody) => Promise<SentBody>;

export type VerifyRequest = WaitOptions &
  Proposed & {
    readonly client: VerifyingClient;
    /** The account that is to act: the owner's, or an escrow account linked to it. */
    readonly account: string;
    /** The user's own words, verbatim: never what a model made of them. */
    readonly intent: string;
    /** May be left out where `tx`, every one of `calls` or the domain of `typedData` names it. */
    readonly chainId?: number | undefined;
    /** Whatever may help to understand the request later. Never trusted. */
    readonly contextLogs?: Record<string, unknown> | undefined;
    /** Makes the call safe to repeat, also from another process: the same key with the same request is one request. */
    readonly idempotencyKey?: string | undefined;
    readonly seal?: Seal | undefined;
  };

/**
 * Submits an action with the words it came from, waits for the verdict and says what became of it. Lost connections, 429 and
 * 5xx are tried again under the same idempotency key, so that nothing is submitted twice.
 */
export async function verify(request: VerifyRequest): Promise<Outcome> {
  const { client, timeoutMs = DEFAULT_WAIT_MS, waitForOwner = false, signal, seal } = request;
  const began = performance.now();
  const fields = toFields(request);
  const actionHash = hashFields(fields);
  const body = seal ? await seal(fields) : fields;
  const wait = Math.min(MAX_HELD_SECONDS, Math.ceil(timeoutMs / 1000));
  const headers = {
    'idempotency-key': request.idempotencyKey ?? crypto.randomUUID(),
    ...(wait > 0 && { prefer: `wait=${wait}` }),
  };
  const call = { timeoutMs: wait * 1000 + ANSWER_MS, signal };
  const created = await retrying(() => client.createTransaction({ headers, body }, call), signal);
  const page = responseTo(created)?.links.alternate ?? null;
  const { requestHash } = created;
  const isSettled = created.status !== 'PENDING' || (!waitForOwner && created.waitingFor === 'owner');
  const leftMs = timeoutMs - (performance.now() - began);
  const outcome =
    isSettled || leftMs <= 0
      ? outcomeOf(await retrying(() => client.getTransaction({ params: { requestHash } }, { signal }), signal), page)
      : await awaitOutcome({ client, requestHash, page, timeoutMs: leftMs, waitForOwner, signal });
  return requireSame(outcome, actionHash);
}

function toFields(request: VerifyRequest): SentBody {
  const { account, intent, tx, calls, typedData, payment, chainId, contextLogs } = request;
  const action = { tx, calls, typedData, payment };
  const fields = toNewTransaction({ escrowAddress: account, userPrompt: intent, ...action, chainId, contextLogs });
  if (fields.chainId === undefined) throw new TypeError('chainId: is required, as an option or in the transaction');
  return fields;
}

/** A verdict about something else than was submitted is a fault of the service, whatever it decides. */
function requireSame(outcome: Outcome, actionHash: Hex): Outcome {
  if (outcome.actionHash !== null && outcome.actionHash !== actionHash)
    throw new Error('The verdict is about a different action from the one submitted');
  return outcome;
}

/** The action hash of a request: see `hashAction`. */
export function hashFields({ escrowAddress, chainId = 0, tx, calls, typedData }: SentBody): Hex {
  const account = toAddress(escrowAddress, 'account');
  const toPlain = (call: NonNullable<SentBody['tx']>) => ({
    to: toAddress(call.to, 'to'),
    value: call.value,
    data: call.data.toLowerCase() as Hex,
  });
  const [action, another]: (Action | undefined)[] = [
    ...(tx ? [{ tx: toPlain(tx) }] : []),
    ...(calls ? [{ calls: calls.map(toPlain) }] : []),
    ...(typedData ? [{ typedData: readTypedData(typedData) }] : []),
  ];
  if (!action || another) throw new TypeError('tx, calls, typedData: exactly one is required');
  return hashAction(action, { chainId, account });
}

function toAddress(text: string, field: string): Address {
  const address = parseAddress(text);
  if (address === null) throw new TypeError(`${field}: must be an Ethereum address`);
  return address;
}

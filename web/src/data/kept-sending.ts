import { isHex32 } from './is-hex32.ts';

/** The state of an account before its wallet was asked: later transactions follow this one. */
export interface Since {
  /** How many transactions the account had sent. */
  readonly nonce: number;
  readonly block: number;
}

/** What was handed to a wallet: stored in this browser, so that a reloaded page does not send it twice. */
export interface Sending {
  /** The transaction hashes of the calls sent so far, in order; for a batch sent at once, its one hash. */
  readonly hashes: readonly `0x${string}`[];
  /** Nothing is left to send. */
  readonly isWhole: boolean;
  /** The wallet's id for a batch it accepted at once and whose transaction is still unknown (EIP-5792). */
  readonly batchId: string | null;
  /** The wallet was asked for the next call or the batch and has not answered: it may have sent it. */
  readonly isAsked: boolean;
  /** Time of the last question. */
  readonly since: Since | null;
  /** The nonce of the last transaction, once a node has shown it: any other transaction with this nonce replaced it. */
  readonly nonce: number | null;
}

export const nothingSent: Sending = {
  hashes: [],
  isWhole: false,
  batchId: null,
  isAsked: false,
  since: null,
  nonce: null,
};

const PREFIX = 'countersign.sent.';
const keyOf = (requestHash: string) => PREFIX + requestHash;

/** Requests that this browser has sent completely. */
export function sentRequests(): readonly string[] {
  try {
    const hashes = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
    return hashes.map((key) => key.slice(PREFIX.length)).filter((each) => readSending(each).isWhole);
  } catch {
    return [];
  }
}

export function readSending(requestHash: string): Sending {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(requestHash)) ?? 'null') as Partial<Sending> | null;
    const hashes = Array.isArray(kept?.hashes) ? kept.hashes.filter(isHex32) : [];
    const batchId = typeof kept?.batchId === 'string' ? kept.batchId : null;
    const isWhole = kept?.isWhole === true && hashes.length > 0;
    const from = kept?.since;
    const since = Number.isSafeInteger(from?.nonce) && Number.isSafeInteger(from?.block) ? (from as Since) : null;
    const nonce = Number.isSafeInteger(kept?.nonce) ? (kept?.nonce as number) : null;
    return { hashes, isWhole, batchId, isAsked: kept?.isAsked === true, since, nonce };
  } catch {
    return nothingSent;
  }
}

/** Storage failed, so after a reload the same could be sent twice. */
export class NotKept extends Error {}

export function keepSending(requestHash: string, sending: Sending): void {
  const { hashes, batchId, isAsked } = sending;
  try {
    if (hashes.length === 0 && batchId === null && !isAsked) localStorage.removeItem(keyOf(requestHash));
    else localStorage.setItem(keyOf(requestHash), JSON.stringify(sending));
  } catch {
    throw new NotKept();
  }
}

export const isSameSending = (one: Sending, other: Sending): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Calls back when another tab changes the store. */
export function onSendingKept(requestHash: string, listen: (sending: Sending) => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === keyOf(requestHash) || key === null) listen(readSending(requestHash));
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}

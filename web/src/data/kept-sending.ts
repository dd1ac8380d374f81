import { isHex32 } from './is-hex32.ts';

/** Where an account stood before its wallet was asked: what it has sent since begins there. */
export interface Since {
  /** How many transactions the account had sent. */
  readonly nonce: number;
  readonly block: number;
}

/** What was handed to a wallet: kept by this browser, so that a page that is opened again does not send it twice. */
export interface Sending {
  /** Of the calls that were sent, in their order; of a batch that went at once, its one transaction. */
  readonly hashes: readonly `0x${string}`[];
  /** Nothing is left to be sent. */
  readonly isWhole: boolean;
  /** What the wallet calls a batch that it took at once, and whose transaction it has not told yet (EIP-5792). */
  readonly batchId: string | null;
  /** The wallet was asked for the next call, or for the batch, and has not answered: it may have sent it. */
  readonly isAsked: boolean;
  /** When it was asked last. */
  readonly since: Since | null;
  /** Of the last transaction, once a node has shown it: whatever else has this nonce was sent in its place. */
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

/** The requests of which this browser keeps that everything was sent. */
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

/** This browser keeps nothing, so that what is sent now could be sent twice after a reload. */
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

/** Hears what other tabs keep. */
export function onSendingKept(requestHash: string, listen: (sending: Sending) => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === keyOf(requestHash) || key === null) listen(readSending(requestHash));
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}

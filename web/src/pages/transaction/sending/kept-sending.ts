import { isHex32 } from './is-hex32.ts';

/** What was handed to a wallet: kept by this browser, so that a page that is opened again does not send it twice. */
export interface Sending {
  /** Of the calls that were sent, in their order; of a batch that went at once, its one transaction. */
  readonly hashes: readonly `0x${string}`[];
  /** Nothing is left to be sent. */
  readonly isWhole: boolean;
  /** What the wallet calls a batch that it took at once, and whose transaction it has not told yet (EIP-5792). */
  readonly batchId: string | null;
}

export const nothingSent: Sending = { hashes: [], isWhole: false, batchId: null };

const keyOf = (requestHash: string) => `countersign.sent.${requestHash}`;

export function readSending(requestHash: string): Sending {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(requestHash)) ?? 'null') as Partial<Sending> | null;
    const hashes = Array.isArray(kept?.hashes) ? kept.hashes.filter(isHex32) : [];
    const batchId = typeof kept?.batchId === 'string' ? kept.batchId : null;
    return { hashes, isWhole: kept?.isWhole === true && hashes.length > 0, batchId };
  } catch {
    return nothingSent;
  }
}

export function keepSending(requestHash: string, sending: Sending): void {
  if (sending.hashes.length === 0 && sending.batchId === null) localStorage.removeItem(keyOf(requestHash));
  else localStorage.setItem(keyOf(requestHash), JSON.stringify(sending));
}

import { ApiError } from '@countersign/sdk';
import type { Session } from '../session/session.ts';

/** The only refusal that proves a different transaction was sent. */
export const isSomethingElse = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.code === 'transaction.execution' &&
  error.message.startsWith('txHash: is a different call from the approved one');

/** The chain does not show it yet; every other refusal is final. */
const isEarly = (error: ApiError) => /try again later|is not known on chain/.test(error.message);
const isFinal = (error: unknown) =>
  error instanceof ApiError && [400, 403, 404].includes(error.statusCode) && !isEarly(error);

export interface Sent {
  readonly requestHash: string;
  readonly hashes: readonly `0x${string}`[];
}

/**
 * The outcome of a report: the chain has confirmed it, does not show it yet, or the service refuses it. A refused
 * transaction may still be the approved one, for example on a chain that the service cannot read.
 */
export type Reported = { readonly is: 'ended' } | { readonly is: 'early' | 'refused'; readonly error: unknown };

/** Asks the service to look up the transaction. */
export async function reportSent(call: Session['call'], { requestHash, hashes }: Sent): Promise<Reported> {
  const txHash = hashes.at(-1);
  if (!txHash) return { is: 'ended' };
  const body = { txHash, ...(hashes.length > 1 && { earlierTxHashes: hashes.slice(0, -1) }) };
  try {
    await call((client) => client.recordExecution({ params: { requestHash }, body }));
    return { is: 'ended' };
  } catch (error) {
    return { is: isFinal(error) ? 'refused' : 'early', error };
  }
}

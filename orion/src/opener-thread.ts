import { parentPort, workerData } from 'node:worker_threads';
import { readPrivateKey } from 'openpgp';
import { openMessage, type SealedMessage } from './open-message.ts';

/**
 * The messages to and from the thread: the bytes, or null if a message is unreadable. The first answer is null, and
 * says that it has started.
 */
export type Question = SealedMessage & { readonly nowMs: number };
export type OpenedBytes = Uint8Array | null;

const privateKey = await readPrivateKey({ binaryKey: workerData as Uint8Array });

parentPort?.on('message', async ({ nowMs, ...message }: Question) => {
  const answer: OpenedBytes = await openMessage(message, privateKey, new Date(nowMs)).catch(() => null);
  parentPort?.postMessage(answer);
});
parentPort?.postMessage(null);

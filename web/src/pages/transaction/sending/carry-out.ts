import { isSameSending, nothingSent, type Sending } from '../../../data/kept-sending.ts';
import type { Action, WholeTransaction } from '../record.ts';
import { type Call, goToRightPlace, type Hex, type Sender, sendCall, signTypedData } from './ask-wallet.ts';
import { awaitCall, findSince, Replaced, whereNow } from './find-sent.ts';
import { refuseLeft } from './left.ts';
import { awaitBatch, knowsBatch, newBatchId, sendBatch } from './wallet-batch.ts';
import { isRefusal } from './wallet-errors.ts';
import { SendingRefused, whyNotSent } from './why-not-sent.ts';

export interface Errand {
  readonly action: Action;
  readonly sender: Sender;
  /** What was sent before. */
  readonly before: Sending;
  /** All calls at once, or none, as announced to the owner; otherwise one by one. */
  readonly atOnce: boolean;
  /** The current record. */
  readonly look: () => Promise<WholeTransaction>;
  /** Stored before anything else happens: what was sent is never sent again. */
  readonly keep: (sending: Sending) => void;
  /** The stored state, which any tab may have written. */
  readonly read: () => Sending;
  /** Whether a request to the wallet is pending. */
  readonly onAsking: (isAsking: boolean) => void;
  /** Aborted when the owner leaves. */
  readonly signal: AbortSignal;
}

/** Sends exactly what was approved, or the rest of it; returns the signature if the action is to be signed. */
export async function carryOut(errand: Errand): Promise<Hex | null> {
  const { action, sender, before, atOnce } = errand;
  const { tx, calls, typedData } = action;
  const all = calls ?? (tx ? [tx] : []);
  if (typedData) {
    await mayStill(errand);
    return asking(errand, () => signTypedData(sender, typedData));
  }
  const isBatch = all.length > 1 && before.hashes.length === 0 && !before.isAsked;
  if (before.batchId !== null || (isBatch && atOnce)) {
    await sendAtOnce(errand, all);
  } else {
    await sendInOrder(errand, all);
  }
  return null;
}

async function mayStill({ action, sender, look, signal }: Errand): Promise<void> {
  const why = whyNotSent(await look(), action, Date.now());
  if (why) throw why;
  await goToRightPlace(sender);
  refuseLeft(signal);
}

async function asking<T>({ onAsking }: Errand, ask: () => Promise<T>): Promise<T> {
  onAsking(true);
  try {
    return await ask();
  } finally {
    onAsking(false);
  }
}

/** Sends a request to the wallet after storing that it was asked: from then on it may have been sent. */
async function askOnce<T>(
  errand: Errand,
  as: { readonly kept: Sending; readonly asked: Sending },
  ask: () => Promise<T>,
) {
  if (!isSameSending(errand.read(), as.kept)) {
    throw new SendingRefused(
      'Another tab sends this',
      'Nothing more was sent from here. Continue in that tab, or close it and reload this page.',
    );
  }
  errand.keep(as.asked);
  try {
    return await asking(errand, ask);
  } catch (error) {
    if (isRefusal(error)) errand.keep(as.kept);
    throw error;
  }
}

async function sendInOrder(errand: Errand, all: readonly Call[]): Promise<void> {
  const { sender, before, keep, signal } = errand;
  let kept = before;
  const become = (next: Sending) => {
    kept = next;
    keep(next);
  };
  for (const [index, call] of all.entries()) {
    let { hashes } = kept;
    const isLast = index === all.length - 1;
    let hash = hashes[index];
    if (hash === undefined) {
      await mayStill(errand);
      const found = kept.isAsked ? await findSince(sender, kept.since, call) : null;
      // The wallet may have sent it since the first request.
      const since = kept.isAsked ? kept.since : await whereNow(sender);
      hash =
        found ??
        (await askOnce(errand, { kept, asked: { ...kept, since, isAsked: true } }, () => sendCall(sender, call)));
      hashes = [...hashes, hash];
      become({ ...nothingSent, hashes, since, isWhole: isLast });
    }
    // The next call may depend on this one; the service reports the outcome of the last.
    if (isLast || hashes.length > index + 1) continue;
    const { since, nonce } = kept;
    const onNonce = (seen: number) => become({ ...kept, nonce: seen });
    const mined = await awaitCall(sender, { hash, call, since, nonce, onNonce }, signal).catch((error: unknown) => {
      if (error instanceof Replaced) become({ ...kept, hashes: hashes.slice(0, index), since: null, nonce: null });
      throw error;
    });
    if (mined.hash !== hash) become({ ...kept, hashes: [...hashes.slice(0, index), mined.hash] });
    if (!mined.succeeded) {
      become({ ...kept, isWhole: true });
      return;
    }
  }
}

async function sendAtOnce(errand: Errand, all: readonly Call[]): Promise<void> {
  const { sender, before, keep, signal } = errand;
  let id = before.batchId ?? newBatchId();
  if (before.batchId === null || !(await knowsBatch(sender, id))) {
    if (before.batchId !== null && !before.isAsked) {
      keep({ ...before, isAsked: true });
      throw new SendingRefused(
        'Your wallet does not know the batch any more',
        'Look in your wallet whether it was sent. If so, report its hash here; otherwise you can send it again.',
      );
    }
    await mayStill(errand);
    const asked = { ...nothingSent, batchId: id, isAsked: true };
    id = await askOnce(errand, { kept: before, asked }, () => sendBatch(sender, id, all));
    keep({ ...nothingSent, batchId: id });
  }
  try {
    keep({ ...nothingSent, hashes: await awaitBatch(sender, id, signal), isWhole: true });
  } catch (error) {
    // Only a batch that the wallet itself refused may be sent again.
    if (error instanceof SendingRefused) keep(nothingSent);
    throw error;
  }
}

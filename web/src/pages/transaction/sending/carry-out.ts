import type { Action, WholeTransaction } from '../record.ts';
import {
  awaitBatch,
  awaitCall,
  canBatch,
  goToRightPlace,
  type Sender,
  sendBatch,
  sendCall,
  signTypedData,
} from './ask-wallet.ts';
import { nothingSent, type Sending } from './kept-sending.ts';
import { SendingRefused, whyNotSent } from './why-not-sent.ts';

export interface Errand {
  readonly action: Action;
  readonly sender: Sender;
  /** What was sent before. */
  readonly before: Sending;
  /** The record as it is at this moment. */
  readonly look: () => Promise<WholeTransaction>;
  /** Kept before anything else happens: what was sent is not sent again. */
  readonly keep: (sending: Sending) => void;
}

/** Sends exactly what was approved, or what is left of it; the signature where it is to be signed. */
export async function carryOut(errand: Errand): Promise<`0x${string}` | null> {
  const { action, sender, before, look, keep } = errand;
  const { tx, calls, typedData } = action;
  const mayStill = async () => {
    const why = whyNotSent(await look(), action, Date.now());
    if (why) throw why;
    await goToRightPlace(sender);
  };
  if (before.batchId !== null) {
    await finishBatch(errand, before.batchId);
    return null;
  }
  await mayStill();
  if (typedData) return signTypedData(sender, typedData);
  const all = calls ?? (tx ? [tx] : []);
  if (all.length > 1 && before.hashes.length === 0 && (await canBatch(sender))) {
    const batchId = await sendBatch(sender, all);
    keep({ hashes: [], isWhole: false, batchId });
    await finishBatch(errand, batchId);
    return null;
  }
  let hashes = before.hashes;
  for (const [index, call] of all.entries()) {
    const sent = hashes[index];
    if (sent === undefined) {
      if (index > before.hashes.length) await mayStill();
      hashes = [...hashes, await sendCall(sender, call)];
      keep({ hashes, isWhole: hashes.length === all.length, batchId: null });
    }
    const hash = hashes[index];
    // What comes next may need it; of the last one the service tells.
    if (hash === undefined || index === all.length - 1) continue;
    if (!(await awaitCall(sender, hash, call))) {
      keep({ hashes, isWhole: true, batchId: null });
      return null;
    }
  }
  return null;
}

async function finishBatch({ sender, keep }: Errand, batchId: string): Promise<void> {
  try {
    const hash = await awaitBatch(sender, batchId);
    keep({ hashes: [hash], isWhole: true, batchId: null });
  } catch (error) {
    // Only what the wallet itself gave up may be sent again.
    if (error instanceof SendingRefused) keep(nothingSent);
    throw error;
  }
}

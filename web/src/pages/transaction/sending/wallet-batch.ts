import { isHex32 } from '../../../data/is-hex32.ts';
import { type Call, type Hex, hexOf, noHash, type Sender } from './ask-wallet.ts';
import { pause } from './left.ts';
import { isDuplicateBatch, isUnknownBatch, isUnsupported } from './wallet-errors.ts';
import { SendingRefused } from './why-not-sent.ts';

/** Whether the wallet executes several calls atomically (EIP-5792). */
export async function canBatch({ account, chainId, ask }: Sender): Promise<boolean> {
  try {
    const found = (await ask('wallet_getCapabilities', [account, [hexOf(chainId)]])) as Record<string, unknown> | null;
    // Capabilities of all chains are listed under 0.
    const { atomic } = (found?.[hexOf(chainId)] ?? found?.['0x0'] ?? {}) as { atomic?: { status?: unknown } };
    return atomic?.status === 'supported' || atomic?.status === 'ready';
  } catch (error) {
    if (isUnsupported(error)) return false;
    throw error;
  }
}

/** The wallet recognises a batch by this id and refuses it the second time. */
export const newBatchId = (): Hex => {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return `0x${Array.from(bytes, (each) => each.toString(16).padStart(2, '0')).join('')}`;
};

/** The wallet's id of the batch: the requested one, or its own. */
export async function sendBatch({ account, chainId, ask }: Sender, id: string, calls: readonly Call[]) {
  const batch = {
    version: '2.0.0',
    id,
    from: account,
    chainId: hexOf(chainId),
    atomicRequired: true,
    calls: calls.map(({ to, value, data }) => ({ to, value: hexOf(value), data })),
  };
  const answer = await ask('wallet_sendCalls', [batch]).catch((error: unknown) => {
    // The wallet already has it: the page was left before it could answer.
    if (isDuplicateBatch(error)) return id;
    throw error;
  });
  const given = typeof answer === 'string' ? answer : (answer as { id?: unknown } | null)?.id;
  if (typeof given !== 'string') throw noHash();
  return given;
}

export async function knowsBatch({ ask }: Sender, id: string): Promise<boolean> {
  try {
    await ask('wallet_getCallsStatus', [id]);
    return true;
  } catch (error) {
    if (isUnknownBatch(error)) return false;
    throw error;
  }
}

/** The transactions of the mined batch: one, unless the wallet split it. */
export async function awaitBatch({ ask }: Sender, id: string, signal: AbortSignal): Promise<readonly Hex[]> {
  for (;;) {
    const found = (await ask('wallet_getCallsStatus', [id])) as { status?: unknown; receipts?: unknown };
    const status = Number(found.status);
    const receipts: readonly { transactionHash?: unknown }[] = Array.isArray(found.receipts) ? found.receipts : [];
    const hashes = new Set(receipts.map(({ transactionHash }) => transactionHash).filter(isHex32));
    if (status >= 200 && hashes.size > 0) return [...hashes];
    if (status >= 300) {
      throw new SendingRefused('Your wallet did not send the batch', 'Nothing of it has happened. You can try again.');
    }
    await pause(signal);
  }
}

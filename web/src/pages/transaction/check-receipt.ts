import { type Client, verifyReceipt } from '@countersign/sdk';
import type { WholeTransaction } from './record.ts';

export interface CheckedReceipt {
  readonly receipt: object;
  readonly isValid: boolean;
  /** What was verified, or which member differs. */
  readonly line: string;
}

/** Fetches the receipt and verifies it in this browser, with the keys of the service and of the arbiter shown. */
export async function checkReceipt(
  client: Client,
  { requestHash, verdict }: Pick<WholeTransaction, 'requestHash' | 'verdict'>,
): Promise<CheckedReceipt> {
  const [receipt, keys] = await Promise.all([
    client.getReceipt({ params: { requestHash }, query: { words: 'shown' } }),
    client.getJwks(),
  ]);
  const checked = verifyReceipt(receipt, {
    keys,
    arbiter: verdict?.signed ? (verdict.signer ?? undefined) : undefined,
  });
  if (!checked.valid) {
    const [first, ...more] = checked.faults;
    const others = more.length === 0 ? '' : ` (and ${more.length} more)`;
    return { receipt, isValid: false, line: `${first?.where} ${first?.what}${others}.` };
  }
  if (receipt.request.requestHash !== requestHash) {
    return { receipt, isValid: false, line: 'request.requestHash is that of another transaction.' };
  }
  const by = receipt.verdict === null ? 'there is no verdict yet' : describeSigner(checked.arbiter);
  const rows = receipt.audit.length;
  return {
    receipt,
    isValid: true,
    line: `Verified in this browser: the service sealed it, every hash matches, ${by}, and ${rows} audit ${rows === 1 ? 'entry is' : 'entries are'} included.`,
  };
}

const describeSigner = (arbiter: string | null) =>
  arbiter === null ? 'the verdict is not signed' : `the verdict is signed by ${arbiter}`;

import type { Hex } from '@countersign/protocol';
import type { Database } from '../../platform/db/database.ts';
import type { Custody } from './deps.ts';

interface Approved {
  readonly userId: string;
  readonly requestHash: Hex;
  readonly chainId: number;
  readonly isSealed: boolean;
}

/** What keeps an approved transaction from leaving by custody, and what to do; null where nothing does. */
export async function whyWaiting(
  tx: Database,
  { client, isActive }: Custody,
  { userId, requestHash, chainId, isSealed }: Approved,
): Promise<string | null> {
  const byHand = `carry it out yourself and report it with POST /transactions/${requestHash}/execution`;
  if (!(await isActive(tx, userId, 'execution'))) {
    return `There is no active custody integration of type execution: set one up with POST /custody/generate-csr/execution and POST /custody/complete/execution, or ${byHand}`;
  }
  if (isSealed) {
    return `The payload is sealed, so this service cannot read the call: have it submitted with POST /custody/admin/transactions (ADMIN key), or ${byHand}`;
  }
  if (!client.supports(chainId)) {
    return `The custody provider has no known asset for chain ${chainId}: the operator can name it in CUSTODY_ASSETS; or ${byHand}`;
  }
  return null;
}

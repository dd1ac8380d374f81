import type { Action, Hex } from '@countersign/protocol';
import type { Database } from '../../platform/db/database.ts';
import type { Custody } from './deps.ts';

interface Approved {
  readonly userId: string;
  readonly requestHash: Hex;
  readonly chainId: number;
  /** Null if it is sealed. */
  readonly action: Action | null;
}

/** Why custody cannot execute an approved transaction, and what to do; null if it can. */
export async function whyWaiting(
  tx: Database,
  { client, isActive }: Custody,
  { userId, requestHash, chainId, action }: Approved,
): Promise<string | null> {
  const byHand = `execute it yourself and report it with POST /transactions/${requestHash}/execution`;
  // Independent of the integration: a provider sends single transactions, and can execute neither of these.
  if (action?.typedData) {
    return `The custody provider sends transactions but does not sign typed data: sign it yourself and, once it has been used on chain, report that with POST /transactions/${requestHash}/execution`;
  }
  if (action?.calls) {
    return `The custody provider sends single calls, not batches: send the batch from the account itself and report it with POST /transactions/${requestHash}/execution`;
  }
  if (!(await isActive(tx, userId, 'execution'))) {
    return `There is no active custody integration of type execution: set one up with POST /custody/generate-csr/execution and POST /custody/complete/execution, or ${byHand}`;
  }
  if (action === null) {
    return `The payload is sealed, so this service cannot read the call: have it submitted with POST /custody/admin/transactions (ADMIN key), or ${byHand}`;
  }
  if (!client.supports(chainId)) {
    return `The custody provider has no known asset for chain ${chainId}: the operator can add it to CUSTODY_ASSETS; or ${byHand}`;
  }
  return null;
}

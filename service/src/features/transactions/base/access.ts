import { type Hex, isHash32 } from '@countersign/protocol';
import type { Principal } from '../../../platform/http/principal.ts';
import { transactionNotFound } from './errors.ts';
import type { TransactionState } from './store.ts';

type Whose = Pick<TransactionState, 'userId' | 'serviceId' | 'ownerAddress'>;

/** A transaction is accessible to its owner, to server keys and to the arbiters of its verification service. */
export function reaches(principal: Principal, { userId, serviceId, ownerAddress }: Whose): boolean {
  if (principal.kind === 'admin-key') return true;
  if (principal.kind === 'orion-key') return principal.serviceId === serviceId;
  return principal.kind === 'signature' ? principal.address === ownerAddress : principal.userId === userId;
}

/** A text that cannot be a hash is answered as not found. */
export function readRequestHash(text: string): Hex {
  if (!isHash32(text)) throw transactionNotFound();
  return text.toLowerCase() as Hex;
}

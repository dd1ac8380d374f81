import { type Hex, isHash32 } from '@countersign/protocol';
import type { Principal } from '../../../platform/http/principal.ts';
import { transactionNotFound } from './errors.ts';
import type { TransactionState } from './store.ts';

type Whose = Pick<TransactionState, 'userId' | 'serviceId' | 'ownerAddress'>;

/** Owners and servers reach a transaction, and the arbiters that it is addressed to. */
export function reaches(principal: Principal, { userId, serviceId, ownerAddress }: Whose): boolean {
  if (principal.kind === 'admin-key') return true;
  if (principal.kind === 'orion-key') return principal.serviceId === serviceId;
  return principal.kind === 'signature' ? principal.address === ownerAddress : principal.userId === userId;
}

/** A text that cannot be a hash names nothing. */
export function readRequestHash(text: string): Hex {
  if (!isHash32(text)) throw transactionNotFound();
  return text.toLowerCase() as Hex;
}

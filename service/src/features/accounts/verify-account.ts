import type { Address } from '@countersign/protocol';
import type { SignatureProof, SignatureVerifier } from '../../platform/crypto/verify-signature.ts';
import type { Database } from '../../platform/db/database.ts';
import { findUser, type User } from './store.ts';

export interface AccountDeps {
  readonly db: Database;
  readonly verifier: SignatureVerifier;
}

export interface AccountSignature {
  readonly address: Address;
  readonly text: string;
  readonly signature: string;
  /** The chain named in the text, if any. */
  readonly chainId?: number | undefined;
}

/**
 * How an account signed a text, or null. If a user has the address, a contract counts only if that user is this
 * contract: code at the same address on another chain belongs to someone else.
 */
export async function verifyAccount(
  { db, verifier }: AccountDeps,
  { chainId: named, ...signature }: AccountSignature,
  user?: User | null,
): Promise<SignatureProof | null> {
  const known = user === undefined ? await findUser(db, signature.address) : user;
  return verifier.verify({ ...signature, chainId: contractChain(known, named) });
}

/** Whether a user is the account of this proof. The key of an address takes precedence over code there (EIP-7702). */
export function isProvenBy(user: User, proof: SignatureProof): boolean {
  return proof.by === 'key' || user.accountKind === null || user.accountChainId === proof.chainId;
}

function contractChain(user: User | null, named: number | undefined): number | null | undefined {
  if (!user || user.accountKind === null) return named;
  return named === undefined || named === user.accountChainId ? user.accountChainId : null;
}

import type { Address } from '@countersign/protocol';
import type { Actor } from '../../platform/audit/actor.ts';
import type { SignatureProof } from '../../platform/crypto/verify-signature.ts';
import type { Database } from '../../platform/db/database.ts';
import { userExists, userNotFound } from './errors.ts';
import { findUser, insertUser, type NewUser, type User } from './store.ts';

export async function createUser(db: Database, actor: Actor, user: NewUser): Promise<User> {
  const created = await insertUser(db, actor, user);
  if (!created) throw userExists();
  return created;
}

export async function getUser(db: Database, address: Address): Promise<User> {
  const user = await findUser(db, address);
  if (!user) throw userNotFound();
  return user;
}

/** The first sign-in of an address creates its user. */
export async function findOrCreateUser(db: Database, address: Address, proof: SignatureProof): Promise<User> {
  const found = await findUser(db, address);
  if (found) return found;
  const created = await insertUser(db, { kind: 'signature', address }, { address, displayName: null, proof });
  return created ?? getUser(db, address);
}

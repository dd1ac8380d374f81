import type { Address } from '@countersign/protocol';
import type { Database } from '../../platform/db/database.ts';
import { userExists, userNotFound } from './errors.ts';
import { findUser, insertUser, type User } from './store.ts';

export async function createUser(db: Database, address: Address, displayName: string | null): Promise<User> {
  const user = await insertUser(db, address, displayName);
  if (!user) throw userExists();
  return user;
}

export async function getUser(db: Database, address: Address): Promise<User> {
  const user = await findUser(db, address);
  if (!user) throw userNotFound();
  return user;
}

/** The first sign-in of an address makes its user. */
export async function findOrCreateUser(db: Database, address: Address): Promise<User> {
  return (await findUser(db, address)) ?? (await insertUser(db, address, null)) ?? getUser(db, address);
}

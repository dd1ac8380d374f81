import { randomUUID } from 'node:crypto';
import type { Address } from '@countersign/protocol';
import type { Actor } from '../../platform/audit/actor.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { SignatureProof } from '../../platform/crypto/verify-signature.ts';
import type { Database } from '../../platform/db/database.ts';
import { and, eq, isNull, or, sql } from '../../platform/db/drizzle.ts';
import { statement } from '../../platform/db/statement.ts';
import { users } from './table.ts';

export type User = typeof users.$inferSelect;

export interface NewUser {
  readonly address: Address;
  readonly displayName: string | null;
  /** Null if no signature proves the address yet. */
  readonly proof: SignatureProof | null;
}

/** Null if the address already exists. */
export async function insertUser(
  db: Database,
  actor: Actor,
  { address, displayName, proof }: NewUser,
): Promise<User | null> {
  return db.transaction(async (tx) => {
    const [user] = await tx
      .insert(users)
      .values({ id: randomUUID(), address, displayName, ...accountOf(proof) })
      .onConflictDoNothing({ target: users.address })
      .returning();
    if (!user) return null;
    await recordAudit(tx, { actor, action: 'user.create', userId: user.id, detail: { address } });
    return user;
  });
}

export async function findUser(db: Database, address: Address): Promise<User | null> {
  const [user] = await selectUser(db, { address });
  return user ?? null;
}

const selectUser = statement('user', (db) =>
  db
    .select()
    .from(users)
    .where(eq(users.address, sql.placeholder('address'))),
);

/**
 * The user with this address, if it belongs to them on this chain: a contract account belongs to its own chain only.
 */
export async function findUserOnChain(db: Database, address: Address, chainId: number): Promise<User | null> {
  const rows = await selectOnChain(db, { address, chainId });
  return rows[0] ?? null;
}

const selectOnChain = statement('user-on-chain', (db) => {
  const onChain = or(isNull(users.accountChainId), eq(users.accountChainId, sql.placeholder('chainId')));
  return db
    .select()
    .from(users)
    .where(and(eq(users.address, sql.placeholder('address')), onChain));
});

/** Records the kind of a user's account. False if a concurrent proof was faster. */
export async function updateAccount(db: Database, user: User, proof: SignatureProof): Promise<boolean> {
  const account = accountOf(proof);
  return db.transaction(async (tx) => {
    const before = user.accountKind === null ? isNull(users.accountKind) : eq(users.accountKind, user.accountKind);
    const { rowCount } = await tx
      .update(users)
      .set(account)
      .where(and(eq(users.id, user.id), before));
    if (rowCount !== 1) return false;
    const actor = { kind: 'signature', userId: user.id, address: user.address } as const;
    await recordAudit(tx, { actor, action: 'user.bind', userId: user.id, detail: account });
    return true;
  });
}

const accountOf = (proof: SignatureProof | null) => ({
  accountKind: proof?.by ?? null,
  accountChainId: proof?.by === 'contract' ? proof.chainId : null,
});

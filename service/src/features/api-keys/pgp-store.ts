import { randomUUID } from 'node:crypto';
import { actorOf } from '../../platform/audit/actor.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Database } from '../../platform/db/database.ts';
import { and, eq, isNull, sql } from '../../platform/db/drizzle.ts';
import type { JwtPrincipal } from '../../platform/http/principal.ts';
import { users } from '../accounts/index.ts';
import type { KeyRegistry } from './register-on-chain.ts';
import { pgpKeys } from './table.ts';

export type PgpKey = typeof pgpKeys.$inferSelect;

export async function findPgpKey(db: Database, userId: string): Promise<PgpKey | null> {
  const [row] = await db
    .select()
    .from(pgpKeys)
    .where(and(eq(pgpKeys.userId, userId), isNull(pgpKeys.replacedAt)));
  return row ?? null;
}

/** Makes this the user's key. Null if it was the user's key before and was replaced. */
export async function replacePgpKey(
  db: Database,
  principal: JwtPrincipal,
  key: Pick<PgpKey, 'fingerprint' | 'algorithm' | 'armored' | 'cid' | 'signature'>,
  registry: KeyRegistry,
): Promise<PgpKey | null> {
  const { userId } = principal;
  return db.transaction(async (tx) => {
    // Two concurrent registrations take turns.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
    const [known] = await tx
      .select()
      .from(pgpKeys)
      .where(and(eq(pgpKeys.userId, userId), eq(pgpKeys.fingerprint, key.fingerprint)));
    if (known?.replacedAt) return null;
    const { fingerprint, algorithm } = key;
    const entry = { action: 'pgp-key.register', userId, detail: { fingerprint, algorithm } };
    await recordAudit(tx, { actor: actorOf(principal), ...entry });
    const place = { chainId: registry.place?.chainId ?? null, chainContract: registry.place?.contract ?? null };
    if (known) {
      if (known.cid === key.cid && known.chainContract === place.chainContract) return known;
      // The same key may come again with a later expiry or new subkeys: to the registry that is another text.
      const anew = { ...key, ...place, chainTxHash: null, chainSubmittedAt: null, chainBlockNumber: null };
      const [row] = await tx.update(pgpKeys).set(anew).where(eq(pgpKeys.id, known.id)).returning();
      await registry.begin(tx, known.id);
      return row ?? null;
    }
    await tx
      .update(pgpKeys)
      .set({ replacedAt: sql`now()` })
      .where(and(eq(pgpKeys.userId, userId), isNull(pgpKeys.replacedAt)));
    const [row] = await tx
      .insert(pgpKeys)
      .values({ id: randomUUID(), userId, ...key, ...place })
      .returning();
    if (row) await registry.begin(tx, row.id);
    return row ?? null;
  });
}

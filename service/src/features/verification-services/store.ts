import type { Address } from '@countersign/protocol';
import type { Database } from '../../platform/db/database.ts';
import { and, asc, desc, eq, sql } from '../../platform/db/drizzle.ts';
import { type Cursor, olderThan } from '../../platform/db/page.ts';
import { verificationServices } from './table.ts';

export type VerificationService = typeof verificationServices.$inferSelect;
export type ServiceIdentity = Pick<
  VerificationService,
  'name' | 'inbox' | 'owner' | 'pgpPublicKey' | 'pgpFingerprint' | 'pgpKeyIds'
>;

export async function findService(db: Database, id: number): Promise<VerificationService | null> {
  const [row] = await db.select().from(verificationServices).where(eq(verificationServices.id, id));
  return row ?? null;
}

/** The one that requests go to unless they name another: the operator's own, which has the lowest id. */
export async function findActiveService(db: Database): Promise<VerificationService | null> {
  const [row] = await db
    .select()
    .from(verificationServices)
    .where(eq(verificationServices.active, true))
    .orderBy(asc(verificationServices.id))
    .limit(1);
  return row ?? null;
}

/** The active services that could open a message encrypted to these keys. */
export async function findServicesByKeyIds(db: Database, keyIds: readonly string[]): Promise<VerificationService[]> {
  return db
    .select()
    .from(verificationServices)
    .where(and(verificationServices.active, hasAnyKeyId(keyIds)))
    .orderBy(asc(verificationServices.id));
}

/** Also where it is not active any more. A key id can be made to fit another's key: the first to come has it. */
export async function findServiceByKeyId(db: Database, keyId: string): Promise<VerificationService | null> {
  const [row] = await db
    .select()
    .from(verificationServices)
    .where(hasAnyKeyId([keyId]))
    .orderBy(asc(verificationServices.id))
    .limit(1);
  return row ?? null;
}

export async function findServiceByFingerprint(db: Database, fingerprint: string): Promise<VerificationService | null> {
  const [row] = await db
    .select()
    .from(verificationServices)
    .where(eq(verificationServices.pgpFingerprint, fingerprint));
  return row ?? null;
}

export async function findServiceByInbox(db: Database, inbox: Address): Promise<VerificationService | null> {
  const [row] = await db.select().from(verificationServices).where(eq(verificationServices.inbox, inbox));
  return row ?? null;
}

export async function listServices(
  db: Database,
  limit: number,
  cursor: Cursor<number> | null,
  { activeOnly }: { activeOnly: boolean },
): Promise<VerificationService[]> {
  return db
    .select()
    .from(verificationServices)
    .where(
      and(
        activeOnly ? verificationServices.active : undefined,
        cursor ? olderThan(verificationServices, cursor) : undefined,
      ),
    )
    .orderBy(desc(verificationServices.createdAt), desc(verificationServices.id))
    .limit(limit);
}

/** In one statement, so that instances that start at once agree. Null where the record says all of this already. */
export async function upsertService(
  db: Database,
  id: number,
  identity: ServiceIdentity,
): Promise<'created' | 'updated' | null> {
  const table = verificationServices;
  const [row] = await db
    .insert(table)
    .values({ id, ...identity, active: true })
    .onConflictDoUpdate({
      target: table.id,
      set: { ...identity },
      setWhere: sql`(${table.name}, ${table.inbox}, ${table.owner}, ${table.pgpPublicKey}) IS DISTINCT FROM
        (excluded.name, excluded.inbox, excluded.owner, excluded.pgp_public_key)`,
    })
    .returning({ isNew: sql<boolean>`xmax = 0` });
  return row ? (row.isNew ? 'created' : 'updated') : null;
}

const hasAnyKeyId = (keyIds: readonly string[]) =>
  sql`${verificationServices.pgpKeyIds} && ${sql.param([...keyIds])}::text[]`;

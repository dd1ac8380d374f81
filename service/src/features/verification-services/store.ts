import type { Address } from '@countersign/protocol';
import type { Database } from '../../platform/db/database.ts';
import { and, asc, desc, eq, inArray, isNotNull, not, type SQL, sql } from '../../platform/db/drizzle.ts';
import { type Cursor, olderThan } from '../../platform/db/page.ts';
import { statement } from '../../platform/db/statement.ts';
import { verificationServices } from './table.ts';

type ServiceRow = typeof verificationServices.$inferSelect;

/** A service whose key is available; others cannot be used yet. */
export interface VerificationService extends ServiceRow {
  readonly pgpPublicKey: string;
  readonly pgpFingerprint: string;
}

export interface ServiceKey {
  readonly pgpPublicKey: string;
  readonly pgpFingerprint: string;
  readonly pgpKeyIds: string[];
}

export type ServiceIdentity = Pick<ServiceRow, 'name' | 'inbox' | 'owner'> & ServiceKey;

const hasKey = isNotNull(verificationServices.pgpPublicKey);

/** Another service may name our inbox or our key, and have a lower id. */
const ownFirst = [desc(verificationServices.own), asc(verificationServices.id)];
const MOST_OF_ONE_KEY = 20;
/** Whether the id fits into the column. */
const isId = (id: number) => id < 2 ** 31;

async function selectOne(db: Database, condition: SQL | undefined): Promise<VerificationService | null> {
  const [row] = await db
    .select()
    .from(verificationServices)
    .where(and(hasKey, condition))
    .orderBy(...ownFirst)
    .limit(1);
  return (row as VerificationService | undefined) ?? null;
}

export async function findService(db: Database, id: number): Promise<VerificationService | null> {
  const [row] = await selectService(db, { id });
  return (row as VerificationService | undefined) ?? null;
}

const selectService = statement('verification-service', (db) =>
  db
    .select()
    .from(verificationServices)
    .where(and(hasKey, eq(verificationServices.id, sql.placeholder('id')))),
);

/** The operator's own, to which the ORION key of the environment belongs. */
export async function findOwnService(db: Database): Promise<VerificationService | null> {
  const [row] = await selectOwn(db);
  return (row as VerificationService | undefined) ?? null;
}

const selectOwn = statement('own-verification-service', (db) =>
  db
    .select()
    .from(verificationServices)
    .where(and(hasKey, eq(verificationServices.own, true)))
    .orderBy(asc(verificationServices.id))
    .limit(1),
);

/** Our own service's row, with or without a key. */
export async function findOwnRow(db: Database): Promise<Pick<ServiceRow, 'id' | 'owner' | 'pgpFingerprint'> | null> {
  const { id, owner, pgpFingerprint, own } = verificationServices;
  const [row] = await db.select({ id, owner, pgpFingerprint }).from(verificationServices).where(eq(own, true)).limit(1);
  return row ?? null;
}

/** Filters these ids for registered ones. */
export async function listKnownIds(db: Database, ids: readonly number[]): Promise<number[]> {
  const { id } = verificationServices;
  const rows = await db
    .select({ id })
    .from(verificationServices)
    .where(inArray(id, [...ids]));
  return rows.map((row) => row.id);
}

/** The active services among these that could open a message encrypted to these keys, ours first. */
export async function findServicesByKeyIds(
  db: Database,
  keyIds: readonly string[],
  /** Null: any service. */
  among: readonly number[] | null,
): Promise<Pick<VerificationService, 'id' | 'own'>[]> {
  return db
    .select({ id: verificationServices.id, own: verificationServices.own })
    .from(verificationServices)
    .where(
      and(
        hasKey,
        verificationServices.active,
        hasAnyKeyId(keyIds),
        among === null ? undefined : inArray(verificationServices.id, among.filter(isId)),
      ),
    )
    .orderBy(...ownFirst)
    .limit(MOST_OF_ONE_KEY);
}

/** Includes inactive ones. Key ids can be forged to collide: ours wins, otherwise the lowest id. */
export const findServiceByKeyId = (db: Database, keyId: string): Promise<VerificationService | null> =>
  selectOne(db, hasAnyKeyId([keyId]));

/** Several services may name one key or one inbox: ours wins, otherwise the lowest id. */
export const findServiceByFingerprint = (db: Database, fingerprint: string): Promise<VerificationService | null> =>
  selectOne(db, eq(verificationServices.pgpFingerprint, fingerprint));

export const findServiceByInbox = (db: Database, inbox: Address): Promise<VerificationService | null> =>
  selectOne(db, eq(verificationServices.inbox, inbox));

/**
 * The operator's own, then the others, newest first. Our own is on the first page whenever it was registered, so that
 * later registrations cannot displace it.
 */
export async function listServices(
  db: Database,
  limit: number,
  cursor: Cursor<number> | null,
  { activeOnly }: { activeOnly: boolean },
): Promise<VerificationService[]> {
  const own = await findOwnService(db);
  const rows = await db
    .select()
    .from(verificationServices)
    .where(
      and(
        hasKey,
        not(verificationServices.own),
        activeOnly ? verificationServices.active : undefined,
        // The page after our own starts with the newest of the others.
        cursor && cursor.id !== own?.id ? olderThan(verificationServices, cursor) : undefined,
      ),
    )
    .orderBy(desc(verificationServices.createdAt), desc(verificationServices.id))
    .limit(limit);
  const isOwnShown = cursor === null && own !== null && (own.active || !activeOnly);
  return [...(isOwnShown ? [own] : []), ...(rows as VerificationService[])].slice(0, limit);
}

/** Decisions about which service is ours are serialised by this lock, until the end of the transaction. */
export async function lockOwnService(tx: Database): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended('own verification service', 0))`);
}

/** Null if the row is up to date. */
export async function upsertService(
  db: Database,
  id: number,
  identity: ServiceIdentity,
): Promise<'created' | 'updated' | null> {
  const table = verificationServices;
  const [row] = await db
    .insert(table)
    .values({ id, ...identity, active: true, own: true })
    .onConflictDoUpdate({
      target: table.id,
      set: { ...identity, own: true },
      setWhere: sql`(${table.name}, ${table.inbox}, ${table.owner}, ${table.pgpPublicKey}, ${table.own}) IS DISTINCT FROM
        (excluded.name, excluded.inbox, excluded.owner, excluded.pgp_public_key, true)`,
    })
    .returning({ isNew: sql<boolean>`xmax = 0` });
  return row ? (row.isNew ? 'created' : 'updated') : null;
}

const hasAnyKeyId = (keyIds: readonly string[]) =>
  sql`${verificationServices.pgpKeyIds} && ${sql.param([...keyIds])}::text[]`;

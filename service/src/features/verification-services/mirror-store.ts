import type { Address, Hex } from '@countersign/protocol';
import type { Database } from '../../platform/db/database.ts';
import { and, asc, eq, isNotNull, isNull, sql } from '../../platform/db/drizzle.ts';
import type { ServiceKey } from './store.ts';
import { verificationServices } from './table.ts';

const KEYLESS_AT_A_TIME = 10;

type ServiceRow = typeof verificationServices.$inferSelect;

/** The transaction that registered a service. */
export interface Registration {
  readonly txHash: Hex;
  readonly at: Date;
}

interface RegistryEntry {
  readonly name: string;
  readonly inbox: Address;
  readonly owner: Address;
  readonly active: boolean;
  readonly pgpKeyHash: Hex | null;
  readonly pgpKeyCid: string | null;
}

export async function findRegistered(db: Database, id: number): Promise<ServiceRow | null> {
  const [row] = await db.select().from(verificationServices).where(eq(verificationServices.id, id));
  return row ?? null;
}

export async function listRegisteredIds(db: Database): Promise<number[]> {
  const rows = await db
    .select({ id: verificationServices.id })
    .from(verificationServices)
    .where(isNotNull(verificationServices.txHash));
  return rows.map(({ id }) => id);
}

/** Stores an entry of the registry. A key that is no longer the registered one is deleted. */
export async function putRegistered(
  tx: Database,
  id: number,
  { name, inbox, owner, active, pgpKeyHash, pgpKeyCid }: RegistryEntry,
  registration: Registration | null,
): Promise<void> {
  const table = verificationServices;
  const entry = { name, inbox, owner, active, pgpKeyHash, pgpKeyCid };
  const registered = registration && { txHash: registration.txHash, createdAt: registration.at };
  const ifSame = (column: unknown, otherwise: unknown) =>
    sql`CASE WHEN ${table.pgpKeyHash} IS NOT DISTINCT FROM ${pgpKeyHash} THEN ${column} ELSE ${otherwise} END`;
  await tx
    .insert(table)
    .values({ id, ...entry, ...registered, pgpKeyIds: [] })
    .onConflictDoUpdate({
      target: table.id,
      set: {
        ...entry,
        ...registered,
        pgpPublicKey: ifSame(table.pgpPublicKey, null),
        pgpFingerprint: ifSame(table.pgpFingerprint, null),
        pgpKeyIds: ifSame(table.pgpKeyIds, sql`'{}'::text[]`),
      },
    });
}

export async function listKeyless(db: Database): Promise<{ id: number; pgpKeyHash: Hex; pgpKeyCid: string }[]> {
  const rows = await db
    .select({
      id: verificationServices.id,
      pgpKeyHash: verificationServices.pgpKeyHash,
      pgpKeyCid: verificationServices.pgpKeyCid,
    })
    .from(verificationServices)
    .where(and(isNull(verificationServices.pgpPublicKey), isNotNull(verificationServices.pgpKeyHash)))
    .orderBy(sql`random()`)
    .limit(KEYLESS_AT_A_TIME);
  return rows.flatMap(({ id, pgpKeyHash, pgpKeyCid }) =>
    pgpKeyHash && pgpKeyCid ? [{ id, pgpKeyHash, pgpKeyCid }] : [],
  );
}

/** Changes nothing if the registry has named another key meanwhile. */
export async function putKey(db: Database, id: number, pgpKeyHash: Hex, key: ServiceKey): Promise<void> {
  await db
    .update(verificationServices)
    .set(key)
    .where(and(eq(verificationServices.id, id), eq(verificationServices.pgpKeyHash, pgpKeyHash)));
}

/** Marks ours among the registered services: the first with this owner and this key. Returns its id, or null. */
export async function markOwn(tx: Database, owner: Address, pgpKeyHash: Hex): Promise<number | null> {
  const table = verificationServices;
  const [found] = await tx
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.owner, owner), eq(table.pgpKeyHash, pgpKeyHash)))
    .orderBy(asc(table.id))
    .limit(1);
  if (!found) return null;
  await tx
    .update(table)
    .set({ own: sql`${table.id} = ${found.id}` })
    .where(sql`${table.own} <> (${table.id} = ${found.id})`);
  return found.id;
}

import { randomUUID } from 'node:crypto';
import type { CustodyEnvironment, CustodyRegion, CustodyType } from '@countersign/protocol';
import type { Database } from '../../platform/db/database.ts';
import { and, eq, type SQL, sql } from '../../platform/db/drizzle.ts';
import { fromNow } from '../../platform/db/from-now.ts';
import { custodyIntegrations } from './table.ts';

export type Integration = typeof custodyIntegrations.$inferSelect;

/** The columns of a row whose key was generated. */
export type PendingIntegration = Integration & { readonly keyId: string; readonly csr: string };

const ofUser = (userId: string, type: CustodyType) =>
  and(eq(custodyIntegrations.userId, userId), eq(custodyIntegrations.type, type));

export async function listIntegrations(db: Database, userId: string): Promise<Integration[]> {
  return db.select().from(custodyIntegrations).where(eq(custodyIntegrations.userId, userId));
}

/** The integration, if its key was generated. */
export async function findIntegration(
  db: Database,
  userId: string,
  type: CustodyType,
): Promise<PendingIntegration | null> {
  const [row] = await db.select().from(custodyIntegrations).where(ofUser(userId, type));
  return row?.keyId && row.csr ? { ...row, keyId: row.keyId, csr: row.csr } : null;
}

/** Whether a user has an active integration, for use in other statements. */
export const activeCustody = (userId: SQL, type: CustodyType) => sql`EXISTS (
  SELECT FROM ${custodyIntegrations} integration
  WHERE integration.user_id = ${userId} AND integration.type = ${type} AND integration.activated_at IS NOT NULL)`;

export async function isActive(db: Database, userId: string, type: CustodyType): Promise<boolean> {
  const { rows } = await db.execute<{ active: boolean }>(sql`SELECT ${activeCustody(sql`${userId}`, type)} AS active`);
  return rows[0]?.active ?? false;
}

/** The right to generate the key of an integration. */
export interface Generation {
  readonly integrationId: string;
  readonly generationId: string;
}

/** One at a time for each integration, over all instances; null if there is one that may not be replaced. */
export async function beginGeneration(
  db: Database,
  { userId, type, mayReplace }: { userId: string; type: CustodyType; mayReplace: boolean },
  holdSeconds: number,
): Promise<Generation | null> {
  const generationId = randomUUID();
  const hold = { generationId, generatingUntil: fromNow(holdSeconds) };
  const isFree = sql`(${custodyIntegrations.generatingUntil} IS NULL OR ${custodyIntegrations.generatingUntil} < now())`;
  const mayBegin = mayReplace ? isFree : sql`${isFree} AND ${custodyIntegrations.keyId} IS NULL`;
  const [row] = await db
    .insert(custodyIntegrations)
    .values({ id: randomUUID(), userId, type, ...hold })
    .onConflictDoUpdate({
      target: [custodyIntegrations.userId, custodyIntegrations.type],
      set: hold,
      setWhere: mayBegin,
    })
    .returning({ integrationId: custodyIntegrations.id });
  return row ? { ...row, generationId } : null;
}

/** Releases the claim without a key. */
export async function endGeneration(db: Database, generation: Generation): Promise<void> {
  await db.update(custodyIntegrations).set({ generatingUntil: null }).where(isStill(generation));
}

/** Stores the new key, and nothing of the previous one. Null if another claim has started meanwhile. */
export async function storeKey(
  tx: Database,
  generation: Generation,
  { csr, sealedPrivateKey }: { csr: string; sealedPrivateKey: string },
): Promise<Integration | null> {
  const [row] = await tx
    .update(custodyIntegrations)
    .set({
      generationId: null,
      generatingUntil: null,
      keyId: generation.generationId,
      csr,
      sealedPrivateKey,
      createdAt: sql`now()`,
      sealedApiKey: null,
      apiKeyHint: null,
      vaultAccountId: null,
      environment: null,
      region: null,
      activatedAt: null,
      validatedAt: null,
      isValid: null,
      invalidReason: null,
    })
    .where(isStill(generation))
    .returning();
  return row ?? null;
}

const isStill = ({ integrationId, generationId }: Generation) =>
  and(eq(custodyIntegrations.id, integrationId), eq(custodyIntegrations.generationId, generationId));

export interface StoredCredentials {
  readonly sealedApiKey: string;
  readonly apiKeyHint: string | null;
  readonly vaultAccountId: string;
  readonly environment: CustodyEnvironment;
  readonly region: CustodyRegion;
}

/** Null if the key was replaced meanwhile. */
export async function storeCredentials(
  tx: Database,
  { id, keyId }: Pick<PendingIntegration, 'id' | 'keyId'>,
  credentials: StoredCredentials,
): Promise<Integration | null> {
  const [row] = await tx
    .update(custodyIntegrations)
    .set({ ...credentials, activatedAt: sql`now()`, validatedAt: null, isValid: null, invalidReason: null })
    .where(and(eq(custodyIntegrations.id, id), eq(custodyIntegrations.keyId, keyId)))
    .returning();
  return row ?? null;
}

/** Stores the result of a validation, unless the key was replaced meanwhile. */
export async function storeValidation(
  db: Database,
  { id, keyId, activatedAt }: Pick<PendingIntegration, 'id' | 'keyId' | 'activatedAt'>,
  { isValid, invalidReason }: { isValid: boolean; invalidReason: string | null },
): Promise<Date> {
  const { rows } = await db.execute<{ now: Date }>(sql`
    WITH stored AS (
      UPDATE ${custodyIntegrations}
      SET validated_at = now(), is_valid = ${isValid}, invalid_reason = ${invalidReason}
      WHERE id = ${id} AND key_id = ${keyId} AND activated_at = ${activatedAt}
    )
    SELECT now()::timestamptz(3) AS now`);
  return new Date(rows[0]?.now ?? Number.NaN);
}

import { createHash } from 'node:crypto';
import { canonicalJson, lifetimes, Problem } from '@countersign/protocol';
import type { Database } from '../db/database.ts';
import { deleteExpiredRows } from '../db/delete-expired-rows.ts';
import { and, eq, gt, sql } from '../db/drizzle.ts';
import { fromNow } from '../db/from-now.ts';
import type { JwtPrincipal, KeyPrincipal, OauthPrincipal } from '../http/principal.ts';
import { idempotencyKeys } from './table.ts';

/** A request that must have one effect and one answer, however often it is sent. */
export interface Claim {
  readonly caller: string;
  readonly key: string;
  readonly fingerprint: Buffer;
}

/** Only of callers with an id: a signer need not be a user. */
export function claimOf(
  principal: JwtPrincipal | OauthPrincipal | KeyPrincipal,
  route: string,
  key: string | undefined,
  body: unknown,
): Claim | null {
  if (key === undefined) return null;
  const fingerprint = createHash('sha256')
    .update(`${route}\n${canonicalJson(body)}`)
    .digest();
  return { caller: 'keyId' in principal ? `key ${principal.keyId}` : `user ${principal.userId}`, key, fingerprint };
}

/** The stored answer must be plain JSON, because it is replayed. */
interface Once<T> {
  readonly answer: T;
  readonly isFirst: boolean;
}

/** Does the work and records the answer in one transaction; if a concurrent request was faster, its answer counts. */
export async function answerOnce<T extends object>(
  db: Database,
  claim: Claim | null,
  work: (tx: Database) => Promise<T>,
): Promise<Once<T>> {
  if (!claim) return { answer: await db.transaction(work), isFirst: true };
  try {
    const answer = await db.transaction(async (tx) => {
      const made = await work(tx);
      if (!(await keepAnswer(tx, claim, made))) throw new AnsweredElsewhere();
      return made;
    });
    return { answer, isFirst: true };
  } catch (error) {
    if (!(error instanceof AnsweredElsewhere)) throw error;
    const first = await recallAnswer<T>(db, claim);
    if (!first) throw error;
    return { answer: first, isFirst: false };
  }
}

/** A concurrent request with the same key was faster: this one is rolled back. */
class AnsweredElsewhere extends Error {}

/** The stored answer to the same request, to be looked up before anything else; null for the first request. */
export async function recallAnswer<T>(db: Database, { caller, key, fingerprint }: Claim): Promise<T | null> {
  const [row] = await db
    .select()
    .from(idempotencyKeys)
    .where(
      and(eq(idempotencyKeys.caller, caller), eq(idempotencyKeys.key, key), gt(idempotencyKeys.expiresAt, sql`now()`)),
    );
  if (!row) return null;
  if (!row.fingerprint.equals(fingerprint)) {
    throw new Problem(409, 'idempotency.reused', 'Idempotency-Key: was used with a different body; use a new key');
  }
  return row.answer as T;
}

/** The first answer, determined after the work was done; null if there turned out to be none. */
export async function replaceAnswer(db: Database, { caller, key }: Claim, answer: object | null): Promise<void> {
  const isIt = and(eq(idempotencyKeys.caller, caller), eq(idempotencyKeys.key, key));
  if (answer === null) await db.delete(idempotencyKeys).where(isIt);
  else await db.update(idempotencyKeys).set({ answer }).where(isIt);
}

/** False if the key is taken; waits for a concurrent request that is about to take it. */
async function keepAnswer(tx: Database, { caller, key, fingerprint }: Claim, answer: object): Promise<boolean> {
  const row = { fingerprint, answer, expiresAt: fromNow(lifetimes.idempotencyKey) };
  const kept = await tx
    .insert(idempotencyKeys)
    .values({ caller, key, ...row })
    .onConflictDoUpdate({
      target: [idempotencyKeys.caller, idempotencyKeys.key],
      set: row,
      setWhere: sql`${idempotencyKeys.expiresAt} <= now()`,
    })
    .returning({ key: idempotencyKeys.key });
  return kept.length === 1;
}

export async function deleteOldAnswers(db: Database): Promise<void> {
  await deleteExpiredRows(db, idempotencyKeys, idempotencyKeys.expiresAt);
}

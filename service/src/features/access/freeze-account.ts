import { type Actor, actorOf } from '../../platform/audit/actor.ts';
import { recordAudit, recordAudits } from '../../platform/audit/record-audit.ts';
import type { Database } from '../../platform/db/database.ts';
import { isDatabaseUnavailable } from '../../platform/db/database-unavailable.ts';
import type { JwtPrincipal, SignaturePrincipal } from '../../platform/http/principal.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { findFrozenAt, getUser, holdFreeze, lockFreeze, markFrozen, markUnfrozen } from '../accounts/index.ts';
import { deactivateSomeKeys, tellKeysRevoked } from '../api-keys/index.ts';
import { revokeAllGrants } from '../oauth/index.ts';
import { endOtherFamilies } from '../sessions/index.ts';
import { hasOpen, listHandedOver, type RejectionDeps, rejectOpen } from '../transactions/index.ts';
import { stillFreezing } from './errors.ts';

export interface FreezeDeps extends RejectionDeps {
  readonly jobs: Pick<Jobs, 'enqueue'>;
}

/** Revokes the keys and rejects the requests that a freeze has left, in batches. */
export const FINISH_FREEZE = 'finish-freeze';
/** Until then the freezing request itself does this. */
const FINISH_AFTER_SECONDS = 15;
/** How many batches the caller waits for. */
const MOST_PORTIONS = 8;

/**
 * Ends all access to an account, and then rejects its open requests. The first is a transaction of its own, because an
 * attacker may have submitted more than one statement can change in time; from its commit on no open request can be
 * approved, claimed or executed. The rest is enqueued by that commit, and so is done even if this process dies.
 */
export async function freezeAccount(deps: FreezeDeps, principal: JwtPrincipal | SignaturePrincipal) {
  const { db, changes, jobs } = deps;
  const userId = await userOf(db, principal);
  const actor = actorOf(principal);
  const answer = await db.transaction(async (tx) => {
    await lockFreeze(tx, userId);
    const isFirst = (await findFrozenAt(tx, userId)) === null;
    const frozenAt = await markFrozen(tx, userId);
    if (isFirst) await recordAudit(tx, { actor, action: 'account.freeze', userId });
    const ended = await endAccess(tx, actor, userId, principal.kind === 'jwt' ? principal.sessionId : null);
    await jobs.enqueue(tx, FINISH_FREEZE, { userId, actor }, FINISH_AFTER_SECONDS);
    return { frozenAt, ended };
  });
  tellKeysRevoked(changes);
  const rejection = await rejectSome(deps, actor, userId);
  return { ...answer, ...rejection, handedOver: await listHandedOver(db, userId) };
}

/** As many as the caller waits for; `rejecting` if there are more. */
async function rejectSome(
  deps: RejectionDeps,
  actor: Actor,
  userId: string,
): Promise<{ rejected: number; rejecting: boolean }> {
  let rejected = 0;
  try {
    for (let portion = 0; portion < MOST_PORTIONS; portion += 1) {
      const count = await rejectOpen(deps, actor, userId);
      if (count === null) return { rejected, rejecting: false };
      rejected += count;
    }
    return { rejected, rejecting: await hasOpen(deps.db, userId) };
  } catch (error) {
    // The account is frozen in any case, so an error would be wrong. The job resumes the work.
    if (isDatabaseUnavailable(error)) return { rejected, rejecting: true };
    throw error;
  }
}

/** The job. Repeating it, or running it after the freeze has ended, changes nothing. */
export async function finishFreeze(deps: RejectionDeps, data: object): Promise<void> {
  const { userId, actor } = data as { userId: string; actor: Actor };
  let count: number | null;
  do count = await rejectOpen(deps, actor, userId);
  while (count !== null);
  await revokeRest(deps.db, actor, userId, Number.POSITIVE_INFINITY);
}

/** Revokes the remaining keys of a frozen account, which no longer work; each batch in its own transaction. */
async function revokeRest(db: Database, actor: Actor, userId: string, mostPortions: number): Promise<void> {
  const revokeSome = async (tx: Database) => {
    if ((await holdFreeze(tx, userId)) === null) return 0;
    const keys = await deactivateSomeKeys(tx, userId);
    const entries = keys.map((keyId) => keyRevoked(actor, userId, keyId));
    await recordAudits(tx, entries);
    return keys.length;
  };
  for (let portion = 0; portion < mostPortions; portion += 1) {
    if ((await db.transaction(revokeSome)) === 0) return;
  }
}

const reason = 'freeze';
const keyRevoked = (actor: Actor, userId: string, keyId: string) => ({
  actor,
  action: 'key.revoke',
  userId,
  detail: { keyId, reason },
});

/** The number of accesses alive until now; keys beyond the batch size are not counted. */
async function endAccess(tx: Database, actor: Actor, userId: string, keptSession: string | null) {
  const keys = await deactivateSomeKeys(tx, userId);
  const grants = await revokeAllGrants(tx, userId);
  const sessions = await endOtherFamilies(tx, userId, keptSession);
  await recordAudits(tx, [
    ...(sessions > 0 ? [{ actor, action: 'session.revoke-all', userId, detail: { sessions, reason } }] : []),
    ...keys.map((keyId) => keyRevoked(actor, userId, keyId)),
    ...grants.map(({ id: grantId, clientId }) => ({
      actor,
      action: 'grant.revoke',
      userId,
      detail: { grantId, clientId, reason },
    })),
  ]);
  return { keys: keys.length, grants: grants.length, sessions };
}

/**
 * Everything revoked and rejected stays so. The session that froze ends too: an attacker may have frozen the account,
 * and only the wallet proves the owner.
 */
export async function unfreezeAccount(deps: RejectionDeps, principal: SignaturePrincipal): Promise<void> {
  const { db } = deps;
  const userId = await userOf(db, principal);
  const actor = actorOf(principal);
  await rejectSome(deps, actor, userId);
  await revokeRest(db, actor, userId, MOST_PORTIONS);
  await db.transaction(async (tx) => {
    await lockFreeze(tx, userId);
    if ((await findFrozenAt(tx, userId)) === null) return;
    // Otherwise requests from before the freeze could be approved again, and an unrevoked key would work again.
    const isUnfinished = (await hasOpen(tx, userId)) || (await deactivateSomeKeys(tx, userId)).length > 0;
    if (isUnfinished) throw stillFreezing();
    await markUnfrozen(tx, userId);
    const sessions = await endOtherFamilies(tx, userId, null);
    await recordAudit(tx, { actor, action: 'account.unfreeze', userId, detail: { sessions } });
  });
}

const userOf = async (db: Database, principal: JwtPrincipal | SignaturePrincipal): Promise<string> =>
  principal.kind === 'jwt' ? principal.userId : (await getUser(db, principal.address)).id;

import { type Actor, actorOf } from '../../platform/audit/actor.ts';
import { recordAudit, recordAudits } from '../../platform/audit/record-audit.ts';
import type { Database } from '../../platform/db/database.ts';
import { isDatabaseUnavailable } from '../../platform/db/database-unavailable.ts';
import type { JwtPrincipal, SignaturePrincipal } from '../../platform/http/principal.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { findFrozenAt, getUser, lockFreeze, markFrozen, markUnfrozen } from '../accounts/index.ts';
import { deactivateAllKeys, tellKeysRevoked } from '../api-keys/index.ts';
import { revokeAllGrants } from '../oauth/index.ts';
import { endOtherFamilies } from '../sessions/index.ts';
import { hasOpen, listHandedOver, type RejectionDeps, rejectOpen } from '../transactions/index.ts';
import { stillFreezing } from './errors.ts';

export interface FreezeDeps extends RejectionDeps {
  readonly jobs: Pick<Jobs, 'enqueue'>;
}

/** Rejects what a freeze has left open, however much it is. */
export const FINISH_FREEZE = 'finish-freeze';
/** Until then whoever freezes is at it. */
const FINISH_AFTER_SECONDS = 15;
/** How many portions of what is open a caller waits for. */
const MOST_PORTIONS = 8;

/**
 * Ends all access to an account, and then rejects what is open. The first is one transaction of its own, because what an
 * attacker may have submitted is more than one could change in time; from its commit on nothing that is open can be
 * approved, claimed or executed. The rest is in the queue with that commit: it is done even where this process dies.
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

/** As many as a caller waits for; `rejecting` where there are more. */
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
    // The account is frozen, whatever this is: to say that it failed would be wrong. The job comes back to it.
    if (isDatabaseUnavailable(error)) return { rejected, rejecting: true };
    throw error;
  }
}

/** The job. To do it again, or after the freeze has ended, changes nothing. */
export async function finishFreeze(deps: RejectionDeps, data: object): Promise<void> {
  const { userId, actor } = data as { userId: string; actor: Actor };
  let count: number | null;
  do count = await rejectOpen(deps, actor, userId);
  while (count !== null);
}

/** How many of each were alive until now. */
async function endAccess(tx: Database, actor: Actor, userId: string, keptSession: string | null) {
  const keys = await deactivateAllKeys(tx, userId);
  const grants = await revokeAllGrants(tx, userId);
  const sessions = await endOtherFamilies(tx, userId, keptSession);
  const reason = 'freeze';
  await recordAudits(tx, [
    ...(sessions > 0 ? [{ actor, action: 'session.revoke-all', userId, detail: { sessions, reason } }] : []),
    ...keys.map((keyId) => ({ actor, action: 'key.revoke', userId, detail: { keyId, reason } })),
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
 * What was revoked and rejected stays so. The session that froze ends, too: a stranger may have frozen the account, and only
 * the wallet has proven who its owner is.
 */
export async function unfreezeAccount(deps: RejectionDeps, principal: SignaturePrincipal): Promise<void> {
  const { db } = deps;
  const userId = await userOf(db, principal);
  await rejectSome(deps, actorOf(principal), userId);
  await db.transaction(async (tx) => {
    await lockFreeze(tx, userId);
    if ((await findFrozenAt(tx, userId)) === null) return;
    // What was open before the freeze could be approved again.
    if (await hasOpen(tx, userId)) throw stillFreezing();
    await markUnfrozen(tx, userId);
    const sessions = await endOtherFamilies(tx, userId, null);
    await recordAudit(tx, { actor: actorOf(principal), action: 'account.unfreeze', userId, detail: { sessions } });
  });
}

const userOf = async (db: Database, principal: JwtPrincipal | SignaturePrincipal): Promise<string> =>
  principal.kind === 'jwt' ? principal.userId : (await getUser(db, principal.address)).id;

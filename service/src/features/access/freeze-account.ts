import { type Actor, actorOf } from '../../platform/audit/actor.ts';
import { recordAudit, recordAudits } from '../../platform/audit/record-audit.ts';
import type { Changes } from '../../platform/changes/changes.ts';
import type { Database } from '../../platform/db/database.ts';
import type { JwtPrincipal, SignaturePrincipal } from '../../platform/http/principal.ts';
import { findFrozenAt, getUser, lockFreeze, markFrozen, markUnfrozen } from '../accounts/index.ts';
import { deactivateAllKeys, tellKeysRevoked } from '../api-keys/index.ts';
import { revokeAllGrants } from '../oauth/index.ts';
import { endOtherFamilies } from '../sessions/index.ts';
import { listHandedOver, lockOpen, publishChange, rejectOpen, type TransactionDeps } from '../transactions/index.ts';

export interface FreezeDeps {
  readonly db: Database;
  readonly changes: Pick<Changes, 'publish'>;
  readonly verification: TransactionDeps['verification'];
}

/**
 * Ends all access to an account and rejects what is open, all of it or nothing. The locks are taken in the order in which
 * decisions take theirs (the transactions, then the user), after the one that keeps new things out.
 */
export async function freezeAccount(deps: FreezeDeps, principal: JwtPrincipal | SignaturePrincipal) {
  const { db, changes } = deps;
  const userId = await userOf(db, principal);
  const actor = actorOf(principal);
  const { rejected, ...answer } = await db.transaction(async (tx) => {
    await lockFreeze(tx, userId);
    const open = await lockOpen(tx, userId);
    const isFirst = (await findFrozenAt(tx, userId)) === null;
    const frozenAt = await markFrozen(tx, userId);
    if (isFirst) await recordAudit(tx, { actor, action: 'account.freeze', userId });
    const ended = await endAccess(tx, actor, userId, principal.kind === 'jwt' ? principal.sessionId : null);
    const handedOver = await listHandedOver(tx, userId);
    return { frozenAt, ended, handedOver, rejected: await rejectOpen(deps, tx, actor, userId, open) };
  });
  tellKeysRevoked(changes);
  for (const each of rejected) publishChange(changes, { ...each, userId });
  return { ...answer, rejected: rejected.length };
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
export async function unfreezeAccount({ db }: Pick<FreezeDeps, 'db'>, principal: SignaturePrincipal): Promise<void> {
  const userId = await userOf(db, principal);
  await db.transaction(async (tx) => {
    await lockFreeze(tx, userId);
    if ((await findFrozenAt(tx, userId)) === null) return;
    await markUnfrozen(tx, userId);
    const sessions = await endOtherFamilies(tx, userId, null);
    await recordAudit(tx, { actor: actorOf(principal), action: 'account.unfreeze', userId, detail: { sessions } });
  });
}

const userOf = async (db: Database, principal: JwtPrincipal | SignaturePrincipal): Promise<string> =>
  principal.kind === 'jwt' ? principal.userId : (await getUser(db, principal.address)).id;

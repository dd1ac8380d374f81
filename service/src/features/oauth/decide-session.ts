import { randomUUID } from 'node:crypto';
import { isUuid, lifetimes } from '@countersign/protocol';
import { actorOf } from '../../platform/audit/actor.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Database } from '../../platform/db/database.ts';
import type { JwtPrincipal } from '../../platform/http/principal.ts';
import { requireUnfrozen } from '../accounts/index.ts';
import { answerClient } from './answer-client.ts';
import { keepClient } from './client-store.ts';
import type { OauthDeps } from './deps.ts';
import { sessionDecided, sessionExpired, sessionUnknown } from './errors.ts';
import { insertGrant } from './grant-store.ts';
import { createSecret, hashSecret } from './secrets.ts';
import { decideSession, findSession, type OauthSession } from './session-store.ts';

export async function getSession(db: Database, id: string) {
  const found = isUuid(id) ? await findSession(db, id) : null;
  if (!found) throw sessionUnknown();
  return found;
}

/** The target of the browser, with the answer to the client. A session is decided once. */
export async function decide(
  deps: OauthDeps,
  principal: JwtPrincipal,
  { sessionId, approved }: { sessionId: string; approved: boolean },
): Promise<string> {
  await getSession(deps.db, sessionId);
  return deps.db.transaction(async (tx) => {
    const session = await decideSession(tx, sessionId, approved ? 'approved' : 'denied');
    if (!session) throw await whyNot(tx, sessionId);
    if (approved) return answerClient(deps, session, { code: await grant(tx, principal, session) });
    const { userId } = principal;
    const detail = { clientId: session.clientId };
    await recordAudit(tx, { actor: actorOf(principal), action: 'grant.deny', userId, detail });
    return answerClient(deps, session, { error: 'access_denied', error_description: 'The user denied access.' });
  });
}

async function whyNot(tx: Database, sessionId: string): Promise<Error> {
  const { status } = await getSession(tx, sessionId);
  return status === 'expired' ? sessionExpired() : sessionDecided();
}

/** The code, the only thing that its client gets through the browser. */
async function grant(tx: Database, principal: JwtPrincipal, session: OauthSession): Promise<string> {
  const { userId } = principal;
  await requireUnfrozen(tx, userId);
  const { clientId, clientName, redirectUri, redirectGiven, scopes, resource, codeChallenge } = session;
  const id = randomUUID();
  const code = createSecret();
  const request = { clientId, clientName, redirectUri, redirectGiven, scopes, resource, codeChallenge };
  await insertGrant(tx, { id, userId, codeHash: hashSecret(code), ...request }, lifetimes.authorizationCode);
  await keepClient(tx, clientId);
  const detail = { grantId: id, clientId, scopes };
  await recordAudit(tx, { actor: actorOf(principal), action: 'grant.approve', userId, detail });
  return code;
}

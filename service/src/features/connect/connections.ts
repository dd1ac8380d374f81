import { lifetimes } from '@countersign/protocol';
import { actorOf, serviceActor } from '../../platform/audit/actor.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Database } from '../../platform/db/database.ts';
import type { JwtPrincipal } from '../../platform/http/principal.ts';
import { issueKey, liftExpiry } from '../api-keys/index.ts';
import { createCode, hashCode, openWith, sealUnder } from './code-secrets.ts';
import { codeGone, codeNotPending, codeUnknown } from './errors.ts';
import { type ConnectionCode, findCode, insertCode, lockCode, markConsumed, markDeclined, markReady } from './store.ts';

const MAX_AGENT_CHARACTERS = 300;

export async function initiateConnection(
  { db, uiUrl }: { db: Database; uiUrl: string },
  { ip, userAgent }: { ip: string; userAgent: string | null },
): Promise<{ code: string; authUrl: string }> {
  const code = createCode();
  // It is shown to a person who decides by it.
  const askedFromAgent = userAgent?.replaceAll(/\p{C}/gu, '').trim().slice(0, MAX_AGENT_CHARACTERS) || null;
  await insertCode(db, { codeHash: hashCode(code), askedFromIp: ip, askedFromAgent }, lifetimes.connectionCode);
  return { code, authUrl: `${uiUrl}/connect?code=${code}` };
}

/** A code that is still usable. */
export async function getLiveCode(db: Database, code: string): Promise<ConnectionCode> {
  return requireLive(await findCode(db, hashCode(code)));
}

export async function pollConnection(db: Database, code: string, ip: string) {
  const { state } = await getLiveCode(db, code);
  return state === 'pending' ? { status: 'pending' as const } : db.transaction((tx) => deliverKey(tx, code, ip));
}

/** Hands the key out once, and makes it permanent. */
async function deliverKey(tx: Database, code: string, ip: string) {
  const codeHash = hashCode(code);
  const { keyId, approvedBy, sealedKey } = requireLive(await lockCode(tx, codeHash));
  if (!keyId || !sealedKey) throw new Error('a ready code without its key');
  // The owner may already have seen it in the list of keys and revoked it.
  if (!(await liftExpiry(tx, keyId))) throw codeGone('revoked');
  const walletAddress = await markConsumed(tx, codeHash);
  const detail = { keyId, ip };
  await recordAudit(tx, { actor: serviceActor, action: 'connection.deliver', userId: approvedBy, detail });
  return { status: 'ready' as const, apiKey: await openWith(code, sealedKey), walletAddress };
}

/** Creates the key, which waits for its agent, and expires with the code if it is not fetched. */
export async function approveConnection(db: Database, principal: JwtPrincipal, code: string): Promise<void> {
  const { userId } = principal;
  const codeHash = hashCode(code);
  await db.transaction(async (tx) => {
    const { expiresAt, askedFromIp } = requirePending(await lockCode(tx, codeHash));
    const request = { userId, name: 'Connected agent', type: 'user', label: 'agent', expiresAt } as const;
    const { key, secret } = await issueKey(tx, request);
    await markReady(tx, codeHash, { approvedBy: userId, keyId: key.id, sealedKey: await sealUnder(code, secret) });
    const detail = { keyId: key.id, askedFromIp };
    await recordAudit(tx, { actor: actorOf(principal), action: 'connection.approve', userId, detail });
  });
}

export async function declineConnection(db: Database, principal: JwtPrincipal, code: string): Promise<void> {
  const { userId } = principal;
  const codeHash = hashCode(code);
  await db.transaction(async (tx) => {
    const { askedFromIp } = requirePending(await lockCode(tx, codeHash));
    await markDeclined(tx, codeHash);
    const detail = { askedFromIp };
    await recordAudit(tx, { actor: actorOf(principal), action: 'connection.decline', userId, detail });
  });
}

function requireLive(found: ConnectionCode | null): ConnectionCode {
  if (!found) throw codeUnknown();
  if (found.state !== 'pending' && found.state !== 'ready') throw codeGone(found.state);
  return found;
}

function requirePending(found: ConnectionCode | null): ConnectionCode {
  if (found?.state === 'ready' || found?.state === 'consumed') throw codeNotPending();
  return requireLive(found);
}

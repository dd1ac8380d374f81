import type { QuorumType } from '@countersign/protocol';
import { type Actor, actorOf } from '../../platform/audit/actor.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Database } from '../../platform/db/database.ts';
import type { JwtPrincipal } from '../../platform/http/principal.ts';
import { noneAttached, quorumNotFound } from './errors.ts';
import { attach, detach, findQuorum, type WalletQuorum } from './store.ts';

export async function selectQuorum(
  db: Database,
  principal: JwtPrincipal,
  type: QuorumType,
  quorumId: string,
): Promise<WalletQuorum> {
  const quorum = await findQuorum(db, principal.userId, quorumId, type);
  if (!quorum) throw quorumNotFound();
  await attachQuorum(db, actorOf(principal), type, quorum);
  return quorum;
}

/** Replaces the attached quorum. Without a change nothing is audited. */
export async function attachQuorum(db: Database, actor: Actor, type: QuorumType, quorum: WalletQuorum): Promise<void> {
  await db.transaction(async (tx) => {
    if (await attach(tx, type, quorum)) await recordAttachment(tx, actor, 'quorum.attach', type, quorum);
  });
}

/** Keeps the quorum itself, here and at its provider. */
export async function detachQuorum(db: Database, principal: JwtPrincipal, type: QuorumType): Promise<void> {
  await db.transaction(async (tx) => {
    const quorum = await detach(tx, principal.userId, type);
    if (!quorum) throw noneAttached(type);
    await recordAttachment(tx, actorOf(principal), 'quorum.detach', type, quorum);
  });
}

async function recordAttachment(
  tx: Database,
  actor: Actor,
  action: string,
  type: QuorumType,
  { userId, quorumId, provider }: WalletQuorum,
): Promise<void> {
  await recordAudit(tx, { actor, action, userId, detail: { type, provider, quorumId } });
}

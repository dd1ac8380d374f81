import type { Actor } from '../../platform/audit/actor.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Database } from '../../platform/db/database.ts';
import { inTurn } from '../../platform/db/in-turn.ts';
import { answerLost, providerUnavailable, refusedByProvider, tooManyQuorums } from './errors.ts';
import type { QuorumAnswer } from './quorum-provider.ts';
import {
  countQuorums,
  findSameQuorum,
  insertQuorum,
  type QuorumIdentity,
  updateMessage,
  type WalletQuorum,
} from './store.ts';

/** Each takes a place at the operator's wallet provider, and we cannot delete it there. */
const MAX_QUORUMS = 100;
const RETRY_AFTER_SECONDS = 5;

/**
 * One record for the same request, however often it is sent. Requests of a user queue here without holding a database
 * connection. Two instances may both call the provider; then one record counts, and the audit log names the other
 * quorum.
 */
export async function createOnce(
  db: Database,
  actor: Actor,
  wanted: QuorumIdentity,
  message: string | null,
  create: () => Promise<QuorumAnswer>,
): Promise<WalletQuorum> {
  return inTurn(db)(`wallet quorums of ${wanted.userId}`, async () => {
    const found = await findSameQuorum(db, wanted);
    if (found) return renewMessage(db, found, message);
    if ((await countQuorums(db, wanted.userId)) >= MAX_QUORUMS) throw tooManyQuorums(MAX_QUORUMS);
    const answer = await create();
    if (answer.kind === 'refused') throw refusedByProvider(answer.reason);
    if (answer.kind === 'unavailable') {
      throw providerUnavailable(answer.reason, answer.retryAfterSeconds ?? RETRY_AFTER_SECONDS);
    }
    if (answer.kind === 'unclear') {
      await recordQuorum(db, actor, 'quorum.answer_lost', wanted, { reason: answer.reason });
      throw answerLost(answer.reason);
    }
    const { quorumId } = answer;
    const made = await db.transaction(async (tx) => {
      const row = await insertQuorum(tx, { ...wanted, quorumId, message });
      if (row) await recordQuorum(tx, actor, 'quorum.create', wanted, { quorumId });
      return row;
    });
    if (made) return made;
    const quicker = await findSameQuorum(db, wanted);
    if (!quicker) throw new Error('a quorum that stood in the way is gone');
    const isSurplus = wanted.provider === 'provider' && quicker.quorumId !== quorumId;
    if (isSurplus) await recordQuorum(db, actor, 'quorum.surplus', wanted, { quorumId });
    return quicker;
  });
}

async function renewMessage(db: Database, quorum: WalletQuorum, message: string | null): Promise<WalletQuorum> {
  if (message === null || message === quorum.message) return quorum;
  await updateMessage(db, quorum.id, message);
  return { ...quorum, message };
}

async function recordQuorum(
  tx: Database,
  actor: Actor,
  action: string,
  { userId, type, provider, kind }: QuorumIdentity,
  more: Record<string, string>,
): Promise<void> {
  await recordAudit(tx, { actor, action, userId, detail: { type, provider, kind, ...more } });
}

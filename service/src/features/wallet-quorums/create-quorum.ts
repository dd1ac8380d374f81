import type { QuorumRegistration } from '@countersign/protocol';
import { type Actor, actorOf } from '../../platform/audit/actor.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Database } from '../../platform/db/database.ts';
import { inTurn } from '../../platform/db/in-turn.ts';
import type { JwtPrincipal } from '../../platform/http/principal.ts';
import type { User } from '../accounts/index.ts';
import { attachQuorum } from './attach-quorum.ts';
import { answerLost, noAgentQuorum, providerUnavailable, refusedByProvider, tooManyQuorums } from './errors.ts';
import type { QuorumProvider } from './quorum-provider.ts';
import { readP256Key } from './read-p256-key.ts';
import {
  countQuorums,
  findSameQuorum,
  insertQuorum,
  type QuorumIdentity,
  updateMessage,
  type WalletQuorum,
} from './store.ts';

/** Each costs the operator a place at the wallet provider, and cannot be deleted there by us. */
const MAX_QUORUMS = 100;
const RETRY_AFTER_SECONDS = 5;
/** Quorums made here have one member. */
const THRESHOLD = 1;

/** The quorum that the operator offers to every user. */
export interface AgentQuorum {
  readonly quorumId: string;
  readonly displayName: string;
  readonly threshold: number;
  /** Default: the provider that this service uses. */
  readonly provider?: QuorumProvider['name'] | undefined;
}

export interface QuorumDeps {
  readonly db: Database;
  readonly provider: QuorumProvider;
  readonly agentQuorum: AgentQuorum | null;
}

export async function createUserQuorum(
  deps: QuorumDeps,
  actor: Actor,
  user: User,
  { displayName, providerUserId }: { displayName: string; providerUserId: string },
): Promise<WalletQuorum> {
  const order = { displayName, threshold: THRESHOLD, publicKeys: [], userIds: [providerUserId] };
  const wanted = {
    userId: user.id,
    type: 'execution',
    provider: deps.provider.name,
    kind: 'user',
    member: providerUserId,
    displayName,
    threshold: THRESHOLD,
  } as const;
  return createOnce(deps.db, actor, wanted, null, () => deps.provider.createQuorum(order));
}

/** Whoever registers a quorum wants to use it: it is attached at once. */
export async function registerQuorum(
  deps: QuorumDeps,
  principal: JwtPrincipal,
  registration: QuorumRegistration,
): Promise<WalletQuorum> {
  const { wanted, create } = registration.navaAgent ? agentOrder(deps) : keyOrder(deps, registration);
  const { userId } = principal;
  const { type, message = null } = registration;
  const actor = actorOf(principal);
  const quorum = await createOnce(deps.db, actor, { ...wanted, userId, type }, message, create);
  await attachQuorum(deps.db, actor, type, quorum);
  return quorum;
}

type Order = {
  readonly wanted: Omit<QuorumIdentity, 'userId' | 'type'>;
  readonly create: () => ReturnType<QuorumProvider['createQuorum']>;
};

function agentOrder({ agentQuorum, provider }: QuorumDeps): Order {
  if (!agentQuorum) throw noAgentQuorum();
  const { quorumId, displayName, threshold } = agentQuorum;
  return {
    wanted: {
      provider: agentQuorum.provider ?? provider.name,
      kind: 'agent',
      member: quorumId,
      displayName,
      threshold,
    },
    create: async () => ({ kind: 'created', quorumId }),
  };
}

/** The row has made sure that both fields are there. */
function keyOrder({ provider }: QuorumDeps, { displayName = '', p256PublicKey = '' }: QuorumRegistration): Order {
  const key = readP256Key(p256PublicKey);
  const order = { displayName, threshold: THRESHOLD, publicKeys: [key], userIds: [] };
  return {
    wanted: { provider: provider.name, kind: 'key', member: key, displayName, threshold: THRESHOLD },
    create: () => provider.createQuorum(order),
  };
}

/**
 * One record for the same wish, however often it is sent. Requests of a user wait for each other here without a database
 * connection. Two instances may both ask the provider; then one record counts, and the log names the other quorum.
 */
async function createOnce(
  db: Database,
  actor: Actor,
  wanted: QuorumIdentity,
  message: string | null,
  create: Order['create'],
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
      await recordQuorum(tx, actor, row ? 'quorum.create' : 'quorum.surplus', wanted, { quorumId });
      return row;
    });
    const quorum = made ?? (await findSameQuorum(db, wanted));
    if (!quorum) throw new Error('a quorum that stood in the way is gone');
    return quorum;
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

import type { QuorumRegistration } from '@countersign/protocol';
import { type Actor, actorOf } from '../../platform/audit/actor.ts';
import type { Database } from '../../platform/db/database.ts';
import type { JwtPrincipal } from '../../platform/http/principal.ts';
import { accountFrozen, findFrozenAt, type User } from '../accounts/index.ts';
import { attachQuorum } from './attach-quorum.ts';
import { createOnce } from './create-once.ts';
import { noAgentQuorum } from './errors.ts';
import type { QuorumAnswer, QuorumProvider } from './quorum-provider.ts';
import { readP256Key } from './read-p256-key.ts';
import type { QuorumIdentity, WalletQuorum } from './store.ts';

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
  if ((await findFrozenAt(deps.db, user.id)) !== null) throw accountFrozen();
  const { wanted, create } = memberOrder(deps, 'user', providerUserId, displayName);
  return createOnce(deps.db, actor, { ...wanted, userId: user.id, type: 'execution' }, null, create);
}

/** A registered quorum is meant to be used: it is attached at once. */
export async function registerQuorum(
  deps: QuorumDeps,
  principal: JwtPrincipal,
  registration: QuorumRegistration,
): Promise<WalletQuorum> {
  // The interface row requires name and key unless navaAgent is true.
  const { type, navaAgent, displayName = '', p256PublicKey = '', message = null } = registration;
  const order = navaAgent ? agentOrder(deps) : memberOrder(deps, 'key', readP256Key(p256PublicKey), displayName);
  const actor = actorOf(principal);
  const wanted = { ...order.wanted, userId: principal.userId, type };
  const quorum = await createOnce(deps.db, actor, wanted, message, order.create);
  await attachQuorum(deps.db, actor, type, quorum);
  return quorum;
}

interface Order {
  readonly wanted: Omit<QuorumIdentity, 'userId' | 'type'>;
  readonly create: () => Promise<QuorumAnswer>;
}

function memberOrder({ provider }: QuorumDeps, kind: 'key' | 'user', member: string, displayName: string): Order {
  const order = { kind, member, displayName, threshold: 1 };
  return { wanted: { ...order, provider: provider.name }, create: () => provider.createQuorum(order) };
}

/** The agent quorum exists already, so creating it returns its id. */
function agentOrder({ agentQuorum, provider: { name } }: QuorumDeps): Order {
  if (!agentQuorum) throw noAgentQuorum();
  const { quorumId, displayName, threshold, provider = name } = agentQuorum;
  return {
    wanted: { kind: 'agent', member: quorumId, displayName, threshold, provider },
    create: async () => ({ kind: 'created', quorumId }),
  };
}

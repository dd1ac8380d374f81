import { type Address, checksumAddress, type QuorumType, type walletQuorumRows } from '@countersign/protocol';
import { actorOf } from '../../platform/audit/actor.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { getUser } from '../accounts/index.ts';
import { detachQuorum, selectQuorum } from './attach-quorum.ts';
import { createUserQuorum, type QuorumDeps, registerQuorum } from './create-quorum.ts';
import { findAttached, type WalletQuorum } from './store.ts';

export function walletQuorumRoutes(deps: QuorumDeps): Handlers<typeof walletQuorumRows> {
  const { db } = deps;
  return {
    createProviderQuorum: async ({ principal, body: { ethereumAddress, ...quorum } }) => {
      const user = await getUser(db, ethereumAddress);
      return show(await createUserQuorum(deps, actorOf(principal), user, quorum), user);
    },
    registerProviderQuorum: async ({ principal, body }) => show(await registerQuorum(deps, principal, body), principal),
    getAttachedQuorum: async ({ principal, params: { type } }) =>
      showAttached(type, await findAttached(db, principal.userId, type), principal),
    attachQuorum: async ({ principal, params: { type }, body }) =>
      showAttached(type, await selectQuorum(db, principal, type, body.quorumId), principal),
    detachQuorum: async ({ principal, params: { type } }) => {
      await detachQuorum(db, principal, type);
      return showAttached(type, null, principal);
    },
  };
}

/** The owner of the quorum: each belongs to one user. */
interface Owner {
  readonly address: Address;
}

const showAttached = (type: QuorumType, quorum: WalletQuorum | null, owner: Owner) => ({
  type,
  quorum: quorum && show(quorum, owner),
});

const show = (quorum: WalletQuorum, { address }: Owner) => {
  const { quorumId, type, displayName, provider, threshold, kind, member, message, createdAt } = quorum;
  return {
    quorumId,
    type,
    displayName,
    ...(kind === 'user' && { ethereumAddress: checksumAddress(address), providerUserId: member }),
    provider,
    threshold,
    ...(message !== null && { message }),
    createdAt: createdAt.toISOString(),
  };
};

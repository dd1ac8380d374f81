import type { QuorumType, walletQuorumRows } from '@countersign/protocol';
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
      return show(await createUserQuorum(deps, actorOf(principal), user, quorum));
    },
    registerProviderQuorum: async ({ principal, body }) => show(await registerQuorum(deps, principal, body)),
    getAttachedQuorum: async ({ principal, params: { type } }) =>
      showAttached(type, await findAttached(db, principal.userId, type)),
    attachQuorum: async ({ principal, params: { type }, body }) =>
      showAttached(type, await selectQuorum(db, principal, type, body.quorumId)),
    detachQuorum: async ({ principal, params: { type } }) => {
      await detachQuorum(db, principal, type);
      return showAttached(type, null);
    },
  };
}

const showAttached = (type: QuorumType, quorum: WalletQuorum | null) => ({ type, quorum: quorum && show(quorum) });

const show = ({ message, createdAt, ...quorum }: WalletQuorum) => ({
  ...quorum,
  ...(message !== null && { message }),
  createdAt: createdAt.toISOString(),
});

import type { userRows } from '@countersign/protocol';
import { actorOf } from '../../platform/audit/actor.ts';
import type { Database } from '../../platform/db/database.ts';
import type { PrincipalOf } from '../../platform/http/principal.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import type { User } from './store.ts';
import { createUser, getUser } from './users.ts';

export function accountRoutes({ db }: { db: Database }): Handlers<typeof userRows> {
  return {
    createUser: async ({ principal, body: { ethereumAddress, displayName = null } }) =>
      show(
        await createUser(db, actorOf(principal), { address: ethereumAddress, displayName, proof: proofOf(principal) }),
      ),
    getUser: async ({ params }) => show(await getUser(db, params.ethereumAddress)),
  };
}

/** A server key names an address without proving it. */
const proofOf = (principal: PrincipalOf<typeof userRows.createUser>) =>
  principal.kind === 'signature' ? principal.proof : null;

const show = (user: User) => ({
  id: user.id,
  ethereumAddress: user.address,
  displayName: user.displayName,
  createdAt: user.createdAt.toISOString(),
});

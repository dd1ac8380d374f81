import type { userRows } from '@countersign/protocol';
import type { Database } from '../../platform/db/database.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import type { User } from './store.ts';
import { createUser, getUser } from './users.ts';

export function accountRoutes({ db }: { db: Database }): Handlers<typeof userRows> {
  return {
    createUser: async ({ body }) => show(await createUser(db, body.ethereumAddress, body.displayName ?? null)),
    getUser: async ({ params }) => show(await getUser(db, params.ethereumAddress)),
  };
}

const show = (user: User) => ({
  id: user.id,
  ethereumAddress: user.address,
  displayName: user.displayName,
  createdAt: user.createdAt.toISOString(),
});

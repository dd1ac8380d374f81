import { type connectRows, ownScopes } from '@countersign/protocol';
import type { Database } from '../../platform/db/database.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import {
  approveConnection,
  declineConnection,
  getLiveCode,
  initiateConnection,
  pollConnection,
} from './connections.ts';
import type { ConnectionCode } from './store.ts';

interface Deps {
  readonly db: Database;
  readonly uiUrl: string;
}

export function connectRoutes(deps: Deps): Handlers<typeof connectRows> {
  const { db } = deps;
  return {
    initiateConnection: ({ client }) => initiateConnection(deps, client),
    getConnectionStatus: ({ query, client }) => pollConnection(db, query.code, client.ip),
    approveConnection: async ({ principal, body }) => {
      await approveConnection(db, principal, body.code);
      return { success: true };
    },
    getConnectionInfo: async ({ query }) => showCode(await getLiveCode(db, query.code)),
    declineConnection: async ({ principal, body }) => {
      await declineConnection(db, principal, body.code);
      return { success: true };
    },
  };
}

const showCode = (code: ConnectionCode) => ({
  status: code.state === 'ready' ? ('ready' as const) : ('pending' as const),
  askedAt: code.createdAt.toISOString(),
  expiresAt: code.expiresAt.toISOString(),
  askedFrom: { ip: code.askedFromIp, userAgent: code.askedFromAgent },
  scopes: [...ownScopes],
});

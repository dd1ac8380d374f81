import type { accessRows } from '@countersign/protocol';
import { readCursor } from '../../platform/db/page.ts';
import { cutPage } from '../../platform/http/next-page.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { findFrozenAt } from '../accounts/index.ts';
import { describeRedirect } from '../oauth/index.ts';
import { type FreezeDeps, freezeAccount, unfreezeAccount } from './freeze-account.ts';
import { listWaysIn, type WayIn } from './store.ts';

export function accessRoutes(deps: FreezeDeps & { readonly baseUrl: string }): Handlers<typeof accessRows> {
  const { db, baseUrl } = deps;
  return {
    listAccess: async ({ principal: { userId }, query, setHeader }) => {
      const [found, frozenAt] = await Promise.all([
        listWaysIn(db, userId, query.limit + 1, readCursor(query.cursor)),
        findFrozenAt(db, userId),
      ]);
      // The pages of this list are ordered by last use.
      const places = found.map((way) => ({ id: way.id, createdAt: way.latestAt, way }));
      const ways = cutPage(places, query.limit, `${baseUrl}/access`, setHeader).map(({ way }) => show(way));
      return { frozenAt: frozenAt?.toISOString() ?? null, ways };
    },
    freezeAccount: async ({ principal }) => {
      const { frozenAt, ...answer } = await freezeAccount(deps, principal);
      return { ...answer, frozenAt: frozenAt.toISOString() };
    },
    unfreezeAccount: async ({ principal }) => {
      await unfreezeAccount(deps, principal);
      return { frozenAt: null };
    },
  };
}

const show = ({ clientId, redirectUri, ...way }: WayIn) => ({
  ...way,
  client: clientId && redirectUri ? { clientId, clientName: way.name, ...describeRedirect(redirectUri) } : null,
  scopes: [...way.scopes],
  createdAt: way.createdAt.toISOString(),
  lastUsedAt: way.lastUsedAt?.toISOString() ?? null,
  expiresAt: way.expiresAt?.toISOString() ?? null,
});

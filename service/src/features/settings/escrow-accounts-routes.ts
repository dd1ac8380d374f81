import type { escrowAccountRows } from '@countersign/protocol';
import { readCursor } from '../../platform/db/page.ts';
import { cutPage } from '../../platform/http/next-page.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { linkEscrowAccount, unlinkEscrowAccount } from './escrow-accounts.ts';
import { type EscrowAccount, listEscrowAccounts } from './escrow-accounts-store.ts';
import type { EscrowDeps } from './escrow-signatures.ts';

interface Deps extends EscrowDeps {
  readonly baseUrl: string;
}

export function escrowAccountRoutes(deps: Deps): Handlers<typeof escrowAccountRows> {
  const { db, baseUrl } = deps;
  return {
    linkEscrowAccount: async ({ principal, body }) => show(await linkEscrowAccount(deps, principal, body)),
    listEscrowAccounts: async ({ principal, query, setHeader }) => {
      const found = await listEscrowAccounts(db, principal.userId, query.limit + 1, readCursor(query.cursor));
      return cutPage(found, query.limit, `${baseUrl}/settings/escrow-accounts`, setHeader).map(show);
    },
    unlinkEscrowAccount: async ({ principal, body }) => {
      await unlinkEscrowAccount(deps, principal, body);
    },
  };
}

const show = (account: EscrowAccount) => ({ ...account, createdAt: account.createdAt.toISOString() });

import { checksumAddress, Problem } from '@countersign/protocol';
import { z } from 'zod';
import { listEscrowAccounts } from '../../settings/index.ts';
import { defineTool } from './tool.ts';

const MAX_ACCOUNTS = 100;

export const getUserAddress = defineTool({
  name: 'getUserAddress',
  title: "Get the user's addresses",
  description:
    'Returns the Ethereum address of the user for whom you act, and the escrow accounts linked to it. Each of them can be the escrowAddress of requestVerification. Use it instead of asking the user, and never guess an address.',
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  input: z.strictObject({}),
  output: z.object({
    address: z.string(),
    escrowAccounts: z.array(
      z.object({
        address: z.string(),
        chainId: z.int().nullable().describe('The only chain on which it counts; null where it counts on every one.'),
      }),
    ),
  }),
  run: async ({ db }, _args, { exchange: { principal } }) => {
    if (principal.kind === 'admin-key') {
      throw new Problem(400, 'mcp.no_user', 'These credentials belong to no user: name the escrowAddress yourself.');
    }
    const address = checksumAddress(principal.address);
    const linked = await listEscrowAccounts(db, principal.userId, MAX_ACCOUNTS, null);
    const escrowAccounts = linked.map((account) => ({
      address: checksumAddress(account.address),
      chainId: account.chainId,
    }));
    const text = [`Address: ${address}`, ...escrowAccounts.map((each) => `Escrow account: ${each.address}`)].join('\n');
    return { structured: { address, escrowAccounts }, text };
  },
});

import { checksumAddress } from '@countersign/protocol';
import { z } from 'zod';
import { listEscrowAccounts } from '../../settings/index.ts';
import { noUser } from '../errors.ts';
import { defineTool, readsOnly } from './tool.ts';

const MAX_ACCOUNTS = 100;

export const getUserAddress = defineTool({
  name: 'getUserAddress',
  title: "Get the user's addresses",
  description:
    'Returns the Ethereum address of the user you act for, and the escrow accounts linked to it. Each of them can be the escrowAddress of requestVerification; an escrow account with a chainId works on that chain only. Use this tool instead of asking the user, and never guess an address. It takes no arguments.',
  annotations: readsOnly,
  // Needed by anyone who prepares a transaction.
  takes: ['transactions:create'],
  input: z.strictObject({}),
  output: z.object({
    address: z.string().describe("The user's address, with EIP-55 checksum."),
    escrowAccounts: z.array(
      z.object({
        address: z.string(),
        chainId: z
          .int()
          .nullable()
          .describe('The only chain on which it can be used; null if it can be used on every chain.'),
      }),
    ),
  }),
  run: async ({ db }, _args, { exchange: { principal } }) => {
    if (principal.kind === 'admin-key') throw noUser('set escrowAddress explicitly');
    const address = checksumAddress(principal.address);
    const linked = await listEscrowAccounts(db, principal.userId, MAX_ACCOUNTS, null);
    const escrowAccounts = linked.map((account) => ({
      address: checksumAddress(account.address),
      chainId: account.chainId,
    }));
    const text = [`Address: ${address}`, ...escrowAccounts.map(sayAccount)].join('\n');
    return { structured: { address, escrowAccounts }, text };
  },
});

const sayAccount = ({ address, chainId }: { readonly address: string; readonly chainId: number | null }) =>
  `Escrow account: ${address}${chainId === null ? '' : ` on chain ${chainId} only`}`;

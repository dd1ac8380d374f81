import { z } from 'zod';
import { address, checksummedAddress } from './address.ts';
import { endpoint } from './endpoint.ts';
import { maxSignatureLength, page, timestamp } from './fields.ts';
import { chainId } from './hex.ts';
import { lifetimes } from './lifetimes.ts';
import { generalLimit } from './limits.ts';

const base = {
  path: '/settings/escrow-accounts',
  group: 'Settings',
  access: { by: ['jwt'] },
  limits: [generalLimit],
} as const;

const escrowAccount = z
  .object({
    address: checksummedAddress,
    chainId: z.int().nullable().describe('The only chain on which it is linked; null means all chains.'),
    createdAt: timestamp,
  })
  .meta({ id: 'EscrowAccount' });

const signature = z.string().min(1, 'must not be empty').max(maxSignatureLength);
const signedAt = timestamp.describe(
  `The time in the signed text, exactly as written there; at most ${lifetimes.escrowLink / 60} minutes ago.`,
);

export const escrowAccountRows = {
  linkEscrowAccount: endpoint({
    ...base,
    method: 'POST',
    summary: 'Link an escrow account that transactions may be created for',
    body: z.object({
      address,
      chainId: chainId
        .optional()
        .describe('Required if the account is a contract; the link then counts on that chain only.'),
      signedAt,
      signature: signature.describe(
        'EIP-191 signature by the account itself over five lines: `{host}: link an escrow account`, `Account: {address}`, `Owner: {your address}`, `Chain: {chainId, or all}`, `Time: {signedAt}`. Addresses carry their checksum. Each text can be used once.',
      ),
    }),
    success: { status: 201, body: escrowAccount },
    errors: {
      400: 'Not signed by that account, signed too long ago, or already used.',
      409: 'The account belongs to another user, on this chain or on all chains.',
      503: 'The account is a contract and its chain is unavailable; try again later.',
    },
  }),
  listEscrowAccounts: endpoint({
    ...base,
    method: 'GET',
    summary: 'List the linked escrow accounts',
    query: page,
    success: { status: 200, body: z.array(escrowAccount) },
  }),
  unlinkEscrowAccount: endpoint({
    ...base,
    method: 'DELETE',
    summary: "Unlink an escrow account of yours, or end someone else's link to an account you control",
    body: z
      .object({
        address,
        chainId: chainId.optional().describe('Only the link on this chain; all links of the address if omitted.'),
        signedAt: signedAt.optional(),
        signature: signature
          .optional()
          .describe(
            'Required if another user holds the link. EIP-191 signature by the account over four lines: `{host}: unlink an escrow account`, `Account: {address}`, `Chain: {chainId, or all}`, `Time: {signedAt}`.',
          ),
      })
      .refine((body) => body.signature === undefined || body.signedAt !== undefined, {
        path: ['signedAt'],
        error: 'is required with a signature',
      }),
    success: { status: 204 },
    errors: {
      400: 'Not signed by that account, signed too long ago, or already used.',
      404: 'There is no such link, or you may not end it.',
      503: 'The account is a contract and its chain is unavailable; try again later.',
    },
  }),
};

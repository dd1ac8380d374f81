import { z } from 'zod';
import { type Address, address, checksumAddress, checksummedAddress } from './address.ts';
import { endpoint } from './endpoint.ts';
import { maxSignatureLength, page, timestamp } from './fields.ts';
import { chainId } from './hex.ts';
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
    chainId: z.int().nullable().describe('The only chain on which it is linked; null: all of them.'),
    createdAt: timestamp,
  })
  .meta({ id: 'EscrowAccount' });

/** What an account signs (EIP-191 `personal_sign`) to be linked to a user of a service. */
export function escrowLinkText(link: {
  host: string;
  account: Address;
  owner: Address;
  chainId: number | null;
}): string {
  return [
    `${link.host}: link an escrow account`,
    `Account: ${checksumAddress(link.account)}`,
    `Owner: ${checksumAddress(link.owner)}`,
    `Chain: ${link.chainId ?? 'all'}`,
  ].join('\n');
}

export const escrowAccountRows = {
  linkEscrowAccount: endpoint({
    ...base,
    method: 'POST',
    summary: 'Link an account that transactions may be created for',
    body: z.object({
      address,
      chainId: chainId.optional().describe('Needed where the account is a contract: it counts on that chain only.'),
      signature: z
        .string()
        .min(1, 'must not be empty')
        .max(maxSignatureLength)
        .describe(
          'By the account itself, EIP-191 over four lines: `{host}: link an escrow account`, `Account: {address}`, `Owner: {your address}`, `Chain: {chainId, or all}`, addresses with their checksum.',
        ),
    }),
    success: { status: 201, body: escrowAccount },
    errors: {
      400: 'Not signed by that account.',
      409: 'The account belongs to another user.',
      503: 'The account is a contract, and its chain cannot be asked at the moment.',
    },
  }),
  listEscrowAccounts: endpoint({
    ...base,
    method: 'GET',
    summary: 'List the linked accounts',
    query: page,
    success: { status: 200, body: z.array(escrowAccount) },
  }),
  unlinkEscrowAccount: endpoint({
    ...base,
    method: 'DELETE',
    summary: 'Unlink an account',
    body: z.object({ address }),
    success: { status: 204 },
    errors: { 404: 'No account of yours has this address.' },
  }),
};

import { z } from 'zod';
import { address, checksummedAddress } from './address.ts';
import { endpoint } from './endpoint.ts';
import { type Address, checksumAddress } from './ethereum-address.ts';
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
    chainId: z.int().nullable().describe('The only chain on which it is linked; null: all of them.'),
    createdAt: timestamp,
  })
  .meta({ id: 'EscrowAccount' });

interface AccountText {
  readonly host: string;
  readonly account: Address;
  readonly chainId: number | null;
  /** As it is sent. */
  readonly signedAt: string;
}

/** What an account signs (EIP-191 `personal_sign`) to be linked to a user of a service. */
export function escrowLinkText({ owner, ...text }: AccountText & { readonly owner: Address }): string {
  return accountText('link', text, [`Owner: ${checksumAddress(owner)}`]);
}

/** What an account signs to end its link, whoever holds it. */
export function escrowUnlinkText(text: AccountText): string {
  return accountText('unlink', text, []);
}

function accountText(
  verb: string,
  { host, account, chainId, signedAt }: AccountText,
  lines: readonly string[],
): string {
  return [
    `${host}: ${verb} an escrow account`,
    `Account: ${checksumAddress(account)}`,
    ...lines,
    `Chain: ${chainId ?? 'all'}`,
    `Time: ${signedAt}`,
  ].join('\n');
}

const signature = z.string().min(1, 'must not be empty').max(maxSignatureLength);
const signedAt = timestamp.describe(
  `The time in the text, as it stands there: at most ${lifetimes.escrowLink / 60} minutes ago.`,
);

export const escrowAccountRows = {
  linkEscrowAccount: endpoint({
    ...base,
    method: 'POST',
    summary: 'Link an account that transactions may be created for',
    body: z.object({
      address,
      chainId: chainId.optional().describe('Needed where the account is a contract: it counts on that chain only.'),
      signedAt,
      signature: signature.describe(
        'By the account itself, EIP-191 over five lines: `{host}: link an escrow account`, `Account: {address}`, `Owner: {your address}`, `Chain: {chainId, or all}`, `Time: {signedAt}`, addresses with their checksum. Each text works once.',
      ),
    }),
    success: { status: 201, body: escrowAccount },
    errors: {
      400: 'Not signed by that account, too long ago, or used before.',
      409: 'The account belongs to another user, there or on all chains.',
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
    summary: 'Unlink an account of yours, or end the link of an account that you are or that signed for it',
    body: z
      .object({
        address,
        chainId: chainId.optional().describe('Only the link on this chain; all links of the address where absent.'),
        signedAt: signedAt.optional(),
        signature: signature
          .optional()
          .describe(
            'By the account, if the link is held by somebody else: EIP-191 over four lines: `{host}: unlink an escrow account`, `Account: {address}`, `Chain: {chainId, or all}`, `Time: {signedAt}`.',
          ),
      })
      .refine((body) => body.signature === undefined || body.signedAt !== undefined, {
        path: ['signedAt'],
        error: 'is required with a signature',
      }),
    success: { status: 204 },
    errors: {
      400: 'Not signed by that account, too long ago, or used before.',
      404: 'There is no such link that you may end.',
      503: 'The account is a contract, and its chain cannot be asked at the moment.',
    },
  }),
};

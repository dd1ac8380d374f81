import { z } from 'zod';
import { address, checksummedAddress } from './address.ts';
import { endpoint } from './endpoint.ts';
import { singleLineText, timestamp } from './fields.ts';
import { generalLimit } from './limits.ts';

const group = 'Wallet quorums';
const limits = [generalLimit];

const quorumType = z.enum(['execution', 'agent'], { error: 'must be execution or agent' });
export type QuorumType = z.output<typeof quorumType>;

/** The maximum length that the wallet provider accepts. */
const displayName = singleLineText(50);

const quorum = z
  .object({
    quorumId: z.string().describe("The wallet provider's id for it; a UUID for the built-in local provider."),
    type: quorumType.describe('What it was created for.'),
    displayName: z.string(),
    ethereumAddress: checksummedAddress
      .optional()
      .describe('Address of its owner. Only if it was created with `POST /provider-quorum`.'),
    providerUserId: z
      .string()
      .optional()
      .describe(
        "The user's id at the wallet provider; the only member. Only if it was created with `POST /provider-quorum`.",
      ),
    provider: z.enum(['local', 'provider']),
    threshold: z.int().min(1).describe('How many of its members must sign.'),
    message: z.string().optional().describe('The note given at registration, if any.'),
    createdAt: timestamp,
  })
  .meta({ id: 'WalletQuorum' });

const attachment = z
  .object({ type: quorumType, quorum: quorum.nullable().describe('Null if none is attached.') })
  .meta({ id: 'AttachedQuorum' });

const attached = {
  path: '/settings/provider-quorum/{type}',
  group,
  access: { by: ['jwt'] },
  limits,
  params: z.object({ type: quorumType }),
  success: { status: 200, body: attachment },
} as const;

const providerErrors = {
  409: 'The user already has 100 quorums.',
  503: 'The wallet provider is unavailable. If its response was lost, it may hold a quorum that is not recorded here; such a quorum controls no wallet. Send the request again.',
} as const;

const registration = z
  .object({
    type: quorumType.describe('The role in which the quorum is attached.'),
    navaAgent: z
      .boolean()
      .default(false)
      .describe("Whether to use the operator's agent quorum instead of creating one."),
    displayName: displayName.optional().describe('Required unless `navaAgent` is true.'),
    p256PublicKey: z
      .string()
      .max(2_000, 'must be at most 2000 characters')
      .optional()
      .describe('A P-256 public key in PEM (`BEGIN PUBLIC KEY`). Required unless `navaAgent` is true.'),
    message: z
      .string()
      .max(1_000, 'must be at most 1000 characters')
      .optional()
      .describe('A note stored and shown with the quorum.'),
  })
  .superRefine((body, context) => {
    if (body.navaAgent) return;
    for (const field of ['displayName', 'p256PublicKey'] as const) {
      if (body[field] !== undefined) continue;
      context.addIssue({ code: 'custom', path: [field], message: 'is required unless navaAgent is true' });
    }
  });
export type QuorumRegistration = z.output<typeof registration>;

export const walletQuorumRows = {
  createProviderQuorum: endpoint({
    method: 'POST',
    path: '/provider-quorum',
    group,
    summary: 'Create a quorum for a user of the wallet provider',
    access: { by: ['jwt', 'admin-key'], own: 'body.ethereumAddress' },
    limits,
    body: z
      .object({
        displayName,
        ethereumAddress: address,
        providerUserId: singleLineText(200).describe(
          "The user's id at the wallet provider; the only member of the quorum.",
        ),
      })
      .describe(
        'The same three values return the same record. Its type is `execution`, and it is not attached: the owner selects it with `PUT /settings/provider-quorum/{type}`.',
      ),
    success: { status: 201, body: quorum },
    errors: {
      400: 'Invalid fields, or the wallet provider refused them; the message then gives its reason.',
      403: 'Only your own address, unless you use an ADMIN key.',
      404: 'No such user.',
      ...providerErrors,
    },
  }),
  registerProviderQuorum: endpoint({
    method: 'POST',
    path: '/settings/register-provider-quorum',
    group,
    summary: 'Register a quorum for a P-256 key and attach it',
    access: { by: ['jwt'] },
    limits,
    body: registration.describe(
      'The quorum replaces the one attached for its type, which can still be selected later. The same type, name and key return the same record, with the new `message` if one is sent.',
    ),
    success: { status: 201, body: quorum },
    errors: {
      400: 'Invalid fields, a key that is not a P-256 public key, or a refusal by the wallet provider; the message then gives its reason.',
      404: '`navaAgent` is true but the operator has no agent quorum configured. In embedded mode there is always one.',
      ...providerErrors,
    },
  }),
  getAttachedQuorum: endpoint({ ...attached, method: 'GET', summary: 'Read the attached quorum' }),
  attachQuorum: endpoint({
    ...attached,
    method: 'PUT',
    summary: 'Select one of your quorums',
    body: z
      .object({ quorumId: z.string().min(1, 'must not be empty').max(200, 'must be at most 200 characters') })
      .describe('Any quorum of the user can be selected for either type.'),
    errors: { 404: 'The user has no quorum with this id.' },
  }),
  detachQuorum: endpoint({
    ...attached,
    method: 'DELETE',
    summary: 'Detach the quorum; it stays at the wallet provider and can be selected again',
    errors: { 404: 'No quorum is attached.' },
  }),
};

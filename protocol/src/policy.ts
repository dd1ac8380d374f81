import { z } from 'zod';
import { address, checksummedAddress } from './address.ts';
import { endpoint } from './endpoint.ts';
import { timestamp } from './fields.ts';
import { chainId, uint256 } from './hex.ts';
import { generalLimit, policyTrialLimit } from './limits.ts';

const base = { path: '/settings/policy', group: 'Settings', access: { by: ['jwt'] }, limits: [generalLimit] } as const;

const limitFields = {
  chainId,
  perTransaction: uint256.nullable().default(null).describe('Base units per transaction; null means no limit.'),
  per24Hours: uint256.nullable().default(null).describe('Base units in any 24 hours; null means no limit.'),
};

const limit = z
  .object({
    ...limitFields,
    asset: z
      .union([z.literal('native'), address], { error: 'must be "native" or the address of a token' })
      .describe('`native` or a token address.'),
  })
  .meta({ id: 'PolicyLimit' });
const shownLimit = z
  .object({ ...limitFields, asset: z.union([z.literal('native'), checksummedAddress]) })
  .meta({ id: 'ShownPolicyLimit' });

const policyFields = {
  limits: z
    .array(limit)
    .max(100)
    .refine(
      (limits) => new Set(limits.map(({ chainId, asset }) => `${chainId} ${asset}`)).size === limits.length,
      'must contain each asset only once',
    )
    .describe('If there are any limits, an asset without a limit requires the owner.'),
  allowedRecipients: z
    .array(address)
    .max(500)
    .nullable()
    .default(null)
    .describe(
      'Any other recipient requires the owner; null means any recipient is allowed. With a list, value that goes to a contract (a swap, a deposit, a bridge) also requires the owner, unless `limits` names every asset that comes back.',
    ),
  deniedRecipients: z.array(address).max(500).default([]).describe('These always require the owner.'),
};

/** Actions that are approved without the owner, for any executor. */
const policy = z.object(policyFields).meta({ id: 'Policy' });
export type Policy = z.output<typeof policy>;

const shownPolicy = z
  .object({
    limits: z.array(shownLimit),
    allowedRecipients: z.array(checksummedAddress).nullable(),
    deniedRecipients: z.array(checksummedAddress),
    updatedAt: timestamp.nullable().describe('Null if no policy was ever set: the arbiter then decides alone.'),
  })
  .meta({ id: 'ShownPolicy' });

export const policyRows = {
  getPolicy: endpoint({
    ...base,
    method: 'GET',
    summary: 'Read the policy: what an agent may execute without the owner',
    success: { status: 200, body: shownPolicy },
  }),
  updatePolicy: endpoint({
    ...base,
    method: 'PUT',
    summary: 'Set the policy: what an agent may execute without the owner',
    body: z
      .object({
        ...policyFields,
        replaces: timestamp
          .nullable()
          .optional()
          .describe(
            '`updatedAt` of the policy this one is based on; 409 if another policy has been set since. Optional.',
          ),
      })
      .meta({ id: 'PolicyUpdate' })
      .describe('Replaces the whole policy. It applies to every execution type; type 1 always requires the owner.'),
    success: { status: 200, body: shownPolicy },
    errors: { 409: '`replaces` is no longer the policy in force.' },
  }),
};

const outcome = z.enum(['alone', 'owner']).describe('`owner`: the owner is asked.');

export const policyTrialRows = {
  tryPolicy: endpoint({
    method: 'POST',
    path: '/settings/policy/trial',
    group: 'Settings',
    summary: 'Test a draft policy against past transactions; nothing is stored',
    access: { by: ['jwt'], whileFrozen: true },
    limits: [generalLimit, policyTrialLimit],
    body: policy,
    success: {
      status: 200,
      body: z.object({
        considered: z
          .int()
          .describe(
            'The newest transactions, at most 200, that the arbiter did not reject and whose effects are known. 24-hour limits are applied across them, each at the time of its verdict.',
          ),
        alone: z.int().describe('How many the draft allows without the owner.'),
        asked: z.int().describe('How many require the owner under the draft.'),
        changes: z
          .array(
            z.object({
              requestHash: z.string(),
              description: z.string().nullable().describe('The beginning of the `userPrompt`; null if it is sealed.'),
              createdAt: timestamp,
              now: outcome.describe('Under the policy in force.'),
              draft: outcome.describe('Under the draft.'),
              reason: z.string().describe('Why the stricter of the two asks the owner.'),
            }),
          )
          .describe('The transactions that the draft treats differently, newest first.'),
      }),
    },
  }),
};

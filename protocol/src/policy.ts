import { z } from 'zod';
import { address, checksummedAddress } from './address.ts';
import { endpoint } from './endpoint.ts';
import { timestamp } from './fields.ts';
import { chainId, uint256 } from './hex.ts';
import { generalLimit, policyTrialLimit } from './limits.ts';

const base = { path: '/settings/policy', group: 'Settings', access: { by: ['jwt'] }, limits: [generalLimit] } as const;

const limitFields = {
  chainId,
  perTransaction: uint256.nullable().default(null).describe('Base units in one transaction; null: not limited.'),
  per24Hours: uint256.nullable().default(null).describe('Base units in any 24 hours; null: not limited.'),
};

const limit = z
  .object({
    ...limitFields,
    asset: z.union([z.literal('native'), address]).describe('`native` or the address of a token.'),
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
      'must name each asset once',
    )
    .describe('Where there is any, an asset without a limit needs the owner.'),
  allowedRecipients: z
    .array(address)
    .max(500)
    .nullable()
    .default(null)
    .describe(
      'Anybody else needs the owner; null: anybody is allowed. With a list, value that leaves for a contract (a swap, a deposit, a bridge) needs the owner too, unless `limits` names every asset that comes back.',
    ),
  deniedRecipients: z.array(address).max(500).default([]).describe('These always need the owner.'),
};

/** What is approved without the owner, whoever executes. */
const policy = z.object(policyFields).meta({ id: 'Policy' });
export type Policy = z.output<typeof policy>;

const shownPolicy = z
  .object({
    limits: z.array(shownLimit),
    allowedRecipients: z.array(checksummedAddress).nullable(),
    deniedRecipients: z.array(checksummedAddress),
    updatedAt: timestamp.nullable().describe('Null where none was ever set: then the arbiter alone decides.'),
  })
  .meta({ id: 'ShownPolicy' });

export const policyRows = {
  getPolicy: endpoint({
    ...base,
    method: 'GET',
    summary: 'Read what an agent may execute without asking the owner',
    success: { status: 200, body: shownPolicy },
  }),
  updatePolicy: endpoint({
    ...base,
    method: 'PUT',
    summary: 'Set what an agent may execute without asking the owner',
    body: z
      .object({
        ...policyFields,
        replaces: timestamp
          .nullable()
          .optional()
          .describe('`updatedAt` of the policy that this one was made from; if another was set since, 409. Optional.'),
      })
      .meta({ id: 'PolicyUpdate' })
      .describe(
        'Replaces the policy as a whole. It holds for every execution type; type 1 needs the owner in any case.',
      ),
    success: { status: 200, body: shownPolicy },
    errors: { 409: '`replaces` is not the policy in force any more.' },
  }),
};

const outcome = z.enum(['alone', 'owner']).describe('`owner`: the owner is asked.');

export const policyTrialRows = {
  tryPolicy: endpoint({
    method: 'POST',
    path: '/settings/policy/trial',
    group: 'Settings',
    summary: 'Hold a draft of a policy against past transactions; nothing is stored',
    access: { by: ['jwt'], whileFrozen: true },
    limits: [generalLimit, policyTrialLimit],
    body: policy,
    success: {
      status: 200,
      body: z.object({
        considered: z
          .int()
          .describe(
            'The newest transactions, at most 200, that the arbiter did not reject and whose effects are known. What 24 hours may hold is counted along them, each at the time of its verdict.',
          ),
        alone: z.int().describe('How many the draft lets pass without the owner.'),
        asked: z.int().describe('How many need the owner under the draft.'),
        changes: z
          .array(
            z.object({
              requestHash: z.string(),
              description: z.string().nullable().describe('How the `userPrompt` begins; null where it is sealed.'),
              createdAt: timestamp,
              now: outcome.describe('Under the policy that is in force.'),
              draft: outcome.describe('Under the draft.'),
              reason: z.string().describe('Why the one that asks the owner does.'),
            }),
          )
          .describe('Those that the draft treats differently, newest first.'),
      }),
    },
  }),
};

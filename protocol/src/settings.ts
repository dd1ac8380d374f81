import { z } from 'zod';
import { address } from './address.ts';
import { endpoint } from './endpoint.ts';
import { executionTypes } from './execution-types.ts';
import { frozenAt, id, timestamp } from './fields.ts';
import { lifetimes } from './lifetimes.ts';
import { generalLimit } from './limits.ts';

const group = 'Settings';
const limits = [generalLimit];

const executionType = z
  .literal(Object.values(executionTypes), { error: 'must be 0 (DIRECT_USER), 1 (USER_EXECUTED) or 2 (AGENT_EXECUTED)' })
  .describe('0 DIRECT_USER, 1 USER_EXECUTED, 2 AGENT_EXECUTED.');

const publicDetails = z.boolean().describe('Whether the public profile shows the content of transactions.');

const MAX_TRUSTED = 100;
/** The limit of its database column. */
const MAX_SERVICE_ID = 2 ** 31 - 1;

const trustedServices = z
  .array(z.int('must be a whole number').min(1).max(MAX_SERVICE_ID))
  .max(MAX_TRUSTED)
  .describe("Ids of the verification services whose verdicts count. Default: the operator's own.");

/** Shown if an agent executes without any limit. */
export const noFirstLimit =
  'Your agent may send any amount of anything to anyone without asking you. Set a first limit with PUT /settings/policy.';

const repeatWithinHours = z
  .int('must be a whole number')
  .min(0)
  .max(lifetimes.usedInstruction / 3_600)
  .describe(
    'For so many hours after an instruction was approved, the same one requires the owner; 0 turns this off. Default: 24.',
  );

const settings = z
  .object({
    id,
    userId: id,
    executionType,
    walletProvider: z
      .enum(['none', 'local', 'provider', 'custody'])
      .describe(
        '`local` or `provider`: where the attached quorum is kept; the execution quorum takes precedence over the agent quorum. `custody`: no quorum is attached and an execution integration is active.',
      ),
    publicDetails,
    trustedServices,
    repeatWithinHours,
    frozenAt,
    warning: z
      .string()
      .nullable()
      .describe(
        'What the owner should know: with AGENT_EXECUTED, that no policy limits amounts or recipients. Null if there is nothing.',
      ),
    createdAt: timestamp,
    updatedAt: timestamp,
  })
  .meta({ id: 'Settings' });

export const settingsRows = {
  getSettings: endpoint({
    method: 'GET',
    path: '/settings',
    group,
    summary: 'Read your settings',
    access: { by: ['jwt'] },
    limits,
    success: { status: 200, body: settings },
  }),
  updateSettings: endpoint({
    method: 'PUT',
    path: '/settings',
    group,
    summary: 'Change your settings',
    access: { by: ['jwt'] },
    limits,
    body: z
      .object({
        executionType: executionType.optional(),
        publicDetails: publicDetails.optional(),
        trustedServices: trustedServices.optional(),
        repeatWithinHours: repeatWithinHours.optional(),
      })
      .refine((body) => Object.values(body).some((value) => value !== undefined), {
        error: 'send at least one of executionType, publicDetails, trustedServices and repeatWithinHours',
      })
      .meta({ minProperties: 1, description: 'At least one of the fields.' }),
    success: { status: 200, body: settings },
    errors: { 400: 'Invalid fields, or an unknown verification service.' },
  }),
  getSettingsByAddress: endpoint({
    method: 'GET',
    path: '/settings/by-ethereum/{ethereumAddress}',
    group,
    summary: 'Read the settings of an address',
    access: { by: ['jwt', 'signature', 'user-key', 'admin-key'], own: 'params.ethereumAddress' },
    limits,
    params: z.object({ ethereumAddress: address }),
    success: { status: 200, body: settings },
    errors: { 403: 'Only your own settings, unless you use an ADMIN key.', 404: 'No such user.' },
  }),
};

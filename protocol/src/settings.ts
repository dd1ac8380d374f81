import { z } from 'zod';
import { address } from './address.ts';
import { endpoint } from './endpoint.ts';
import { id, timestamp } from './fields.ts';
import { generalLimit } from './limits.ts';

const group = 'Settings';
const limits = [generalLimit];

const executionType = z
  .literal([0, 1, 2], { error: 'must be 0 (DIRECT_USER), 1 (USER_EXECUTED) or 2 (AGENT_EXECUTED)' })
  .describe('0 DIRECT_USER, 1 USER_EXECUTED, 2 AGENT_EXECUTED.');

const publicDetails = z.boolean().describe('Whether the public profile shows the content of transactions.');

const settings = z
  .object({
    id,
    userId: id,
    executionType,
    walletProvider: z.string(),
    publicDetails,
    createdAt: timestamp,
    updatedAt: timestamp,
  })
  .meta({ id: 'Settings' });

export const settingsRows = {
  getSettings: endpoint({
    method: 'GET',
    path: '/settings',
    group,
    summary: 'Read the own settings',
    access: { by: ['jwt'] },
    limits,
    success: { status: 200, body: settings },
  }),
  updateSettings: endpoint({
    method: 'PUT',
    path: '/settings',
    group,
    summary: 'Change the own settings',
    access: { by: ['jwt'] },
    limits,
    body: z
      .object({ executionType: executionType.optional(), publicDetails: publicDetails.optional() })
      .refine((body) => body.executionType !== undefined || body.publicDetails !== undefined, {
        error: 'send executionType, publicDetails or both',
      })
      .meta({ minProperties: 1, description: 'Either field or both.' }),
    success: { status: 200, body: settings },
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
    errors: { 403: 'Only the own settings, unless with an ADMIN key.', 404: 'No such user.' },
  }),
};

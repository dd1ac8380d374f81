import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { frozenAt, id, page, timestamp } from './fields.ts';
import { generalLimit } from './limits.ts';
import { clientShown } from './oauth.ts';
import { scopes } from './scopes.ts';

const group = 'Access';
const limits = [generalLimit];

const wayIn = z
  .object({
    id: id.describe(
      'Pass it to DELETE /user-api-keys/{apiKeyId} or, if `kind` is `oauth`, to DELETE /oauth/grants/{id}.',
    ),
    kind: z
      .enum(['api-key', 'connection', 'oauth'])
      .describe('`connection`: a key that an agent received through a connection code.'),
    name: z.string().nullable().describe('The name an OAuth client gives itself, or null. Not verified.'),
    client: clientShown.nullable().describe('For an OAuth client; null for keys.'),
    scopes: z.array(z.enum(scopes)),
    createdAt: timestamp,
    lastUsedAt: timestamp
      .nullable()
      .describe('For a key, accurate to the minute; for an OAuth client, when it last received tokens.'),
    expiresAt: timestamp.nullable(),
    active: z.boolean().describe('False once it has expired or been revoked.'),
  })
  .meta({ id: 'WayIn' });

export const accessRows = {
  listAccess: endpoint({
    method: 'GET',
    path: '/access',
    group,
    summary: 'List every key and client that has or had access to the account, most recently used first',
    access: { by: ['jwt'] },
    limits,
    query: page,
    success: { status: 200, body: z.object({ frozenAt, ways: z.array(wayIn) }) },
  }),
  freezeAccount: endpoint({
    method: 'POST',
    path: '/access/freeze',
    group,
    summary: 'Revoke all access to the account and reject every open transaction',
    access: { by: ['jwt', 'signature'], whileFrozen: true },
    limits,
    success: {
      status: 200,
      body: z.object({
        frozenAt: timestamp,
        ended: z
          .object({ keys: z.int(), grants: z.int(), sessions: z.int() })
          .describe(
            'How many were active; at most 1,000 keys are counted. The session that froze the account stays active.',
          ),
        rejected: z.int().describe('Transactions that were PENDING or APPROVED and are rejected now.'),
        rejecting: z
          .boolean()
          .describe(
            'True if so many are open that the rest is rejected in the background; none of them can be approved or executed any more.',
          ),
        handedOver: z
          .array(z.string())
          .describe(
            'The `requestHash` of approved transactions that are already with the custody provider and cannot be withdrawn; at most 500.',
          ),
      }),
    },
    errors: { 404: 'No user has this address.' },
  }),
  unfreezeAccount: endpoint({
    method: 'POST',
    path: '/access/unfreeze',
    group,
    summary: 'Unfreeze the account with a wallet signature and end every session; revoked keys and grants stay revoked',
    access: { by: ['signature'] },
    limits,
    success: { status: 200, body: z.object({ frozenAt }) },
    errors: {
      404: 'No user has this address.',
      409: 'The freeze is still revoking keys or rejecting requests from before it; retry in a few seconds.',
    },
  }),
};

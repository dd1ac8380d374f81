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
    id: id.describe('For DELETE /user-api-keys/{apiKeyId} or, if `kind` is `oauth`, DELETE /oauth/grants/{id}.'),
    kind: z
      .enum(['api-key', 'connection', 'oauth'])
      .describe('`connection`: a key that an agent got for a connection code.'),
    name: z
      .string()
      .nullable()
      .describe('Of an OAuth client: what it calls itself, which nobody has checked, or null.'),
    client: clientShown.nullable().describe('Of an OAuth client; null for keys.'),
    scopes: z.array(z.enum(scopes)),
    createdAt: timestamp,
    lastUsedAt: timestamp.nullable().describe('Of a key to the minute; of an OAuth client when it last got tokens.'),
    expiresAt: timestamp.nullable(),
    active: z.boolean().describe('False once it has ended or was revoked.'),
  })
  .meta({ id: 'WayIn' });

export const accessRows = {
  listAccess: endpoint({
    method: 'GET',
    path: '/access',
    group,
    summary: 'Every key and client that has or had access to the account, newest use first',
    access: { by: ['jwt'] },
    limits,
    query: page,
    success: { status: 200, body: z.object({ frozenAt, ways: z.array(wayIn) }) },
  }),
  freezeAccount: endpoint({
    method: 'POST',
    path: '/access/freeze',
    group,
    summary: 'End all access to the account and reject everything that is open',
    access: { by: ['jwt', 'signature'], whileFrozen: true },
    limits,
    success: {
      status: 200,
      body: z.object({
        frozenAt: timestamp,
        ended: z
          .object({ keys: z.int(), grants: z.int(), sessions: z.int() })
          .describe('How many were alive until now; the session that froze the account stays.'),
        rejected: z.int().describe('Transactions that were PENDING or APPROVED until now.'),
        handedOver: z
          .array(z.string())
          .describe(
            'The `requestHash` of approved transactions that are with the custody provider and cannot be taken back; at most 500.',
          ),
      }),
    },
    errors: { 404: 'No user has this address.' },
  }),
  unfreezeAccount: endpoint({
    method: 'POST',
    path: '/access/unfreeze',
    group,
    summary: 'End a freeze, by a signature of the wallet; revoked keys and grants stay revoked',
    access: { by: ['signature'] },
    limits,
    success: { status: 200, body: z.object({ frozenAt }) },
    errors: { 404: 'No user has this address.' },
  }),
};

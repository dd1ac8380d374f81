import { z } from 'zod';
import { checksummedAddress } from './address.ts';
import { endpoint } from './endpoint.ts';
import { timestamp } from './fields.ts';
import { lifetimes } from './lifetimes.ts';
import { connectionLimits, generalLimit } from './limits.ts';
import { ownScopes, scopes } from './scopes.ts';

const group = 'Interactive agent connection';
const jwt = { by: ['jwt'] } as const;

const code = z
  .string()
  .min(1, 'must not be empty')
  .max(200)
  .describe('32 hexadecimal characters.')
  .meta({ examples: ['3f7c9a1e5b2d4860a7c3e9f1b5d28064'] });
const gone = 'The code has expired, was declined, or has been used.';
const unknown = 'No such code.';

export const connectRows = {
  initiateConnection: endpoint({
    method: 'POST',
    path: '/auth/connect/initiate',
    group,
    summary: 'Request a code that a user can approve in the web application',
    access: 'public',
    limits: [connectionLimits.initiate],
    success: {
      status: 200,
      body: z.object({
        code: z.string().describe(`32 hexadecimal characters; valid for ${lifetimes.connectionCode / 60} minutes.`),
        authUrl: z.string().describe('The page where the user approves it.'),
      }),
    },
  }),
  getConnectionStatus: endpoint({
    method: 'GET',
    path: '/auth/connect/status',
    group,
    summary: 'Poll for the API key; it is returned only once',
    access: 'public',
    limits: [connectionLimits.status],
    query: z.object({ code }),
    success: {
      status: 200,
      body: z.object({
        status: z.enum(['pending', 'ready']),
        apiKey: z.string().optional().describe('Only in the single `ready` response.'),
        walletAddress: checksummedAddress.optional().describe('The address of the user who approved.'),
      }),
    },
    errors: { 404: unknown, 410: gone },
  }),
  approveConnection: endpoint({
    method: 'POST',
    path: '/auth/connect/approve',
    group,
    summary: 'Approve a code and give its agent an API key for your account',
    access: jwt,
    limits: [generalLimit, connectionLimits.approve],
    body: z.object({ code }),
    success: { status: 200, body: z.object({ success: z.boolean() }) },
    errors: { 400: 'The code is no longer pending.', 404: unknown, 410: gone },
  }),
  getConnectionInfo: endpoint({
    method: 'GET',
    path: '/auth/connect/info',
    group,
    summary: 'Read who requested a code and what its key will be able to do',
    access: jwt,
    limits: [generalLimit],
    query: z.object({ code }),
    success: {
      status: 200,
      body: z.object({
        status: z.enum(['pending', 'ready']),
        askedAt: timestamp,
        expiresAt: timestamp,
        askedFrom: z.object({
          ip: z.string().describe('The IP address that requested the code.'),
          userAgent: z.string().nullable().describe('The name the requesting program gives itself. Not verified.'),
        }),
        scopes: z.array(z.enum(scopes)).meta({ examples: [[...ownScopes]] }),
      }),
    },
    errors: { 404: unknown, 410: gone },
  }),
  declineConnection: endpoint({
    method: 'POST',
    path: '/auth/connect/decline',
    group,
    summary: 'Decline a code',
    access: { ...jwt, whileFrozen: true },
    limits: [generalLimit],
    body: z.object({ code }),
    success: { status: 200, body: z.object({ success: z.boolean() }) },
    errors: { 400: 'The code is no longer pending.', 404: unknown, 410: gone },
  }),
};

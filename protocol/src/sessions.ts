import { z } from 'zod';
import { address } from './address.ts';
import { endpoint } from './endpoint.ts';
import { maxSignatureLength } from './fields.ts';
import { lifetimes } from './lifetimes.ts';
import { generalLimit, signInLimit } from './limits.ts';
import { userSummary } from './users.ts';

const group = 'Sign-in and tokens';
const jwt = { by: ['jwt'] } as const;
const jwtAfterLogout = { ...jwt, afterLogout: true } as const;

const tokens = {
  accessToken: z
    .string()
    .describe(`JWT for \`Authorization: Bearer\`, valid for ${lifetimes.accessToken / 60} minutes.`),
  refreshToken: z
    .string()
    .describe(`JWT for POST /auth/refresh, valid for ${lifetimes.refreshToken / 86_400} days, single use.`),
};
const refreshToken = z.string().min(1, 'must not be empty').max(4096);

export const sessionRows = {
  createSiweNonce: endpoint({
    method: 'POST',
    path: '/auth/siwe/nonce',
    group,
    summary: 'Get a nonce for a Sign-In with Ethereum message',
    access: 'public',
    limits: [signInLimit],
    body: z.object({ walletAddress: address }),
    success: {
      status: 200,
      body: z.object({
        nonce: z.string().describe(`Single use, bound to this wallet, valid for ${lifetimes.siweNonce / 60} minutes.`),
      }),
    },
  }),
  verifySiwe: endpoint({
    method: 'POST',
    path: '/auth/siwe/verify',
    group,
    summary: 'Sign in with the signed message',
    access: 'public',
    limits: [signInLimit],
    body: z.object({
      message: z.string().min(1, 'must not be empty').max(8192).describe('The exact EIP-4361 text that was signed.'),
      signature: z.string().min(1, 'must not be empty').max(maxSignatureLength).describe('0x-prefixed hex.'),
    }),
    success: { status: 200, body: z.object({ ...tokens, user: userSummary }) },
    errors: {
      401: 'The message or signature is invalid, or the nonce has been used.',
      503: 'The wallet is a contract and its chain is unavailable; try again later.',
    },
  }),
  refreshTokens: endpoint({
    method: 'POST',
    path: '/auth/refresh',
    group,
    summary: 'Exchange a refresh token for a new pair',
    access: 'public',
    limits: [generalLimit],
    body: z.object({ refreshToken }),
    success: { status: 200, body: z.object(tokens) },
    errors: { 401: 'The token is invalid, has expired or has been used before.' },
  }),
  logout: endpoint({
    method: 'POST',
    path: '/auth/logout',
    group,
    summary: 'End the session of one refresh token',
    access: jwtAfterLogout,
    limits: [generalLimit],
    body: z.object({ refreshToken }),
    success: { status: 204 },
  }),
  logoutAll: endpoint({
    method: 'POST',
    path: '/auth/logout-all',
    group,
    summary: 'End all sessions of the user on all devices',
    access: jwtAfterLogout,
    limits: [generalLimit],
    success: { status: 204 },
  }),
  validateToken: endpoint({
    method: 'GET',
    path: '/auth/validate',
    group,
    summary: 'Check the access token',
    access: jwt,
    limits: [generalLimit],
    success: { status: 200, body: z.object({ valid: z.boolean(), user: userSummary }) },
  }),
  getMe: endpoint({
    method: 'GET',
    path: '/auth/me',
    group,
    summary: 'Read the user of the access token',
    access: jwt,
    limits: [generalLimit],
    success: { status: 200, body: userSummary },
  }),
  getJwks: endpoint({
    method: 'GET',
    path: '/.well-known/jwks.json',
    group,
    summary: "Get the public keys that verify this service's tokens (RFC 7517)",
    access: 'public',
    limits: [generalLimit],
    success: {
      status: 200,
      cacheSeconds: 300,
      body: z.object({
        keys: z.array(
          z.object({
            kty: z.string(),
            crv: z.string(),
            x: z.string(),
            kid: z.string(),
            alg: z.string(),
            use: z.literal('sig'),
          }),
        ),
      }),
    },
  }),
};

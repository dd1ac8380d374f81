import { z } from 'zod';
import { address, checksummedAddress } from './address.ts';
import { endpoint } from './endpoint.ts';
import { page, timestamp } from './fields.ts';
import { generalLimit } from './limits.ts';

const base = { method: 'GET', group: 'Verification services', access: 'public', limits: [generalLimit] } as const;

const verificationService = z
  .object({
    id: z.int(),
    name: z.string(),
    inbox: checksummedAddress.describe('The address that requests are sent to.'),
    pgpPublicKey: z.string().describe('Armored. Sealed payloads are encrypted to it.'),
    pgpFingerprint: z.string(),
    active: z.boolean(),
    owner: checksummedAddress.describe('The account that signs its verdicts.'),
    own: z
      .boolean()
      .describe("The operator's own service, always listed first. Anyone can register a service under the same name."),
    registeredAt: timestamp,
    txHash: z.string().nullable().describe('Hash of the on-chain registration.'),
  })
  .meta({ id: 'VerificationService' });

const one = { status: 200, body: verificationService } as const;
const many = { status: 200, body: z.array(verificationService) } as const;
const errors = { 404: 'No such service.' };

export const verificationServiceRows = {
  listVerificationServices: endpoint({
    ...base,
    path: '/verification-services',
    summary: 'List all verification services',
    query: page,
    success: many,
  }),
  listActiveVerificationServices: endpoint({
    ...base,
    path: '/verification-services/active',
    summary: 'List the active verification services',
    query: page,
    success: many,
  }),
  getVerificationService: endpoint({
    ...base,
    path: '/verification-services/{id}',
    summary: 'Read a verification service',
    params: z.object({
      id: z
        .string()
        .describe('A number.')
        .meta({ examples: ['1'] }),
    }),
    success: one,
    errors,
  }),
  getVerificationServiceByInbox: endpoint({
    ...base,
    path: '/verification-services/inbox/{inbox}',
    summary: 'Find a verification service by its inbox',
    params: z.object({ inbox: address }),
    success: one,
    errors,
  }),
  getVerificationServiceByPgpKey: endpoint({
    ...base,
    path: '/verification-services/pgp-public-key/{key}',
    summary: 'Find a verification service by its OpenPGP key',
    params: z.object({ key: z.string().describe('A fingerprint, a key id, or the URL-encoded armored key.') }),
    success: one,
    errors,
  }),
};

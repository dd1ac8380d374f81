import { z } from 'zod';
import { address, checksummedAddress } from './address.ts';
import { endpoint } from './endpoint.ts';
import { timestamp } from './fields.ts';
import { custodyLimits, generalLimit } from './limits.ts';

export const custodyTypes = ['execution', 'agent'] as const;
/** The purpose of an integration. */
export type CustodyType = (typeof custodyTypes)[number];

const environments = ['sandbox', 'testnet', 'mainnet'] as const;
export type CustodyEnvironment = (typeof environments)[number];

const regions = ['US', 'EU', 'EU2'] as const;
export type CustodyRegion = (typeof regions)[number];

const oneOf = <const T extends readonly string[]>(values: T) =>
  z.enum(values, { error: `must be one of ${values.join(', ')}` });

const type = oneOf(custodyTypes).describe('`execution` signs approved transactions; `agent` is for the agent itself.');
const environment = oneOf(environments);
const region = oneOf(regions).describe(
  "Where the provider hosts the owner's workspace; the sandbox is the same in every region.",
);

/** Copied into the certificate signing request; the maximum length is that of X.520. */
function subjectText(maxCharacters: number) {
  return z
    .string()
    .refine((text) => text.trim() !== '', 'must not be empty')
    .refine((text) => [...text].length <= maxCharacters, `must be at most ${maxCharacters} characters`)
    .refine((text) => !/[\p{Cc}\p{Cs}]/u.test(text), 'must not contain control characters')
    .meta({ maxLength: maxCharacters });
}

const MAX_EMAIL_CHARACTERS = 255;

const csrFields = z.object({
  commonName: subjectText(64).meta({ examples: ['countersign.example'] }),
  organization: subjectText(64).meta({ examples: ['Example Ltd'] }),
  country: z
    .string()
    .regex(/^[A-Za-z]{2}$/, 'must be a two-letter country code such as DE')
    .meta({ examples: ['DE'] }),
  organizationalUnit: subjectText(64).optional(),
  state: subjectText(128).optional(),
  locality: subjectText(128).optional(),
  email: z
    .string()
    .max(MAX_EMAIL_CHARACTERS, `must be at most ${MAX_EMAIL_CHARACTERS} characters`)
    .regex(/^[!-?A-~]+@[!-?A-~]+$/, 'must be an email address in ASCII')
    .meta({ examples: ['operations@countersign.example'] })
    .optional(),
  recreate: z
    .boolean()
    .default(false)
    .describe('Replace an existing integration. Its key, signing request and credentials are deleted.'),
});

const credentials = z.object({
  apiKey: z
    .string()
    .min(1, 'must not be empty')
    .max(256, 'must be at most 256 characters')
    .regex(/^[!-~]*$/, 'must be printable ASCII without spaces')
    .describe('The API key that the provider issued for the signing request.'),
  vaultAccountId: z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,64}$/, 'must be 1 to 64 letters, digits, - or _')
    .meta({ examples: ['0'] }),
  environment,
  region,
});

const validation = z
  .object({
    valid: z.boolean(),
    checkedAt: timestamp,
    reason: z
      .string()
      .optional()
      .describe("Why it is not valid: the provider's own message, or that the provider could not be reached."),
  })
  .meta({ id: 'CustodyValidation' });

const configuration = {
  type,
  status: z
    .enum(['none', 'pending', 'active'])
    .describe('`pending`: the signing request exists; `active`: the credentials are saved too.'),
  environment: environment.nullable(),
  region: region.nullable(),
  vaultAccountId: z.string().nullable(),
  apiKeyHint: z.string().nullable().describe('The last four characters of the API key; null if the key is short.'),
  createdAt: timestamp.nullable().describe('When the key was generated.'),
  activatedAt: timestamp.nullable(),
  lastValidation: validation.nullable(),
};

const integration = z
  .object({ ...configuration, csr: z.string().nullable().describe('PKCS#10, in PEM.') })
  .meta({ id: 'CustodyIntegration' });

const base = {
  group: 'Custody integration',
  access: { by: ['jwt'] },
  limits: [generalLimit],
  params: z.object({ type }),
} as const;
const notThere = 'There is no such integration. Create one with POST /custody/generate-csr/{type}.';

export const custodyRows = {
  generateCsr: endpoint({
    ...base,
    method: 'POST',
    path: '/custody/generate-csr/{type}',
    summary: 'Generate a key and a certificate signing request for the custody provider',
    limits: [generalLimit, custodyLimits.generateCsr],
    body: csrFields,
    success: { status: 201, body: integration },
    errors: {
      409: 'The integration already exists, or its key is being generated; `recreate: true` replaces an existing one.',
      503: 'Too many keys are being generated; try again shortly.',
    },
  }),
  getCustodyIntegration: endpoint({
    ...base,
    method: 'GET',
    path: '/custody/integration/{type}',
    summary: 'Read the status and signing request of an integration',
    success: { status: 200, body: integration },
  }),
  listCustodyIntegrations: endpoint({
    method: 'GET',
    path: '/custody/integrations',
    group: base.group,
    summary: 'Read both integrations',
    access: base.access,
    limits: base.limits,
    success: { status: 200, body: z.array(integration) },
  }),
  getCsr: endpoint({
    ...base,
    method: 'GET',
    path: '/custody/csr/{type}',
    summary: 'Read the signing request of an integration',
    success: { status: 200, body: z.object({ csr: z.string() }) },
    errors: { 404: notThere },
  }),
  completeCustody: endpoint({
    ...base,
    method: 'POST',
    path: '/custody/complete/{type}',
    summary: 'Save the credentials issued by the provider and activate the integration',
    body: credentials,
    success: { status: 200, body: integration },
    errors: {
      404: notThere,
      409: 'The signing request has been replaced in the meantime: register the new one first.',
    },
  }),
  validateCustody: endpoint({
    ...base,
    method: 'POST',
    path: '/custody/validate/{type}',
    summary: 'Request the vault account from the provider to test the integration',
    limits: [generalLimit, custodyLimits.validate],
    success: { status: 200, body: validation },
    errors: { 404: 'There is no active integration.' },
  }),
  getCustodyConfiguration: endpoint({
    method: 'GET',
    path: '/custody/config/{type}/{ethereumAddress}',
    group: base.group,
    summary: "Read the configuration of an address's integration, without secrets",
    access: { by: ['jwt', 'admin-key'], own: 'params.ethereumAddress' },
    limits: base.limits,
    params: z.object({ type, ethereumAddress: address }),
    success: {
      status: 200,
      body: z.object({ ...configuration, ethereumAddress: checksummedAddress }).meta({ id: 'CustodyConfiguration' }),
    },
    errors: {
      403: 'Only your own address is allowed, unless you use an ADMIN key.',
      404: 'No such user, or no such integration.',
    },
  }),
};

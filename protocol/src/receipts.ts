import { z } from 'zod';
import { checksummedAddress } from './address.ts';
import { allApprovals, standing, transactionStatus, verdictRecord } from './approvals.ts';
import { endpoint, type Received } from './endpoint.ts';
import { id, timestamp } from './fields.ts';
import { generalLimit } from './limits.ts';
import { settlement } from './orion-metadata.ts';
import { receiptFormat, sharedReceiptFormat } from './receipt-hash.ts';
import { anybody, chainRecord, execution, hashParam, notFound } from './transactions.ts';
import { hashedFields } from './verification.ts';

const signingKey = z
  .object({ kty: z.literal('OKP'), crv: z.literal('Ed25519'), x: z.string(), kid: z.string() })
  .describe(
    'The public key that verifies `seal`: one of the keys at `/.well-known/jwks.json` when the receipt was issued.',
  );

const auditRow = z
  .object({
    id: z.int(),
    at: timestamp,
    actor: z.record(z.string(), z.unknown()),
    action: z.string(),
    userId: id.nullable(),
    transactionId: id.nullable(),
    detail: z.record(z.string(), z.unknown()),
    seq: z.int().nullable().describe('Its position in the log; null until it is sealed there, about a minute later.'),
    previousHash: z.string().nullable().describe('Hash of the previous row in the log, as hex.'),
    hash: z.string().nullable().describe('SHA-256 of `previousHash` and this row as canonical JSON, as hex.'),
  })
  .meta({ id: 'AuditRow' });

const withheldHash = z.string().nullable();

/** The contents of a receipt; `seal` covers a digest of each member. */
export const receiptContent = z.object({
  format: z.enum([receiptFormat, sharedReceiptFormat]).describe(`\`${sharedReceiptFormat}\` with \`words=hashed\`.`),
  issued: z.object({ at: timestamp, by: z.string().describe('The URL of the service.'), key: signingKey }),
  request: z
    .object({
      requestHash: z.string(),
      account: checksummedAddress,
      chainId: z.int(),
      verificationServiceId: z.int(),
      payloadHash: z.string().nullable(),
      salt: z.string().nullable(),
      form: z.enum(['standard', 'sealed', 'open']),
      createdAt: timestamp,
    })
    .describe(
      '`requestHash` is derived from account, chain, service, payloadHash and salt; the last two are null with `words=hashed`.',
    ),
  payload: hashedFields
    .nullable()
    .describe('The words and the action exactly as hashed into `payloadHash`; null if sealed or with `words=hashed`.'),
  actionHash: z
    .string()
    .nullable()
    .describe('The hash that verdict and execution are bound to; null until one names it.'),
  verdict: verdictRecord
    .nullable()
    .describe(
      'With `words=hashed`, omits `report`, `analysis`, `effects` and `ownerNeededBecause`, which tell what the words say.',
    ),
  policy: z
    .object({ ownerNeeded: z.boolean(), because: z.string().nullable(), execution: z.literal([0, 1, 2]) })
    .describe("Whether the owner had to decide, because of the owner's policy or the execution type."),
  approvals: allApprovals,
  state: z.object({
    status: transactionStatus,
    statusReason: standing.statusReason,
    validUntil: standing.validUntil,
    executedLate: standing.executedLate,
  }),
  content: z.object({
    cid: z.string().nullable().describe('CID of the sealed payload in the content store.'),
    responseCid: z.string().nullable().describe('CID of the encrypted report.'),
  }),
  chain: z.object({
    request: chainRecord.nullable(),
    verdict: settlement.nullable(),
    execution: execution.nullable(),
  }),
  audit: z.array(auditRow).describe('The audit log entries about it, oldest first.'),
  withheld: z
    .object({ payload: withheldHash, effects: withheldHash, analysis: withheldHash, because: withheldHash })
    .optional()
    .describe(
      "Only with `words=hashed`: SHA-256 (hex) of the request's salt followed by the canonical JSON of what was left out; null where there was nothing. `because` is the reason why the owner had to decide.",
    ),
});

const receipt = receiptContent
  .extend({
    seal: z
      .string()
      .describe(
        'A JWS (EdDSA) whose payload has the SHA-256 of the canonical JSON of every other member, so that any change is detected and located.',
      ),
  })
  .meta({ id: 'Receipt' });

export const receiptRows = {
  getReceipt: endpoint({
    method: 'GET',
    path: '/transactions/{requestHash}/receipt',
    group: 'Transactions and approvals',
    summary: 'Get a signed receipt that can be verified offline',
    access: { by: anybody, scope: 'transactions:read' },
    limits: [generalLimit],
    params: hashParam,
    query: z.object({
      words: z
        .enum(['shown', 'hashed'])
        .default('shown')
        .describe(
          '`hashed`: in place of the words, the effects and all reasons, only their salted hashes, for sharing.',
        ),
    }),
    success: { status: 200, body: receipt },
    errors: notFound,
  }),
};

/** A receipt as served. */
export type Receipt = Received<(typeof receiptRows)['getReceipt']>;

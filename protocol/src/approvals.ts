import { z } from 'zod';
import { checksummedAddress } from './address.ts';
import { isRawCid } from './cid.ts';
import { effect, whyTooManyQuantities } from './effects.ts';
import { id, timestamp } from './fields.ts';
import { exactBytes, hash32 } from './hex.ts';
import { keyLabels } from './key-format.ts';
import { userSummary } from './users.ts';
import { formerVerdictType, verdictType } from './verdict-types.ts';

export const decisions = ['APPROVED', 'REJECTED', 'UNDECIDED'] as const;
export type Decision = (typeof decisions)[number];
export const decision = z.enum(decisions);

export type ApprovalType = 'user_ui' | 'user' | 'user_key' | 'admin' | 'orion';

const MAX_ANALYSIS_CHARACTERS = 20_000;
const MAX_REPORT_CHARACTERS = 600_000;

const record = { id, transactionId: id, createdAt: timestamp };
const ownersDecision = z.enum(['APPROVED', 'REJECTED']);
const confidence = z.number().min(0, 'must be from 0 to 1').max(1, 'must be from 0 to 1');

const userApproval = z
  .object({
    ...record,
    decision: ownersDecision,
    type: z.enum(['user_ui', 'user']).describe('`user_ui`: with an access token; `user`: with an Ethereum signature.'),
    approver: userSummary,
  })
  .meta({ id: 'UserApproval' });

const keyApproval = z
  .object({
    ...record,
    decision: ownersDecision.describe(
      'An approval with an API key is recorded but never counts: the transaction keeps waiting for its owner. A rejection counts.',
    ),
    type: z
      .enum(['user_key', 'admin'])
      .describe("`user_key`: with one of the owner's API keys; `admin`: with an ADMIN key."),
    approver: z.object({ keyId: id, label: z.enum(keyLabels) }),
  })
  .meta({ id: 'KeyApproval' });

const orionApproval = z
  .object({
    ...record,
    decision: z.enum(decisions),
    type: z.literal('orion'),
    confidence: confidence.nullable(),
    analysis: z.string().nullable().describe("The arbiter's reasoning."),
  })
  .meta({ id: 'OrionApproval' });

/** The summary of a verdict; all null while there is none. */
export const verdictLine = {
  decision: z.enum(decisions).nullable().describe('From the arbiter.'),
  confidence: confidence.nullable(),
  reason: z.string().nullable().describe("The first sentence of the arbiter's reasoning."),
};

/** The same, present only on request. */
export const briefVerdict = z.object(verdictLine).partial().shape;

/** The answer to a decision: the record as the decider may see it. */
export const anyApproval = z.union([userApproval, keyApproval, orionApproval]);

export const allApprovals = z
  .object({ user: z.array(userApproval), apiKey: z.array(keyApproval), orion: z.array(orionApproval) })
  .meta({ id: 'Approvals' });

export const transactionStatuses = ['PENDING', 'APPROVED', 'REJECTED', 'EXECUTED', 'FAILED'] as const;
export type TransactionStatus = (typeof transactionStatuses)[number];
export const transactionStatus = z.enum(transactionStatuses);

const statusReasons = ['expired', 'frozen', 'nonce_used', 'instruction_used'] as const;
export type StatusReason = (typeof statusReasons)[number];
const statusReason = z.enum(statusReasons);

export const waitingFor = ['sealing', 'arbiter', 'owner', 'execution'] as const;
export type WaitingFor = (typeof waitingFor)[number];

const releaseStatuses = ['waiting', 'claimed', 'submitted', 'completed', 'failed'] as const;
export type ReleaseStatus = (typeof releaseStatuses)[number];
const releaseChannels = ['custody'] as const;
export type ReleaseChannel = (typeof releaseChannels)[number];

/** The release of an approved transaction to its executor, and the outcome. */
export const releaseFields = {
  status: z
    .enum(releaseStatuses)
    .describe(
      '`waiting`: nothing has been sent; `reason` says what is missing, if anything. `claimed`: it is being handed over, and no other path can claim it. `submitted`: the provider has accepted it. `completed` and `failed`: the outcome.',
    ),
  channel: z.enum(releaseChannels).describe('The path that executes it.'),
  claimedAt: timestamp.nullable(),
  reference: z.string().nullable().describe("The provider's own id for it."),
  reason: z.string().nullable().describe('What is missing, what is delaying it, or why it failed.'),
  txHash: z.string().nullable().describe('The on-chain transaction hash, as reported by the provider.'),
};

const release = z.object(releaseFields).meta({ id: 'Release' });

/** The status of a transaction, wherever it is shown. */
export const standing = {
  status: transactionStatus,
  statusReason: statusReason
    .nullable()
    .describe(
      '`expired`: the approval expired before execution. `frozen`: the owner froze the account. `nonce_used`: another approved request uses the nonce of this payment. `instruction_used`: another request was approved with its `instructionId`.',
    ),
  waitingFor: z.enum(waitingFor).nullable().describe('The next step; null if there is none.'),
  since: timestamp.nullable().describe('When this wait started.'),
  validUntil: timestamp
    .nullable()
    .describe('When the approval expires or expired; the status is then REJECTED. Null if it was never approved.'),
  executedLate: z
    .boolean()
    .describe(
      'Alarm: it was executed on chain after its approval had expired. See `executed` on the record for details.',
    ),
  release: release
    .nullable()
    .describe(
      'How an approved transaction is executed: exactly one path can claim it, and no decision counts after that. Null if this service does not execute it.',
    ),
};

const byRecord = z
  .object({
    status: transactionStatus,
    user: z.array(userApproval),
    agent: z
      .array(keyApproval)
      .describe('Decisions made with agent and user keys. They are shown, but an approval among them never counts.'),
    arbiter: z.array(keyApproval),
    orion: z.array(orionApproval).describe('Empty while verification is pending; the first entry is the verdict.'),
  })
  .meta({ id: 'ApprovalStatus' });

const byRole = z
  .object({
    user: z.boolean().describe('The owner approved.'),
    agent: z.boolean().describe('A key labelled `agent` approved.'),
    arbiter: z.boolean().describe('A key labelled `arbiter` approved.'),
    orion: z.boolean().describe('Orion approved.'),
  })
  .meta({ id: 'ApprovalRoles' });

export const approvalStatus = z.union([byRecord, byRole]);

/** The fields an arbiter posts with its verdict, for the owner to read and for anyone to verify. */
const verdictFields = {
  confidence: confidence.optional(),
  analysis: z.string().max(MAX_ANALYSIS_CHARACTERS, `must be at most ${MAX_ANALYSIS_CHARACTERS} characters`).optional(),
  requestHash: hash32.optional(),
  report: z
    .union([z.record(z.string(), z.unknown()), z.string()])
    .refine((report) => JSON.stringify(report).length <= MAX_REPORT_CHARACTERS, 'must be at most 600,000 characters')
    .optional()
    .describe("The whole validation report, or that report encrypted to the owner's OpenPGP key."),
  effects: z
    .array(effect)
    .max(1000)
    .nullable()
    .optional()
    .describe(
      'Null if unknown or if the payload is sealed. Required with a signature unless the decision is UNDECIDED.',
    ),
  callHash: hash32
    .optional()
    .describe(
      'The action hash. For a call: over chain, account, to, value and data. For a batch: over the hashes of its calls. For typed data: over the account and the EIP-712 digest.',
    ),
  useKey: hash32
    .optional()
    .describe(
      'For a payment in a sealed request: keccak256 of the ABI encoding of keccak256("payment nonce"), chain, account, contract and nonce. Only one request with a given value can be approved. For other requests, the service computes it.',
    ),
  instruction: hash32
    .optional()
    .describe(
      'For a sealed request: an opaque value of your own that is the same for every request that carries out the same words in the same way. While an approved request with it is recent, the next one needs the owner. For other requests, the service computes it.',
    ),
  decidedAt: z
    .int('must be a whole number')
    .min(0)
    .max(2 ** 48 - 1)
    .optional()
    .describe('Unix seconds, as signed; must be within 5 minutes of the current time.'),
  responseCid: z
    .string()
    .refine(isRawCid, 'must be a CID version 1, raw, sha2-256')
    .optional()
    .describe("CID of the report in the content store, encrypted to the owner's OpenPGP key."),
  verdictSignature: exactBytes(65)
    .optional()
    .describe(
      "The arbiter's EIP-712 signature of the verdict; requires `decidedAt`. A verdict without it counts only if ALLOW_UNSIGNED_VERDICTS is on.",
    ),
};

const decisionOf = (approved: boolean): Decision => (approved ? 'APPROVED' : 'REJECTED');

const decisionBody = z
  .object({
    decision: z.enum(decisions).optional().describe('Form 1. `UNDECIDED` requires an ORION key.'),
    approved: z.boolean().optional().describe('Form 2.'),
    ifUpdatedAt: timestamp
      .optional()
      .describe(
        'The `updatedAt` of the record that was read. If the record has changed since, the decision is refused with 409.',
      ),
    ...verdictFields,
  })
  .superRefine(({ decision, approved, verdictSignature, decidedAt }, context) => {
    const refuse = (message: string) => context.addIssue({ code: 'custom', path: ['decision'], message });
    if (verdictSignature !== undefined && decidedAt === undefined) {
      context.addIssue({ code: 'custom', path: ['decidedAt'], message: 'is required with verdictSignature' });
    }
    if (decision === undefined && approved === undefined) refuse('is required unless approved is sent');
    else if (decision !== undefined && approved !== undefined && decision !== decisionOf(approved)) {
      refuse('contradicts approved');
    }
  })
  .meta({
    examples: [{ decision: 'APPROVED' }],
    description:
      'Either `decision` or `approved`. `ifUpdatedAt` binds the decision to the record that was read. The other fields count only with an ORION key.',
  })
  .transform(({ decision, approved, ifUpdatedAt, ...verdict }) => ({
    decision: decision ?? decisionOf(approved === true),
    ifUpdatedAt: ifUpdatedAt ?? null,
    verdict,
  }));

/** The body of a decision in both documented forms. */
export const newApproval = z.preprocess((body: z.input<typeof decisionBody> | null, context) => {
  const message = whyTooManyQuantities(body?.effects);
  if (message !== null) context.addIssue({ code: 'custom', path: ['effects'], message });
  return body;
}, decisionBody);
export type NewApproval = z.output<typeof newApproval>;

export const verdictRecord = z
  .object({
    decision: z.enum(decisions),
    confidence: confidence.nullable(),
    confidenceBps: z.int().describe('The signed confidence, in basis points.'),
    analysis: z.string().nullable(),
    report: z.unknown().describe("Encrypted to the owner's OpenPGP key if the payload was sealed."),
    effects: z.array(effect).nullable(),
    callHash: z.string().nullable(),
    reportHash: z
      .string()
      .nullable()
      .describe('As signed: the hash of the canonical JSON of `report`, or of its text.'),
    effectsHash: z.string().nullable().describe('As signed: the hash of the canonical JSON of `effects`.'),
    responseCid: z.string().nullable(),
    decidedAt: z.int().nullable().describe('Unix seconds, as signed.'),
    signed: z.boolean().describe('False: the verdict was posted with an ORION key and nothing else proves its origin.'),
    signedType: z
      .enum([verdictType, formerVerdictType])
      .nullable()
      .describe('The EIP-712 type that is signed; a null hash is signed as zero.'),
    signature: z.string().nullable(),
    signer: checksummedAddress
      .nullable()
      .describe('The signer: the owner of the verification service at the time the verdict was posted.'),
    ownerNeeded: z.boolean().describe("Whether the owner's decision is also required."),
    ownerNeededBecause: z.string().nullable(),
    createdAt: timestamp,
  })
  .meta({ id: 'Verdict' });

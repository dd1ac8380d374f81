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
    type: z.enum(['user_ui', 'user']).describe('`user_ui`: with an access token, `user`: with a signature.'),
    approver: userSummary,
  })
  .meta({ id: 'UserApproval' });

const keyApproval = z
  .object({
    ...record,
    decision: ownersDecision,
    type: z.enum(['user_key', 'admin']),
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

/** What a verdict says in one line; all null while there is none. */
export const verdictLine = {
  decision: z.enum(decisions).nullable().describe("The arbiter's."),
  confidence: confidence.nullable(),
  reason: z.string().nullable().describe("The first sentence of the arbiter's reasoning."),
};

/** The same where it is only there if asked for. */
export const briefVerdict = z.object(verdictLine).partial().shape;

/** The answer to a decision: the record in the shape of whoever decided. */
export const anyApproval = z.union([userApproval, keyApproval, orionApproval]);

export const allApprovals = z
  .object({ user: z.array(userApproval), apiKey: z.array(keyApproval), orion: z.array(orionApproval) })
  .meta({ id: 'Approvals' });

export const transactionStatuses = ['PENDING', 'APPROVED', 'REJECTED', 'EXECUTED', 'FAILED'] as const;
export type TransactionStatus = (typeof transactionStatuses)[number];
export const transactionStatus = z.enum(transactionStatuses);

const statusReasons = ['expired', 'nonce_used'] as const;
export type StatusReason = (typeof statusReasons)[number];
const statusReason = z.enum(statusReasons);

export const waitingFor = ['sealing', 'arbiter', 'owner', 'execution'] as const;
export type WaitingFor = (typeof waitingFor)[number];

const releaseStatuses = ['waiting', 'claimed', 'submitted', 'completed', 'failed'] as const;
export type ReleaseStatus = (typeof releaseStatuses)[number];
const releaseChannels = ['custody'] as const;
export type ReleaseChannel = (typeof releaseChannels)[number];

/** The way of an order to whoever carries it out, and what became of it. */
export const releaseFields = {
  status: z
    .enum(releaseStatuses)
    .describe(
      '`waiting`: nothing has left, and `reason` says what is missing, if anything. `claimed`: it is being handed over, and nobody else may. `submitted`: the provider has it. `completed` and `failed`: its outcome.',
    ),
  channel: z.enum(releaseChannels).describe('Through which way out it leaves.'),
  claimedAt: timestamp.nullable(),
  reference: z.string().nullable().describe("The provider's own id of it."),
  reason: z.string().nullable().describe('What is missing, what delays it, or why it failed.'),
  txHash: z.string().nullable().describe('On its chain, as the provider tells it.'),
};

const release = z.object(releaseFields).meta({ id: 'Release' });

/** How a transaction stands, wherever it is shown. */
export const standing = {
  status: transactionStatus,
  statusReason: statusReason
    .nullable()
    .describe(
      '`expired`: the approval ended unused. `nonce_used`: another request was approved with the nonce of this payment.',
    ),
  waitingFor: z.enum(waitingFor).nullable().describe('What comes next; null if nothing does.'),
  since: timestamp.nullable().describe('When that wait began.'),
  validUntil: timestamp
    .nullable()
    .describe('When the approval ends, or ended. Afterwards the status is REJECTED; null if it was never approved.'),
  executedLate: z
    .boolean()
    .describe(
      'Alarm: it was carried out on chain after its approval had ended. `executed` of the record has the details.',
    ),
  release: release
    .nullable()
    .describe(
      'The one way out of an approved transaction: exactly one path can claim it, and afterwards no decision counts any more. Null if this service is not to carry it out.',
    ),
};

const byRecord = z
  .object({
    status: transactionStatus,
    user: z.array(userApproval),
    agent: z.array(keyApproval).describe("Decisions of agents' and users' keys: shown, and an approval never counts."),
    arbiter: z.array(keyApproval),
    orion: z.array(orionApproval).describe('Empty while the verification is pending; the first entry is the verdict.'),
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

/** What an arbiter posts with its verdict, for the owner to read and anybody to verify. */
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
    .describe('Null if they are not known, or if the payload is sealed. Required with a signature, unless undecided.'),
  callHash: hash32
    .optional()
    .describe(
      'The action hash: of a call over chain, account, to, value and data; of a batch over those of its calls; of typed data over the account and what it signs.',
    ),
  useKey: hash32
    .optional()
    .describe(
      'Of a payment in a sealed request: keccak256 of the ABI encoding of keccak256("payment nonce"), chain, account, contract and nonce. No two requests with the same one are approved; of others the service makes it itself.',
    ),
  decidedAt: z
    .int('must be a whole number')
    .min(0)
    .max(2 ** 48 - 1)
    .optional()
    .describe('Unix seconds, as they are signed; at most 5 minutes off.'),
  responseCid: z
    .string()
    .refine(isRawCid, 'must be a CID of version 1, raw, sha2-256')
    .optional()
    .describe("Of the report in the content store, encrypted to the owner's OpenPGP key."),
  verdictSignature: exactBytes(65)
    .optional()
    .describe(
      "The arbiter's EIP-712 signature of the verdict; `decidedAt` goes with it. Without it a verdict counts only under ALLOW_UNSIGNED_VERDICTS.",
    ),
};

const decisionOf = (approved: boolean): Decision => (approved ? 'APPROVED' : 'REJECTED');

const decisionBody = z
  .object({
    decision: z.enum(decisions).optional().describe('Form 1. `UNDECIDED` only with an ORION key.'),
    approved: z.boolean().optional().describe('Form 2.'),
    ifUpdatedAt: timestamp
      .optional()
      .describe('The `updatedAt` of the record as it was read. If it has changed since, nothing is decided: 409.'),
    ...verdictFields,
  })
  .superRefine(({ decision, approved, verdictSignature, decidedAt }, context) => {
    const refuse = (message: string) => context.addIssue({ code: 'custom', path: ['decision'], message });
    if (verdictSignature !== undefined && decidedAt === undefined) {
      context.addIssue({ code: 'custom', path: ['decidedAt'], message: 'is required with verdictSignature' });
    }
    if (decision === undefined && approved === undefined) refuse('is required (or approved)');
    else if (decision !== undefined && approved !== undefined && decision !== decisionOf(approved)) {
      refuse('contradicts approved');
    }
  })
  .meta({
    examples: [{ decision: 'APPROVED' }],
    description:
      'Either `decision` or `approved`. `ifUpdatedAt` binds it to what was read. The other fields count only with an ORION key.',
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
    confidenceBps: z.int().describe('The confidence as it is signed, in hundredths of a percent.'),
    analysis: z.string().nullable(),
    report: z.unknown().describe("Encrypted to the owner's OpenPGP key where the payload was sealed."),
    effects: z.array(effect).nullable(),
    callHash: z.string().nullable(),
    reportHash: z.string().nullable().describe('As it is signed: of the canonical JSON of `report`, or of its text.'),
    effectsHash: z.string().nullable().describe('As it is signed: of the canonical JSON of `effects`.'),
    responseCid: z.string().nullable(),
    decidedAt: z.int().nullable().describe('Unix seconds, as they are signed.'),
    signed: z.boolean().describe('False: an ORION key posted it, and nothing else proves whose it is.'),
    signedType: z
      .enum([verdictType, formerVerdictType])
      .nullable()
      .describe('The EIP-712 type of what is signed; a hash that is null is signed as zero.'),
    signature: z.string().nullable(),
    signer: checksummedAddress
      .nullable()
      .describe('Whose signature it is: the owner of the verification service, when it was posted.'),
    ownerNeeded: z.boolean().describe("Whether the owner's decision is needed, too."),
    ownerNeededBecause: z.string().nullable(),
    createdAt: timestamp,
  })
  .meta({ id: 'Verdict' });

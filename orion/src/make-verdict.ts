import { createHmac } from 'node:crypto';
import {
  type CreateFields,
  contract,
  type Decision,
  type Hex,
  hashAction,
  hashEffects,
  hashReport,
  hashVerdict,
  instructionOf,
  normaliseEffects,
  toBasisPoints,
  useKeyOf,
  type ValidationResponse,
  zeroHash,
} from '@countersign/protocol';
import type { Client } from '@countersign/sdk';
import type { LocalAccount } from 'viem';
import type { Judgement } from './decide.ts';
import type { LeasedRequest } from './lease.ts';
import { readEffects } from './read-effects.ts';

type Approval = Parameters<Client['createApproval']>[0]['body'];
type PostedReport = Exclude<NonNullable<Approval>['report'], undefined>;

/** The result of judging a request. */
export interface Outcome {
  readonly judgement: Judgement;
  /** Null if the payload was unreadable. */
  readonly fields: CreateFields | null;
  /** Null without one. */
  readonly report: ValidationResponse | null;
}

/** The report, encrypted to the owner if possible, and its location in the content store. */
export interface Response {
  readonly armored: string;
  readonly cid: string | null;
}

interface Circumstances {
  readonly response: Response | null;
  readonly nowMs: number;
  /** Blinds the instruction of a sealed request. */
  readonly instructionKey: Uint8Array;
}

export interface SignedVerdict {
  /** The posted body. */
  readonly approval: NonNullable<Approval>;
  /** The signed fields. */
  readonly hash: Hex;
}

/** Builds and signs the verdict; the signature covers exactly what is posted. */
export async function makeVerdict(
  account: LocalAccount,
  request: Pick<LeasedRequest, 'requestHash' | 'form' | 'ownerPgpPublicKey'>,
  { judgement, fields, report }: Outcome,
  { response, nowMs, instructionKey }: Circumstances,
): Promise<SignedVerdict> {
  const isSealed = request.form === 'sealed';
  const requestHash = request.requestHash as Hex;
  const confidenceBps = toBasisPoints(judgement.confidence);
  const decidedAt = Math.floor(nowMs / 1000);
  const whole = isSealed ? response?.armored : report;
  const posted = whole && fits(whole) ? (whole as PostedReport) : null;
  // The effects of a sealed request would reveal its content: the owner decides instead.
  const effects = report && !isSealed ? readEffects(report) : null;
  const gap = report && whyIncomplete(judgement.decision, { posted, effects, response, isSealed });
  const decision = gap ? 'UNDECIDED' : judgement.decision;
  const callHash = fields && hashAction(fields, { chainId: fields.chainId, account: fields.escrowAddress });
  // The service cannot read the nonce of a sealed payment, yet must approve each only once.
  const useKey =
    fields && isSealed ? useKeyOf(fields, { chainId: fields.chainId, account: fields.escrowAddress }) : null;
  const hash = hashVerdict({
    requestHash,
    decision,
    confidenceBps,
    callHash: callHash ?? zeroHash,
    reportHash: hashReport(posted),
    effectsHash: hashEffects(effects),
    decidedAt,
  });
  if (!account.sign) throw new Error('the account cannot sign');
  const approval = {
    decision,
    requestHash,
    confidence: confidenceBps / 10_000,
    analysis: gap ? `${gap}\n${judgement.analysis}` : judgement.analysis,
    ...(posted !== null && { report: posted }),
    effects,
    ...(callHash && { callHash }),
    ...(useKey && { useKey }),
    ...(fields && isSealed && { instruction: hideInstruction(fields, report, { ...request, instructionKey }) }),
    ...(response?.cid && { responseCid: response.cid }),
    decidedAt,
    verdictSignature: await account.sign({ hash }),
  };
  return { approval, hash };
}

/**
 * The service asks the owner about a repeated instruction, and must not learn which one it is, nor whether another
 * owner gave it: so the owner's key is hashed in. There always is one, because sealed requests require it.
 */
function hideInstruction(
  { escrowAddress: account, chainId, userPrompt, ...action }: CreateFields,
  report: ValidationResponse | null,
  {
    ownerPgpPublicKey,
    instructionKey,
  }: Pick<LeasedRequest, 'ownerPgpPublicKey'> & Pick<Circumstances, 'instructionKey'>,
): Hex {
  const listed = report && readEffects(report);
  const effects = listed && normaliseEffects(listed);
  const { key } = instructionOf({ userPrompt, action, effects, account, chainId });
  const hidden = createHmac('sha256', instructionKey)
    .update(`${ownerPgpPublicKey ?? ''}\n${key}`)
    .digest('hex');
  return `0x${hidden}`;
}

/** With the service's own schema. A report that is too large stays in the content store. */
const fits = (report: unknown) => contract.createApproval.body.safeParse({ decision: 'UNDECIDED', report }).success;

interface Shown {
  readonly posted: PostedReport | null;
  readonly effects: readonly object[] | null;
  readonly response: Response | null;
  readonly isSealed: boolean;
}

/** Why a decision cannot be shown in full, and is left to the owner; null if it can. */
function whyIncomplete(decision: Decision, { posted, effects, response, isSealed }: Shown): string | null {
  if (posted === null && isSealed && !response)
    return "The report could not be encrypted to the account's OpenPGP key and is not stored, so the owner decides.";
  if (posted === null) return 'The report is too large to store with the verdict, so the owner decides.';
  if (decision === 'APPROVED' && !isSealed && effects === null)
    return 'The effects of the transaction cannot be listed completely, so the owner decides.';
  return null;
}

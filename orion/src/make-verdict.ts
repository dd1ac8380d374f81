import {
  type CreateFields,
  contract,
  type Hex,
  hashCall,
  hashReport,
  hashVerdict,
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

/** What came of a request. */
export interface Outcome {
  readonly judgement: Judgement;
  /** Null where the payload could not be read. */
  readonly fields: CreateFields | null;
  /** Null where there is none. */
  readonly report: ValidationResponse | null;
}

/** The report, encrypted to the owner, where it could be, and where that lies in the content store. */
export interface Response {
  readonly armored: string;
  readonly cid: string | null;
}

export interface SignedVerdict {
  /** What is posted. */
  readonly approval: NonNullable<Approval>;
  /** What is signed. */
  readonly hash: Hex;
}

/** Puts together and signs what is posted; the signature covers exactly that. */
export async function makeVerdict(
  account: LocalAccount,
  request: Pick<LeasedRequest, 'requestHash' | 'form'>,
  { judgement, fields, report }: Outcome,
  { response, nowMs }: { readonly response: Response | null; readonly nowMs: number },
): Promise<SignedVerdict> {
  const isSealed = request.form === 'sealed';
  const requestHash = request.requestHash as Hex;
  const { decision } = judgement;
  const confidenceBps = Math.round(judgement.confidence * 10_000);
  const decidedAt = Math.floor(nowMs / 1000);
  const whole = isSealed ? response?.armored : report;
  const posted = whole && fits(whole) ? (whole as PostedReport) : null;
  const callHash = fields && hashCall({ chainId: fields.chainId, account: fields.escrowAddress, ...fields.tx });
  const hash = hashVerdict({
    requestHash,
    decision,
    confidenceBps,
    callHash: callHash ?? zeroHash,
    reportHash: hashReport(posted),
    decidedAt,
  });
  if (!account.sign) throw new Error('the account cannot sign');
  const approval = {
    decision,
    requestHash,
    confidence: confidenceBps / 10_000,
    analysis: judgement.analysis + (report && !posted ? noteOf(isSealed && !response) : ''),
    ...(posted !== null && { report: posted }),
    // Of a sealed request they would tell the content: the owner decides instead.
    effects: report && !isSealed ? readEffects(report) : null,
    ...(callHash && { callHash }),
    ...(response?.cid && { responseCid: response.cid }),
    decidedAt,
    verdictSignature: await account.sign({ hash }),
  };
  return { approval, hash };
}

/** By the very schema that the service reads it with. A report that is too large stays in the content store. */
const fits = (report: unknown) => contract.createApproval.body.safeParse({ decision: 'UNDECIDED', report }).success;

const noteOf = (isUnencrypted: boolean) =>
  isUnencrypted
    ? '\nThe report could not be encrypted to the key of the account, and is not kept.'
    : '\nThe report is too large to be kept here.';

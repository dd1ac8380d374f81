import { createHash } from 'node:crypto';
import type { Log } from '@countersign/edge';
import { lookedUpFacts, rawCid, type ValidationResponse } from '@countersign/protocol';
import { ApiError, type Client } from '@countersign/sdk';
import type { PrivateKey } from 'openpgp';
import type { LocalAccount } from 'viem';
import type { ValidatorPlace } from './ask-validator.ts';
import type { Opener } from './create-opener.ts';
import { decide, undecided } from './decide.ts';
import { encryptReport } from './encrypt-report.ts';
import { type Lease, type LeasedRequest, NotYet } from './lease.ts';
import { askWithFacts } from './looked-up/ask-with-facts.ts';
import type { FactFinder } from './looked-up/create-fact-finder.ts';
import { makeVerdict, type Outcome, type Response } from './make-verdict.ts';
import { openPayload } from './open-payload.ts';
import type { TeeProver } from './tee.ts';

/** One text for every fault of a payload: a user who submits someone else's payload must not learn its content. */
export const UNREADABLE = 'The payload could not be read as the payload of this request.';
const REFUSED = 'The validator refused the request.';
const NOT_TAKEN = 'The service refused the verdict.';

export interface JudgeDeps {
  readonly client: Pick<Client, 'getContent' | 'putContent' | 'updateTeeProof' | 'createApproval'>;
  readonly opener: Opener;
  readonly validator: ValidatorPlace;
  /** Looks up the facts that the validator asks for. */
  readonly facts: FactFinder;
  /** Signs the verdicts. */
  readonly account: LocalAccount;
  /** Blinds the instruction of a sealed request. */
  readonly instructionKey: Uint8Array;
  /** Signs the reports. */
  readonly pgpPrivateKey: PrivateKey;
  readonly tee: TeeProver;
  readonly threshold: number;
  readonly giveUpSeconds: number;
  readonly now: () => number;
  readonly log: Log;
}

/** Judges a request and posts the verdict. What cannot be judged is undecided, and never approved. */
export async function judge(deps: JudgeDeps, request: LeasedRequest, lease: Lease): Promise<void> {
  const outcome = await reachOutcome(deps, request, lease);
  const response = await publishReport(deps, request, outcome, lease);
  if (await post(deps, request, outcome, response, lease)) return;
  const bare = { judgement: undecided(NOT_TAKEN), fields: null, report: null };
  // Not at once: the service may not know the arbiter's signer yet.
  if (request.attempt > 1 && (await post(deps, request, bare, null, lease))) return;
  throw new NotYet('verdict no longer accepted by the service');
}

async function reachOutcome(deps: JudgeDeps, request: LeasedRequest, { signal }: Lease): Promise<Outcome> {
  const without = (analysis: string, fields: Outcome['fields'] = null): Outcome => ({
    judgement: undecided(analysis),
    fields,
    report: null,
  });
  let fields: Outcome['fields'] = null;
  try {
    fields = await openPayload(deps, request);
    if (fields === null) return without(UNREADABLE);
    const report = await askWithFacts(deps, fields, { nowMs: deps.now(), signal });
    if (report === null) return without(REFUSED, fields);
    tellMissing(deps, request, report);
    const judgement = decide(report, { threshold: deps.threshold, isSealed: request.form === 'sealed' });
    return { judgement, fields, report };
  } catch (error) {
    if (!(error instanceof NotYet) || !isTooLate(deps, request)) throw error;
    return without(
      `Gave up after ${deps.giveUpSeconds} ${deps.giveUpSeconds === 1 ? 'second' : 'seconds'}: ${error.message}.`,
      fields,
    );
  }
}

/** For the operator of the nodes: the reason, and never the content. */
function tellMissing({ log }: JudgeDeps, { requestHash }: LeasedRequest, { context }: ValidationResponse): void {
  const { missing = [] } = lookedUpFacts.safeParse(context.looked_up).data ?? {};
  const why = [...new Set(missing.map((each) => each.why))];
  if (why.length > 0) log.warn({ requestHash, why }, 'some facts could not be looked up');
}

const isTooLate = ({ now, giveUpSeconds }: JudgeDeps, { firstLeasedAt }: LeasedRequest) =>
  now() - Date.parse(firstLeasedAt) >= giveUpSeconds * 1000;

/**
 * Stores the report, encrypted to the owner, in the content store; a store that stays unavailable does not delay the
 * verdict.
 */
async function publishReport(
  deps: JudgeDeps,
  request: LeasedRequest,
  { report }: Outcome,
  lease: Lease,
): Promise<Response | null> {
  const { form, ownerPgpPublicKey: ownerKey } = request;
  // Nothing of an open request is stored.
  if (report === null || ownerKey === null || form === 'open') return null;
  const armored = await encryptReport(report, { ownerKey, signingKey: deps.pgpPrivateKey });
  if (armored === null) return null;
  lease.hold();
  const cid = rawCid(createHash('sha256').update(armored).digest());
  const put = await deps.client.putContent({ body: { text: armored } }).catch(() => null);
  if (put?.cid === cid) return { armored, cid };
  if (!isTooLate(deps, request)) throw new NotYet('storing the report in the content store failed');
  return { armored, cid: null };
}

/** Whether the service accepted it. */
async function post(
  { client, account, instructionKey, tee, now, log }: JudgeDeps,
  request: LeasedRequest,
  outcome: Outcome,
  response: Response | null,
  lease: Lease,
): Promise<boolean> {
  const { requestHash } = request;
  const { approval, hash } = await makeVerdict(account, request, outcome, { response, nowMs: now(), instructionKey });
  const proof = await tee.prove(hash);
  // Stored first: the verdict completes the work, and no job would resume it.
  lease.hold();
  const isProven = proof && (await isTaken(client.updateTeeProof({ params: { requestHash }, body: proof })));
  if (!isProven) log.error({ requestHash }, 'posting the verdict without an attestation of this machine');
  lease.hold();
  const isPosted = await isTaken(client.createApproval({ params: { requestHash }, body: approval }));
  if (isPosted) log.info({ requestHash, decision: approval.decision }, 'verdict posted');
  else log.warn({ requestHash }, 'verdict refused by the service');
  return isPosted;
}

/** False if the service refuses it permanently; an unavailable or busy service is retried. */
async function isTaken(call: Promise<unknown>): Promise<boolean> {
  try {
    await call;
    return true;
  } catch (error) {
    if (error instanceof ApiError && [400, 403, 404].includes(error.statusCode)) return false;
    throw error;
  }
}

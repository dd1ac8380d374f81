import { setTimeout as sleep } from 'node:timers/promises';
import { postJson } from '@countersign/edge/ask-http';
import {
  type CreateFields,
  type LookedUpFacts,
  type ValidationResponse,
  validationQuestion,
  validationResponse,
} from '@countersign/protocol';
import { NotYet } from './lease.ts';

export const VALIDATOR_TIMEOUT_MS = 15_000;
const MAX_ANSWER_BYTES = 8 * 1024 * 1024;
/**
 * A restarting validator is back within these 5 s, and is asked soon after; one that stays down is left to later
 * leases.
 */
const PAUSES_MS = [200, ...Array<number>(10).fill(500)];

export interface ValidatorPlace {
  readonly url: string;
  readonly token: string | null;
  readonly timeoutMs?: number;
  readonly pausesMs?: readonly number[];
}

/** The report, or null if the validator refuses the request itself, so that a retry is pointless. */
export async function askValidator(
  place: ValidatorPlace,
  fields: CreateFields,
  {
    nowMs,
    signal,
    lookedUp,
  }: { readonly nowMs: number; readonly signal: AbortSignal; readonly lookedUp?: LookedUpFacts },
): Promise<ValidationResponse | null> {
  const body = JSON.stringify({
    ...validationQuestion(fields),
    // Only the arbiter's own clock counts.
    metadata: { generated_at_unix: Math.floor(nowMs / 1000) },
    ...(lookedUp && { looked_up: lookedUp }),
  });
  for (const pauseMs of [...(place.pausesMs ?? PAUSES_MS), null]) {
    const answer = await tryOnce(place, body, signal).catch(() => 'unavailable' as const);
    if (answer !== 'unavailable') return answer;
    if (pauseMs !== null) await sleep(pauseMs, undefined, { signal });
  }
  throw new NotYet('the validator is unreachable');
}

/** Anything but a whole report and a clear refusal counts as no answer. */
async function tryOnce(
  { url, token, timeoutMs = VALIDATOR_TIMEOUT_MS }: ValidatorPlace,
  body: string,
  signal: AbortSignal,
): Promise<ValidationResponse | null | 'unavailable'> {
  const { status, text } = await postJson(`${url}/validate`, {
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
    body,
    maxAnswerBytes: MAX_ANSWER_BYTES,
    signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), signal]),
  });
  if (status !== 200) return status === 422 ? null : 'unavailable';
  const report: unknown = JSON.parse(text);
  const { data } = validationResponse.safeParse(report);
  // Stored as received, with members unknown to us: the owner gets all of it.
  return data && isConsistent(data) ? (report as ValidationResponse) : 'unavailable';
}

/** Whether the report is consistent, and has run checks before it passes anything. */
function isConsistent({ decision, explanation, results }: ValidationResponse): boolean {
  if (explanation && explanation.decision !== decision) return false;
  return decision === 'REJECT' || Object.values(results).some(({ status }) => status === 'PASS');
}

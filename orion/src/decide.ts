import type { Decision, ValidationResponse } from '@countersign/protocol';

/** A verdict has room for 20,000, and may have to say something of the report besides. */
const MAX_ANALYSIS_CHARACTERS = 19_000;
const OUTCOMES: Readonly<Record<Decision, string>> = {
  APPROVED: 'The transaction does what was asked for.',
  REJECTED: 'The transaction does not do what was asked for.',
  UNDECIDED: 'The transaction passes the checks, but not surely enough.',
};

export interface Judgement {
  readonly decision: Decision;
  readonly confidence: number;
  /** Why, for the owner. */
  readonly analysis: string;
}

/** A judgement without a report: it is for the owner to decide. */
export const undecided = (analysis: string): Judgement => ({ decision: 'UNDECIDED', confidence: 0, analysis });

/** What follows from a report. Of a sealed request the reasons tell its content, and stay in the encrypted report. */
export function decide(
  report: ValidationResponse,
  { threshold, isSealed }: { readonly threshold: number; readonly isSealed: boolean },
): Judgement {
  const { confidence } = report;
  const decision = decisionOf(report, threshold);
  const failed = failedChecks(report);
  const doubts =
    decision === 'UNDECIDED' ? [`Its confidence is ${confidence}; an approval needs at least ${threshold}.`] : [];
  const lines = isSealed
    ? [OUTCOMES[decision], ...doubts, ...checksLine(failed)]
    : [...explain(report), ...doubts, ...checksLine(failed)];
  return { decision, confidence, analysis: shorten(lines.join('\n')) };
}

function decisionOf({ decision, confidence }: ValidationResponse, threshold: number): Decision {
  if (decision === 'REJECT') return 'REJECTED';
  return decision === 'PASS' && confidence >= threshold ? 'APPROVED' : 'UNDECIDED';
}

const failedChecks = ({ results }: ValidationResponse): string[] =>
  Object.entries(results).flatMap(([id, { status }]) => (status === 'FAIL' ? [id] : []));

const checksLine = (failed: readonly string[]) => (failed.length > 0 ? [`Failed checks: ${failed.join(', ')}.`] : []);

/** In the words of the validator: its explanation, or what there is where it could build none. */
function explain({ explanation, reason, results }: ValidationResponse): string[] {
  if (explanation) {
    const issues = explanation.key_issues.map((issue) => `- ${issue.node_id}: ${issue.reason} ${issue.remedy}`.trim());
    return [explanation.summary, ...issues];
  }
  const failures = Object.entries(results).filter(([, { status }]) => status === 'FAIL');
  return [reason, ...failures.map(([id, { reasoning }]) => `- ${id}: ${reasoning}`)];
}

const shorten = (text: string) =>
  (text.length <= MAX_ANALYSIS_CHARACTERS ? text : `${text.slice(0, MAX_ANALYSIS_CHARACTERS - 1)}…`).toWellFormed();

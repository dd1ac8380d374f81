import type { Decision, ValidationResponse } from '@countersign/protocol';
import { inRequestTerms } from './request-terms.ts';

/** A verdict has room for 20,000, and may have to say something of the report besides. */
const MAX_ANALYSIS_CHARACTERS = 19_000;
const OUTCOMES = {
  APPROVED: 'The transaction does what was asked for.',
  REJECTED: 'The transaction does not do what was asked for.',
} as const;
/** For a report that names nothing. */
const SETTLES_ALWAYS = 'Name the action, the amount, the token and the recipient in the intent, or decide it yourself.';

export interface Judgement {
  readonly decision: Decision;
  readonly confidence: number;
  /** Why, for the owner. */
  readonly analysis: string;
}

/** A judgement without a report: it is for the owner to decide. */
export const undecided = (analysis: string): Judgement => ({ decision: 'UNDECIDED', confidence: 0, analysis });

/**
 * What follows from a report; the first line of the analysis is one sentence that says it. Of a sealed request the reasons
 * tell its content, and stay in the encrypted report.
 */
export function decide(
  report: ValidationResponse,
  { threshold, isSealed }: { readonly threshold: number; readonly isSealed: boolean },
): Judgement {
  const { confidence } = report;
  const decision = decisionOf(report, threshold);
  const checks = checksLine(failedChecks(report));
  const lines =
    decision === 'UNDECIDED'
      ? [
          ...(isSealed ? [] : openPoint(report)),
          doubt(report, threshold),
          ...(isSealed ? checks : [...explain(report), ...checks]),
          ...settle(report, isSealed),
        ]
      : [...(isSealed ? [OUTCOMES[decision]] : explain(report)), ...checks];
  return { decision, confidence, analysis: shorten(inRequestTerms(lines.join('\n'))) };
}

/** A low confidence settles nothing, whichever way it points. */
function decisionOf({ decision, confidence }: ValidationResponse, threshold: number): Decision {
  if (!(confidence >= threshold)) return 'UNDECIDED';
  if (decision === 'REJECT') return 'REJECTED';
  return decision === 'PASS' ? 'APPROVED' : 'UNDECIDED';
}

/** What keeps it from being decided, first: many read no more than that. */
function openPoint({ explanation }: ValidationResponse): string[] {
  const point = explanation?.key_issues[0]?.reason ?? explanation?.recommendations[0];
  return point ? [`Left to the owner: ${point.replace(/^Could not be checked: /, '')}`] : [];
}

function doubt({ decision, confidence }: ValidationResponse, threshold: number): string {
  const outcome = decision === 'REJECT' ? 'A check failed' : 'The checks passed';
  return `${outcome}, but the confidence is ${confidence} and a decision needs at least ${threshold}.`;
}

function settle({ explanation }: ValidationResponse, isSealed: boolean): string[] {
  if (isSealed) return ['The encrypted report says what is missing and what would settle it.'];
  const advice = explanation?.recommendations ?? [];
  return ['What would settle it:', ...(advice.length > 0 ? advice : [SETTLES_ALWAYS]).map((each) => `- ${each}`)];
}

const failedChecks = ({ results }: ValidationResponse): string[] =>
  Object.entries(results).flatMap(([id, { status }]) => (status === 'FAIL' ? [id] : []));

const checksLine = (failed: readonly string[]) => (failed.length > 0 ? [`Failed checks: ${failed.join(', ')}.`] : []);

/** In the words of the validator: its explanation, or what there is where it could build none. */
function explain({ explanation, reason, results }: ValidationResponse): string[] {
  if (explanation) {
    const issues = explanation.key_issues.map((issue) => `- ${issue.node_id}: ${issue.reason} ${issue.remedy}`.trim());
    return [...firstSentenceApart(explanation.summary), ...issues];
  }
  const failures = Object.entries(results).filter(([, { status }]) => status === 'FAIL');
  return [...firstSentenceApart(reason), ...failures.map(([id, { reasoning }]) => `- ${id}: ${reasoning}`)];
}

/** On a line of its own, for those who show no more than that. */
function firstSentenceApart(text: string): string[] {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  const [first = line] = /^.*?[.!?](?= |$)/.exec(line) ?? [];
  return [first, line.slice(first.length).trim()].filter((part) => part !== '');
}

const shorten = (text: string) =>
  (text.length <= MAX_ANALYSIS_CHARACTERS ? text : `${text.slice(0, MAX_ANALYSIS_CHARACTERS - 1)}…`).toWellFormed();

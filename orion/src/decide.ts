import { type Decision, inRequestTerms, type ValidationResponse } from '@countersign/protocol';

/** A verdict has room for 20,000 characters, and may need some for remarks on the report. */
const MAX_ANALYSIS_CHARACTERS = 19_000;
const OUTCOMES = {
  APPROVED: 'The transaction does what was asked for.',
  REJECTED: 'The transaction does not do what was asked for.',
} as const;
const MAX_EFFECTS_TOLD = 5;
/** For a report that names nothing. */
const SETTLES_ALWAYS = 'Name the action, the amount, the token and the recipient in the intent.';

export interface Judgement {
  readonly decision: Decision;
  readonly confidence: number;
  /** The reason, for the owner. */
  readonly analysis: string;
}

/** A conclusion without a report: the owner has to decide. */
export const undecided = (analysis: string): Judgement => ({ decision: 'UNDECIDED', confidence: 0, analysis });

/**
 * The conclusion from a report; the first line of the analysis is one summarising sentence. Reasons reveal the content
 * of a sealed request, so they stay in the encrypted report.
 */
export function decide(
  report: ValidationResponse,
  { threshold, isSealed }: { readonly threshold: number; readonly isSealed: boolean },
): Judgement {
  const { confidence } = report;
  const decision = decisionOf(report, threshold);
  const lines = isSealed ? tellSealed(report, decision, threshold) : tellOpen(report, decision, threshold);
  const checks = failedChecks(report);
  const all = checks.length > 0 ? [...lines, `Failed checks: ${checks.join(', ')}.`] : lines;
  return { decision, confidence, analysis: shorten(inRequestTerms(all.join('\n'))) };
}

function tellSealed(report: ValidationResponse, decision: Decision, threshold: number): string[] {
  if (decision !== 'UNDECIDED') return [OUTCOMES[decision]];
  return [doubt(report, threshold), 'The encrypted report says what is open and what would settle it.'];
}

function tellOpen(report: ValidationResponse, decision: Decision, threshold: number): string[] {
  if (decision === 'APPROVED') return firstSentenceApart(report.explanation?.summary ?? report.reason);
  if (decision === 'REJECTED') return [...tellFailures(report), ...toPass(report)];
  const open = report.decision === 'REJECT' ? tellFailures(report) : tellOpenPoints(report);
  return [...open, ...toPass(report), ...notLookedUp(report), doubt(report, threshold)];
}

/** The operator has to fix a node that is down: no words of the owner help. */
const notLookedUp = ({ explanation }: ValidationResponse): string[] =>
  explanation?.recommendations.filter((line) => line.startsWith('Could not be looked up: ')) ?? [];

/** A low confidence decides nothing, in either direction. */
function decisionOf({ decision, confidence }: ValidationResponse, threshold: number): Decision {
  if (!(confidence >= threshold)) return 'UNDECIDED';
  if (decision === 'REJECT') return 'REJECTED';
  return decision === 'PASS' ? 'APPROVED' : 'UNDECIDED';
}

/** The open points first, because many readers stop there; then the effect. */
function tellOpenPoints({ explanation, reason, results, extracted_elements: { does } }: ValidationResponse): string[] {
  const [open] = Object.values(results).flatMap(({ status, reasoning, details }) =>
    status === 'SKIP' && details.skipped === 'missing' ? [reasoning] : [],
  );
  const lead = open ? [`Left to the owner: ${open}`] : [];
  if (!does || does.length === 0) return [...lead, ...firstSentenceApart(explanation?.summary ?? reason)];
  const more = does.length - MAX_EFFECTS_TOLD;
  const told = does.slice(0, MAX_EFFECTS_TOLD).join('; ');
  return [...lead, `The transaction would do the following: ${told}${more > 0 ? `; and ${more} more` : ''}.`];
}

function doubt({ decision, confidence }: ValidationResponse, threshold: number): string {
  const outcome = decision === 'REJECT' ? 'A check failed' : 'No check failed';
  return `${outcome}, but the confidence is ${confidence} and a decision requires at least ${threshold}.`;
}

/** What would make it pass, in one sentence. */
function toPass({ explanation, decision }: ValidationResponse): string[] {
  const advice = explanation?.to_pass ?? explanation?.recommendations[0];
  if (advice) return [`To make it pass: ${advice}`];
  return decision === 'REJECT' && !explanation ? [] : [`To make it pass: ${SETTLES_ALWAYS}`];
}

const failedChecks = ({ results }: ValidationResponse): string[] =>
  Object.entries(results).flatMap(([id, { status }]) => (status === 'FAIL' ? [id] : []));

/** The main failure, then the others, each by the name of its check. */
function tellFailures({ explanation, reason, results, primary_failure_node: primary }: ValidationResponse): string[] {
  const others = explanation
    ? explanation.key_issues.map(({ node_id, node_name, reason: text }) => ({ id: node_id, name: node_name, text }))
    : Object.entries(results).flatMap(([id, { status, reasoning }]) =>
        status === 'FAIL' ? [{ id, name: id, text: reasoning }] : [],
      );
  const told = others.filter(({ id, text }) => id !== primary && text !== reason);
  return [...firstSentenceApart(reason), ...told.map(({ name, text }) => `- ${name}: ${text}`)];
}

/** On its own line, for displays that show only the first. */
function firstSentenceApart(text: string): string[] {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  const [first = line] = /^.*?[.!?](?= |$)/.exec(line) ?? [];
  return [first, line.slice(first.length).trim()].filter((part) => part !== '');
}

const shorten = (text: string) =>
  (text.length <= MAX_ANALYSIS_CHARACTERS ? text : `${text.slice(0, MAX_ANALYSIS_CHARACTERS - 1)}…`).toWellFormed();

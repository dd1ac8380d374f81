import { upperFirst } from '../parts/first-letter.ts';
import { isRecord } from '../parts/is-record.ts';

/** A range of the owner's words, in UTF-16 units. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export type ClaimStatus = 'grounded' | 'implied' | 'contradicted' | 'ungrounded';

/** A value in the bytes, and how it was checked. */
export interface Claim {
  readonly effect: number;
  readonly label: string;
  readonly shown: string;
  readonly raw: string | null;
  /** Of an amount: the address of its token. */
  readonly asset: string | null;
  readonly status: ClaimStatus;
  readonly spans: readonly Span[];
  /** The owner's different value. */
  readonly said: string | null;
  /** The finding of the check, or why the value needs no words. */
  readonly note: string | null;
}

/** A value that the words name. */
export interface Mention extends Span {
  readonly status: 'used' | 'background' | 'unexplained' | 'contradicted';
}

export interface Check {
  readonly id: string;
  readonly name: string;
  readonly status: 'PASS' | 'FAIL' | 'SKIP';
  readonly reasoning: string;
}

export interface DecodedCall {
  readonly signature: string | null;
  readonly to: string;
  readonly value: string;
  readonly data: string;
  readonly args: unknown;
  readonly calls: readonly DecodedCall[];
}

export interface Report {
  readonly reason: string | null;
  readonly toPass: string | null;
  /** One sentence for each effect. */
  readonly does: readonly string[];
  readonly claims: readonly Claim[];
  readonly mentions: readonly Mention[];
  readonly checks: readonly Check[];
  /** Checks that lacked data: why the arbiter could not decide. */
  readonly open: readonly Pick<Check, 'name' | 'reasoning'>[];
  readonly calls: readonly DecodedCall[];
}

type Fields = Readonly<Record<string, unknown>>;

/** The longest list that a page shows of a foreign report. */
const MOST = 200;
const MOST_DEEP = 8;

const fields = (value: unknown): Fields => (isRecord(value) ? value : {});
const text = (value: unknown): string | null => (typeof value === 'string' && value.trim() !== '' ? value : null);
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value.slice(0, MOST) : []);
const records = (value: unknown): readonly Fields[] => list(value).filter(isRecord);
const oneOf = <T extends string>(value: unknown, ...all: readonly T[]): T | null =>
  all.find((each) => each === value) ?? null;

/**
 * Reads an arbiter's report. Any operator can run an arbiter, so malformed parts are left out and the page shows less.
 * Null if the report is unreadable.
 */
export function readReport(report: unknown): Report | null {
  if (!isRecord(report)) return null;
  const elements = fields(report.extracted_elements);
  const assignment = fields(elements.assignment);
  const explanation = fields(report.explanation);
  return {
    reason: inShort(text(report.reason)),
    toPass: text(explanation.to_pass) ?? text(records(explanation.key_issues)[0]?.remedy),
    does: list(elements.does).flatMap((each) => text(each) ?? []),
    claims: records(assignment.claims).flatMap(readClaim),
    mentions: records(assignment.mentions).flatMap(readMention),
    checks: readChecks(fields(report.results), records(explanation.key_issues)),
    open: records(fields(fields(report.context).coverage).missing).flatMap(readOpen),
    calls: records(elements.calls).map((call) => readCall(call, 0)),
  };
}

/** Base units are for programs: they appear among the exact values. */
const inShort = (sentence: string | null): string | null => sentence?.replaceAll(/ \([\d,]+ base units\)/g, '') ?? null;

function readClaim(claim: Fields): Claim[] {
  const status = oneOf<ClaimStatus>(claim.status, 'grounded', 'implied', 'contradicted', 'ungrounded');
  const shown = text(claim.shown);
  if (status === null || shown === null) return [];
  return [
    {
      effect: typeof claim.effect === 'number' ? claim.effect : 0,
      label: text(claim.label) ?? 'Value',
      shown,
      raw: text(claim.raw),
      asset: text(claim.asset),
      status,
      spans: records(claim.spans).flatMap(readSpan),
      said: text(claim.said),
      note: text(claim.reason) ?? text(claim.why),
    },
  ];
}

function readMention(mention: Fields): Mention[] {
  const status = oneOf(mention.status, 'used', 'background', 'unexplained', 'contradicted');
  return readSpan(mention).map((span) => ({ ...span, status: status ?? 'background' }));
}

function readSpan({ start, end }: Fields): Span[] {
  return Number.isInteger(start) &&
    Number.isInteger(end) &&
    (start as number) >= 0 &&
    (start as number) < (end as number)
    ? [{ start: start as number, end: end as number }]
    : [];
}

const ranks = { FAIL: 0, PASS: 1, SKIP: 2 };

/** Failed ones first. */
function readChecks(results: Fields, issues: readonly Fields[]): Check[] {
  const names = new Map(issues.map((issue) => [issue.node_id, text(issue.node_name)]));
  return Object.entries(results)
    .slice(0, MOST)
    .flatMap(([id, result]): Check[] => {
      const status = oneOf(fields(result).status, 'PASS', 'FAIL', 'SKIP');
      if (status === null) return [];
      return [{ id, name: names.get(id) ?? nameOf(id), status, reasoning: text(fields(result).reasoning) ?? '' }];
    })
    .sort((one, other) => ranks[one.status] - ranks[other.status]);
}

function readOpen({ node_id, reason }: Fields): Pick<Check, 'name' | 'reasoning'>[] {
  const reasoning = text(reason);
  return reasoning === null ? [] : [{ name: nameOf(text(node_id) ?? 'A check'), reasoning }];
}

/** `intent_alignment.amount_matching` becomes "Amount matching". */
function nameOf(id: string): string {
  return upperFirst((id.split('.').at(-1) ?? id).replaceAll('_', ' '));
}

function readCall(call: Fields, depth: number): DecodedCall {
  return {
    signature: text(call.signature),
    to: text(call.to) ?? '',
    value: text(call.value) ?? '0',
    data: text(call.data) ?? '0x',
    args: call.args ?? null,
    calls: depth < MOST_DEEP ? records(call.calls).map((each) => readCall(each, depth + 1)) : [],
  };
}

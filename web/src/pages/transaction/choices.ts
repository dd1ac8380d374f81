import { executionTypes } from '@countersign/protocol';
import { configuration } from '../../configuration.ts';
import { inertLine } from '../../parts/inert-text.tsx';
import { endOf } from '../../parts/listed.tsx';
import type { Readable, WholeTransaction } from './record.ts';

/** The owner's possible decisions on a transaction, and their consequences. */
export interface Choices {
  readonly approve: { readonly verb: string; readonly consequence: string } | null;
  readonly reject: { readonly verb: string; readonly consequence: string };
  /** Why an approval needs a second confirmation; empty if it does not. */
  readonly against: readonly string[];
  readonly isUndecided: boolean;
}

/** Null if there is nothing left to decide. */
export function choicesOf(record: WholeTransaction, readable: Readable, nowMs: number): Choices | null {
  const { status, waitingFor, release, verdict } = record;
  const isUndecided = verdict?.decision === 'UNDECIDED';
  const isHandedOver = release !== null && release.status !== 'waiting';
  if (status === 'APPROVED' && !isHandedOver) {
    const reject = {
      verb: 'Withdraw approval',
      consequence: 'It can no longer be sent',
    };
    return { approve: null, reject, against: [], isUndecided };
  }
  if (status !== 'PENDING') return null;
  const reject = { verb: 'Reject', consequence: 'The request is refused; this is final' };
  if (waitingFor !== 'owner') return { approve: null, reject, against: [], isUndecided };
  const against = whyAgainst(record, readable);
  const verb = against.length > 0 ? 'Approve anyway…' : 'Approve';
  return { approve: { verb, consequence: consequenceOf(record, nowMs) }, reject, against, isUndecided };
}

function whyAgainst({ verdict, form }: WholeTransaction, { report, prompt }: Readable): string[] {
  const failed = (report?.checks ?? []).filter((check) => check.status === 'FAIL');
  const isUndecided = verdict?.decision === 'UNDECIDED';
  const against = failed.length === 0 && isUndecided ? (report?.open ?? []) : failed;
  const why = against.map(({ name, reasoning }) => `${inertLine(name, 80)}: ${inertLine(reasoning, 400)}`);
  if (form === 'sealed' && prompt === null && report === null) {
    why.unshift('You have not opened this request: you would approve it unread.');
  }
  if (isUndecided && why.length === 0) {
    why.push(inertLine(verdict.analysis ?? 'The arbiter could not confirm what this does.', 400));
  }
  return why;
}

function consequenceOf(record: WholeTransaction, nowMs: number): string {
  const end = endOf(record);
  const endMs = end === null ? Number.POSITIVE_INFINITY : Date.parse(end);
  if (endMs <= nowMs) return 'Its deadline has passed: it can no longer be used';
  return `${whoSends(record)} until ${untilWords(Math.min(endMs, approvalEndMs(record, nowMs)), nowMs)}`;
}

function whoSends({ execution, typedData }: WholeTransaction): string {
  const what = typedData === null ? 'send' : 'sign';
  return execution === executionTypes.AGENT_EXECUTED ? `The agent may ${what} this` : `You can ${what} this`;
}

function approvalEndMs({ execution }: WholeTransaction, nowMs: number): number {
  const { byAgent, other } = configuration.approvalSeconds;
  return nowMs + (execution === executionTypes.AGENT_EXECUTED ? byAgent : other) * 1000;
}

/** `15:04`, `tomorrow 15:04`, `18 Nov, 15:04`. */
function untilWords(atMs: number, nowMs: number): string {
  const at = new Date(atMs);
  const time = at.toLocaleTimeString(undefined, { timeStyle: 'short' });
  const daysAway = Math.round((startOfDay(at) - startOfDay(new Date(nowMs))) / 86_400_000);
  if (daysAway === 0) return time;
  if (daysAway === 1) return `tomorrow ${time}`;
  return at.toLocaleString(undefined, { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });
}

const startOfDay = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();

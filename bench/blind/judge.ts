import type { Decision, ValidationResponse } from '@countersign/protocol';
import { type BlackBox, openBlackBox } from '../accuracy/black-box.ts';
import { outcomeOf } from '../arbiter.ts';
import type { Case } from './case.ts';

const MAX_REASON_CHARACTERS = 200;

/** The outcome of a case. */
export interface Answer {
  readonly id: string;
  /** The arbiter's decision. */
  readonly outcome: Decision;
  /** The validator's decision; null if it crashed. */
  readonly decision: 'PASS' | 'REJECT' | null;
  readonly confidence: number;
  /** The primary failed check. */
  readonly node: string | null;
  readonly reason: string;
}

export interface Judged {
  readonly own: Case;
  readonly answer: Answer;
}

const shorten = (text: string) =>
  text.length <= MAX_REASON_CHARACTERS ? text : `${text.slice(0, MAX_REASON_CHARACTERS - 1).toWellFormed()}…`;

/** The arbiter's decision on a report; without a report, the owner is asked. */
export function answerOf(id: string, report: ValidationResponse | null): Answer {
  if (!report) {
    return { id, outcome: 'UNDECIDED', decision: null, confidence: 0, node: null, reason: 'the validator crashed' };
  }
  const { decision, confidence, primary_failure_node: node, reason } = report;
  return { id, outcome: outcomeOf(report), decision, confidence, node, reason: shorten(reason) };
}

/** The shipped validator, without a policy, and optionally with a folder of further descriptors. */
export const openReader = (descriptorsDir: string | null = null): Promise<BlackBox> => openBlackBox({}, descriptorsDir);

export interface Session {
  readonly judged: readonly Judged[];
  /** The times in ms, in order. */
  readonly times: readonly number[];
}

/** Judges each case once. */
export async function judgeCases(reader: BlackBox, cases: readonly Case[]): Promise<Session> {
  const judged: Judged[] = [];
  const times: number[] = [];
  for (const own of cases) {
    const started = performance.now();
    const report = await reader.ask(own.request);
    times.push(performance.now() - started);
    judged.push({ own, answer: answerOf(own.id, report) });
  }
  return { judged, times };
}

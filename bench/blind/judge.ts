import type { Decision, ValidationResponse } from '@countersign/protocol';
import { type BlackBox, openBlackBox } from '../accuracy/black-box.ts';
import { outcomeOf } from '../arbiter.ts';
import type { Case } from './case.ts';

const MAX_REASON_CHARACTERS = 200;

/** What became of a case. */
export interface Answer {
  readonly id: string;
  /** Of the arbiter. */
  readonly outcome: Decision;
  /** Of the validator; null if it crashed. */
  readonly decision: 'PASS' | 'REJECT' | null;
  readonly confidence: number;
  /** The check that failed first. */
  readonly node: string | null;
  readonly reason: string;
}

export interface Judged {
  readonly own: Case;
  readonly answer: Answer;
}

const shorten = (text: string) =>
  text.length <= MAX_REASON_CHARACTERS ? text : `${text.slice(0, MAX_REASON_CHARACTERS - 1).toWellFormed()}…`;

/** What the arbiter makes of a report; without one, the owner is asked. */
export function answerOf(id: string, report: ValidationResponse | null): Answer {
  if (!report) {
    return { id, outcome: 'UNDECIDED', decision: null, confidence: 0, node: null, reason: 'the validator crashed' };
  }
  const { decision, confidence, primary_failure_node: node, reason } = report;
  return { id, outcome: outcomeOf(report), decision, confidence, node, reason: shorten(reason) };
}

/** The validator as it is shipped, under no policy. */
export const openReader = (): Promise<BlackBox> => openBlackBox({});

export interface Session {
  readonly judged: readonly Judged[];
  /** How long each took, in order. */
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

import { indexAt } from '../../text/span.ts';
import type { Reading } from '../read-text.ts';

/** A verb and the text around it, in lower case. */
export interface VerbInPlace {
  /** Its sentence before its clause. */
  readonly heading: string;
  /** Its clause before it. */
  readonly before: string;
  readonly verb: string;
  /** Its sentence after it. */
  readonly behind: string;
}

const MAX_AHEAD = 120;
const MAX_BEHIND = 200;

const plain = (text: string): string => text.toLowerCase().normalize('NFC');

export function placeOf(reading: Reading, action: number): VerbInPlace {
  const { text, words, actions, actionRuns, clauses, sentences } = reading;
  const { start: found, end } = actions[action] ?? { start: 0, end: 0 };
  const start = Math.min(found, words[actionRuns[action]?.from ?? 0]?.start ?? found);
  const clause = clauses[indexAt(clauses, start)] ?? { start };
  const sentence = sentences[indexAt(sentences, start)] ?? { start, end };
  return {
    heading: plain(text.slice(Math.max(sentence.start, clause.start - MAX_AHEAD), clause.start)),
    before: plain(text.slice(Math.max(clause.start, start - MAX_AHEAD), start)),
    verb: plain(text.slice(start, end)),
    behind: plain(text.slice(end, Math.min(sentence.end, end + MAX_BEHIND))),
  };
}

import type { Cue, CueKind } from '../languages/cue.ts';
import { drops, isDone, mailHeader } from '../languages/phrases/finished-talk.ts';
import { holds, indexAt, type Span } from '../text/span.ts';
import type { Turn } from '../text/turns.ts';
import { phraseAt, type Reading } from './read-text.ts';

/** Index of the first word that starts at or after a position. */
export function firstWordFrom({ words }: Reading, place: number): number {
  const at = indexAt(words, place);
  return (words[at]?.start ?? place) < place ? at + 1 : at;
}

/** Words that accompany an answer and are not an answer by themselves. */
const manners = {
  yes: new Set(
    'thanks thank now great good fine ya ahora gracias muchas jetzt danke maintenant merci s stp svp agora ja obrigado obrigada valeu'.split(
      ' ',
    ),
  ),
  no: new Set(['please', 'thanks', 'wait']),
};

/** Whether a turn consists of yes only, or of no only. */
function saysOnly(reading: Reading, turn: Turn, answer: 'yes' | 'no'): boolean {
  const from = firstWordFrom(reading, turn.said.start);
  const to = firstWordFrom(reading, turn.said.end);
  if (from >= to) return false;
  const sentence = indexAt(reading.sentences, turn.said.start);
  let isAnswer = false;
  for (let at = from; at < to; ) {
    const length = phraseAt(reading, sentence, answer, at, to);
    if (length === 0) return false;
    isAnswer ||= !manners[answer].has(reading.words[at]?.key ?? '');
    at += length;
  }
  return isAnswer;
}

/** A conversation: the turns that count, and their answers. */
export interface Talk {
  /** Turns of the agent that the owner confirmed. */
  readonly confirmed: readonly Turn[];
  /** Turns that consist of yes only. */
  readonly answers: readonly Turn[];
  readonly discarded: readonly Span[];
  readonly cues: readonly Cue[];
}

const wordsIn = ({ actions, text }: Reading, span: Span): string[] =>
  actions.filter((action) => holds(span, action)).map(({ start, end }) => text.slice(start, end).toLowerCase());

/** A no to another proposal of the agent leaves the instruction alone; a no to the instruction itself takes it back. */
function refusals(reading: Reading): Cue[] {
  const { turns } = reading;
  return turns.flatMap((turn, at): Cue[] => {
    const asked = turns[at - 1];
    if (turn.speaker !== 'owner' || asked?.speaker !== 'other' || !saysOnly(reading, turn, 'no')) return [];
    const proposed = wordsIn(reading, asked);
    const ordered = new Set(
      turns.slice(0, at - 1).flatMap((earlier) => (earlier.speaker === 'owner' ? wordsIn(reading, earlier) : [])),
    );
    if (proposed.length > 0 && !proposed.some((word) => ordered.has(word))) return [];
    return [{ kind: 'cancelled', ...turn.said, reach: { start: 0, end: turn.start } }];
  });
}

const isProposal = (said: string): boolean => !drops.test(said) && (/[?？]/.test(said) || !isDone.test(said));

export function readTalk(reading: Reading): Talk {
  const { turns, text } = reading;
  const answers = turns.filter((turn) => turn.speaker === 'owner' && saysOnly(reading, turn, 'yes'));
  const said = new Set(answers);
  const confirmed = turns.filter((turn, at) => {
    const next = turns[at + 1];
    const isAnswered = next !== undefined && said.has(next);
    return turn.speaker === 'other' && isAnswered && isProposal(text.slice(turn.said.start, turn.said.end));
  });
  const counted = new Set(confirmed);
  const discarded = turns
    .filter((turn) => turn.speaker === 'other' && !counted.has(turn))
    .map(({ start, end }) => ({ start, end }));
  const unknown = turns
    .filter(({ speaker }) => speaker === 'unknown')
    .map(({ start, said }): Cue => ({ kind: 'report', start, end: said.start, reach: said }));
  const mail = mailHeader.exec(text);
  const mails: Cue[] = mail
    ? [
        {
          kind: 'report',
          start: mail.index,
          end: mail.index + mail[0].length,
          reach: { start: mail.index, end: text.length },
        },
      ]
    : [];
  return { confirmed, answers, discarded, cues: [...unknown, ...mails, ...refusals(reading)] };
}

const settled: ReadonlySet<CueKind> = new Set(['question', 'wish', 'report', 'hold']);
const asked: ReadonlySet<CueKind> = new Set(['question', 'wish']);

/** The owner's yes answers the agent's question and the request before it, and lifts an earlier hold. */
export const isSettled = ({ confirmed, answers }: Talk, cue: Cue): boolean =>
  (settled.has(cue.kind) && confirmed.some((turn) => holds(turn, cue))) ||
  (asked.has(cue.kind) && confirmed.some(({ start }) => start >= cue.end)) ||
  (cue.kind === 'hold' && answers.some(({ start }) => start >= cue.end));

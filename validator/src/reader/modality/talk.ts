import type { Cue, CueKind } from '../languages/cue.ts';
import { drops, isDone, mailHeader } from '../languages/phrases/finished-talk.ts';
import { holds, indexAt, type Span } from '../text/span.ts';
import type { Turn } from '../text/turns.ts';
import type { FormOfAction } from './form.ts';
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
  /** Earlier turns of the owner that the agent replied to. */
  readonly answered: readonly Turn[];
  /** Turns whose values an instruction of the owner takes up. */
  readonly taken: readonly Turn[];
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

/** The most words of a turn that only takes up what the agent proposed. */
const MAX_ASSENT = 10;
const hasValues = (said: string): boolean => /\p{N}/u.test(said);

/** `cheap, pay it`: the last turn of the owner instructs, and leaves every value to the words of the agent before it. */
function takesUp({ text, turns, actions, words }: Reading, forms: readonly FormOfAction[], turn: Turn): boolean {
  if (turn !== turns.at(-1) || turn.speaker !== 'owner' || turns.at(-2)?.speaker !== 'other') return false;
  if (hasValues(text.slice(turn.said.start, turn.said.end))) return false;
  // What the agent did is no proposal.
  const isTold = actions.some(
    (action, at) => holds(turns.at(-2)?.said ?? action, action) && forms[at]?.kind === 'past',
  );
  if (isTold) return false;
  const count = words.filter((word) => holds(turn.said, word)).length;
  return count <= MAX_ASSENT && actions.some((action, at) => holds(turn.said, action) && forms[at]?.form === 'ordered');
}

/** `sign it?` has no values of its own: they are in the question of the agent before it, and in the owner's answer. */
function questionsBefore({ text, turns }: Reading, confirmed: readonly Turn[]): readonly Turn[] {
  const all: Turn[] = [];
  for (const turn of confirmed) {
    if (hasValues(text.slice(turn.said.start, turn.said.end))) continue;
    const at = turns.indexOf(turn);
    const [asked, answer] = [turns[at - 2], turns[at - 1]];
    const isQuestion = asked?.speaker === 'other' && /[?？]/.test(text.slice(asked.said.start, asked.said.end));
    if (asked && isQuestion && answer?.speaker === 'owner') all.push(asked, answer);
  }
  return all;
}

export function readTalk(reading: Reading, forms: readonly FormOfAction[]): Talk {
  const { turns, text } = reading;
  const answers = turns.filter((turn) => turn.speaker === 'owner' && saysOnly(reading, turn, 'yes'));
  const said = new Set(answers);
  const assented = turns.filter((turn, at) => {
    const next = turns[at + 1];
    const isAnswered = next !== undefined && (said.has(next) || takesUp(reading, forms, next));
    return turn.speaker === 'other' && isAnswered && isProposal(text.slice(turn.said.start, turn.said.end));
  });
  const questions = questionsBefore(reading, assented);
  const confirmed = [...new Set([...assented, ...questions.filter(({ speaker }) => speaker === 'other')])];
  const takenUp = assented.filter((turn) => takesUp(reading, forms, turns[turns.indexOf(turn) + 1] ?? turn));
  const taken = [...takenUp, ...questions];
  const answered = turns.filter(
    (turn, at) =>
      turn.speaker === 'owner' &&
      turns[at + 1]?.speaker === 'other' &&
      turns.slice(at + 1).some(({ speaker }) => speaker === 'owner'),
  );
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
  return { confirmed, answers, answered, taken, discarded, cues: [...unknown, ...mails, ...refusals(reading)] };
}

const settled: ReadonlySet<CueKind> = new Set(['question', 'wish', 'report', 'hold']);
const asked: ReadonlySet<CueKind> = new Set(['question', 'wish']);

/** The owner's yes answers the agent's question and the request before it, and lifts an earlier hold. */
export const isSettled = ({ confirmed, answers }: Talk, cue: Cue): boolean =>
  (settled.has(cue.kind) && confirmed.some((turn) => holds(turn, cue))) ||
  (asked.has(cue.kind) && confirmed.some(({ start }) => start >= cue.end)) ||
  (cue.kind === 'hold' && answers.some(({ start }) => start >= cue.end));

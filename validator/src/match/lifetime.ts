import type { Constraints } from '../reader/intent.ts';
import { lastsBefore, lastsBehind } from '../reader/languages/phrases/lengths-of-time.ts';
import { slot } from '../reader/mentions/piece.ts';
import type { Doubt } from '../reader/modality/doubt.ts';
import { doubt, type Matching, type Text, within } from './matching.ts';

/** The lifetime of an order or a right in the owner's words, if no deadline was read. */
export function findLifetime({
  pieces,
  text,
  modality,
}: Pick<Text, 'pieces' | 'text' | 'modality'>): Constraints['deadline'] {
  const found = pieces.find(
    (piece) =>
      piece.is === 'duration' &&
      !modality.discarded.some((span) => within(piece, span)) &&
      (lastsBefore.test(text.slice(Math.max(0, piece.start - 40), piece.start)) ||
        lastsBehind.test(text.slice(piece.end, piece.end + 20))),
  );
  if (found?.is === 'duration') return slot(found, { withinSeconds: found.seconds });
  const hour = /\bwithin (?:the|an|one) hour\b/i.exec(text);
  if (hour) return slot({ start: hour.index, end: hour.index + hour[0].length }, { withinSeconds: 3600 });
  // The only time that is named next to a right is its lifetime.
  const times = pieces.filter(({ is }) => is === 'duration');
  const [only] = times;
  const isRight = pieces.some(
    (piece) =>
      (piece.is === 'noun' && (piece.noun === 'permit' || piece.noun === 'allowance')) ||
      (piece.is === 'verb' && piece.sense === 'permit'),
  );
  return isRight && times.length === 1 && only?.is === 'duration' ? slot(only, { withinSeconds: only.seconds }) : null;
}

const GRACE_SECONDS = 60;
/** A sentence with more unknown words is about something else. */
const MAX_WORDS = 2;

/**
 * `Swap …. Give it ten minutes.`: a time next to the instruction that was not read as its deadline, while the bytes
 * allow more.
 */
export function findOtherTimes({ facts, text, targets, amounts }: Matching): Doubt[] {
  const { intent, request } = facts;
  if (intent.constraints.deadline) return [];
  const ends = targets.flatMap(({ deadline }) => (deadline === undefined ? [] : [Number(deadline)]));
  const { pieces, sentenceOf, modality } = text;
  const isBeside = (index: number): boolean => {
    const own = sentenceOf[index];
    const others = pieces.filter((_, at) => sentenceOf[at] === own);
    const isBare = !others.some((piece) => piece.is === 'mention' && (piece.amount || piece.asset || piece.party));
    return (
      amounts.some(({ said }) => said.sentence === own) ||
      (isBare && others.filter(({ is }) => is === 'word').length < MAX_WORDS)
    );
  };
  return pieces.flatMap((piece, index) => {
    if (piece.is !== 'duration' || modality.discarded.some((span) => within(piece, span)) || !isBeside(index))
      return [];
    const isKept = ends.every((end) => end <= request.nowUnix + piece.seconds + GRACE_SECONDS);
    return isKept ? [] : [doubt(text, 'time', piece, 'may be how long it has, and the transaction has longer')];
  });
}

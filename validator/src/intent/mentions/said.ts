import type { Noun, Role, Sense } from '../meaning.ts';
import type { Mention, Piece, Span } from '../piece.ts';
import { senseOf } from '../senses.ts';
import type { Pieces } from './find-pieces.ts';

/** A word that names something to be done. */
export interface SaidAction extends Span {
  readonly sense: Sense;
  /** `a swap of`, `the transfer`: named as a thing. */
  readonly isNoun: boolean;
  readonly confidence: number;
}

/** Something named, with the words around it that tell its role. */
export interface Said extends Span {
  readonly mention: Mention;
  /** Place among the pieces. */
  readonly at: number;
  /** The preposition or label that leads to it; null where none does. */
  readonly role: Role | null;
  /** Place among the actions of the one it stands with; -1 where there is none. */
  readonly action: number;
  /** Number of its sentence. */
  readonly sentence: number;
}

export interface SaidThings {
  readonly actions: readonly SaidAction[];
  readonly things: readonly Said[];
}

/** Nouns that change what a verb means stand near it: to remove an approval, liquidity, an owner. */
const NOUN_REACH = 8;

const endsSentence = (piece: Piece | undefined): boolean =>
  piece?.is === 'tie' && (piece.tie === 'stop' || piece.tie === 'item' || piece.tie === 'number');

/** Role of a thing: the nearest role word before it, over nothing but articles and nouns for tokens. */
function roleBefore(pieces: readonly Piece[], at: number): Role | null {
  for (let before = at - 1; before >= Math.max(0, at - 5); before--) {
    const piece = pieces[before];
    if (piece?.is === 'role') return piece.role === 'of' || piece.role === 'amount' ? null : piece.role;
    const isPassed =
      piece?.is === 'filler' ||
      piece?.is === 'my' ||
      piece?.is === 'bound' ||
      piece?.is === 'noun' ||
      (piece?.is === 'word' && before >= at - 3) ||
      (piece?.is === 'tie' && (piece.tie === 'colon' || piece.tie === 'open'));
    if (!isPassed) return null;
  }
  return null;
}

function nounsNear(pieces: readonly Piece[], at: number): ReadonlySet<Noun> {
  const nouns = new Set<Noun>();
  for (let next = at + 1; next < Math.min(pieces.length, at + NOUN_REACH); next++) {
    const piece = pieces[next];
    if (endsSentence(piece) || (piece?.is === 'verb' && !piece.isNoun)) break;
    if (piece?.is === 'noun') nouns.add(piece.noun);
  }
  return nouns;
}

/** Actions and named things of a text, each thing with the action that governs it. */
export function findSaid({ pieces, language }: Pick<Pieces, 'pieces' | 'language'>): SaidThings {
  const actions: SaidAction[] = [];
  const actionAt = new Map<number, number>();
  const sentenceOf: number[] = [];
  let sentence = 0;
  pieces.forEach((piece, at) => {
    if (endsSentence(piece)) sentence++;
    sentenceOf.push(sentence);
    if (piece.is !== 'verb') return;
    actionAt.set(at, actions.length);
    const { start, end, isNoun, confidence } = piece;
    actions.push({ start, end, isNoun, confidence, sense: senseOf(piece.sense, nounsNear(pieces, at)) });
  });
  const things = pieces.flatMap((mention, at): Said[] => {
    if (mention.is !== 'mention') return [];
    const action = governing(pieces, at, sentenceOf, actionAt, language.hasPostpositions);
    const { start, end } = mention;
    return [{ mention, at, start, end, role: roleBefore(pieces, at), action, sentence: sentenceOf[at] ?? 0 }];
  });
  return { actions, things };
}

/** How far an action is looked for. */
const ACTION_REACH = 40;

function governing(
  pieces: readonly Piece[],
  at: number,
  sentenceOf: readonly number[],
  actionAt: ReadonlyMap<number, number>,
  verbLast: boolean,
): number {
  const look = (step: 1 | -1): number => {
    for (let next = at + step, count = 0; count < ACTION_REACH; next += step, count++) {
      if (!pieces[next] || sentenceOf[next] !== sentenceOf[at]) return -1;
      const found = actionAt.get(next);
      if (found !== undefined) return found;
    }
    return -1;
  };
  const first = look(verbLast ? 1 : -1);
  return first >= 0 ? first : look(verbLast ? -1 : 1);
}

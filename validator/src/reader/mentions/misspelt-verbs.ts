import { verbs } from '../languages/en/verbs.ts';
import type { Sense } from '../languages/meaning.ts';
import { fold } from '../text/fold.ts';
import type { Piece } from './piece.ts';

const MISSPELT = 0.8;
/** A search for a similar word costs more than a lookup: a text gets only this many. */
const MAX_TRIES = 32;

/** The letters of a word in alphabetical order. */
function lettersOf(word: string): string {
  return [...word].sort().join('');
}

/** Verbs by their first letter, which typos hardly ever change. */
const known = Map.groupBy(
  Object.entries(verbs).flatMap(([sense, phrases]) =>
    phrases
      .split('|')
      .filter((phrase) => /^[a-z]{4,}$/.test(phrase))
      .map((verb) => ({ verb, sense: sense as Sense, letters: lettersOf(verb) })),
  ),
  ({ verb }) => verb[0],
);

/** Correct words that are similar to a verb. */
const ordinary: ReadonlySet<string> = new Set(
  'annual approver boring contributor contributors conversation expiring rendering shopping shot sick updated wird passt pars reste addr address acct deployer deployers deployment sender senders learn learning learned clean cleaning cleaned burn burned burning bury lead sand mint mail main tend bend mend spend land lands past path page gain hold load lots late each maybe mode more most made trace grade traced shape wrong wrath great greet cell sells belly guy bug bay buoy dime side sale shake snake spare place plane slip ship shop chop crop swamp swipe'.split(
    ' ',
  ),
);

const partsClause = (piece: Piece): boolean => piece.is === 'tie' && piece.tie !== 'open' && piece.tie !== 'close';

/** Reads `swpa` as swap if a clause has no verb and an unknown word at its place. */
export function correctVerbs(text: string, pieces: readonly Piece[]): Piece[] {
  const corrected = [...pieces];
  let tries = 0;
  let candidate = -1;
  let isOpen = true;
  let hasVerb = false;
  /** `I owe Lena for dinner`: a name, because no object follows. */
  const isFirstName = (at: number) => {
    const [piece, next] = [pieces[at], pieces.slice(at + 1, at + 4).find(({ is }) => is !== 'filler')];
    if (!piece || !/^\p{Lu}\p{Ll}/u.test(text.slice(piece.start, piece.start + 2))) return false;
    return !next || !['mention', 'my', 'bound', 'role'].includes(next.is) || (next.is === 'role' && next.role !== 'to');
  };
  const close = () => {
    const piece = corrected[candidate];
    if (piece && !hasVerb && tries < MAX_TRIES && !isFirstName(candidate)) {
      tries++;
      const sense = nearestSense(fold(text.slice(piece.start, piece.end)));
      const { start, end } = piece;
      if (sense)
        corrected[candidate] = {
          is: 'verb',
          sense,
          confidence: MISSPELT,
          isNoun: false,
          start,
          end,
        };
    }
    [candidate, isOpen, hasVerb] = [-1, true, false];
  };
  pieces.forEach((piece, at) => {
    if (partsClause(piece)) close();
    else if (piece.is === 'verb') hasVerb = true;
    else if (piece.is === 'word' && isOpen) [candidate, isOpen] = [at, false];
    else if (piece.is !== 'filler' && piece.is !== 'my' && !(piece.is === 'role' && piece.role === 'to'))
      isOpen = false;
  });
  close();
  return corrected;
}

/** The sense of the verbs that are nearest to a word; null if none is near or if several with different senses are. */
function nearestSense(word: string): Sense | null {
  if (word.length < 4 || word.length > 16 || ordinary.has(word)) return null;
  let best = word.length >= LONG ? 2 : 1;
  let senses = new Set<Sense>();
  const own = lettersOf(word);
  for (const { verb, sense, letters } of known.get(word[0]) ?? []) {
    if (Math.abs(verb.length - word.length) > best) continue;
    // A short word that differs in one letter is mostly another word (`wird` for wire, `charge` for change).
    if (word.length < LONG && word.length === verb.length && own !== letters) continue;
    const distance = distanceOf(word, verb, best);
    if (distance < best) [best, senses] = [distance, new Set()];
    if (distance === best) senses.add(sense);
  }
  const [only, ...others] = senses;
  return only && others.length === 0 ? only : null;
}

/** From this length on, one replaced letter does not make another word. */
const LONG = 8;

/**
 * The number of letters that were added, left out, replaced or swapped with their neighbour; counting stops above
 * `limit`.
 */
function distanceOf(one: string, other: string, limit: number): number {
  let before: number[] = [];
  let previous = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i++) {
    const current = [i];
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1];
      let cost = Math.min((previous[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1, (previous[j - 1] ?? 0) + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      current.push(cost);
    }
    if (Math.min(...current) > limit) return limit + 1;
    [before, previous] = [previous, current];
  }
  return previous[other.length] ?? limit + 1;
}

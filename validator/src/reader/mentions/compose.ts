import { pastVerbs } from '../languages/phrases/narration.ts';
import { adjectives } from '../languages/phrases/uncounted.ts';
import type { Atom, What } from './atom.ts';
import { bareMention, type Piece, type Span, slot } from './piece.ts';
import { inCall, readBounded, readCounted } from './read-counted.ts';
import { isBullet, readMark } from './read-mark.ts';
import { readNamed } from './read-named.ts';
import { isMark } from './read-number.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Composes mentions from words: amounts with their assets, bounds with their amounts, addresses with their names. */
export function compose(text: string, atoms: readonly Atom[], vocabulary: Vocabulary): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  let depth = 0;

  const spanTo = (next: number): Span => ({ start: atoms[at]?.start ?? 0, end: atoms[next - 1]?.end ?? 0 });
  const take = (piece: Piece, next: number) => {
    pieces.push(piece);
    at = next;
  };

  while (at < atoms.length) {
    const atom = atoms[at];
    if (!atom) break;
    if (pieces.length > 0 && (atom.lines > 1 || startsLine(atoms, at))) {
      pieces.push({ is: 'tie', tie: atom.lines > 1 ? 'stop' : 'line', start: atom.start, end: atom.start });
    }
    const { what } = atom;
    if (isBullet(atoms, at, depth)) {
      const opens = isMark(atom, '(') ? 1 : 0;
      take({ is: 'tie', tie: 'number', ...spanTo(at + 2 + opens) }, at + 2 + opens);
      continue;
    }
    const bounded = what.is === 'bound' ? readBounded(atoms, at, vocabulary) : null;
    const counted =
      bounded ??
      inCall(atoms, at, readCounted(atoms, at, 'exact', false, vocabulary)) ??
      readNamed(atoms, at, vocabulary);
    if (counted) {
      take({ ...counted.piece, ...spanTo(counted.next) }, counted.next);
      continue;
    }
    if (what.is === 'mark') depth = depthAfter(depth, readMark(atoms, at));
    take(pieceOf(text, atoms, at, atom), at + 1);
  }
  return pieces;
}

function depthAfter(depth: number, mark: ReturnType<typeof readMark>): number {
  return mark === 'open' ? depth + 1 : mark === 'close' ? Math.max(0, depth - 1) : depth;
}

/** The meaning of a single atom outside of a mention. */
function pieceOf(
  text: string,
  atoms: readonly Atom[],
  at: number,
  { what, key, confidence, isField, start, end }: Atom,
): Piece {
  switch (what.is) {
    case 'collection': {
      const span = { start, end };
      const collection = text.slice(start, end).replace(/\s+/g, ' ');
      return { ...bareMention(span), asset: slot(span, { kind: 'nft', collection, id: null }) };
    }
    case 'verb': {
      const isNoun = isNounHere(atoms, at);
      // `a USDC permit` is signed, where `permit Uniswap to spend` approves
      const sense = isNoun && key === 'permit' ? 'permit' : what.sense;
      return { is: 'verb', sense, confidence, isNoun, start, end };
    }
    // `point alice.eth to 0x…`; the decimal point in a number was read before this.
    case 'point':
      return { is: 'verb', sense: 'set', confidence, isNoun: isNounHere(atoms, at), start, end };
    case 'role':
      return { is: 'role', role: what.role, isField, start, end };
    case 'join':
      return { is: 'tie', tie: what.join, start, end };
    case 'cue':
      return { is: 'cue', cue: what.cue, isField, start, end };
    case 'noun':
      return { is: 'noun', noun: what.noun, start, end };
    case 'topic':
      return { is: 'topic', topic: what.topic, start, end };
    case 'bound':
      return { is: 'bound', bound: what.bound, start, end };
    case 'article':
      return { is: /^(my|our|his|her|their)$/.test(key) ? 'my' : 'filler', start, end };
    case 'unit':
      return { is: what.unit === 'clock' ? 'clock' : 'word', start, end };
    case 'mark': {
      const mark = readMark(atoms, at);
      if (mark === 'quote') return { is: 'quote', isOpen: !/[”»」]/.test(what.mark), start, end };
      return mark ? { is: 'tie', tie: mark, start, end } : { is: 'filler', start, end };
    }
    case 'word':
      return what.symbol ? { is: 'word', symbol: what.symbol, start, end } : { is: 'word', start, end };
    case 'hex':
    case 'time':
      return { is: 'word', start, end };
    default:
      return { is: 'filler', start, end };
  }
}

/** Pieces that cannot end a line of their own. */
const leadsOn: ReadonlySet<What['is'] | undefined> = new Set(['role', 'join', 'filler', 'article', 'cue', undefined]);

/** A line break counts only before a piece that can begin a line of a list: elsewhere the text was merely wrapped. */
function startsLine(atoms: readonly Atom[], at: number): boolean {
  const atom = atoms[at];
  if (!atom || atom.lines === 0) return false;
  const { is } = atom.what;
  // `Dev 0x…: 6 USDC`
  const isNamed = is === 'word' && atoms[at + 1]?.what.is === 'address';
  // `2 LINK to 0x…`, and below it `3 LINK to 0x…`
  const before = atoms[at - 1]?.what.is;
  const isCounted = is === 'digits' && (before === 'address' || before === 'ens');
  return (
    atom.isField ||
    isNamed ||
    isCounted ||
    is === 'address' ||
    is === 'ens' ||
    (is === 'verb' && !leadsOn.has(atoms[at - 1]?.what.is))
  );
}

const nounRoles: ReadonlySet<string> = new Set(['of', 'for', 'using', 'with', 'in', 'on', 'from', 'as']);

/** `the coffee he bought me`, `the ETH I sold`: a past action is narrative and not requested. */
const isTold = (subject: string | undefined, verb: string | undefined): boolean =>
  /^(he|she|they|who|which)$/.test(subject ?? '') ||
  (/^(i|ive|we|weve)$/.test(subject ?? '') && pastVerbs.test(verb ?? ''));

/** `via 1inch swap 500 USDC to DAI`, `cow sell 2 WETH`: an amount directly after it makes it a verb. */
function actsAt(atoms: readonly Atom[], at: number): boolean {
  const [what, lead] = [atoms[at]?.what, atoms[at - 2]?.what];
  const isTrade = what?.is === 'verb' && (what.sense === 'swap' || what.sense === 'convert' || what.sense === 'buy');
  return isTrade && lead?.is !== 'article' && lead?.is !== 'verb' && atoms[at + 1]?.what.is === 'digits';
}

/** German verbs come after the place: `bei Aave V3 einzahlen`. */
const infinitive = /\p{L}{3}(?:en|ern|eln)$/u;

/** Whether a verb is used as a noun: `a swap`, `my deposit`, `the USDC transfer`, `via bridge`. */
function isNounHere(atoms: readonly Atom[], at: number): boolean {
  let before = at - 1;
  while (before > at - 4 && before >= 0) {
    const atom = atoms[before];
    if (!atom) return false;
    const isAdjective =
      adjectives.test(atom.key) ||
      atom.what.is === 'part' ||
      atom.what.is === 'symbol' ||
      atom.what.is === 'protocol' ||
      atom.what.is === 'chain';
    if (!isAdjective) break;
    if (atom.what.is === 'protocol' && before === at - 1)
      return !actsAt(atoms, at) && !infinitive.test(atoms[at]?.key ?? '');
    before--;
  }
  const atom = atoms[before];
  const what = atom?.what;
  if (what?.is === 'article' || isTold(atoms[at - 1]?.key, atoms[at]?.key)) return true;
  return before === at - 1 && what?.is === 'role' && nounRoles.has(what.role) && !atom?.isField;
}

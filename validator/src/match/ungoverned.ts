import type { Effect } from '../effects/effect.ts';
import type { Piece } from '../reader/mentions/piece.ts';
import type { Said, SaidAction } from '../reader/mentions/said.ts';
import type { Doubt } from '../reader/modality/doubt.ts';
import { countWords } from '../reader/text/remarks.ts';
import { meets, type Span } from '../reader/text/span.ts';
import { rankOf } from './actions.ts';
import { doubt, type Matching, within } from './matching.ts';
import { isSelf } from './parties.ts';

/** The mentions of one effect: its amount and its payee. */
interface Pair extends Span {
  readonly effect: Effect;
  readonly amount: Said | null;
  readonly party: Said | null;
}

const places = ['before', 'between', 'after'] as const;
/** The words around the values of a pair, in its item of a list. */
type Item = Readonly<Record<(typeof places)[number], readonly Piece[]>>;

const saidOf = ({ amount, party }: Pair): Said[] => [amount, party].filter((said) => said !== null);

/** Languages in which the verb stands after its object. */
const verbLast: ReadonlySet<string> = new Set(['tr', 'ko', 'ja', 'hi', 'ur', 'bn']);

/** Marks that do not separate their neighbours. */
const bracketing: ReadonlySet<string> = new Set(['open', 'close', 'colon']);

/** Words with a possible meaning: all but those that only tie, count, point or lead to a value. */
const isLettered = ({ is, start, end }: Piece, text: string): boolean =>
  (is === 'word' || is === 'filler' || is === 'cue') && /\p{L}/u.test(text.slice(start, end));

/** A label of a line, or a name: more words than these have a meaning. */
const MAX_LABEL = 3;
/**
 * `her wallet is 0x…`: the same number of words may lead to the address of a payee whose payment is instructed in
 * another clause.
 */
const MAX_LEAD = 2;

/** The words for each effect that gives something to a party, in the order of the text. */
function pairsOf({ facts, targets, amounts, parties }: Matching): Pair[] {
  const goesOut = (effect: Effect) => effect.kind === 'send' && !isSelf(facts, effect);
  return targets
    .filter(goesOut)
    .flatMap((effect): Pair[] => {
      const amount =
        amounts.find(
          ({ claim, said }) =>
            claim.effect === effect &&
            claim.side === 'gives' &&
            (said.mention.amount || claim.quantity.asset.kind === 'nft'),
        )?.said ?? null;
      const named = parties.filter(
        ({ claim, said }) =>
          claim.effect === effect && (claim.role === 'to' || claim.role === 'spender') && !said.mention.isPronoun,
      );
      // If several mentions name the payee, the one nearest to the amount counts.
      const place = amount?.start ?? 0;
      const distance = ({ said }: (typeof named)[number]) => Math.abs(said.start - place);
      const party = named.toSorted((one, other) => distance(one) - distance(other))[0]?.said ?? null;
      const ends = [amount, party].filter((said) => said !== null);
      if (ends.length === 0) return [];
      const start = Math.min(...ends.map((said) => said.start));
      return [{ effect, amount, party, start, end: Math.max(...ends.map((said) => said.end)) }];
    })
    .sort((one, other) => one.start - other.start);
}

class Governed {
  readonly #text: Matching['text'];
  readonly #pairs: readonly Pair[];
  readonly #verbLast: boolean;
  /** Instructions, and those of which a later word only corrected a value. */
  readonly #orders: readonly SaidAction[];
  readonly #content: readonly Piece[];
  /** The terms of a payment to a host come from the host: the words name the host, and a limit. */
  readonly #isPriced: boolean;
  /** Whether nothing else is asked for. */
  readonly #isOnly: boolean;
  /** Clauses with the words that lead to them, by position. */
  readonly #leads = new Map<number, Span>();

  constructor(matching: Matching) {
    const { text, facts, targets } = matching;
    const { actions, modality, pieces } = text;
    this.#text = text;
    this.#verbLast = verbLast.has(facts.intent.language);
    this.#pairs = pairsOf(matching);
    this.#isOnly = targets.length === 1;
    this.#isPriced = facts.request.payment != null && this.#pairs.length === 1;
    const isOrder = (_: unknown, index: number): boolean => {
      const licence = modality.licences[index];
      return licence?.is === 'ordered' || (licence?.is === 'background' && licence.cue?.kind === 'cancelled');
    };
    this.#orders = actions.filter(isOrder);
    const told = actions.filter((action, index) => !isOrder(action, index) && !action.isNoun);
    // Words with a meaning of their own: none that only tie, count, point or greet.
    const isTold = (piece: Piece): boolean => piece.is === 'verb' && told.some(({ start }) => start === piece.start);
    this.#content = pieces.filter(
      (piece) =>
        (isLettered(piece, text.text) || isTold(piece)) && !modality.discarded.some((span) => within(piece, span)),
    );
  }

  /** Pairs that no instruction covers, each with a word that makes another statement about it. */
  findDoubts(): Doubt[] {
    if (this.#isPriced) return [];
    return this.#pairs.flatMap((pair, at): Doubt[] => {
      // `45 USDC to 0xb, his address` in a turn of the agent, and `pay it` in that of the owner.
      if (this.#text.modality.taken.some((turn) => within(pair, turn)) && !this.#otherObjectOf(pair)) return [];
      const found = this.#otherObjectOf(pair) ?? this.#otherVerbOf(pair) ?? this.#strayOf(pair, at);
      return found ? [doubt(this.#text, 'no-order', found, 'may tell of a payment instead of instructing it')] : [];
    });
  }

  /**
   * Another object of the verb, or another action on the amount: `send 0xb the bill of 5 USDC`, `0xb の 5 USDC
   * の請求書を送って`.
   */
  #otherObjectOf(pair: Pair): Piece | undefined {
    const { amount, party } = pair;
    if (!amount || !party) return undefined;
    if (party.end <= amount.start) {
      const inside = { start: party.end, end: amount.start };
      const [object] = this.#wordsIn(inside);
      if (object && !this.#isParted(inside)) return object;
    }
    const order = this.#verbLast ? this.#orders.find(({ start }) => start >= pair.end) : undefined;
    if (!order) return undefined;
    const inside = { start: pair.end, end: order.start };
    const words = this.#wordsIn(inside);
    const { text } = this.#text;
    const isSaid = countWords(words.map(({ start, end }) => text.slice(start, end)).join('')) >= 1;
    return isSaid && !this.#isParted(inside) ? words[0] : undefined;
  }

  #wordsIn(span: Span): readonly Piece[] {
    return this.#in(span).filter(({ is }) => is === 'word' || is === 'verb');
  }

  #isParted(span: Span): boolean {
    return this.#text.pieces.some((piece) => piece.is === 'tie' && within(piece, span));
  }

  #strayOf(pair: Pair, at: number): Piece | undefined {
    const open = saidOf(pair).filter((said) => !this.#isLed(said, pair));
    const [first] = open;
    if (!first) return undefined;
    const all = open.flatMap((said) => this.#in(this.#ownClause(said, pair)));
    const around = all.filter(({ is }) => is === 'word' || is === 'verb');
    if (open.length === 1 && first === pair.party && (pair.amount || this.#orders.length > 0)) {
      const isLead = around.length <= MAX_LEAD && around.every((piece) => piece.end <= first.start);
      return isLead && (first.role !== null || around.every(({ is }) => is === 'word')) ? undefined : around[0];
    }
    // For one payment, an amount may be in a clause of its own: `it is 5 USDC`, `Amount: 5 USDC`.
    if (this.#isOnly && open.every((said) => this.#isField(said) || this.#isApart(said, pair))) {
      return open.length === saidOf(pair).length ? this.#errandOf(pair) : undefined;
    }
    const [heading] = this.#headingOf(at);
    if (heading) return heading;
    const item = this.#itemOf(at);
    const [stray] = [...all, ...places.flatMap((place) => item[place])];
    return stray && !this.#isAlike(item, at) ? stray : undefined;
  }

  /**
   * A clause with the words that lead to it: an opening bracket or a colon continues the words before it, and so do
   * words without a meaning.
   */
  #clauseOf({ start }: Span): Span {
    const at = this.#text.modality.clauses.findIndex((clause) => clause.start <= start && start < clause.end);
    if (at < 0) return { start, end: start };
    // One clause may contain many values.
    const clause = this.#leads.get(at) ?? this.#withLead(at);
    this.#leads.set(at, clause);
    return clause;
  }

  #withLead(at: number): Span {
    const { text, modality } = this.#text;
    const { clauses } = modality;
    const { start, end } = clauses[at] as Span;
    let from = at;
    for (let isCourtesy = false; from > 0; from--) {
      const before = clauses[from - 1] as Span;
      const words = text.slice(before.start, before.end);
      const isOrder = this.#orders.some((order) => within(order, before));
      const isBare =
        !isOrder &&
        this.#in(before).every(({ is }) => is === 'filler') &&
        !this.#text.said.some((said) => within(said, before));
      const goesOn = /[:：(（]\s*$/.test(words) || (/[,،、，]\s*$/.test(words) && (isBare || (isOrder && isCourtesy)));
      if (!goesOn) break;
      isCourtesy = isBare;
    }
    return { start: clauses[from]?.start ?? start, end };
  }

  /** The part of a clause that contains no other pair. */
  #ownClause(said: Span, pair: Pair): Span {
    const { start, end } = this.#clauseOf(said);
    const others = this.#pairs.filter((other) => other !== pair).flatMap(saidOf);
    return {
      start: Math.max(start, ...others.filter((other) => other.end <= said.start).map((other) => other.end)),
      end: Math.min(end, ...others.filter((other) => other.start >= said.end).map((other) => other.start)),
    };
  }

  /** Whether its clause contains an instruction for it, with no part of another pair between. */
  #isLed(said: Said, pair: Pair): boolean {
    const clause = this.#clauseOf(said);
    return this.#orders.some((order) => {
      const isBehind =
        this.#verbLast &&
        order.start >= said.end &&
        this.#sentenceAt(order.start) === said.sentence &&
        !this.#text.text.slice(said.end, order.start).includes('\n');
      const isAhead = this.#verbLast || order.start <= Math.max(said.start, pair.start) || this.#isOnly;
      if (!((meets(order, clause) && isAhead) || isBehind) || rankOf(order.sense, pair.effect) === null) return false;
      const between = { start: Math.min(order.end, said.end), end: Math.max(order.start, said.start) };
      return !this.#pairs.some((other) => other !== pair && saidOf(other).some((each) => within(each, between)));
    });
  }

  /** `Send a complaint.` in a sentence without values: what the verb orders. */
  #errandOf(pair: Pair): Piece | undefined {
    const objects = this.#orders.map((order) => {
      const clause = this.#clauseOf(order);
      const isNear =
        this.#text.pieces.some((piece) => piece.is === 'mention' && within(piece, clause)) ||
        saidOf(pair).some(({ sentence }) => sentence === this.#sentenceAt(order.start));
      return isNear ? undefined : this.#wordsIn(clause).find((piece) => !meets(piece, order));
    });
    return objects.length > 0 && objects.every((object) => object) ? objects[0] : undefined;
  }

  /** `Audit the payment of 5 USDC`: an unknown word at the head of a clause, with the noun of a payment as its object. */
  #otherVerbOf(pair: Pair): Piece | undefined {
    const verbs = this.#orders
      .filter((order) => rankOf(order.sense, pair.effect) !== null)
      .map((order) => {
        const [head, ...others] = this.#ownPieces(this.#clauseOf(order));
        const at = others.findIndex((piece) => meets(piece, order));
        const isObject = at > 0 && others.slice(0, at).every(({ is }) => is === 'filler' || is === 'my');
        return order.isNoun && head?.is === 'word' && isObject ? head : undefined;
      });
    return verbs.length > 0 && verbs.every((verb) => verb) ? verbs[0] : undefined;
  }

  #ownPieces(span: Span): readonly Piece[] {
    return this.#text.pieces.filter((piece) => within(piece, span));
  }

  #sentenceAt(place: number): number | undefined {
    return this.#text.sentenceOf[this.#text.pieces.findLastIndex(({ start }) => start <= place)];
  }

  /** `Amount: 5 USDC`: a line that only names a value. */
  #isField({ start }: Said): boolean {
    const { text } = this.#text;
    const label = text.slice(Math.max(0, start - 40), start);
    const found = /(?:^|[\n{,])([^\n{,:：=]{1,28})[:：=]\s{0,3}["'`]?$/u.exec(label);
    const at = start - label.length + (found?.index ?? 0);
    return found !== null && this.#in({ start: at, end: start }).every(({ is }) => is === 'word' || is === 'filler');
  }

  /** A value in a clause that contains neither the other value nor a word with a meaning for it. */
  #isApart(said: Said, pair: Pair): boolean {
    const clause = this.#ownClause(said, pair);
    const isAlone = saidOf(pair).every((other) => other === said || !within(other, clause));
    return isAlone && this.#in(clause).every(({ is }) => is === 'filler');
  }

  /**
   * The start and end of the list item that contains a pair: its line, if the list has lines, or else the part between
   * commas.
   */
  #boundsOf(at: number): Span {
    const { text, pieces } = this.#text;
    const pair = this.#pairs[at] as Pair;
    const previous = this.#pairs[at - 1]?.end ?? 0;
    const next = this.#pairs[at + 1]?.start ?? text.length;
    const isLine =
      (at > 0 && text.slice(previous, pair.start).includes('\n')) ||
      (at + 1 < this.#pairs.length && text.slice(pair.end, next).includes('\n'));
    if (isLine) {
      const end = text.indexOf('\n', pair.end);
      return {
        start: Math.max(previous, text.lastIndexOf('\n', pair.start) + 1),
        end: Math.min(next, end < 0 ? text.length : end),
      };
    }
    const cuts = pieces.filter((piece) => piece.is === 'tie' && !bracketing.has(piece.tie));
    return {
      start: cuts.findLast(({ start, end }) => start >= previous && end <= pair.start)?.end ?? previous,
      end: cuts.find(({ start, end }) => start >= pair.end && end <= next)?.start ?? next,
    };
  }

  #itemOf(at: number): Item {
    const pair = this.#pairs[at] as Pair;
    const bounds = this.#boundsOf(at);
    const ordered = this.#orders.findLast(({ end }) => end <= pair.start)?.end ?? 0;
    return {
      before: this.#in({ start: Math.max(bounds.start, ordered), end: pair.start }),
      between: this.#in({ start: Math.min(...saidOf(pair).map(({ end }) => end)), end: pair.end }),
      after: this.#in({ start: pair.end, end: bounds.end }),
    };
  }

  /**
   * The words between a pair and the one before it in lines or clauses of their own; before the first pair only if
   * another one is instructed by itself.
   */
  #headingOf(at: number): readonly Piece[] {
    const { start } = this.#boundsOf(at);
    const previous = this.#pairs[at - 1];
    if (previous) {
      // `… to 0xa, history:` at the end of a line, unless the next line has words there, too.
      const { after } = this.#itemOf(at - 1);
      const isLine = this.#text.text.slice(previous.end, start).includes('\n');
      if (isLine && after.length > 0 && this.#itemOf(at).after.length === 0) return after;
      return this.#in({ start: this.#boundsOf(at - 1).end, end: start });
    }
    // Words in the clause of an instruction lead to the list.
    const leading = this.#text.modality.clauses.filter((clause) => this.#orders.some((order) => within(order, clause)));
    const isAnyLed = this.#pairs.some((pair) => saidOf(pair).every((said) => this.#isLed(said, pair)));
    const before = [...this.#text.said, ...leading].map(({ end }) => end).filter((end) => end <= start);
    const from = isAnyLed ? 0 : Math.max(0, ...before);
    const isHeading = isAnyLed || (!this.#isOnly && /[:：]\s*(?:[-*•|]\s*)?$/.test(this.#text.text.slice(from, start)));
    if (!isHeading) return [];
    return this.#in({ start: from, end: start }).filter((piece) => !leading.some((clause) => within(piece, clause)));
  }

  /**
   * Items of one list have the same shape: if one has a name or a purpose in a place, the next one has it there, too.
   */
  #isAlike(item: Item, at: number): boolean {
    const isAmountFirst = ({ amount, party }: Pair) => (amount && party ? amount.start < party.start : null);
    const pair = this.#pairs[at] as Pair;
    const isLabel = (words: readonly Piece[]) =>
      words.filter(({ is }) => is === 'word').length <= MAX_LABEL &&
      words.length <= MAX_LABEL * 2 &&
      words.every(({ is }) => is !== 'verb');
    if (!places.every((place) => isLabel(item[place]))) return false;
    return [at - 1, at + 1].some((beside) => {
      const other = this.#pairs[beside];
      if (!other || isAmountFirst(other) !== isAmountFirst(pair)) return false;
      const its = this.#itemOf(beside);
      return places.every((place) => item[place].length === 0 || its[place].length > 0);
    });
  }

  #in(span: Span): readonly Piece[] {
    return this.#content.filter((piece) => within(piece, span));
  }
}

/**
 * An effect is instructed only if its payee and its amount stand with an instruction: in its clause, or as another item
 * of its list. A clause with another statement about them is narrative: `Pay 5 USDC to 0xa. 0xb stole 9 USDC.`
 */
export const findUngoverned = (matching: Matching): Doubt[] => new Governed(matching).findDoubts();

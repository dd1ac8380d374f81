import { isSameAsset } from '../compare/asset.ts';
import { isRevocation, rightKinds } from '../compare/spender.ts';
import { nobody } from '../effects/asset-marks.ts';
import type { Effect, EffectKind, Term } from '../effects/effect.ts';
import type { Sense } from '../reader/languages/meaning.ts';
import { carriesOut, ends, makes } from '../reader/languages/phrases/opposite-words.ts';
import type { SaidAction } from '../reader/mentions/said.ts';
import type { Doubt } from '../reader/modality/doubt.ts';
import { eastAsian } from '../reader/text/characters.ts';
import type { Span } from '../reader/text/span.ts';
import { rankOf, takesBack } from './actions.ts';
import { doubt, isLedOver, type Matching, within } from './matching.ts';
import { nounsAsking } from './targets.ts';

const pairs: readonly (readonly [gives: EffectKind, takesBack: EffectKind])[] = [
  ['supply', 'withdraw'],
  ['stake', 'unstake'],
  ['wrap', 'unwrap'],
  ['borrow', 'repay'],
];
const otherKind = new Map(pairs.flatMap(([one, other]) => [[one, other] as const, [other, one] as const]));
const backKinds: ReadonlySet<EffectKind> = new Set(pairs.map(([, back]) => back));

const isOfRight = ({ kind }: Effect): boolean => kind === 'own' || kind === 'delegate' || rightKinds.has(kind);

/** Whether an effect reverses its opposite. */
const isBack = (effect: Effect): boolean =>
  backKinds.has(effect.kind) ||
  isRevocation(effect) ||
  (effect.kind === 'delegate' && (effect.to === null || effect.to === nobody || effect.to === effect.from));

/** The effects that reverse an effect, or that it reverses; null if it has no opposite. */
function oppositeOf(effect: Effect): Effect | null {
  const kind = otherKind.get(effect.kind);
  if (kind) return { ...effect, kind };
  const isTaken = isBack(effect);
  switch (effect.kind) {
    case 'own': {
      // A name can only be transferred, and a threshold only set.
      if (effect.right === undefined || effect.right === 'threshold') return null;
      const { isRemoval: _, ...rest } = effect;
      return isTaken ? rest : { ...rest, isRemoval: true };
    }
    case 'delegate':
      return { ...effect, to: isTaken ? '0x0000000000000000000000000000000000000001' : null };
    case 'approve':
    case 'permit':
    case 'operator': {
      const gives = effect.gives.map((each) => ({ ...each, amount: isTaken ? 1n : 0n }));
      return { ...effect, gives, to: isTaken ? (effect.spender ?? null) : null };
    }
    case 'set': {
      const terms = effect.terms?.map((term) =>
        isSwitch(term) ? { ...term, value: term.value === 'on' ? 'off' : 'on' } : term,
      );
      return effect.terms?.some(isSwitch) && terms ? { ...effect, terms } : null;
    }
    default:
      return null;
  }
}

const isSwitch = (term: Term): term is Extract<Term, { is: 'text' }> =>
  term.is === 'text' && term.unlike !== undefined && (term.value === 'on' || term.value === 'off');

/** The meaning of a word for an effect: the effect itself, its opposite, either of them, or nothing. */
type Polarity = 'same' | 'opposite' | 'either' | null;

/** Verbs whose direction depends on their object: `set the allowance to zero`, `take the loan away`. */
const isLight: ReadonlySet<Sense> = new Set([
  'set',
  'change',
  'put',
  'give',
  'take',
  'send',
  'drop',
  'configure',
  'spend',
]);
/** Verbs that move something from one place to another; next to the noun for a right they may also mean its removal. */
const moves: ReadonlySet<Sense> = new Set(['swap', 'convert', 'send', 'buy', 'put', 'pay', 'drop']);
const movesOn: ReadonlySet<Sense> = new Set(['swap', 'convert', 'buy', 'drop', 'send']);
const trades: ReadonlySet<Sense> = new Set(['swap', 'convert', 'buy', 'drop']);
/** Verbs whose direction depends on the coins on either side. */
const exchanges: ReadonlySet<Sense> = new Set(['swap', 'convert', 'change', 'buy', 'spend']);

const isWeak = ({ verb }: SaidAction): boolean => isLight.has(verb) || exchanges.has(verb);

const MAX_COMPOUND = 48;
const article =
  /(?<!\p{L})(?:the|my|our|this|that|his|her|its|their)\s(?:[\d.,]{1,20}\s)?(?:[\p{L}\d]{1,16}\s){1,2}$/iu;

class Polarities {
  readonly #text: Matching['text'];
  readonly #effect: Effect;
  readonly #opposite: Effect;
  /** The other effects of the transaction. */
  readonly #others: readonly Effect[];

  constructor({ text, facts }: Matching, effect: Effect, opposite: Effect) {
    this.#text = text;
    this.#others = facts.decoded.effects.filter((other) => other !== effect);
    this.#effect = effect;
    this.#opposite = opposite;
  }

  polarityOf({ sense, verb }: SaidAction): Polarity {
    const isSame = rankOf(sense, this.#effect) !== null;
    const isOpposite = rankOf(sense, this.#opposite) !== null;
    if (isSame && this.#effect.kind === 'delegate' && !isBack(this.#effect) && trades.has(verb)) return 'either';
    if (isSame && this.#effect.kind === 'own' && !isBack(this.#effect) && moves.has(verb)) {
      // `swap the owner for 0x…`, and `transfer the ownership`
      const isReplaced = this.#effect.loses !== undefined;
      const isHandedOver = verb === 'send' && this.#effect.right === 'owner' && this.#effect.threshold === undefined;
      return isReplaced || isHandedOver ? 'same' : 'either';
    }
    // Votes are delegated to a party; words for taking them back say so.
    const isTold =
      this.#effect.kind === 'delegate' || (isOfRight(this.#effect) ? verb === 'spend' : exchanges.has(verb));
    if (isSame) return isOpposite && !isTold ? 'either' : 'same';
    return isOpposite || (isOfRight(this.#effect) && !isBack(this.#effect) && takesBack.has(sense)) ? 'opposite' : null;
  }

  /**
   * A noun or a verb that names the act itself: `withdrawal`, `revoke`, but not `deposit`, which may also be the object
   * that is taken back.
   */
  #isClear(action: SaidAction): boolean {
    if (this.polarityOf(action) !== 'same' || isLight.has(action.verb) || this.#isOfNoun(action)) return false;
    return isBack(this.#effect) || !(action.isNoun || this.#isCompound(action));
  }

  /** `unload the deposit`: the object that moves would be the result of the effect. */
  #isOfNoun(action: SaidAction): boolean {
    if (!movesOn.has(action.verb) || !(this.#effect.kind === 'supply' || this.#effect.kind === 'stake')) return false;
    const [clause] = this.#clausesOf([action]);
    return this.#text.actions.some(
      (other) =>
        other !== action &&
        (other.isNoun || this.#isCompound(other)) &&
        clause !== undefined &&
        within(other, clause) &&
        this.polarityOf(other) === 'same',
    );
  }

  /** `our clearing agent` */
  #isModifier({ start, end }: SaidAction): boolean {
    const { text, pieces } = this.#text;
    return pieces.findLast((piece) => piece.end <= start)?.is === 'my' && /ing$/i.test(text.slice(start, end));
  }

  /** `the 500 USDC deposit`, `our UNI votes delegate`: after an article and its object, a verb is a noun. */
  #isCompound({ start, end, verb }: SaidAction): boolean {
    const { text, pieces } = this.#text;
    const before = pieces.findLast((piece) => piece.end <= start);
    if (before?.is !== 'mention' && before?.is !== 'noun') return false;
    const isBare = !/(?:ed|ing)$/i.test(text.slice(start, end)) && !exchanges.has(verb);
    return isBare && article.test(text.slice(Math.max(0, start - MAX_COMPOUND), start));
  }

  /** The clauses that contain some words; for control over an account, the whole sentences. */
  #clausesOf(spans: readonly Span[]): readonly Span[] {
    if (this.#effect.kind === 'own') return this.#sentencesOf(spans);
    return this.#text.modality.clauses.filter(({ start, end }) =>
      spans.some((span) => span.start >= start && span.start < end),
    );
  }

  #sentencesOf(spans: readonly Span[]): readonly Span[] {
    const { pieces, sentenceOf } = this.#text;
    const sentences = new Set(
      pieces.flatMap((piece, at) => (spans.some((span) => within(span, piece)) ? (sentenceOf[at] ?? 0) : [])),
    );
    return [...sentences].map((sentence) => {
      const own = pieces.filter((_, at) => sentenceOf[at] === sentence);
      return { start: own[0]?.start ?? 0, end: own.at(-1)?.end ?? 0 };
    });
  }

  find(): Doubt[] {
    const { asked, text, pieces } = this.#text;
    const fitting = asked.filter((action) => this.polarityOf(action) !== null && !this.#isModifier(action));
    const same = fitting.filter((action) => this.polarityOf(action) === 'same');
    // `revoke setApprovalForAll`: the name of the function does not cancel the verb.
    const isGiven = isOfRight(this.#effect) && !isBack(this.#effect);
    const outweighs = ({ start, verb }: SaidAction) =>
      isGiven && !isLight.has(verb) ? same.every((each) => start < each.start) : same.every(isWeak);
    const turned = fitting.find((action) => this.#isTurned(action) && outweighs(action));
    if (turned) return [this.#turnedBy(turned)];
    if (fitting.some((action) => this.#isClear(action))) return [];
    const nouns = nounsAsking(text, pieces, this.#effect);
    const clauses = this.#clausesOf([...fitting, ...nouns]);
    const wordsOf = (clause: Span) => text.slice(clause.start, clause.end);
    if (isBack(this.#effect)) {
      const says = ({ verb }: SaidAction) => !isOfRight(this.#effect) || !isLight.has(verb);
      return same.some(says) || ends.test(text) ? [] : [this.#openAt(fitting[0])];
    }
    const ended = this.#endIn(clauses);
    if (ended) return [this.#turnedBy(ended)];
    if (same.some((action) => !action.isNoun && !this.#isCompound(action) && !this.#isOfNoun(action))) return [];
    if (clauses.some((clause) => makes.test(wordsOf(clause)) || carriesOut.test(wordsOf(clause)))) return [];
    const open = fitting.find((action) => !(action.isNoun || this.#isCompound(action)));
    const isUnsaid =
      this.#effect.kind === 'delegate' ||
      (fitting.length === 0 && (nouns.length === 0 || !rightKinds.has(this.#effect.kind)));
    if (open || isUnsaid) return [this.#openAt(open ?? nouns[0] ?? fitting[0])];
    const stray = this.#strayIn(clauses);
    return stray ? [this.#openAt(stray)] : [];
  }

  /** For a right that serves a requested effect: words that revoke it, if the text mentions it. */
  findEnd(): Doubt[] {
    const { text, pieces } = this.#text;
    const ended = this.#endIn(this.#clausesOf(nounsAsking(text, pieces, this.#effect)));
    if (isBack(this.#effect)) return ended || this.#isReset() ? [] : [this.#openAt()];
    return ended ? [this.#turnedBy(ended)] : [];
  }

  /**
   * An allowance of zero prepares another one of the same spender, or cleans up after it; by itself it serves nothing.
   */
  #isReset(): boolean {
    const { spender, gives } = this.#effect;
    const isOfSame = (other: Effect) =>
      other.spender === spender && other.gives.some((one) => gives.some(({ asset }) => isSameAsset(one.asset, asset)));
    return this.#others.some((other) => rightKinds.has(other.kind) && !isRevocation(other) && isOfSame(other));
  }

  #endIn(clauses: readonly Span[]): Span | undefined {
    for (const { start, end } of clauses) {
      const found = ends.exec(this.#text.text.slice(start, end));
      if (found) return { start: start + found.index, end: start + found.index + found[0].length };
    }
    return undefined;
  }

  /** An unknown word that may reverse the direction. */
  #strayIn(clauses: readonly Span[]): Span | undefined {
    const { text, pieces } = this.#text;
    return pieces.find((piece) => {
      const word = text.slice(piece.start, piece.end);
      const isUnknown = piece.is === 'word' && /\p{L}/u.test(word);
      return (
        isUnknown &&
        !(eastAsian.test(word) && !isOfRight(this.#effect)) &&
        clauses.some((clause) => within(piece, clause))
      );
    });
  }

  /** Whether a word asks for the opposite, and for nothing else in the transaction. */
  #isTurned(action: SaidAction): boolean {
    return (
      this.polarityOf(action) === 'opposite' &&
      (isOfRight(this.#effect) || !isLight.has(action.verb)) &&
      !this.#others.some((other) => rankOf(action.sense, other) !== null)
    );
  }

  #turnedBy(span: Span): Doubt {
    return doubt(this.#text, 'direction', span, 'may ask for the opposite of what the transaction does');
  }

  #openAt(span: Span = { start: 0, end: 0 }): Doubt {
    const says = 'does not say whether to give or to take back';
    return doubt(this.#text, 'direction', span, span.end > 0 ? says : `The text ${says}`);
  }
}

/**
 * The words must name the direction of an effect that has an opposite: a noun such as `module` or `allowance` does not,
 * and neither does an unknown verb.
 */
export function findPolarity(matching: Matching): Doubt[] {
  const { facts, text, targets } = matching;
  return facts.decoded.effects.flatMap((effect): Doubt[] => {
    const opposite = oppositeOf(effect);
    const isRight = rightKinds.has(effect.kind);
    // A right that serves a requested effect needs no word of its own.
    const isServing =
      isRight &&
      (text.asked.length > 0 || isRevocation(effect)) &&
      !text.asked.some(({ sense }) => rankOf(sense, effect) !== null || (opposite && rankOf(sense, opposite) !== null));
    const isConcerned = targets.includes(effect) || effect.kind === 'own' || effect.kind === 'delegate';
    if (!opposite || !(isConcerned || isServing) || isLedOver(matching, effect)) return [];
    const polarities = new Polarities(matching, effect, opposite);
    // A switch is compared as a term, too: the term says which words turn it on.
    if (effect.kind === 'set')
      return effect.terms?.some((term) => isSwitch(term) && term.value === 'on') ? polarities.findEnd() : [];
    return isServing ? polarities.findEnd() : polarities.find();
  });
}

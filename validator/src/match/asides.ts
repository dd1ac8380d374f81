import type { Effect } from '../effects/effect.ts';
import type { CueKind } from '../reader/languages/cue.ts';
import type { Mention, Piece } from '../reader/mentions/piece.ts';
import type { Said } from '../reader/mentions/said.ts';
import type { Doubt } from '../reader/modality/doubt.ts';
import { hasHarmlessPictures, isFamiliar, isHarmless, partsOf } from '../reader/second-look/harmless.ts';
import { unspaced } from '../reader/text/characters.ts';
import { countWords, remarksOf, wordsIn } from '../reader/text/remarks.ts';
import { meets, type Span } from '../reader/text/span.ts';
import { readTurns, type Turn } from '../reader/text/turns.ts';
import { rankOf } from './actions.ts';
import { doubt, type Matching, within } from './matching.ts';

/** Words without a meaning of their own, and values: other checks compare these. */
const silent: ReadonlySet<Piece['is']> = new Set(['mention', 'filler', 'my', 'tie', 'clock', 'quote']);

/** A refusal has no more words; longer remarks are a story, which the second look weighs. */
const MAX_WORDS = 4;
/** A colon makes a longer remark the heading of the lines below it: `This is what the attacker wants:`. */
const MAX_HEADING = 8;

/** Refusals in familiar words contain one of these. */
const refusing: ReadonlySet<CueKind> = new Set(['negation', 'cancelled', 'hold']);

/** A remark with fewer words must be known as a whole, unless it contains a name. */
const MIN_FAMILIAR = 3;

/** Pieces that can precede the object of an instruction. */
const leading: ReadonlySet<Piece['is']> = new Set(['word', 'filler', 'cue', 'my']);
/** One may be a name. */
const MIN_STRANGE = 2;

/** Names, values and marks of a format: `"ref": 12`, `#8841`. */
const formatMark = /[\p{Nd}{}[\]="<>|#]|\/\//u;
const headingEnd = /[:：]\s*$/;
const picture = /\p{Extended_Pictographic}/u;
const sentenceEnd = /\p{Sentence_Terminal}\s*$/u;
const capital = /^\p{Lu}/u;

class Asides {
  readonly #effects: readonly Effect[];
  readonly #text: Matching['text'];
  /** The mentions that match something in the bytes. */
  readonly #used: readonly Said[];
  readonly #turns: readonly Turn[];
  readonly #remarks: readonly Span[];

  constructor({ text, facts, amounts, parties }: Matching) {
    this.#used = [...amounts, ...parties].map(({ said }) => said);
    this.#effects = facts.decoded.effects;
    this.#text = text;
    this.#turns = readTurns(text.text);
    this.#remarks = remarksOf(text.text, this.#turns);
  }

  /**
   * The first remark that is short, contains no value, and is not known to be harmless; or unknown words that lead to
   * an instruction.
   */
  find(): Doubt[] {
    const found =
      this.#remarks.find((remark, at) => !this.#isPassed(remark, at)) ??
      this.#remarks.flatMap((remark) => this.#strangeLeadOf(remark))[0];
    if (!found) return [];
    const { text } = this.#text;
    const words = text.slice(found.start, found.end);
    const start = found.start + words.length - words.trimStart().length;
    const span = { start, end: start + words.trim().length };
    return [doubt(this.#text, 'no-order', span, 'may refuse the request, or speak of something else')];
  }

  /**
   * `laat maar pay 5 USDC`: words ahead of an instruction, without punctuation between, most of which are in no
   * language that the reader knows.
   */
  #strangeLeadOf(remark: Span): Span[] {
    if (!this.#isOrder(remark)) return [];
    const { text, pieces } = this.#text;
    const own = pieces.filter((piece) => meets(piece, remark));
    const lead = own.slice(
      0,
      Math.max(
        0,
        own.findIndex(({ is }) => !leading.has(is)),
      ),
    );
    const isStrange = (piece: Piece) => {
      const words = text.slice(piece.start, piece.end);
      return piece.is === 'word' && !capital.test(words) && !unspaced.test(words) && !isFamiliar(words);
    };
    const strange = lead.filter(isStrange);
    const [first, last] = [strange[0], strange.at(-1)];
    return first && last && strange.length >= MIN_STRANGE && strange.length > lead.length / 2
      ? [{ start: first.start, end: last.end }]
      : [];
  }

  #isPassed(remark: Span, at: number): boolean {
    const own = this.#ownWords(remark);
    const count = countWords(own);
    const isLong = count > (headingEnd.test(own) ? MAX_HEADING : MAX_WORDS);
    if (this.#isSpoken(remark) && !this.#isTrailing(remark))
      return this.#isLabelPassed(own, remark) && hasHarmlessPictures(own);
    if (count === 0 || isLong || formatMark.test(own)) return true;
    const isRefusing = this.#text.modality.cues.some((cue) => refusing.has(cue.kind) && meets(cue, remark));
    // `No.` by itself
    if (isRefusing && count === 1) return false;
    if (isHarmless(own) || isHarmless(this.#withoutSilent(remark)) || this.#isName(own, at)) return true;
    return !isRefusing && (count >= MIN_FAMILIAR || this.#isNaming(remark)) && isFamiliar(this.#withoutSilent(remark));
  }

  /** `Blorfed: pay 5 USDC`: a label of an order may refuse it. */
  #isLabelPassed(own: string, remark: Span): boolean {
    const label = /^[^:：]{1,40}(?=[:：]\s)/u.exec(own)?.[0] ?? '';
    const start = remark.start + label.length;
    const isShort = countWords(label) > 0 && countWords(label) <= MAX_WORDS && !formatMark.test(label);
    const leadsOn = this.#isOrder({ start, end: remark.end }) && !this.#isSpoken({ start: remark.start, end: start });
    return !isShort || !leadsOn || isHarmless(label) || isFamiliar(label);
  }

  /** The words without the label of a turn; empty if another party speaks. */
  #ownWords({ start, end }: Span): string {
    const turn = this.#turns.findLast((each) => each.start <= start);
    if (turn?.speaker === 'other' && !this.#isTrailing({ start, end })) return '';
    return this.#text.text.slice(Math.min(Math.max(turn?.said.start ?? start, start), end), end);
  }

  /** More words at the end of another party's last turn: anybody may have added them. */
  #isTrailing({ start }: Span): boolean {
    const last = this.#turns.at(-1);
    if (last?.speaker !== 'other') return false;
    const first = this.#remarks.find(({ end }) => end > last.said.start);
    return first !== undefined && start >= first.end;
  }

  /** Whether it orders something, names an amount or a party, states a purpose, or does not count. */
  #isSpoken(remark: Span): boolean {
    const { text, pieces, modality } = this.#text;
    const isValue = (piece: Piece) =>
      piece.is === 'mention' && !piece.isPronoun && (this.#isAmount(piece) || this.#isParty(piece));
    const own = pieces.filter((piece) => meets(piece, remark));
    const [first] = own;
    const end = remark.start + text.slice(remark.start, remark.end).trimEnd().length;
    return (
      this.#isOrder(remark) ||
      (first?.is === 'role' && first.role === 'for') ||
      own.some(isValue) ||
      modality.discarded.some((span) => within({ start: remark.start, end }, span))
    );
  }

  /**
   * `30 USDC`, `twenty USDC`, `20`, but not `a grand` or `all`, which may be part of any phrase, unless they match
   * something in the bytes.
   */
  #isAmount({ amount, asset, start, end }: Mention): boolean {
    if (amount === null) return false;
    const isSure =
      asset !== null || amount.value.kind === 'unlimited' || /\p{Nd}/u.test(this.#text.text.slice(start, end));
    return isSure || this.#used.some((said) => said.start === start);
  }

  /** `0x…`, `Ann`, but `me` only if it matches a party in the bytes. */
  #isParty({ party, start }: Mention): boolean {
    if (party === null) return false;
    return party.value.kind !== 'self' || this.#used.some((said) => said.start === start && said.role !== null);
  }

  /** Whether it instructs an effect of the transaction. */
  #isOrder(remark: Span): boolean {
    const { actions, modality } = this.#text;
    return actions.some(
      (action, at) =>
        modality.licences[at]?.is === 'ordered' &&
        meets(action, remark) &&
        this.#effects.some((effect) => rankOf(action.sense, effect) !== null),
    );
  }

  /** Whether it names a coin, a chain or a protocol. */
  #isNaming(remark: Span): boolean {
    return this.#text.pieces.some(
      (piece) =>
        piece.is === 'mention' &&
        (piece.asset ?? piece.chain ?? piece.protocol ?? null) !== null &&
        meets(piece, remark),
    );
  }

  #withoutSilent(remark: Span): string {
    const { text, pieces } = this.#text;
    const said = pieces.filter(
      (piece) => meets(piece, remark) && silent.has(piece.is) && !picture.test(text.slice(piece.start, piece.end)),
    );
    let words = '';
    let from = remark.start;
    for (const { start, end } of said) {
      words += `${text.slice(from, Math.max(from, start))} `;
      from = Math.max(from, end);
    }
    return words + text.slice(from, Math.max(from, remark.end));
  }

  /** `Thanks, Ann`, or a last line after a greeting: the author of the text. */
  #isName(own: string, at: number): boolean {
    const isLast = this.#text.text.slice(this.#remarks[at]?.end).trim() === '';
    const isNamed = (words: string) => wordsIn(words).every((word) => capital.test(word));
    const [greeting = '', name = '', ...rest] = own.split(/[,،，]/u).filter((part) => partsOf(part).length > 0);
    if (rest.length === 0 && name !== '') return isHarmless(greeting) && isNamed(name);
    // No greeting follows a name.
    const before = this.#remarks[at - 1];
    const isSigned = isLast && isNamed(own) && !sentenceEnd.test(own);
    return isSigned && before !== undefined && !this.#isSpoken(before) && this.#isPassed(before, at - 1);
  }
}

/**
 * A short remark next to an instruction may be a courtesy or may take the instruction back, in any language: only a
 * closed list of remarks passes.
 */
export const findAsides = (matching: Matching): readonly Doubt[] => new Asides(matching).find();

import { matchesIn } from '../../patterns/matches-in.ts';
import {
  goesOnDenied,
  isPortuguese,
  leadsToPlace,
  leftOutBefore,
  leftOutBehind,
  plainDenial,
  votesNo,
} from '../languages/phrases/exclusions.ts';
import { nextThought, unwanted } from '../languages/phrases/open-rights.ts';
import { meets, type Span } from '../text/span.ts';
import { type Modality, readModality } from './modality.ts';

/** Words that deny something, and the part of the text that they govern. */
export interface Denial extends Span {
  readonly reach: Span;
}

/** What a text denies, as it was read. */
export const denialsOf = ({ cues }: Pick<Modality, 'cues'>): readonly Denial[] =>
  cues.filter(({ kind }) => kind === 'negation');

/** Whether fewer characters than these stand between the words that deny and what they may deny. */
export const isNearTo = ({ start, end }: Denial, span: Span, near: number): boolean =>
  span.start - end < near && start - span.end < near;

/** How far around a right the words are looked for by which nobody wants it. */
const AROUND = 48;

/** Whether somebody speaks of a right without limit only to want none: `im done with open ended approvals`. */
export function isUnwanted(text: string, { start, end }: Span): boolean {
  const before =
    text
      .slice(Math.max(0, start - AROUND), start)
      .split(nextThought)
      .at(-1) ?? '';
  const behind = text.slice(end, end + AROUND).split(nextThought)[0] ?? '';
  return unwanted.test(before) || unwanted.test(behind);
}

/** How far a denial may go beyond its own reach. */
const MAX_BEYOND = 60;
/** How far back exclusions are looked for. */
const BEFORE = 80;
const blank = (said: string): string => '-'.repeat(said.length);
/** `no. 88` numbers what follows. */
const isNumbering = (text: string, { start, end }: Span): boolean =>
  /^no$/i.test(text.slice(start, end)) && /^\.\s?\d/.test(text.slice(end, end + 3));

/** Denials by the words alone, before it is known which of them name an action; not a vote, nor a number. */
function readDenials(text: string): readonly Denial[] {
  const votes = matchesIn(text, votesNo).map(({ index, 0: { length } }) => ({ start: index, end: index + length }));
  return denialsOf(readModality(text, [])).filter(
    (denial) => !votes.some((vote) => meets(vote, denial)) && !isNumbering(text, denial),
  );
}

function governs(text: string, { start, end, reach }: Denial, at: number): boolean {
  if (at < reach.end) return reach.start <= at;
  if (at - reach.end > MAX_BEYOND) return false;
  const between = text.slice(reach.end, at);
  if (reach.start < start || reach.end > end) return between.split(/[\s,]+/).every((word) => goesOnDenied.test(word));
  // The words alone: an insertion parts them from what they deny, or they stand behind a verb, as `pas` does.
  const isParted = between.startsWith(',');
  const mayFollow = isParted || /^[\0-\x7f]+$/.test(text.slice(start, end));
  return mayFollow && !(isParted ? /[.;!?]/ : /[.,;!?]/).test(between);
}

/** The words of a request, with what they deny: for whatever is looked for in them besides what the reader finds. */
export class Wording {
  readonly text: string;
  #denials: readonly Denial[] | null = null;

  constructor(text: string) {
    this.text = text;
  }

  /**
   * Whether what stands at a place is spoken of as what is not meant; `as`: a venue, to which the Portuguese `no` leads.
   * Denials are read when they are first asked for.
   */
  isDenied({ start, end }: Span, as: 'value' | 'venue' = 'value'): boolean {
    this.#denials ??= readDenials(this.text);
    const before = this.text.slice(Math.max(0, start - BEFORE), start).replace(votesNo, blank);
    return (
      this.#denials.some((denial) => governs(this.text, denial, start)) ||
      leftOutBefore.test(before) ||
      plainDenial.test(as === 'venue' && isPortuguese.test(this.text) ? before.replace(leadsToPlace, 'em') : before) ||
      leftOutBehind.test(this.text.slice(end, end + 12))
    );
  }
}

import { matchesIn } from '../../patterns/matches-in.ts';
import {
  endsSomething,
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

/** The denials of a text, from its reading. */
export const denialsOf = ({ cues }: Pick<Modality, 'cues'>): readonly Denial[] =>
  cues.filter(({ kind }) => kind === 'negation');

/** Whether fewer characters than these stand between a denial and its object. */
export const isNearTo = ({ start, end }: Denial, span: Span, near: number): boolean =>
  span.start - end < near && start - span.end < near;

/** The maximum distance from a right to the words that reject it. */
const AROUND = 48;

/** Whether the words mention a right without limit only to reject it: `im done with open ended approvals`. */
export function isUnwanted(text: string, { start, end }: Span): boolean {
  const before =
    text
      .slice(Math.max(0, start - AROUND), start)
      .split(nextThought)
      .at(-1) ?? '';
  const behind = text.slice(end, end + AROUND).split(nextThought)[0] ?? '';
  return unwanted.test(before) || unwanted.test(behind);
}

/** The maximum distance of a denial beyond its own reach. */
const MAX_BEYOND = 60;
/** The maximum distance back to an exclusion. */
const BEFORE = 80;
const blank = (said: string): string => '-'.repeat(said.length);
/** `no. 88` introduces a number. */
const isNumbering = (text: string, { start, end }: Span): boolean =>
  /^no$/i.test(text.slice(start, end)) && /^\.\s?\d/.test(text.slice(end, end + 3));

/** Denials by the words alone, before it is known which of them name an action; not a vote, a number, nor an end. */
function readDenials(text: string): readonly Denial[] {
  const votes = matchesIn(text, votesNo).map(({ index, 0: { length } }) => ({ start: index, end: index + length }));
  return denialsOf(readModality(text, [])).filter(
    (denial) =>
      !votes.some((vote) => meets(vote, denial)) &&
      !isNumbering(text, denial) &&
      !endsSomething.test(text.slice(denial.start, denial.end)),
  );
}

function governs(text: string, { start, end, reach }: Denial, at: number): boolean {
  if (at < reach.end) return reach.start <= at;
  if (at - reach.end > MAX_BEYOND) return false;
  const between = text.slice(reach.end, at);
  if (reach.start < start || reach.end > end) return between.split(/[\s,]+/).every((word) => goesOnDenied.test(word));
  // The words alone: an insertion separates them from their object, or they follow a verb, as `pas` does.
  const isParted = between.startsWith(',');
  const mayFollow = isParted || /^[\0-\x7f]+$/.test(text.slice(start, end));
  return mayFollow && !(isParted ? /[.;!?]/ : /[.,;!?]/).test(between);
}

/** The words of a request, with their denials: for everything that is looked up in them outside the reader. */
export class Wording {
  readonly text: string;
  #denials: readonly Denial[] | null = null;

  constructor(text: string) {
    this.text = text;
  }

  /**
   * Whether the words at a position are denied; `as`: a venue, to which the Portuguese `no` leads. Denials are read on
   * first use.
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

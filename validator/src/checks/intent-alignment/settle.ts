import type { Effect } from '../../effects/effect.ts';
import type { Span } from '../../reader/text/span.ts';
import { cannotTell, type Details, type Finding, fail, type Mark, type Marked, notApplicable, pass } from '../node.ts';

/**
 * The result of one comparison. Its confidence is that of the comparison alone: the confidence in the reading of the
 * words counts once for the whole verdict.
 */
export type Comparison = { readonly effects?: readonly Effect[]; readonly mark?: Mark } & (
  | { readonly is: 'same'; readonly text: string; readonly confidence?: number }
  | { readonly is: 'different'; readonly text: string; readonly fix: string; readonly confidence?: number }
  | { readonly is: 'unknown'; readonly text: string }
);

/** Adds to comparisons the effects that they are about, and a mark if they lack one. */
export const about = (effects: readonly Effect[], comparisons: readonly Comparison[], mark?: Mark): Comparison[] =>
  comparisons.map((each) => ({ ...each, effects, ...(mark && { mark: { ...mark, ...each.mark } }) }));

/** The compared words; none for a step that was inferred without words. */
export const spansOf = (...slots: readonly (Span | null | undefined)[]): Span[] =>
  slots.flatMap((slot) => (slot && slot.end > slot.start ? [{ start: slot.start, end: slot.end }] : []));

const MAX_TOLD = 3;

function tell(texts: readonly string[]): string {
  const more = texts.length - MAX_TOLD;
  const told = texts.slice(0, MAX_TOLD).join(' ');
  return more > 0 ? `${told} And ${more} more.` : told;
}

/** One finding from many comparisons: a difference outweighs a doubt, and a doubt outweighs agreement. */
export function settle(comparisons: readonly Comparison[], nothingToJudge: string, details: Details = {}): Finding {
  if (comparisons.length === 0) return { ...notApplicable(nothingToJudge), settled: [], open: [], marks: [] };
  const effectsOf = (isOpen: boolean) =>
    comparisons.filter(({ is }) => (is === 'unknown') === isOpen).flatMap(({ effects = [] }) => effects);
  const finding = findingOf(comparisons, nothingToJudge, details);
  return { ...finding, settled: effectsOf(false), open: effectsOf(true), marks: marksOf(finding, comparisons) };
}

/** The differences, or the doubts if nothing differs. */
function marksOf({ status }: Finding, comparisons: readonly Comparison[]): Marked[] {
  const told = status === 'FAIL' ? 'different' : 'unknown';
  return comparisons
    .filter(({ is }) => is === told)
    .map(({ effects = [], mark, text }) => ({ effects, ...mark, text }));
}

function findingOf(comparisons: readonly Comparison[], nothingToJudge: string, details: Details): Finding {
  const different = comparisons.filter((each) => each.is === 'different');
  const unknown = comparisons.filter((each) => each.is === 'unknown');
  const same = comparisons.filter((each) => each.is === 'same');
  const textsOf = (each: readonly Comparison[]) => [...new Set(each.map(({ text }) => text))];
  const counted = { ...details, compared: comparisons.length };
  if (different.length > 0) {
    const fixes = [...new Set(different.map(({ fix }) => fix))];
    const confidence = Math.max(...different.map((each) => each.confidence ?? 1));
    return fail(tell(textsOf(different)), tell(fixes), { ...counted, differences: textsOf(different) }, confidence);
  }
  if (unknown.length > 0) return cannotTell(tell(textsOf(unknown)), { ...counted, not_known: textsOf(unknown) });
  if (same.length === 0) return notApplicable(nothingToJudge);
  return pass(tell(textsOf(same)), counted, Math.min(...same.map((each) => each.confidence ?? 1)));
}

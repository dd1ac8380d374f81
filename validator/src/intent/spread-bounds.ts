import type { Step, Want } from './intent.ts';

const sides = ['gives', 'gets'] as const;
const isJoined = (between: string): boolean => /^\s*(?:,|,?\s*and|,?\s*plus|\+|&)\s*$/i.test(between);

const endOf = ({ amount, asset }: Want): number => Math.max(amount?.end ?? 0, asset?.end ?? 0);

/** `at least 990 USDC and 0.39 ETH`: a bound holds for all sums of a list that have none of their own. */
export function spreadBounds(text: string, steps: readonly Step[]): readonly Step[] {
  const out: Step[] = [];
  for (const step of steps) {
    const before = out.at(-1);
    const isAlike = before?.action.value === step.action.value;
    out.push(isAlike ? sides.reduce((spread, side) => spreadTo(text, before, spread, side), step) : step);
  }
  return out;
}

function spreadTo(text: string, before: Step, step: Step, side: (typeof sides)[number]): Step {
  const [first, want] = [before[side], step[side]];
  if (!first?.amount || !want?.amount || want.bound !== 'exact' || first.bound === 'exact') return step;
  if (!isJoined(text.slice(endOf(first), want.amount.start))) return step;
  return { ...step, [side]: { ...want, bound: first.bound } };
}

import { assign } from '../compare/assign.ts';
import { matchOf } from '../compare/match.ts';
import { findPreparing, findPresumed, mayPrepare, onlyPrepares } from '../compare/prepare.ts';
import { findServing } from '../compare/serving.ts';
import { compareSide, sidesOf } from '../compare/side.ts';
import type { Effect } from '../effects/effect.ts';
import type { Alignment } from '../facts/alignment.ts';
import type { Unaligned } from '../facts/facts.ts';
import type { Step } from '../reader/intent.ts';
import { disagreement } from './disagreement.ts';
import { findShared } from './find-shared.ts';
import { findFolded } from './folded.ts';

/** With more pairs of steps and spare effects than this, the search for parts is skipped. */
const MAX_SEARCHED = 20_000;

/**
 * Pairs steps with effects. They are paired by kind and not by whether their values agree: a transfer of the wrong
 * token to the wrong recipient is still the transfer that was asked for, and the checks then name the difference.
 */
export function align(facts: Unaligned): Alignment {
  const { steps } = facts.intent;
  const { effects } = facts.decoded;
  const chosen = assign(steps.length, effects.length, (row, column) => {
    const [step, effect] = [steps[row], effects[column]];
    return step && effect ? disagreement(facts, step, effect) : null;
  });
  const stepOf = new Map<Effect, Step>();
  const effectOf = new Map<Step, Effect>();
  steps.forEach((step, row) => {
    const effect = effects[chosen[row] ?? -1];
    if (!effect) return;
    stepOf.set(effect, step);
    effectOf.set(step, effect);
  });
  const shared = findShared(facts, steps, effectOf);
  for (const [effect, step] of findParts(facts, stepOf)) stepOf.set(effect, step);
  const folded = findFolded(facts, steps, new Map([...effectOf, ...shared]));

  const pairs = effects.flatMap((effect) => {
    const step = stepOf.get(effect);
    const others = shared.flatMap(([other, carriedOut]) => (carriedOut === effect ? [{ step: other, effect }] : []));
    return step ? [{ step, effect }, ...others] : [];
  });
  const spare = effects.filter((effect) => !stepOf.has(effect));
  const serving = findServing(facts, spare, stepOf);
  const serves = new Set(serving.map(({ effect }) => effect));
  const met = new Set([...effectOf.keys(), ...[...shared, ...folded].map(([step]) => step)]);
  const open = steps.filter((step) => !met.has(step));
  const rights = effects.filter((effect) => mayPrepare(effect) && !serves.has(effect));
  const preparing = findPreparing(facts, rights, open);
  const prepares = new Set(preparing.map(({ effect }) => effect));
  // As soon as one step is carried out, the others are due as well.
  const awaited = onlyPrepares(effects, preparing) ? open : [];
  const presumed = findPresumed(facts, open, pairs);
  return {
    pairs: [...pairs, ...folded.map(([step, effect]) => ({ step, effect, isFolded: true as const }))],
    unmet: open.filter((step) => !awaited.includes(step) && !presumed.includes(step)),
    serving,
    preparing,
    awaited,
    presumed,
    extra: spare.filter((effect) => !serves.has(effect) && !prepares.has(effect)),
  };
}

/** A step done in parts: effects like the paired one that add up to exactly the amount that the step names. */
function findParts(facts: Unaligned, stepOf: ReadonlyMap<Effect, Step>): [Effect, Step][] {
  const spare = facts.decoded.effects.filter((effect) => !stepOf.has(effect));
  if (spare.length === 0 || spare.length * stepOf.size > MAX_SEARCHED) return [];
  return [...stepOf].flatMap(([paired, step]): [Effect, Step][] => {
    const alike = spare.filter(({ kind, to }) => kind === paired.kind && to === paired.to);
    const whole = matchOf(step, [paired, ...alike], []);
    if (alike.length === 0 || whole.gives.length !== paired.gives.length) return [];
    const isAgreed = (match: typeof whole) =>
      sidesOf(facts, match).every(
        (side) => side.accepts === 'yes' && (!side.want.amount || compareSide(facts, match, side).is === 'same'),
      );
    const hasAmount = !!(step.gives?.amount ?? step.gets?.amount);
    return hasAmount && isAgreed(whole) && !isAgreed(matchOf(step, [paired], []))
      ? alike.map((effect) => [effect, step])
      : [];
  });
}

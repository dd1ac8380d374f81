import type { Effect, Term } from '../effects/effect.ts';
import type { Facts } from '../facts/facts.ts';
import { nounOf, numbersBeside, saidNumbers } from '../terms/said-numbers.ts';

const numbersOf = ({ terms = [] }: Effect) => terms.filter((term) => term.is === 'number');
const show = (effect: Effect): string =>
  numbersOf(effect)
    .map(({ what, value }) => `${what} ${value}`)
    .join();

/**
 * Unrequested effects that the words may include: `vote for proposals 7 and 8` is read as one step, and the second vote
 * differs from the first only by a number that the words name.
 */
export function findFurther(facts: Facts): ReadonlySet<Effect> {
  const { pairs, extra } = facts.alignment;
  const isLike = (one: Effect, other: Effect) =>
    one.kind === other.kind && one.protocol === other.protocol && one.from === other.from && one.to === other.to;
  const spare = extra.filter(
    (effect) =>
      numbersOf(effect).length > 0 &&
      effect.gives.length + effect.gets.length === 0 &&
      pairs.some((pair) => isLike(pair.effect, effect)),
  );
  if (spare.length === 0) return new Set();
  const isNamed = namesOf(facts, spare);
  const seen = new Set(pairs.map(({ effect }) => show(effect)));
  return new Set(
    spare.filter((effect) => {
      const isNew = !seen.has(show(effect));
      seen.add(show(effect));
      return isNew && numbersOf(effect).every(isNamed);
    }),
  );
}

/** Returns a test whether the words have a number next to its noun; each noun is searched once. */
function namesOf(facts: Facts, effects: readonly Effect[]) {
  const said = saidNumbers(facts).filter(({ isDenied }) => !isDenied);
  const nouns = new Set(effects.flatMap(numbersOf).map(({ what }) => nounOf(what)));
  const named = new Map(
    [...nouns].map((noun) => [noun, new Set(numbersBeside(facts.intent.text, noun, said).map(({ value }) => value))]),
  );
  return ({ what, value }: Term & { is: 'number' }) => named.get(nounOf(what))?.has(value) ?? false;
}

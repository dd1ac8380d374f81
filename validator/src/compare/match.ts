import { assetKey, type Effect, type Quantity } from '../effects/effect.ts';
import type { Alignment } from '../facts/alignment.ts';
import type { Step } from '../reader/intent.ts';
import { payWithCoin } from './pay-with-coin.ts';

/** A step with all effects that carry it out, added up. */
export interface Match {
  readonly step: Step;
  /** Several if it is done in parts: a trade split over two pools. */
  readonly effects: readonly [Effect, ...Effect[]];
  readonly gives: readonly Quantity[];
  readonly gets: readonly Quantity[];
  /** The given asset is wrapped just before; the received asset is unwrapped just after. */
  readonly wraps: boolean;
  readonly unwraps: boolean;
  /** The effects belong to the neighbouring step, and include this one. */
  readonly isFolded: boolean;
  /**
   * All steps that the effects carry out together, each with its own quantities; only this one if there are no others.
   */
  readonly together: readonly Step[];
}

/**
 * Adds up amounts of one asset over several effects. Within one effect, a second amount of the same asset is something
 * else (a bridge's message fee). An unknown part makes the sum unknown.
 */
function addUp(parts: readonly (readonly Quantity[])[]): readonly Quantity[] {
  const [first, ...rest] = parts;
  if (!first || rest.length === 0) return first ?? [];
  const quantities = parts.flat();
  const sums = new Map<string, Quantity>();
  for (const quantity of quantities) {
    const key = assetKey(quantity.asset);
    const sum = sums.get(key);
    sums.set(key, sum ? { ...sum, amount: plus(sum.amount, quantity.amount) } : quantity);
  }
  return [...sums.values()];
}

function plus(one: Quantity['amount'], other: Quantity['amount']): Quantity['amount'] {
  if (one === null || other === null) return null;
  return one === 'all' || other === 'all' ? 'all' : one + other;
}

/**
 * `serving`: the effects that serve these ones. If an effect does not name its token, it takes the token approved for
 * it.
 */
export function matchOf(step: Step, effects: Match['effects'], serving: readonly Effect[]): Match {
  const approved = serving.flatMap(({ kind, gives }) => (kind === 'approve' || kind === 'permit' ? gives : []));
  const [token] = approved;
  const isSure = token !== undefined && approved.every(({ asset }) => assetKey(asset) === assetKey(token.asset));
  const name = (quantities: readonly Quantity[]) => {
    const isOnly = quantities.filter(({ asset }) => asset.kind === 'unnamed').length === 1;
    return quantities.map((quantity) =>
      isSure && isOnly && quantity.asset.kind === 'unnamed' ? { ...quantity, asset: token.asset } : quantity,
    );
  };
  return {
    step,
    effects,
    gives: addUp(effects.map(({ gives }) => name(payWithCoin(gives)))),
    gets: addUp(effects.map(({ gets }) => gets)),
    wraps: serving.some(({ kind }) => kind === 'wrap'),
    unwraps: serving.some(({ kind }) => kind === 'unwrap'),
    isFolded: false,
    together: [step],
  };
}

type Pair = Alignment['pairs'][number];

/** The steps that share an effect with this one; a folded step does not count. */
const stepsWith = (step: Step, pairs: readonly Pair[]): readonly Step[] => {
  const shared = pairs.flatMap((pair) => (pair.isFolded ? [] : [pair.step]));
  return shared.includes(step) ? [...new Set(shared)] : [step];
};

const cache = new WeakMap<Alignment, readonly Match[]>();

/** The pairs of an alignment, by step. */
export function matchesOf(alignment: Alignment): readonly Match[] {
  const known = cache.get(alignment);
  if (known) return known;
  const serving = Map.groupBy(alignment.serving, ({ serves }) => serves);
  const byEffect = Map.groupBy(alignment.pairs, ({ effect }) => effect);
  const matches = [...Map.groupBy(alignment.pairs, ({ step }) => step)].flatMap(([step, pairs]) => {
    const [first, ...rest] = pairs.map(({ effect }) => effect);
    if (!first) return [];
    const all = [first, ...rest];
    const match = matchOf(
      step,
      [first, ...rest],
      all.flatMap((effect) => serving.get(effect)?.map((each) => each.effect) ?? []),
    );
    const folded = all.flatMap((effect) => byEffect.get(effect) ?? []).filter(({ isFolded }) => isFolded);
    return [
      {
        ...match,
        wraps: match.wraps || folded.some((pair) => pair.step.action.value === 'wrap'),
        unwraps: match.unwraps || folded.some((pair) => pair.step.action.value === 'unwrap'),
        isFolded: pairs.some(({ isFolded }) => isFolded),
        together: stepsWith(step, byEffect.get(first) ?? []),
      },
    ];
  });
  cache.set(alignment, matches);
  return matches;
}

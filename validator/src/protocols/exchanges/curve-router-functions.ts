import type { Address } from '@countersign/protocol';
import type { Term } from '../../effects/effect.ts';
import { effectsOf } from '../rules/effects-of.ts';
import { type ArgumentFates, type CallContext, type FunctionRule, type Reading, rule } from '../rules/protocol.ts';
import { atLeast, exactly } from '../rules/quantity.ts';
import { knownPools, unlessKnown } from './curve-book.ts';
import { curveAsset } from './curve-pool-functions.ts';

const does = effectsOf('curve');

const router = ['router'];

const isNobody = (address: Address): boolean => BigInt(address) === 0n;

/** A token in the place of a pool wraps or unwraps itself; as a token of the route it is checked already. */
const strangePools = (call: CallContext, used: readonly Address[]): Term[] =>
  used.flatMap((each, index) => {
    const isToken = index % 2 === 0 || each === used[index - 1] || each === used[index + 1];
    return isToken ? [] : unlessKnown(call, 'pool', each);
  });

interface Exchange {
  readonly route: readonly Address[];
  readonly amount: bigint;
  readonly minDy: bigint;
  /** The additional pools that some routes need. */
  readonly pools?: readonly Address[];
}

/** Tokens and pools in turn, starting with the input token; the rest of the array is empty. */
function routes(call: CallContext, { route, amount, minDy, pools = [] }: Exchange, to: Address | null): Reading {
  const end = route.findIndex(isNobody);
  const used = end < 0 ? route : route.slice(0, end);
  const tokens = used.filter((_, index) => index % 2 === 0);
  const [first, last] = [tokens[0], tokens.at(-1)];
  const goesOn = !route.slice(used.length).every(isNobody);
  if (!first || !last || used.length % 2 === 0 || tokens.length < 2 || goesOn) {
    return { fault: 'the route must alternate between tokens and pools' };
  }
  const terms = [...strangePools(call, used), ...pools.flatMap((each) => unlessKnown(call, 'pool', each))];
  return {
    effects: [
      does(call, 'swap', {
        gives: [exactly(curveAsset(first), amount)],
        gets: [atLeast(curveAsset(last), minDy)],
        to,
        routes: [{ path: tokens, poolFees: [] }],
        ...(terms.length > 0 && { terms }),
      }),
    ],
  };
}

const terms = 'uint256 amount, uint256 minDy';
const long = `exchange(address[11] route, uint256[5][5] swapParams, ${terms}` as const;
const newer = `exchange(address[11] route, uint256[4][5] swapParams, ${terms}` as const;
const short = `exchange_multiple(address[9] route, uint256[3][4] swapParams, ${terms}` as const;

const fates: ArgumentFates = {
  irrelevant: {
    'swapParams[][]':
      'which coins and functions of the pools the route takes; the router pays out the least of the last token or reverts',
  },
};
/** Some versions take pools in addition to the route. */
const fatesOf = (start: string): ArgumentFates =>
  start.endsWith('pools') ? { ...fates, pinned: { 'pools[]': knownPools } } : fates;

export const curveRouterFunctions: readonly FunctionRule[] = [
  ...([long, `${long}, address[5] pools`, newer, short, `${short}, address[4] pools`] as const).map((start) =>
    rule(`function ${start})`, router, (swap, call) => routes(call, swap, call.from), fatesOf(start)),
  ),
  ...([`${long}, address[5] pools`, newer, `${short}, address[4] pools`] as const).map((start) =>
    rule(
      `function ${start}, address receiver)`,
      router,
      ({ receiver, ...swap }, call) => routes(call, swap, receiver),
      fatesOf(start),
    ),
  ),
];

import { checksumAddress } from '@countersign/protocol';
import { isCoinMark } from '../../effects/asset-marks.ts';
import type { Asset, Effect, Route } from '../../effects/effect.ts';
import type { Facts } from '../../facts/facts.ts';
import { showAddress, showAsset, showCount, showPlace } from '../../show/show.ts';
import { sureIf } from '../evidence.ts';
import { cannotTell, fail, type Node, notApplicable, pass } from '../node.ts';

/** In hundredths of a basis point, the unit of Uniswap fees: 10 %, more than any pool for trading takes. */
const absurdFee = 100_000;

const hasAbsurdFee = (poolFees: readonly number[]): boolean => poolFees.some((fee) => fee >= absurdFee);

/** The fault in the route of a swap; null if there is none. */
function faultOf(facts: Facts, { path, poolFees }: Route, { gives, gets }: Effect): string | null {
  if (hasAbsurdFee(poolFees)) return `a pool along the way would keep ${Math.max(...poolFees) / 10_000} %`;
  const [first, last] = [path[0], path.at(-1)];
  if (path.length > mostTokens) return `it has ${path.length} tokens`;
  if (first === undefined || last === undefined || path.length < 2) return `it has ${showCount(path.length, 'token')}`;
  const repeated = path.find((token, index) => path.indexOf(token) !== index);
  if (repeated !== undefined) return `it goes through ${showAddress(facts, repeated)} twice`;
  const ends = [
    { says: 'starts', token: first, sides: gives },
    { says: 'ends', token: last, sides: gets },
  ];
  for (const { says, token, sides } of ends) {
    if (sides[0] && sides.every(({ asset }) => isAt(facts, token, asset) === false)) {
      return `it ${says} at ${showAddress(facts, token)}, but the swap has ${showAsset(facts, sides[0].asset)}`;
    }
  }
  return null;
}

/** Whether a token of a path is the asset; the coin appears wrapped, or as address zero. Null: unknown. */
function isAt({ chain }: Facts, token: `0x${string}`, asset: Asset): boolean | null {
  if (asset.kind === 'token') return asset.address === token;
  if (asset.kind !== 'native') return null;
  if (isCoinMark(token)) return true;
  return chain ? chain.wrappedNative === token : null;
}

/** The longest sensible path: longer ones cost more than they bring. */
const mostTokens = 8;

export const pathIntegrity: Node = {
  id: 'technical_invariants.path_integrity',
  name: 'Path integrity',
  severity: 'high',
  needs: ['effects'],
  stops: 'Swap routes that loop, are truncated, start or end at the wrong token, or pay a pool 10 % or more.',
  rejectsOn: 'A pool fee of 10 % or more; it asks about any strange route.',
  letsThrough:
    'Routes through several pools, swaps split over several routes, and routes of the native coin that start or end at its wrapped token.',
  skips: 'If no swap names a route, or if the wrapped coin is unknown because the chain is.',
  check(facts) {
    const swaps = facts.decoded.effects.filter(({ routes }) => routes !== undefined);
    if (swaps.length === 0) return notApplicable('No swap names a route.');
    for (const swap of swaps) {
      for (const route of swap.routes ?? []) {
        const fault = faultOf(facts, route, swap);
        if (fault === null) continue;
        const [give, get] = [swap.gives[0], swap.gets[0]];
        return fail(
          `The route of the swap${showPlace(facts, swap.call)} is invalid: ${fault}.`,
          `Rebuild the route, from ${give ? showAsset(facts, give.asset) : 'the token sold'} to ${get ? showAsset(facts, get.asset) : 'the token bought'}.`,
          { call: swap.call, path: route.path.slice(0, mostTokens).map(checksumAddress) },
          // A fee is a loss that can be computed; a strange shape costs nothing by itself, and the owner is asked.
          sureIf(hasAbsurdFee(route.poolFees)),
        );
      }
    }
    const hasCoin = swaps.some(({ gives, gets }) => [...gives, ...gets].some(({ asset }) => asset.kind === 'native'));
    if (hasCoin && !facts.chain) return cannotTell('The wrapped token of the native coin depends on the chain.');
    const count = swaps.reduce((sum, { routes = [] }) => sum + routes.length, 0);
    return pass(
      `${count === 1 ? 'The route leads' : `All ${count} routes lead`} from the token sold to the token bought.`,
    );
  },
};

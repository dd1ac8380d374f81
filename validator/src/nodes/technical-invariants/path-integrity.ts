import { checksumAddress } from '@countersign/protocol';
import type { Asset, Effect } from '../../effect.ts';
import type { Facts } from '../../facts.ts';
import { showAddress, showAsset } from '../../show.ts';
import { cannotTell, fail, type Node, notApplicable, pass } from '../node.ts';

/** In hundredths of a basis point, as Uniswap counts fees: 10 %, which no pool keeps that is for trading. */
const absurdFee = 100_000;

type Route = Effect & { readonly path: NonNullable<Effect['path']> };

/** What is wrong with a route; null where nothing is. */
function faultOf(facts: Facts, { path, poolFees, gives, gets }: Route): string | null {
  const [first, last] = [path[0], path.at(-1)];
  if (first === undefined || last === undefined || path.length < 2) return `it has ${path.length} token(s)`;
  const repeated = path.find((token, index) => path.indexOf(token) !== index);
  if (repeated !== undefined) return `it goes through ${showAddress(facts, repeated)} twice`;
  if (poolFees && poolFees.length !== path.length - 1) {
    return `${path.length} tokens need ${path.length - 1} pools, and it names ${poolFees.length}`;
  }
  const fee = poolFees?.find((one) => one >= absurdFee);
  if (fee !== undefined) return `a pool on the way would keep ${fee / 10_000} %`;
  const ends = [
    { says: 'starts', token: first, asset: gives[0]?.asset },
    { says: 'ends', token: last, asset: gets[0]?.asset },
  ];
  for (const { says, token, asset } of ends) {
    if (asset && isAt(facts, token, asset) === false) {
      return `it ${says} at ${showAddress(facts, token)}, but what is swapped is ${showAsset(facts, asset)}`;
    }
  }
  return null;
}

/** Whether a token of a path is the asset; the coin travels wrapped, or as address zero. Null: nobody can tell. */
function isAt({ chain }: Facts, token: `0x${string}`, asset: Asset): boolean | null {
  if (asset.kind === 'token') return asset.address === token;
  if (asset.kind !== 'native') return null;
  if (/^0x(?:0{40}|e{40})$/.test(token)) return true;
  return chain ? chain.wrappedNative === token : null;
}

/** As long as a path can usefully be looked at: longer ones cost more than they bring. */
const mostTokens = 8;

export const pathIntegrity: Node = {
  id: 'technical_invariants.path_integrity',
  name: 'Path integrity',
  severity: 'high',
  needs: ['effects'],
  stops:
    'Routes of a swap that turn back on themselves, that are cut off, that start or end at another token, or that pay a pool 10 % or more.',
  letsThrough: 'Routes over several pools, and routes of the native coin that start or end at its wrapped token.',
  check(facts) {
    const routes = facts.decoded.effects.filter((effect): effect is Route => effect.path !== undefined);
    if (routes.length === 0) return notApplicable('No swap names a route.');
    for (const route of routes) {
      const fault = route.path.length > mostTokens ? `it has ${route.path.length} tokens` : faultOf(facts, route);
      if (fault === null) continue;
      return fail(
        `The route of the swap (call ${route.call}) is not sound: ${fault}.`,
        `Build the route again, from ${route.gives[0] ? showAsset(facts, route.gives[0].asset) : 'the token sold'} to ${route.gets[0] ? showAsset(facts, route.gets[0].asset) : 'the token bought'}.`,
        { call: route.call, path: route.path.slice(0, mostTokens).map(checksumAddress) },
      );
    }
    const hasCoin = routes.some(({ gives, gets }) => [...gives, ...gets].some(({ asset }) => asset.kind === 'native'));
    if (hasCoin && !facts.chain) return cannotTell('Which token the coin is wrapped into depends on the chain.');
    return pass(
      `${routes.length === 1 ? 'The route leads' : `All ${routes.length} routes lead`} from what is sold to what is bought.`,
    );
  },
};

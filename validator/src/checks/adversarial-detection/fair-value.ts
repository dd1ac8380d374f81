import { exchange, worthIn } from '../../compare/price.ts';
import { mostTimesOff, roughPriceOf } from '../../data/rough-prices.ts';
import type { Asset } from '../../effects/effect.ts';
import type { Facts } from '../../facts/facts.ts';
import { showAsset } from '../../show/show.ts';

export interface FairValue {
  readonly amount: bigint;
  /**
   * `claim`: prices in the request. `price`: looked-up prices. `peg`: both assets have the same peg. `kin`: forms of
   * one asset. `rough`: a dated table.
   */
  readonly by: 'claim' | 'price' | 'peg' | 'kin' | 'rough';
  /** A limit this many times away from the value is not a limit. */
  readonly times: bigint;
}

const usualTimes = 2n;
const byPrice = { claim: 'claim', 'looked up': 'price', promise: 'peg' } as const;

/**
 * Base units of `asset` that an amount of another is worth, by every known source; none on test networks. The caller's
 * claims do not replace the table: a claim may make a check stricter, but never laxer.
 */
export function fairValues(facts: Facts, given: Asset, amount: bigint, asset: Asset): readonly FairValue[] {
  if (facts.chain?.isTestnet) return [];
  const priced = worthIn(facts, given, amount, asset);
  const byPrices: FairValue[] = priced ? [{ amount: priced.amount, by: byPrice[priced.by], times: usualTimes }] : [];
  return [...byPrices, ...byTable(facts, given, amount, asset)].filter((fair) => fair.amount > 0n);
}

function byTable(facts: Facts, given: Asset, amount: bigint, asset: Asset): FairValue[] {
  const [from, to] = [roughPriceOf(showAsset(facts, given)), roughPriceOf(showAsset(facts, asset))];
  if (from === null || to === null) return [];
  const worth = exchange(facts, { asset: given, amount, usd: from.usd }, { asset, usd: to.usd });
  if (worth === null) return [];
  if (from.kin === to.kin) return [{ amount: worth, by: 'kin', times: usualTimes }];
  const times = Math.max(...[from, to].map(({ swing }) => mostTimesOff(swing, facts.request.nowUnix)));
  return [{ amount: worth, by: 'rough', times: BigInt(times) }];
}

/** Whether the value is precise enough to say how much a trade may lose. */
export const isPrecise = ({ by }: FairValue): boolean => by === 'claim' || by === 'price' || by === 'peg';

const sources: Readonly<Partial<Record<FairValue['by'], string>>> = {
  claim: ' at the prices that the request claims',
  price: ' at the looked-up prices',
  peg: ' one for one',
};

/** The source of a figure, so that a reader cannot mistake a claim for a verified price. */
export const showSource = ({ by }: FairValue): string => sources[by] ?? '';

/** Whether a limit and its fair value are so far apart that it is not a limit. */
export const isNoLimit = ({ times }: FairValue, smaller: bigint, larger: bigint): boolean => smaller * times < larger;

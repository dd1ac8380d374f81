import { isExchange } from './exchanges.ts';
import type { Step, Want } from './intent.ts';
import { isSameAsset } from './open-want.ts';

const hasSameCoin = (one: Want | null, other: Want | null): boolean =>
  one?.asset != null && other?.asset != null && isSameAsset(one.asset.value, other.asset.value);

const saysNothing = ({ gives, gets, recipient, spender }: Step): boolean => !gives && !gets && !recipient && !spender;

const isElsewhere = (one: Step, other: Step): boolean =>
  one.protocol !== null && other.protocol !== null && one.protocol.value !== other.protocol.value;

/**
 * A step that only says again, or more closely, what the one beside it says. What is joined asks for no more than before: a
 * second transaction of the same kind would be one too many.
 */
export function joinRestated(first: Step, second: Step): Step | null {
  // `use 1inch: swap 5 DAI for LINK`: a place without a deed is where the trade is made.
  const isPlaceOnly = saysNothing(first) && !first.revokes && first.protocol !== null;
  if (
    isPlaceOnly &&
    second.action.value === 'swap' &&
    !isElsewhere(first, second) &&
    isExchange(first.protocol?.value ?? '')
  )
    return { ...second, protocol: second.protocol ?? first.protocol };
  if (first.action.value !== second.action.value || first.revokes || second.revokes) return null;
  // `sell 5 DAI for ETH; I want no less than 0.001 ETH`
  const isFloor =
    first.action.value === 'swap' && !second.gives && !second.recipient && hasSameCoin(first.gets, second.gets);
  if (isFloor && first.gives && first.gets && second.gets && !first.gets.amount && !isElsewhere(first, second))
    return { ...first, gets: second.gets, protocol: first.protocol ?? second.protocol };
  // `500 DAI to lend: supply the DAI to Morpho`
  const isNarrowed =
    first.action.value === 'supply' && hasSameCoin(first.gives, second.gives) && !second.gives?.amount && !second.gets;
  if (isNarrowed && !first.recipient && !second.recipient && !isElsewhere(first, second))
    return { ...first, protocol: first.protocol ?? second.protocol };
  return null;
}

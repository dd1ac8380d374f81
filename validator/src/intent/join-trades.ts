import type { Step, Want } from './intent.ts';
import { isSameAsset } from './open-want.ts';

/** More than a few steps are a list, in which nothing is said twice. */
const MAX_JOINED = 6;
/** Places that only trade: nobody lends or deposits there. */
const markets: ReadonlySet<string> = new Set(['cow', '1inch']);

const isSame = (one: Want | null, other: Want | null): boolean =>
  one?.asset != null && other?.asset != null && isSameAsset(one.asset.value, other.asset.value);
/** Whether two readings come of the same words. */
const isShared = (one: Want | null, other: Want | null): boolean =>
  isSame(one, other) &&
  one?.asset?.start === other?.asset?.start &&
  one?.amount?.start === other?.amount?.start &&
  one?.bound === other?.bound;
const isPlain = ({ recipient, spender, revokes }: Step): boolean =>
  (!recipient || recipient.value.kind === 'self') && !spender && !revokes;
const isSwap = ({ action }: Step): boolean => action.value === 'swap';
const isSamePlace = (one: Step, other: Step): boolean =>
  (!one.protocol || !other.protocol || one.protocol.value === other.protocol.value) &&
  (!one.chainId || !other.chainId || one.chainId.value === other.chainId.value);

/** Says one trade once, where its place, its pair or its least return made a step of their own. */
export function joinTrades(steps: readonly Step[]): readonly Step[] {
  const traded = steps.map(tradeAtMarket);
  if (traded.length < 2 || traded.length > MAX_JOINED) return traded;
  const out: Step[] = [];
  for (const step of traded) {
    const at = out.findIndex((whole) => isSwap(whole) && isSwap(step) && isSamePlace(whole, step));
    const whole = out[at];
    const joined = whole && (joinTrade(whole, step) ?? (isPlain(whole) ? joinTrade(step, whole) : null));
    if (joined) out[at] = joined;
    else out.push(step);
  }
  return out;
}

/** `post 10 ETH on CoW, to be filled for 31,000 USDC` */
function tradeAtMarket(step: Step): Step {
  const { action, gives, gets, protocol } = step;
  const isTrade = action.value === 'supply' && gives?.amount && gets?.asset && protocol && markets.has(protocol.value);
  return isTrade ? { ...step, action: { ...action, value: 'swap' } } : step;
}

/** One trade out of two readings of it, the second of which adds a bound or nothing; null where both ask for something. */
function joinTrade(whole: Step, part: Step): Step | null {
  const isAgain = part.recipient !== null && part.recipient.start === whole.recipient?.start;
  if (!(isPlain(part) || (isAgain && isShared(part.gives, whole.gives))) || !whole.gives?.asset || !whole.gets?.asset)
    return null;
  const { gives, gets } = part;
  const place = { protocol: whole.protocol ?? part.protocol, chainId: whole.chainId ?? part.chainId };
  // Read twice out of the same words.
  if (isShared(gives, whole.gives) && isSame(gets, whole.gets) && !(gets?.amount && whole.gets.amount))
    return { ...whole, ...place, gets: gets?.amount ? gets : whole.gets };
  if (isShared(gives, whole.gives) && isShared(gets, whole.gets)) return { ...whole, ...place };
  // `my wallet has too much ETH: 1.5 ETH into USDC`, `USDC/ETH, selling 800 USDC for ETH`
  const isHeading = !part.isOrdered && gives && !gives.amount && isSame(gives, whole.gives) && isSame(gets, whole.gets);
  if (isHeading && whole.gives.amount && (!gets?.amount || isShared(gets, whole.gets))) return { ...whole, ...place };
  // `… for ETH, the proceeds must be at least 0.55 ETH`: no coin is traded for itself.
  if (!isSame(gives, whole.gets) || !isSame(gets, whole.gets)) return null;
  if (!gives?.amount) return gets?.amount && !isShared(gets, whole.gets) ? null : { ...whole, ...place };
  return gives.bound === 'min' && !whole.gets.amount && (!gets?.amount || isShared(gets, gives))
    ? { ...whole, ...place, gets: gives }
    : null;
}

import { multiply } from './decimal.ts';
import type { AmountMention, Slot } from './intent.ts';
import { isSameAsset, noWant, type OpenWant } from './open-want.ts';
import { type Mention, slot } from './piece.ts';

/** What was reckoned from a price. */
const RECKONED = 0.9;

/** `3000 USDC per ETH`; without `per`, for each of what is bought or sold: `sell 2 WETH at 3000 USDC`. */
export interface Price {
  readonly of: Mention;
  readonly per: Mention | null;
}

/** Turns a price into the sum on the other side: at least 3000 USDC per ETH is at least 6000 USDC for 2 ETH. Whether it could. */
export function applyPrice({ of, per }: Price, gives: OpenWant[], gets: OpenWant[], buys: boolean): boolean {
  const [priced, paid] = buys ? [gets, gives] : [gives, gets];
  const [goods] = priced;
  const [money] = paid;
  if (priced.length !== 1 || paid.length > 1 || !goods?.asset || !goods.amount || money?.amount || !of.amount)
    return false;
  const isOfGoods =
    !per || (per.asset !== null && isSameAsset(per.asset.value, goods.asset.value) && isOne(per.amount));
  const isOfMoney = !money?.asset || !of.asset || isSameAsset(money.asset.value, of.asset.value);
  const [price, count] = [of.amount.value, goods.amount.value];
  if (!isOfGoods || !isOfMoney || price.kind !== 'number' || count.kind !== 'number') return false;
  const value = { ...price, value: multiply(price.value, count.value) };
  const bound = of.bound === 'exact' ? (buys ? 'max' : 'min') : of.bound;
  paid[0] = { ...noWant, asset: money?.asset ?? of.asset, amount: slot(of.amount, value, RECKONED), bound };
  return true;
}

const isOne = (amount: Slot<AmountMention> | null): boolean =>
  amount === null ||
  (amount.value.kind === 'number' && amount.value.value.digits === 1n && amount.value.value.scale === 0);

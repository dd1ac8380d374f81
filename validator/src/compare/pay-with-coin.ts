import type { Quantity } from '../effects/effect.ts';

/**
 * If the bytes do not name the assets that a pool takes, the coins sent with the call pay for one of them, and a plain
 * list would count them twice. They pay for the asset of the same amount.
 */
export function payWithCoin(quantities: readonly Quantity[]): readonly Quantity[] {
  const coin = quantities.find(({ asset }) => asset.kind === 'native');
  const paid = coin && quantities.find(({ asset, amount }) => asset.kind === 'unnamed' && amount === coin.amount);
  return paid ? quantities.filter((quantity) => quantity !== paid) : quantities;
}

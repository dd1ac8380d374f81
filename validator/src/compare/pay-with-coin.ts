import type { Quantity } from '../effects/effect.ts';

/**
 * Where the bytes do not name what a pool takes, the coins that go with the call pay for one of its assets, and a plain
 * list would count them twice. The asset of the same amount is the one they pay for.
 */
export function payWithCoin(quantities: readonly Quantity[]): readonly Quantity[] {
  const coin = quantities.find(({ asset }) => asset.kind === 'native');
  const paid = coin && quantities.find(({ asset, amount }) => asset.kind === 'unnamed' && amount === coin.amount);
  return paid ? quantities.filter((quantity) => quantity !== paid) : quantities;
}

import type { Effect } from './effect.ts';
import type { Facts } from './facts.ts';
import { showAddress, showQuantity } from './show.ts';

/** `send 100 USDC (100,000,000 base units) to 0x…`. */
export function describeEffect(facts: Facts, effect: Effect): string {
  const list = (quantities: Effect['gives']) =>
    quantities.map((quantity) => showQuantity(facts, quantity)).join(' and ');
  const parts = [
    effect.kind,
    list(effect.gives),
    effect.gets.length > 0 && `for ${list(effect.gets)}`,
    effect.spender && `by ${showAddress(facts, effect.spender)}`,
    effect.to && `to ${showAddress(facts, effect.to)}`,
    effect.detail && `(${effect.detail})`,
  ];
  return parts.filter(Boolean).join(' ');
}

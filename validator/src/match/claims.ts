import type { Address } from '@countersign/protocol';
import { callOf } from '../compare/call-of.ts';
import type { Effect, Quantity } from '../effects/effect.ts';
import type { Unaligned } from '../facts/facts.ts';

/** One quantity of an effect: what it gives or gets. */
export interface QuantityClaim {
  readonly effect: Effect;
  readonly side: 'gives' | 'gets';
  readonly quantity: Quantity;
}

export const quantityClaims = (effects: readonly Effect[]): QuantityClaim[] =>
  effects.flatMap((effect) =>
    (['gives', 'gets'] as const).flatMap((side) => effect[side].map((quantity) => ({ effect, side, quantity }))),
  );

/** The roles of an address in an effect. */
export type PartyRole = 'to' | 'spender' | 'from' | 'loses' | 'venue' | 'asset' | 'route' | 'fee';

export interface PartyClaim {
  readonly effect: Effect;
  readonly role: PartyRole;
  readonly address: Address;
}

/** Every address in an effect, with its role. */
export function partyClaims(facts: Pick<Unaligned, 'decoded'>, effects: readonly Effect[]): PartyClaim[] {
  return effects.flatMap((effect) => {
    const claim = (role: PartyRole, address: Address | null | undefined): PartyClaim[] =>
      address ? [{ effect, role, address }] : [];
    const { to, spender, from, loses, gives, gets, routes = [], fees = [] } = effect;
    return [
      ...claim('to', to),
      ...claim('spender', spender),
      ...claim('loses', loses),
      ...claim('from', from),
      ...[...gives, ...gets].flatMap(({ asset }) => ('address' in asset ? claim('asset', asset.address) : [])),
      ...claim('venue', callOf(facts.decoded, effect)?.to),
      ...routes.flatMap(({ path }) => path.flatMap((token) => claim('route', token))),
      ...fees.flatMap((fee) => claim('fee', fee.to)),
    ];
  });
}

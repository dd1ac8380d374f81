import type { Address } from '@countersign/protocol';
import type { Facts } from '../facts.ts';

/** Tokens that move or over which rights are given, in order. */
export function movedTokens({ decoded }: Facts): ReadonlySet<Address> {
  const quantities = decoded.effects.flatMap(({ gives, gets }) => [...gives, ...gets]);
  return new Set(quantities.flatMap(({ asset }) => (asset.kind === 'token' ? [asset.address] : [])));
}

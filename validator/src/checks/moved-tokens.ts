import type { Address } from '@countersign/protocol';
import { isCoinMark } from '../effects/asset-marks.ts';
import type { Facts } from '../facts/facts.ts';

/** Tokens that move, that rights are given over, or that a swap routes through, in order. */
export function movedTokens({ decoded }: Facts): ReadonlySet<Address> {
  const tokens = decoded.effects.flatMap(({ gives, gets, routes = [] }) => [
    ...[...gives, ...gets].flatMap(({ asset }) => (asset.kind === 'token' ? [asset.address] : [])),
    ...routes.flatMap(({ path }) => path).filter((token) => !isCoinMark(token)),
  ]);
  return new Set(tokens);
}

import type { Address } from '@countersign/protocol';
import type { Facts } from '../facts.ts';

/** How some routes write the coin. */
const coinMarks: ReadonlySet<string> = new Set([`0x${'e'.repeat(40)}`, `0x${'0'.repeat(40)}`]);

/** Tokens that move, over which rights are given or through which a swap goes, in order. */
export function movedTokens({ decoded }: Facts): ReadonlySet<Address> {
  const tokens = decoded.effects.flatMap(({ gives, gets, routes = [] }) => [
    ...[...gives, ...gets].flatMap(({ asset }) => (asset.kind === 'token' ? [asset.address] : [])),
    ...routes.flatMap(({ path }) => path).filter((token) => !coinMarks.has(token)),
  ]);
  return new Set(tokens);
}

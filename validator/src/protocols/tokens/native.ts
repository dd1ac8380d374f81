import type { Protocol } from '../rules/protocol.ts';

/** Coins sent with no data have no function; the core reads them. This is the name they go by. */
export const native: Protocol = {
  slug: 'native',
  name: 'Native coin',
  family: 'native',
  words: ['native coin', 'native token', 'gas token'],
  contracts: {},
  functions: [],
};

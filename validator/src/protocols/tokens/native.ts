import type { Protocol } from '../rules/protocol.ts';

/** Coins sent without data have no function; the core reads them. This protocol is only their name. */
export const native: Protocol = {
  slug: 'native',
  name: 'Native coin',
  family: 'native',
  words: ['native coin', 'native token', 'gas token'],
  contracts: {},
  functions: [],
};

const names = /^(?:uniswap|1inch|cow|curve|balancer|sushiswap|paraswap|kyberswap|0x-protocol|pancakeswap)(?:-|$)/;

/** Whether a protocol is a place to trade at, which keeps nothing that is put there by a trade. */
export const isExchange = (slug: string): boolean => names.test(slug);

/** Protocols that only carry things to other chains. */
const carriers: ReadonlySet<string> = new Set([
  'across',
  'stargate',
  'cctp',
  'hop',
  'arbitrum-bridge',
  'op-bridge',
  'polygon-bridge',
]);

export const isCarrier = (slug: string): boolean => carriers.has(slug);

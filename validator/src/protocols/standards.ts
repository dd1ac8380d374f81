/** Interfaces of contracts of any maker: an action by one of them has no named place. */
const standards: ReadonlySet<string> = new Set([
  'native',
  'erc20',
  'erc721',
  'erc1155',
  'erc4626',
  'erc7540',
  'erc4337',
  'erc7579',
  'eip2612',
  'eip7702',
  'weth',
  'x402',
  'ownable',
  'proxy',
  'governor',
  'distributor',
  'multicall3',
]);

export const isStandard = (slug: string): boolean => standards.has(slug);

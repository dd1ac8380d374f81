import { describe, expect, it } from 'vitest';
import { type MorphoMarket, morphoMarketId } from './morpho-market-id.ts';
import { morphoMarketVersions, pairOfMorphoMarket } from './morpho-markets.ts';

const market: MorphoMarket = {
  loanToken: '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
  collateralToken: '0x2260fac5e5542a773aa44fbcfedf7c193bc2c599',
  oracle: '0xdddd770badd886df3864029e4b377b5f6a2b6b83',
  irm: '0x870ac11d48b15db9a138cf899d20f13f79ba00bc',
  lltv: 860_000_000_000_000_000n,
};
const id = '0x3a85e619751152991742810df6ec69ce473daef99e28a64ab2340d7b7ccfee49';
const stranger = '0x27b1fdb04752bbc536007a920d24acb045561c26';

describe('the known markets of Morpho', () => {
  it("have the ids of Morpho's contract", () => {
    expect(morphoMarketId(market)).toBe(id);
    expect(pairOfMorphoMarket(1, id)).toBe('WBTC/USDC');
  });

  it.each(['loanToken', 'collateralToken', 'oracle', 'irm'] as const)('have another id with another %s', (part) => {
    expect(pairOfMorphoMarket(1, morphoMarketId({ ...market, [part]: stranger }))).toBeNull();
  });

  it('exist on one chain, and on none if the chain is unknown', () => {
    expect(pairOfMorphoMarket(8453, id)).toBeNull();
    expect(pairOfMorphoMarket(null, id)).toBeNull();
  });

  it('state their source packages', () => {
    expect(morphoMarketVersions['@morpho-org/morpho-test']).toMatch(/^\d+\.\d+\.\d+/);
  });
});

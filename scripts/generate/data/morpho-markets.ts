import { type Address, parseAddress } from '@countersign/protocol';
import { parseUnits } from 'viem';
import { type MorphoMarket, morphoMarketId } from '../../../validator/src/data/morpho-market-id.ts';
import { nobody } from '../../../validator/src/effects/asset-marks.ts';
import { load, provenance } from './sources.ts';
import { buildTokens } from './tokens.ts';

type Params = Readonly<Record<keyof MorphoMarket, string | bigint>>;

/** Replaces the class that the package's table of markets uses. */
class MarketParams {
  static idle(loanToken: string): Params {
    return { loanToken, collateralToken: nobody, oracle: nobody, irm: nobody, lltv: 0n };
  }

  constructor(params: Params) {
    Object.assign(this, params);
  }
}

function readAddress(value: string | bigint): Address {
  const address = parseAddress(String(value).toLowerCase());
  if (!address) throw new Error(`${value} of a Morpho market is not an address`);
  return address;
}

const readMarket = ({ loanToken, collateralToken, oracle, irm, lltv }: Params): MorphoMarket => ({
  loanToken: readAddress(loanToken),
  collateralToken: readAddress(collateralToken),
  oracle: readAddress(oracle),
  irm: readAddress(irm),
  lltv: BigInt(lltv),
});

/**
 * The markets published by Morpho, if both tokens are listed; not all existing ones, since anyone can create one. A
 * market without collateral lends to no one.
 */
export function buildMorphoMarkets() {
  const registry = load<{ addressesRegistry: unknown; ChainId: unknown }>('@morpho-org/morpho-ts', 'lib/cjs/index.js');
  const { markets } = load<{ markets: Readonly<Record<string, Readonly<Record<string, Params>>>> }>(
    '@morpho-org/morpho-test',
    'lib/cjs/fixtures/markets.js',
    { '@morpho-org/blue-sdk': { ...registry, MarketParams }, viem: { parseUnits } },
  );
  const { tokens } = buildTokens();
  const byChain = Object.entries(markets).map(([chainId, all]) => {
    const symbols = new Map((tokens[chainId] ?? []).map(([digits, symbol]) => [`0x${digits}`, symbol]));
    const rows = Object.values(all).flatMap((params) => {
      const market = readMarket(params);
      const collateral = market.collateralToken === nobody ? 'idle' : symbols.get(market.collateralToken);
      const loan = symbols.get(market.loanToken);
      return collateral && loan ? [[morphoMarketId(market), `${collateral}/${loan}`] as const] : [];
    });
    return [chainId, Object.fromEntries(rows.sort(([one], [other]) => (one < other ? -1 : 1)))] as const;
  });
  return {
    sources: provenance(['@morpho-org/morpho-test', '@morpho-org/morpho-ts']),
    markets: Object.fromEntries(byChain),
  };
}

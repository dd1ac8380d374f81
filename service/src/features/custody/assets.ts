/** The native coin of a chain, as known to the custody provider. */
export interface CustodyAsset {
  readonly assetId: string;
  readonly decimals: number;
}

/**
 * The provider's ids of native coins by chain id. Sources: the provider's list of supported networks
 * (developers.fireblocks.com/docs/supported-networks), the table in its web3 provider
 * (github.com/fireblocks/fireblocks-web3-provider, src/constants.ts), and its staking API for Hoodi.
 */
const assetIds: Readonly<Record<number, string>> = {
  1: 'ETH',
  10: 'ETH-OPT',
  14: 'FLR',
  56: 'BNB_BSC',
  97: 'BNB_TEST',
  137: 'MATIC_POLYGON',
  250: 'FTM_FANTOM',
  1284: 'GLMR_GLMR',
  1285: 'MOVR_MOVR',
  8453: 'BASECHAIN_ETH',
  17000: 'ETH_TEST6',
  42161: 'ETH-AETH',
  42220: 'CELO',
  43113: 'AVAXTEST',
  43114: 'AVAX',
  59144: 'LINEA',
  80002: 'AMOY_POLYGON_TEST',
  84532: 'BASECHAIN_ETH_TEST5',
  421614: 'ETH-AETH_SEPOLIA',
  560048: 'ETH_TEST_HOODI',
  11155111: 'ETH_TEST5',
  11155420: 'ETH-OPT_SEPOLIA',
};

/** All of the chains above use 18 decimals. */
const DECIMALS = 18;

/** The known assets, with the operator's added or replaced. */
export function createAssets(own: ReadonlyMap<number, CustodyAsset>): ReadonlyMap<number, CustodyAsset> {
  const shipped = Object.entries(assetIds).map(
    ([chainId, assetId]) => [Number(chainId), { assetId, decimals: DECIMALS }] as const,
  );
  return new Map([...shipped, ...own]);
}

/** An amount in base units as a decimal number of whole coins: all digits, no exponent, no trailing zeros. */
export function toAssetUnits(baseUnits: bigint, decimals: number): string {
  const digits = baseUnits.toString().padStart(decimals + 1, '0');
  const point = digits.length - decimals;
  const fraction = digits.slice(point).replace(/0+$/, '');
  return fraction === '' ? digits.slice(0, point) : `${digits.slice(0, point)}.${fraction}`;
}

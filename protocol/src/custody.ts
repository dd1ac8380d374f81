export const custodyTypes = ['execution', 'agent'] as const;
/** What an integration is for. */
export type CustodyType = (typeof custodyTypes)[number];

export const custodyEnvironments = ['sandbox', 'testnet', 'mainnet'] as const;
export type CustodyEnvironment = (typeof custodyEnvironments)[number];

export const custodyRegions = ['US', 'EU', 'EU2'] as const;
export type CustodyRegion = (typeof custodyRegions)[number];

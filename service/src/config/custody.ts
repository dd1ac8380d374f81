import { plainUrl } from '@countersign/edge/environment';
import { z } from 'zod';

const custodyAssets = z.string().transform((text, context) => {
  const fault =
    'must be a JSON object that maps chain ids to assets, such as {"1": {"assetId": "ETH", "decimals": 18}}';
  const asset = z.strictObject({
    assetId: z.string().regex(/^[\w$.-]{1,100}$/),
    decimals: z.int().min(0).max(36).default(18),
  });
  try {
    const assets = z.record(z.string().regex(/^[1-9]\d{0,15}$/), asset).parse(JSON.parse(text));
    return new Map(Object.entries(assets).map(([chainId, each]) => [Number(chainId), each]));
  } catch {
    context.addIssue({ code: 'custom', message: fault });
    return z.NEVER;
  }
});

/** The custody provider. */
export const custodyVariables = {
  CUSTODY_BASE_URL: plainUrl
    .optional()
    .describe(
      'URL of a private gateway or simulator that replaces all environments and regions of the custody provider. `/v1` is appended if missing.',
    ),
  CUSTODY_ASSETS: custodyAssets
    .optional()
    .describe(
      'Native assets of additional chains at the custody provider: `{"999": {"assetId": "COIN", "decimals": 18}}`. They extend or override the built-in ones.',
    ),
};

export const readCustody = (data: z.output<z.ZodObject<typeof custodyVariables>>) => ({
  custodyBaseUrl: data.CUSTODY_BASE_URL ?? null,
  custodyAssets: data.CUSTODY_ASSETS ?? new Map<number, { assetId: string; decimals: number }>(),
});

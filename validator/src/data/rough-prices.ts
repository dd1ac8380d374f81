/** The day of the prices below. */
const asOfUnix = Date.UTC(2026, 0, 1) / 1000;
const yearSeconds = 365 * 86_400;

/**
 * The factor by which a price may have moved within a year of that day. Bitcoin, ether and similar coins took more than
 * a year to fall to a third or to triple even at their worst recently; smaller ones did so within months. Dollar tokens
 * only move if they lose their peg; the limits are below.
 */
const swings = { dollar: 1, major: 3, minor: 10 } as const;
/** A table loses precision with each year, but never all of it. */
const mostTimes = 20;

/**
 * The approximate price in US dollars of one whole token of the best known assets on that day; forms of one asset share
 * a row. It only distinguishes plausible prices from implausible ones, and is never shown or used for payment.
 */
const rows: readonly (readonly [usd: number, swing: keyof typeof swings, symbols: string])[] = [
  [90_000, 'major', 'wbtc cbbtc tbtc btcb lbtc btc'],
  [3000, 'major', 'eth weth steth wsteth reth cbeth weeth eeth ezeth rseth oseth ethx frxeth sfrxeth meth'],
  [850, 'major', 'bnb wbnb'],
  [150, 'minor', 'aave'],
  [15, 'minor', 'avax wavax'],
  [15, 'minor', 'link'],
  [6, 'minor', 'uni'],
  [0.2, 'minor', 'arb'],
  [0.3, 'minor', 'op'],
  [0.1, 'minor', 'pol wpol matic wmatic'],
  [1, 'dollar', 'usdc usdt dai usds xdai usdc.e usdbc usdt0 usd₮0 pyusd gusd usdp tusd lusd gho crvusd usde fdusd'],
];

export interface RoughPrice {
  readonly usd: number;
  readonly swing: keyof typeof swings;
  /** The same number for all forms of one asset. */
  readonly kin: number;
}

const prices: ReadonlyMap<string, RoughPrice> = new Map(
  rows.flatMap(([usd, swing, symbols], kin) =>
    symbols.split(' ').map((symbol) => [symbol, { usd, swing, kin }] as const),
  ),
);

/** Null: not one of the best known. Ignores case. */
export const roughPriceOf = (symbol: string): RoughPrice | null => prices.get(symbol.toLowerCase()) ?? null;

/** Whether a token is pegged to one dollar. Ignores case. */
export const isDollarToken = (symbol: string): boolean => roughPriceOf(symbol)?.swing === 'dollar';

/** The factor by which a price may differ from the table at a time. */
export function mostTimesOff(swing: RoughPrice['swing'], nowUnix: number): number {
  const years = Math.min(10, Math.max(0, Math.floor((nowUnix - asOfUnix) / yearSeconds)));
  return Math.min(mostTimes, swings[swing] * 2 ** years);
}

/** Beyond this a dollar token has lost its peg, and does not trade as a dollar. */
const leastDollar = 0.9;
const mostDollar = 1.1;

/** Whether a price of an asset is plausible at a time; for an asset outside of the table every price is. */
export function isPlausiblePrice(symbol: string, usd: number, nowUnix: number): boolean {
  const rough = roughPriceOf(symbol);
  if (rough === null) return true;
  if (rough.swing === 'dollar') return usd >= leastDollar && usd <= mostDollar;
  const times = mostTimesOff(rough.swing, nowUnix);
  return usd <= rough.usd * times && usd * times >= rough.usd;
}

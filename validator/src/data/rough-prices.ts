/** The day of the prices below. */
const asOfUnix = Date.UTC(2026, 0, 1) / 1000;
const yearSeconds = 365 * 86_400;

/**
 * How many times a price may have moved within a year of that day. Bitcoin, ether and their like took more than a year for
 * a third or three times even in their worst times of late; the smaller ones did it within months. Dollar tokens only
 * break their promise, and how far they may is said below.
 */
const swings = { dollar: 1, major: 3, minor: 10 } as const;
/** An old table tells less, year by year, but never nothing. */
const mostTimes = 20;

/**
 * What one whole token of the best known assets cost in US dollars then, to the nearest rough figure; forms of one asset
 * share a row. It is no price: it only tells what is plausible from what is not, and is never shown or paid by.
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
  /** The same for all forms of one asset. */
  readonly kin: number;
}

const prices: ReadonlyMap<string, RoughPrice> = new Map(
  rows.flatMap(([usd, swing, symbols], kin) =>
    symbols.split(' ').map((symbol) => [symbol, { usd, swing, kin }] as const),
  ),
);

/** Null: not one of the best known. Case is ignored. */
export const roughPriceOf = (symbol: string): RoughPrice | null => prices.get(symbol.toLowerCase()) ?? null;

/** Whether a token promises to be worth one dollar. Case is ignored. */
export const isDollarToken = (symbol: string): boolean => roughPriceOf(symbol)?.swing === 'dollar';

/** How many times off the table a price may be at a time. */
export function mostTimesOff(swing: RoughPrice['swing'], nowUnix: number): number {
  const years = Math.min(10, Math.max(0, Math.floor((nowUnix - asOfUnix) / yearSeconds)));
  return Math.min(mostTimes, swings[swing] * 2 ** years);
}

/** Beyond this a dollar token has lost its promise, and nobody trades it as if it had not. */
const leastDollar = 0.9;
const mostDollar = 1.1;

/** Whether a price is one that an asset may have at a time; of an asset that is not in the table every price is. */
export function isPlausiblePrice(symbol: string, usd: number, nowUnix: number): boolean {
  const rough = roughPriceOf(symbol);
  if (rough === null) return true;
  if (rough.swing === 'dollar') return usd >= leastDollar && usd <= mostDollar;
  const times = mostTimesOff(rough.swing, nowUnix);
  return usd <= rough.usd * times && usd * times >= rough.usd;
}

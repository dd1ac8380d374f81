/**
 * What one whole token of the best known assets cost in US dollars at the start of 2026, to the nearest rough figure. It is
 * no price: it only tells a minimum that is plausible from one that is a thousandth of it, and is never shown or paid by.
 */
const dollars: Readonly<Record<string, string>> = {
  100000: 'wbtc cbbtc tbtc btcb lbtc btc',
  3000: 'eth weth steth wsteth reth cbeth weeth eeth ezeth rseth oseth ethx frxeth sfrxeth meth',
  800: 'bnb wbnb',
  200: 'aave',
  20: 'avax wavax',
  15: 'link',
  6: 'uni',
  0.3: 'arb op pol wpol matic wmatic',
};

const prices: ReadonlyMap<string, number> = new Map(
  Object.entries(dollars).flatMap(([usd, symbols]) =>
    symbols.split(' ').map((symbol) => [symbol, Number(usd)] as const),
  ),
);

/** Null: not one of the best known. Case is ignored. */
export const roughPriceUsd = (symbol: string): number | null => prices.get(symbol.toLowerCase()) ?? null;

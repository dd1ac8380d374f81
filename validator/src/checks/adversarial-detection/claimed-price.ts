import { parseAddress } from '@countersign/protocol';
import { isPlausiblePrice } from '../../data/rough-prices.ts';
import type { Facts } from '../../facts/facts.ts';
import { type Finding, fail } from '../node.ts';

/** The symbol for a key of the claimed prices, which may be an address or `native`. */
function symbolOf({ data, request, chain }: Facts, key: string): string | null {
  if (key === 'native') return chain?.nativeSymbol ?? null;
  const address = parseAddress(key);
  return address === null ? key : (data.tokens.at(request.chainId, address)?.symbol ?? null);
}

/** An implausible claimed price of a well-known asset; on test networks every price is made up. */
export function findAbsurdPrice(facts: Facts): Finding | null {
  if (facts.chain?.isTestnet) return null;
  for (const [key, usd] of facts.request.claims.pricesUsd) {
    const symbol = symbolOf(facts, key);
    if (symbol === null || isPlausiblePrice(symbol, usd, facts.request.nowUnix)) continue;
    return fail(
      `prices_usd claims that one ${symbol.toUpperCase()} costs ${usd} dollars, which is far from any recent price.`,
      'Send the market price, or leave it out.',
      { field: 'prices_usd', asset: key.slice(0, 60), claimed: usd },
      0.95,
    );
  }
  return null;
}

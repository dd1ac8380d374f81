import { isNativeSymbol } from '../../data/chains.ts';
import { roughPriceOf } from '../../data/rough-prices.ts';
import { addressesInBytes, addressesInText } from '../../decode/named-addresses.ts';
import type { Facts } from '../../facts/facts.ts';
import { matchesIn } from '../../patterns/matches-in.ts';
import { symbolLike } from '../../reader/languages/phrases/payments.ts';

/** Words after a number that are not tokens. */
const noTokens = new Set(
  'of on in at to for and or from base wei gwei unit units token tokens coin coins share shares percent bps second seconds sec minute minutes min mins hour hours day days week weeks month months year years times nft nfts item items'.split(
    ' ',
  ),
);

/**
 * Whether the words may mean an unlisted token: they name no listed one, or also a symbol that no list has. If they
 * state an address that the transaction never touches, another token is meant.
 */
export function leavesRoom(facts: Facts): boolean {
  const { intent, data, request } = facts;
  const { text } = intent;
  const touched = addressesInBytes(facts);
  if (addressesInText(text).some((address) => !touched.has(address))) return false;
  const isListed = (symbol: string) =>
    isNativeSymbol(request.chainId, symbol) || data.tokens.named(request.chainId, symbol).length > 0;
  // In a text in capitals, capitals mark nothing.
  const isShouted = !/[a-z]{2}/.test(text.replace(/0x[0-9a-fA-F]+/g, ''));
  // Common words are also symbols of small tokens: in small letters only the best known count as tokens.
  const isSaid = (word: string) => (/^[A-Z]/.test(word.slice(1)) ? isListed(word) : roughPriceOf(word) !== null);
  let namesListed = (text.match(/(?<!\w)[A-Za-z][\w.]{1,10}(?!\w)/g) ?? []).some(isSaid);
  for (const { groups } of matchesIn(text, symbolLike)) {
    const { marked, capitals, counted: after } = groups ?? {};
    const symbol = marked ?? capitals ?? after ?? '';
    if (isListed(symbol) || data.tokens.isSymbol(symbol)) namesListed = true;
    else if (marked !== undefined) return true;
    else if (!isShouted && !noTokens.has(symbol.toLowerCase())) return true;
  }
  return !namesListed;
}

import { checksumAddress } from '@countersign/protocol';
import { skeleton } from '../../data/confusables.ts';
import type { TokenBook } from '../../data/data.ts';
import { addressesInText } from '../../decode/named-addresses.ts';
import type { Facts } from '../../facts/facts.ts';
import { showAddress } from '../../show/show.ts';
import { movedTokens } from '../moved-tokens.ts';
import { cannotTell, type Finding, fail, type Node, pass } from '../node.ts';
import { saidSymbols } from './asked-for.ts';
import { mixedWords } from './find-unicode-tricks.ts';
import { isPlain } from './plain-text.ts';
import { readableTexts } from './readable-texts.ts';

/** Symbols that are worth imitating. */
const wellKnown =
  'ETH WETH USDC USDT DAI WBTC stETH wstETH cbETH cbBTC rETH LINK UNI AAVE MATIC POL AVAX BNB ARB USDS GHO CRV COMP LDO MKR'.split(
    ' ',
  );
const imitated = new Set(wellKnown);
const longest = Math.max(...wellKnown.map(({ length }) => length));
const imitatedInCapitals = new Set(wellKnown.map((symbol) => symbol.toUpperCase()));
const likeLetters: Readonly<Record<string, string>> = { 0: 'O', 1: 'I', 3: 'E', 5: 'S', 8: 'B', l: 'I' };

/** The symbol that a word in another script, or with digits for letters, imitates; null if there is none. */
function imitatedBy(word: string, tokens: TokenBook): string | null {
  // Two letters match by chance.
  if (word.length < 3) return null;
  if (isPlain(word) && (word.length > longest || !/[01358l]/.test(word) || !/[A-Z]/.test(word))) return null;
  const looks = /[A-Z]/.test(word) ? word.replace(/[01358l]/g, (letter) => likeLetters[letter] ?? letter) : word;
  // The first letter excludes most words of other scripts.
  const [first = ''] = looks.normalize('NFC');
  if (!isPlain(skeleton(first))) return null;
  const reads = skeleton(looks);
  return reads !== word && imitated.has(reads) && !tokens.isSymbol(word) ? reads : null;
}

/** Whether the reading of a mixed-script word is a token: `Send` is one too, but is not meant as one. */
export const readsAsToken = (tokens: TokenBook, reads: string): boolean =>
  imitatedInCapitals.has(reads.toUpperCase()) || tokens.named(null, reads).some(({ symbol }) => symbol === reads);

/** Only in these fields is a short word a token. */
const namesToken = (field: string): boolean => field === 'human_intent' || /symbol|token|asset/i.test(field);

const anyWord = /[\p{L}\p{N}]+/gu;
/** The same for plain text. */
const plainWord = /[A-Za-z0-9]+/g;

function judgeTexts({ request, data }: Facts): Finding | null {
  const imitates = (field: string, word: string, symbol: string) =>
    fail(
      `"${word}" in ${field} looks like ${symbol} but is written with other characters.`,
      `If ${symbol} is meant, write it with plain letters.`,
      { field, word, looks_like: symbol },
    );
  for (const { field, text } of readableTexts(request.texts).texts) {
    for (const { word, reads } of mixedWords(text)) {
      if (readsAsToken(data.tokens, reads)) return imitates(field, word, reads);
    }
    if (!namesToken(field)) continue;
    for (const word of text.match(isPlain(text) ? plainWord : anyWord) ?? []) {
      const symbol = imitatedBy(word, data.tokens);
      if (symbol !== null) return imitates(field, word, symbol);
    }
  }
  return null;
}

function judgeTokens(facts: Facts): Finding | null {
  const { data, request } = facts;
  for (const address of movedTokens(facts)) {
    const token = data.tokens.at(request.chainId, address);
    if (!token || /^[\x21-\x7e]*$/.test(token.symbol)) continue;
    const reads = skeleton(token.symbol);
    const meant = data.tokens.named(request.chainId, reads);
    if (meant.length === 0 || meant.some((one) => one.address === address)) continue;
    return fail(
      `The token ${checksumAddress(address)} calls itself ${token.symbol}, which looks like ${reads} and is another.`,
      `Use ${meant.map((one) => checksumAddress(one.address)).join(' or ')} if ${reads} is meant.`,
      { token: address, symbol: token.symbol, looks_like: reads },
    );
  }
  return null;
}

/** An unlisted token that uses another token's name. If the words name its address, it may be meant all the same. */
function judgeNamesakes(facts: Facts): Finding | null {
  const { data, request, chain, intent } = facts;
  if (chain?.isTestnet) return null;
  for (const address of movedTokens(facts)) {
    const { symbol } = request.lookedUp.find({ kind: 'token', address }) ?? { symbol: null };
    const isKnown = data.tokens.at(request.chainId, address) ?? data.contracts.at(request.chainId, address);
    if (symbol === null || isKnown) continue;
    const meant = data.tokens.named(request.chainId, skeleton(symbol.trim()));
    const [first] = meant;
    if (!first) continue;
    const text = `The token ${checksumAddress(address)} calls itself ${first.symbol}, and is not ${meant.map((one) => checksumAddress(one.address)).join(' or ')}.`;
    const details = { token: address, looks_like: first.symbol };
    if (addressesInText(intent.text).includes(address)) {
      return cannotTell(`${text} To settle it, let the owner confirm that exactly this token is meant.`, details);
    }
    return fail(text, `Use ${checksumAddress(first.address)} if ${first.symbol} is meant.`, details);
  }
  return null;
}

/** A domain may carry the name of a token although its contract is another. */
function judgeDomain(facts: Facts): Finding | null {
  const { data, request, decoded, chain } = facts;
  const { name, verifyingContract } = decoded.message?.domain ?? {};
  if (!name || !verifyingContract || chain?.isTestnet) return null;
  if (data.tokens.at(request.chainId, verifyingContract) || data.contracts.at(request.chainId, verifyingContract)) {
    return null;
  }
  const meant = [name, ...saidSymbols(facts.intent)].flatMap((symbol) => data.tokens.named(request.chainId, symbol));
  const imitatedToken = meant.find((token) => token.name === name || token.symbol === name);
  return imitatedToken
    ? fail(
        `The signed domain calls itself "${name}", but ${checksumAddress(verifyingContract)} is not ${showAddress(facts, imitatedToken.address)}.`,
        `Sign for ${checksumAddress(imitatedToken.address)}.`,
        { name, contract: verifyingContract },
      )
    : null;
}

export const lookalikeToken: Node = {
  id: 'adversarial_detection.lookalike_token',
  name: 'Look-alike token',
  severity: 'critical',
  needs: [],
  stops: 'Symbols with letters of other scripts or digits instead of letters, and tokens that use the name of another.',
  rejectsOn: 'A token in the bytes that imitates a listed one.',
  letsThrough: 'Tokens whose own symbol has unusual characters, and variants of a token such as USDC.e.',
  skips: 'If a token that the intent names by its address uses the name of another token.',
  check: (facts) =>
    judgeTexts(facts) ??
    judgeTokens(facts) ??
    judgeDomain(facts) ??
    judgeNamesakes(facts) ??
    pass('No token imitates another.'),
};

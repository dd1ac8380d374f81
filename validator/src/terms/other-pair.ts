import type { Address } from '@countersign/protocol';
import { isNativeSymbol } from '../data/chains.ts';
import type { Effect, Term } from '../effects/effect.ts';
import type { Facts } from '../facts/facts.ts';
import { matchesIn } from '../patterns/matches-in.ts';

/** The pair in the words; `isClear` is false if the words may be about something else. */
export interface OtherPair {
  readonly said: string;
  readonly isClear: boolean;
}

const idPattern = /0x[0-9a-f]{64}(?![0-9a-f])/gi;
const idlePattern = /\bidle market/i;
/** `against my WBTC`: the collateral of a loan. */
const backing =
  /\b(?:against|backed by|secured by|collaterali[sz]ed (?:by|with))\s{1,2}(?:(?:my|the|our|some|[\d.,]{1,30})\s{1,2}){0,3}([\w.₮]{2,20})/gi;
/** `86% LLTV`, `an LTV of 86%`. */
const loanToValue =
  /([\d.]{1,6})\s?%\s?(?:max(?:imum)?\s)?(?:l?ltv\b|loan[- ]to[- ]value)|\b(?:l?ltv|loan[- ]to[- ]value)\s?(?:of|is|at|:|=)?\s?([\d.]{1,6})\s?%/gi;
const slashed = /(?<![\w.₮/-])([\w.₮]{2,20})\s?[/-]\s?([\w.₮]{2,20})(?![\w₮/-])/g;
const wordPattern = /(?<![\w.₮])[\w₮]{2,20}(?![\w₮])/g;

/** Tokens that a word may stand for; none if it is the name of the protocol itself. */
function meantBy({ chain, data }: Facts, { protocol }: Effect, word: string): readonly Address[] {
  if (protocol?.split('-').includes(word.toLowerCase())) return [];
  const listed = data.tokens.named(chain?.id ?? null, word).map(({ address }) => address);
  return chain && isNativeSymbol(chain.id, word) ? [...listed, chain.wrappedNative] : listed;
}

function findOtherId({ intent, decoded }: Facts, id: string): string | null {
  const said = matchesIn(intent.text, idPattern).map(([each]) => each.toLowerCase());
  if (said.includes(id)) return null;
  const terms = decoded.effects.flatMap((effect) => effect.terms ?? []);
  return said.find((each) => !terms.some((term) => term.is === 'pair' && term.id === each)) ?? null;
}

function findOtherShare({ intent }: Facts, bps: number): string | null {
  const said = matchesIn(intent.text, loanToValue);
  const isSaid = said.some(([, before, after]) => Math.round(Number(before ?? after) * 100) === bps);
  return isSaid ? null : (said[0]?.[0] ?? null);
}

/** Words for tokens that do not fit the pair, although each group of them names a pair or collateral. */
function findOtherBacking(facts: Facts, effect: Effect, tokens: readonly Address[]): string | null {
  const groups = [...matchesIn(facts.intent.text, backing), ...matchesIn(facts.intent.text, slashed)]
    .map(([said, ...words]) => ({ said, meant: words.map((word) => meantBy(facts, effect, word)) }))
    .filter(({ meant }) => meant.every((each) => each.length > 0));
  const fits = groups.some(({ meant }) => meant.every((each) => each.some((address) => tokens.includes(address))));
  return fits ? null : (groups[0]?.said ?? null);
}

/** A symbol, spelt as its token spells it, of a token that the transaction does not touch. */
function findOtherToken(facts: Facts, effect: Effect, tokens: readonly Address[]): string | null {
  const { chain, data, decoded, intent } = facts;
  const moved = decoded.effects.flatMap(({ gives, gets, terms = [] }) => [
    ...[...gives, ...gets].flatMap(({ asset }) => (asset.kind === 'token' ? [asset.address] : [])),
    ...terms.flatMap((term) => (term.is === 'pair' ? term.tokens : [])),
  ]);
  const words = matchesIn(intent.text, wordPattern).map(([word]) => word);
  const isWritten = (word: string) =>
    data.tokens.named(chain?.id ?? null, word).some(({ symbol }) => symbol === word && /[A-Z]/.test(symbol));
  return (
    words.find((word) => {
      const meant = isWritten(word) ? meantBy(facts, effect, word) : [];
      return meant.length > 0 && !meant.some((address) => tokens.includes(address) || moved.includes(address));
    }) ?? null
  );
}

/** The pair in the words, if it differs from the pair of the effect. */
export function findOtherPair(facts: Facts, effect: Effect, pair: Term & { readonly is: 'pair' }): OtherPair | null {
  const idle = pair.value.startsWith('idle/') ? null : (idlePattern.exec(facts.intent.text)?.[0] ?? null);
  const clear =
    findOtherId(facts, pair.id) ??
    findOtherBacking(facts, effect, pair.tokens) ??
    findOtherShare(facts, pair.loanToValueBps) ??
    idle;
  if (clear !== null) return { said: clear, isClear: true };
  const unclear = findOtherToken(facts, effect, pair.tokens);
  return unclear === null ? null : { said: unclear, isClear: false };
}

import type { Address } from '@countersign/protocol';
import { callOf } from '../compare/call-of.ts';
import { nameOfProtocol } from '../compare/protocol-names.ts';
import type { Effect } from '../effects/effect.ts';
import type { Role } from '../reader/languages/meaning.ts';
import { strangeChain } from '../reader/languages/phrases/strange-chains.ts';
import type { Piece } from '../reader/mentions/piece.ts';
import type { Doubt } from '../reader/modality/doubt.ts';
import { lexicons } from '../reader/modality/languages.ts';
import { isVenueSaid } from '../terms/said-venue.ts';
import { doubt, type Matching } from './matching.ts';
import { isPlaceOf, slugsOf } from './places.ts';

/** Kinds that belong to no protocol: transfers, approvals and wraps are the same everywhere. */
const anywhere: ReadonlySet<string> = new Set([
  'erc20',
  'erc721',
  'erc1155',
  'native',
  'weth',
  'multicall3',
  'safe',
  'erc4337',
  'erc7579',
  'eip7702',
  'eip2612',
  'x402',
  'ownable',
  'ens',
  'governor',
  'distributor',
]);

/** Words that lead to a place. */
const leads: ReadonlySet<Role> = new Set(['on', 'using', 'in', 'into', 'to', 'from', 'with', 'by', 'protocol']);

/** The protocols of an effect; for a right, the protocol of the contract that gets it. */
function placesOf({ facts }: Matching, effect: Effect): readonly string[] {
  const { data, decoded, request } = facts;
  const protocolAt = (address: Address | null | undefined) =>
    (address && data.contracts.at(request.chainId, address)?.protocol) || [];
  const slugs = effect.spender
    ? [protocolAt(effect.spender)].flat()
    : [...slugsOf(facts, effect), protocolAt(callOf(decoded, effect)?.to)].flat();
  return slugs.filter((slug) => !anywhere.has(slug));
}

/** Whether the words name the place of an effect: by protocol, by the name of the contract or by its address. */
function isPlaceSaid({ facts, text, parties }: Matching, effect: Effect, places: readonly string[]): boolean {
  const isNamed = text.things.some(
    // `swap ETH to UNI` names a coin, `on UNI` the place.
    ({ mention: { protocol, asset }, role }) =>
      protocol !== null &&
      (asset === null || (role !== null && leads.has(role) && role !== 'to' && role !== 'into')) &&
      places.some((slug) => isPlaceOf(protocol.value, slug)),
  );
  const isAddressed = parties.some(
    ({ claim }) => claim.effect === effect && (claim.role === 'venue' || claim.role === 'spender'),
  );
  return (
    isNamed ||
    isAddressed ||
    (effect.terms ?? []).some((term) => term.is === 'venue' && isVenueSaid(facts.wording, term))
  );
}

const wordOf = ({ text }: Matching['text'], { start, end }: Piece): string => text.slice(start, end).toLowerCase();
const isEveryday = (word: string): boolean => lexicons.some(({ common }) => common.has(word));

/** The sentences that ask for something. */
const askedSentences = ({ pieces, sentenceOf, asked }: Matching['text']): ReadonlySet<number | undefined> => {
  const starts = new Set(asked.map(({ start }) => start));
  return new Set(pieces.flatMap(({ start }, at) => (starts.has(start) ? [sentenceOf[at]] : [])));
};

/** The piece before another one, skipping signs and articles: `"venue": "Zolvex"`, `on the Zolvex pool`. */
function leadOf({ pieces }: Matching['text'], at: number): Piece | undefined {
  for (let before = at - 1; before >= Math.max(0, at - 3); before--) {
    const piece = pieces[before];
    const isPassed =
      piece?.is === 'quote' ||
      piece?.is === 'filler' ||
      (piece?.is === 'tie' && (piece.tie === 'colon' || piece.tie === 'open'));
    if (!isPassed) return piece;
  }
  return undefined;
}

/** A word that may be the name of a place, by its letters and its position. */
function isStrangeName({ text }: Matching, piece: Piece, at: number, isAsked: boolean): boolean {
  if (piece.is !== 'word') return false;
  const word = text.text.slice(piece.start, piece.end).replace(/['’]s$/, '');
  if (word.length < 3 || isEveryday(word.toLowerCase())) return false;
  const lead = leadOf(text, at);
  const isLed = lead?.is === 'role' && leads.has(lead.role);
  const before = text.pieces[at - 1];
  const isFirst = text.sentenceOf[at - 1] !== text.sentenceOf[at] || (before?.is === 'tie' && before.tie !== 'open');
  const isProper = /^\p{Lu}\p{L}*[\d.]*$/u.test(word);
  if (isProper) return isLed || (!isFirst && isAsked);
  // In small letters only directly after a word that leads to it: `on zolvex`, and not `on the side`.
  return isLed && isAsked && lead === before && /^[\p{Script=Latin}\d.-]+$/u.test(word);
}

/** Words that lead to a chain. */
const leadsToChain: ReadonlySet<Role> = new Set(['on', 'chain']);

/**
 * `lend 100 USDC on Zolvex`, `send 100 USDC on Tron`: an unknown place or chain, while the words do not name the place
 * in the bytes. If they do name it, other names are background.
 */
export function findStrangePlaces(matching: Matching): Doubt[] {
  const { text, facts } = matching;
  const open = facts.decoded.effects.flatMap((effect) => {
    const places = placesOf(matching, effect);
    return isPlaceSaid(matching, effect, places) ? [] : places;
  });
  const isChainSaid = text.things.some(({ mention }) => mention.chain?.value === facts.request.chainId);
  if (open.length === 0 && isChainSaid) return [];
  const names = open.map(nameOfProtocol).join(' ').toLowerCase();
  const asked = askedSentences(text);
  return text.pieces.flatMap((piece, at) => {
    const isAsked = asked.has(text.sentenceOf[at]);
    if (!isChainSaid && piece.is === 'word' && strangeChain.test(wordOf(text, piece)))
      return [doubt(text, 'chain', piece, 'is not the chain of the transaction')];
    if (!isStrangeName(matching, piece, at, isAsked) || names.includes(wordOf(text, piece))) return [];
    if (open.length > 0) return [doubt(text, 'protocol', piece, 'is not a place that the transaction goes to')];
    const lead = leadOf(text, at);
    const isChain = isAsked && lead?.is === 'role' && leadsToChain.has(lead.role);
    return isChain ? [doubt(text, 'chain', piece, 'is not the chain of the transaction')] : [];
  });
}

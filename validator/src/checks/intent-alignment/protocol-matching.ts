import { callOf } from '../../compare/call-of.ts';
import { matchesOf } from '../../compare/match.ts';
import { familyOfProtocol, isProtocol, nameOfProtocol } from '../../compare/protocol-names.ts';
import { rightKinds } from '../../compare/spender.ts';
import { walkCalls } from '../../decode/walk-calls.ts';
import type { Effect } from '../../effects/effect.ts';
import type { Facts } from '../../facts/facts.ts';
import type { Step } from '../../reader/intent.ts';
import { showAddress } from '../../show/show.ts';
import { isVenueSaid } from '../../terms/said-venue.ts';
import { isDescribed, isListedProtocol, sureIf } from '../evidence.ts';
import type { Mark, Node } from '../node.ts';
import { type Comparison, settle, spansOf } from './settle.ts';

/** Interfaces shared by contracts of many makers: they neither prove nor disprove who made one. */
const anybodys: ReadonlySet<string> = new Set([
  'erc4626',
  'erc7540',
  'multicall3',
  'safe',
  'erc4337',
  'erc7579',
  'eip7702',
  'proxy',
  'governor',
  'distributor',
]);
/** Methods of approval, which words name in addition to the spender. */
const waysOfRights: ReadonlySet<string> = new Set(['permit2', 'eip2612']);

/** Protocols involved in an effect: its own, and those of its call and the enclosing calls. */
function protocolsOf({ decoded, data, request }: Facts, effect: Effect): readonly string[] {
  const around = walkCalls(decoded.calls).filter(
    ({ path }) => effect.call === path || effect.call.startsWith(`${path}.`),
  );
  const targets = around.map(({ to }) => to && data.contracts.at(request.chainId, to)?.protocol);
  const slugs = [effect.protocol, ...around.map(({ protocol }) => protocol), ...targets, decoded.message?.protocol];
  return [...new Set(slugs.filter((slug) => typeof slug === 'string'))];
}

/** The versions of Uniswap on which the commands of its router trade; none for another router, or without trades. */
function versionsOnRouter(facts: Facts, effect: Effect): readonly string[] {
  const commands =
    effect.protocol === 'uniswap-universal-router' ? callOf(facts.decoded, effect)?.args?.commands : null;
  if (typeof commands !== 'string') return [];
  const kinds = commands.slice(2).match(/../g) ?? [];
  // The two highest bits are flags (may a command fail), not part of its number.
  return kinds.flatMap((kind) => versions[Number.parseInt(kind, 16) & 0x3f] ?? []);
}

const versions: Readonly<Record<number, string>> = {
  0: 'uniswap-v3',
  1: 'uniswap-v3',
  8: 'uniswap-v2',
  9: 'uniswap-v2',
  16: 'uniswap-v4',
};

/** `my Kraken deposit address`: an exchange that holds an address, not the place of the action. */
const isPlaceOfAddress = (text: string, { value, end }: { readonly value: string; readonly end: number }): boolean =>
  exchanges.has(value) &&
  /^\s(?:deposit |exchange |trading )?(?:address|account|wallet)(?!\p{L})/iu.test(text.slice(end, end + 28));
const exchanges: ReadonlySet<string> = new Set(['kraken', 'coinbase', 'binance', 'okx', 'bybit', 'kucoin', 'gemini']);

function compare(facts: Facts, { protocol }: Step, effect: Effect): Comparison[] {
  if (!protocol) return [];
  const { value: named, confidence } = protocol;
  const said = nameOfProtocol(named);
  if (rightKinds.has(effect.kind) && !waysOfRights.has(named)) return [];
  if (isPlaceOfAddress(facts.intent.text, protocol)) return [];
  const slugs = [...protocolsOf(facts, effect), ...versionsOnRouter(facts, effect)];
  // A migration between versions matches either name; its terms state the target.
  const isMove = effect.kind === 'migrate' && slugs.some((slug) => familyOfProtocol(slug) === familyOfProtocol(named));
  if (isMove || slugs.some((slug) => isProtocol(named, slug)))
    return [{ is: 'same', text: `The transaction uses ${said}, as the intent says.`, confidence }];
  // A vault of one maker may use the markets of another: words that name the contract name both.
  const venue = effect.terms?.find((term) => term.is === 'venue');
  if (venue?.is === 'venue' && isVenueSaid(facts.wording, venue)) return [];
  const mark: Mark = { effects: [effect], claim: 'protocol', spans: spansOf(protocol), said };
  const to = callOf(facts.decoded, effect)?.to;
  const target = to ? showAddress(facts, to) : 'what is signed';
  if (effect.protocol !== null && anybodys.has(effect.protocol)) {
    return [
      { is: 'unknown', text: `The intent says ${said}, but it is unknown whether ${target} belongs to ${said}.`, mark },
    ];
  }
  const slug = effect.protocol ?? slugs[0];
  const seen = slug ? nameOfProtocol(slug) : 'no protocol at all';
  return [
    {
      is: 'different',
      confidence: sureIf(slug !== undefined && isListedProtocol(named) && !isDescribed(effect)),
      text: `The intent says ${said}, but the transaction uses ${seen} (${target}).`,
      fix: `Build the transaction on ${said}; only the owner can choose another protocol.`,
      mark,
    },
  ];
}

export const protocolMatching: Node = {
  id: 'intent_alignment.protocol_matching',
  name: 'Protocol',
  severity: 'high',
  needs: ['steps', 'effects'],
  stops: 'A trade, loan or stake on a protocol or version other than the named one.',
  rejectsOn: 'A listed protocol in the words, and a known other one in the bytes.',
  letsThrough: "Every version of a family if none is stated, and a version used through its family's router.",
  skips: 'If the intent names no protocol, or if a contract of a common shape does not reveal its protocol.',
  check(facts) {
    const comparisons = matchesOf(facts.alignment).flatMap(({ step, effects: [effect] }) =>
      compare(facts, step, effect),
    );
    return settle(comparisons, 'The intent names no protocol.');
  },
};

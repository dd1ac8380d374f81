import { acceptsAsset } from '../compare/asset.ts';
import { isRevocation } from '../compare/spender.ts';
import type { Effect } from '../effects/effect.ts';
import type { Unaligned } from '../facts/facts.ts';
import { matchesIn } from '../patterns/matches-in.ts';
import { detectLanguage } from '../reader/languages/detect-language.ts';
import { wholly } from '../reader/languages/phrases/ruled-out.ts';
import { findPieces } from '../reader/mentions/find-pieces.ts';
import { type Piece, slot } from '../reader/mentions/piece.ts';
import { findSaid, type Known, type Said, type SaidAction } from '../reader/mentions/said.ts';
import type { Vocabulary } from '../reader/mentions/vocabulary.ts';
import type { Value } from '../reader/modality/corrections.ts';
import { denialsOf, isNearTo, isUnwanted } from '../reader/modality/denials.ts';
import { type Modality, readModality } from '../reader/modality/modality.ts';
import { joinInstructions } from '../reader/roles/join-instructions.ts';
import { readSentences } from '../reader/text/clauses.ts';
import type { Span } from '../reader/text/span.ts';
import { rankOf } from './actions.ts';
import { type Text, within } from './matching.ts';

export interface ReadDeps {
  readonly vocabulary: Vocabulary;
  /** The text with everything blanked out that other checks compare: terms of the effects, hosts of a payment. */
  readonly hidden: string;
}

/** A document that is pasted between two rules is not the owner's words. */
const paper = /^-{3,}[^\n]*\n(?:(?!^-{3,})[^\n]*\n?){0,200}/gmu;
/** Real requests name fewer; the rest is not read, and reported. */
const MAX_THINGS = 200;
/** The maximum distance between a negation and its number. */
const NEXT = 7;
/** Verbs that forbid nothing when negated. */
const feels = /^\s*(?:(?:even|really|quite)\s)?(?:like|trust|know|recogni[sz]e|remember|understand)\b/i;
/** The maximum distance between a negation and its object. */
const NEAR = 45;

/** The pieces of a text, with the requested, the denied and the narrated ones. */
export function findText(text: string, facts: Omit<Unaligned, 'intent'>, { vocabulary, hidden }: ReadDeps) {
  const words = findPieces(hidden, vocabulary, facts.request.nowUnix);
  const { language, limits, unread } = words;
  const { pieces, actions, things: all, sentenceOf } = findSaid(words, knownOf(text, facts));
  const things = all.slice(0, MAX_THINGS);
  const [beyond] = all.slice(MAX_THINGS);
  const modality = withoutPapers(
    joinInstructions(readModality(text, actions, things.flatMap(correctable)), { text, pieces, sentenceOf, actions }),
    papersIn(text),
  );
  const { effects } = facts.decoded;
  const licensed = (wanted: string) =>
    verbsFirst(
      actions.filter((_, index) => modality.licences[index]?.is === wanted),
      effects,
    );
  const [ordered, open] = [licensed('ordered'), licensed('open')];
  // `stop using my USDC as collateral` instructs a setting, and denies nothing.
  const isSetting = facts.decoded.effects.some(({ kind }) => kind === 'set');
  // `I don't trust 0x…`, when its right is revoked, is the reason.
  const isReason = (end: number) =>
    effects.length > 0 && effects.every(isRevocation) && feels.test(text.slice(end, end + 16));
  const denials = denialsOf(modality);
  const ofThings = denials.filter(
    ({ start, end }) => !(isSetting && /^stop\b/i.test(text.slice(start, end))) && !isReason(end),
  );
  // `no more than 1,900 USDC (scratch that, no more than 2,050 USDC)`: a bound goes with its number.
  const isDiscarded = (thing: Span) =>
    modality.discarded.some(
      (span) =>
        within(thing, span) ||
        (span.end === thing.end && within(span, thing) && !/\d/.test(text.slice(thing.start, span.start))),
    );
  const counting = things.filter((thing) => !isDiscarded(thing)).map((thing) => withoutOld(thing, modality.discarded));
  const isDenied = (thing: (typeof things)[number]) =>
    (thing.mention.amount?.value.kind === 'unlimited' && isUnwanted(text, thing)) ||
    ofThings.some((denial) => {
      // `must not exceed 0.40 USDC` bounds a number; only `not 5 USDC` denies it.
      const isNumber = thing.mention.amount?.value.kind === 'number' || thing.mention.amount?.value.kind === 'usd';
      // `nothing below 395 USDC`
      if (within(denial, thing)) return false;
      // `it shouldn't cost more than 0.002 ETH` is a limit, and no denial of the number.
      if (isNumber && thing.mention.bound === 'max') return false;
      const near = isNumber || thing.mention.chain ? NEXT : NEAR;
      if (!within(thing, denial.reach)) return false;
      if (isNumber && wholly.test(text.slice(denial.end, thing.start))) return true;
      return isNearTo(denial, thing, near);
    });
  const isOneClause = (action: Span, place: number) =>
    modality.clauses.some((clause) => within(action, clause) && clause.start <= place && place < clause.end);
  const isPast = ({ action, start, mention }: (typeof things)[number]) => {
    const licence = modality.licences[action];
    return (
      mention.amount !== null &&
      licence?.is === 'background' &&
      licence.cue?.kind === 'past' &&
      ordered.length > 0 &&
      licence.action.start < start &&
      isOneClause(licence.action, start)
    );
  };
  // A denial in a story binds nothing: `I bought WETH instead of ETH`.
  const isStory = ({ action }: (typeof things)[number]) =>
    modality.licences[action]?.is === 'background' && ordered.length > 0;
  const found: Text = {
    text,
    pieces,
    sentenceOf,
    actions,
    asked: ordered.length > 0 ? ordered : open,
    things,
    said: counting.filter((thing) => !isDenied(thing) && !isPast(thing)),
    denied: counting.filter((thing) => isDenied(thing) && !isStory(thing)),
    denials,
    modality,
    foreign: foreignPieces(hidden, vocabulary, facts.request.nowUnix),
  };
  const rest = beyond ? [slot({ start: beyond.start, end: text.length }, text.slice(beyond.start))] : [];
  return { found, limits, unread: [...unread, ...rest], language: language.code };
}

/** The value that a mention names, for those that correct one another. */
function correctable({ mention, start, end }: Said): Value[] {
  const { amount, asset, party, chain } = mention;
  const unit = asset ? keyOf(asset.value) : '';
  const value = (kind: Value['kind'], named: unknown): Value[] => [
    { kind, key: keyOf(named), unit: kind === 'amount' ? unit : '', start, end, bare: amount ?? mention },
  ];
  if (amount?.value.kind === 'unlimited') return [];
  if (amount) return value('amount', amount.value);
  if (asset?.value.kind === 'address') return value('party', asset.value.address);
  if (party?.value.kind === 'address') return value('party', party.value.address);
  if (party?.value.kind === 'ens') return value('party', party.value.name);
  if (chain) return value('chain', chain.value);
  return asset ? value('asset', asset.value) : [];
}

const keyOf = (value: unknown): string =>
  JSON.stringify(value, (_, each: unknown) => (typeof each === 'bigint' ? String(each) : each)).toLowerCase();

/** `250 USDT, no wait, 225`: the coin of a corrected amount still counts. */
function withoutOld(thing: Said, discarded: readonly Span[]): Said {
  const { amount, asset } = thing.mention;
  const isOld = amount && asset && discarded.some((span) => span.start === amount.start && span.end === amount.end);
  return isOld ? { ...thing, mention: { ...thing.mention, amount: null, bound: 'exact' } } : thing;
}

const lines = /[^\n]+/g;

/** A line or a sentence in another language than the text is read with its own language. */
function foreignPieces(text: string, vocabulary: Vocabulary, nowUnix: number): Piece[] {
  const main = detectLanguage(text);
  return readSentences(text, []).flatMap((sentence) =>
    matchesIn(text.slice(sentence.start, sentence.end), lines).flatMap(({ 0: words, index }) => {
      if (detectLanguage(words) === main) return [];
      const from = sentence.start + index;
      const { pieces } = findPieces(words, vocabulary, nowUnix);
      return pieces.map((piece) => ({ ...piece, start: from + piece.start, end: from + piece.end }));
    }),
  );
}

function papersIn(text: string): Span[] {
  const papers = matchesIn(text, paper).map(({ index, 0: { length } }) => ({ start: index, end: index + length }));
  // With a heading in words and one bare rule, the document ends at the rule.
  const [head, rest] = papers.map(({ start }) => /^[^\n]*/.exec(text.slice(start))?.[0] ?? '');
  const isClosed = papers.length === 2 && /\p{L}/u.test(head ?? '') && /^-+\s*$/.test(rest ?? '');
  return isClosed ? papers.slice(0, 1) : papers;
}

/** The contents of a pasted document neither instruct nor bind anything. */
const withoutPapers = (modality: Modality, papers: readonly Span[]): Modality => ({
  ...modality,
  discarded: [...modality.discarded, ...papers],
  licences: modality.licences.map((licence) =>
    papers.some((span) => within(licence.action, span)) ? { ...licence, is: 'background' } : licence,
  ),
});

/** A noun asks for something only if no verb does: `kill its allowance`, but `authorise a payment of`. */
const verbsFirst = (actions: readonly SaidAction[], effects: readonly Effect[]): readonly SaidAction[] => {
  const fits = ({ sense }: SaidAction) => effects.some((effect) => rankOf(sense, effect) !== null);
  const verbs = actions.filter(({ isNoun }) => !isNoun);
  if (verbs.some(fits)) return verbs;
  const nouns = actions.filter((action) => action.isNoun && fits(action));
  return nouns.length > 0 ? nouns : verbs.length > 0 ? verbs : actions;
};

function knownOf(text: string, facts: Omit<Unaligned, 'intent'>): Known {
  const { effects } = facts.decoded;
  const moved = effects.flatMap(({ gives, gets }) => [...gives, ...gets].map(({ asset }) => asset));
  return {
    text,
    parties: new Set(effects.flatMap(({ to, spender, loses }) => [to, spender, loses].flatMap((each) => each ?? []))),
    assets: new Set(moved.flatMap((asset) => ('address' in asset ? [asset.address] : []))),
    isMoved: (mention) => moved.some((asset) => acceptsAsset(facts, mention, asset, 'both') === 'yes'),
  };
}

import type { ClaimShown } from '@countersign/protocol';
import { describeEffect } from '../align/describe-effect.ts';
import { showStep, showWant } from '../align/show-step.ts';
import { acceptsAsset } from '../compare/asset.ts';
import { showParty } from '../compare/party.ts';
import { nameOfProtocol } from '../compare/protocol-names.ts';
import type { Effect } from '../effects/effect.ts';
import type { Facts } from '../facts/facts.ts';
import { partyClaims, quantityClaims } from '../match/claims.ts';
import type { Slot, Step } from '../reader/intent.ts';
import { findPieces } from '../reader/mentions/find-pieces.ts';
import type { Mention, Piece, Span } from '../reader/mentions/piece.ts';
import { findSaid, type Known, type SaidThings } from '../reader/mentions/said.ts';
import { denialsOf } from '../reader/modality/denials.ts';
import { type Modality, readModality } from '../reader/modality/modality.ts';
import type { SentRequest } from '../request/normalise.ts';
import { markText, printable, widthOf } from '../show/mark-text.ts';
import { showPercent } from '../show/show.ts';
import { gatherFacts, hideCompared, open, type ValidateDeps, validateOpened } from '../validate.ts';

/** A part of the output: a heading with lines under it. */
export interface Section {
  readonly title: string;
  readonly lines: readonly string[];
}

type Row = readonly string[];

/** What was found in the words and, if there are bytes, the part of the effects that it matches. */
interface Found extends SaidThings {
  readonly facts: Facts;
  readonly modality: Modality;
  /** Positions of the pieces that are shown, in order: their numbers count from 1. */
  readonly shown: readonly number[];
}

const GAP = 2;

/** Rows in columns; the last column may have any width. */
function align(rows: readonly Row[]): string[] {
  const widths: number[] = [];
  for (const row of rows) {
    for (const [at, cell] of row.slice(0, -1).entries()) widths[at] = Math.max(widths[at] ?? 0, widthOf(cell));
  }
  const pad = (cell: string, at: number) => cell + ' '.repeat(Math.max(0, (widths[at] ?? 0) - widthOf(cell)) + GAP);
  return rows.map((row) => [...row.slice(0, -1).map(pad), row.at(-1) ?? ''].join('').trimEnd());
}

const section = (title: string, rows: readonly Row[], none: string): Section => ({
  title,
  lines: rows.length > 0 ? align(rows) : [none],
});

const MOST_QUOTED = 48;

function quote({ facts }: Pick<Found, 'facts'>, { start, end }: Span): string {
  const words = printable(facts.intent.text.slice(start, end));
  return `"${words.length > MOST_QUOTED ? `${words.slice(0, MOST_QUOTED)}…` : words}"`;
}

const isShown = (piece: Piece): boolean => ['mention', 'verb', 'percent', 'duration', 'clock'].includes(piece.is);
const meets = (one: Span, other: Span): boolean => one.start < other.end && other.start < one.end;

/** The bytes settle what some words are; without bytes, every reading stays. */
function knownOf(facts: Facts): Known {
  const { effects } = facts.decoded;
  const quantities = quantityClaims(effects).map(({ quantity }) => quantity);
  const named = partyClaims(facts, effects);
  const addressesOf = (...roles: string[]) =>
    new Set(named.flatMap(({ role, address }) => (roles.includes(role) ? [address] : [])));
  return {
    text: facts.intent.text,
    parties: addressesOf('to', 'spender', 'loses'),
    assets: addressesOf('asset'),
    isMoved: (mention) =>
      effects.length === 0 || quantities.some(({ asset }) => acceptsAsset(facts, mention, asset, 'both') === 'yes'),
  };
}

const typesOf = ({ amount, asset, party, protocol, chain, isPronoun }: Mention): string =>
  Object.entries({ amount, asset, party, protocol, chain, pronoun: isPronoun })
    .flatMap(([type, value]) => (value ? [type] : []))
    .join(', ');

/** A word may have several readings until an effect chooses one. */
function readingsOf({ facts }: Found, mention: Mention): string {
  const { amount, asset, party, protocol, chain } = mention;
  const readings = [
    (amount ?? asset) && showWant(mention),
    party && showParty(facts, party.value),
    protocol && nameOfProtocol(protocol.value),
    chain && `chain ${chain.value}`,
  ];
  return [...new Set(readings.filter(Boolean))].join(' or ');
}

function describePiece(found: Found, piece: Piece, at: number): Row {
  if (piece.is === 'mention') {
    const said = found.things.find((thing) => thing.at === at);
    const action = found.actions[said?.action ?? -1];
    const around = [action && `of ${quote(found, action)}`, said?.role && `after ${said.role}`].filter(Boolean);
    return [typesOf(piece), readingsOf(found, piece), around.join(', ')];
  }
  if (piece.is === 'verb') {
    const action = found.actions.find(({ start }) => start === piece.start);
    return ['action', action?.sense ?? piece.sense, piece.isNoun ? 'as a noun' : ''];
  }
  if (piece.is === 'percent') return ['percentage', showPercent(piece.bps), ''];
  return piece.is === 'duration' ? ['duration', `${piece.seconds} seconds`, ''] : ['time', '', ''];
}

function showMentions(found: Found): Section {
  const rows = found.shown.flatMap((at, index): Row[] => {
    const piece = found.pieces[at];
    if (!piece) return [];
    const [type = '', reading = '', around = ''] = describePiece(found, piece, at);
    return [[`${index + 1}`, `${piece.start}-${piece.end}`, type, quote(found, piece), reading, around]];
  });
  return section('Mentions', rows, 'The words name nothing known.');
}

function showModality(found: Found): Section {
  const { cues, licences, discarded } = found.modality;
  const rows = [
    ...licences.map(
      ({ action, is, cue }): Row => [is, quote(found, action), cue ? `${cue.kind} ${quote(found, cue)}` : ''],
    ),
    ...cues.map((cue): Row => ['cue', quote(found, cue), `${cue.kind}, reaches ${quote(found, cue.reach)}`]),
    ...discarded.map((span): Row => ['discarded', quote(found, span), '']),
  ];
  return section('Modality', rows, 'No action, and nothing that affects one.');
}

function showLimits(found: Found): Section[] {
  const { forbid, ...single } = found.facts.intent.constraints;
  const limits = Object.entries(single).flatMap(([name, slot]) => (slot ? [{ name, slot }] : []));
  const rows = [...limits, ...forbid.map((slot) => ({ name: 'forbid', slot }))].map(
    ({ name, slot }): Row => [
      name,
      quote(found, slot),
      slot.value === true ? '' : JSON.stringify(slot.value, showLarge),
    ],
  );
  return rows.length > 0 ? [section('Limits', rows, '')] : [];
}

const showLarge = (_: string, value: unknown): unknown => (typeof value === 'bigint' ? String(value) : value);

/** How an effect relates to the order. */
function standingOf({ decoded, alignment }: Facts, effect: Effect): string {
  const { pairs, serving, preparing } = alignment;
  if (pairs.some((pair) => pair.effect === effect)) return 'asked for';
  const served = serving.find((each) => each.effect === effect)?.serves;
  if (served) return `serves effect ${decoded.effects.indexOf(served)}`;
  return preparing.some((each) => each.effect === effect) ? 'prepares' : 'not asked for';
}

function showEffects({ facts }: Found): Section {
  const rows = facts.decoded.effects.map(
    (effect, index): Row => [
      `${index}`,
      `call ${effect.call}`,
      standingOf(facts, effect),
      describeEffect(facts, effect),
    ],
  );
  return section('Effects', rows, 'The bytes do nothing.');
}

/** The parts of a step that were read from the words, with their roles. */
function partsOf(step: Step): (readonly [name: string, slot: Slot<unknown>])[] {
  const { gives, gets, recipient, spender, protocol, chainId, destinationChainId, right, threshold } = step;
  const parts: (readonly [string, Slot<unknown> | null | undefined])[] = [
    ['gives', gives?.amount],
    ['gives', gives?.asset],
    ['gets', gets?.amount],
    ['gets', gets?.asset],
    ['recipient', recipient],
    ['spender', spender],
    ['protocol', protocol],
    ['chain', chainId],
    ['destination', destinationChainId],
    ['right', right],
    ['threshold', threshold],
  ];
  return parts.flatMap(([name, slot]) => (slot ? [[name, slot] as const] : []));
}

/** What a mention was matched with: a part of an effect, a doubt, or nothing that counts. */
function useOf({ facts, modality }: Found, piece: Piece): string {
  const { pairs, preparing } = facts.alignment;
  const used = [...pairs, ...preparing].flatMap(({ step, effect }) =>
    partsOf(step).flatMap(([name, slot]) =>
      meets(slot, piece) ? [`effect ${facts.decoded.effects.indexOf(effect)} ${name}`] : [],
    ),
  );
  if (used.length > 0) return [...new Set(used)].join(', ');
  const doubts = facts.doubts.filter(({ at }) => meets(at, piece)).map(({ kind }) => kind);
  if (doubts.length > 0) return `not explained: ${[...new Set(doubts)].join(', ')}`;
  if (modality.discarded.some((span) => meets(span, piece))) return 'discarded';
  if (denialsOf(modality).some(({ reach }) => meets(reach, piece))) return 'denied';
  const limits = Object.entries(facts.intent.constraints).flatMap(([name, slot]) =>
    slot && 'start' in slot && meets(slot, piece) ? [`limit ${name}`] : [],
  );
  return limits.join(', ') || 'background';
}

function showUses(found: Found): Section {
  const rows = found.shown.flatMap((at, index): Row[] => {
    const piece = found.pieces[at];
    if (!piece || piece.is === 'verb') return [];
    return [[`${index + 1}`, quote(found, piece), useOf(found, piece)]];
  });
  return section('Assignment', rows, 'Nothing is named.');
}

/** The result for every part of the effects in the bytes. */
function showClaims(found: Found, claims: readonly ClaimShown[]): Section {
  const rows = claims.map(({ effect, label, shown, status, spans, said, why }): Row => {
    const words = spans.map((span) => quote(found, span)).join(', ');
    const note = said ? `said: ${printable(said)}` : (why ?? '');
    return [`${effect}`, label, shown, status, words, note];
  });
  return section('Claims', rows, 'The bytes say nothing that words could.');
}

function showSteps({ facts }: Found): Section {
  const { pairs, unmet, awaited, presumed, preparing } = facts.alignment;
  const rows = facts.intent.steps.map((step): Row => {
    const effects = pairs
      .filter((pair) => pair.step === step)
      .map(({ effect }) => facts.decoded.effects.indexOf(effect));
    const standing = [
      effects.length > 0 && `effect ${effects.join(', ')}`,
      preparing.some((each) => each.step === step) && 'prepared',
      unmet.includes(step) && 'not carried out',
      awaited.includes(step) && 'comes later',
      presumed.includes(step) && 'may have happened before',
    ];
    return [showStep(facts, step), standing.filter(Boolean).join(', ')];
  });
  return section('Steps', rows, 'The words ask for nothing that the bytes do.');
}

function showDoubts(found: Found): Section {
  const rows = found.facts.doubts.map(({ kind, says }): Row => [kind, printable(says)]);
  return section('Doubts', rows, 'None.');
}

/** How a request is read: the words by themselves and, if it has bytes, what each of them matches. */
export async function showReading(sent: SentRequest, deps: ValidateDeps): Promise<Section[]> {
  const opened = open(sent, deps);
  const facts = gatherFacts(opened, deps);
  const words = findPieces(hideCompared(opened), deps.vocabulary, opened.request.nowUnix);
  const said = findSaid(words, knownOf(facts));
  const modality = readModality(opened.request.intent, said.actions);
  const shown = said.pieces.flatMap((piece, at) => (isShown(piece) ? [at] : []));
  const found: Found = { ...said, facts, modality, shown };
  const marks = shown.flatMap((at, index) => {
    const piece = said.pieces[at];
    return piece ? [{ start: piece.start, end: piece.end, label: `${index + 1}` }] : [];
  });
  const sentence = { title: `Words (${words.language.code})`, lines: markText(opened.request.intent, marks) };
  const byWords = [sentence, showMentions(found), showModality(found), ...showLimits(found)];
  if (sent.proposed_tx === undefined) return byWords;
  const { decision, confidence, reason, extracted_elements: elements } = await validateOpened(sent, opened, deps);
  const verdict = { title: 'Verdict', lines: [`${decision} ${confidence}`, printable(reason)] };
  return [
    ...byWords,
    showEffects(found),
    showClaims(found, elements.assignment?.claims ?? []),
    showUses(found),
    showSteps(found),
    showDoubts(found),
    verdict,
  ];
}

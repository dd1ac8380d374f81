import { acceptsAsset } from '../../align/asset.ts';
import type { Effect } from '../../effect.ts';
import type { Unaligned } from '../../facts.ts';
import type { Intent, Step } from '../intent.ts';
import { findPieces } from '../mentions/find-pieces.ts';
import { findSaid, type Known, type SaidAction } from '../mentions/said.ts';
import { type Licence, type Modality, readModality } from '../modality/modality.ts';
import { type Piece, slot } from '../piece.ts';
import { readRights } from '../read-right.ts';
import type { Span } from '../text/span.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { rankOf } from './actions.ts';
import { type Assigned, assignAmounts, assignContradictions } from './amounts.ts';
import { findArithmetic } from './arithmetic.ts';
import { type Assignment, showAssignment } from './assignment.ts';
import { partyClaims, type QuantityClaim, quantityClaims } from './claims.ts';
import type { Doubt } from './doubt.ts';
import { findForbidden } from './forbidden.ts';
import { findLeftovers } from './leftovers.ts';
import { findLifetime } from './lifetime.ts';
import { doubt, type Matching, type Text, within } from './matching.ts';
import { findOpenOrders } from './open-orders.ts';
import { findMispaired } from './pairing.ts';
import { assignParties, type PartyAssigned } from './parties.ts';
import { shareAmounts } from './share.ts';
import { stepFor, stepsLeftOut } from './steps.ts';
import { findNamed, findPlaced, findTargets, withoutStrangers, withUses } from './targets.ts';

/** What the words ask for, as far as the effects show it, and what of them stayed open. */
export interface Reading {
  readonly intent: Intent;
  readonly doubts: readonly Doubt[];
  /** What grounds what, for people who ask why. */
  readonly assignment: Assignment;
}

export interface ReadDeps {
  readonly vocabulary: Vocabulary;
  /** The text with everything blanked out that other checks compare: terms of the effects, hosts of a payment. */
  readonly hidden: string;
}

/** A document that is pasted between two rules speaks for nobody. */
const paper = /^-{3,}[^\n]*\n(?:(?!^-{3,})[^\n]*\n?){0,200}/gmu;
/** Nobody names more in a request; what comes after is not read, and reported. */
const MAX_THINGS = 200;
/** How far from its negation a number may stand. */
const NEXT = 7;
/** How far from its negation a thing may stand. */
const NEAR = 45;

function findText(text: string, facts: Omit<Unaligned, 'intent'>, { vocabulary, hidden }: ReadDeps) {
  const words = findPieces(hidden, vocabulary, facts.request.nowUnix);
  const { language, limits, unread } = words;
  const { pieces, actions, things: all, sentenceOf } = findSaid(words, knownOf(text, facts));
  const things = all.slice(0, MAX_THINGS);
  const [beyond] = all.slice(MAX_THINGS);
  const modality = withoutPapers(
    joinOrders(readModality(text, actions), { text, pieces, sentenceOf, actions }),
    papersIn(text),
  );
  const { effects } = facts.decoded;
  const licensed = (wanted: string) =>
    verbsFirst(
      actions.filter((_, index) => modality.licences[index]?.is === wanted),
      effects,
    );
  const [ordered, open] = [licensed('ordered'), licensed('open')];
  const denials = modality.cues.filter(({ kind }) => kind === 'negation');
  const counting = things.filter((thing) => !modality.discarded.some((span) => within(thing, span)));
  const isDenied = (thing: (typeof things)[number]) =>
    denials.some((cue) => {
      // `must not exceed 0.40 USDC` bounds a number; only `not 5 USDC` denies it.
      const isNumber = thing.mention.amount?.value.kind === 'number' || thing.mention.amount?.value.kind === 'usd';
      // `nothing below 395 USDC`
      if (within(cue, thing)) return false;
      const near = isNumber || thing.mention.chain ? NEXT : NEAR;
      return within(thing, cue.reach) && thing.start - cue.end < near && cue.start - thing.end < near;
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
  // What a story denies binds nothing: `I bought WETH instead of ETH`.
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
    modality,
  };
  const rest = beyond ? [slot({ start: beyond.start, end: text.length }, text.slice(beyond.start))] : [];
  return { found, limits, unread: [...unread, ...rest], language: language.code };
}

const papersIn = (text: string): Span[] =>
  [...text.matchAll(paper)].map(({ index, 0: { length } }) => ({ start: index, end: index + length }));

/** What stands in a pasted document is neither ordered nor does it bind anything. */
const withoutPapers = (modality: Modality, papers: readonly Span[]): Modality => ({
  ...modality,
  discarded: [...modality.discarded, ...papers],
  licences: modality.licences.map((licence) =>
    papers.some((span) => within(licence.action, span)) ? { ...licence, is: 'background' } : licence,
  ),
});

interface Placed {
  readonly text: string;
  readonly pieces: readonly Piece[];
  readonly sentenceOf: readonly number[];
  readonly actions: readonly SaidAction[];
}

/** What somebody with a right does with it. */
const usesRight: ReadonlySet<string> = new Set(['take', 'withdraw', 'spend', 'send', 'claim', 'drop']);
const mayDo = /\b(?:can|may|could|might|lets?|able to|allowed to)\b[^.\n]{0,50}$/i;

const rightSenses: ReadonlySet<string> = new Set(['approve', 'allow', 'permit', 'operator']);

/**
 * What stands beside an order in its sentence: joined to it by `and` it is ordered too, and what somebody is allowed `to` do is a
 * part of the right.
 */
function joinOrders(modality: Modality, { text, pieces, sentenceOf, actions }: Placed): Modality {
  const placeOf = (action: SaidAction) => pieces.findIndex(({ start, is }) => is === 'verb' && start === action.start);
  const licences = modality.licences.map((licence, index): Licence => {
    const action = actions[index];
    if (!action) return licence;
    const at = placeOf(action);
    const before = actions.flatMap((other, place) =>
      place < index && modality.licences[place]?.is === 'ordered' && sentenceOf[placeOf(other)] === sentenceOf[at]
        ? [other]
        : [],
    );
    const lead = pieces[at - 1];
    const isJoined = lead?.is === 'tie' && (lead.tie === 'and' || lead.tie === 'next');
    if (licence.is === 'background' && !licence.cue && !action.isNoun && isJoined && before.length > 0) {
      return { ...licence, is: 'ordered' };
    }
    const isRight =
      before.some(({ sense }) => rightSenses.has(sense)) ||
      pieces.some(
        (piece, place) =>
          piece.is === 'noun' &&
          (piece.noun === 'allowance' || piece.noun === 'permit') &&
          place < at &&
          sentenceOf[place] === sentenceOf[at],
      );
    const isUse =
      lead?.is === 'role' && lead.role === 'to'
        ? true
        : usesRight.has(action.sense) && mayDo.test(text.slice(Math.max(0, action.start - 60), action.start));
    const isAllowed = isRight && isUse;
    return licence.is === 'ordered' && isAllowed ? { ...licence, is: 'background' } : licence;
  });
  return { ...modality, licences };
}

/** A noun asks for something only where no verb does: `kill its allowance`, but `authorise a payment of`. */
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

/** Reads a request in words by what its bytes do: every effect is looked for in the text, and what no effect explains is a doubt. */
export function readIntent(text: string, facts: Omit<Unaligned, 'intent'>, deps: ReadDeps): Reading {
  const { effects } = facts.decoded;
  const { found, limits, unread, language } = findText(text, facts, deps);
  const constraints = { ...limits, deadline: limits.deadline ?? findLifetime(found), forbid: findForbidden(found) };
  const draft: Intent = { text, language, steps: [], constraints, unread };
  const known: Unaligned = { ...facts, intent: draft };

  const parties = assignParties(known, partyClaims(known, effects), found.said);
  const asked = findTargets(found, effects);
  const named = [...asked, ...findNamed(effects, asked, parties), ...findPlaced(known, found, asked)];
  const targets = withUses(known, withoutStrangers(named, parties), parties);
  const claims = quantityClaims(targets);
  const paid = new Set(parties.filter(({ claim }) => claim.role === 'to').map(({ claim }) => claim.effect));
  const assigned = assignAmounts(known, claims, found.said, found.actions);
  const agreed = shareAmounts(known, found.pieces, claims, assigned, { actions: found.actions, paid });
  const amounts = [...agreed, ...contradict(known, found, claims, agreed, parties)];
  const matching: Matching = { facts: known, text: found, targets, amounts, parties };

  const meant = targets.filter((effect) => isSaid(matching, effect));
  const leftOut = stepsLeftOut(matching);
  const told = meant.flatMap((effect) => stepFor(matching, effect)).sort((one, other) => placeOf(one) - placeOf(other));
  const steps = readRights(text, [...told, ...leftOut]);
  const doubts = [
    ...findOpenOrders(matching, leftOut),
    ...findMispaired(matching),
    ...findArithmetic(matching),
    ...findLeftovers(matching, steps, leftOut),
    ...unread.map((each) => doubt(found, 'unread', each, 'is not understood')),
  ];
  return { intent: { ...draft, steps: [...steps] }, doubts, assignment: showAssignment(matching, doubts) };
}

/** What the words say of quantities that nothing agrees with. */
function contradict(
  facts: Unaligned,
  { said, actions, asked, pieces, sentenceOf }: Text,
  claims: readonly QuantityClaim[],
  agreed: readonly Assigned[],
  parties: readonly PartyAssigned[],
): readonly Assigned[] {
  const used = new Set([...agreed.map((each) => each.said.at), ...parties.map((each) => each.said.at)]);
  // An asset alone does not settle how much: `supply USDC … 100` of a thousand.
  const met = new Set(
    agreed.filter((each) => each.said.mention.amount || each.claim.quantity.amount === null).map(({ claim }) => claim),
  );
  const sentences = new Set(
    asked.map(({ start }) => sentenceOf[pieces.findIndex((piece) => piece.is === 'verb' && piece.start === start)]),
  );
  const spare = said.filter((each) => {
    return !used.has(each.at) && (actions.length === 0 || sentences.has(each.sentence));
  });
  return assignContradictions(
    facts,
    claims.filter((claim) => !met.has(claim)),
    spare,
    actions,
  );
}

/** Where the words begin to speak of a step: steps stand in the order of the words. */
const placeOf = ({ gives, gets, recipient, spender }: Step): number =>
  Math.min(
    ...[gives?.amount, gets?.amount, gives?.asset, gets?.asset, recipient, spender].flatMap((each) =>
      each ? [each.start] : [],
    ),
    Number.MAX_SAFE_INTEGER,
  );

/** Whether what is said of an effect is said of it alone: one order is not two, and a part is not the whole. */
function isSaid({ amounts, targets, parties }: Matching, effect: Matching['targets'][number]): boolean {
  const { gives, gets, kind } = effect;
  if (gives.length + gets.length === 0 || targets.filter((each) => each.kind === kind).length === 1) return true;
  const isGrounded = (quantity: (typeof gives)[number]) => amounts.some(({ claim }) => claim.quantity === quantity);
  const counted = (all: typeof gives) => all.filter(({ amount }) => typeof amount === 'bigint');
  const side = counted(gives).length > 0 ? counted(gives) : counted(gets);
  if (side.length > 0 && side.some(({ amount }) => amount !== 0n)) return side.every(isGrounded);
  return (
    amounts.some(({ claim }) => claim.effect === effect) ||
    parties.some(({ claim }) => claim.effect === effect && (claim.role === 'spender' || claim.role === 'asset'))
  );
}

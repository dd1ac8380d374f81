import type { Effect } from '../../effect.ts';
import type { Doubt } from '../doubt.ts';
import type { Step } from '../intent.ts';
import { heldBack } from '../languages/held-back.ts';
import type { Sense } from '../languages/meaning.ts';
import type { Piece } from '../mentions/piece.ts';
import type { SaidAction } from '../mentions/said.ts';
import type { Cue, CueKind } from '../modality/modality.ts';
import { meets } from '../text/span.ts';
import { isOpposite, rankOf } from './actions.ts';
import { doubt, type Matching, within } from './matching.ts';
import { isAskedByNoun } from './targets.ts';

/** Cues that leave it open whether the order stands; a negation takes away only what it reaches. */
const leavesOpen: ReadonlySet<CueKind> = new Set([
  'condition',
  'question',
  'report',
  'schedule',
  'wish',
  'alternative',
  'hold',
  'cancelled',
  'hypothesis',
]);

/** What a cue makes of the order. */
const makes: Readonly<Record<CueKind, string>> = {
  negation: 'rules it out',
  condition: 'makes it conditional',
  question: 'asks instead of ordering it',
  quotation: 'is quoted, not ordered',
  report: 'passes on what somebody else says',
  schedule: 'puts it off',
  wish: 'is a wish, not an order',
  alternative: 'leaves a choice open',
  past: 'tells of the past',
  hold: 'says to wait',
  cancelled: 'takes it back',
  hypothesis: 'only supposes it',
};

const cueDoubt = (text: Matching['text'], cue: Cue): Doubt => ({
  ...doubt(text, 'no-order', cue, makes[cue.kind]),
  cue: cue.kind,
});

const goesIn: ReadonlySet<string> = new Set(['supply', 'lend', 'stake', 'repay', 'wrap']);
const comesOut: ReadonlySet<string> = new Set(['withdraw', 'unstake', 'borrow', 'claim', 'unwrap']);
/** Verbs for one direction only. */
const directed: ReadonlySet<Sense> = new Set([
  'supply',
  'lend',
  'stake',
  'repay',
  'wrap',
  'withdraw',
  'unstake',
  'borrow',
  'unwrap',
]);

/** Whoever says wait, or takes it back, means all of it. */
const stopsAll: ReadonlySet<CueKind> = new Set(['hold', 'cancelled']);

/** `swap it and send it to 0x…` is one effect. */
const forwards: ReadonlySet<Sense> = new Set(['send', 'give', 'pay', 'put']);

/** A time, a condition or a report in a clause with another action of its own is of that: `wrap it, I want to bridge it later`. */
function isElsewhere({ modality, actions }: Matching['text'], cue: Cue, action: SaidAction): boolean {
  if (cue.kind !== 'schedule' && cue.kind !== 'condition' && cue.kind !== 'report') return false;
  const clause = modality.clauses.find((each) => within(cue, each));
  if (!clause || within(action, clause)) return false;
  return actions.some((other) => other !== action && within(other, clause));
}

const lasts = /(?:end(?:s|ing)?|expir\p{L}*|lapse\p{L}*|valid|good|lasting|until)\W{0,3}(?:\p{L}{1,6}\s)?$/iu;

/** `if it needs one`, `if you please`: no condition on the order. */
const softIf =
  /^if (?:needed|necessary|required|possible|applicable|it (?:needs|requires|can|could|has to|must)|you (?:please|can|could|need|don['’]t mind)|that(?:['’]s| is) (?:ok|okay|fine|possible)|there is one)|^should (?:get|receive|bring|arrive|be|come|yield|land)/i;
/** `the monthly export`: of what kind it is. */
const kindOfThing = /^(?:hour|dai|week|month|quarter|year|annual)\p{L}*/iu;

/** Cues that put nothing off: the end of a right, a condition on the way of doing it, an adjective. */
function isHarmless(text: string, { kind, start }: Cue): boolean {
  const before = text.slice(Math.max(0, start - 24), start);
  if (kind === 'condition') return softIf.test(text.slice(start, start + 40));
  if (kind !== 'schedule') return false;
  if (/[/=_-]$/.test(before)) return true;
  return (
    lasts.test(before) ||
    (kindOfThing.test(text.slice(start, start + 12)) && /\b(?:the|an?|their|our|my|this|its)\s$/i.test(before))
  );
}

/** What the owner keeps back, by words that need no clause of their own. */
const findHeldBack = (text: Matching['text']): Doubt[] =>
  heldBack.flatMap(({ pattern }) => {
    const found = pattern.exec(text.text);
    return found
      ? [doubt(text, 'no-order', { start: found.index, end: found.index + found[0].length }, 'holds it back')]
      : [];
  });

/** Languages in which the verb stands behind what it is about. */
const verbLast: ReadonlySet<string> = new Set(['tr', 'ko', 'ja', 'hi', 'ur', 'bn']);

/** Cues that take an order away before it is given: `never mind the 5 USDC`. */
const turnsAway: ReadonlySet<string> = new Set(['not', 'undone', 'told', 'story', 'schedule', 'condition']);

/** Past tenses that tell of something instead of asking for it. */
const tells = /\b(?:went|gone|was|were|did|done|already|paid|sent|came|arrived|received)\b/i;

/** Without a known verb, a strange word before an amount in its clause may be one: `flurble 1 ETH`, `never mind the 1 ETH`. */
function findStrangeVerb(text: Matching['text'], language: string): Doubt[] {
  if (text.actions.length > 0) return [];
  const first = text.pieces.findIndex((piece) => piece.is === 'mention' && piece.amount !== null);
  const isPassed = ({ is }: Piece) => is === 'filler' || is === 'my' || is === 'bound' || is === 'role';
  const at = text.pieces.slice(0, Math.max(0, first)).findLastIndex((piece) => !isPassed(piece));
  const before = text.pieces[at];
  const isName = before && /^\p{Lu}/u.test(text.text.slice(before.start, before.end)) && at > 0;
  const isStrange = (before?.is === 'word' && !isName) || (before?.is === 'cue' && turnsAway.has(before.cue));
  const after = text.pieces[first + 1];
  const isVerbLast = verbLast.has(language) && after?.is === 'word';
  const strange = isStrange ? before : isVerbLast ? after : null;
  const told = tells.exec(text.text);
  return [
    ...(strange ? [doubt(text, 'no-action', strange, 'is no verb that is known here')] : []),
    ...(told
      ? [doubt(text, 'no-order', { start: told.index, end: told.index + told[0].length }, 'tells of the past')]
      : []),
  ];
}

const whole = { start: 0, end: 0 };

const isFor =
  (effects: readonly Effect[]) =>
  ({ sense }: Pick<SaidAction, 'sense'>): boolean =>
    effects.some((effect) => rankOf(sense, effect) !== null);

const orderedIn = ({ actions, modality }: Matching['text']): readonly SaidAction[] =>
  actions.filter((_, index) => modality.licences[index]?.is === 'ordered');

/** Words that raise several doubts raise the first. */
const onceEach = (doubts: readonly Doubt[]): Doubt[] =>
  doubts.filter(({ at }, index) => !doubts.slice(0, index).some((earlier) => meets(earlier.at, at)));

/** Where the text speaks of an action without ordering it, or orders one that is not in the bytes. */
export function findOpenOrders(matching: Matching, leftOut: readonly Step[]): Doubt[] {
  return [
    ...onceEach([...findSpokenOf(matching), ...findLeftOpen(matching), ...findHeldBack(matching.text)]),
    ...findUndirected(matching),
    ...findStrangeVerb(matching.text, matching.facts.intent.language),
    ...findNothingOrdered(matching),
    ...findUnasked(matching, leftOut),
    ...findIdle(matching, leftOut),
  ];
}

/** Actions that would fit and are not ordered. */
function findSpokenOf({ text, targets, amounts }: Matching): Doubt[] {
  const serves = isFor(targets);
  const isOrderedToo = orderedIn(text).some(serves);
  return text.modality.licences.flatMap(({ is, cue }, index) => {
    const action = text.actions[index];
    if (
      is !== 'open' ||
      !action ||
      !serves(action) ||
      (cue && (isElsewhere(text, cue, action) || isHarmless(text.text, cue)))
    )
      return [];
    // What is spoken of beside the order and has nothing of what moves is another matter.
    const isOwn = amounts.some(({ said }) => said.mention.amount && text.actions[said.action] === action);
    if (isOrderedToo && !isOwn) return [];
    return [cue ? cueDoubt(text, cue) : doubt(text, 'no-order', action, 'is not in the form of an order')];
  });
}

/** Conditions, times and the like that reach an order. */
function findLeftOpen({ text, targets }: Matching): Doubt[] {
  const { actions, modality } = text;
  const serving = orderedIn(text).filter(isFor(targets));
  const sentenceAt = (place: number) => text.sentenceOf[text.pieces.findLastIndex(({ start }) => start <= place)] ?? 0;
  /** A cue in a clause without an action of its own speaks of its whole sentence. */
  const isOfSentence = (cue: Cue) => {
    const clause = modality.clauses.find((each) => within(cue, each));
    const isBare = !clause || !actions.some((action) => within(action, clause));
    return isBare && serving.some(({ start }) => sentenceAt(start) === sentenceAt(cue.start));
  };
  const reaches = (cue: Cue) =>
    stopsAll.has(cue.kind) ||
    serving.length === 0 ||
    serving.some((action) => within(action, cue.reach)) ||
    isOfSentence(cue);
  return modality.cues
    .filter(
      (cue) => leavesOpen.has(cue.kind) && reaches(cue) && !serving.some((action) => isElsewhere(text, cue, action)),
    )
    .filter((cue) => !isHarmless(text.text, cue) && !text.things.some((thing) => within(cue, thing)))
    .map((cue) => cueDoubt(text, cue));
}

const isUnasked = ({ text }: Matching, effect: Effect): boolean =>
  !text.asked.some(isFor([effect])) && !isAskedByNoun(text.text, text.pieces, effect);

/** Whether it goes in or comes out is not said, or said the other way round. */
function findUndirected(matching: Matching): Doubt[] {
  const { facts, text, targets } = matching;
  const roles = new Set(text.said.map(({ role }) => role));
  const isLed = ({ kind }: Effect) =>
    goesIn.has(kind)
      ? roles.has('into') || roles.has('in') || roles.has('to')
      : !comesOut.has(kind) || roles.has('from');
  const undirected = targets.filter((effect) => !isLed(effect) && isUnasked(matching, effect));
  const against = orderedIn(text).filter(
    (action) =>
      !action.isNoun &&
      directed.has(action.sense) &&
      text.said.some((each) => text.actions[each.action] === action && each.mention.amount !== null) &&
      !isFor(facts.decoded.effects)(action) &&
      targets.some((effect) => isOpposite(action.sense, effect)),
  );
  return [
    ...undirected.map(() => doubt(text, 'direction', whole, 'The words do not say whether it goes in or comes out')),
    ...against.map((action) => doubt(text, 'direction', action, 'is the opposite of what the transaction does')),
  ];
}

function findNothingOrdered({ text, targets }: Matching): Doubt[] {
  const { actions, modality } = text;
  const serves = isFor(targets);
  const isSpokenOf = actions.some((action, index) => modality.licences[index]?.is === 'open' && serves(action));
  const isNothing = actions.length > 0 && orderedIn(text).length === 0 && !isSpokenOf;
  return isNothing ? [doubt(text, 'no-order', whole, 'The words give no order to do it')] : [];
}

function findUnasked(matching: Matching, leftOut: readonly Step[]): Doubt[] {
  const { text, targets } = matching;
  const isSilent = text.asked.length + leftOut.length + targets.length === 0;
  const isOther = text.asked.length > 0 && targets.some((effect) => isUnasked(matching, effect));
  return isSilent || isOther
    ? [doubt(text, 'no-action', whole, 'The words do not ask for what the transaction does')]
    : [];
}

/** Orders with something of their own that no effect carries out. */
function findIdle({ facts, text, targets, amounts, parties }: Matching, leftOut: readonly Step[]): Doubt[] {
  const { effects } = facts.decoded;
  // `spend at most 0.5 ETH on it`: more about what is done
  const used = new Set([...amounts.map(({ said }) => said.at), ...parties.map(({ said }) => said.at)]);
  return orderedIn(text)
    .filter((action) => !isFor(effects)(action))
    .filter(({ sense }) => !effects.some((effect) => isOpposite(sense, effect)))
    .filter(({ sense }) => !(forwards.has(sense) && targets.some(({ to, from }) => to !== null && to !== from)))
    .filter(({ isNoun, start }) => !isNoun && !leftOut.some(({ action }) => action.start === start))
    .filter((action) => {
      const own = text.said.filter((each) => text.actions[each.action] === action && !each.mention.isPronoun);
      return own.some(
        (each) =>
          !used.has(each.at) &&
          ((each.mention.amount !== null && each.mention.asset !== null) ||
            each.mention.party?.value.kind === 'address'),
      );
    })
    .map((action) => doubt(text, 'idle-action', action, 'is not done by the transaction'));
}

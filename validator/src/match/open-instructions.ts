import type { Effect } from '../effects/effect.ts';
import { anyOf } from '../patterns/any-of.ts';
import type { Step } from '../reader/intent.ts';
import { byLanguage, languages } from '../reader/languages/index.ts';
import type { Sense } from '../reader/languages/meaning.ts';
import { heldBack } from '../reader/languages/phrases/held-back.ts';
import { othersWish, tells, tellsOfAmount, verbField } from '../reader/languages/phrases/narration.ts';
import type { Piece } from '../reader/mentions/piece.ts';
import type { SaidAction } from '../reader/mentions/said.ts';
import type { Doubt } from '../reader/modality/doubt.ts';
import type { Cue, CueKind } from '../reader/modality/modality.ts';
import type { Span } from '../reader/text/span.ts';
import { isOpposite, rankOf } from './actions.ts';
import { isHarmless } from './harmless-cues.ts';
import { doubt, isLedOver, type Matching, within } from './matching.ts';
import { findRecorded } from './recorded.ts';
import { isAskedByNoun } from './targets.ts';

const tellers = byLanguage(({ instructing }) => instructing.tellers);

/** Cues that leave open whether the instruction stands; a negation removes only the cues in its reach. */
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
  'unsettled',
]);

/** The effect of a cue on the instruction. */
const makes: Readonly<Record<CueKind, string>> = {
  negation: 'rules it out',
  condition: 'makes it conditional',
  question: 'asks about it instead of instructing it',
  quotation: 'is quoted, not an instruction',
  report: 'reports what someone else says',
  schedule: 'postpones it',
  wish: 'is a wish, not an instruction',
  alternative: 'leaves a choice open',
  past: 'describes the past',
  hold: 'says to wait',
  cancelled: 'withdraws it',
  hypothesis: 'only assumes it',
  unsettled: 'may leave it open',
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

/** "Wait" and a withdrawal apply to the whole text. */
const stopsAll: ReadonlySet<CueKind> = new Set(['hold', 'cancelled', 'unsettled']);

/** Cues that count anywhere after the instruction. */
const isLastWord: ReadonlySet<CueKind> = new Set(['condition', 'question', 'wish', 'hypothesis']);

/** `swap it and send it to 0x…` is one effect. */
const forwards: ReadonlySet<Sense> = new Set(['send', 'give', 'pay', 'put']);

/**
 * A time, a condition or a report in a clause with another action applies to that action: `wrap it, I want to bridge it
 * later`.
 */
function isElsewhere({ modality, actions }: Matching['text'], cue: Cue, action: SaidAction): boolean {
  if (cue.kind !== 'schedule' && cue.kind !== 'condition' && cue.kind !== 'report') return false;
  const clause = modality.clauses.find((each) => within(cue, each));
  if (!clause || within(action, clause)) return false;
  return actions.some((other) => other !== action && within(other, clause));
}

/** `send 50, no, scratch that, send 70 USDC`: a new instruction with its own amount replaces the withdrawn one. */
const isReplaced = ({ text, targets, amounts }: Matching, { end }: Span): boolean =>
  orderedIn(text)
    .filter(isFor(targets))
    .some(
      (action) =>
        action.start >= end &&
        amounts.some(({ said }) => said.mention.amount && said.start >= end && text.actions[said.action] === action),
    );

const anyHeldBack = anyOf(heldBack.map(({ pattern }) => pattern));

/** Words for an amount that the owner keeps, which need no clause of their own. */
function findHeldBack(matching: Matching): Doubt[] {
  if (!anyHeldBack.test(matching.text.text)) return [];
  return heldBack.flatMap(({ pattern, isTakenBack }) => {
    const { text } = matching;
    const found = pattern.exec(text.text);
    if (!found) return [];
    const span = { start: found.index, end: found.index + found[0].length };
    const isCorrected = text.modality.discarded.some((each) => within(span, each));
    return isCorrected || (isTakenBack && isReplaced(matching, span))
      ? []
      : [doubt(text, 'no-order', span, 'holds it back')];
  });
}

const barred = languages.flatMap((books) => books.barred);
const anyBarred = anyOf(barred.map(({ pattern }) => pattern));

/** `The treasurer can't pay it.`: a remark that this payment may not or cannot be made. */
function findBarred({ text }: Matching): Doubt[] {
  if (!anyBarred.test(text.text)) return [];
  return barred.flatMap(({ pattern }) => {
    const found = pattern.exec(text.text);
    if (!found) return [];
    const span = { start: found.index, end: found.index + found[0].length };
    return [doubt(text, 'no-order', span, 'may say that it must not be done')];
  });
}

/** Languages in which the verb stands after its object. */
const verbLast: ReadonlySet<string> = new Set(['tr', 'ko', 'ja', 'hi', 'ur', 'bn']);

/** Cues that withdraw an instruction before it is given: `never mind the 5 USDC`. */
const turnsAway: ReadonlySet<string> = new Set(['not', 'undone', 'told', 'story', 'schedule', 'condition']);

/** A clause with an amount that is narrative, in a text without a known verb. */
function findTold({ text, pieces, modality }: Matching['text']): Span | null {
  const amounts = pieces.filter((piece) => piece.is === 'mention' && piece.amount !== null);
  for (const clause of modality.clauses) {
    if (!amounts.some((amount) => within(amount, clause))) continue;
    const found = tellsOfAmount.exec(text.slice(clause.start, clause.end));
    if (found) return { start: clause.start + found.index, end: clause.start + found.index + found[0].length };
  }
  return null;
}

const TAIL = 40;

/**
 * Without a known verb, a strange word before an amount in its clause may be one: `flurble 1 ETH`, `never mind the 1
 * ETH`.
 */
function findStrangeVerb(text: Matching['text'], language: string): Doubt[] {
  if (text.actions.length > 0) return [];
  const first = text.pieces.findIndex((piece) => piece.is === 'mention' && piece.amount !== null);
  const isPassed = ({ is }: Piece) => is === 'filler' || is === 'my' || is === 'bound' || is === 'role';
  const at = text.pieces.slice(0, Math.max(0, first)).findLastIndex((piece) => !isPassed(piece));
  const before = text.pieces[at];
  const isName = before && /^\p{Lu}/u.test(text.text.slice(before.start, before.end)) && at > 0;
  const isTurned = (piece: Piece | undefined) => piece?.is === 'cue' && turnsAway.has(piece.cue);
  const isStrange = (before?.is === 'word' && !isName) || isTurned(before);
  const after = text.pieces.slice(first + 1).find((piece) => !isPassed(piece));
  const isVerbLast = verbLast.has(language) && (after?.is === 'word' || isTurned(after));
  const strange = isStrange ? before : isVerbLast ? after : null;
  const past = language === 'en' ? (tells.exec(text.text) ?? othersWish.exec(text.text)) : null;
  const told = past ? { start: past.index, end: past.index + past[0].length } : findTold(text);
  const tail = after ? text.text.slice(after.start, after.start + TAIL) : '';
  const teller = verbLast.has(language) && tellers[language]?.form?.test(tail) ? after : null;
  const field = verbField.exec(text.text);
  const unknown = field ? { start: field.index, end: field.index + field[0].length } : strange;
  return [
    ...(unknown ? [doubt(text, 'no-action', unknown, 'is an unknown verb')] : []),
    ...(teller ? [doubt(text, 'no-order', teller, 'describes what someone does')] : []),
    ...(told ? [doubt(text, 'no-order', told, 'tells of something')] : []),
  ];
}

const whole = { start: 0, end: 0 };

const isFor =
  (effects: readonly Effect[]) =>
  ({ sense }: Pick<SaidAction, 'sense'>): boolean =>
    effects.some((effect) => rankOf(sense, effect) !== null);

const orderedIn = ({ actions, modality }: Matching['text']): readonly SaidAction[] =>
  actions.filter((_, index) => modality.licences[index]?.is === 'ordered');

/** Words that raise several doubts raise only the first. */
function onceEach({ text }: Matching['text'], doubts: readonly Doubt[]): Doubt[] {
  const doubted = new Uint8Array(text.length);
  return doubts.filter(({ at: { start, end } }) => {
    const words = doubted.subarray(start, end);
    const isFirst = !words.includes(1);
    words.fill(1);
    return isFirst;
  });
}

/** The text mentions an action without instructing it, or instructs one that is not in the bytes. */
export function findOpenInstructions(matching: Matching, leftOut: readonly Step[]): Doubt[] {
  return [
    ...onceEach(matching.text, [
      ...findSpokenOf(matching),
      ...findLeftOpen(matching),
      ...findHeldBack(matching),
      ...findBarred(matching),
      ...findRecorded(matching, orderedIn(matching.text).filter(isFor(matching.targets))),
    ]),
    ...findUndirected(matching),
    ...findStrangeVerb(matching.text, matching.facts.intent.language),
    ...findNothingOrdered(matching),
    ...findUnasked(matching, leftOut),
    ...findIdle(matching, leftOut),
  ];
}

/** Actions that would fit and are not instructed. */
function findSpokenOf({ text, targets, amounts }: Matching): Doubt[] {
  const serves = isFor(targets);
  const isOrderedToo = orderedIn(text).some(serves);
  return text.modality.licences.flatMap(({ is, cue }, index) => {
    const action = text.actions[index];
    if (
      is !== 'open' ||
      !action ||
      !serves(action) ||
      (cue && (isElsewhere(text, cue, action) || isHarmless(text.text, cue, targets)))
    )
      return [];
    // An action mentioned next to the instruction that shares nothing with what moves does not count.
    const isOwn = amounts.some(({ said }) => said.mention.amount && text.actions[said.action] === action);
    if (isOrderedToo && !isOwn) return [];
    return [cue ? cueDoubt(text, cue) : doubt(text, 'no-order', action, 'is not phrased as an instruction')];
  });
}

/** `the price having been settled on 11 August`: a narrative clause is in the past, and asks for nothing. */
const isOver = (text: string, { start, end }: Span): boolean => {
  const words = text.slice(start, end);
  return (
    /\b(?:having|had|been|ended|was|were)\b/i.test(words) &&
    !/\b(?:wants?|needs?|should|must|will|shall|to be)\b|['’]ll\b/i.test(words)
  );
};

/** Conditions, times and the like that reach an instruction. */
function findLeftOpen(matching: Matching): Doubt[] {
  const { text, targets } = matching;
  const { actions, modality } = text;
  const serving = orderedIn(text).filter(isFor(targets));
  const sentenceAt = (place: number) => text.sentenceOf[text.pieces.findLastIndex(({ start }) => start <= place)] ?? 0;
  /** A cue in a clause without an action of its own applies to its whole sentence. */
  const isOfSentence = (cue: Cue) => {
    const clause = modality.clauses.find((each) => within(cue, each));
    const isBare = !clause || !actions.some((action) => within(action, clause));
    // A time that belongs to something else in its clause stays there.
    const isAside =
      cue.kind === 'schedule' && clause !== undefined && within(cue.reach, clause) && isOver(text.text, clause);
    // `I'll keep them anyway, so stake …`: a wish that ends with its clause, before a new clause, is a reason.
    const isReason = cue.kind === 'wish' && clause !== undefined && cue.reach.end <= clause.end;
    // The clauses already decided how far a report reaches ahead.
    return (
      isBare &&
      !isAside &&
      !isReason &&
      serving.some(
        ({ start }) => sentenceAt(start) === sentenceAt(cue.start) && !(cue.kind === 'report' && cue.end <= start),
      )
    );
  };
  // The last word counts: a question or condition after the instruction may be the instruction.
  const last = Math.max(0, ...serving.map(({ end }) => end));
  const reaches = (cue: Cue) =>
    stopsAll.has(cue.kind) ||
    (isLastWord.has(cue.kind) && cue.start > last) ||
    serving.length === 0 ||
    serving.some((action) => within(action, cue.reach)) ||
    isOfSentence(cue);
  return modality.cues
    .filter((cue) => !(cue.kind === 'cancelled' && isReplaced(matching, cue)))
    .filter(
      (cue) =>
        (leavesOpen.has(cue.kind) || (cue.kind === 'past' && actions.length === 0)) &&
        reaches(cue) &&
        !serving.some((action) => isElsewhere(text, cue, action)),
    )
    .filter((cue) => !isHarmless(text.text, cue, targets) && !text.things.some((thing) => within(cue, thing)))
    .map((cue) => cueDoubt(text, cue));
}

const isUnasked = ({ text }: Matching, effect: Effect): boolean =>
  !text.asked.some(isFor([effect])) && !isAskedByNoun(text.text, text.pieces, effect);

/** The direction, in or out, is missing or reversed. */
function findUndirected(matching: Matching): Doubt[] {
  const { facts, text, targets } = matching;
  const roles = new Set(text.said.map(({ role }) => role));
  const isLed = ({ kind }: Effect) =>
    goesIn.has(kind)
      ? roles.has('into') || roles.has('in') || roles.has('to')
      : !comesOut.has(kind) || roles.has('from');
  const undirected = targets.filter(
    (effect) => !isLed(effect) && isUnasked(matching, effect) && !isLedOver(matching, effect),
  );
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
  return isNothing ? [doubt(text, 'no-order', whole, 'The words do not instruct it')] : [];
}

function findUnasked(matching: Matching, leftOut: readonly Step[]): Doubt[] {
  const { text, targets } = matching;
  const isSilent = text.asked.length + leftOut.length + targets.length === 0;
  const isOther = text.asked.length > 0 && targets.some((effect) => isUnasked(matching, effect));
  return isSilent || isOther
    ? [doubt(text, 'no-action', whole, 'The words do not ask for what the transaction does')]
    : [];
}

/** Instructions with a value of their own that no effect carries out. */
function findIdle({ facts, text, targets, amounts, parties }: Matching, leftOut: readonly Step[]): Doubt[] {
  const { effects } = facts.decoded;
  // `spend at most 0.5 ETH on it`: a detail of the same step
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

import type { Assignment } from '../facts/assignment.ts';
import type { Unaligned } from '../facts/facts.ts';
import type { Intent, Step } from '../reader/intent.ts';
import type { Doubt } from '../reader/modality/doubt.ts';
import { isStrangeLanguage } from '../reader/modality/strange-languages.ts';
import { readRights } from '../reader/roles/read-right.ts';
import { lookAgain } from '../reader/second-look/second-look.ts';
import { type Gloss, glossBlanked, glossOf, originOf } from '../reader/seeds/gloss.ts';
import type { Span } from '../reader/text/span.ts';
import { type Assigned, assignAmounts, assignContradictions } from './amounts.ts';
import { findArithmetic } from './arithmetic.ts';
import { findAsides } from './asides.ts';
import { assignWords, mentionsOfDoubts } from './assign-words.ts';
import { findChangedAmounts } from './changed-amounts.ts';
import { partyClaims, type QuantityClaim, quantityClaims } from './claims.ts';
import { deriveAmounts } from './derive.ts';
import { findExactLimits, findLooseLimits } from './exact-limits.ts';
import { findText, type ReadDeps } from './find-text.ts';
import { findForbidden } from './forbidden.ts';
import { findForeignNumbers } from './foreign-numbers.ts';
import { findLeftovers } from './leftovers.ts';
import { findLifetime, findOtherTimes } from './lifetime.ts';
import { doubt, type Matching, type Text } from './matching.ts';
import { findOpenFloor } from './open-floor.ts';
import { findOpenInstructions } from './open-instructions.ts';
import { findOutsideParts } from './open-shares.ts';
import { findOtherAccounts } from './other-accounts.ts';
import { findOtherForms } from './other-forms.ts';
import { findOtherNames } from './other-names.ts';
import { findOtherNonce } from './other-nonce.ts';
import { findOtherPayers } from './other-payers.ts';
import { findMispaired } from './pairing.ts';
import { assignParties, type PartyAssigned } from './parties.ts';
import { findPolarity } from './polarity.ts';
import { findSelfContradictions } from './self-contradiction.ts';
import { shareAmounts } from './share.ts';
import { stepFor, stepsLeftOut } from './steps.ts';
import { findStrangePlaces } from './strange-places.ts';
import { findNamed, findPlaced, findTargets, withoutStrangers, withUses } from './targets.ts';
import { findToldLimits } from './told-limits.ts';
import { findTurned } from './turned-actions.ts';
import { findTwoLimits } from './two-limits.ts';
import { findUngoverned } from './ungoverned.ts';
import { findUnnamedVotes } from './votes.ts';

/** The request in the words, as far as the effects show it, and its open points. */
export interface Reading {
  readonly intent: Intent;
  readonly doubts: readonly Doubt[];
  /** The matches between words and effects, for people who ask why. */
  readonly assignment: Assignment;
}

/** The input of the search for doubts, from the steps of a reading. */
interface Told {
  readonly steps: readonly Step[];
  readonly leftOut: readonly Step[];
}

type Question = (matching: Matching, told: Told) => readonly Doubt[];

/** Whether all of it is instructed: only the first result is reported, because the others would find the same. */
const ofOrder: readonly Question[] = [
  (matching, { leftOut }) => [...findOpenInstructions(matching, leftOut), ...findTurned(matching)],
  findPolarity,
  findUnnamedVotes,
  findUngoverned,
  findAsides,
];

/** Other checks for open points of a reading, in the order in which an owner reads them. */
const questions: readonly Question[] = [
  findMispaired,
  findOtherAccounts,
  findOtherForms,
  findOtherNames,
  findOtherNonce,
  findOtherPayers,
  findSelfContradictions,
  findTwoLimits,
  findExactLimits,
  findLooseLimits,
  findToldLimits,
  findOtherTimes,
  findForeignNumbers,
  findOutsideParts,
  findArithmetic,
  (matching, { steps }) => findChangedAmounts(matching, steps),
  (matching, { steps, leftOut }) => findLeftovers(matching, steps, leftOut),
  findStrangePlaces,
  ({ text }) =>
    isStrangeLanguage(text.text, text.modality.words)
      ? [doubt(text, 'unread', { start: 0, end: 0 }, 'The words are in a language that the validator does not support')]
      : [],
  ({ facts, text }) => facts.intent.unread.map((each) => doubt(text, 'unread', each, 'is not understood')),
];

/**
 * Reads a request in words by the effects of its bytes: every effect is looked up in the text, and a mention that no
 * effect explains is a doubt.
 */
export function readIntent(text: string, facts: Omit<Unaligned, 'intent'>, deps: ReadDeps): Reading {
  const gloss = glossOf(text, deps.vocabulary);
  if (!gloss) return readWords(text, facts, deps);
  if ('pieces' in gloss)
    return inOriginal(
      text,
      gloss,
      readWords(gloss.text, facts, { ...deps, hidden: glossBlanked(gloss, text, deps.hidden) }),
    );
  const words = text.slice(gloss.at.start, gloss.at.end);
  const says = gloss.isStop ? 'may say that it must not be done' : 'is not understood';
  const open: Doubt = {
    kind: gloss.isStop ? 'no-order' : 'unread',
    at: { start: gloss.at.start, end: gloss.at.end },
    text: words,
    says: words === '' ? 'The words are in a language that the validator does not support' : `"${words}" ${says}`,
  };
  const reading = readWords(text, facts, deps);
  const { groundings, mentions } = reading.assignment;
  return {
    ...reading,
    doubts: [...reading.doubts, open],
    assignment: { groundings, mentions: [...mentions, ...mentionsOfDoubts([open])] },
  };
}

function readWords(text: string, facts: Omit<Unaligned, 'intent'>, deps: ReadDeps): Reading {
  const { found, limits, unread, language } = findText(text, facts, deps);
  const constraints = {
    ...limits,
    anyOutput: findOpenFloor(found, facts.decoded.effects, limits.anyOutput),
    deadline: limits.deadline ?? findLifetime(found),
    forbid: findForbidden(found),
  };
  const draft: Intent = { text, language, steps: [], constraints, unread };
  const matching = match({ ...facts, intent: draft }, found);
  const told = tell(matching);
  const unordered = ofOrder.reduce<readonly Doubt[]>(
    (found, ask) => (found.length > 0 ? found : ask(matching, told)),
    [],
  );
  const open = [...unordered, ...questions.flatMap((ask) => ask(matching, told))];
  const doubts = open.length > 0 ? open : lookAgain(text);
  return { intent: { ...draft, steps: [...told.steps] }, doubts, assignment: assignWords(matching, doubts) };
}

/** A reading of a gloss, with the places and the words of the text that it stands for. */
function inOriginal(text: string, gloss: Gloss, { intent, doubts, assignment }: Reading): Reading {
  const place = <T>(value: T): T => {
    if (Array.isArray(value)) return value.map(place) as T;
    if (typeof value !== 'object' || value === null) return value;
    const moved = Object.fromEntries(Object.entries(value).map(([key, each]) => [key, place(each)]));
    return { ...moved, ...('start' in value && 'end' in value ? originOf(gloss, value as unknown as Span) : {}) } as T;
  };
  const { steps, constraints, unread } = intent;
  return {
    intent: {
      text,
      language: gloss.code,
      steps: place(steps),
      constraints: place(constraints),
      unread: place(unread),
    },
    doubts: doubts.map((each) => {
      const at = originOf(gloss, each.at);
      const words = text.slice(at.start, at.end);
      return { ...each, at, text: words, says: each.says.replace(`"${each.text}"`, () => `"${words}"`) };
    }),
    assignment: {
      groundings: assignment.groundings.map((each) => ({ ...each, spans: place(each.spans) })),
      mentions: place(assignment.mentions),
    },
  };
}

/** Looks for every party and every quantity of the effects in the words. */
function match(facts: Unaligned, text: Text): Matching {
  const { effects } = facts.decoded;
  const { said, actions, pieces } = text;
  const parties = assignParties(facts, partyClaims(facts, effects), said);
  const asked = findTargets(text, effects);
  const named = [...asked, ...findNamed(effects, asked, parties), ...findPlaced(facts, text, asked)];
  const targets = withUses(facts, withoutStrangers(named, parties), parties);
  const claims = quantityClaims(targets);
  const paid = new Set(parties.filter(({ claim }) => claim.role === 'to').map(({ claim }) => claim.effect));
  const assigned = assignAmounts(facts, claims, said, actions);
  const shared = shareAmounts(facts, pieces, claims, assigned, { actions, paid });
  const derived = deriveAmounts(facts, text, claims);
  const agreed = derived ? [...derived.amounts, ...shared.filter((each) => !each.said.mention.amount)] : shared;
  const derivedFrom = derived?.from ?? new Set();
  const amounts = [...agreed, ...contradict(facts, text, claims, agreed, parties)];
  return { facts, text, targets, amounts, parties, derivedFrom };
}

/** The steps in the words, in their order, and those that are missing in the bytes. */
function tell(matching: Matching): Told {
  const meant = matching.targets.filter((effect) => isSaid(matching, effect));
  const leftOut = stepsLeftOut(matching);
  const told = meant.flatMap((effect) => stepFor(matching, effect)).sort((one, other) => placeOf(one) - placeOf(other));
  return { steps: readRights(matching.text.text, [...told, ...leftOut]), leftOut };
}

/** The words for quantities that nothing agrees with. */
function contradict(
  facts: Unaligned,
  { said, actions, asked, pieces, sentenceOf }: Text,
  claims: readonly QuantityClaim[],
  agreed: readonly Assigned[],
  parties: readonly PartyAssigned[],
): readonly Assigned[] {
  const used = new Set([...agreed.map((each) => each.said.at), ...parties.map((each) => each.said.at)]);
  // An asset alone does not determine the amount: `supply USDC … 100` of a thousand.
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

/** The position at which the words begin a step: steps are in the order of the words. */
const placeOf = ({ gives, gets, recipient, spender }: Step): number =>
  Math.min(
    ...[gives?.amount, gets?.amount, gives?.asset, gets?.asset, recipient, spender].flatMap((each) =>
      each ? [each.start] : [],
    ),
    Number.MAX_SAFE_INTEGER,
  );

/** Whether the words of an effect belong to it alone: one instruction is not two, and a part is not the whole. */
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

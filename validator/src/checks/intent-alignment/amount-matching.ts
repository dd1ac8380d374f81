import { describeEffect } from '../../align/describe-effect.ts';
import { showWant } from '../../align/show-step.ts';
import { addsToRight, allowanceOf } from '../../compare/added-right.ts';
import { saidUnits } from '../../compare/amount.ts';
import { isSameAsset } from '../../compare/asset.ts';
import { type Match, matchesOf } from '../../compare/match.ts';
import { compareSide, type Side, sidesOf } from '../../compare/side.ts';
import { isRevocation, isSpenderFor, rightKinds } from '../../compare/spender.ts';
import { type Asset, assetKey, type Effect, flows, type Quantity } from '../../effects/effect.ts';
import type { Facts } from '../../facts/facts.ts';
import type { Action, Step, Want } from '../../reader/intent.ts';
import { showLookUp } from '../../request/looked-up.ts';
import { decimalsOf, showQuantity } from '../../show/show.ts';
import { mayBeComputed } from '../computed.ts';
import { hasDoubt, isBesideDoubt, isKnownLanguage, sureIf } from '../evidence.ts';
import type { Mark, Node } from '../node.ts';
import { about, type Comparison, settle, spansOf } from './settle.ts';

const limits = { exact: 'amount', min: 'minimum', max: 'amount' };
const verbs = { gives: 'moves', gets: 'brings' };

/** Letters next to a number that no reading covers may be part of it: `18к`, `5 tys.`. */
const letters = /\p{L}/u;
/** Scripts that write words without spaces: letters beside a number there are other words. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

function hasUnreadBeside({ intent: { text } }: Facts, { amount, asset }: Want): boolean {
  if (!amount || amount.end <= amount.start) return false;
  const next = text[amount.end] ?? '';
  const isAsset = asset !== null && asset.start <= amount.end && amount.end < asset.end;
  if (!isAsset && letters.test(next) && !unspaced.test(next)) return true;
  const between = asset && asset.start > amount.end ? text.slice(amount.end, asset.start).replaceAll(links, '') : '';
  return between.length <= LONGEST_BESIDE && letters.test(between) && !unspaced.test(between);
}
const LONGEST_BESIDE = 16;
/** Words that join an amount to its asset and are no part of the number. */
const links = /(?<![\p{L}\p{N}])(?:of|in|worth|my|our|the|token|coin)s?(?![\p{L}\p{N}])/giu;

/** Whether the said amount is shared out: it is the sum or the count of several payments of the asset. */
function isSharedOut(facts: Facts, want: Want, { asset }: Quantity): boolean {
  const isMeant = (other: Asset) =>
    asset.kind === 'nft' && other.kind === 'nft'
      ? asset.address === other.address
      : assetKey(asset) === assetKey(other);
  const parts = facts.decoded.effects.flatMap(({ gives }) => gives.filter((part) => isMeant(part.asset)));
  const said = saidUnits(facts, want, asset);
  if (said === null || parts.length < 2) return false;
  return said === parts.reduce((sum, { amount }) => sum + (typeof amount === 'bigint' ? amount : 0n), 0n);
}

/** The price of an offer may be below what the words allow, whatever the words for it are. */
function isCheaper({ request: { payment } }: Facts, said: bigint | null, { amount }: Quantity): boolean {
  return payment !== null && said !== null && typeof amount === 'bigint' && amount < said;
}

/** In a language that is not read, a count may be a word: the few times, or the part, that it may stand for. */
const MOST_COUNTED = 9n;

function mayBeCounted(facts: Facts, said: bigint | null, { amount }: Quantity): boolean {
  if (said === null || typeof amount !== 'bigint') return false;
  if (!hasDoubt(facts, 'unread') && isKnownLanguage(facts.intent.language)) return false;
  const [less, more] = said < amount ? [said, amount] : [amount, said];
  return less > 0n && more % less === 0n && more / less <= MOST_COUNTED;
}

/**
 * Whether two different amounts contradict each other: every number of the words has its place, and the amount of the
 * bytes is none of them and follows from none.
 */
function isContradiction(facts: Facts, { want, quantity }: Side): boolean {
  const { amount, asset } = quantity;
  if (hasDoubt(facts, 'amount', 'percent') || isBesideDoubt(facts, spansOf(want.amount, want.asset))) return false;
  if (hasUnreadBeside(facts, want) || isSharedOut(facts, want, quantity)) return false;
  const said = saidUnits(facts, want, asset);
  if (isCheaper(facts, said, quantity) || mayBeCounted(facts, said, quantity)) return false;
  const decimals = decimalsOf(facts, asset);
  return typeof amount !== 'bigint' || decimals === null || !mayBeComputed(facts.intent.text, amount, decimals);
}

function compare(facts: Facts, match: Match, side: Side): Comparison {
  const { want, quantity, is } = side;
  const said = `The intent says ${showWant(want)}`;
  const seen = `the call ${verbs[is]} ${showQuantity(facts, quantity)}`;
  const mark: Mark = {
    claim: is,
    asset: quantity.asset,
    spans: spansOf(want.amount, want.asset),
    said: showWant(want),
  };
  const result = compareSide(facts, match, side);
  if (result.is === 'same') {
    return { is: 'same', text: `${said}, and ${seen}.`, confidence: result.confidence };
  }
  if (result.is === 'unknown') return { is: 'unknown', text: `${said}, and ${seen}: ${result.why}.`, mark };
  return {
    is: 'different',
    confidence: sureIf(isContradiction(facts, side)),
    text: `${said}, but ${seen}${result.why ? `: ${result.why}` : ''}.`,
    fix:
      result.right === null
        ? `Set the amount to ${result.why ? 'one that the token supports' : showWant(want)}.`
        : `Set the ${limits[quantity.bound]} to ${result.right} (${showWant(want)}${result.why ? `, ${result.why}` : ''}).`,
    mark,
  };
}

/** A step that revokes must match a revocation, and a step that approves must not. */
function compareRevocation(facts: Facts, { step, effects }: Match): Comparison[] {
  return effects.flatMap((effect): Comparison[] => {
    const isTakenBack = isRevocation(effect);
    if (step.revokes && isTakenBack) return [{ is: 'same', text: 'The call revokes the allowance.' }];
    if (step.revokes)
      return [
        {
          is: 'different',
          text: `The intent revokes an allowance, but the call grants one: ${describeEffect(facts, effect)}.`,
          fix: 'Set the amount to 0.',
          mark: { claim: 'gives', spans: spansOf(step.action), said: 'revoke the allowance' },
        },
      ];
    if (!isTakenBack || step.gives?.amount) return [];
    return [
      {
        is: 'different',
        text: `The intent grants an allowance, but the call revokes it: ${describeEffect(facts, effect)}.`,
        fix: 'Grant the allowance instead.',
        mark: { claim: 'gives', spans: spansOf(step.action), said: 'grant the allowance' },
      },
    ];
  });
}

/** Compares the threshold of owners; an owner added to a threshold of one can act alone. */
function compareThreshold(facts: Facts, { step, effects }: Match): Comparison[] {
  return effects.flatMap(({ threshold: seen, from }): Comparison[] => {
    const said = step.threshold?.value;
    if (seen === undefined) return [];
    const mark: Mark = {
      claim: 'threshold',
      spans: spansOf(step.threshold),
      ...(said !== undefined && { said: `${said}` }),
    };
    if (said === undefined) {
      const safe = from && facts.request.lookedUp.find({ kind: 'safe', address: from });
      const now = safe ? `, currently ${safe.threshold}${showLookUp(safe)}` : '';
      if (safe && BigInt(safe.threshold) === seen) return [{ is: 'same', text: `The threshold stays${now}.` }];
      return [
        {
          is: 'unknown',
          text: `The call sets the threshold to ${seen}${now}, but the intent does not state one.`,
          mark,
        },
      ];
    }
    if (BigInt(said) === seen) return [{ is: 'same', text: `The threshold is ${seen}.` }];
    const text = `The intent says a threshold of ${said}, but the call sets it to ${seen}.`;
    const isPlain = !isBesideDoubt(facts, spansOf(step.threshold)) && !hasDoubt(facts, 'amount');
    const confidence = sureIf(isPlain && !mayBeComputed(facts.intent.text, seen, 0));
    return [{ is: 'different', text, confidence, fix: `Set the threshold to ${said}.`, mark }];
  });
}

const addsWords = /\b(?:increas|rais|add|more|extra|additional|top|further|erhöh|aument|augment)/i;

/** `approve 100` sets an allowance; an addition to an existing one results in more than 100. */
function compareAdded(facts: Facts, { effects }: Match): Comparison[] {
  return effects.flatMap((effect): Comparison[] => {
    if (!addsToRight(facts, effect) || addsWords.test(facts.intent.text)) return [];
    const wanted = allowanceOf(facts, effect);
    const found = wanted && facts.request.lookedUp.find(wanted);
    if (found?.amount === '0') return [];
    const [right] = effect.gives;
    const had = found && right ? showQuantity(facts, { ...right, amount: BigInt(found.amount), bound: 'exact' }) : null;
    const text = had && found ? `${had}${showLookUp(found)}` : 'which is unknown';
    return [
      { is: 'unknown', text: `The call adds to what the spender may already take, ${text}.`, mark: { claim: 'gives' } },
    ];
  });
}

/** The chain settles the amount of a claim and the cost of a name; a setting moves nothing. */
const unnumbered: ReadonlySet<Action> = new Set(['claim', 'register', 'set']);

/** Whether the use of a right determines its amount, which another check compares. */
function isBoundedByUse(facts: Facts, step: Step, right: Effect): boolean {
  if (!rightKinds.has(right.kind)) return false;
  if (!step.gives) return true;
  const { pairs, preparing } = facts.alignment;
  if (preparing.some(({ effect }) => effect === right)) return true;
  return pairs.some(({ effect: use }) => {
    const isUse = !rightKinds.has(use.kind) && !!right.spender && isSpenderFor(facts, right.spender, use);
    return isUse && right.gives.every(({ asset }) => use.gives.some((given) => isSameAsset(given.asset, asset)));
  });
}

/** A single item and a whole collection need no amount; any other asset that moves without one may be too much. */
function findUnsaid(facts: Facts, { step, effects, gives, gets, isFolded }: Match): Comparison[] {
  // `approve USDC and supply 5 of it`: the amount of the approval follows from its use.
  const isBounded = effects.every((effect) => isBoundedByUse(facts, step, effect));
  if (unnumbered.has(step.action.value) || isFolded || isBounded || effects.every(flows)) return [];
  const moved = [...gives, ...gets].find(({ asset, amount }) =>
    asset.kind === 'nft' ? asset.id !== null && amount !== 1n : amount !== 0n,
  );
  if (!moved) return [];
  const text = `The intent states no amount, but the call moves ${showQuantity(facts, moved)}.`;
  return [{ is: 'unknown', text, mark: { claim: 'gives', asset: moved.asset } }];
}

function compareMatch(facts: Facts, match: Match): Comparison[] {
  const rights = [...compareRevocation(facts, match), ...compareThreshold(facts, match)];
  if (rights.length > 0) return rights;
  const named = sidesOf(facts, match).filter(({ want }) => want.amount);
  if (named.length === 0) return findUnsaid(facts, match);
  // The amount of a wrong token means nothing: `token_matching` reports the difference.
  const sides = named.filter(({ accepts }) => accepts !== 'no').map((side) => compare(facts, match, side));
  return [...sides, ...compareAdded(facts, match)];
}

export const amountMatching: Node = {
  id: 'intent_alignment.amount_matching',
  name: 'Amount',
  severity: 'critical',
  needs: ['steps', 'effects'],
  stops:
    'An amount other than the stated one, in base units: ten times too much, or with the decimals of another token.',
  rejectsOn:
    'An amount that is no number of the text and follows from none, while every number of the text has its place and no unread word stands beside the said amount.',
  letsThrough:
    'The same amount in any notation, amounts within "about", "at least" and "at most", and dollars at a given price.',
  skips: 'If the intent states no amount of what moves, or if decimals, a price or a balance are missing.',
  check(facts) {
    const comparisons = matchesOf(facts.alignment).flatMap((match) => about(match.effects, compareMatch(facts, match)));
    return settle(comparisons, 'No token that the intent states an amount of is moved.');
  },
};

import { rightKinds } from '../compare/spender.ts';
import type { Effect } from '../effects/effect.ts';
import type { Step } from '../reader/intent.ts';
import { changesAfter, changesBefore } from '../reader/languages/changed-amounts.ts';
import { currencies, currenciesBefore, currencyNames, smallUnits } from '../reader/languages/phrases/currencies.ts';
import { priceBehind } from '../reader/languages/phrases/derivations.ts';
import {
  addedAfter,
  addedBefore,
  filledAfter,
  filledBefore,
  keptBefore,
  nearAfter,
  nearBefore,
  reckonedAfter,
  reckonedBefore,
  restBehind,
  sharedAfter,
  sharedBefore,
  smallCounts,
} from '../reader/languages/phrases/other-amounts.ts';
import type { Mention, Span } from '../reader/mentions/piece.ts';
import type { Said } from '../reader/mentions/said.ts';
import type { Doubt } from '../reader/modality/doubt.ts';
import { saidPeriods } from '../terms/said-periods.ts';
import { isSameAmount } from './background-numbers.ts';
import { doubt, type Matching } from './matching.ts';

/** The maximum distance between an amount and a word that changes it. */
const BESIDE = 48;

/** Words right next to an amount that change it: the matcher neither calculates nor looks up rates. */
export function findChangedAmounts(matching: Matching, steps: readonly Step[]): Doubt[] {
  const used = [
    ...matching.amounts.map(({ said }) => said.mention.amount),
    ...steps.flatMap(({ gives, gets }) => [gives?.amount, gets?.amount]),
  ].flatMap((amount) => amount ?? []);
  const isUsed = ({ start, end }: Said) => used.some((amount) => start <= amount.start && amount.end <= end);
  // An amount that is named twice may be changed in either place.
  return matching.text.said
    .filter((said) => isUsed(said) || used.some(({ value }) => isSameAmount(value, said.mention.amount?.value)))
    .flatMap((said) => [
      ...(isUsed(said) ? unitDoubts(matching, said) : []),
      ...besideDoubts(matching, said),
      ...otherDoubts(matching, said),
    ]);
}

/** The maximum distance from an amount to an address between it and the words that change it. */
const AROUND = 150;

/**
 * The action decides which words mean another amount: an allowance may be raised to 500 USDC, a balance is not sent.
 */
const others: readonly {
  readonly before?: RegExp;
  readonly after?: RegExp;
  readonly behind?: RegExp;
  isOf(targets: readonly Effect[]): boolean;
}[] = [
  { before: keptBefore, behind: restBehind, isOf: () => true },
  {
    before: filledBefore,
    after: filledAfter,
    isOf: (targets) => targets.some(({ kind }) => !rightKinds.has(kind)),
  },
  { before: nearBefore, after: nearAfter, isOf: (targets) => targets.every(({ kind }) => kind === 'send') },
  { before: reckonedBefore, after: reckonedAfter, isOf: () => true },
  {
    before: sharedBefore,
    after: sharedAfter,
    isOf: ([only, ...more]) => only?.kind === 'send' && more.length === 0,
  },
  {
    before: addedBefore,
    after: addedAfter,
    isOf: (targets) => targets.some(({ kind, detail }) => kind === 'approve' && !detail?.startsWith('on top')),
  },
];

/** `leave 100 USDC and send the rest`, `top 0x… up to 100 USDC`: the words name one amount and mean another. */
function otherDoubts({ text, targets }: Matching, { mention, start }: Said): Doubt[] {
  const words = text.text;
  const starts = [start, mention.amount?.start ?? start];
  const ends = [mention.end, assetBehind(text.pieces, mention.end) ?? mention.end];
  const isFound = ({ before, after, behind }: (typeof others)[number]): boolean =>
    (starts.some((at) => before?.test(words.slice(Math.max(0, at - AROUND), at))) &&
      (!behind || behind.test(words.slice(mention.end, mention.end + AROUND)))) ||
    ends.some((at) => after?.test(words.slice(at, at + AROUND)));
  const isOther = others.some((each) => each.isOf(targets) && isFound(each));
  return isOther ? [doubt(text, 'amount', mention, 'is not how much is meant to move')] : [];
}

const spanOf = (start: number, found: RegExpExecArray): Span => ({
  start: start + found.index,
  end: start + found.index + found[0].length,
});

function changeBefore(words: string, start: number): Span | null {
  const from = Math.max(0, start - BESIDE);
  const found = changesBefore.exec(words.slice(from, start));
  return found && spanOf(from, found);
}

function changeAfter(words: string, end: number): Span | null {
  const found = changesAfter.exec(words.slice(end, end + BESIDE));
  return found && spanOf(end, found);
}

function firstOf(places: Iterable<number>, find: (place: number) => Span | null): Span | null {
  for (const place of places) {
    const found = find(place);
    if (found) return found;
  }
  return null;
}

function besideDoubts({ text, targets, derivedFrom }: Matching, { at, mention }: Said): Doubt[] {
  const words = text.text;
  // A bound may stand between: `up to half of 100`.
  const starts = new Set([mention.start, mention.amount?.start ?? mention.start]);
  const ends = [mention.end, assetBehind(text.pieces, mention.end)].filter((end) => end !== null);
  const changed =
    firstOf(starts, (start) => changeBefore(words, start)) ?? firstOf(ends, (end) => changeAfter(words, end));
  const perOne = derivedFrom.has(at) ? (priceBehind.exec(words.slice(mention.end))?.[0].length ?? 0) : 0;
  if (!changed || (changed.start >= mention.end && changed.end <= mention.end + perOne)) return [];
  // A period is a term of its own, which another check compares.
  const hasPeriod = targets.some(({ terms }) => terms?.some(({ is }) => is === 'period' || is === 'rate'));
  if (hasPeriod && saidPeriods(words).some((each) => each.start < changed.end && changed.start < each.end)) return [];
  return [doubt(text, 'amount', changed, 'changes the amount, but the result was not computed')];
}

/** The end of the asset directly after a bare number. */
const assetBehind = (pieces: Matching['text']['pieces'], end: number): number | null =>
  pieces.find((piece) => piece.is === 'mention' && piece.asset && piece.start >= end && piece.start - end <= 2)?.end ??
  null;

/** `12만 원어치 USDT`, `€50 in USDC`: the number counts something other than the token. */
function unitDoubts({ text, facts }: Matching, { mention }: Said): Doubt[] {
  const { amount, asset } = mention;
  if (!amount) return [];
  const behind = text.text.slice(amount.end, asset && asset.start >= amount.end ? asset.start : amount.end + BESIDE);
  const currency =
    currencies.exec(behind) ?? smallCounts.exec(text.text.slice(amount.end, amount.end + BESIDE)) ?? null;
  const before = currenciesBefore.exec(text.text.slice(Math.max(0, amount.start - 6), amount.start));
  const beside = currency
    ? spanOf(amount.end, currency)
    : before
      ? spanOf(Math.max(0, amount.start - 6), before)
      : null;
  const heading = smallUnits.exec(text.text);
  const span = beside ?? currencyIn(text, mention, facts.intent.language) ?? (heading ? spanOf(0, heading) : null);
  if (span)
    return [doubt(text, 'amount', span, 'is a currency that is not a token, and what it buys was not computed')];
  // An unknown word after a bare number is its unit.
  const unit = asset ? null : text.pieces.find((piece) => piece.start >= amount.end && piece.start - amount.end <= 1);
  const isUnknown = unit?.is === 'word' && /^[^\S\n]?\p{L}/u.test(text.text.slice(amount.end, unit.end));
  return isUnknown ? [doubt(text, 'amount', unit, 'is an unknown unit')] : [];
}

/**
 * `twenty cents in USDC` would be read as dollars; `quatre cents` are four hundred in French; `dong` is a form of
 * address in Indonesian.
 */
const ownUnits = /(?<!\p{L})(?:cents|dong)(?!\p{L})/giu;

/**
 * `2 juta, rupiah maksudnya, tapi bentuknya USDT`: for a bare number in its whole sentence, for an amount with its
 * token in its clause.
 */
function currencyIn(
  { text, modality, pieces, sentenceOf }: Matching['text'],
  { amount, asset, start, end }: Mention,
  language: string,
): Span | null {
  const isWhole = amount && asset && asset.start - amount.end <= 2 && amount.start - asset.end <= 2;
  const sentence = sentenceOf[pieces.findIndex((piece) => piece.start === start)];
  const inSentence = pieces.filter((_, at) => sentenceOf[at] === sentence);
  const clause = modality.clauses.find((each) => each.start <= start && end <= each.end);
  const [from, to] = isWhole
    ? [clause?.start ?? start, clause?.end ?? end]
    : [inSentence[0]?.start ?? start, inSentence.at(-1)?.end ?? end];
  const rest = text.slice(from, to).replace(ownUnits, (word, at: number) => {
    const isOwn = amount?.value.kind === 'usd' && start <= from + at && from + at < end;
    const isNoUnit = language === (/^d/i.test(word) ? 'id' : 'fr');
    return isOwn || isNoUnit ? ' '.repeat(word.length) : word;
  });
  const found = currencyNames.exec(rest);
  return found ? spanOf(from, found) : null;
}

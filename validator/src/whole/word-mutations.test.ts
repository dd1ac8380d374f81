import { describe, expect, it } from 'vitest';
import type { Slot } from '../reader/intent.ts';
import { gatherFacts, open } from '../validate.ts';
import { type Case, isApproved, rightCases } from './right-cases.fixture.ts';
import { testDeps } from './validate.fixture.ts';
import { changingWords } from './word-mutations.fixture.ts';

interface Counted extends Case {
  readonly text: string;
  readonly amount: Slot<unknown>;
  readonly asset: Slot<unknown>;
}

/** The number of sentences per phrase; `WORD_MUTANTS=all` takes every one. */
const MOST_EACH = process.env.WORD_MUTANTS === 'all' ? Number.POSITIVE_INFINITY : 2;
const MIN_PHRASES = 15;

const languageOf = ({ language }: Case): string => language.split('-')[0] ?? '';

/** A request of one step that names its amount once, followed by the asset. */
function countedIn(own: Case): Counted[] {
  const text = own.request.human_intent;
  const { steps } = gatherFacts(open(own.request, testDeps), testDeps).intent;
  const { amount, asset } = steps[0]?.gives ?? {};
  if (steps.length !== 1 || !amount || !asset || amount.value.kind !== 'number') return [];
  const said = text.slice(amount.start, amount.end);
  const isBeside = asset.start >= amount.end && asset.start - amount.end <= 3;
  const isOnce = text.split(said).length === 2 && !text.includes('\n');
  return isBeside && isOnce ? [{ ...own, text, amount, asset }] : [];
}

/** Every text in which words of a language change the named amount. */
function* changesOf({ text, amount, asset, ...own }: Counted): Generator<readonly [phrase: string, text: string]> {
  const words = changingWords[languageOf(own)];
  const each = (phrases: string | undefined) => phrases?.split('|') ?? [];
  for (const phrase of each(words?.before))
    yield [phrase, text.slice(0, amount.start) + phrase + text.slice(amount.start)];
  for (const phrase of each(words?.after)) yield [phrase, text.slice(0, asset.end) + phrase + text.slice(asset.end)];
  for (const phrase of each(words?.last)) yield [phrase, `${text.replace(/[\s.。।]*$/, '.')}${phrase}`];
  for (const phrase of each(words?.worth)) yield [phrase, text.slice(0, amount.end) + phrase + text.slice(asset.start)];
}

describe('words that change an amount', async () => {
  const counted = rightCases().flatMap(countedIn);
  const byLanguage = Map.groupBy(counted, languageOf);

  it.each(Object.keys(changingWords))('are never overlooked: %s', async (language) => {
    const approved: Counted[] = [];
    for (const own of byLanguage.get(language) ?? []) {
      if (approved.length < MOST_EACH && (await isApproved(own.request))) approved.push(own);
    }
    expect(approved.length).toBeGreaterThan(0);
    const survivors: string[] = [];
    let tried = 0;
    for (const own of approved) {
      for (const [phrase, text] of changesOf(own)) {
        tried++;
        if (await isApproved({ ...own.request, human_intent: text })) survivors.push(`${own.id} |${phrase}| ${text}`);
      }
    }
    expect(tried).toBeGreaterThan(MIN_PHRASES);
    expect(survivors).toEqual([]);
  });
});

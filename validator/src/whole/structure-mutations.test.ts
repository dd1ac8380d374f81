import { describe, expect, it } from 'vitest';
import type { Span } from '../reader/text/span.ts';
import { gatherFacts, open } from '../validate.ts';
import { type Case, isApproved, rightCases } from './right-cases.fixture.ts';
import { testDeps } from './validate.fixture.ts';

/** The number of requests per change; `STRUCTURE_MUTANTS=all` takes every one. */
const MOST_EACH = process.env.STRUCTURE_MUTANTS === 'all' ? Number.POSITIVE_INFINITY : 12;
const LEAST_EACH = 10;
/**
 * Still approved. r7c-046 names the coins of its trade, and again those of its limit and its approval: if the first two
 * are right, an exchange of the others is overlooked. r6c-019 ends with `nada de ilimitado`: an address after it counts
 * as denied.
 */
const known: ReadonlySet<string> = new Set(['r7c-046', 'r6c-019']);
const STRANGER = '0x9B3eF2c58D6a74E1f0b2C3D4e5F60718293a4B5C';

const textOf = ({ request }: Case): string => request.human_intent;

function exchange(text: string, one: Span, other: Span): string {
  const [first, second] = one.start < other.start ? [one, other] : [other, one];
  const cut = ({ start, end }: Span) => text.slice(start, end);
  return (
    text.slice(0, first.start) + cut(second) + text.slice(first.end, second.start) + cut(first) + text.slice(second.end)
  );
}

/** The text with the first two different spans exchanged. */
function exchangeFirst(text: string, spans: readonly Span[]): string | null {
  const words = ({ start, end }: Span) => text.slice(start, end).toLowerCase();
  const [one] = spans;
  const other = one && spans.find((each) => words(each) !== words(one));
  return one && other ? exchange(text, one, other) : null;
}

/** Amounts in digits whose asset the words name. */
function wantsOf(own: Case) {
  const { steps } = gatherFacts(open(own.request, testDeps), testDeps).intent;
  return steps
    .flatMap(({ gives, gets }) => [gives, gets])
    .flatMap((want) =>
      want?.amount && want.asset?.value.kind === 'symbol' ? [{ amount: want.amount, asset: want.asset }] : [],
    )
    .filter(({ amount }) => /^\d/.test(textOf(own).slice(amount.start, amount.end)));
}

/** Every change makes another request from the same words; null if a request has nothing to change. */
const changes: Readonly<Record<string, (own: Case) => string | null>> = {
  'two addresses': (own) => {
    const spans = [...textOf(own).matchAll(/0x[0-9a-f]{40}(?![0-9a-f])/gi)].map(({ index }) => ({
      start: index,
      end: index + 42,
    }));
    return exchangeFirst(textOf(own), spans);
  },
  'two amounts': (own) =>
    exchangeFirst(
      textOf(own),
      wantsOf(own).map(({ amount }) => amount),
    ),
  'two assets': (own) =>
    exchangeFirst(
      textOf(own),
      wantsOf(own).map(({ asset }) => asset),
    ),
  'an address more': (own) => `${textOf(own)} ${STRANGER}`,
};

describe('words with two values exchanged, or with one added', () => {
  const cases = rightCases();

  it.each(Object.keys(changes))('are never approved: %s', async (name) => {
    const survivors: string[] = [];
    let tried = 0;
    for (const own of cases) {
      if (tried >= MOST_EACH) break;
      const text = changes[name]?.(own);
      if (!text || !(await isApproved(own.request))) continue;
      tried++;
      if (!known.has(own.id) && (await isApproved({ ...own.request, human_intent: text })))
        survivors.push(`${own.id} ${text}`);
    }
    expect(tried).toBeGreaterThanOrEqual(LEAST_EACH);
    expect(survivors).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { latinLanguages, scriptLanguages } from './index.ts';
import type { Language } from './language.ts';
import type { Meaning } from './meaning.ts';
import type { PhraseBook } from './phrase-book.ts';

const languages = [...latinLanguages, ...scriptLanguages.map(([, language]) => language)];

function* meaningsOf(book: PhraseBook<Meaning>): Generator<Meaning> {
  if (book.value !== null) yield book.value;
  for (const next of book.next?.values() ?? []) yield* meaningsOf(next);
}

/** `verb send`, `bound min`, `time 60`: all kinds that a language has words for. */
function kindsOf({ book }: Language): Set<string> {
  const kinds = new Set<string>();
  for (const { is, ...rest } of meaningsOf(book)) {
    const [first, second] = Object.values(rest);
    kinds.add(is === 'part' ? `part ${first}/${second}` : `${is} ${first ?? ''}`.trim());
  }
  return kinds;
}

const needed: Readonly<Record<string, string>> = {
  verb:
    'send pay give split swap convert buy spend put approve allow revoke operator permit wrap unwrap supply lend withdraw take borrow ' +
    'repay stake unstake claim bridge own disown delegate undelegate upgrade register vote migrate cancel deploy add remove set change',
  noun: 'allowance operator owner liquidity debt order votes record rewards nft token',
  role: 'to for from on using with of as behalf receive recipient spender sender between worth per amount',
  bound: 'min max about exact',
  join: 'and or next but',
  cue: 'not else only each condition schedule reason told asks before',
  topic: 'slippage deadline gas gas-price gas-cost fee pool output input price',
  unit: 'wei gwei usd cent percent bps',
  time: '1 60 3600 86400 604800 2592000 31536000',
  scale: '1000 1000000 1000000000',
  count: '2 3 5 10 50',
  part: '1/2 1/3 1/4 1/1',
};

/** What a language expresses with words of another row, with the reason. */
const exceptions: Readonly<Record<string, readonly string[]>> = {
  // `migrate` means bridging until its object is known, and a delegation is revoked with the verbs for rights.
  en: ['verb undelegate', 'verb migrate'],
  // `दो` is far more often `give` than the number two.
  hi: ['count 2'],
};

describe('every language has words for what a wallet needs', () => {
  it.each(languages.map((language) => [language.code, language] as const))('%s', (code, language) => {
    const kinds = kindsOf(language);
    const missing = Object.entries(needed)
      .flatMap(([is, values]) => values.split(' ').map((value) => `${is} ${value}`))
      .filter((kind) => !kinds.has(kind));
    expect(missing).toEqual(exceptions[code] ?? []);
    for (const is of ['unlimited', 'self', 'pronoun', 'point', 'filler', 'article false'])
      expect([is, kinds.has(is)]).toEqual([is, true]);
    for (const symbol of ['ETH', 'BTC', 'USDT']) expect([symbol, kinds.has(`asset ${symbol}`)]).toEqual([symbol, true]);
  });

  it('counts in the scales of its region', () => {
    const scalesOf = (code: string, ...scales: readonly number[]) => {
      const language = languages.find((known) => known.code === code);
      const kinds = language ? kindsOf(language) : new Set();
      return scales.filter((scale) => kinds.has(`scale ${scale}`));
    };
    for (const code of ['zh', 'ja', 'ko']) expect(scalesOf(code, 10_000, 100_000_000)).toEqual([10_000, 100_000_000]);
    for (const code of ['hi', 'ur', 'bn']) expect(scalesOf(code, 100_000, 10_000_000)).toEqual([100_000, 10_000_000]);
  });
});

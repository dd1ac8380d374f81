import { describe, expect, it } from 'vitest';
import { erc20Transfer, friend, request, usdc } from '../checks/calldata.fixture.ts';
import { latinLanguages, scriptLanguages } from '../reader/languages/index.ts';
import type { Meaning } from '../reader/languages/meaning.ts';
import type { PhraseBook } from '../reader/languages/phrase-book.ts';
import { isApprovedInTest } from './validate.fixture.ts';

const paid = (units: bigint) => erc20Transfer(usdc, friend, units * 1_000_000n);
const isApproved = (words: string, units = 900n) => isApprovedInTest(request(words, paid(units)));

const languages = [...latinLanguages, ...scriptLanguages.map(([, language]) => language)];

/** Every phrase of a language for a fraction. */
function* partsIn(book: PhraseBook<Meaning>, before: readonly string[] = []): Generator<string> {
  const { value } = book;
  if (value?.is === 'part' && value.numerator < value.denominator) yield before.join(' ');
  for (const [word, next] of book.next ?? []) yield* partsIn(next, [...before, word]);
}

const ofMany = String.raw`(?: of| de| del| do| da| du| dos| des| von| dari)(?: \p{L}+){0,2}$`;
/** Those that occur alone: `half`, and not `half of`; a quarter without an article is one of a year. */
/** Without another word of the language these are read as something else: `give`, a name. */
const notReadAlone: ReadonlySet<string> = new Set(['दो तिहाई', 'دو تہايی', '사분의 삼']);
const wholePartsOf = (book: PhraseBook<Meaning>) =>
  [...partsIn(book)].filter(
    (phrase) => !new RegExp(ofMany, 'u').test(phrase) && phrase !== 'quarter' && !notReadAlone.has(phrase),
  );

describe('a fraction next to a stated amount', () => {
  it.each(languages.map((language) => [language.code, language] as const))(
    'is never passed over where it stands behind the instruction: %s',
    async (_code, { book }) => {
      const passed: string[] = [];
      for (const [index, part] of wholePartsOf(book).entries()) {
        const words = index % 2 === 0 ? `Send 900 USDC to ${friend}. ${part}.` : `Send 900 USDC to ${friend}\n${part}`;
        if (await isApproved(words)) passed.push(part);
      }
      expect(passed).toEqual([]);
    },
  );

  // The words after the fraction are in no list.
  it.each([
    `there is 900 USDC left, move half to my cousin ${friend}`,
    `there is 900 USDC left, move half to my blorft ${friend}`,
    `900 USDC arrived, pay ${friend} half of the blorft`,
    `Quedan 900 USDC, manda la mitad a mi primo ${friend}`,
    `es sind noch 900 USDC da, schick die Hälfte an meinen Cousin ${friend}`,
    `il reste 900 USDC, envoie la moitié à mon cousin ${friend}`,
    `900 USDC 남았어. 절반을 사촌 ${friend} 에게 보내줘`,
    `还剩 900 USDC，一半转给我表弟 ${friend}`,
    `900 USDC 残ってる。半分を従兄弟の ${friend} に送って`,
    `Send 900 USDC to ${friend}. Half is enough.`,
    `Send 900 USDC to ${friend}. Blorft a third.`,
    `Send 900 USDC to ${friend}. Half the sum suffices.`,
    `Send 900 USDC to ${friend}. Con una cuarta parte basta.`,
    `Send 900 USDC to ${friend}. Don't let it lapse. A quarter of that is enough.`,
    `Send 0.5 USDC to ${friend}. Half of that will do.`,
    `User: Send 900 USDC to ${friend}\nAssistant: I'll do half of it now.`,
  ])('is never passed over in %s', async (words) => {
    expect(await isApproved(words)).toBe(false);
  });

  it.each<[string, bigint]>([
    [`Send half of my 900 USDC to ${friend}`, 450n],
    [`Send half of my 900 USDC to ${friend}, the other half stays`, 450n],
    [`Send 900 USDC to ${friend}, that's my half of the concert tickets`, 900n],
    [`Send ${friend} 900 USDC for half of the rent`, 900n],
    [`Before quarter end, send 900 USDC to ${friend}`, 900n],
  ])('says no less in %s', async (words, units) => {
    expect(await isApproved(words, units)).toBe(true);
  });
});

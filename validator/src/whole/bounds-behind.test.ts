import { describe, expect, it } from 'vitest';
import {
  dai,
  dollars,
  erc20Transfer,
  ether,
  friend,
  owner,
  request,
  units,
  usdc,
  v3ExactInputSingle,
  weth,
} from '../checks/calldata.fixture.ts';
import type { Language } from '../reader/languages/language.ts';
import { allLanguages, phrasesOf, spread } from '../reader/languages/phrases-of.fixture.ts';
import { isApprovedInTest } from './validate.fixture.ts';

/** The words of the order before and after the amount. */
const orders: Readonly<Record<string, readonly [before: string, behind: string]>> = {
  en: [`Send `, ` to ${friend}`],
  es: [`Envía `, ` a ${friend}`],
  pt: [`Envie `, ` para ${friend}`],
  fr: [`Envoie `, ` à ${friend}`],
  de: [`Sende `, ` an ${friend}`],
  id: [`Kirim `, ` ke ${friend}`],
  tr: [`${friend} adresine `, ` gönder`],
  ja: [`${friend} に `, ` を送って`],
  ko: [`${friend} 주소로 `, ` 보내줘`],
  zh: [`向 ${friend} 转账 `, ``],
  hi: [`${friend} को `, ` भेजो`],
  bn: [`${friend} ঠিকানায় `, ` পাঠাও`],
  ur: [`${friend} کو `, ` بھیجو`],
  ar: [`أرسل `, ` إلى ${friend}`],
  ru: [`Отправь `, ` на ${friend}`],
};

type Place = (order: readonly [string, string], bound: string) => string;
const said = '500 USDC';

const places: Readonly<Record<string, Place>> = {
  'beside the amount': ([before, behind], bound) => `${before}${said} ${bound}${behind}`,
  'on the next line': ([before, behind], bound) => `${before}${said}\n${bound}${behind}`,
  'behind a comma': ([before, behind], bound) => `${before}${said}, ${bound}${behind}`,
  'on a line of its own': ([before, behind], bound) => `${before}${said}${behind}\n${bound}`,
  'behind a full stop': ([before, behind], bound) => `${before}${said}${behind}. ${bound}.`,
  'at the end': ([before, behind], bound) => `${before}${said}${behind} ${bound}`,
  'before the amount': ([before, behind], bound) => `${before}${bound} ${said}${behind}`,
  'on the line before': ([before, behind], bound) => `${bound}\n${before}${said}${behind}`,
};

const MOST_PHRASES = 100;
/** The number of places per phrase; consecutive phrases cover all places. */
const MOST_PLACES = 2;

/** Lower bounds as people can write them: no endings, no signs. */
const lowest = ({ book }: Language): readonly string[] =>
  spread(
    phrasesOf(book).flatMap(([phrase, meaning]) =>
      meaning.is === 'bound' && meaning.bound === 'min' && /^[\p{L}\p{M} ]+$/u.test(phrase) ? [phrase] : [],
    ),
    MOST_PHRASES,
  );

const pay = (words: string, amount: number) => request(words, erc20Transfer(usdc, friend, dollars(amount)));

describe('a lower bound allows no payment above the number, at any place', () => {
  it.each(allLanguages.map((language) => [language.code, language] as const))('%s', async (code, language) => {
    const order = orders[code];
    if (!order) throw new Error(`no order in ${code}`);
    expect(await isApprovedInTest(pay(`${order[0]}${said}${order[1]}`, 500))).toBe(true);
    const passed: string[] = [];
    const all = Object.entries(places);
    for (const [index, bound] of lowest(language).entries()) {
      for (let turn = 0; turn < MOST_PLACES; turn++) {
        const [place = '', words] = all[(index * MOST_PLACES + turn) % all.length] ?? [];
        const amount = index % 4 === 3 ? 505 : 1000;
        if (words && (await isApprovedInTest(pay(words(order, bound), amount)))) passed.push(`${place}: ${bound}`);
      }
    }
    expect(passed).toEqual([]);
  });

  it.each(Object.keys(orders))('or before another amount: %s', async (code) => {
    const [before, behind] = orders[code] ?? ['', ''];
    const language = allLanguages.find((each) => each.code === code);
    const passed: string[] = [];
    for (const bound of language ? spread(lowest(language), 12) : []) {
      const transactions = [erc20Transfer(usdc, friend, dollars(1000)), erc20Transfer(dai, friend, units(20, 18))];
      const human_intent = `${before}${said} ${bound} 20 DAI${behind}`;
      const proposed_tx = { chain_id: 1, from: owner, transactions };
      if (await isApprovedInTest({ human_intent, proposed_tx })) passed.push(bound);
    }
    expect(passed).toEqual([]);
  });

  it.each(['at least 500 USDC', '500 USDC or more', '500 USDC minimum'])(
    'but allows the number itself: %s',
    async (amount) => {
      expect(await isApprovedInTest(pay(`Send ${amount} to ${friend}`, 500))).toBe(true);
    },
  );
});

describe('an upper bound is not a minimum of the received amount', () => {
  const sale = v3ExactInputSingle({ tokenIn: weth, tokenOut: usdc, amountIn: ether(1), minOut: dollars(1400) });
  const highest = spread(
    phrasesOf(allLanguages[0]?.book ?? { next: null, value: null }).flatMap(([phrase, meaning]) =>
      meaning.is === 'bound' && meaning.bound === 'max' ? [phrase] : [],
    ),
    40,
  );

  it.each([
    ['before it', (bound: string) => `Swap 1 WETH for ${bound} 3,000 USDC on Uniswap`],
    ['after it', (bound: string) => `Swap 1 WETH for 3,000 USDC ${bound} on Uniswap`],
    ['on the next line', (bound: string) => `Swap 1 WETH on Uniswap for 3,000 USDC\n${bound}`],
    ['about something else', (bound: string) => `Swap 1 WETH on Uniswap for 3,000 USDC ${bound} speed`],
  ])('%s', async (_, words) => {
    const passed: string[] = [];
    for (const bound of highest) if (await isApprovedInTest(request(words(bound), sale))) passed.push(bound);
    expect(passed).toEqual([]);
  });
});

describe('a bound after an amount does not apply to the words after it', () => {
  const sale = (minOut: number) =>
    request('', v3ExactInputSingle({ tokenIn: weth, tokenOut: usdc, amountIn: ether(1), minOut: dollars(minOut) }));
  const isApproved = (human_intent: string, minOut: number) => isApprovedInTest({ ...sale(minOut), human_intent });

  it.each(['3,000 USDC minimum fuss please', '3,000 USDC at least today'])('%s', async (amount) => {
    const words = `On Uniswap, swap 1 WETH for ${amount}`;
    expect(await isApproved(words, 1500)).toBe(false);
    expect(await isApproved(words, 3000)).toBe(true);
  });

  it('or to the line before, and the owner is asked', async () => {
    for (const minOut of [1500, 3000])
      expect(await isApproved('On Uniswap, swap 1 WETH for 3,000 USDC\nminimum', minOut)).toBe(false);
  });
});

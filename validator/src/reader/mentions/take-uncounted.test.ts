import { describe, expect, it } from 'vitest';
import { testVocabulary } from '../intent.fixture.ts';
import { detectLanguage } from '../languages/detect-language.ts';
import { lex } from '../text/lex.ts';
import { findAtoms } from './atoms.ts';
import { showAmounts } from './found-words.fixture.ts';
import { uncounted } from './take-uncounted.ts';

const { symbolOf, names } = testVocabulary;

function atomsOf(text: string) {
  const language = detectLanguage(text);
  const { writesDecimalComma, cut, endings } = language;
  const isWhole = (key: string) => symbolOf(key) !== null || names.next?.get(key)?.value != null;
  return findAtoms(lex(text, { isWhole, writesDecimalComma, cut, endings }).tokens, language, testVocabulary);
}

describe('numbers that count nothing', () => {
  it.each(uncounted.map(({ example, find }) => [example, find] as const))('%s', (example, find) => {
    const atoms = atomsOf(example);
    expect(atoms.some((_, at) => find(atoms, at) !== null)).toBe(true);
  });

  it.each([
    ['recebido às 05h58: manda 5 USDC pro bob.eth', 'pt: send 5 USDC'],
    ['5 USDC को DAI में swap कर दो', 'hi: 5 USDC DAI swap'],
    ['PAY-55: send 5 USDC to bob.eth', 'en: send 5 USDC'],
    ['send 5 USDC to bob.eth for INV-2024-77', 'en: send 5 USDC'],
    ['Bitte am 16.11. 5 USDC an bob.eth senden', 'de: 5 USDC send'],
    ['Deposit 5 USDC into the vault of Block Analitica', 'en: supply 5 USDC'],
  ])('leaves out those of %s', (text, read) => expect(showAmounts(text)).toBe(read));

  it.each([
    ['send 2023 USDC to bob.eth', 'en: send 2023 USDC'],
    ['swap my DAI for 2024 USDC', 'en: swap DAI 2024 USDC'],
    ['send one USDC to bob.eth', 'en: send 1 USDC'],
    ['send a third of my USDC to bob.eth', 'en: send 1/3 USDC'],
    ['send a 402 USDC payment to bob.eth', 'en: send 402 USDC pay'],
    ['bob.eth को दो USDC भेजो', 'hi: 2 USDC send'],
    ['Überweise 16,11 USDC an bob.eth', 'de: send 16.11 USDC'],
    ['Sende 1.500. Danke', 'de: send 1500'],
  ])('counts those of %s', (text, read) => expect(showAmounts(text)).toBe(read));
});

describe('bounds and the words that reverse them', () => {
  it.each([
    ['Меньше 900 USDC не бери', 'ru: >=900 USDC'],
    ['Больше 900 USDC не плати', 'ru: <=900 USDC pay'],
    ['900 USDC से ज्यादा मत देना', 'hi: <=900 USDC give'],
    ['39,100 is the least I take for 2 WETH', 'en: >=39100 2 WETH'],
    ['sell over 5 WETH, not on Curve', 'en: swap >=5 WETH'],
    ['move 500 USDC to DAI', 'en: convert 500 USDC DAI'],
    ['move 500 USDC to bob.eth', 'en: send 500 USDC'],
  ])('%s', (text, read) => expect(showAmounts(text)).toBe(read));
});

describe('numbers with spaces, scales and halves', () => {
  it.each([
    ['send 1 500,50 USDC to bob.eth', 'en: send 1500.5 USDC'],
    ['send 12 000.75 USDC to bob.eth', 'en: send 12000.75 USDC'],
    ['send 2 thousand, 300 DAI', 'en: send 2000 300 DAI'],
    ['send 1 lakh 20 thousand USDC to bob.eth', 'en: send 120000 USDC'],
    ['send two USDC and a half to bob.eth', 'en: send 2.5 USDC'],
    ['send 2 USDC and half my DAI to bob.eth', 'en: send 2 USDC 1/2 DAI'],
    ['send 2 million 20 minutes from now', 'en: send 2000000'],
  ])('%s', (text, read) => expect(showAmounts(text)).toBe(read));
});

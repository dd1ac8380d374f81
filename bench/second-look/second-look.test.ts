import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { weigh } from '../../validator/src/reader/second-look/weigh.ts';
import { corpusHash } from './corpus.ts';
import { harmlessPictures, harmlessRemarks, harmlessWords } from './harmless.ts';
import { train } from './train.ts';

it.each(['second-look', 'harmless-remarks'])('%s was learned from the present texts', (name) => {
  const path = new URL(`../../validator/src/data/generated/${name}.json`, import.meta.url);
  const { learnedFrom } = JSON.parse(readFileSync(path, 'utf8')) as { learnedFrom: string };
  expect(learnedFrom, 'run npm run generate:second-look').toBe(corpusHash());
});

it('the learned weights separate unseen texts, and are the same each time', () => {
  const texts = ['pay', 'send', 'move', 'wire'].flatMap((verb) => [
    { text: `${verb} it now`, ask: false },
    { text: `maybe ${verb} it tomorrow`, ask: true },
  ]);
  const weights = train(texts);
  expect(weigh('maybe ship it tomorrow', weights).sum).toBeGreaterThan(0);
  expect(weigh('ship it now', weights).sum).toBeLessThan(0);
  expect(train(texts)).toEqual(weights);
});

it('a remark is harmless if several texts contain it next to an order, and not more texts without one', () => {
  const order = (text: string) => ({ text, is: 'order' as const });
  const none = (text: string) => ({ text, is: 'none' as const });
  const texts = [
    order('Hello there! Pay the bill. Cheers'),
    order('Hello there, pay the bill — cheers'),
    order('Hello there. Later. Pay the bill. Once only'),
    order('Later. Swap it 🎁. Cheers'),
    none('Later. I will pay the bill.'),
    none('Later.'),
    none('Later! 🚫'),
    none('Not now, later.'),
  ];
  expect(harmlessRemarks(texts)).toEqual(['cheers', 'hello there', 'pay the bill']);
  expect(harmlessWords(texts)).toEqual(['bill', 'cheers', 'hello', 'pay', 'the', 'there']);
  expect(harmlessPictures(texts)).toEqual(['🎁']);
});

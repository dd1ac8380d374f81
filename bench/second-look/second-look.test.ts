import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { weigh } from '../../validator/src/intent/second-look/weigh.ts';
import { corpusHash } from './corpus.ts';
import { train } from './train.ts';

it('the weights of the second look were learned from the texts that are here', () => {
  const path = new URL('../../validator/src/data/generated/second-look.json', import.meta.url);
  const { learnedFrom } = JSON.parse(readFileSync(path, 'utf8')) as { learnedFrom: string };
  expect(learnedFrom, 'run npm run generate:second-look').toBe(corpusHash());
});

it('what is learned tells texts apart that it has not seen, and is the same each time', () => {
  const texts = ['pay', 'send', 'move', 'wire'].flatMap((verb) => [
    { text: `${verb} it now`, ask: false },
    { text: `maybe ${verb} it tomorrow`, ask: true },
  ]);
  const weights = train(texts);
  expect(weigh('maybe ship it tomorrow', weights).sum).toBeGreaterThan(0);
  expect(weigh('ship it now', weights).sum).toBeLessThan(0);
  expect(train(texts)).toEqual(weights);
});

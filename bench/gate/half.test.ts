import { describe, expect, it } from 'vitest';
import { isHeldOut } from './half.ts';
import { heldOutSet } from './held-out/index.ts';
import { openSet } from './open/index.ts';
import { type PhraseSet, sentencesOf } from './phrases.ts';

const parts = Object.keys(openSet) as (keyof PhraseSet)[];
const phrasesOf = (set: PhraseSet, part: keyof PhraseSet) =>
  Object.keys(set[part]).flatMap((language) =>
    sentencesOf(set[part], language).map((phrase) => ({ language, phrase })),
  );

describe.each(parts)('phrases held out: %s', (part) => {
  it('are those that the draw selects', () => {
    const others = phrasesOf(heldOutSet, part).filter(({ language, phrase }) => !isHeldOut(language, phrase));
    expect(others).toEqual([]);
  });

  it('are not in the open set', () => {
    const open = new Set(phrasesOf(openSet, part).map(({ phrase }) => phrase));
    expect(phrasesOf(heldOutSet, part).filter(({ phrase }) => open.has(phrase))).toEqual([]);
  });
});

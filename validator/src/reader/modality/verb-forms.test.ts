import { describe, expect, it } from 'vitest';
import { arabic } from './cases/verb-forms/ar.ts';
import { bengali } from './cases/verb-forms/bn.ts';
import { hindi } from './cases/verb-forms/hi.ts';
import { japanese } from './cases/verb-forms/ja.ts';
import { korean } from './cases/verb-forms/ko.ts';
import { urdu } from './cases/verb-forms/ur.ts';
import type { VerbForms } from './cases/verb-forms/verb-forms.ts';
import { chinese } from './cases/verb-forms/zh.ts';
import { readModality } from './modality.ts';

const tables = { ar: arabic, bn: bengali, hi: hindi, ja: japanese, ko: korean, ur: urdu, zh: chinese };

/** The licences of the verbs in brackets. */
function read(marked: string): string[] {
  const parts = marked.split(/[⟦⟧]/);
  const lengthOf = (count: number): number => parts.slice(0, count).join('').length;
  const actions = parts.flatMap((_, index) =>
    index % 2 === 1 ? [{ start: lengthOf(index), end: lengthOf(index + 1) }] : [],
  );
  return readModality(parts.join(''), actions).licences.map(({ is }) => is);
}

/** The forms of every verb that has all their parts, in a sentence. */
const sentencesOf = ({ frame, verbs }: VerbForms, forms: string): string[] =>
  verbs.flatMap((verb) =>
    forms
      .split('|')
      .filter((form) => [...form.matchAll(/\{(\w+)\}/g)].every(([, part]) => verb[part ?? ''] !== undefined))
      .map((form) =>
        frame.replace(
          '…',
          form.replace(/\{(\w+)\}/g, (_, part: string) => `⟦${verb[part]}⟧`),
        ),
      ),
  );

describe.each(Object.entries(tables))('forms of verbs: %s', (_, table) => {
  it('are read as orders if they order', () => {
    expect(
      sentencesOf(table, table.ordered).filter((sentence) => read(sentence).some((is) => is !== 'ordered')),
    ).toEqual([]);
  });

  it('are not read as orders in narrative sentences', () => {
    const told = [...sentencesOf(table, table.told), ...table.others];
    expect(told.filter((sentence) => read(sentence).includes('ordered'))).toEqual([]);
  });
});

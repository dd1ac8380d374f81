import { describe, expect, it } from 'vitest';
import { paradigms } from '../modality/cases/forms/index.ts';
import type { Paradigm } from '../modality/cases/forms/paradigm.ts';
import { readModality } from '../modality/modality.ts';

/** The sentence of a form, and the place of its verb. */
function sentenceOf(
  form: string,
  { about, isVerbLast = false }: Paradigm,
): { text: string; start: number; end: number } {
  const marked = form.includes('*') ? form : form.replace(/^(…\s)?/u, '$1*');
  const whole = marked.includes('…')
    ? marked.replace('…', about)
    : isVerbLast
      ? `${about} ${marked}`
      : `${marked} ${about}`;
  const start = whole.indexOf('*');
  const text = whole.replace('*', '');
  // A verb of several words ends where the form does.
  const end = isVerbLast || !marked.includes('…') ? start + marked.length - marked.indexOf('*') - 1 : text.length;
  const word = /^[\p{L}’'-]+/u.exec(text.slice(start))?.[0] ?? '';
  return { text, start, end: isVerbLast ? end : start + word.length };
}

const isOrdered = (form: string, paradigm: Paradigm): boolean => {
  const { text, start, end } = sentenceOf(form, paradigm);
  return readModality(text, [{ start, end }]).licences[0]?.is === 'ordered';
};

describe.each(Object.entries(paradigms))('forms of verbs that instruct: %s', (_, paradigm) => {
  const split = (rows: readonly string[]): string[] => rows.flatMap((row) => row.split('|'));

  it('reads these as instructions', () => {
    expect(split(paradigm.ordered).filter((form) => !isOrdered(form, paradigm))).toEqual([]);
  });

  it('reads none of these as an instruction', () => {
    expect(split(paradigm.told).filter((form) => isOrdered(form, paradigm))).toEqual([]);
  });
});

import { arabic } from '../../languages/ar/instructing.ts';
import { bengali } from '../../languages/bn/instructing.ts';
import { hindi } from '../../languages/hi/instructing.ts';
import type { Forms, InstructingForms } from '../../languages/instructing-forms.ts';
import { japanese } from '../../languages/ja/instructing.ts';
import { korean } from '../../languages/ko/instructing.ts';
import { urdu } from '../../languages/ur/instructing.ts';
import { chinese } from '../../languages/zh/instructing.ts';
import type { VerbInPlace } from './verb-in-place.ts';

/** By the code of the language. In those that are missing, a verb instructs unless its form or a word ahead says otherwise. */
const languages: Readonly<Record<string, InstructingForms>> = {
  ar: arabic,
  bn: bengali,
  hi: hindi,
  ja: japanese,
  ko: korean,
  ur: urdu,
  zh: chinese,
};

const MAX_BEHIND = 40;
const MAX_SENTENCE = 160;
/** Letters that belong to the word: endings in scripts that part words by spaces. */
const ending = /^[\p{L}\p{M}]{0,12}/u;
const spaced: ReadonlySet<string> = new Set(['ar', 'bn', 'hi', 'ur']);

/**
 * Whether a verb stands in a form that instructs, in a language that has a list of them. `follows`: another verb ahead of it in its clause does.
 */
export function isInstructed(code: string, { heading, before, verb, behind }: VerbInPlace, follows: boolean): boolean {
  const listed = languages[code];
  if (!listed) return true;
  const { tells, orders, chains, heads, joins } = listed;
  const rest = spaced.has(code) ? (ending.exec(behind)?.[0] ?? '') : '';
  const after = behind.slice(rest.length);
  const ahead = `${before}⟦${verb}${rest}`;
  const near = after.slice(0, MAX_BEHIND);
  const fits = ({ found, grown }: Forms): boolean =>
    found?.test(`${ahead}⟧${near}`) === true || grown?.test(`${ahead}${near}`) === true;
  if (tells && fits(tells)) return false;
  if ((chains && follows) || fits(orders)) return true;
  if (heads?.[0].test(heading) && fits(heads[1])) return true;
  return joins !== undefined && fits(joins[0]) && joins[1].test(after.slice(0, MAX_SENTENCE));
}

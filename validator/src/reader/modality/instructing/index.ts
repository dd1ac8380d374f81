import { byLanguage } from '../../languages/index.ts';
import type { Forms } from '../../languages/instructing-forms.ts';
import type { VerbInPlace } from './verb-in-place.ts';

/** In languages without such forms, a verb instructs unless its form or a word ahead says otherwise. */
const formsInPlace = byLanguage(({ instructing }) => instructing.inPlace);

const MAX_BEHIND = 40;
const MAX_SENTENCE = 160;
/** Letters that belong to the word: endings in scripts that separate words by spaces. */
const ending = /^[\p{L}\p{M}]{0,12}/u;
const spaced: ReadonlySet<string> = new Set(['ar', 'bn', 'hi', 'ur']);

/**
 * Whether a verb has an instructing form, in a language that has a list of them. `follows`: another verb ahead of it in
 * its clause has one.
 */
export function isInstructed(code: string, { heading, before, verb, behind }: VerbInPlace, follows: boolean): boolean {
  const listed = formsInPlace[code];
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

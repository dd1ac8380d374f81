/** What opens a group of alternatives in a pattern, at the end of a line. */
const opens = /(?<!\\)\((?:\?(?:[:=!]|<[=!]))$/;

/** Puts lines together to one list, as `list` says. */
export function joinLines(text: string): string {
  let joined = '';
  for (const line of text.split('\n').map((row) => row.trim())) {
    if (line === '' || line.startsWith('//')) continue;
    joined += joined === '' || opens.test(joined) || line.startsWith(')') ? line : `|${line}`;
  }
  return joined;
}

/**
 * A list of phrases or of alternatives of a pattern, separated by `|`, written one a line. Between `(?:` at the end of a line and `)` at the
 * start of another stand the alternatives of a group. Backslashes are as in a literal pattern; a line that starts with `//` is a comment.
 */
export const list = (text: TemplateStringsArray, ...values: readonly string[]): string =>
  joinLines(String.raw({ raw: text.raw }, ...values));

/** Several lists as one. */
export const either = (...lists: readonly string[]): string => lists.join('|');

/** A phrase of each head with each tail. */
export const pairs = (heads: string, tails: string): string =>
  heads
    .split('|')
    .flatMap((head) => tails.split('|').map((tail) => `${head} ${tail}`))
    .join('|');

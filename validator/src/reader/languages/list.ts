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

/** Every phrase made of one word of each list: an array, or words with bars between them. */
export const cross = (...lists: readonly (string | readonly string[])[]): string =>
  lists
    .map((words) => (typeof words === 'string' ? words.split('|') : words))
    .reduce<readonly string[]>(
      (phrases, words) => phrases.flatMap((phrase) => words.map((word) => `${phrase} ${word}`.trim())),
      [''],
    )
    .join('|');

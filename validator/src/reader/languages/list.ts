/** A line end that opens a group of alternatives in a pattern. */
const opens = /(?<!\\)\((?:\?(?:[:=!]|<[=!]))$/;

/** Joins lines to one list, as `list` describes. */
export function joinLines(text: string): string {
  let joined = '';
  for (const line of text.split('\n').map((row) => row.trim())) {
    if (line === '' || line.startsWith('//')) continue;
    joined += joined === '' || opens.test(joined) || line.startsWith(')') ? line : `|${line}`;
  }
  return joined;
}

/**
 * A list of phrases or of alternatives of a pattern, separated by `|`, with one on each line. The alternatives of a
 * group are between `(?:` at the end of a line and `)` at the start of another. Backslashes are as in a literal
 * pattern; a line that starts with `//` is a comment.
 */
export const list = (text: TemplateStringsArray, ...values: readonly string[]): string =>
  joinLines(String.raw({ raw: text.raw }, ...values));

/** Joins several lists. */
export const either = (...lists: readonly string[]): string => lists.join('|');

/** Every phrase of one word from each list: an array, or words separated by bars. */
export const cross = (...lists: readonly (string | readonly string[])[]): string =>
  lists
    .map((words) => (typeof words === 'string' ? words.split('|') : words))
    .reduce<readonly string[]>(
      (phrases, words) => phrases.flatMap((phrase) => words.map((word) => `${phrase} ${word}`.trim())),
      [''],
    )
    .join('|');

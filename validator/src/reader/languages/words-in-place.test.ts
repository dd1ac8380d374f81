import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const isOfTests = (file: string): boolean => /\.(?:test|cases|fixture)\.ts$|\/cases\//.test(file);

/** Code outside this folder that still contains letters of other scripts. Only remove entries. */
const withForeignLetters: readonly string[] = [];

/** Code with a list of words that is not yet written one word on each line. */
const withLongLists: readonly string[] = [
  'checks/intent-alignment/deadline-consistency.ts',
  'checks/legal-compliance/leaves-room.ts',
  'protocols/descriptors/plan-format.ts',
  'reader/mentions/limits/read-deadline.ts',
  'reader/mentions/misspelt-verbs.ts',
  'reader/mentions/name-lists.ts',
  'reader/mentions/read-tables.ts',
];

const foreign = /(?!\p{Script=Latin}|\p{Script=Common}|\p{Script=Inherited})\p{L}/u;

const MAX_LENGTH = 160;
const MIN_ALTERNATIVES = 6;
/** Twenty words in a row without punctuation, which is not a sentence. */
const wordsInRow = /(?:[\p{L}\p{M}’-]+ ){19}[\p{L}\p{M}’-]+/u;
/** A long line that is a list of words: neither a sentence nor the signature of a function. */
const isLongList = (line: string): boolean =>
  [...line].length > MAX_LENGTH && (line.split('|').length > MIN_ALTERNATIVES || wordsInRow.test(line));

/** Lines of code by file, with blanks for comments. */
const files: readonly (readonly [file: string, lines: readonly string[]])[] = globSync('**/*.ts', { cwd: root })
  .sort()
  .map((file) => {
    const text = readFileSync(`${root}${file}`, 'utf8');
    const code = text
      .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ''))
      .replace(/(^|\s)\/\/.*$/gm, '');
    return [file, code.split('\n')] as const;
  });

const filesWith = (has: (line: string) => boolean, isLookedAt: (file: string) => boolean): readonly string[] =>
  files.flatMap(([file, lines]) => (isLookedAt(file) && lines.some(has) ? [file] : []));

describe('words are in the folder of languages', () => {
  it('code elsewhere contains no letters of other scripts', () => {
    const elsewhere = (file: string) => !isOfTests(file) && !file.startsWith('reader/languages/');
    expect(filesWith((line) => foreign.test(line), elsewhere)).toEqual(withForeignLetters);
  });

  it('a list of words has one word on each line', () => {
    expect(filesWith(isLongList, () => true)).toEqual(withLongLists);
  });
});

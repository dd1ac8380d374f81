import { type Clause, readContract } from './clauses.ts';
import { type Proof, readProofs } from './proofs.ts';

const count = (number: number, one: string) => `${number} ${number === 1 ? one : `${one}s`}`;

/**
 * The clauses by chapter, each with the test files that prove it: all of them, or those with one of the words in their
 * id, their chapter or the path of a test. Null if there are none.
 */
export function showCoverage(
  clauses: readonly Clause[],
  proofs: readonly Proof[],
  words: readonly string[],
): string | null {
  const proven = Map.groupBy(proofs, ({ id }) => id);
  const rows = clauses
    .map((clause) => ({ ...clause, files: [...new Set(proven.get(clause.id)?.map(({ file }) => file))] }))
    .filter(({ id, chapter, files }) => {
      const places = [id, chapter, ...files];
      return words.length === 0 || words.some((word) => places.some((place) => place.includes(word)));
    });
  if (rows.length === 0) return null;
  const lines = [...Map.groupBy(rows, ({ chapter }) => chapter)].flatMap(([chapter, stated]) => [
    chapter,
    ...stated.flatMap(({ id, text, isOpen, files }) => [
      `  ${id}: ${text}`,
      ...files.map((file) => `    ${file}`),
      ...(files.length === 0 && !isOpen ? ['    no test proves it'] : []),
    ]),
    '',
  ]);
  const open = rows.filter(({ isOpen }) => isOpen).length;
  const unproven = rows.filter(({ isOpen, files }) => !isOpen && files.length === 0).length;
  const rest = [
    ...(unproven > 0 ? [`${unproven} without a test`] : []),
    ...(open > 0 ? [`${open} not built yet`] : []),
  ];
  return `${[...lines, [count(rows.length, 'clause'), ...rest].join(', ')].join('\n')}\n`;
}

export const coverageHere = (words: readonly string[]): string | null =>
  showCoverage(readContract().clauses, readProofs().proofs, words);

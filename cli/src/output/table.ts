import { stripVTControlCharacters } from 'node:util';

const widthOf = (text: string) => [...stripVTControlCharacters(text)].length;

/** Rows whose columns stand below each other; nothing follows the last one. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths: number[] = [];
  for (const row of rows) {
    for (const [column, cell] of row.entries()) widths[column] = Math.max(widths[column] ?? 0, widthOf(cell));
  }
  const pad = (cell: string, column: number) => cell + ' '.repeat((widths[column] ?? 0) - widthOf(cell));
  return rows.map((row) => row.map(pad).join('  ').trimEnd()).join('\n');
}

/** Names and values, a line each; those without a value are left out. */
export const list = (
  entries: readonly (readonly [name: string, value: string | null | undefined])[],
  dim: (text: string) => string,
): string => table(entries.flatMap(([name, value]) => (value ? [[dim(name), value]] : [])));

import { stripVTControlCharacters } from 'node:util';

const widthOf = (text: string) => [...stripVTControlCharacters(text)].length;

/** Rows with aligned columns and no trailing space. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths: number[] = [];
  for (const row of rows) {
    for (const [column, cell] of row.entries()) widths[column] = Math.max(widths[column] ?? 0, widthOf(cell));
  }
  const pad = (cell: string, column: number) => cell + ' '.repeat((widths[column] ?? 0) - widthOf(cell));
  return rows.map((row) => row.map(pad).join('  ').trimEnd()).join('\n');
}

/** Names and values, one a line; empty values are left out. */
export const list = (
  entries: readonly (readonly [name: string, value: string | null | undefined])[],
  dim: (text: string) => string,
): string => table(entries.flatMap(([name, value]) => (value ? [[dim(name), value]] : [])));

import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { getTableConfig } from '../../../service/src/platform/db/drizzle.ts';

interface Column {
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
  readonly meaning: string;
  /** `primary`, `unique` and the referenced column, if any. */
  readonly keys: readonly string[];
}

export interface Table {
  readonly name: string;
  /** The feature or part of the platform that defines it. */
  readonly room: string;
  readonly file: string;
  readonly meaning: string;
  readonly columns: readonly Column[];
  /** Names of the referenced tables. */
  readonly refersTo: readonly string[];
  readonly uniques: readonly string[];
  readonly indexes: readonly string[];
}

type PgTable = Parameters<typeof getTableConfig>[0];

const isTable = (value: unknown): value is PgTable =>
  typeof value === 'object' && value !== null && Symbol.for('drizzle:IsDrizzleTable') in value;

const plain = (comment: string) =>
  comment
    .replaceAll(/^\s*\*\s?/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The comment directly above a line with this start. */
function commentAbove(text: string, line: string): string {
  const pattern = new RegExp(String.raw`/\*\*((?:(?!\*/)[\s\S])*)\*/\s*\n\s*${line}`);
  return plain(pattern.exec(text)?.[1] ?? '');
}

function describe(table: PgTable, constant: string, file: string): Table {
  const source = readFileSync(file, 'utf8');
  const start = source.search(new RegExp(`^export const ${constant} = `, 'm'));
  const own = source.slice(start).split(/\n(?=export const )/, 1)[0] ?? '';
  const { name, columns, primaryKeys, foreignKeys, uniqueConstraints, indexes } = getTableConfig(table);
  const primary = new Set([
    ...columns.filter((column) => column.primary).map((column) => column.name),
    ...primaryKeys.flatMap((key) => key.columns.map((column) => column.name)),
  ]);
  const references = foreignKeys.map((key) => key.reference());
  const namesOf = (parts: readonly unknown[]) =>
    parts.map((part) => (part as { name?: string }).name ?? 'an expression').join(', ');
  const properties = Object.entries(table as unknown as Record<string, { name?: string }>);
  return {
    name,
    room: /service\/src\/(?:features|platform)\/([^/]+)\//.exec(file)?.[1] ?? file,
    file,
    meaning: commentAbove(source, `export const ${constant} = `),
    columns: columns.map((column) => {
      const [property = ''] = properties.find(([, value]) => value === column) ?? [];
      const targets = references.flatMap(({ columns: from, foreignColumns, foreignTable }) =>
        from.flatMap((each, at) =>
          each === column ? [`→ \`${getTableConfig(foreignTable).name}.${foreignColumns[at]?.name}\``] : [],
        ),
      );
      return {
        name: column.name,
        type: column.getSQLType(),
        isRequired: column.notNull,
        meaning: commentAbove(own, `${property}: `),
        keys: [...(primary.has(column.name) ? ['primary'] : []), ...(column.isUnique ? ['unique'] : []), ...targets],
      };
    }),
    refersTo: [...new Set(references.map(({ foreignTable }) => getTableConfig(foreignTable).name))],
    uniques: [
      ...uniqueConstraints.map((each) => namesOf(each.columns)),
      ...indexes.filter((each) => each.config.unique).map((each) => namesOf(each.config.columns)),
    ],
    indexes: indexes.filter((each) => !each.config.unique).map((each) => namesOf(each.config.columns)),
  };
}

/** Every table of the service, by room. */
export async function readTables(): Promise<Table[]> {
  const files = globSync('service/src/{features,platform}/**/*table.ts').toSorted();
  const found = await Promise.all(
    files.map(async (file) => {
      const members: Record<string, unknown> = await import(pathToFileURL(resolve(file)).href);
      return Object.entries(members).flatMap(([constant, value]) =>
        isTable(value) ? [describe(value, constant, file)] : [],
      );
    }),
  );
  return found.flat();
}

import { page, table } from '../markdown.ts';
import type { Table } from './read-tables.ts';

function chapter({ name, file, meaning, columns, uniques, indexes }: Table): string[] {
  return [
    '',
    `### ${name}`,
    '',
    ...(meaning === '' ? [] : [meaning, '']),
    ...table(
      ['column', 'type', 'required', 'key', 'meaning'],
      columns.map((column) => [
        `\`${column.name}\``,
        column.type,
        column.isRequired ? 'yes' : '',
        column.keys.join(', '),
        column.meaning,
      ]),
    ),
    '',
    [
      ...(uniques.length > 0 ? [`Unique: ${uniques.join('; ')}.`] : []),
      ...(indexes.length > 0 ? [`Indexes: ${indexes.join('; ')}.`] : []),
      `From \`${file}\`.`,
    ].join(' '),
  ];
}

/** Every table with its columns, keys and references, by room. */
export const dataModelPage = (tables: readonly Table[]): string =>
  page(
    '# Data model',
    '',
    `The ${tables.length} tables of the service, by the feature or the part of the platform that defines them; migrations are in \`service/migrations\`.`,
    'Columns that begin with `sealed_` are encrypted ([keys at rest](../guides/keys-at-rest.md)). Times are kept to the millisecond, with their zone.',
    '',
    '![The tables and their references](data-model.svg)',
    ...[...Map.groupBy(tables, ({ room }) => room)].flatMap(([room, members]) => [
      '',
      `## ${room}`,
      ...members.flatMap(chapter),
    ]),
  );

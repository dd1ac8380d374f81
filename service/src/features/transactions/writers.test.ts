import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { getTableConfig } from '../../platform/db/drizzle.ts';
import * as tables from './base/table.ts';
import * as verificationTables from './base/verification/table.ts';

const isTable = (value: unknown): value is typeof tables.transactions =>
  typeof value === 'object' && value !== null && Symbol.for('drizzle:IsDrizzleTable') in value;

/** The table names in the database, by their constants. */
const nameOf = new Map(
  Object.entries({ ...tables, ...verificationTables }).flatMap(([constant, value]) =>
    isTable(value) ? [[constant, getTableConfig(value).name] as const] : [],
  ),
);
const known = new Set(nameOf.values());

const here = import.meta.dirname;
const sources = globSync('**/*.ts', { cwd: `${here}/../..` })
  .filter((file) => !/\.(?:test|fixture)\.ts$/.test(file))
  .map((file) => {
    const text = readFileSync(`${here}/../../${file}`, 'utf8');
    return { file: file.replace('features/transactions/', ''), text };
  });

/** The tables that a source inserts into, updates or deletes from, with the query builder or in SQL. */
function writtenBy(text: string): string[] {
  const built = [...text.matchAll(/\.(?:insert|update|delete)\((\w+)\)/g)].map(([, constant = '']) => constant);
  const inSql = [...text.matchAll(/(?:INSERT INTO|UPDATE|DELETE FROM) (?:\$\{(\w+)\}|(\w+))/g)];
  const names = [
    ...built.map((constant) => nameOf.get(constant)),
    ...inSql.map(([, constant = '', name]) => name ?? nameOf.get(constant)),
  ];
  return names.filter((name) => name !== undefined && known.has(name)) as string[];
}

const found = sources.flatMap(({ file, text }) => [...new Set(writtenBy(text))].map((name) => `${name} ${file}`));

/** The list in table.ts: a line without a table name continues the one before it. */
function readList(): string[] {
  let table = '';
  const lines = readFileSync(`${here}/base/table.ts`, 'utf8').matchAll(/^ \* (\w+)? +([a-z-]+\/[a-z-]+\.ts) /gm);
  return [...lines].map(([, named, file]) => {
    table = named ?? table;
    return `${table} ${file}`;
  });
}

/** The columns in each `set` of a source. */
const columnsSetBy = (text: string): string[] =>
  [...text.matchAll(/\.update\(transactions\)\s*\.set\(\{([\s\S]*?)\}\)\s*(?:\/\/[^\n]*\s*)*\./g)].flatMap(
    ([, set = '']) => [...set.matchAll(/(?:^|[,\n])\s*(\w+)(?=:)/g)].map(([, column = '']) => column),
  );

describe('the tables of the transactions feature', () => {
  it('are written by exactly the sources in their list', () => {
    expect(found.toSorted()).toEqual(readList().toSorted());
    expect(new Set(readList().map((line) => line.split(' ')[0]))).toEqual(
      new Set([...known].filter((name) => name !== 'request_owners')),
    );
  });

  it('have one source for each column of a transaction', () => {
    const writers = new Map<string, Set<string>>();
    for (const { file, text } of sources) {
      for (const column of columnsSetBy(text)) writers.set(column, (writers.get(column) ?? new Set()).add(file));
    }
    expect([...writers.keys()].toSorted()).toEqual([
      'claimedAt',
      'encryptedPayload',
      'payloadExpiredAt',
      'revision',
      'status',
      'statusReason',
      'updatedAt',
      'validUntil',
      'waitingSince',
    ]);
    expect([...writers].filter(([, files]) => files.size > 1)).toEqual([]);
  });
});

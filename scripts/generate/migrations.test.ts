import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { addMigration, checkMigrations, generateMigrations } from './migrations.ts';

const own = 'service/migrations';
let copy: string;
const files = () => readdirSync(copy).sort();
const snapshots = () => readdirSync(join(copy, 'meta')).filter((name) => name.endsWith('_snapshot.json'));
const [newest = ''] = readdirSync(join(own, 'meta')).filter((name) => name.endsWith('_snapshot.json'));

/** Removes a table from the newest snapshot, as if no migration had created it. */
function forgetTable(name: string): void {
  const path = join(copy, 'meta', newest);
  const { tables, ...rest } = JSON.parse(readFileSync(path, 'utf8'));
  const { [`public.${name}`]: _, ...others } = tables;
  writeFileSync(path, JSON.stringify({ ...rest, tables: others }));
}

beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'countersign-migrations-test-'));
  cpSync(own, copy, { recursive: true });
});
afterEach(() => rmSync(copy, { recursive: true }));

it('the newest snapshot is the only one', () => {
  expect(snapshots()).toEqual([newest]);
});

it('a new migration has only the differences from the newest snapshot, and its own snapshot replaces all others', {
  timeout: 240_000,
}, () => {
  const before = files();
  forgetTable('mail_quotas');
  const snapshot = JSON.parse(readFileSync(join(copy, 'meta', newest), 'utf8'));
  writeFileSync(
    join(copy, 'meta', '0000_snapshot.json'),
    JSON.stringify({ ...snapshot, id: snapshot.prevId, prevId: '' }),
  );
  expect(generateMigrations(copy, false)).toEqual([
    `${copy}: a table has changed; give the new migration a name that says what it does`,
    `${copy}/meta/0000_snapshot.json: is not the newest snapshot, and is removed`,
    `${copy}/meta/${newest}: is not the newest snapshot, and is removed`,
  ]);
  const [added = '', ...more] = files().filter((name) => !before.includes(name));
  expect(more).toEqual([]);
  expect(Number.parseInt(added, 10)).toBe(Number.parseInt(newest, 10) + 1);
  expect(readFileSync(join(copy, added), 'utf8').match(/^(?:CREATE|ALTER|DROP) TABLE "\w+"/gm)).toEqual([
    'CREATE TABLE "mail_quotas"',
  ]);
  expect(snapshots()).toEqual([expect.stringMatching(`^${added.slice(0, 4)}_`)]);
  expect(checkMigrations(copy)).toContain("Everything's fine");
});

it('a snapshot that cannot be read is an error', () => {
  writeFileSync(join(copy, 'meta', newest), '{"version":"7","dialect":"postgresql"}');
  expect(() => addMigration(copy)).toThrow('malformed');
});

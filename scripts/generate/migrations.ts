import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

const snapshotsIn = (folder: string): string[] =>
  readdirSync(join(folder, 'meta'))
    .filter((name) => name.endsWith('_snapshot.json'))
    .sort();

function drizzleKit(command: string, folder: string, ...options: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(
    'drizzle-kit',
    [command, '--dialect=postgresql', `--out=${relative('service', folder)}`, ...options],
    { cwd: 'service', encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`${stdout}${stderr}`);
  return stdout;
}

/**
 * Writes the migration from the newest snapshot to the current tables, and removes the older snapshots, which nothing
 * reads. Returns whether there was a migration to write.
 */
export function addMigration(folder: string): boolean {
  const before = readdirSync(folder).length;
  const said = drizzleKit('generate', folder, '--schema=./src/**/table.ts');
  const isNew = readdirSync(folder).length !== before;
  // drizzle-kit reports an unusable snapshot with exit code 0.
  if (!isNew && !said.includes('No schema changes')) throw new Error(said);
  for (const name of snapshotsIn(folder).slice(0, -1)) rmSync(join(folder, 'meta', name));
  return isNew;
}

/** drizzle-kit's report about the snapshots and the journal of a folder. */
export const checkMigrations = (folder: string): string => drizzleKit('check', folder);

/** Updates a folder, and returns its outdated files. Works on a copy first, because a check must not write. */
export function generateMigrations(folder: string, onlyCheck: boolean): string[] {
  const copy = mkdtempSync(join(tmpdir(), 'countersign-migrations-'));
  try {
    cpSync(folder, copy, { recursive: true });
    const isNew = addMigration(copy);
    const kept = snapshotsIn(copy);
    const superseded = snapshotsIn(folder).filter((name) => !kept.includes(name));
    if (!onlyCheck) {
      if (isNew) cpSync(copy, folder, { recursive: true });
      for (const name of superseded) rmSync(join(folder, 'meta', name));
    }
    return [
      ...(isNew ? [`${folder}: a table has changed; give the new migration a name that says what it does`] : []),
      ...superseded.map((name) => `${folder}/meta/${name}: is not the newest snapshot, and is removed`),
    ];
  } finally {
    rmSync(copy, { recursive: true });
  }
}

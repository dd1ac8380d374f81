import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { contract, openApiDocument } from '@countersign/protocol';
import { z } from 'zod';
import { environment } from '../service/src/config.ts';

/** Writes what follows from other files; with --check only tells what would change. */
const onlyCheck = process.argv.includes('--check');
const stale: string[] = [];

function write(path: string, content: string): void {
  if (existsSync(path) && readFileSync(path, 'utf8') === content) return;
  stale.push(path);
  if (onlyCheck) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

function environmentPage(): string {
  const { properties = {} } = z.toJSONSchema(environment, { io: 'input', unrepresentable: 'any' });
  const rows = Object.entries(properties).map(([name, schema]) => {
    const { default: standard, description = '' } = schema as { default?: unknown; description?: string };
    const shown = standard === undefined || Array.isArray(standard) ? '' : `\`${standard}\``;
    return `| \`${name}\` | ${shown} | ${description} |`;
  });
  return `${[
    '# Environment of the main service',
    '',
    'Read and checked in one place, `service/src/config.ts`, from which this page is made. An empty variable counts as absent;',
    'everything that is wrong is said in one message.',
    '',
    '| variable | default | meaning |',
    '| --- | --- | --- |',
    ...rows,
  ].join('\n')}\n`;
}

/** Migrations are generated from the tables, into a copy first: a check must not write. */
function generateMigrations(): void {
  const folder = 'service/migrations';
  const copy = mkdtempSync(join(tmpdir(), 'countersign-migrations-'));
  cpSync(folder, copy, { recursive: true });
  const options = ['--dialect=postgresql', '--schema=./src/**/table.ts', `--out=${relative('service', copy)}`];
  const { status, stdout, stderr } = spawnSync('drizzle-kit', ['generate', ...options], {
    cwd: 'service',
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${stdout}${stderr}`);
  const isNew = readdirSync(copy).length !== readdirSync(folder).length;
  if (isNew) stale.push(`${folder}: a table has changed; give the new migration a name that says what it does`);
  if (isNew && !onlyCheck) cpSync(copy, folder, { recursive: true });
  rmSync(copy, { recursive: true });
}

write(
  'docs/reference/openapi.json',
  `${JSON.stringify(openApiDocument(contract, 'http://localhost:3000'), null, 2)}\n`,
);
write('docs/reference/environment.md', environmentPage());
generateMigrations();

if (stale.length > 0) {
  process.stdout.write(
    `${onlyCheck ? 'Not up to date (npm run generate):' : 'Written:'}\n${stale.map((path) => `  ${path}\n`).join('')}`,
  );
  if (onlyCheck) process.exitCode = 1;
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Surroundings } from './context.ts';
import { type ExitCode, exitCodes } from './exit-codes.ts';
import { Failure } from './failures.ts';

/** Runs a tool of the repository in this terminal. */
export async function runTool({ env }: Surroundings, name: string, args: readonly string[]): Promise<ExitCode> {
  const root = env.COUNTERSIGN_REPOSITORY ?? findRepository(process.cwd());
  if (root === null || !isRepository(root)) {
    throw new Failure(
      'This command requires a Countersign checkout: run it inside one, or set COUNTERSIGN_REPOSITORY to its folder',
    );
  }
  const files = args.map((arg) => (/[./]/.test(arg) && existsSync(arg) ? resolve(arg) : arg));
  const child = spawn(process.execPath, [join(root, 'scripts', 'run.mjs'), name, ...files], { stdio: 'inherit', env });
  const [code] = await once(child, 'close');
  return code === 0 ? exitCodes.approved : exitCodes.failure;
}

function findRepository(folder: string): string | null {
  if (isRepository(folder)) return folder;
  const parent = dirname(folder);
  return parent === folder ? null : findRepository(parent);
}

function isRepository(folder: string): boolean {
  const manifest = join(folder, 'package.json');
  if (!existsSync(manifest) || !existsSync(join(folder, 'scripts', 'run.mjs'))) return false;
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { name?: unknown }).name === 'countersign';
}

import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { findCommand } from '../commands.mjs';
import running from '../run/running.json' with { type: 'json' };

interface Manifest {
  readonly exports?: string | Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** The pages are built from here; their folder names it in HTML. */
const pages = 'web/src/main.tsx';

/** What is imported, but for types; and programs and threads, which are named by their files. */
const named =
  /^\s*(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?'([^']+)'|\bimport\(\s*'([^']+)'\s*\)|'((?:\w+|\.{1,2})\/[\w/.-]+\.tsx?)'/gm;

/** Compiles contracts, for developers: nobody who deploys them asks for it. */
const compiler = 'contracts/src/compile.ts';

/**
 * What those who run Countersign have is all that their commands may import: a package that only development installs would
 * be missing on their machines, and never on ours.
 */
export function checkRunningPackages(read = (path: string) => readFileSync(path, 'utf8')): string[] {
  const manifestOf = (room: string) => JSON.parse(read(`${room}/package.json`)) as Manifest;
  const waiting = [pages, ...running.commands.map(moduleOf)];
  const seen = new Set([compiler]);
  const faults: string[] = [];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file) || !existsSync(file)) continue;
    seen.add(file);
    const [room = ''] = file.split('/', 1);
    for (const [, imported, loaded, program] of read(file).matchAll(named)) {
      const target = imported ?? loaded ?? program ?? '';
      if (target.startsWith('node:')) continue;
      if (target.startsWith('.')) waiting.push(normalize(join(dirname(file), target)));
      else if (program) waiting.push(target);
      else {
        const [, name = ''] = /^((?:@[^/]+\/)?[^/]+)/.exec(target) ?? [];
        if (!manifestOf(room).dependencies?.[name])
          faults.push(`${file} -> ${name}: is not among the dependencies of ${room}`);
        if (name.startsWith('@countersign/')) waiting.push(sourceOf(target, name, manifestOf));
      }
    }
  }
  return faults;
}

function moduleOf(line: string): string {
  const command = findCommand(line.split(' '));
  if (!command) throw new Error(`${line}: there is no such command`);
  return command.module;
}

/** The file that another room offers under this name. */
function sourceOf(target: string, name: string, manifestOf: (room: string) => Manifest): string {
  const room = name.replace('@countersign/', '');
  const { exports = {} } = manifestOf(room);
  const path = typeof exports === 'string' ? exports : (exports[`.${target.slice(name.length)}`] ?? '');
  return join(room, path);
}

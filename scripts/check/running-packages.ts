import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { findCommand } from '../commands.mjs';
import running from '../run/running.json' with { type: 'json' };

interface Manifest {
  readonly exports?: string | Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** The entry of the web application, which HTML names. */
const pages = 'web/src/main.tsx';

/** Imports except those of types, and files of programs and threads. */
const named =
  /^\s*(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?'([^']+)'|\bimport\(\s*'([^']+)'\s*\)|'((?:\w+|\.{1,2})\/[\w/.-]+\.tsx?)'/gm;

/** Compiles contracts, for developers: deploying them does not need it. */
const compiler = 'contracts/src/compile.ts';

/**
 * The packages for running must cover all imports of their commands: a package installed only for development would be
 * missing in production, but never on our machines.
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

/** The file that another room exports under this name. */
function sourceOf(target: string, name: string, manifestOf: (room: string) => Manifest): string {
  const room = name.replace('@countersign/', '');
  const { exports = {} } = manifestOf(room);
  const path = typeof exports === 'string' ? exports : (exports[`.${target.slice(name.length)}`] ?? '');
  return join(room, path);
}

import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { entryOf } from '../boundaries.ts';

/**
 * Type imports are gone at run time, and dynamic imports may never run; only scripts need theirs, which depend on their
 * arguments.
 */
const imported = /^(?:import|export) (?!type\b)(?:[^'";]*? from )?'([^']+)'/gm;
const importedLater = /\bimport\('(\.[^']+)'\)/g;
const located = /new URL\('(\.[^']+)', import\.meta\.url\)/g;

/** The imports of a file. */
interface Needs {
  readonly files: readonly string[];
  readonly packages: readonly string[];
}

const known = new Map<string, Needs>();

function needsOf(file: string): Needs {
  const found = known.get(file) ?? readNeeds(file);
  known.set(file, found);
  return found;
}

function readNeeds(file: string): Needs {
  if (!file.endsWith('.ts')) return { files: [], packages: [] };
  const text = readFileSync(file, 'utf8');
  const beside = (path: string) => normalize(join(dirname(file), path));
  const names = Array.from(text.matchAll(imported), ([, name = '']) => name).filter(
    (name) => !name.startsWith('node:'),
  );
  const isOurs = (name: string) => name.startsWith('@countersign/');
  return {
    files: [
      ...names.filter((name) => name.startsWith('.')).map(beside),
      ...names.filter(isOurs).map(entryOf),
      ...(file.startsWith('scripts/') ? Array.from(text.matchAll(importedLater), ([, path = '']) => beside(path)) : []),
      ...Array.from(text.matchAll(located), ([, path = '']) => beside(path)),
    ],
    packages: names.filter((name) => !name.startsWith('.') && !isOurs(name)),
  };
}

/** Reports every file and package that a program needs once, with the file that needs it. */
export function followNeeds(
  program: string,
  onFile: (file: string, neededBy: string) => void,
  onPackage: (name: string, neededBy: string) => void,
): void {
  const seen = new Set([program]);
  for (const file of seen) {
    const { files, packages } = needsOf(file);
    for (const name of packages) onPackage(name, file);
    for (const next of files) {
      if (!seen.has(next)) onFile(next, file);
      seen.add(next);
    }
  }
}

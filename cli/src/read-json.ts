import { readFile } from 'node:fs/promises';
import { text as readAll } from 'node:stream/consumers';
import type { Context } from './context.ts';
import { UsageError } from './failures.ts';

/** Reads a file as text; `-` is standard input. */
export async function readText({ surroundings }: Context, path: string): Promise<string> {
  if (path === '-') return readAll(surroundings.stdin);
  return readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`${path}: ${error.code === 'ENOENT' ? 'does not exist' : `cannot be read (${error.code})`}`);
  });
}

/** Reads a JSON object from a file; `-` is standard input. */
export async function readJson(context: Context, path: string): Promise<Readonly<Record<string, unknown>>> {
  return parseObject(await readText(context, path), path);
}

/** Parses the text of a file as a JSON object. */
export function parseObject(text: string, path: string): Readonly<Record<string, unknown>> {
  const name = path === '-' ? 'standard input' : path;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new UsageError(`${name}: is not valid JSON (${(error as Error).message})`);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new UsageError(`${name}: must be a JSON object`);
  }
  return value as Record<string, unknown>;
}

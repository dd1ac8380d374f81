import { readFile, stat } from 'node:fs/promises';
import { DataFileError } from './data-file-error.ts';

const faults: Readonly<Record<string, string>> = {
  ENOENT: 'does not exist',
  ENOTDIR: 'does not exist',
  EISDIR: 'is a folder, not a file',
  EACCES: 'cannot be read by this user',
};

/** The text of an operator's file, if it exists and is not too large. */
export async function readDataFile(path: string, maxBytes: number, shown: string): Promise<string> {
  try {
    const { size } = await stat(path);
    if (size > maxBytes) throw new DataFileError(shown, `is ${size} bytes long; the maximum is ${maxBytes}`);
    return (await readFile(path, 'utf8')).replace(/^\uFEFF/, '');
  } catch (cause) {
    if (cause instanceof DataFileError) throw cause;
    const { code = '', message } = cause as NodeJS.ErrnoException;
    throw new DataFileError(shown, faults[code] ?? `cannot be read: ${message}`, { cause });
  }
}

/** Parses a file as JSON. */
export function parseJson(text: string, shown: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new DataFileError(shown, `is not valid JSON: ${(cause as Error).message}`, { cause });
  }
}

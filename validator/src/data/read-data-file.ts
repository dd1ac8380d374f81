import { readFile, stat } from 'node:fs/promises';
import { DataFileError } from './data-file-error.ts';

/** The text of a file that an operator gave, where it is there and not larger than it can sensibly be. */
export async function readDataFile(path: string, maxBytes: number): Promise<string> {
  try {
    const { size } = await stat(path);
    if (size > maxBytes) throw new DataFileError(path, `is ${size} bytes long; the most that is read is ${maxBytes}`);
    return (await readFile(path, 'utf8')).replace(/^\uFEFF/, '');
  } catch (cause) {
    if (cause instanceof DataFileError) throw cause;
    throw new DataFileError(path, `cannot be read: ${(cause as Error).message}`, { cause });
  }
}

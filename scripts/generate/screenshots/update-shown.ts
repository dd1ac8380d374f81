import { copyFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Replaces the screenshots embedded in pages with new ones, and adds none. Throws before the first replacement if one
 * is missing.
 */
export async function updateShown(shown: string, taken: string): Promise<readonly string[]> {
  const names = await readdir(shown);
  const there = new Set(await readdir(taken));
  const missing = names.filter((name) => !there.has(name));
  if (missing.length > 0) throw new Error(`no picture was taken of: ${missing.join(', ')}`);
  for (const name of names) await copyFile(join(taken, name), join(shown, name));
  return names;
}

import { cp, rename, rm } from 'node:fs/promises';

/** Replaces a folder, and deletes the old one only after the new one is completely copied next to it. */
export async function replaceFolder(folder: string, next: string): Promise<void> {
  const [beside, former] = [`${folder}.new`, `${folder}.old`];
  for (const left of [beside, former]) await rm(left, { recursive: true, force: true });
  // Copied, because the two may be on different disks.
  await cp(next, beside, { recursive: true });
  await rename(folder, former).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  await rename(beside, folder);
  for (const left of [next, former]) await rm(left, { recursive: true, force: true });
}

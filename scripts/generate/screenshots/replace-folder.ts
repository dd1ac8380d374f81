import { cp, rename, rm } from 'node:fs/promises';

/** Puts a whole folder in the place of another, which is deleted only once all of the new one lies beside it. */
export async function replaceFolder(folder: string, next: string): Promise<void> {
  const [beside, former] = [`${folder}.new`, `${folder}.old`];
  for (const left of [beside, former]) await rm(left, { recursive: true, force: true });
  // A copy: the two may lie on different disks.
  await cp(next, beside, { recursive: true });
  await rename(folder, former).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  await rename(beside, folder);
  for (const left of [next, former]) await rm(left, { recursive: true, force: true });
}

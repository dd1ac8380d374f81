import { open } from 'node:fs/promises';

/** Without this, a file just created or renamed in the folder may be lost after a power failure. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

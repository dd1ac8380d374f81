import { open } from 'node:fs/promises';

/** Until then, a file that was just made or renamed in it may be gone after a loss of power. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

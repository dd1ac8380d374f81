import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** How long to wait for a process that is just ending. */
const WAIT_MS = 2_000;
const SQLITE_BUSY = 5;

class FolderInUse extends Error {}

/**
 * Locks the folder for this process. Node has no file lock that the kernel releases however the process dies; SQLite's
 * is one, on a file that stays empty.
 */
export function lockFolder(folder: string): { release(): void } {
  const database = new DatabaseSync(join(folder, 'lock'), { timeout: WAIT_MS });
  try {
    database.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    database.close();
    if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) throw error;
    throw new FolderInUse(
      `Another process is running the embedded chain in ${folder}. Stop that process first, or set DATA_DIR to another directory.`,
    );
  }
  return { release: () => database.close() };
}

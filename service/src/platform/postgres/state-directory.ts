import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

/** Where root stores what PostgreSQL's own user must access if the checkout or DATA_DIR is private. */
const STATE_DIRECTORY = '/var/lib/countersign';

export function pathInStateDirectory(name: string): string {
  mkdirSync(STATE_DIRECTORY, { recursive: true });
  // mkdir applies the umask, which may close the folder to everyone but root.
  chmodSync(STATE_DIRECTORY, 0o755);
  return join(STATE_DIRECTORY, name);
}

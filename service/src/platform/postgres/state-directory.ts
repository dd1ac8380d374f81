import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

/** Where root keeps what PostgreSQL's own user must reach when the checkout or DATA_DIR is closed to it. */
const STATE_DIRECTORY = '/var/lib/countersign';

export function pathInStateDirectory(name: string): string {
  mkdirSync(STATE_DIRECTORY, { recursive: true });
  // mkdir obeys the umask, which may close the folder to everybody but root.
  chmodSync(STATE_DIRECTORY, 0o755);
  return join(STATE_DIRECTORY, name);
}

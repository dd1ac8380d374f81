import { closeSync, constants, fstatSync, ftruncateSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';

const LIMIT_BYTES = 10 * 1024 * 1024;
const SHOWN_BYTES = 4096;

export interface ServerLog {
  descriptor: number;
  /** The log since it was opened, shortened to its last lines. */
  readNew: () => string;
  close: () => void;
}

export function openServerLog(home: string): ServerLog {
  const { O_APPEND, O_CREAT, O_NOFOLLOW, O_RDWR } = constants;
  const descriptor = openSync(join(home, 'server.log'), O_APPEND | O_CREAT | O_NOFOLLOW | O_RDWR, 0o600);
  if (fstatSync(descriptor).size > LIMIT_BYTES) ftruncateSync(descriptor);
  const start = fstatSync(descriptor).size;
  return {
    descriptor,
    readNew: () => {
      const buffer = Buffer.alloc(SHOWN_BYTES);
      const position = Math.max(start, fstatSync(descriptor).size - SHOWN_BYTES);
      return buffer.toString('utf8', 0, readSync(descriptor, buffer, 0, SHOWN_BYTES, position)).trim();
    },
    close: () => closeSync(descriptor),
  };
}

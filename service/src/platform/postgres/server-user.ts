import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

export interface ServerUser {
  uid: number;
  gid: number;
}

/** PostgreSQL refuses to run as root. As root, another user runs it; otherwise the current user does (undefined). */
export function chooseServerUser(directory: string): ServerUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  // A cluster created by a normal user remains that user's, so that both can use it.
  const data = statSync(join(directory, 'data'), { throwIfNoEntry: false });
  return data && data.uid !== 0 ? { uid: data.uid | 0, gid: data.gid | 0 } : nobody();
}

function nobody(): ServerUser {
  const entry = /^nobody:[^:]*:(-?\d+):(-?\d+):/m.exec(readFileSync('/etc/passwd', 'utf8'));
  return { uid: Number(entry?.[1] ?? 65534), gid: Number(entry?.[2] ?? 65534) };
}

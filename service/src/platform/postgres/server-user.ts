import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

export interface ServerUser {
  uid: number;
  gid: number;
}

/** PostgreSQL refuses to run as root. Root lends it another user; anybody else runs it as themselves (undefined). */
export function chooseServerUser(directory: string): ServerUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  // A cluster made by a normal user stays that user's, so that both can go on with it.
  const data = statSync(join(directory, 'data'), { throwIfNoEntry: false });
  return data && data.uid !== 0 ? { uid: data.uid | 0, gid: data.gid | 0 } : nobody();
}

function nobody(): ServerUser {
  const entry = /^nobody:[^:]*:(-?\d+):(-?\d+):/m.exec(readFileSync('/etc/passwd', 'utf8'));
  return { uid: Number(entry?.[1] ?? 65534), gid: Number(entry?.[2] ?? 65534) };
}

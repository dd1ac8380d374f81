import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram } from './run-program.ts';

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

/** Tried for real under that user: access lists and mounts make any calculation from mode bits a guess. */
export function canEnter(directory: string, user: ServerUser | undefined): Promise<boolean> {
  if (!user) return Promise.resolve(true);
  return runProgram('/bin/sh', ['-c', 'cd -- "$1"', 'sh', directory], user).then(
    () => true,
    () => false,
  );
}

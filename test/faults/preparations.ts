import { spawnSync } from 'node:child_process';
import { chmodSync, globSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Preparation } from './fault.ts';
import type { Setting } from './world.ts';

/** Enough for the database, its log and the agents' writes; small enough to be filled at once. */
const SMALL_DISK = '700m';

interface Prepared {
  readonly setting: Setting;
  undo(): void;
}

/** Gives the reason if a machine cannot do it. */
export class CannotPrepare extends Error {}

function run(program: string, ...args: string[]): void {
  const { status, stderr, error } = spawnSync(program, args, { encoding: 'utf8' });
  if (status !== 0)
    throw new CannotPrepare(`${program} failed: ${(error?.message ?? stderr).trim().split('\n').at(-1)}`);
}

const findFaketime = () => globSync('/usr/lib/*/faketime/libfaketime.so.1')[0];

/** Each turns the folder of a world into what its faults need. */
const preparations: Readonly<Record<Preparation, (directory: string) => Prepared>> = {
  none: () => ({ setting: {}, undo() {} }),
  'small disk'(directory) {
    run('mount', '-t', 'tmpfs', '-o', `size=${SMALL_DISK}`, 'tmpfs', directory);
    return { setting: {}, undo: () => run('umount', '--lazy', directory) };
  },
  'slow disk'(directory) {
    const library = join(directory, 'slow-disk.so');
    const source = fileURLToPath(new URL('slow-disk.c', import.meta.url));
    run('cc', '-shared', '-fPIC', '-O2', '-o', library, source, '-ldl');
    const postgresEnv = { LD_PRELOAD: library, SLOW_DISK_FILE: join(directory, 'slow-disk') };
    return { setting: { postgresEnv }, undo() {} };
  },
  'other clock'(directory) {
    if (!findFaketime() && process.getuid?.() === 0) {
      process.stderr.write('countersign: installing libfaketime (Debian) for the clock jumps\n');
      run('apt-get', 'install', '--yes', '--no-install-recommends', 'libfaketime');
    }
    const library = findFaketime();
    if (!library) throw new CannotPrepare('libfaketime is not installed (Debian: apt-get install libfaketime)');
    const clock = join(directory, 'clock');
    writeFileSync(clock, '+0');
    const env = {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: clock,
      FAKETIME_NO_CACHE: '1',
      // Setting a clock does not change its speed.
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    };
    return { setting: { env }, undo() {} };
  },
};

export function prepare(needs: Preparation, directory: string): Prepared {
  mkdirSync(directory, { recursive: true });
  chmodSync(directory, 0o755);
  return preparations[needs](directory);
}

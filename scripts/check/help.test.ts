import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { proves } from '@countersign/harness/proves';
import { expect, it } from 'vitest';
import { commands } from '../commands.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The changes of tracked files according to git; null outside a clone. */
const tracked = () =>
  existsSync(`${root}.git`) ? execFileSync('git', ['diff', '--stat', 'HEAD'], { cwd: root, encoding: 'utf8' }) : null;

async function askForHelp(name: string) {
  const child = spawn(process.execPath, ['scripts/run.mjs', ...name.split(' '), '--help'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve));
  const [said, complained, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { said, complained, code };
}

it('every command prints its usage with --help, and changes no tracked file', {
  ...proves('start.help'),
  timeout: 240_000,
}, async () => {
  const before = tracked();
  const waiting = Object.keys(commands).filter((name) => name !== 'pre-commit');
  const faults: string[] = [];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { said, complained, code } = await askForHelp(next);
      if (code !== 0 || !/^( *npm (run|start|test)|Usage: countersign) ?/m.test(said)) {
        faults.push(`${next}: ${code} ${said}${complained}`);
      }
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  expect(faults).toEqual([]);
  expect(tracked()).toBe(before);
});

it('the program that makes the secrets of a deployment does the same', proves('start.help'), () => {
  const secrets = () => readdirSync(`${root}deploy/secrets`);
  const before = secrets();
  const run = (...args: string[]) => spawnSync(`${root}deploy/make-secrets`, args, { encoding: 'utf8' });
  expect(run('--help')).toMatchObject({ status: 0, stdout: expect.stringMatching(/^ {2}deploy\/make-secrets$/m) });
  expect(run('--halp')).toMatchObject({ status: 2, stderr: '--halp: is not an option of deploy/make-secrets\n' });
  expect(secrets()).toEqual(before);
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { programEnvironment } from '@countersign/harness/servers/program';
import { vi } from 'vitest';
import type { Surroundings } from './context.ts';
import { runCommandLine } from './run-command-line.ts';

const main = fileURLToPath(new URL('main.ts', import.meta.url));

interface Ran {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

type Said = Record<'stdout' | 'stderr', string>;

interface Given {
  readonly stdin?: string;
  readonly env?: Record<string, string>;
}

interface Terminal {
  /** Everything drawn so far. */
  readonly screen: () => string;
  /** Waits until the terminal shows this text. */
  shows(text: string): Promise<void>;
  type(keys: string): void;
  readonly code: Promise<number | null>;
}

/** A command line user with their own configuration directory. */
export interface CliUser {
  readonly directory: string;
  readonly env: Record<string, string>;
  run(args: readonly string[], options?: Given): Promise<Ran>;
  /** Runs in this process, because starting one takes most of the time of a command; collects the output. */
  runHere(
    args: readonly string[],
    options?: Given,
  ): { readonly said: Said; readonly ended: Promise<Said & { code: number }> };
  /** Runs in a real terminal: `script` is part of every Debian and needs no compiler. */
  open(args: readonly string[], env?: Record<string, string>): Terminal;
  end(): void;
}

export function createCliUser(url: string): CliUser {
  const directory = mkdtempSync(join(tmpdir(), 'countersign-cli-'));
  const env = {
    ...programEnvironment,
    HOME: directory,
    COUNTERSIGN_CONFIG_DIR: join(directory, 'config'),
    COUNTERSIGN_URL: url,
    TERM: 'xterm-256color',
  };
  return {
    directory,
    env,
    async run(args, { stdin = '', env: more = {} } = {}) {
      const child = spawn(process.execPath, [main, ...args], { cwd: directory, env: { ...env, ...more } });
      let stdout = '';
      let stderr = '';
      child.stdout.setEncoding('utf8').on('data', (text) => {
        stdout += text;
      });
      child.stderr.setEncoding('utf8').on('data', (text) => {
        stderr += text;
      });
      child.stdin.end(stdin);
      const [code] = await once(child, 'close');
      return { code, stdout, stderr };
    },
    runHere(args, { stdin = '', env: more = {} } = {}) {
      const said = { stdout: '', stderr: '' };
      const hear = (name: keyof Said) =>
        new PassThrough().on('data', (text) => {
          said[name] += text;
        });
      const streams = { stdin: Readable.from([stdin]), stdout: hear('stdout'), stderr: hear('stderr') };
      const surroundings = { ...streams, env: { ...env, ...more } } as unknown as Surroundings;
      const ended = runCommandLine(args, surroundings, new AbortController().signal).then(async (code) => {
        await Promise.all([streams.stdout, streams.stderr].map((stream) => finished(stream.end())));
        return { code, ...said };
      });
      return { said, ended };
    },
    open(args, more = {}) {
      const command = [process.execPath, main, ...args].map((word) => `'${word}'`).join(' ');
      // Without a size, which it cannot inherit here, every letter would be a line.
      const sized = `stty cols 100 rows 40; exec ${command}`;
      const child = spawn('script', ['-qefc', sized, '/dev/null'], { cwd: directory, env: { ...env, ...more } });
      let drawn = '';
      child.stdout.setEncoding('utf8').on('data', (text) => {
        drawn += text;
      });
      return {
        screen: () => drawn,
        shows: (text) =>
          vi.waitFor(
            () => {
              if (!drawn.includes(text)) throw new Error(`"${text}" is not shown:\n${drawn}`);
            },
            { timeout: 30_000, interval: 25 },
          ),
        type: (keys) => void child.stdin.write(keys),
        code: once(child, 'close').then(([code]) => code),
      };
    },
    end: () => rmSync(directory, { recursive: true, force: true }),
  };
}

import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type ChildMessage, supervisedFlag } from '@countersign/edge/child-message';
import { findPrograms, keepWhileRunning, preloadFlag } from '../build/programs/find-programs.ts';

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 30_000;
/** After this run time a child counts as healthy, and the next pause is short again. */
const WELL_AFTER_MS = 10_000;
/** Children end within 15 s of the signal by themselves. */
const KILL_AFTER_MS = 20_000;

/**
 * The semi-space size. V8 grows it to a multiple at startup, and does not shrink it when idle. Most programs are as
 * fast with this little.
 */
const USUAL_YOUNG_MB = 2;

/** A program in its own process. */
export interface Program {
  readonly name: string;
  /** The file to run, relative to the root of the project. */
  readonly main: string;
  readonly args?: readonly string[];
  /** The variable with its address for later programs. */
  readonly tells?: string;
  /** Runs to its end before the next program starts. */
  readonly once?: true;
  /** The semi-space size; more is faster for programs that allocate much at once. */
  readonly youngMb?: number;
  /** Variables that it must not get. */
  readonly withheld?: readonly string[];
  /** Its whole environment, in addition to the essential variables; by default that of this process. */
  readonly env?: Readonly<Record<string, string>>;
}

interface End {
  readonly wasReady: boolean;
  readonly code: number | null;
  readonly signal: string | null;
}

const essentials = () =>
  Object.fromEntries(['PATH', 'HOME', 'NODE_COMPILE_CACHE'].map((name) => [name, process.env[name]]));

/**
 * Runs the programs until a signal stops them all. A program that ends is restarted; one that was never ready ends
 * everything, because a restart would not help. With `tellsProgress`, it reports how long each took to start. Programs
 * run from their bundles in the folder `build`, if there is one.
 */
export async function supervise(
  programs: readonly Program[],
  { tellsProgress = false, build = null }: { tellsProgress?: boolean; build?: string | null } = {},
): Promise<void> {
  const running = new Map<Program, ChildProcess>();
  /** Variables from earlier programs. */
  const told: Record<string, string> = {};
  let bundles = build;
  if (build !== null) keepWhileRunning(build);
  const stopped = new AbortController();
  let exitCode = 0;

  // A failed write, for example on a full disk, ends nothing.
  process.stderr.on('error', () => {});
  const say = (text: string) => process.stderr.write(`countersign: ${text}\n`);

  function stop(signal: NodeJS.Signals): void {
    for (const child of running.values()) child.kill(signal);
    if (stopped.signal.aborted) return;
    stopped.abort();
    setTimeout(() => {
      for (const child of running.values()) child.kill('SIGKILL');
    }, KILL_AFTER_MS).unref();
  }

  function run(program: Program): { readonly listening: Promise<void>; readonly ended: Promise<End> } {
    const main = fileURLToPath(new URL(`../../${program.main}`, import.meta.url));
    const env: NodeJS.ProcessEnv = program.env
      ? { ...essentials(), ...told, ...program.env }
      : { ...process.env, ...told };
    for (const name of program.withheld ?? []) delete env[name];
    const youngSpace = `--max-semi-space-size=${program.youngMb ?? USUAL_YOUNG_MB}`;
    const flags = [youngSpace, ...(bundles === null ? [] : [preloadFlag(bundles)])];
    const child = spawn(process.execPath, [...flags, main, supervisedFlag, ...(program.args ?? [])], {
      // The closed channel tells a child that this process is gone, for any reason.
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env,
    });
    running.set(program, child);
    const listening = Promise.withResolvers<void>();
    const ended = Promise.withResolvers<End>();
    let wasReady = false;
    child.on('message', (message: ChildMessage) => {
      Object.assign(told, message.variables);
      if (message.state === 'done') return;
      if (message.state === 'ready') wasReady = true;
      if (program.tells) told[program.tells] = message.url;
      listening.resolve();
    });
    const end = (code: number | null, signal: string | null) => {
      running.delete(program);
      listening.resolve();
      ended.resolve({ wasReady, code, signal });
    };
    child.on('exit', (code, signal) => {
      // Its last messages may still be in transit, and arrive before the channel closes.
      if (program.once && child.connected) child.once('disconnect', () => end(code, signal));
      else end(code, signal);
    });
    child.on('error', (error) => {
      say(`the ${program.name}: ${error.message}`);
      if (child.pid === undefined) end(1, null);
    });
    return { listening: listening.promise, ended: ended.promise };
  }

  async function keep(program: Program, first: ReturnType<typeof run>): Promise<void> {
    let { ended } = first;
    let pauseMs = FIRST_PAUSE_MS;
    let wasEverReady = false;
    for (;;) {
      const since = performance.now();
      const { wasReady, code, signal } = await ended;
      if (stopped.signal.aborted) return;
      wasEverReady ||= wasReady;
      if (!wasEverReady) {
        exitCode = code ?? 1;
        return stop('SIGTERM');
      }
      if (performance.now() - since > WELL_AFTER_MS) pauseMs = FIRST_PAUSE_MS;
      say(`the ${program.name} ended with ${code ?? signal}; restarting it in ${pauseMs / 1000} s`);
      await sleep(pauseMs, undefined, { signal: stopped.signal }).catch(() => {});
      if (stopped.signal.aborted) return;
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
      // The sources may have changed since the start.
      bundles = findPrograms();
      if (bundles !== null) keepWhileRunning(bundles);
      ended = run(program).ended;
    }
  }

  // Every child gets the same signal. In a terminal they already have it, and ignore the second.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => stop(signal));
  process.on('disconnect', () => stop('SIGTERM'));

  const kept: Promise<void>[] = [];
  for (const program of programs) {
    if (stopped.signal.aborted) break;
    const since = performance.now();
    const first = run(program);
    if (program.once) {
      const { code } = await first.ended;
      if (code !== 0 && !stopped.signal.aborted) {
        exitCode = code ?? 1;
        stop('SIGTERM');
      }
    } else {
      kept.push(keep(program, first));
      await first.listening;
    }
    if (!tellsProgress || program.once || stopped.signal.aborted) continue;
    say(`starting the ${program.name}: done in ${((performance.now() - since) / 1_000).toFixed(1)} s`);
  }
  await Promise.all(kept);
  if (process.connected) process.disconnect();
  process.exitCode = exitCode;
}

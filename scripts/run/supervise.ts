import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type ChildMessage, supervisedFlag } from '@countersign/edge/child-message';
import { findPrograms, keepWhileRunning, preloadFlag } from '../build/programs/find-programs.ts';

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 30_000;
/** A child that has run for so long is thought to be well, and the next pause is short again. */
const WELL_AFTER_MS = 10_000;
/** Children end by themselves within 15 s of being asked. */
const KILL_AFTER_MS = 20_000;

/**
 * V8 lets the space for what is new grow to many times that while a program starts, and does not give it back while nothing
 * happens. Most programs take as long with so little.
 */
const USUAL_YOUNG_MB = 2;

/** A program that runs in a process of its own. */
export interface Program {
  readonly name: string;
  /** The file to run, from the root of the project. */
  readonly main: string;
  readonly args?: readonly string[];
  /** The variable in which the programs after it find its address. */
  readonly tells?: string;
  /** It does its work and ends; the next begins then. */
  readonly once?: true;
  /** For the space of what is new; more is faster for what makes much at a time. */
  readonly youngMb?: number;
  /** Variables that are not for it. */
  readonly withheld?: readonly string[];
  /** Its whole environment, besides what programs need to run at all; absent: that of this process. */
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
 * Runs the programs until one signal stops them all. A program that ends by itself is started again; one that never got
 * ready ends everything, because then something is wrong that a second try would not mend. With `tellsProgress`, it says how
 * long each took to start. Programs run from their bundles in the folder `build`, if there is one.
 */
export async function supervise(
  programs: readonly Program[],
  { tellsProgress = false, build = null }: { tellsProgress?: boolean; build?: string | null } = {},
): Promise<void> {
  const running = new Map<Program, ChildProcess>();
  /** What programs have told those after them. */
  const told: Record<string, string> = {};
  let bundles = build;
  if (build !== null) keepWhileRunning(build);
  const stopped = new AbortController();
  let exitCode = 0;

  // What cannot be said there, such as on a full disk, ends nothing.
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
      // The channel is how a child learns that this process is gone, whatever ended it.
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
      // What it has told may still be on its way, and comes before the end of the channel.
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

  // The same signal goes to every child. From a terminal they have it already, and take no notice of the second.
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

import { readdirSync, readFileSync } from 'node:fs';

/** Linux: /proc reports the times of ended processes in ticks. */
const TICKS_PER_SECOND = 100;

/** The CPU time of a process's living threads in milliseconds, user and system. */
export function processorMs(pid: number): number {
  return sum(listOf(() => readdirSync(`/proc/${pid}/task`)).map((thread) => ranMs(`/proc/${pid}/task/${thread}`)));
}

export const childrenOf = (pid: number): number[] =>
  listOf(() => readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' '))
    .filter((child) => child !== '')
    .map(Number);

/** A process and all its descendants. */
export const familyOf = (pid: number): number[] => [pid, ...childrenOf(pid).flatMap(familyOf)];

/** Resident memory in MB. */
export function residentMb(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes ?? 0) / 1024;
}

/** Memory in MB with each shared page divided between its processes (PSS), so that values can be added. */
export function sharedFairlyMb(pid: number): number {
  const [text = ''] = listOf(() => [readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')]);
  return Number(/^Pss:\s+(\d+)/m.exec(text)?.[1] ?? 0) / 1024;
}

export const programOf = (pid: number): string => {
  const [line = ''] = listOf(() => [readFileSync(`/proc/${pid}/cmdline`, 'utf8')]);
  return line.split('\0').join(' ');
};

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** schedstat counts nanoseconds: ticks are too coarse for slices of half a second in twenty backends. */
function ranMs(task: string): number {
  const [line = '0'] = listOf(() => [readFileSync(`${task}/schedstat`, 'utf8')]);
  return Number(line.split(' ')[0]) / 1e6;
}

function endedMs(pid: number): number {
  const [line = ''] = listOf(() => [readFileSync(`/proc/${pid}/stat`, 'utf8')]);
  const fields = (line.split(') ').at(-1) ?? '').split(' ');
  return ((Number(fields[13] ?? 0) + Number(fields[14] ?? 0)) / TICKS_PER_SECOND) * 1000;
}

/** Empty if the process or thread has ended. */
function listOf(read: () => string[]): string[] {
  try {
    return read();
  } catch {
    return [];
  }
}

/** The CPU time of a process and all its descendants, including ended ones. */
export const familyMs = (pid: number): number => sum(familyOf(pid).map((each) => processorMs(each) + endedMs(each)));

/** The CPU time of the whole machine since its start. */
export function busyMs(): number {
  const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n', 1);
  const [, user, nice, system, , , interrupts, softInterrupts, stolen] = line.split(/\s+/).map(Number);
  const ticks = sum([user, nice, system, interrupts, softInterrupts, stolen].map((each) => each ?? 0));
  return (ticks / TICKS_PER_SECOND) * 1000;
}

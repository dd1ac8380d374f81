import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

export interface ProcessLine {
  readonly pid: number;
  readonly command: string;
}

const run = promisify(execFile);

/** The descendants of a process, with their commands. */
export async function childrenOf(pid: number): Promise<ProcessLine[]> {
  const { stdout } = await run('ps', ['-e', '-o', 'pid=,ppid=,args=']);
  return stdout.split('\n').flatMap((line) => {
    const [, child, parent, command = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return Number(parent) === pid ? [{ pid: Number(child), command }] : [];
  });
}

export const familyOf = async (pid: number): Promise<number[]> => [
  pid,
  ...(await childrenOf(pid)).map((child) => child.pid),
];

/** Processes that have already ended are ignored. */
export function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  // 0 would be this process group.
  for (const pid of pids.filter((each) => each > 0)) {
    try {
      process.kill(pid, signal);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}

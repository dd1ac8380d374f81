import { execFileSync } from 'node:child_process';

export interface ProcessLine {
  readonly pid: number;
  readonly command: string;
}

/** The processes that a process has started, with what they run. */
export function childrenOf(pid: number): ProcessLine[] {
  const lines = execFileSync('ps', ['-e', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n');
  return lines.flatMap((line) => {
    const [, child, parent, command = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return Number(parent) === pid ? [{ pid: Number(child), command }] : [];
  });
}

/** Those that are gone already are not missed. */
export function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  // 0 would be this process and all that it has started.
  for (const pid of pids.filter((each) => each > 0)) {
    try {
      process.kill(pid, signal);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { untilExit } from './until-exit.ts';

/** Runs a file in a separate process until the work is done, so that it does not share one with the measuring code. */
export async function withSubject<Subject>(
  file: URL,
  args: readonly string[],
  work: (subject: Subject & { readonly pid: number }) => Promise<void>,
): Promise<void> {
  const child = fork(fileURLToPath(file), args);
  const end = () => void child.kill('SIGKILL');
  try {
    const ended = once(child, 'exit').then(() => Promise.reject(new Error('the subject ended')));
    const [subject] = (await Promise.race([once(child, 'message'), ended])) as [Subject];
    // From here on, this function ends the process.
    ended.catch(() => {});
    await untilExit(end, () => work({ ...subject, pid: child.pid ?? 0 }));
  } finally {
    end();
  }
}

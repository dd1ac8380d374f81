import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { endPostmaster, findPostmaster } from '../../../service/src/platform/postgres/postmaster.ts';

const self = fileURLToPath(import.meta.url);

/**
 * Ends a PostgreSQL server when the process that started this guard is gone, also by SIGKILL: the guard notices the end
 * of its standard input. It runs in its own session, which Ctrl-C does not reach.
 */
export function guardCluster(dataDirectory: string, directory: string): { dismiss(): void } {
  const guard = spawn(process.execPath, [self, dataDirectory, directory], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  guard.unref();
  guard.stdin.on('error', () => {});
  return { dismiss: () => void guard.kill('SIGKILL') };
}

async function cleanUp(dataDirectory: string, directory: string): Promise<void> {
  const postmaster = await findPostmaster(dataDirectory);
  if (postmaster) await endPostmaster(postmaster.pid, dataDirectory);
  await rm(directory, { recursive: true, force: true });
}

if (process.argv[1] === self) {
  const [dataDirectory = '', directory = ''] = process.argv.slice(2);
  process.stdin.resume().once('end', () => void cleanUp(dataDirectory, directory));
}

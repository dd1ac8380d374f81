// A process that owns an embedded PostgreSQL until it is killed. Prints the result of its start in one line.
import { startEmbeddedPostgres } from './index.ts';

try {
  await startEmbeddedPostgres({ directory: process.argv[2] ?? '', log: () => {}, durable: false });
  process.stdout.write('ready\n');
} catch (error) {
  process.stdout.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}

import { spawn } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';

/** The long run of every race: the test files that import the number of rounds. */
const files = globSync('{test,service/src}/**/*.test.ts').filter((file) =>
  readFileSync(file, 'utf8').includes('@countersign/harness/race-rounds'),
);
const env = { ...process.env, COUNTERSIGN_RACE_ROUNDS: process.env.COUNTERSIGN_RACE_ROUNDS ?? '1000' };
const vitest = spawn('vitest', ['run', ...files, ...process.argv.slice(2)], { stdio: 'inherit', env });
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => vitest.kill('SIGTERM'));
process.on('disconnect', () => vitest.kill('SIGTERM'));
vitest.on('exit', (code) => {
  process.exitCode = code ?? 1;
  if (process.connected) process.disconnect();
});

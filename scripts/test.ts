import { spawn } from 'node:child_process';

const filters = process.argv.slice(2);
/** Only a run of everything can tell whether each requirement is proven. */
const env = { ...process.env, ...(filters.length === 0 && { COUNTERSIGN_WHOLE_SUITE: '1' }) };
const vitest = spawn('vitest', ['run', ...filters], { stdio: 'inherit', env });
// The runner must live to the end of its clean-up: it has a database server of its own.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => vitest.kill('SIGTERM'));
vitest.on('exit', (code) => {
  process.exitCode = code ?? 1;
});

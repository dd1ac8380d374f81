import { spawn } from 'node:child_process';

const run = spawn(process.execPath, ['test/faults/run.ts', ...process.argv.slice(2)], { stdio: 'inherit' });
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => run.kill(signal));
process.on('disconnect', () => run.kill('SIGTERM'));
run.on('exit', (code) => {
  process.exitCode = code ?? 1;
  if (process.connected) process.disconnect();
});

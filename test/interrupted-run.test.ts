import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';

const cluster = fileURLToPath(new URL('../harness/src/database/database-cluster.ts', import.meta.url));

/** The runner's global set-up, in a process that can be killed. */
async function startRunner() {
  const script = `
    const { default: startCluster } = await import(${JSON.stringify(cluster)});
    await startCluster({ provide: (name, value) => name === 'clusterUrl' && process.stdout.write(value + '\\n') });
    setInterval(() => {}, 1_000);`;
  const runner = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, COUNTERSIGN_BUNDLE_PROGRAMS: '' },
  });
  onTestFinished(() => void runner.kill('SIGKILL'));
  const url = await new Promise<string>((resolve, reject) => {
    runner.stdout.setEncoding('utf8').once('data', (text: string) => resolve(text.trim()));
    runner.once('exit', () => reject(new Error('the cluster did not start')));
  });
  return { runner, url };
}

async function ask(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  try {
    await client.connect();
    return (await client.query('SHOW data_directory')).rows[0].data_directory;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? 'refused';
  } finally {
    await client.end().catch(() => {});
  }
}

describe('the PostgreSQL of a run of tests', { timeout: 120_000 }, () => {
  it.each(['SIGKILL', 'SIGTERM', 'SIGINT'] as const)(
    'ends with a runner that %s ends, and leaves no folder',
    async (signal) => {
      const { runner, url } = await startRunner();
      const folder = await ask(url);
      expect(existsSync(folder)).toBe(true);
      runner.kill(signal);
      await expect.poll(() => ask(url), { timeout: 60_000 }).toBe('ECONNREFUSED');
      await expect.poll(() => existsSync(folder), { timeout: 60_000 }).toBe(false);
    },
  );
});

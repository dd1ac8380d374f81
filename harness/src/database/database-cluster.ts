import { chmod, mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { readSwitch } from '../../../edge/src/environment.ts';
import { findPrograms, keepWhileRunning, preloadFlag } from '../../../scripts/build/programs/find-programs.ts';
import { startEmbeddedPostgres } from '../../../service/src/platform/postgres/index.ts';
import { guardCluster } from './guard-cluster.ts';
import { findKeptCluster } from './kept-cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    clusterUrl: string;
    /** The NODE_OPTIONS of our programs in tests. */
    programOptions: string;
  }
}

/**
 * One real PostgreSQL for the run. A service that was started and stopped creates the template of every test's
 * database.
 */
export default async function startCluster(project: TestProject): Promise<() => Promise<void>> {
  const directory = await mkdtemp(join(await roomyDirectory(), 'countersign-test-'));
  // Root starts the servers as another user, which needs access.
  await chmod(directory, 0o755);
  const home = join(directory, 'postgres');
  const start = () => startEmbeddedPostgres({ directory: home, log: () => {}, durable: false });
  // A full run always prepares its own template.
  const keptCluster = isLarge() ? null : findKeptCluster();
  const isPrepared = (await keptCluster?.copyTo(home)) ?? false;
  let cluster = await start();
  const guard = guardCluster(cluster.dataDirectory, directory);
  const stop = async () => {
    await cluster.stop();
    guard.dismiss();
    await rm(directory, { recursive: true, force: true });
  };
  try {
    if (!isPrepared) {
      await prepareTemplate(cluster.url);
      if (keptCluster) {
        await cluster.stop();
        await keptCluster.keep(home);
        cluster = await start();
      }
    }
    project.provide('programOptions', await prepareOptions());
  } catch (error) {
    await stop();
    throw error;
  }
  project.provide('clusterUrl', cluster.url);
  return stop;
}

const MEMORY = '/dev/shm';
const ENOUGH_BYTES = 4 * 2 ** 30;

/** Memory if there is plenty: tests create and delete hundreds of databases, each with a thousand files. */
async function roomyDirectory(): Promise<string> {
  const free = await statfs(MEMORY).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  );
  return free >= ENOUGH_BYTES ? MEMORY : tmpdir();
}

const isLarge = () => readSwitch(process.env, 'COUNTERSIGN_BUNDLE_PROGRAMS');

/** A full run starts programs so often that bundling them pays off; it reuses the bundle of `npm start`. */
async function prepareOptions(): Promise<string> {
  if (!isLarge()) return '';
  const build =
    findPrograms() ?? (await (await import('../../../scripts/build/programs/bundle-programs.ts')).bundlePrograms());
  keepWhileRunning(build);
  return preloadFlag(build);
}

async function prepareTemplate(clusterUrl: string): Promise<void> {
  // Imported only here: loading the whole service takes longer than most database tests.
  const { startTestService } = await import('../service/test-service.ts');
  const client = new pg.Client({ connectionString: clusterUrl });
  await client.connect();
  await client.query('CREATE DATABASE template_service');
  // The password is random, so slow hashing protects nothing, and tests open thousands of connections.
  await client.query('SET scram_iterations = 1');
  const { username, password } = new URL(clusterUrl);
  await client.query(`ALTER ROLE ${username} PASSWORD '${password}'`);
  await client.end();
  const service = await startTestService({ databaseUrl: clusterUrl.replace(/[^/]+$/, 'template_service') });
  await service.stop();
}

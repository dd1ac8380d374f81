import { randomBytes } from 'node:crypto';
import { chmod, cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startReadyValidator } from '@countersign/harness/arbiter/ready-validator';
import { proves } from '@countersign/harness/proves';
import { enrolOwner, type Owner, submit } from '@countersign/harness/requests/transactions';
import { type ServiceProcess, spawnService } from '@countersign/harness/service/service-process';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

const PATIENCE = { timeout: 90_000, interval: 250 };
const name = `pair_${randomBytes(6).toString('hex')}`;
const started: ServiceProcess[] = [];
let admin: pg.Client;
let directory: string;
let readme: { variables: string[]; from: string; to: string };
/** The variables of all machines. */
let shared: Record<string, string>;
let owner: Owner;
/** For machines without an arbiter. */
let validator: Awaited<ReturnType<typeof startReadyValidator>>;

/** The README's commands for several machines. */
async function readCommands() {
  const text = await readFile(new URL('../README.md', import.meta.url), 'utf8');
  const block = [...text.matchAll(/```sh\n(.*?)```/gs)]
    .map(([, code = '']) => code)
    .find((code) => code.includes('scp'));
  const [, exported = ''] = /^export (.*)$/m.exec(block ?? '') ?? [];
  const [, from = '', to = ''] = /scp -r first:countersign\/(\S+) (\S+)/.exec(block ?? '') ?? [];
  expect(block?.match(/^npm start\b/gm)).toHaveLength(2);
  return { variables: [...exported.matchAll(/([A-Z_]+)=/g)].map(([, variable = '']) => variable), from, to };
}

beforeAll(async () => {
  readme = await readCommands();
  validator = await startReadyValidator();
  admin = new pg.Client({ connectionString: inject('clusterUrl') });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name}`);
  directory = await mkdtemp(join(tmpdir(), 'countersign-pair-'));
  await chmod(directory, 0o755);
  const values: Record<string, string> = {
    DATABASE_URL: inject('clusterUrl').replace(/[^/]+$/, name),
    BASE_URL: 'http://localhost:3000',
  };
  shared = Object.fromEntries(
    readme.variables.map((variable) => [variable, values[variable] ?? randomBytes(32).toString('hex')]),
  );
});

afterAll(async () => {
  await Promise.all(started.map((program) => program.stop()));
  await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
  await admin.end();
  validator.stop();
  await rm(directory, { recursive: true, force: true });
}, 60_000);

/** `npm start` in the checkout of a machine. */
async function start(machine: string, different: Record<string, string> = {}): Promise<ServiceProcess> {
  const env = { ...shared, ...different, DATA_DIR: join(directory, machine, '.data') };
  const program = await spawnService(env, 'scripts/run/start.ts');
  started.push(program);
  return program;
}

const verdictsOf = ({ output }: ServiceProcess) => output().split('"msg":"verdict posted"').length - 1;
const statusOf = async ({ call }: ServiceProcess, requestHash: string) =>
  (await call(`GET /transactions/${requestHash}`, { key: owner.key })).get('status');
const healthOf = async ({ call }: ServiceProcess) => (await call('GET /health')).body as { checks: { queue: object } };

describe('two machines on one PostgreSQL, set up by the README', { timeout: 300_000 }, () => {
  it(
    'share one arbiter identity: a second identity is refused, a copy joins, both judge, and one continues alone',
    proves('env.database-url.arbiter'),
    async () => {
      const first = await start('first');
      await first.ready;
      expect(first.output()).not.toContain('NONE: no request is judged');
      await expect.poll(() => healthOf(first), PATIENCE).toMatchObject({ checks: { queue: { arbiters: 1 } } });

      // Without the copy the second machine creates its own identity.
      const stranger = await start('second', { VALIDATOR_URL: validator.url });
      expect(await stranger.exited).toBe(1);
      const said = stranger
        .output()
        .split('\n')
        .filter((line) => line.includes('already has its own arbiter'));
      expect(said).toEqual([expect.stringContaining('copy the folder "identity" from the ORION_DATA_DIR')]);
      await rm(join(directory, 'second', '.data'), { recursive: true });

      const [from, to] = [join(directory, 'first', readme.from), join(directory, 'second', readme.to)];
      await mkdir(to, { recursive: true });
      await cp(from, join(to, 'identity'), { recursive: true });
      const second = await start('second');
      await second.ready;
      expect(second.output()).toMatch(/Arbiter +1 active/);
      for (const machine of [first, second]) {
        await expect.poll(() => healthOf(machine), PATIENCE).toMatchObject({ checks: { queue: { arbiters: 2 } } });
      }

      owner = await enrolOwner(first.call);
      const requestHashes: string[] = [];
      await expect
        .poll(async () => {
          requestHashes.push(...(await Promise.all([first, second].map(({ call }) => submit(call, owner)))));
          return verdictsOf(first) > 0 && verdictsOf(second) > 0;
        }, PATIENCE)
        .toBe(true);
      for (const requestHash of requestHashes) {
        await expect.poll(() => statusOf(second, requestHash), PATIENCE).toBe('APPROVED');
      }
      expect(first.output() + second.output()).not.toContain('verdict refused by the service');

      first.child.kill('SIGKILL');
      await first.exited;
      const alone = await submit(second.call, owner);
      await expect.poll(() => statusOf(second, alone), PATIENCE).toBe('APPROVED');
    },
  );

  it('run no arbiter without ORION_API_KEY, join, and warn if there is no arbiter', async () => {
    await Promise.all(started.map((program) => program.stop()));
    const different = { ORION_API_KEY: '', VALIDATOR_URL: validator.url };
    const program = await start('third', different);
    await program.ready;
    expect(program.output()).not.toContain('already has its own arbiter');
    const database = new pg.Client({ connectionString: shared.DATABASE_URL });
    await database.connect();
    await database.query("UPDATE arbiter_sightings SET seen_at = now() - interval '2 minutes'");
    await database.end();
    expect(await healthOf(program)).toMatchObject({
      status: 'degraded',
      checks: { queue: { status: 'down', arbiters: 0 } },
      problems: ['queue: no arbiter has asked for work in the last 60 seconds, so no request is judged'],
    });
    await program.stop();
    const again = await start('third', different);
    await again.ready;
    expect(again.output()).toMatch(/Arbiter +NONE: no request is judged.*set ORION_API_KEY/);
    expect((await again.call('GET /health/ready')).status).toBe(200);
  });
});

import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { processAdminKey, type ServiceProcess, spawnService } from './harness/service-process.ts';
import { createWallet } from './harness/wallet.ts';

let directory: string;
let started: ServiceProcess[] = [];
let firstStart: { output: string; postgres: number };

const dataDirectory = () => join(directory, 'data');

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'countersign-process-'));
  // Root runs the database as another user, who must be able to enter.
  await chmod(directory, 0o755);
  const service = await start();
  firstStart = { output: service.output(), postgres: postgresOf(service) };
  await service.stop();
}, 90_000);

afterEach(async () => {
  for (const service of started) await service.stop();
  started = [];
});

afterAll(() => rm(directory, { recursive: true, force: true }));

async function begin(env: Record<string, string> = {}): Promise<ServiceProcess> {
  const service = await spawnService({ DATA_DIR: dataDirectory(), ...env });
  started.push(service);
  return service;
}

async function start(env: Record<string, string> = {}): Promise<ServiceProcess> {
  const service = await begin(env);
  await service.ready;
  return service;
}

const postgresOf = (service: ServiceProcess) =>
  Number(/PostgreSQL (?:started|taken over) \(pid (\d+)\)/.exec(service.output())?.[1]);

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

const createUser = (service: ServiceProcess, address = createWallet().address) =>
  service.call('POST /users', { key: processAdminKey, body: { ethereumAddress: address } });

describe('a fresh start', () => {
  it('prints where everything listens and where the data lies', () => {
    const base = /API +(http:\/\/localhost:\d+)\n/.exec(firstStart.output)?.[1];
    expect(firstStart.output).toContain('Countersign is ready.');
    expect(firstStart.output).toContain(`Reference   ${base}/docs`);
    expect(firstStart.output).toContain(`Health      ${base}/health`);
    expect(firstStart.output).toContain(`Database    embedded, in ${dataDirectory()}`);
    expect(firstStart.postgres).toBeGreaterThan(1);
  });

  it('makes a master key that only its owner can read, and keeps it', async () => {
    const file = join(dataDirectory(), 'master.key');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const key = await readFile(file, 'utf8');
    expect(key).toMatch(/^[0-9a-f]{64}\n$/);
    await (await start()).stop();
    expect(await readFile(file, 'utf8')).toBe(key);
    expect(firstStart.output).not.toContain(key.trim());
  });
});

describe('the next start', () => {
  it('is ready in under 5 s, with everything that was there', async () => {
    const before = await start();
    const { address } = createWallet();
    expect((await createUser(before, address)).status).toBe(201);
    expect(await before.stop()).toBe(0);
    const startedAt = performance.now();
    const after = await start();
    expect(performance.now() - startedAt).toBeLessThan(5_000);
    expect((await after.call(`GET /users/${address}`, { key: processAdminKey })).status).toBe(200);
  });

  it('puts a bootstrap key that was replaced out of force', async () => {
    const other = randomBytes(32).toString('hex');
    const before = await start({ ADMIN_API_KEY: other });
    expect((await before.call('GET /metrics', { key: other })).status).toBe(200);
    expect((await before.call('GET /metrics', { key: processAdminKey })).status).toBe(401);
    await before.stop();
    const after = await start();
    expect((await after.call('GET /metrics', { key: other })).status).toBe(401);
    expect((await after.call('GET /metrics', { key: processAdminKey })).status).toBe(200);
    await after.stop();
    const without = await start({ ADMIN_API_KEY: '' });
    expect((await without.call('GET /metrics', { key: processAdminKey })).status).toBe(401);
  });
});

describe('a second process on the same DATA_DIR', () => {
  it('ends with 1 and says which process is in the way, which goes on', async () => {
    const first = await start();
    const second = await begin();
    expect(await second.exited).toBe(1);
    expect(second.output()).toContain('Countersign did not start.');
    expect(second.output()).toContain(`Another Countersign process (pid ${first.child.pid}) uses the data directory`);
    expect(second.output()).toContain(dataDirectory());
    expect((await first.call('GET /health/ready')).status).toBe(200);
    expect((await createUser(first)).status).toBe(201);
  });
});

describe('an environment that is not right', () => {
  it('ends the start with 1 and the list of all that is wrong', async () => {
    const service = await begin({ PORT: 'x', ADMIN_API_KEY: 'short-secret', LOG_LEVEL: 'loud', MASTER_KEY: 'abc' });
    expect(await service.exited).toBe(1);
    const [heading, ...faults] = service.output().trim().split('\n');
    expect(heading).toBe('Countersign did not start. The environment is not right:');
    expect([...new Set(faults.map((line) => line.trim().split(':')[0]))].sort()).toEqual([
      'ADMIN_API_KEY',
      'LOG_LEVEL',
      'MASTER_KEY',
      'PORT',
    ]);
    expect(service.output()).not.toContain('short-secret');
  });

  it('with DATABASE_URL and no MASTER_KEY ends the start with 1', async () => {
    const service = await begin({ DATABASE_URL: 'postgres://user:hunter2@127.0.0.1:1/db' });
    expect(await service.exited).toBe(1);
    expect(service.output()).toContain('MASTER_KEY: is required with DATABASE_URL');
    expect(service.output()).not.toContain('hunter2');
  });

  it('with a port that is taken ends the start with 1, and leaves no database behind', async () => {
    const first = await start();
    const port = new URL(first.url).port;
    const second = await begin({ PORT: port, DATA_DIR: join(directory, 'elsewhere') });
    expect(await second.exited).toBe(1);
    expect(second.output()).toContain('EADDRINUSE');
    expect(isAlive(postgresOf(second))).toBe(false);
  }, 60_000);
});

describe('kill -9 while it writes', () => {
  it('loses nothing that was acknowledged, and the next start takes the database over', {
    timeout: 90_000,
  }, async () => {
    const acknowledged: string[] = [];
    let service = await start();
    for (let round = 0; round < 3; round += 1) {
      const writing = Array.from({ length: 8 }, async () => {
        for (;;) {
          const { address } = createWallet();
          const answer = await createUser(service, address).catch(() => null);
          if (answer === null) return;
          expect(answer.status).toBe(201);
          acknowledged.push(address);
        }
      });
      const before = acknowledged.length;
      await expect.poll(() => acknowledged.length, { timeout: 20_000 }).toBeGreaterThan(before + 100);
      const postgres = postgresOf(service);
      service.child.kill('SIGKILL');
      expect(await service.exited).toBe('SIGKILL');
      await Promise.all(writing);
      expect(isAlive(postgres)).toBe(true);

      const startedAt = performance.now();
      service = await start();
      expect(performance.now() - startedAt).toBeLessThan(5_000);
      expect(service.output()).toContain(`PostgreSQL taken over (pid ${postgres})`);
      const found = await Promise.all(
        acknowledged.map((address) => service.call(`GET /users/${address}`, { key: processAdminKey })),
      );
      expect(found.filter(({ status }) => status !== 200)).toEqual([]);
    }
    const postgres = postgresOf(service);
    expect(await service.stop()).toBe(0);
    expect(isAlive(postgres)).toBe(false);
  });
});

describe('SIGTERM', () => {
  /** A request whose body is still on its way when the signal comes. */
  async function beginRequest(service: ServiceProcess, keepAlive: boolean) {
    const body = JSON.stringify({ ethereumAddress: createWallet().address });
    const socket = connect(Number(new URL(service.url).port), '127.0.0.1');
    await once(socket, 'connect');
    const lines = [
      'POST /users HTTP/1.1',
      'Host: x',
      `x-api-key: ${processAdminKey}`,
      'Content-Type: application/json',
    ];
    lines.push(`Content-Length: ${body.length}`, `Connection: ${keepAlive ? 'keep-alive' : 'close'}`, '', '');
    socket.write(lines.join('\r\n') + body.slice(0, 10));
    return async () => {
      socket.write(body.slice(10));
      let answer = '';
      for await (const chunk of socket) answer += chunk;
      return answer;
    };
  }

  it('answers what is under way, then ends with 0, and the database with it', async () => {
    const service = await start();
    const postgres = postgresOf(service);
    // An idle connection must not hold it up.
    expect((await service.call('GET /')).status).toBe(200);
    const requests = await Promise.all([true, false, true, false].map((keepAlive) => beginRequest(service, keepAlive)));
    await sleep(300);
    const signalledAt = performance.now();
    service.child.kill('SIGTERM');
    await sleep(500);
    const answers = await Promise.all(requests.map((finish) => finish()));
    for (const answer of answers) {
      expect(answer).toMatch(/^HTTP\/1\.1 201 Created\r\n/);
      expect(answer.toLowerCase()).toContain('connection: close');
    }
    expect(await service.exited).toBe(0);
    expect(performance.now() - signalledAt).toBeLessThan(15_000);
    expect(service.output()).toContain('"msg":"stopped"');
    expect(isAlive(postgres)).toBe(false);
  });

  it('during the start ends it, too, and leaves no database behind', async () => {
    const service = await begin();
    await expect.poll(() => service.output(), { timeout: 20_000, interval: 5 }).toContain('PostgreSQL started');
    service.child.kill('SIGTERM');
    expect(await service.exited).toBe(0);
    expect(service.output()).not.toContain('Countersign is ready.');
    expect(isAlive(postgresOf(service))).toBe(false);
  });
});

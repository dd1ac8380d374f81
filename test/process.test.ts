import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createWallet } from '@countersign/harness/people/wallet';
import { proves } from '@countersign/harness/proves';
import { processAdminKey, type ServiceProcess, spawnService } from '@countersign/harness/service/service-process';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

let directory: string;
let started: ServiceProcess[] = [];
let first: { output: string; masterKey: string; user: string; seconds: number };

const dataDirectory = () => join(directory, 'data');
const masterKeyFile = () => join(dataDirectory(), 'master.key');
/** PostgreSQL deletes this file when it has stopped. */
const databaseRuns = () => existsSync(join(dataDirectory(), 'postgres', 'data', 'postmaster.pid'));

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'countersign-process-'));
  // Root runs the database as another user, who needs access to the folder.
  await chmod(directory, 0o755);
  const startedAt = performance.now();
  const service = await start();
  const seconds = (performance.now() - startedAt) / 1000;
  const user = createWallet().address;
  expect((await createUser(service, user)).status).toBe(201);
  first = { output: service.output(), masterKey: await readFile(masterKeyFile(), 'utf8'), user, seconds };
  expect(await service.stop()).toBe(0);
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

const createUser = (service: ServiceProcess, address = createWallet().address) =>
  service.call('POST /users', { key: processAdminKey, body: { ethereumAddress: address } });

const getUser = (service: ServiceProcess, address: string, key = processAdminKey) =>
  service.call(`GET /users/${address}`, { key });

describe('a fresh start', () => {
  it(
    'prints all addresses and the data directory',
    proves('env.database-url', 'start.prints', 'start.prints.rest', 'verdict.unsigned.default'),
    () => {
      const base = /API +(http:\/\/localhost:\d+)\n/.exec(first.output)?.[1];
      expect(first.output).toContain('Countersign is ready.');
      expect(first.output).toContain(`Reference   ${base}/docs`);
      expect(first.output).toContain(`Health      ${base}/health`);
      expect(first.output).toContain(`Database    embedded, in ${dataDirectory()}`);
      expect(first.output).toContain('Payloads    sealed, in the database');
      expect(first.output).toContain(
        'Verdicts    signed, or unsigned with an ORION key (set ALLOW_UNSIGNED_VERDICTS=off',
      );
    },
  );

  it('creates a master key that only its owner can read', proves('env.master-key.embedded'), async () => {
    expect((await stat(masterKeyFile())).mode & 0o777).toBe(0o600);
    expect(first.masterKey).toMatch(/^[0-9a-f]{64}\n$/);
    expect(first.output).not.toContain(first.masterKey.trim());
  });
});

describe('the next start', () => {
  let service: ServiceProcess;
  let seconds: number;
  const key = randomBytes(32).toString('hex');

  beforeAll(async () => {
    const startedAt = performance.now();
    service = await spawnService({ DATA_DIR: dataDirectory(), ADMIN_API_KEY: key });
    await service.ready;
    seconds = (performance.now() - startedAt) / 1000;
  });

  afterAll(() => service.stop());

  it('is ready in under 5 s', () => {
    // If other work slows the machine down, still less than the first start, which creates a database.
    expect(seconds).toBeLessThan(Math.max(5, first.seconds));
  });

  it('finds the stored data and the same master key', proves('start.state'), async () => {
    expect((await getUser(service, first.user, key)).status).toBe(200);
    expect(await readFile(masterKeyFile(), 'utf8')).toBe(first.masterKey);
  });

  it('revokes a bootstrap key that was replaced', async () => {
    expect((await getUser(service, first.user, key)).status).toBe(200);
    expect((await getUser(service, first.user, processAdminKey)).status).toBe(401);
  });

  it('is refused to a second process, which exits with 1 and names the first', async () => {
    const second = await begin();
    expect(await second.exited).toBe(1);
    expect(second.output()).toContain('Countersign did not start.');
    expect(second.output()).toContain(
      `Another Countersign process (pid ${service.child.pid}) is using the data directory`,
    );
    expect(second.output()).toContain(dataDirectory());
    expect((await service.call('GET /health/ready')).status).toBe(200);
  });
});

describe('a failed start', () => {
  it(
    'because of the environment exits with 1 and lists all faults',
    proves('env.master-key.required', 'env.one-error'),
    async () => {
      const DATABASE_URL = 'postgres://user:hunter2@127.0.0.1:1/db';
      const service = await begin({ PORT: 'x', ADMIN_API_KEY: 'short-secret', LOG_LEVEL: 'loud', DATABASE_URL });
      expect(await service.exited).toBe(1);
      const [heading, ...faults] = service.output().trim().split('\n');
      expect(heading).toBe('Countersign did not start. The environment is invalid:');
      expect([...new Set(faults.map((line) => line.trim().split(':')[0]))].sort()).toEqual([
        'ADMIN_API_KEY',
        'LOG_LEVEL',
        'MASTER_KEY',
        'PORT',
      ]);
      for (const secret of ['short-secret', 'hunter2']) expect(service.output()).not.toContain(secret);
    },
  );

  it('because the port is taken exits with 1, and leaves no database behind', async () => {
    const holder = createServer().listen(0, '127.0.0.1');
    await once(holder, 'listening');
    const service = await begin({ PORT: String((holder.address() as AddressInfo).port) });
    expect(await service.exited).toBe(1);
    expect(service.output()).toMatch(/Countersign did not start\. Port \d+ is in use: .* set PORT to another port\./);
    expect(databaseRuns()).toBe(false);
    holder.close();
  });
});

describe('kill -9 while it writes', () => {
  it('loses nothing that was acknowledged, and the next start takes the database over', {
    timeout: 90_000,
  }, async () => {
    const acknowledged: string[] = [];
    const firstStartedAt = performance.now();
    let service = await start();
    // 5 s on an idle machine; on others twice the time of a regular start there.
    const limitMs = Math.max(5_000, 2 * (performance.now() - firstStartedAt));
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
      service.child.kill('SIGKILL');
      expect(await service.exited).toBe('SIGKILL');
      await Promise.all(writing);
      expect(databaseRuns()).toBe(true);

      const startedAt = performance.now();
      service = await start();
      expect(performance.now() - startedAt).toBeLessThan(limitMs);
      expect(service.output()).toContain('PostgreSQL adopted');
    }
    // What one round loses is still missing after the last.
    const unread = [...acknowledged];
    const reading = Array.from({ length: 8 }, async () => {
      for (let address = unread.pop(); address; address = unread.pop()) {
        expect((await getUser(service, address)).status).toBe(200);
      }
    });
    await Promise.all(reading);
    expect(await service.stop()).toBe(0);
    expect(databaseRuns()).toBe(false);
  });
});

describe('SIGTERM', () => {
  /** A request whose body is still arriving when the signal comes. */
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

  it('completes pending requests, then exits with 0 and stops the database', async () => {
    const service = await start();
    // An idle connection must not delay it.
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
    expect(databaseRuns()).toBe(false);
  });

  it('during the start ends it, and leaves no database behind', async () => {
    const service = await begin();
    await expect.poll(() => service.output(), { timeout: 20_000, interval: 5 }).toContain('PostgreSQL started');
    service.child.kill('SIGTERM');
    expect(await service.exited).toBe(0);
    expect(service.output()).not.toContain('Countersign is ready.');
    expect(databaseRuns()).toBe(false);
  });
});

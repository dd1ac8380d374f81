import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { testServiceFile } from '@countersign/harness/arbiter/orion';
import { createTestDatabase } from '@countersign/harness/database/test-database';
import { readWhole } from '@countersign/harness/requests/follow-request';
import {
  approve,
  atProvider,
  complete,
  letMinutePass,
  ordersOf,
  prepareIntegration,
  settle,
  untilRelease,
} from '@countersign/harness/requests/releases';
import { enrolOwner, type Owner } from '@countersign/harness/requests/transactions';
import { type ServiceProcess, spawnService } from '@countersign/harness/service/service-process';
import { testAdminKey, testBaseUrl, testMasterKey, testOrionKey } from '@countersign/harness/service/test-service';
import { startCustodyProvider } from '@countersign/simulators';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

/** Longer than any test: an answer that is held back never comes. */
const provider = await startCustodyProvider({ slowMs: 600_000 });
afterAll(() => provider.stop());

/** The connection to the provider, on which calls can get lost. */
let isBroken = false;
let swallowed = 0;
const gateway = createServer((call, answer) => {
  if (isBroken) {
    swallowed += 1;
    return;
  }
  const { method = 'GET', headers, url = '/' } = call;
  const onward = request(new URL(url, provider.url), { method, headers }, (reply) => {
    answer.writeHead(reply.statusCode ?? 502, reply.headers);
    reply.pipe(answer);
  });
  onward.on('error', () => answer.destroy());
  call.pipe(onward);
});
await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
const gatewayUrl = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;
afterAll(() => {
  gateway.closeAllConnections();
  gateway.close();
});

const database = await createTestDatabase();
const { pool } = database;
afterAll(() => database.drop());
let owner: Owner;

async function start(): Promise<ServiceProcess> {
  const service = await spawnService({
    DATABASE_URL: database.url,
    CUSTODY_BASE_URL: gatewayUrl,
    BASE_URL: testBaseUrl,
    MASTER_KEY: testMasterKey,
    ADMIN_API_KEY: testAdminKey,
    ORION_API_KEY: testOrionKey,
    ORION_SERVICE_FILE: testServiceFile,
    ALLOW_UNSIGNED_VERDICTS: 'on',
    SIGN_IN_LIMIT_PER_MINUTE: '1000000',
  });
  await service.ready;
  return service;
}

/** Restarted after every kill. */
let service: ServiceProcess;

async function kill(): Promise<void> {
  service.child.kill('SIGKILL');
  await service.exited;
}

const untilRow = (hash: string, condition: string) =>
  vi.waitFor(
    async () => {
      const { rowCount } = await pool.query(`SELECT FROM releases WHERE external_id = $1 AND ${condition}`, [hash]);
      if (rowCount === 0) throw new Error(`${condition}: not yet`);
    },
    { timeout: 30_000, interval: 20 },
  );

beforeAll(async () => {
  service = await start();
});
beforeEach(async () => {
  provider.faults.set({ fault: 'none' });
  owner = await enrolOwner(service.call, 2);
  await complete(service.call, owner, await prepareIntegration(database, provider, owner));
});
afterAll(kill);

/** The final state, however often it is checked. */
async function expectOnce(hash: string): Promise<void> {
  service = await start();
  await letMinutePass(pool);
  await untilRelease(service.call, owner, hash, ({ status }) => status === 'submitted');
  await letMinutePass(pool);
  settle(provider, hash, 'COMPLETED');
  await untilRelease(service.call, owner, hash, ({ status }) => status === 'completed');
  expect(await readWhole(service.call, owner, hash)).toMatchObject({ status: 'EXECUTED' });
  expect(atProvider(provider, hash)).toHaveLength(1);
  expect(ordersOf(provider, hash)).toHaveLength(1);
}

describe('a service that is killed with -9', () => {
  it('between the claim and the call sends the order once, after its next start', async () => {
    // Blocks it just before it records that it is about to send.
    await pool.query(`
      CREATE FUNCTION hold() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN PERFORM pg_sleep(600); RETURN NEW; END';
      CREATE TRIGGER hold BEFORE UPDATE OF last_sent_at ON releases FOR EACH ROW EXECUTE FUNCTION hold()`);
    const hash = await approve(service.call, owner);
    await untilRow(hash, "status = 'claimed'");
    await kill();
    await pool.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE '%last_sent_at%' AND pid <> pg_backend_pid()",
    );
    await pool.query('DROP TRIGGER hold ON releases; DROP FUNCTION hold');
    await untilRow(hash, "status = 'claimed' AND last_sent_at IS NULL");
    expect(ordersOf(provider, hash)).toEqual([]);
    await expectOnce(hash);
  }, 180_000);

  it('while the order is lost in transit sends it once more, after its next start', async () => {
    isBroken = true;
    const hash = await approve(service.call, owner);
    await vi.waitFor(() => expect(swallowed).toBeGreaterThan(0), { timeout: 30_000 });
    await kill();
    isBroken = false;
    await untilRow(hash, "status = 'claimed' AND last_sent_at IS NOT NULL");
    await expectOnce(hash);
  }, 180_000);

  it('between the call and the record finds the order at the provider, and does not send it again', async () => {
    provider.faults.set({ fault: 'slow', method: 'POST', times: 1 });
    const hash = await approve(service.call, owner);
    await vi.waitFor(() => expect(atProvider(provider, hash)).toHaveLength(1), { timeout: 30_000 });
    await kill();
    await untilRow(hash, "status = 'claimed' AND reference IS NULL");
    await expectOnce(hash);
  }, 180_000);
});

import { testServiceFile } from '@countersign/harness/arbiter/orion';
import { createTestDatabase } from '@countersign/harness/database/test-database';
import { proves } from '@countersign/harness/proves';
import { enrolOwner, judge, submit } from '@countersign/harness/requests/transactions';
import { startReceiver } from '@countersign/harness/servers/webhook-receiver';
import { spawnService } from '@countersign/harness/service/service-process';
import {
  startTestService,
  type TestService,
  testAdminKey,
  testBaseUrl,
  testMasterKey,
  testOrionKey,
} from '@countersign/harness/service/test-service';
import { afterAll, expect, it, onTestFinished } from 'vitest';

const [database, receiver] = await Promise.all([createTestDatabase(), startReceiver()]);
let successor: TestService | undefined;
afterAll(async () => {
  await successor?.stop();
  await Promise.all([receiver.stop(), database.drop()]);
});

it(
  'events of acknowledged writes are sent by the successor of a killed service, also if a receiver was about to accept them',
  proves('webhooks.retries'),
  async () => {
    const env = { WEBHOOK_HOSTS: receiver.host, ALLOW_UNSIGNED_VERDICTS: 'on' };
    const killed = await spawnService({
      DATABASE_URL: database.url,
      BASE_URL: testBaseUrl,
      MASTER_KEY: testMasterKey,
      ADMIN_API_KEY: testAdminKey,
      ORION_API_KEY: testOrionKey,
      ORION_SERVICE_FILE: testServiceFile,
      ...env,
    });
    onTestFinished(() => void killed.child.kill('SIGKILL'));
    await killed.ready;
    const owner = await enrolOwner(killed.call);
    const body = { name: 'hook', url: receiver.url, events: ['transaction.rejected'] };
    await killed.call('POST /webhooks', { token: owner.accessToken, body });
    const hashes = [await submit(killed.call, owner), await submit(killed.call, owner)];
    // Anything that reaches the receiver before the kill stays unanswered.
    receiver.answerWith(() => {});
    for (const hash of hashes) expect((await judge(killed.call, hash, 'REJECTED')).status).toBe(201);
    killed.child.kill('SIGKILL');
    await killed.exited;

    receiver.answerWith((_request, response) => void response.writeHead(204).end());
    await database.pool.query('UPDATE notification_deliveries SET next_at = now()');
    successor = await startTestService({ databaseUrl: database.url, env });
    await expect
      .poll(async () => (await database.pool.query('SELECT DISTINCT state FROM notification_deliveries')).rows, {
        timeout: 20_000,
      })
      .toEqual([{ state: 'delivered' }]);
    for (const hash of hashes) {
      const ids = (await receiver.until(1, hash)).map(({ headers }) => headers['webhook-id']);
      expect(new Set(ids).size).toBe(1);
    }
  },
);

import { openDatabaseLink } from '@countersign/harness/database/database-link';
import { proves } from '@countersign/harness/proves';
import { enrolOwner } from '@countersign/harness/requests/transactions';
import { describeWithPgbouncer, startPgbouncer } from '@countersign/harness/servers/pgbouncer';
import { startReplicatedPostgres } from '@countersign/harness/servers/replicated-postgres';
import { startLoad } from '@countersign/harness/service/steady-load';
import { startTestService } from '@countersign/harness/service/test-service';
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';

const OWNERS = 8;
/** Per phase: enough for all agents to be busy when the primary dies. */
const DECIDED = 60;

describeWithPgbouncer('a primary that dies under load, with a synchronous standby', () => {
  it('loses nothing that was acknowledged, and the same instances continue with the promoted standby', {
    ...proves('failover.synchronous'),
    timeout: 240_000,
  }, async () => {
    const postgres = await startReplicatedPostgres();
    onTestFinished(() => postgres.stop());
    const pgbouncer = await startPgbouncer(postgres.primaryUrl, { poolSize: 8 });
    onTestFinished(() => pgbouncer.stop());
    // Stands in for HAProxy, a virtual IP or a cloud endpoint: one address for the current primary.
    const link = await openDatabaseLink(postgres.primaryUrl);
    onTestFinished(() => link.close());
    const options = { databaseUrl: link.url, env: { DATABASE_POOLER_URL: pgbouncer.poolerUrl } };
    const instances = [await startTestService(options), await startTestService(options)] as const;
    onTestFinished(async () => {
      for (const instance of instances) await instance.stop();
    });
    const owners = await Promise.all(Array.from({ length: OWNERS }, () => enrolOwner(instances[0].call)));
    let turn = 0;
    const load = startLoad(owners, () => (instances[turn++ % 2] ?? instances[0]).call);
    onTestFinished(() => load.stop());
    await load.more(DECIDED);
    expect(load.failures()).toEqual([]);

    await postgres.killPrimary();
    await expect.poll(() => load.answers.get('POST /transactions 503') ?? 0).toBeGreaterThan(0);
    const before = load.created.size;
    await postgres.promote();
    link.restore(postgres.standbyUrl);
    await pgbouncer.repoint(postgres.standbyUrl);
    await load.more(DECIDED);
    await load.stop();

    expect(load.created.size).toBeGreaterThan(before);
    // Without a database, 503 is the only answer.
    expect(load.failures().filter((answer) => !answer.endsWith(' 503'))).toEqual([]);
    const promoted = new pg.Client({ connectionString: postgres.standbyUrl });
    await promoted.connect();
    const { rows: transactions } = await promoted.query('SELECT request_hash FROM transactions');
    const { rows: approvals } = await promoted.query("SELECT id FROM approvals WHERE type = 'user_ui'");
    await promoted.end();
    const stored = new Set([...transactions.map((row) => row.request_hash), ...approvals.map((row) => row.id)]);
    expect([...load.created, ...load.decided].filter((each) => !stored.has(each))).toEqual([]);
    // A request repeated with its key exists once.
    expect(transactions).toHaveLength(load.created.size);
    expect(approvals).toHaveLength(load.decided.size);
  });
});

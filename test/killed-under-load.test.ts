import { randomBytes } from 'node:crypto';
import { describe, expect, it, onTestFinished } from 'vitest';
import { testServiceFile } from './harness/orion.ts';
import { type ServiceProcess, spawnService } from './harness/service-process.ts';
import { createTestDatabase } from './harness/test-database.ts';
import { decide, enrolOwner, type Owner, transferFields } from './harness/transactions.ts';

const ROUNDS = 5;
const ACKNOWLEDGED_PER_ROUND = 60;
/** Each may submit 30 times a minute. */
const AGENTS = 16;
const orionKey = randomBytes(32).toString('hex');

/** What the service said that it had stored. */
interface Acknowledged {
  readonly transactions: Map<string, Owner>;
  readonly approvals: Map<string, string>;
}

/** Submits and has judged without pause, until the service is gone. */
async function work({ call }: ServiceProcess, owner: Owner, noted: Acknowledged, onNoted: () => void): Promise<void> {
  for (;;) {
    // Many clients, as many addresses: the limits are not what this is about.
    const headers = { 'x-forwarded-for': `198.51.${randomBytes(1)[0]}.${randomBytes(1)[0]}` };
    try {
      const body = transferFields(owner.wallet.address);
      const made = await call('POST /transactions', { key: owner.key, body, headers });
      if (made.status !== 201) continue;
      const requestHash = made.get('requestHash');
      noted.transactions.set(requestHash, owner);
      const judged = await decide(call, requestHash, { key: orionKey, body: { decision: 'APPROVED' }, headers });
      if (judged.status === 201) noted.approvals.set(judged.get('id'), requestHash);
      onNoted();
    } catch {
      return;
    }
  }
}

describe('a service that is killed with -9 under write load', () => {
  it(`loses nothing that it acknowledged and leaves nothing half there, ${ROUNDS} times`, async () => {
    const database = await createTestDatabase();
    onTestFinished(() => database.drop());
    const env = {
      DATABASE_URL: database.url,
      MASTER_KEY: randomBytes(32).toString('hex'),
      ORION_API_KEY: orionKey,
      ORION_SERVICE_FILE: testServiceFile,
      BASE_URL: 'http://localhost:3000',
      SIGN_IN_LIMIT_PER_MINUTE: '1000000',
      TRUST_PROXY: '1',
    };
    // Sealed under the key of the template; this service has one of its own.
    await database.pool.query('DELETE FROM signing_keys');
    let owners: readonly Owner[] = [];
    const noted: Acknowledged = { transactions: new Map(), approvals: new Map() };

    for (let round = 0; round < ROUNDS; round += 1) {
      const service = await spawnService(env);
      onTestFinished(() => void service.child.kill('SIGKILL'));
      await service.ready;
      if (round === 0) owners = await Promise.all(Array.from({ length: AGENTS }, () => enrolOwner(service.call)));
      const enough = Promise.withResolvers<void>();
      const goal = noted.approvals.size + ACKNOWLEDGED_PER_ROUND;
      const onNoted = () => noted.approvals.size >= goal && enough.resolve();
      const workers = owners.map((owner) => work(service, owner, noted, onNoted));
      await enough.promise;
      service.child.kill('SIGKILL');
      expect(await service.exited).toBe('SIGKILL');
      await Promise.all(workers);
    }

    const stored = async (statement: string) => (await database.pool.query(statement)).rows;
    const hashes = new Set((await stored('SELECT request_hash FROM transactions')).map((row) => row.request_hash));
    expect([...noted.transactions.keys()].filter((hash) => !hashes.has(hash))).toEqual([]);
    const approvals = new Set((await stored('SELECT id FROM approvals')).map((row) => row.id));
    expect([...noted.approvals.keys()].filter((id) => !approvals.has(id))).toEqual([]);
    expect(approvals.size).toBeGreaterThanOrEqual(ROUNDS * ACKNOWLEDGED_PER_ROUND);

    // Each with its entry in the log, its place in the queue or its verdict, and a status that follows from it.
    expect(
      await stored(`SELECT t.id FROM transactions t WHERE NOT EXISTS
        (SELECT FROM audit_log a WHERE a.transaction_id = t.id AND a.action = 'transaction.create')`),
    ).toEqual([]);
    expect(
      await stored(`SELECT t.id FROM transactions t
        WHERE NOT EXISTS (SELECT FROM verdicts v WHERE v.transaction_id = t.id)
          AND NOT EXISTS (SELECT FROM verification_requests r WHERE r.transaction_id = t.id)
          AND NOT EXISTS (SELECT FROM jobs.job j WHERE j.name = 'offer-request' AND j.data->>'transactionId' = t.id::text)`),
    ).toEqual([]);
    expect(
      await stored(`SELECT t.id FROM transactions t
        WHERE t.revision <> 1 + (SELECT count(*) FROM approvals a WHERE a.transaction_id = t.id)
           OR (t.status = 'APPROVED') <> EXISTS (SELECT FROM verdicts v WHERE v.transaction_id = t.id)
           OR (t.status = 'APPROVED') <> EXISTS
              (SELECT FROM audit_log a WHERE a.transaction_id = t.id AND a.action = 'transaction.verdict')`),
    ).toEqual([]);
  }, 120_000);
});

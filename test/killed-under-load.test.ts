import { randomBytes } from 'node:crypto';
import { testServiceFile } from '@countersign/harness/arbiter/orion';
import { createTestDatabase } from '@countersign/harness/database/test-database';
import { proves } from '@countersign/harness/proves';
import { completeVerdict, signedVerdict } from '@countersign/harness/requests/signed-verdict';
import { decide, enrolOwner, type Owner, transferFields } from '@countersign/harness/requests/transactions';
import { type ServiceProcess, spawnService } from '@countersign/harness/service/service-process';
import { describe, expect, it, onTestFinished } from 'vitest';

const ROUNDS = 5;
/** Enough for all to be busy: requests in progress are at risk, not earlier ones. */
const ACKNOWLEDGED_PER_ROUND = 60;
/** Each may submit 30 times a minute. */
const AGENTS = 16;
const orionKey = randomBytes(32).toString('hex');

/** What the service has acknowledged. */
interface Acknowledged {
  readonly transactions: Set<string>;
  readonly verdicts: Set<string>;
  readonly ownersApprovals: Set<string>;
}

/** Submits, has requests judged and approves without pause, until the service is gone. */
async function work({ call }: ServiceProcess, owner: Owner, noted: Acknowledged, onNoted: () => void): Promise<void> {
  for (;;) {
    // Many clients, with as many addresses: rate limits are not the subject.
    const headers = { 'x-forwarded-for': `198.51.${randomBytes(1)[0]}.${randomBytes(1)[0]}` };
    try {
      const body = transferFields(owner.wallet.address);
      const made = await call('POST /transactions', { key: owner.key, body, headers });
      if (made.status !== 201) continue;
      const requestHash = made.get('requestHash');
      noted.transactions.add(requestHash);
      const decisions = [
        {
          by: { key: orionKey, body: await signedVerdict(requestHash, completeVerdict(owner.wallet.address)) },
          ids: noted.verdicts,
        },
        { by: { token: owner.accessToken, body: { decision: 'APPROVED' } }, ids: noted.ownersApprovals },
      ];
      // Either may be first, and therefore the one that exists if the other never arrives.
      if (noted.transactions.size % 2 === 0) decisions.reverse();
      for (const { by, ids } of decisions) {
        const decided = await decide(call, requestHash, { ...by, headers });
        if (decided.status === 201) ids.add(decided.get('id'));
      }
      onNoted();
    } catch {
      return;
    }
  }
}

describe('a service that is killed with -9 under write load', () => {
  it(`loses nothing that it acknowledged and leaves nothing partial, ${ROUNDS} times`, {
    ...proves('transactions.create.durable'),
    timeout: 120_000,
  }, async () => {
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
    // Sealed under the template's key; this service has its own.
    await database.pool.query('DELETE FROM signing_keys; DELETE FROM sealing_keys');
    let owners: readonly Owner[] = [];
    const noted: Acknowledged = { transactions: new Set(), verdicts: new Set(), ownersApprovals: new Set() };
    const countNoted = () => Math.min(noted.verdicts.size, noted.ownersApprovals.size);

    for (let round = 0; round < ROUNDS; round += 1) {
      const service = await spawnService(env);
      onTestFinished(() => void service.child.kill('SIGKILL'));
      await service.ready;
      if (round === 0) owners = await Promise.all(Array.from({ length: AGENTS }, () => enrolOwner(service.call, 1)));
      const enough = Promise.withResolvers<void>();
      const goal = countNoted() + ACKNOWLEDGED_PER_ROUND;
      const onNoted = () => countNoted() >= goal && enough.resolve();
      const workers = owners.map((owner) => work(service, owner, noted, onNoted));
      await enough.promise;
      service.child.kill('SIGKILL');
      expect(await service.exited).toBe('SIGKILL');
      await Promise.all(workers);
    }

    const stored = async (statement: string) => (await database.pool.query(statement)).rows;
    const hashes = new Set((await stored('SELECT request_hash FROM transactions')).map((row) => row.request_hash));
    expect([...noted.transactions].filter((hash) => !hashes.has(hash))).toEqual([]);
    for (const [type, ids] of [
      ['orion', noted.verdicts],
      ['user_ui', noted.ownersApprovals],
    ] as const) {
      const rows = await stored(`SELECT id FROM approvals WHERE type = '${type}'`);
      const kept = new Set(rows.map((row) => row.id));
      expect([...ids].filter((id) => !kept.has(id))).toEqual([]);
      expect(ids.size).toBeGreaterThanOrEqual(ROUNDS * ACKNOWLEDGED_PER_ROUND);
    }

    // Each with its log entry, its place in the queue or its verdict, and a consistent status.
    expect(
      await stored(`SELECT t.id FROM transactions t WHERE NOT EXISTS
        (SELECT FROM audit_log a WHERE a.transaction_id = t.id AND a.action = 'transaction.create')`),
    ).toEqual([]);
    expect(
      await stored(`SELECT t.id FROM transactions t
        WHERE NOT EXISTS (SELECT FROM verdicts v WHERE v.transaction_id = t.id)
          AND NOT EXISTS (SELECT FROM verification_requests r WHERE r.transaction_id = t.id)
          AND NOT EXISTS (SELECT FROM jobs.job j WHERE j.name = 'seal-request' AND j.data->>'transactionId' = t.id::text)`),
    ).toEqual([]);
    expect(
      await stored(`SELECT t.id FROM transactions t
        WHERE t.revision <> 1 + (SELECT count(*) FROM approvals a WHERE a.transaction_id = t.id)
           OR (t.status = 'APPROVED') <> (2 = (SELECT count(*) FROM approvals a WHERE a.transaction_id = t.id))
           OR t.status NOT IN ('PENDING', 'APPROVED')`),
    ).toEqual([]);
    // Each decision with exactly one log entry, and the verdict with what was posted with it.
    const countOf = (from: string) => `(SELECT count(*) FROM ${from} AND transaction_id = t.id)`;
    expect(
      await stored(`SELECT t.id FROM transactions t
        WHERE ${countOf("approvals WHERE type = 'orion'")} <> ${countOf('verdicts WHERE true')}
           OR ${countOf("approvals WHERE type = 'orion'")} <> ${countOf("audit_log WHERE action = 'transaction.verdict'")}
           OR ${countOf("approvals WHERE type = 'user_ui'")} <> ${countOf("audit_log WHERE action = 'transaction.decide'")}`),
    ).toEqual([]);
  });
});

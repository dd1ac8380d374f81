import { proves } from '@countersign/harness/proves';
import {
  decide,
  enrolOwner,
  judge,
  type Owner,
  submit,
  transferFields,
} from '@countersign/harness/requests/transactions';
import { untilSealed } from '@countersign/harness/service/jobs';
import { testAdminKey } from '@countersign/harness/service/test-service';
import { useTestService } from '@countersign/harness/service/use-test-service';
import { beforeAll, describe, expect, it } from 'vitest';

const { database, service } = await useTestService();
const { call } = service;
let owner: Owner;

beforeAll(async () => {
  owner = await enrolOwner(call, 1);
});

interface Shown {
  waitingFor: string | null;
  since: string | null;
  createdAt: string;
  updatedAt: string;
  approvals: { orion: { createdAt: string }[] };
}

/** Reads the record; the list must show the same. */
async function show(requestHash: string, user = owner): Promise<Shown> {
  const record = await call(`GET /transactions/${requestHash}`, { token: user.accessToken });
  const list = await call(`GET /transactions/users/${user.wallet.address}`, { token: user.accessToken });
  const listed = (list.body as (Shown & { requestHash: string })[]).find((each) => each.requestHash === requestHash);
  const { waitingFor, since } = record.body as Shown;
  expect(listed).toMatchObject({ waitingFor, since });
  return record.body as Shown;
}

describe('what a transaction waits for', () => {
  it(
    'is its sealing, its arbiter, its owner and its execution, each with its start time',
    proves('transactions.record.waiting-for'),
    async () => {
      const created = await call('POST /transactions', { key: owner.key, body: transferFields(owner.wallet.address) });
      const hash = created.get('requestHash');
      expect(created.body).toMatchObject({ waitingFor: 'sealing', since: created.get('createdAt') });

      await untilSealed(database.pool);
      const sealed = await show(hash);
      expect(sealed.waitingFor).toBe('arbiter');
      expect(Date.parse(sealed.since ?? '')).toBeGreaterThanOrEqual(Date.parse(sealed.createdAt));

      await judge(call, hash, 'APPROVED');
      const judged = await show(hash);
      expect(judged).toMatchObject({ waitingFor: 'owner', since: judged.approvals.orion[0]?.createdAt });
      // A decision that does not count does not end the wait.
      await decide(call, hash, { key: owner.key, body: { decision: 'APPROVED' } });
      expect(await show(hash)).toMatchObject({ waitingFor: 'owner', since: judged.since });

      await decide(call, hash, { token: owner.accessToken, body: { decision: 'APPROVED' } });
      const approved = await show(hash);
      expect(approved).toMatchObject({ waitingFor: 'execution', since: approved.updatedAt });

      await decide(call, hash, { token: owner.accessToken, body: { decision: 'REJECTED' } });
      expect(await show(hash)).toMatchObject({ waitingFor: null, since: null });
    },
  );

  it('is its sealing until it is sealed', proves('transactions.record.waiting-for'), async () => {
    const hash = await submit(call, owner);
    await untilSealed(database.pool);
    const unseal = 'DELETE FROM request_records USING transactions WHERE id = transaction_id AND request_hash = $1';
    await database.pool.query(unseal, [hash]);
    const { waitingFor, since, createdAt } = await show(hash);
    expect([waitingFor, since]).toEqual(['sealing', createdAt]);
  });

  it('is never the sealing of an open payload', proves('transactions.record.waiting-for'), async () => {
    const user = await enrolOwner(call);
    const body = { ...transferFields(user.wallet.address), encrypted: false };
    const created = await call('POST /transactions', { key: testAdminKey, body });
    expect(created.body).toMatchObject({ waitingFor: 'arbiter', since: created.get('createdAt') });
    expect(await show(created.get('requestHash'), user)).toMatchObject({ waitingFor: 'arbiter' });
  });

  it('is the owner if the arbiter is undecided', proves('transactions.record.waiting-for'), async () => {
    const user = await enrolOwner(call);
    const hash = await submit(call, user);
    await judge(call, hash, 'UNDECIDED');
    expect(await show(hash, user)).toMatchObject({ waitingFor: 'owner' });
  });
});

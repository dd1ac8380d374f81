import { addService } from '@countersign/harness/people/verification-services';
import { proves } from '@countersign/harness/proves';
import { problem, storingNothing } from '@countersign/harness/requests/answers';
import {
  decide,
  enrolOwner,
  judge,
  type Owner,
  readStatus,
  submit,
  transferFields,
  trustServices,
} from '@countersign/harness/requests/transactions';
import { testAdminKey } from '@countersign/harness/service/test-service';
import { useTestService } from '@countersign/harness/service/use-test-service';
import { describe, expect, it } from 'vitest';

const { database, service } = await useTestService();
const { call } = service;
await addService(database.pool, { id: 7 });

const byOwner = (owner: Owner, hash: string, decision: string) =>
  decide(call, hash, { token: owner.accessToken, body: { decision } });

/** Submits a request to our own service, which its owner then stops trusting. */
async function submitAndDistrust(executionType: 0 | 1 | 2): Promise<{ owner: Owner; hash: string }> {
  const owner = await enrolOwner(call, executionType);
  const hash = await submit(call, owner);
  await trustServices(call, owner, [7]);
  return { owner, hash };
}

describe('an owner who does not trust our own service', () => {
  it.each<[string, (owner: Owner) => object]>([
    ['with the key of an agent', ({ key }) => ({ key })],
    ['with an access token', ({ accessToken }) => ({ token: accessToken })],
    ['with an ADMIN key', () => ({ key: testAdminKey })],
    ['without encryption', () => ({ key: testAdminKey, encrypted: false })],
  ])('cannot submit a request to it %s', proves('settings.trusted-services.counted'), async (_how, by) => {
    const owner = await enrolOwner(call);
    await trustServices(call, owner, [7]);
    const { encrypted, ...credential } = by(owner) as { encrypted?: false };
    const body = transferFields(owner.wallet.address, { ...(encrypted === false && { encrypted }) });
    const answer = await storingNothing(database, () => call('POST /transactions', { ...credential, body }));
    expect(answer.body).toEqual(problem(400, 'the owner does not trust verification service 1'));
    await trustServices(call, owner, [7, 1]);
    expect((await call('POST /transactions', { ...credential, body })).status).toBe(201);
  });
});

describe('a verdict of a service that the owner has stopped trusting', () => {
  it.each([0, 1, 2] as const)(
    'of execution type %i approves nothing by itself; the owner decides',
    proves('settings.trusted-services.counted'),
    async (type) => {
      const { owner, hash } = await submitAndDistrust(type);
      expect((await judge(call, hash, 'APPROVED')).status).toBe(201);
      expect(await readStatus(call, owner, hash)).toBe('PENDING');
      const answer = await call(`GET /transactions/${hash}`, { key: owner.key });
      expect(answer.body).toMatchObject({
        verdict: {
          decision: 'APPROVED',
          ownerNeeded: true,
          ownerNeededBecause: expect.stringContaining('does not trust'),
        },
      });
      expect((await judge(call, hash, 'APPROVED')).status).toBe(201);
      expect((await byOwner(owner, hash, 'APPROVED')).status).toBe(201);
      expect(await readStatus(call, owner, hash)).toBe('APPROVED');
    },
  );

  it('does not complete an earlier approval by the owner; the owner is asked again', async () => {
    const owner = await enrolOwner(call, 1);
    const hash = await submit(call, owner);
    const before = await byOwner(owner, hash, 'APPROVED');
    await trustServices(call, owner, [7]);
    await judge(call, hash, 'APPROVED');
    expect(await readStatus(call, owner, hash)).toBe('PENDING');
    const after = await byOwner(owner, hash, 'APPROVED');
    expect(after.get('id')).not.toBe(before.get('id'));
    expect(await readStatus(call, owner, hash)).toBe('APPROVED');
  });

  it('still counts as a rejection', async () => {
    const { owner, hash } = await submitAndDistrust(0);
    await judge(call, hash, 'REJECTED');
    expect(await readStatus(call, owner, hash)).toBe('REJECTED');
  });

  it('still counts if it was posted before', async () => {
    const owner = await enrolOwner(call, 1);
    const hash = await submit(call, owner);
    await judge(call, hash, 'APPROVED');
    await trustServices(call, owner, []);
    expect(await readStatus(call, owner, hash)).toBe('PENDING');
    await byOwner(owner, hash, 'APPROVED');
    expect(await readStatus(call, owner, hash)).toBe('APPROVED');
  });
});

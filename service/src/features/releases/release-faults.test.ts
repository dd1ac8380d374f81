import { proves } from '@countersign/harness/proves';
import { readWhole } from '@countersign/harness/requests/follow-request';
import {
  approve,
  atProvider,
  complete,
  enrolCustodian,
  letMinutePass,
  order,
  ordersOf,
  otherCredentials,
  settle,
  untilRelease,
  useCustody,
} from '@countersign/harness/requests/releases';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { OrderRefused } from '../../../../simulators/src/custody-transactions.ts';

const { provider, database, service, call } = await useCustody();
const { pool } = database;
let owner: Awaited<ReturnType<typeof enrolCustodian>>;

beforeAll(async () => {
  owner = await enrolCustodian(call, database, provider);
});
beforeEach(() => provider.faults.set({ fault: 'none' }));

const claimedWith = (hash: string, words: string) =>
  untilRelease(call, owner, hash, ({ status, reason }) => status === 'claimed' && reason?.includes(words) === true);

describe('an order whose answer is lost', () => {
  it.each(['drop', 'garbled'] as const)(
    'by a provider that took it (%s) is found there, and not sent again',
    async (fault) => {
      provider.faults.set({ fault, method: 'POST', times: 1 });
      const hash = await approve(call, owner);
      await untilRelease(call, owner, hash, ({ status }) => status === 'submitted');
      await letMinutePass(pool);
      settle(provider, hash, 'COMPLETED');
      await untilRelease(call, owner, hash, ({ status }) => status === 'completed');
      expect(ordersOf(provider, hash)).toHaveLength(1);
    },
  );

  it('by a provider that did not accept it is sent again once the first one can no longer arrive', async () => {
    provider.faults.set({ fault: 'error', method: 'POST', times: 1 });
    const hash = await approve(call, owner);
    await claimedWith(hash, 'status 500');
    // It is looked up first, then waited for.
    const last = () => provider.calls.findLast(({ uri, body }) => `${uri} ${JSON.stringify(body)}`.includes(hash));
    await vi.waitFor(() => expect(last()?.method).toBe('GET'), { timeout: 60_000 });
    expect(ordersOf(provider, hash)).toHaveLength(1);
    await letMinutePass(pool);
    await untilRelease(call, owner, hash, ({ status }) => status === 'submitted');
    expect(ordersOf(provider, hash)).toHaveLength(2);
    expect(atProvider(provider, hash)).toHaveLength(1);
  });

  it('by a provider that did not accept it is not sent again after the owner froze the account', async () => {
    const frozen = await enrolCustodian(call, database, provider);
    provider.faults.set({ fault: 'error', method: 'POST', times: 1 });
    const hash = await approve(call, frozen);
    await untilRelease(call, frozen, hash, ({ status, reason }) => status === 'claimed' && reason !== null);
    expect((await call('POST /access/freeze', { token: frozen.accessToken })).status).toBe(200);
    await letMinutePass(pool);
    await untilRelease(call, frozen, hash, ({ status }) => status === 'failed');
    expect(ordersOf(provider, hash)).toHaveLength(1);
    expect(atProvider(provider, hash)).toHaveLength(0);
  });

  it.each([
    ['', 1438],
    [', with any error code', 1400],
  ])(
    'is reconciled if the provider already has the order%s',
    proves('custody.provider.reconcile'),
    async (_how, code) => {
      provider.transactions.repeatedCode = code;
      provider.faults.set({ fault: 'drop', method: 'POST', times: 1 });
      const hash = await approve(call, owner);
      await untilRelease(call, owner, hash, ({ status }) => status === 'submitted');
      // As if the service had crashed before it stored any of that.
      await pool.query(
        "UPDATE releases SET status = 'claimed', reference = NULL, last_sent_at = NULL, next_at = now() WHERE external_id = $1",
        [hash],
      );
      await letMinutePass(pool);
      await untilRelease(call, owner, hash, ({ status }) => status === 'submitted');
      expect(ordersOf(provider, hash).map(({ status }) => status)).toEqual([200, 400]);
      expect(atProvider(provider, hash)).toHaveLength(1);
    },
  );
});

describe('an approval of a frozen account that is not yet rejected', () => {
  it('is claimed neither by the worker nor by an order', proves('access.frozen'), async () => {
    const frozen = await enrolCustodian(call, database, provider);
    const setActive = (at: string) =>
      pool.query(`UPDATE custody_integrations SET activated_at = ${at} WHERE user_id = $1`, [frozen.userId]);
    await setActive('NULL');
    const hash = await approve(call, frozen);
    await untilRelease(call, frozen, hash, ({ status, reason }) => status === 'waiting' && reason !== null);
    await pool.query('UPDATE users SET frozen_at = now() WHERE id = $1', [frozen.userId]);
    await setActive('now()');
    const placed = await order(call, { escrowAddress: frozen.wallet.address, requestHash: hash });
    expect([placed.status, placed.headers.get('problem-code')]).toEqual([403, 'account.frozen']);
    await letMinutePass(pool);
    await vi.waitFor(async () => expect((await readWhole(call, frozen, hash)).release).toBeNull(), { timeout: 60_000 });
    const token = frozen.accessToken;
    expect((await call('POST /access/freeze', { token })).body).toMatchObject({ rejected: 1, handedOver: [] });
    expect(ordersOf(provider, hash)).toHaveLength(0);
  });
});

describe('an order that the provider reports as existing but does not show', () => {
  it('is not FAILED when the approval ends, because it may still be executed', async () => {
    await complete(call, owner, { ...owner.credentials, apiKey: 'an-api-key-that-nobody-gave-out' });
    const hash = await approve(call, owner);
    await claimedWith(hash, 'status 401');
    const { transactions } = provider;
    const ordered = { type: 'ONE_TIME_ADDRESS', oneTimeAddress: { address: `0x${'12'.repeat(20)}` } };
    const source = { type: 'VAULT_ACCOUNT', id: '0' };
    const transfer = { operation: 'TRANSFER', assetId: 'ETH_TEST5', amount: '1', externalTxId: hash };
    transactions.create({ ...transfer, source, destination: ordered }, () => true);
    const create = vi.spyOn(transactions, 'create');
    const find = vi.spyOn(transactions, 'find');
    find.mockReturnValue(null);
    create.mockImplementation(() => {
      throw new OrderRefused('The external tx id that was provided in the request, already exists', 1438);
    });
    await complete(call, owner, owner.credentials);
    await untilRelease(call, owner, hash, ({ reason }) => reason?.includes('has accepted this order') === true);
    await pool.query("UPDATE releases SET send_until = now() - interval '1 second' WHERE external_id = $1", [hash]);
    await letMinutePass(pool);
    await untilRelease(
      call,
      owner,
      hash,
      ({ status, reason }) => status === 'failed' || reason?.includes('no longer shows the transaction') === true,
    );
    create.mockRestore();
    find.mockRestore();
    settle(provider, hash, 'COMPLETED');
    await letMinutePass(pool);
    await untilRelease(call, owner, hash, ({ status }) => status === 'completed');
    expect((await readWhole(call, owner, hash)).status).toBe('EXECUTED');
  });
});

describe('a provider that is down for minutes', () => {
  it('delays approved transactions, which show the reason, and loses none', async () => {
    provider.faults.set({ fault: 'error' });
    const hashes = [await approve(call, owner), await approve(call, owner)];
    const reasons = new Set<string | null>();
    for (let minute = 0; minute < 3; minute += 1) {
      for (const hash of hashes) reasons.add((await claimedWith(hash, 'Failing since')).release.reason);
      await letMinutePass(pool);
    }
    // The visible reason stays the same for every attempt.
    expect(reasons.size).toBe(2);
    const record = await readWhole(call, owner, hashes[0] ?? '');
    expect(record).toMatchObject({ status: 'APPROVED', waitingFor: 'execution' });
    provider.faults.set({ fault: 'none' });
    await letMinutePass(pool);
    for (const hash of hashes) {
      await untilRelease(call, owner, hash, ({ status }) => status === 'submitted');
      expect(atProvider(provider, hash)).toHaveLength(1);
    }
  });

  it('gets no more orders once the approval has ended, and the transaction is FAILED', async () => {
    provider.faults.set({ fault: 'error', method: 'POST' });
    const hash = await approve(call, owner);
    await claimedWith(hash, 'status 500');
    await pool.query("UPDATE releases SET send_until = now() - interval '1 second' WHERE external_id = $1", [hash]);
    provider.faults.set({ fault: 'none' });
    const sent = ordersOf(provider, hash).length;
    await letMinutePass(pool);
    const record = await untilRelease(call, owner, hash, ({ status }) => status === 'failed');
    expect(record).toMatchObject({ status: 'FAILED', executed: null });
    expect(record.release.reason).toContain('was unreachable until the approval expired');
    expect(ordersOf(provider, hash)).toHaveLength(sent);
  });

  it('does not lose a transaction that it has accepted', async () => {
    const hash = await approve(call, owner);
    await untilRelease(call, owner, hash, ({ status }) => status === 'submitted');
    provider.faults.set({ fault: 'error' });
    await letMinutePass(pool);
    const away = await untilRelease(call, owner, hash, ({ reason }) => reason?.includes('Failing since') === true);
    expect(away.release.status).toBe('submitted');
    settle(provider, hash, 'COMPLETED');
    provider.faults.set({ fault: 'none' });
    await letMinutePass(pool);
    await untilRelease(call, owner, hash, ({ status }) => status === 'completed');
  });
});

describe('a worker that returns after its hold', () => {
  it('does not overwrite the result of its successor', async () => {
    provider.faults.set({ fault: 'slow', method: 'POST', times: 1 });
    const hash = await approve(call, owner);
    await vi.waitFor(() => expect(atProvider(provider, hash)).toHaveLength(1), { timeout: 20_000 });
    const take = "UPDATE releases SET lease = lease + 1, next_at = now() + interval '1 hour' WHERE external_id = $1";
    await pool.query(take, [hash]);
    const isLost = (line: string) => line.includes('lost the claim on a release') && line.includes(hash);
    await vi.waitFor(() => expect(service.logLines.some(isLost)).toBe(true), { timeout: 20_000 });
    expect((await readWhole(call, owner, hash)).release).toMatchObject({ status: 'claimed', reference: null });
    await letMinutePass(pool);
    await untilRelease(call, owner, hash, ({ status }) => status === 'submitted');
    expect(ordersOf(provider, hash)).toHaveLength(1);
  });
});

describe('credentials', () => {
  it('that the provider does not accept delay an order until the owner replaces them', async () => {
    await complete(call, owner, { ...owner.credentials, apiKey: 'an-api-key-that-nobody-gave-out' });
    const hash = await approve(call, owner);
    await claimedWith(hash, 'status 401');
    await complete(call, owner, owner.credentials);
    await untilRelease(call, owner, hash, ({ status }) => status === 'submitted');
    expect(atProvider(provider, hash)).toHaveLength(1);
  });

  it('replaced while the provider is still refusing the old ones delay nothing', async () => {
    await complete(call, owner, { ...owner.credentials, apiKey: 'an-api-key-that-nobody-gave-out' });
    const hash = await approve(call, owner);
    await claimedWith(hash, 'status 401');
    provider.faults.set({ fault: 'slow', method: 'POST', times: 1 });
    const sent = ordersOf(provider, hash).length;
    await vi.waitFor(() => expect(ordersOf(provider, hash).length).toBeGreaterThan(sent), { timeout: 20_000 });
    // The order is retried with the new credentials before the refusal of the old ones arrives.
    await complete(call, owner, owner.credentials);
    const isLost = (line: string) => line.includes('lost the claim on a release') && line.includes(hash);
    await vi.waitFor(() => expect(service.logLines.some(isLost)).toBe(true), { timeout: 20_000 });
    await letMinutePass(pool);
    await untilRelease(call, owner, hash, ({ status }) => status === 'submitted');
    expect(atProvider(provider, hash)).toHaveLength(1);
  });

  it('that were removed do not keep an unsent order open after its approval ends', async () => {
    await complete(call, owner, { ...owner.credentials, apiKey: 'an-api-key-that-nobody-gave-out' });
    const hash = await approve(call, owner);
    await claimedWith(hash, 'status 401');
    await pool.query('UPDATE custody_integrations SET activated_at = NULL, sealed_api_key = NULL');
    await letMinutePass(pool);
    await claimedWith(hash, 'no longer active');
    await pool.query("UPDATE releases SET send_until = now() - interval '1 second' WHERE external_id = $1", [hash]);
    await letMinutePass(pool);
    const record = await untilRelease(call, owner, hash, ({ status }) => status === 'failed');
    expect(record).toMatchObject({ status: 'FAILED', executed: null });
    await complete(call, owner, owner.credentials);
  });

  it('replaced after an order was sent never lead to a second order', async () => {
    provider.faults.set({ fault: 'error' });
    const hash = await approve(call, owner);
    await claimedWith(hash, 'status 500');
    await pool.query('UPDATE custody_integrations SET activated_at = NULL, sealed_api_key = NULL');
    await letMinutePass(pool);
    await claimedWith(hash, 'no longer active');
    await complete(call, owner, otherCredentials(provider));
    provider.faults.set({ fault: 'none' });
    const sent = ordersOf(provider, hash).length;
    await letMinutePass(pool);
    await claimedWith(hash, 'credentials that were replaced');
    await letMinutePass(pool);
    await claimedWith(hash, 'credentials that were replaced');
    expect(ordersOf(provider, hash)).toHaveLength(sent);
    expect(atProvider(provider, hash)).toEqual([]);
  });
});

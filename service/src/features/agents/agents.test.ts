import { createWallet } from '@countersign/harness/people/wallet';
import { proves } from '@countersign/harness/proves';
import { hash32, isoTime, nobodysHash, problem } from '@countersign/harness/requests/answers';
import { decide, enrolOwner, judge, type Owner, someAddress, submit } from '@countersign/harness/requests/transactions';
import type { CallResult } from '@countersign/harness/service/caller';
import { testAdminKey, testBaseUrl } from '@countersign/harness/service/test-service';
import { useTestService } from '@countersign/harness/service/use-test-service';
import { beforeAll, describe, expect, it } from 'vitest';
import { enableSealing, foldNow, showDetails, submitSealed } from './agents.fixture.ts';

const { database, service } = await useTestService();
const { call } = service;

/** One of each: pending, approved, withdrawn, undecided, and approved in a sealed form. */
let agent: Owner;
let approved: string;
let sealed: string;

beforeAll(async () => {
  agent = await enrolOwner(call);
  await enableSealing(call, agent);
  await submit(call, agent);
  approved = await submit(call, agent, { chainId: 10, contextLogs: { step: 1 } });
  await judge(call, approved, 'APPROVED', { confidence: 0.9, report: { protocol: 'native' } });
  const withdrawn = await submit(call, agent);
  await judge(call, withdrawn, 'APPROVED', { confidence: 0.8, report: { protocol: 'native' } });
  await decide(call, withdrawn, { token: agent.accessToken, body: { decision: 'REJECTED' } });
  await judge(call, await submit(call, agent), 'UNDECIDED', { confidence: 0.4, report: { protocol: 'erc20' } });
  sealed = await submitSealed(call, agent);
  // An arbiter that reveals what it should not.
  await judge(call, sealed, 'APPROVED', { confidence: 0.1, report: { protocol: 'uniswap-v3' } });
});

const ofAddress = (address: string, rest = '') => `GET /public/agents/${address}${rest}`;
const path = ({ wallet }: Owner, rest = '') => ofAddress(wallet.address, rest);
const hashesOf = ({ body }: CallResult) => (body as { requestHash: string }[]).map(({ requestHash }) => requestHash);
const empty = {
  ...{ total: 0, pending: 0, approved: 0, rejected: 0, executed: 0, failed: 0 },
  ...{ approvalRate: null, averageConfidence: null, medianDecisionMs: null },
};
const stats = {
  ...{ total: 5, pending: 2, approved: 2, rejected: 1, executed: 0, failed: 0 },
  ...{ approvalRate: 0.6667, averageConfidence: null, medianDecisionMs: expect.any(Number) },
};
const verdicts = { approved: 3, rejected: 0, undecided: 1 };

const everyPath: [string, rest: (hash: string) => string][] = [
  ['/public/agents/{ethereumAddress}', () => ''],
  ['/public/agents/{ethereumAddress}/transactions', () => '/transactions'],
  ['/public/agents/{ethereumAddress}/transactions/{requestHash}', (hash) => `/transactions/${hash}`],
  ['/public/agents/{ethereumAddress}/metrics', () => '/metrics'],
];

describe.each(everyPath)('GET %s', (_path, rest) => {
  it(
    'anyone may read it, from any page, and cache it for 10 seconds',
    proves('agents.metrics', 'agents.profile', 'agents.transaction', 'agents.transactions'),
    async () => {
      const answer = await call(path(agent, rest(approved)), { headers: { origin: 'https://elsewhere.example' } });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('access-control-allow-origin')).toBe('*');
      expect(answer.headers.get('cache-control')).toBe('public, max-age=10');
    },
  );

  it(
    '304 for a client that has it, cacheable for the same time, until something changes',
    proves('agents.metrics', 'agents.profile', 'agents.transaction', 'agents.transactions'),
    async () => {
      const user = await enrolOwner(call);
      const hash = await submit(call, user);
      const ask = (tag = '') => call(path(user, rest(hash)), { headers: { 'if-none-match': tag } });
      const tag = (await ask()).headers.get('etag') ?? '';
      const again = await ask(tag);
      expect([again.status, again.text, again.headers.get('cache-control')]).toEqual([304, '', 'public, max-age=10']);
      await judge(call, hash, 'APPROVED');
      const changed = await ask(tag);
      expect([changed.status, changed.headers.get('etag') === tag]).toEqual([200, false]);
    },
  );

  it('404 for an address without a user, not cacheable', proves('agents.unknown'), async () => {
    const answer = await call(ofAddress(createWallet().address, rest(approved)));
    expect(answer.body).toEqual(problem(404, 'ethereumAddress: no agent'));
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('400 for an invalid address', async () => {
    const answer = await call(ofAddress('0x12', rest(approved)));
    expect(answer.body).toEqual(problem(400, 'ethereumAddress: '));
  });
});

describe('GET /public/agents/{ethereumAddress}', () => {
  it(
    '200 with name, age and figures, and exactly these fields, in any case of the address',
    proves('agents.profile.record'),
    async () => {
      const ethereumAddress = createWallet().address;
      const made = await call('POST /users', { key: testAdminKey, body: { ethereumAddress, displayName: 'Ada' } });
      const answer = await call(`GET /public/agents/${ethereumAddress.toLowerCase()}`);
      const memberSince = made.get('createdAt');
      expect(answer.body).toEqual({ ethereumAddress, displayName: 'Ada', memberSince, stats: empty });
    },
  );

  it.each([
    ['before', async () => {}],
    ['after', () => foldNow(database)],
  ])(
    '200 counts each transaction by its status, %s the changes are folded into rollups',
    proves('agents.stats.counts', 'agents.stats.derived'),
    async (_when, prepare) => {
      await prepare();
      const answer = await call(path(agent));
      const ethereumAddress = agent.wallet.address;
      expect(answer.body).toEqual({ ethereumAddress, displayName: null, memberSince: isoTime, stats });
    },
  );

  it(
    '200 an expired approval counts as rejected at once, before and after it is recorded',
    proves('agents.stats.counts'),
    async () => {
      const user = await enrolOwner(call);
      const hash = await submit(call, user);
      await judge(call, hash, 'APPROVED');
      const read = async () => (await call(path(user))).body;
      expect(await read()).toMatchObject({ stats: { total: 1, approved: 1, rejected: 0, approvalRate: 1 } });
      await database.pool.query('UPDATE transactions SET valid_until = now() WHERE request_hash = $1', [hash]);
      const ended = { stats: { total: 1, approved: 0, rejected: 1, approvalRate: 0 } };
      expect(await read()).toMatchObject(ended);
      await database.pool.query("UPDATE transactions SET status = 'REJECTED' WHERE request_hash = $1", [hash]);
      expect(await read()).toMatchObject(ended);
      await foldNow(database);
      expect(await read()).toMatchObject(ended);
    },
  );
});

describe('GET /public/agents/{ethereumAddress}/transactions', () => {
  const list = (user: Owner, query = '') => call(path(user, `/transactions${query}`));

  it('200 newest first, page by page, with a link to the next', proves('lists.public'), async () => {
    const whole = hashesOf(await list(agent));
    const { rows } = await database.pool.query(
      'SELECT request_hash FROM transactions WHERE user_id = $1 ORDER BY created_at DESC, id DESC',
      [agent.userId],
    );
    expect(whole).toEqual(rows.map(({ request_hash: hash }) => hash));
    const seen: string[] = [];
    for (let query: string | null = '?limit=2'; query !== null; ) {
      const page: CallResult = await list(agent, query);
      expect(hashesOf(page).length).toBeLessThanOrEqual(2);
      seen.push(...hashesOf(page));
      const url = /^<([^>]+)>; rel="next"$/.exec(page.headers.get('link') ?? '')?.[1];
      if (url) expect(url.toLowerCase()).toContain(`${testBaseUrl}/public/agents/0x`);
      query = url ? new URL(url).search : null;
    }
    expect(seen).toEqual(whole);
  });

  it(
    '200 includes as many large records as fit into one answer, and all if details are hidden',
    proves('lists.public'),
    async () => {
      const user = await enrolOwner(call);
      for (let n = 0; n < 5; n++) await submit(call, user);
      await database.pool.query('UPDATE transactions SET payload_bytes = 1500000 WHERE user_id = $1', [user.userId]);
      expect((await list(user)).body).toHaveLength(5);
      await showDetails(call, user, true);
      const page = await list(user);
      expect(page.body).toHaveLength(2);
      expect(page.headers.has('link')).toBe(true);
    },
  );

  it.each(['limit=0', 'limit=501', 'cursor=nonsense'])('400 for %s', proves('lists.public'), async (query) => {
    expect((await list(agent, `?${query}`)).body).toEqual(problem(400, `${query.split('=')[0]}: `));
  });
});

describe('GET /public/agents/{ethereumAddress}/transactions/{requestHash}', () => {
  const read = (hash: string, user = agent) => call(path(user, `/transactions/${hash}`));
  const hidden = {
    requestHash: hash32,
    status: 'APPROVED',
    statusReason: null,
    verificationServiceId: 1,
    verdict: { decision: 'APPROVED', createdAt: isoTime },
    sealed: false,
    details: null,
    createdAt: isoTime,
    updatedAt: isoTime,
  };

  it('200 without details, and exactly these fields, as the list has it', proves('agents.private'), async () => {
    const answer = await read(approved.toUpperCase().replace('0X', '0x'));
    expect(answer.body).toEqual(hidden);
    expect((await call(path(agent, '/transactions'))).body).toContainEqual(answer.body);
  });

  it(
    '200 with details while the owner publishes them, in the list too, and without from the next request on',
    proves('agents.public-details'),
    async () => {
      await showDetails(call, agent, true);
      const details = {
        description: `Send 1 ETH to ${someAddress}`,
        chainId: 10,
        tx: { to: someAddress, value: '1000000000000000000', data: '0x' },
        calls: null,
        typedData: null,
        payment: null,
        contextLogs: { step: 1 },
        protocol: 'native',
        confidence: 0.9,
        analysis: 'words and bytes agree',
        txHash: null,
      };
      const open = await read(approved);
      const listed = await call(path(agent, '/transactions'));
      await showDetails(call, agent, false);
      expect(open.body).toEqual({ ...hidden, details });
      expect(listed.body).toContainEqual(open.body);
      expect((await read(approved)).body).toEqual(hidden);
    },
  );

  it('200 never with details of a sealed one', proves('agents.public-details'), async () => {
    await showDetails(call, agent, true);
    const answer = await read(sealed);
    await showDetails(call, agent, false);
    expect(answer.body).toEqual({ ...hidden, sealed: true });
  });

  it(
    '404 for an unknown hash, an invalid hash, and the transaction of another agent',
    proves('agents.transaction'),
    async () => {
      const other = await enrolOwner(call);
      for (const answer of [await read(nobodysHash), await read('0x12'), await read(approved, other)]) {
        expect(answer.body).toEqual(problem(404, 'requestHash: this agent has no such transaction'));
      }
    },
  );
});

describe('GET /public/agents/{ethereumAddress}/metrics', () => {
  const read = async (query = '', user = agent) => (await call(path(user, `/metrics${query}`))).body;
  type Point = { start: string; end: string } & Record<'total' | keyof typeof verdicts, number>;

  it.each([
    ['24h', 24],
    ['7d', 7],
    ['30d', 30],
    ['all', expect.any(Number)],
  ])(
    '200 for %s: totals, verdicts and their series, without gaps',
    proves('agents.metrics.record', 'agents.metrics.series'),
    async (period, points) => {
      const body = await read(`?period=${period}`);
      expect(body).toEqual({ period, totals: stats, verdicts, series: expect.any(Array), topProtocols: null });
      const { series } = body as { series: Point[] };
      expect(series.length).toEqual(points);
      const number = expect.any(Number);
      const point = {
        start: isoTime,
        end: isoTime,
        total: number,
        approved: number,
        rejected: number,
        undecided: number,
      };
      expect(series).toEqual(series.map(() => point));
      for (const [index, { end }] of series.slice(0, -1).entries()) expect(series[index + 1]?.start).toBe(end);
      const sum = (name: 'total' | keyof typeof verdicts) => series.reduce((total, point) => total + point[name], 0);
      expect(sum('total')).toBe(5);
      for (const name of ['approved', 'rejected', 'undecided'] as const) expect(sum(name)).toBe(verdicts[name]);
    },
  );

  it('200 for all time by default', async () => {
    expect(await read()).toEqual(await read('?period=all'));
  });

  it(
    '200 with the average confidence, here and on the profile, while the owner publishes details, and without it otherwise',
    proves('agents.stats.confidence'),
    async () => {
      await showDetails(call, agent, true);
      const [profile, metrics] = [await call(path(agent)), await read()];
      await showDetails(call, agent, false);
      expect(profile.body).toMatchObject({ stats: { averageConfidence: 0.7 } });
      expect(metrics).toMatchObject({ totals: { averageConfidence: 0.7 } });
      expect((await call(path(agent))).body).toMatchObject({ stats: { averageConfidence: null } });
      expect(await read()).toMatchObject({ totals: { averageConfidence: null } });
    },
  );

  it(
    '200 with the protocols that the arbiter recognised most often, none of a sealed one, while the owner publishes details',
    proves('agents.metrics.record'),
    async () => {
      await showDetails(call, agent, true);
      const body = await read();
      await showDetails(call, agent, false);
      expect(body).toMatchObject({
        topProtocols: [
          { protocol: 'native', total: 2 },
          { protocol: 'erc20', total: 1 },
        ],
      });
    },
  );

  it('200 for an agent without requests', async () => {
    const user = await enrolOwner(call);
    expect(await read('?period=7d', user)).toMatchObject({
      totals: empty,
      verdicts: { approved: 0, rejected: 0, undecided: 0 },
    });
  });

  it('400 for an unknown period', proves('agents.metrics.unknown-period'), async () => {
    expect(await read('?period=1y')).toEqual(problem(400, 'period: must be one of 24h, 7d, 30d, all'));
  });
});

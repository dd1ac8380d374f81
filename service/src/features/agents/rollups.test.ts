import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type DatabaseClock, stopClock } from '@countersign/harness/database/database-clock';
import { createTestDatabase } from '@countersign/harness/database/test-database';
import { callSigned } from '@countersign/harness/people/wallet';
import { proves } from '@countersign/harness/proves';
import { enrolOwner, judge, type Owner, someAddress, submit } from '@countersign/harness/requests/transactions';
import { startTestService, testAdminKey } from '@countersign/harness/service/test-service';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../platform/db/database.ts';
import { expireApprovals } from '../transactions/index.ts';
import { enableSealing, showDetails, submitSealed } from './agents.fixture.ts';
import { foldChanges } from './index.ts';
import { recountMetrics } from './recount.fixture.ts';

const SEED = 20_261_115;
const OPERATIONS = 1_000;
const CHECK_EVERY = 100;
const SEPOLIA = 11155111;
const [SECOND, HOUR, DAY] = [1_000, 3_600_000, 86_400_000];

/**
 * A node whose chain contains exactly what a test has put there; the hash of a transaction ends with the number of its
 * block.
 */
const mined: { from: string; atMs: number; succeeds: boolean }[] = [];
const hex = (number: number) => `0x${number.toString(16)}`;
const hashOf = (number: number) => `0x${number.toString(16).padStart(64, '0')}`;
const answers: Record<string, (of: string) => unknown> = {
  eth_chainId: () => hex(SEPOLIA),
  eth_blockNumber: () => hex(mined.length + 100),
  eth_getTransactionByHash: (of) => ({
    from: mined[Number(of)]?.from,
    to: someAddress,
    value: hex(10 ** 18),
    input: '0x',
    blockHash: of,
  }),
  eth_getTransactionReceipt: (of) => ({
    status: mined[Number(of)]?.succeeds ? '0x1' : '0x0',
    blockNumber: hex(Number(of)),
    blockHash: of,
  }),
  eth_getBlockByNumber: (of) => ({
    number: of,
    hash: hashOf(Number(of)),
    parentHash: hashOf(0),
    timestamp: hex(Math.floor((mined[Number(of)]?.atMs ?? 0) / 1000)),
  }),
};
const node = createServer(async (request, response) => {
  let text = '';
  for await (const chunk of request) text += chunk;
  const { method, params } = JSON.parse(text);
  response.end(JSON.stringify({ jsonrpc: '2.0', id: 1, result: answers[method]?.(params?.[0]) }));
});
await new Promise<void>((resolve) => node.listen(0, '127.0.0.1', resolve));
const rpcUrl = `http://127.0.0.1:${(node.address() as AddressInfo).port}`;

const database = await createTestDatabase();
const clock: DatabaseClock = await stopClock(database, new Date('2021-01-30T22:58:13.417Z'));
const env = {
  CHAIN_RPC_URLS: JSON.stringify({ [SEPOLIA]: rpcUrl }),
  EXECUTION_CONFIRMATIONS: '1',
  // The clock jumps by days, and no arbiter runs.
  MAX_WAITING_SECONDS: '0',
};
const [service, elsewhere] = await Promise.all([
  startTestService({ databaseUrl: database.url, env }),
  startTestService({ databaseUrl: database.url, env }),
]);
const { call } = service;
const jobs = openDatabase(database.url, () => {});
const agents: Owner[] = [];

beforeAll(async () => {
  for (const executionType of [0, 1, 2] as const) agents.push(await enrolOwner(call, executionType));
  for (const agent of agents) {
    await enableSealing(call, agent);
    await showDetails(call, agent, true);
  }
});

afterAll(async () => {
  await Promise.all([service.stop(), elsewhere.stop()]);
  await jobs.pool.end();
  node.closeAllConnections();
  node.close();
  await database.drop();
});

/** Mulberry32. */
function createRandom(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return { next, pick: <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T };
}

async function expectRecounted(agent: Owner, about: string): Promise<void> {
  const path = `GET /public/agents/${agent.wallet.address}`;
  const profile = (await call(path)).body as { memberSince: string; stats: object };
  const whose = { userId: agent.userId, memberSince: new Date(profile.memberSince) };
  for (const period of ['24h', '7d', '30d', 'all']) {
    const { metrics, medianMs } = await recountMetrics(database.pool, whose, period, clock.now());
    const told = (await call(`${path}/metrics?period=${period}`)).body as {
      totals: { medianDecisionMs: number | null };
    };
    const { medianDecisionMs } = told.totals;
    expect(told, about).toEqual({ ...metrics, totals: { ...metrics.totals, medianDecisionMs } });
    if (medianMs === null) expect(medianDecisionMs, about).toBeNull();
    else expect(Math.abs((medianDecisionMs ?? -1) - medianMs), about).toBeLessThanOrEqual(medianMs * 0.05 + 1);
    if (period === 'all') expect(profile.stats, about).toEqual(told.totals);
  }
}

describe('public figures', () => {
  it('equal a recount from the tables after each hundred of 1,000 random operations', {
    ...proves('agents.metrics.record', 'agents.metrics.series', 'agents.stats.counts', 'agents.stats.derived'),
    timeout: 120_000,
  }, async () => {
    const { next, pick } = createRandom(SEED);
    const requests: { hash: string; agent: Owner }[] = [];
    const outcomes = new Map<string, number>();
    const note = (what: string) => outcomes.set(what, (outcomes.get(what) ?? 0) + 1);
    const chosen = () => pick(requests.slice(-20));

    const operations: Record<string, () => Promise<unknown>> = {
      async create() {
        const agent = pick(agents);
        const form = pick(['standard', 'standard', 'sealed', 'open']);
        if (form === 'sealed') return requests.push({ hash: await submitSealed(call, agent), agent });
        const isOpen = form === 'open' && agent === agents[0];
        const body = { escrowAddress: agent.wallet.address, userPrompt: 'Send', encrypted: false };
        const tx = { to: someAddress, value: String(10n ** 18n), data: '0x' };
        const hash = isOpen
          ? (await call('POST /transactions', { key: testAdminKey, body: { ...body, tx } })).get('requestHash')
          : await submit(call, agent);
        return requests.push({ hash, agent });
      },
      async verdict() {
        const { hash } = chosen();
        const decision = pick(['APPROVED', 'APPROVED', 'APPROVED', 'REJECTED', 'UNDECIDED'] as const);
        const protocol = pick(['erc20', 'uniswap-v3', 'aave-v3', 'native', 'NOT a slug', null, 7]);
        const confidence = pick([next(), next(), 0, 1, undefined]);
        const { status } = await judge(call, hash, decision, { confidence, report: { decision, protocol } });
        note(`verdict ${status}`);
      },
      async decide() {
        const { hash, agent } = chosen();
        const body = { decision: pick(['APPROVED', 'APPROVED', 'REJECTED']) };
        const { status } = await callSigned(call, agent.wallet, `POST /transactions/${hash}/approvals`, { body });
        note(`decide ${body.decision} ${status}`);
      },
      async veto() {
        const { hash, agent } = chosen();
        await call(`POST /transactions/${hash}/approvals`, { key: agent.key, body: { decision: 'REJECTED' } });
      },
      async execute() {
        const { rows } = await database.pool.query<{ hash: string; end: Date }>(
          `SELECT request_hash AS hash, valid_until AS end FROM transactions WHERE form <> 'sealed' AND NOT executed_late
             AND (status = 'APPROVED' OR status_reason = 'expired') ORDER BY created_at DESC LIMIT 10`,
        );
        const approved = pick(rows);
        const { hash, agent } = requests.find((each) => each.hash === approved?.hash) ?? chosen();
        const nowMs = clock.now().getTime();
        // Mined in time, but reported late if the approval has expired meanwhile; or mined just now.
        const atMs = pick([Math.min(nowMs, (approved?.end.getTime() ?? nowMs) - SECOND), nowMs]);
        mined.push({ from: agent.wallet.address, atMs, succeeds: next() < 0.6 });
        const body = { txHash: hashOf(mined.length - 1) };
        const told = await call(`POST /transactions/${hash}/execution`, { key: agent.key, body });
        note(told.status === 200 ? `execute ${told.get('status')}` : 'execute refused');
      },
      expire: () => expireApprovals({ db: jobs.db, changes: { publish() {} } }),
      fold: () => foldChanges(jobs.db),
    };
    const choices = Object.entries({ create: 30, verdict: 30, decide: 14, veto: 2, execute: 16, expire: 4, fold: 4 });
    const bag = choices.flatMap(([name, weight]) => Array.from({ length: weight }, () => name));

    for (let done = 0; done < OPERATIONS; done++) {
      await clock.forward(
        Math.floor(pick([SECOND, SECOND, SECOND, SECOND, 20 * SECOND, HOUR, HOUR, 12 * HOUR]) * next()),
      );
      const name = requests.length === 0 ? 'create' : pick(bag);
      await operations[name]?.();
      note(name);
      if ((done + 1) % CHECK_EVERY !== 0) continue;
      for (const agent of agents) await expectRecounted(agent, `seed ${SEED}, after ${done + 1} operations`);
    }
    // The test proves nothing unless each of these has happened.
    const happened = ['verdict 201', 'decide REJECTED 201', 'execute EXECUTED', 'execute FAILED', 'execute REJECTED'];
    for (const what of [...happened, ...Object.keys(operations)]) expect(outcomes.get(what), what).toBeGreaterThan(3);
    for (const days of [1, 7, 31]) {
      await clock.forward(days * DAY);
      for (const agent of agents) await expectRecounted(agent, `seed ${SEED}, ${days} days later`);
    }
  });

  it(
    'count everything once under concurrent creation, decisions and folding on two instances',
    proves('agents.stats.counts'),
    async () => {
      const agent = await enrolOwner(call);
      await showDetails(call, agent, true);
      const walk = async (on: typeof service) => {
        const hash = await submit(on.call, agent);
        expect((await judge(on.call, hash, 'APPROVED')).status).toBe(201);
      };
      const many = Array.from({ length: 40 }, (_, n) => walk(n % 2 ? service : elsewhere));
      const folds = Array.from({ length: 10 }, () => foldChanges(jobs.db));
      await Promise.all([...many, ...folds]);
      await expectRecounted(agent, 'before the last fold');
      await foldChanges(jobs.db);
      await expectRecounted(agent, 'after the last fold');
      expect((await call(`GET /public/agents/${agent.wallet.address}`)).body).toMatchObject({
        stats: { total: 40, approved: 40 },
      });
      expect((await database.pool.query('SELECT FROM agent_changes')).rowCount).toBe(0);
    },
  );

  it('do not count what was rolled back', proves('agents.stats.counts'), async () => {
    const agent = await enrolOwner(call);
    await submit(call, agent);
    const client = await database.pool.connect();
    await client.query('BEGIN');
    await client.query("UPDATE transactions SET status = 'EXECUTED' WHERE user_id = $1", [agent.userId]);
    await client.query('ROLLBACK');
    client.release();
    const { body } = await call(`GET /public/agents/${agent.wallet.address}`);
    expect(body).toMatchObject({ stats: { total: 1, pending: 1, executed: 0 } });
  });
});

import { randomUUID } from 'node:crypto';
import { createLog } from '@countersign/edge';
import { openDatabaseLink } from '@countersign/harness/database/database-link';
import { createTestDatabase } from '@countersign/harness/database/test-database';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { openDatabase } from '../db/database.ts';
import { type Change, type Changes, startChanges } from './changes.ts';

const soon = { timeout: 15_000, interval: 20 };

async function useDatabase() {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  return database;
}

/** One instance's channel with its log; it may publish as another database user than it listens. */
async function start(url: string, tellingUrl = url) {
  const lines: string[] = [];
  const { pool } = openDatabase(tellingUrl, () => {});
  const changes = await startChanges(url, pool, createLog('debug', { write: (line) => void lines.push(line) }));
  onTestFinished(async () => {
    await changes.stop();
    await pool.end();
  });
  return { changes, lines };
}

const change = (revision: number): Change => ({ requestHash: `0x${'ab'.repeat(32)}`, status: 'PENDING', revision });

function listen(changes: Changes, topic: string) {
  const heard: (Change | null)[] = [];
  const stop = changes.subscribe(topic, (said) => heard.push(said));
  return { heard, stop };
}

const listening = `SELECT pid FROM pg_stat_activity
  WHERE datname = current_database() AND application_name LIKE 'countersign changes%'`;

describe('a change', () => {
  it('reaches the listeners of its topics on every instance once, and no others', async () => {
    const { url } = await useDatabase();
    const [first, second] = [await start(url), await start(url)];
    const near = listen(first.changes, 'a');
    const far = listen(second.changes, 'a');
    const farB = listen(second.changes, 'b');
    const others = listen(second.changes, 'c');
    first.changes.publish(['a', 'b'], change(1));
    expect(near.heard).toEqual([change(1)]);
    first.changes.publish(['b'], null);
    await vi.waitFor(() => expect(farB.heard).toEqual([change(1), null]), soon);
    expect(far.heard).toEqual([change(1)]);
    expect(near.heard).toEqual([change(1)]);
    expect(others.heard).toEqual([]);
  });

  it('does not reach a listener that has stopped', async () => {
    const { url } = await useDatabase();
    const { changes } = await start(url);
    const [leaving, staying] = [listen(changes, 'a'), listen(changes, 'a')];
    leaving.stop();
    leaving.stop();
    changes.publish(['a'], change(1));
    expect([leaving.heard, staying.heard]).toEqual([[], [change(1)]]);
  });

  it('arrives in order, also if many exceed one notification', async () => {
    const { url } = await useDatabase();
    const [first, second] = [await start(url), await start(url)];
    const [a, b] = [listen(second.changes, 'a'), listen(second.changes, 'b')];
    const revisions = Array.from({ length: 2_000 }, (_, index) => index);
    for (const revision of revisions) first.changes.publish([revision % 3 === 0 ? 'a' : 'b'], change(revision));
    const order = (heard: readonly (Change | null)[]) => heard.map((said) => said?.revision);
    await vi.waitFor(() => expect(a.heard.length + b.heard.length).toBe(2_000), soon);
    expect(order(a.heard)).toEqual(revisions.filter((revision) => revision % 3 === 0));
    expect(order(b.heard)).toEqual(revisions.filter((revision) => revision % 3 !== 0));
    expect(first.lines).toEqual([]);
  });

  it('published right before the stop still reaches the others', async () => {
    const { url } = await useDatabase();
    const [first, second] = [await start(url), await start(url)];
    const far = listen(second.changes, 'a');
    for (let revision = 0; revision < 200; revision += 1) first.changes.publish(['a'], change(revision));
    await first.changes.stop();
    await vi.waitFor(() => expect(far.heard).toHaveLength(200), soon);
  });
});

describe('an instance whose listening connection breaks', () => {
  it('makes all clients refresh, and receives the next change', async () => {
    const { url, pool } = await useDatabase();
    const [first, second] = [await start(url), await start(url)];
    const far = listen(second.changes, 'a');
    expect((await pool.query(`SELECT pg_terminate_backend(pid) FROM (${listening}) AS found`)).rowCount).toBe(2);
    await vi.waitFor(() => expect(far.heard).toEqual([null]), soon);
    first.changes.publish(['a'], change(1));
    await vi.waitFor(() => expect(far.heard).toEqual([null, change(1)]), soon);
  });

  it('also detects a connection that is silently dead', async () => {
    const { url } = await useDatabase();
    const link = await openDatabaseLink(url);
    onTestFinished(() => link.close());
    const [near, far] = [await start(url), await start(link.url)];
    const { heard } = listen(far.changes, 'a');
    link.silence();
    near.changes.publish(['a'], change(1));
    await vi.waitFor(() => expect(far.lines.join()).toContain('connection for change notifications lost'), soon);
    link.restore(url);
    await vi.waitFor(() => expect(heard).toEqual([null]), soon);
    near.changes.publish(['a'], change(2));
    await vi.waitFor(() => expect(heard).toEqual([null, change(2)]), soon);
  });
});

describe('while the database is unreachable', () => {
  it('publishing does not throw, reaches the local listeners, and the others refresh afterwards', async () => {
    const { url, pool } = await useDatabase();
    const role = `talker_${randomUUID().replaceAll('-', '')}`;
    await pool.query(`CREATE ROLE ${role} LOGIN PASSWORD 'talker'`);
    onTestFinished(async () => void (await pool.query(`DROP ROLE ${role}`)));
    const talking = new URL(url);
    [talking.username, talking.password] = [role, 'talker'];
    const [near, far] = [await start(url, talking.href), await start(url)];
    const [own, { heard }] = [listen(near.changes, 'a'), listen(far.changes, 'a')];
    near.changes.publish(['a'], change(0));
    await vi.waitFor(() => expect(heard).toEqual([change(0)]), soon);
    await pool.query(`ALTER ROLE ${role} NOLOGIN`);
    await pool.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = $1', [role]);
    for (let revision = 1; revision <= 100; revision += 1) near.changes.publish(['a'], change(revision));
    expect(own.heard).toHaveLength(101);
    await vi.waitFor(() => expect(near.lines.join()).toContain('notifying other instances of a change failed'), soon);
    expect(heard).toEqual([change(0)]);
    await pool.query(`ALTER ROLE ${role} LOGIN`);
    await vi.waitFor(() => expect(heard).toEqual([change(0), null]), soon);
    near.changes.publish(['a'], change(101));
    await vi.waitFor(() => expect(heard).toEqual([change(0), null, change(101)]), soon);
  });
});

describe('a foreign notification', () => {
  it.each(['', 'hello', '{}', '["x"]', '["x",[null]]'])('%j makes all clients refresh', async (payload) => {
    const { url, pool } = await useDatabase();
    const { changes } = await start(url);
    const { heard } = listen(changes, 'a');
    await pool.query("SELECT pg_notify('countersign_changes', $1)", [payload]);
    await vi.waitFor(() => expect(heard).toEqual([null]), soon);
  });
});

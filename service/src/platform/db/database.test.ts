import { createTestDatabase, type TestDatabase } from '@countersign/harness/database/test-database';
import { proves } from '@countersign/harness/proves';
import { startTinyServer } from '@countersign/harness/servers/tiny-server';
import type { Endpoint } from '@countersign/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import {
  type Database,
  maxConnections,
  type OpenDatabase,
  openConnections,
  openDatabase,
  readAtOnce,
} from './database.ts';
import { isDatabaseBusy } from './database-busy.ts';
import { isDatabaseUnavailable } from './database-unavailable.ts';
import { sql } from './drizzle.ts';

let database: TestDatabase;
let opened: OpenDatabase[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  await database.pool.query('CREATE TABLE notes (text text)');
});

afterEach(async () => {
  for (const { pool } of opened) await pool.end();
  opened = [];
});

afterAll(() => database.drop());

function open(use: keyof typeof maxConnections = 'general', url = database.url): OpenDatabase {
  const one = openDatabase(url, () => {}, { use });
  opened.push(one);
  return one;
}

const takeAll = (pool: OpenDatabase['pool']) =>
  Promise.all(Array.from({ length: maxConnections.general }, () => pool.connect()));

async function backendOf(db: Database): Promise<number> {
  const { rows } = await db.execute<{ pid: number }>(sql`SELECT pg_backend_pid() AS pid`);
  return rows[0]?.pid ?? 0;
}

const insert = (text: string) => sql`INSERT INTO notes VALUES (${text})`;

async function notes(): Promise<string[]> {
  return (await database.pool.query('SELECT text FROM notes ORDER BY text')).rows.map(({ text }) => text);
}

async function unavailable(work: Promise<unknown>): Promise<boolean> {
  return work.then(
    () => false,
    (error) => isDatabaseUnavailable(error),
  );
}

describe('concurrent reads', () => {
  const one = (tx: Database) => tx.execute<{ one: number }>(sql`SELECT 1 AS one`);

  it('come from one transaction, which returns its connection', async () => {
    const { db, pool } = open();
    const ids = await readAtOnce(db, (tx) => {
      const ask = () => tx.execute<{ id: string }>(sql`SELECT pg_current_xact_id()::text AS id`);
      return Promise.all([ask(), ask()]);
    });
    const [first, second] = ids.map(({ rows }) => rows[0]?.id);
    expect(second).toBe(first);
    await expect.poll(() => [pool.totalCount, pool.idleCount]).toEqual([1, 1]);
    // The transaction has ended.
    await db.execute(insert('after reading'));
    expect(await notes()).toContain('after reading');
  });

  it('cannot write', async () => {
    const { db } = open();
    const written = readAtOnce(db, (tx) => tx.execute(insert('while reading')));
    await expect(written).rejects.toMatchObject({ cause: { code: '25006' } });
    expect(await notes()).not.toContain('while reading');
  });

  it('fail as a whole, with the reason, and leave the connection usable', async () => {
    const { db, pool } = open();
    const failed = readAtOnce(db, (tx) => Promise.all([tx.execute(sql`SELECT 1 / 0`), one(tx)]));
    await expect(failed).rejects.toMatchObject({ cause: { message: 'division by zero' } });
    await expect.poll(() => [pool.totalCount, pool.idleCount]).toEqual([1, 1]);
    expect((await one(db)).rows).toEqual([{ one: 1 }]);
  });

  it('are unavailable if the connection breaks, which is not used again', async () => {
    const { db, pool } = open();
    const pid = await backendOf(db);
    const broken = readAtOnce(db, (tx) => Promise.all([tx.execute(sql`SELECT pg_sleep(10)`), one(tx)]));
    const asked = unavailable(broken);
    const asleep = () =>
      database.pool.query("SELECT FROM pg_stat_activity WHERE pid = $1 AND wait_event = 'PgSleep'", [pid]);
    await expect.poll(async () => (await asleep()).rowCount).toBe(1);
    await database.pool.query('SELECT pg_terminate_backend($1)', [pid]);
    expect(await asked).toBe(true);
    await expect.poll(() => pool.totalCount).toBe(0);
  });
});

describe('a transaction', () => {
  it('is committed as a whole or not at all, and returns its connection', async () => {
    const { db, pool } = open();
    await db.transaction(async (tx) => {
      await tx.execute(insert('kept'));
    });
    const failure = new Error('no');
    const failed = db.transaction(async (tx) => {
      await tx.execute(insert('not kept'));
      throw failure;
    });
    await expect(failed).rejects.toBe(failure);
    expect(await notes()).toContain('kept');
    expect(await notes()).not.toContain('not kept');
    expect([pool.totalCount, pool.idleCount]).toEqual([1, 1]);
  });

  it('inside another one is committed or rolled back separately, and ends with it', async () => {
    const { db } = open();
    const failure = new Error('no');
    await db.transaction(async (tx) => {
      await tx.execute(insert('outer'));
      await tx.transaction((inner) => inner.execute(insert('inner')));
      const failed = tx.transaction(async (inner) => {
        await inner.execute(insert('failed inner'));
        throw failure;
      });
      await expect(failed).rejects.toBe(failure);
    });
    const undone = db.transaction(async (tx) => {
      await tx.transaction((inner) => inner.execute(insert('inner of an undone one')));
      throw failure;
    });
    await expect(undone).rejects.toBe(failure);
    expect((await notes()).filter((text) => /inner|outer/.test(text))).toEqual(['inner', 'outer']);
  });

  it('fails if its connection breaks between two statements, and leaves the process and the pool alive', async () => {
    const { db, pool } = open();
    const broken = db.transaction(async (tx) => {
      await tx.execute(insert('before the break'));
      await database.pool.query('SELECT pg_terminate_backend($1)', [await backendOf(tx)]);
      await new Promise((resolve) => setTimeout(resolve, 200));
      await tx.execute(insert('after the break'));
    });
    expect(await unavailable(broken)).toBe(true);
    await db.execute(insert('later'));
    expect(await notes()).toContain('later');
    expect(await notes()).not.toContain('before the break');
    expect([pool.totalCount, pool.idleCount]).toEqual([1, 1]);
  });

  it('with a silent server fails, and no later statement runs inside it', {
    timeout: 30_000,
  }, async () => {
    const stopped: number[] = [];
    const fallSilent = async (db: Database) => {
      const pid = await backendOf(db);
      stopped.push(pid);
      process.kill(pid, 'SIGSTOP');
    };
    const inTheMiddle = open();
    const atTheBeginning = open();
    await fallSilent(atTheBeginning.db);
    const outcomes = await Promise.all([
      unavailable(
        inTheMiddle.db.transaction(async (tx) => {
          await tx.execute(insert('before the silence'));
          await fallSilent(tx);
          await tx.execute(insert('in the silence'));
        }),
      ),
      unavailable(atTheBeginning.db.transaction((tx) => tx.execute(insert('never begun')))),
    ]);
    for (const pid of stopped) process.kill(pid, 'SIGCONT');
    expect(outcomes).toEqual([true, true]);
    for (const { db, pool } of [inTheMiddle, atTheBeginning]) {
      expect([pool.totalCount, pool.idleCount]).toEqual([0, 0]);
      await db.execute(insert('after the silence'));
    }
    expect((await notes()).filter((text) => /silence|begun/.test(text))).toEqual([
      'after the silence',
      'after the silence',
    ]);
  });
});

describe('a connection', () => {
  it('that is cut in a transaction does not keep its locks: the server ends idle transactions', async () => {
    const { db, pool } = open();
    const left = db.transaction(async (tx) => {
      // Shortened from ten seconds.
      await tx.execute(sql`SELECT set_config('idle_in_transaction_session_timeout', '200', true)`);
      await tx.execute(sql`LOCK TABLE notes`);
      await expect.poll(() => database.pool.query('SELECT FROM notes').then(() => true)).toBe(true);
      await tx.execute(sql`SELECT 1`);
    });
    expect(await unavailable(left)).toBe(true);
    const { rows } = await pool.query('SHOW idle_in_transaction_session_timeout');
    expect(rows).toEqual([{ idle_in_transaction_session_timeout: '10s' }]);
  });

  const refuse = (code: string) => sql.raw(`DO $$ BEGIN RAISE EXCEPTION 'refused' USING ERRCODE = '${code}'; END $$`);

  it.each(['53100', '57014', '23505'])('stays open if a statement is refused with %s', async (code) => {
    const { db, pool } = open();
    const pid = await backendOf(db);
    const refused = { cause: { code } };
    await expect(db.execute(refuse(code))).rejects.toMatchObject(refused);
    await expect(db.transaction((tx) => tx.execute(refuse(code)))).rejects.toMatchObject(refused);
    await expect(readAtOnce(db, (tx) => tx.execute(refuse(code)))).rejects.toMatchObject(refused);
    await expect.poll(() => [pool.totalCount, pool.idleCount]).toEqual([1, 1]);
    expect(await backendOf(db)).toBe(pid);
    await db.execute(insert(`after ${code}`));
    expect(await notes()).toContain(`after ${code}`);
  });

  it('to a read-only server is not reused for writes', async () => {
    const { db } = open();
    const first = await backendOf(db);
    await expect(db.execute(refuse('25006'))).rejects.toMatchObject({ cause: { code: '25006' } });
    const next = await backendOf(db);
    expect(next).not.toBe(first);
    await expect(db.transaction((tx) => tx.execute(refuse('25006')))).rejects.toThrow();
    expect(await backendOf(db)).not.toBe(next);
  });

  it('is reused if the database opens no other one, as on a full disk, and two are kept', async () => {
    const [{ db, pool }, other] = [open(), open()];
    expect(pool.options.min).toBe(2);
    const pid = await backendOf(db);
    await database.pool.query(`
      CREATE FUNCTION refuse() RETURNS event_trigger LANGUAGE plpgsql AS
        $$ BEGIN RAISE EXCEPTION 'could not write init file' USING ERRCODE = '53100'; END $$;
      CREATE EVENT TRIGGER refuse_all ON login EXECUTE FUNCTION refuse()`);
    try {
      const backends = await Promise.all(
        Array.from({ length: 8 }, () =>
          db.transaction(async (tx) => {
            await tx.execute(sql`SELECT pg_sleep(0.02)`);
            return backendOf(tx);
          }),
        ),
      );
      expect(new Set(backends)).toEqual(new Set([pid]));
      expect(await unavailable(other.db.execute(sql`SELECT 1`))).toBe(true);
    } finally {
      await database.pool.query('DROP EVENT TRIGGER refuse_all');
    }
    expect(await backendOf(other.db)).toBeGreaterThan(0);
  });

  it('that is unavailable for two seconds is a failure of the database, and does not hang', async () => {
    const { db, pool } = open();
    const clients = await takeAll(pool);
    expect(await unavailable(db.execute(sql`SELECT 1`))).toBe(true);
    for (const client of clients) client.release();
    await db.execute(sql`SELECT 1`);
  });

  it('with 500 waiting callers is refused at once, to statements and transactions alike', async () => {
    const { db, pool } = open();
    const clients = await takeAll(pool);
    const waiting = Array.from({ length: 500 }, () => pool.query('SELECT 1'));
    const busy = (work: Promise<unknown>) => work.then(() => false, isDatabaseBusy);
    expect(await busy(db.execute(sql`SELECT 1`))).toBe(true);
    expect(await busy(db.transaction(async () => {}))).toBe(true);
    for (const client of clients) client.release();
    await Promise.all(waiting);
  });

  it(
    'with 500 waiting callers is a 503 with Retry-After over HTTP, without effect on other pools',
    proves('overload.database'),
    async () => {
      const [general, arbiters] = [open(), open('arbiters')];
      const read =
        ({ pool }: OpenDatabase) =>
        async () => ({ n: (await pool.query('SELECT 1 AS n')).rows[0].n });
      const row = (path: `/${string}`) =>
        ({
          method: 'GET',
          path,
          group: 'Test',
          summary: 'Asks the database',
          limits: [],
          access: 'public',
          success: { status: 200, body: z.object({ n: z.int() }) },
        }) as const satisfies Endpoint;
      const { call, close } = await startTinyServer(
        { general: row('/general'), arbiters: row('/arbiters') },
        { general: read(general), arbiters: read(arbiters) },
      );
      onTestFinished(close);
      const clients = await takeAll(general.pool);
      const waiting = Promise.allSettled(Array.from({ length: 500 }, () => general.pool.query('SELECT 1')));
      const refused = await call('GET /general');
      expect(refused.body).toEqual({
        statusCode: 503,
        message: 'The service is overloaded; retry in a few seconds',
        error: 'Service Unavailable',
      });
      expect([refused.headers.get('retry-after'), refused.headers.get('problem-code')]).toEqual(['2', 'database.busy']);
      expect((await call('GET /arbiters')).body).toEqual({ n: 1 });
      for (const client of clients) client.release();
      await waiting;
      expect((await call('GET /general')).body).toEqual({ n: 1 });
    },
  );
});

describe('the gate', () => {
  it('opens all its connections in advance, and keeps them', async () => {
    const { pool } = open('gate');
    await openConnections(pool);
    const opened = { total: pool.totalCount, idle: pool.idleCount };
    expect(opened).toEqual({ total: maxConnections.gate, idle: maxConnections.gate });
    expect(pool.options.min).toBe(maxConnections.gate);
  });

  it('opens as many connections as the database allows', async () => {
    const { pool } = open('gate', database.url.replace(/[^/]+$/, 'nothing_of_this_name'));
    await openConnections(pool);
    expect(pool.totalCount).toBe(0);
  });
});

describe('isDatabaseUnavailable', () => {
  const withCode = (code: string) => Object.assign(new Error('x'), { code });

  it.each(['08006', '53300', '53100', '57P01', '57P03', '57014', 'ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND'])(
    '%s means that the database is unusable',
    (code) => {
      expect(isDatabaseUnavailable(withCode(code))).toBe(true);
      expect(
        isDatabaseUnavailable(new Error('wrapped', { cause: new Error('twice', { cause: withCode(code) }) })),
      ).toBe(true);
    },
  );

  it.each(['23505', '22P02', '42P01', '40001', 'ENOENT', ''])('%s means that a statement is wrong', (code) => {
    expect(isDatabaseUnavailable(withCode(code))).toBe(false);
  });

  it.each([undefined, null, 'ECONNREFUSED', { code: 'ECONNREFUSED' }])('%j is not an error', (value) => {
    expect(isDatabaseUnavailable(value)).toBe(false);
  });
});

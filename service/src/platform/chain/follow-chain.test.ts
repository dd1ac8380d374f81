import { readFile } from 'node:fs/promises';
import { createLog } from '@countersign/edge';
import { createTestDatabase } from '@countersign/harness/database/test-database';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type Database, openDatabase } from '../db/database.ts';
import { sql } from '../db/drizzle.ts';
import { fromBlock, startNode } from './follow-chain.fixture.ts';
import { type Follower, followChain } from './follow-chain.ts';

const database = await createTestDatabase();
const name = 'follower under test';
const { db, pool } = openDatabase(database.url, () => {}, { name });

type Node = Awaited<ReturnType<typeof startNode>>;

beforeAll(() => database.pool.query('CREATE TABLE read_blocks (chain int, number int, hash text)'));
afterAll(async () => {
  await pool.end();
  await database.drop();
});

/** Records in the database which blocks it received, and after which ones it had to forget. */
function createFollower({ client, deployment: { chainId } }: Node['chain']) {
  const forgotten: number[] = [];
  const follower: Follower = {
    async apply(events) {
      await client.getBlockNumber();
      return async (tx: Database) => {
        for (const { blockNumber, blockHash } of events) {
          await tx.execute(sql`INSERT INTO read_blocks VALUES (${chainId}, ${blockNumber}, ${blockHash})`);
        }
        return null;
      };
    },
    async forget(afterBlock) {
      await client.getBlockNumber();
      return async (tx: Database) => {
        await tx.execute(sql`DELETE FROM read_blocks WHERE chain = ${chainId} AND number > ${afterBlock}`);
        forgotten.push(afterBlock);
        return null;
      };
    },
  };
  return { follower, forgotten };
}

function follow(node: Node, on = db) {
  const { follower, forgotten } = createFollower(node.chain);
  return { ...followChain(on, node.chain, [follower], createLog('silent')), forgotten };
}

/** Everything that was read, in the order of the blocks. */
async function readBlocks({ chain }: Node): Promise<{ number: number; hash: string }[]> {
  const order = 'SELECT number, hash FROM read_blocks WHERE chain = $1 ORDER BY number';
  return (await database.pool.query(order, [chain.deployment.chainId])).rows;
}
const numbersOf = async (node: Node) => (await readBlocks(node)).map(({ number }) => number);
const numbers = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** Each block of the node once, with its current hash. */
async function expectAllRead(node: Node, height: number): Promise<void> {
  const expected = numbers(fromBlock, height).map((number) => ({ number, hash: node.hashAt(number) }));
  expect(await readBlocks(node)).toEqual(expected);
}

const updateCursor = ({ chain }: Node, change: string) =>
  database.pool.query(`UPDATE chain_cursors SET ${change} WHERE id LIKE $1`, [`${chain.deployment.chainId} %`]);

/** Simulates blocks that arrive one after the other. */
async function readOneByOne(node: Node, { catchUp }: { catchUp(): Promise<void> }, height: number): Promise<void> {
  for (const each of numbers(fromBlock, height)) {
    node.setHeight(each);
    await catchUp();
  }
}

describe('following the chain', () => {
  it('never queries the node during a transaction: a slow node could not end it', async () => {
    const node = await startNode(300);
    const open: string[] = [];
    node.watch = async ({ method }) => {
      const state = 'SELECT FROM pg_stat_activity WHERE application_name = $1 AND xact_start IS NOT NULL';
      if ((await database.pool.query(state, [name])).rowCount) open.push(method);
      return undefined;
    };
    const { catchUp, forgotten } = follow(node);
    await catchUp();
    node.reorg(250, 301);
    await catchUp();
    expect(forgotten).not.toEqual([]);
    expect(open).toEqual([]);
    node.watch = async () => undefined;
    await expectAllRead(node, 301);
  });

  it('keeps what it has read if the node fails, and requests no more blocks than the node allows', async () => {
    const node = await startNode(40);
    const spans: number[] = [];
    let isDown = false;
    node.watch = async ({ method, params }) => {
      if (method !== 'eth_getLogs') return undefined;
      const range = params[0] as { fromBlock: string; toBlock: string };
      const span = Number(range.toBlock) - Number(range.fromBlock) + 1;
      spans.push(span);
      if (isDown) return { error: null };
      return span > 10 ? { error: { code: -32_602, message: 'query exceeds max block range' } } : undefined;
    };
    const { catchUp } = follow(node);
    await catchUp();
    await expectAllRead(node, 40);
    // All of them at first, then half as many each time until they are allowed, and from there slowly more.
    expect(spans.slice(0, 6)).toEqual([1, 35, 18, 9, 11, 6]);
    node.setHeight(100);
    spans.length = 0;
    await catchUp();
    await expectAllRead(node, 100);
    expect(Math.max(...spans)).toBeLessThan(15);
    node.setHeight(150);
    const before = spans.length;
    const answer = node.watch;
    node.watch = async (question) => {
      isDown = spans.length >= before + 3;
      return answer(question);
    };
    await expect(catchUp()).rejects.toThrow('unavailable');
    const kept = await numbersOf(node);
    expect(kept.length).toBeGreaterThan(numbers(fromBlock, 100).length);
    expect(kept).toEqual(numbers(fromBlock, kept.at(-1) ?? 0));
    node.watch = async () => undefined;
    await catchUp();
    await expectAllRead(node, 150);
  });

  it('reads fewer blocks at a time after any failure', async () => {
    const node = await startNode(1_000);
    const { follower } = createFollower(node.chain);
    const tooMany: Follower = {
      ...follower,
      apply(events, deepEnough) {
        if (events.length > 300) throw new Error('takes too long');
        return follower.apply(events, deepEnough);
      },
    };
    const { catchUp } = followChain(db, node.chain, [tooMany], createLog('silent'));
    await expect.poll(() => catchUp().then(() => 'read', String)).toBe('read');
    await expectAllRead(node, 1_000);
  });

  it('reads each block once, by any instance', async () => {
    const node = await startNode(300);
    node.watch = async ({ method, params }) => {
      const range = params[0] as { fromBlock: string; toBlock: string };
      const isTooMuch = method === 'eth_getLogs' && Number(range.toBlock) - Number(range.fromBlock) >= 7;
      return isTooMuch ? { error: { code: -32_602, message: 'query exceeds max block range' } } : undefined;
    };
    const others = [1, 2].map(() => openDatabase(database.url, () => {}));
    onTestFinished(async () => {
      for (const other of others) await other.pool.end();
    });
    const instances = [db, ...others.map((other) => other.db)].map((each) => follow(node, each));
    await expect
      .poll(async () => {
        await Promise.all(instances.map(({ catchUp }) => catchUp()));
        return (await numbersOf(node)).length;
      })
      .toBeGreaterThanOrEqual(numbers(fromBlock, 300).length);
    await expectAllRead(node, 300);
  });
});

describe('a reorg', () => {
  it('makes it forget and read again little more than what was replaced', async () => {
    const node = await startNode(fromBlock);
    const following = follow(node);
    await readOneByOne(node, following, 200);
    node.reorg(197, 201);
    await following.catchUp();
    expect(following.forgotten).toEqual([197]);
    await expectAllRead(node, 201);
    node.reorg(150, 202);
    await following.catchUp();
    const [, second = 0] = following.forgotten;
    expect(second).toBeLessThanOrEqual(150);
    expect(second).toBeGreaterThanOrEqual(150 - 52);
    await expectAllRead(node, 202);
  });

  it('of everything makes it read everything again, even without known earlier blocks', async () => {
    const node = await startNode(50);
    const following = follow(node);
    await following.catchUp();
    node.reorg(1, 51);
    await following.catchUp();
    await updateCursor(node, "earlier_blocks = '[]'");
    node.reorg(49, 52);
    await following.catchUp();
    expect(following.forgotten).toEqual([fromBlock - 1, fromBlock - 1]);
    await expectAllRead(node, 52);
  });

  it('is detected if the new chain is shorter than what was read', async () => {
    const node = await startNode(50);
    const following = follow(node);
    await following.catchUp();
    node.reorg(1, fromBlock + 2);
    await following.catchUp();
    expect(following.forgotten).toEqual([fromBlock - 1]);
    await expectAllRead(node, fromBlock + 2);
  });

  it('can be declared by an operator, as in the guide', async () => {
    const node = await startNode(50);
    const following = follow(node);
    await following.catchUp();
    const guide = await readFile(new URL('../../../../docs/guides/records.md', import.meta.url), 'utf8');
    await updateCursor(node, /UPDATE chain_cursors SET (.*);/.exec(guide)?.[1] ?? '');
    node.reorg(1, 3);
    await following.catchUp();
    expect(following.forgotten).toEqual([fromBlock - 1]);
    node.setHeight(51);
    await following.catchUp();
    await expectAllRead(node, 51);
  });
});

describe('a node that is behind', () => {
  it('is waited for, and reported after a while; what was read stays', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const node = await startNode(50);
    const { catchUp, state, forgotten } = follow(node);
    await catchUp();
    node.setHeight(45);
    await catchUp();
    vi.advanceTimersByTime(61_000);
    await expect(catchUp()).rejects.toThrow(/does not have block 50.*"Replaced chain" in docs\/guides\/records.md/);
    expect(state().secondsSinceRead).toBe(61);
    node.setHeight(51);
    await catchUp();
    expect(state().secondsSinceRead).toBe(0);
    node.setHeight(50);
    await catchUp();
    expect(forgotten).toEqual([]);
    node.setHeight(51);
    await expectAllRead(node, 51);
  });

  it('is waited for if it knows none of the blocks that were read', async () => {
    const node = await startNode(50);
    const { catchUp, forgotten } = follow(node);
    await catchUp();
    node.setHeight(2);
    await catchUp();
    expect(forgotten).toEqual([]);
    node.setHeight(51);
    await catchUp();
    await expectAllRead(node, 51);
  });
});

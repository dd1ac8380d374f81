import { createHash, randomBytes } from 'node:crypto';
import { createTestDatabase } from '@countersign/harness/database/test-database';
import { type KuboNode, type Mischief, startKubo } from '@countersign/harness/servers/kubo';
import { maxBlockBytes, rawCid } from '@countersign/protocol';
import { afterAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../db/database.ts';
import { createContentStore } from './content-store.ts';
import { ContentUnavailable } from './content-unavailable.ts';

const database = await createTestDatabase();
const { db, pool } = openDatabase(database.url, () => {});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const hello = Buffer.from('hello');
const cidOfHello = 'bafkreibm6jg3ux5qumhcn2b3flc3tyu6dmlb4xa7u5bf44yegnrjhc4yeq';
const cidOf = (bytes: Uint8Array) => rawCid(createHash('sha256').update(bytes).digest());

const tableStore = createContentStore({ db, ipfsApiUrl: null });
const nodeStore = ({ url }: Pick<KuboNode, 'url'>) => createContentStore({ db, ipfsApiUrl: url });
const impatientStore = ({ url }: KuboNode) => createContentStore({ db, ipfsApiUrl: url, timeoutMs: 300 });

/** A node that stops with its test. */
async function useKubo(): Promise<KuboNode> {
  const node = await startKubo();
  onTestFinished(node.stop);
  return node;
}

const rowsOf = async (cid: string) =>
  (await database.pool.query('SELECT bytes, size FROM content_blocks WHERE cid = $1', [cid])).rows;

beforeEach(() => database.pool.query('DELETE FROM content_blocks'));

describe('a store in the database', () => {
  it('returns what was stored, under the standard CID', async () => {
    expect(await tableStore.put(hello)).toBe(cidOfHello);
    expect(await tableStore.get(cidOfHello)).toEqual(hello);
    expect(await tableStore.isOurs(cidOfHello)).toBe(true);
    expect(await rowsOf(cidOfHello)).toEqual([{ bytes: hello, size: 5 }]);
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['bytes that are not text', Buffer.from([0, 255, 254, 0, 128])],
    ['1 MiB', randomBytes(maxBlockBytes)],
  ])('keeps %s', async (_what, bytes) => {
    const cid = await tableStore.put(bytes);
    expect(cid).toBe(cidOf(bytes));
    expect(bytes.equals((await tableStore.get(cid)) ?? Buffer.from('none'))).toBe(true);
  });

  it('refuses 1 MiB plus a byte, and stores nothing of it', async () => {
    const bytes = Buffer.alloc(maxBlockBytes + 1);
    await expect(tableStore.put(bytes)).rejects.toThrow(RangeError);
    expect(await tableStore.isOurs(cidOf(bytes))).toBe(false);
  });

  it('stores one block, however often it is put at once', async () => {
    const cids = await Promise.all(Array.from({ length: 20 }, () => tableStore.put(hello)));
    expect(new Set(cids)).toEqual(new Set([cidOfHello]));
    expect(await rowsOf(cidOfHello)).toHaveLength(1);
  });

  it('has nothing under other CIDs, and under invalid ones', async () => {
    for (const cid of [cidOf(Buffer.from('other')), cidOfHello.toUpperCase(), '', 'x'.repeat(10_000)]) {
      expect(await tableStore.get(cid)).toBeNull();
      expect(await tableStore.isOurs(cid)).toBe(false);
    }
  });

  it.each([
    ['other bytes', Buffer.from('hellp')],
    ['missing bytes', Buffer.from('hell')],
    ['nothing', Buffer.alloc(0)],
  ])('never returns a damaged block (%s), and replaces it when it is put again', async (_what, bytes) => {
    await tableStore.put(hello);
    await database.pool.query('UPDATE content_blocks SET bytes = $1', [bytes]);
    await expect(tableStore.get(cidOfHello)).rejects.toThrow(ContentUnavailable);
    await expect(tableStore.get(cidOfHello)).rejects.toThrow('damaged');
    await tableStore.put(hello);
    expect(await tableStore.get(cidOfHello)).toEqual(hello);
  });

  it('reports that it works', async () => {
    await expect(tableStore.ping()).resolves.toBeUndefined();
  });
});

describe('a store on a Kubo node', () => {
  it('stores the block there, pinned, and only a note of it in the database', async () => {
    const node = await useKubo();
    expect(await nodeStore(node).put(hello)).toBe(cidOfHello);
    expect(node.blocks.get(cidOfHello)).toEqual(hello);
    expect(node.pinned).toEqual(new Set([cidOfHello]));
    expect(await rowsOf(cidOfHello)).toEqual([{ bytes: null, size: 5 }]);
    expect(await nodeStore(node).get(cidOfHello)).toEqual(hello);
    expect(await nodeStore(node).isOurs(cidOfHello)).toBe(true);
    expect(node.asked).toEqual([
      { command: 'block/put', query: 'cid-codec=raw&mhtype=sha2-256&pin=true', authorization: undefined },
      { command: 'block/get', query: `arg=${cidOfHello}`, authorization: undefined },
    ]);
  });

  it('carries 1 MiB of arbitrary bytes there and back', async () => {
    const node = await useKubo();
    const bytes = randomBytes(maxBlockBytes);
    const cid = await nodeStore(node).put(bytes);
    expect(bytes.equals((await nodeStore(node).get(cid)) ?? Buffer.from('none'))).toBe(true);
  });

  it('handles twenty at once', async () => {
    const node = await useKubo();
    const cids = await Promise.all(
      Array.from({ length: 20 }, (_, index) => nodeStore(node).put(Buffer.from(String(index % 10)))),
    );
    expect(new Set(cids).size).toBe(10);
    expect([...node.blocks.keys()].sort()).toEqual([...new Set(cids)].sort());
  });

  it('also returns foreign blocks', async () => {
    const node = await useKubo();
    node.blocks.set(cidOfHello, hello);
    expect(await nodeStore(node).get(cidOfHello)).toEqual(hello);
    expect(await nodeStore(node).isOurs(cidOfHello)).toBe(false);
  });

  it('queries the node for valid CIDs only', async () => {
    const node = await useKubo();
    expect(await nodeStore(node).get('../../config?x=')).toBeNull();
    expect(node.asked).toEqual([]);
  });

  it('returns no block that the node lacks', async () => {
    await expect(nodeStore(await useKubo()).get(cidOfHello)).rejects.toThrow(ContentUnavailable);
  });

  it.each<Mischief>(['wrong key', 'no json', 'silent', 'halfway', 'error'])(
    'fails to store if the node answers: %s',
    async (mischief) => {
      const node = await useKubo();
      node.mischief = mischief;
      await expect(impatientStore(node).put(hello)).rejects.toThrow(ContentUnavailable);
      expect(await nodeStore(node).isOurs(cidOfHello)).toBe(false);
      node.mischief = 'none';
      expect(await nodeStore(node).put(hello)).toBe(cidOfHello);
    },
  );

  it.each<Mischief>(['other bytes', 'silent', 'halfway', 'error'])(
    'returns nothing if the node answers: %s',
    async (mischief) => {
      const node = await useKubo();
      await nodeStore(node).put(hello);
      node.mischief = mischief;
      await expect(impatientStore(node).get(cidOfHello)).rejects.toThrow(ContentUnavailable);
      node.mischief = 'none';
      expect(await nodeStore(node).get(cidOfHello)).toEqual(hello);
    },
  );

  it('limits the size of answers', async () => {
    const node = await useKubo();
    node.mischief = 'endless';
    await expect(nodeStore(node).get(cidOfHello)).rejects.toThrow('too long');
    await expect(nodeStore(node).put(hello)).rejects.toThrow('too long');
  });

  it('follows no redirect', async () => {
    const [node, elsewhere] = [await useKubo(), await useKubo()];
    elsewhere.blocks.set(cidOfHello, hello);
    node.redirectTo = `${elsewhere.url}/api/v0/block/get?arg=${cidOfHello}`;
    await expect(nodeStore(node).get(cidOfHello)).rejects.toThrow(ContentUnavailable);
    await expect(nodeStore(node).put(hello)).rejects.toThrow(ContentUnavailable);
    await expect(nodeStore(node).ping()).rejects.toThrow(ContentUnavailable);
    expect(elsewhere.asked).toEqual([]);
  });

  it('is down while the node is, and recovers with it', async () => {
    const first = await startKubo();
    const store = nodeStore(first);
    await expect(store.ping()).resolves.toBeUndefined();
    await first.stop();
    await expect(store.ping()).rejects.toThrow(ContentUnavailable);
    await expect(store.put(hello)).rejects.toThrow(ContentUnavailable);
    const again = await startKubo(Number(new URL(first.url).port));
    onTestFinished(again.stop);
    await expect(store.ping()).resolves.toBeUndefined();
    expect(await store.put(hello)).toBe(cidOfHello);
  });

  it('sends the password of its URL only to the node', async () => {
    const node = await useKubo();
    const url = `${node.url.replace('http://', 'http://ops:p%40ss%3Aword@')}/kubo`;
    const store = nodeStore({ url });
    await store.put(hello);
    const [asked] = node.asked;
    expect(asked?.authorization).toBe(`Basic ${Buffer.from('ops:p@ss:word').toString('base64')}`);
    await node.stop();
    const failure: unknown = await store.get(cidOfHello).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ContentUnavailable);
    expect(JSON.stringify(failure, Object.getOwnPropertyNames(failure))).not.toMatch(/ss%3Aword|ss:word|127\.0\.0\.1/);
    expect((failure as Error).cause).toBeUndefined();
  });
});

describe('a store that moves', () => {
  it('to a node: blocks in the database are still read there', async () => {
    await tableStore.put(hello);
    const node = await useKubo();
    expect(await nodeStore(node).get(cidOfHello)).toEqual(hello);
    await nodeStore(node).put(hello);
    expect(await rowsOf(cidOfHello)).toEqual([{ bytes: hello, size: 5 }]);
    expect(node.blocks.has(cidOfHello)).toBe(true);
  });

  it('away from a node: blocks on the node are unreadable until they are stored again', async () => {
    await nodeStore(await useKubo()).put(hello);
    await expect(tableStore.get(cidOfHello)).rejects.toThrow(ContentUnavailable);
    await tableStore.put(hello);
    expect(await tableStore.get(cidOfHello)).toEqual(hello);
  });
});

import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { generatePgpKey } from '@countersign/harness/people/pgp';
import { startKubo } from '@countersign/harness/servers/kubo';
import type { CallResult } from '@countersign/harness/service/caller';
import { startTestService, testAdminKey, testOrionKey } from '@countersign/harness/service/test-service';
import { useTestService } from '@countersign/harness/service/use-test-service';
import { maxBlockBytes, rawCid } from '@countersign/protocol';
import { armor, createMessage, encrypt, enums, type PrivateKey, type PublicKey, sign } from 'openpgp';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';

const { database, service } = await useTestService();
const { call } = service;
let recipient: PublicKey;
let signer: PrivateKey;

beforeAll(async () => {
  ({ publicKey: recipient, privateKey: signer } = await generatePgpKey());
});

beforeEach(() => database.pool.query('DELETE FROM content_blocks'));

const gpgMessage = (name: string) =>
  readFileSync(new URL(`../../../../harness/fixtures/gpg/gpg-${name}.asc`, import.meta.url), 'utf8');
const sealed = gpgMessage('signed-inside');
const cidOf = (text: string) => rawCid(createHash('sha256').update(text).digest());

/** Random bytes framed as an encrypted message of exactly this size. */
function sealedOfSize(characters: number): string {
  const frame = (bytes: Buffer) => {
    const head = Buffer.from([0xc0 | 18, 255, 0, 0, 0, 0]);
    head.writeUInt32BE(bytes.length, 2);
    return armor(enums.armor.message, Buffer.concat([head, bytes])) as string;
  };
  // Four characters for three bytes, plus line ends.
  const text = frame(randomBytes(Math.floor(characters * 0.735)));
  return text + ' '.repeat(characters - text.length);
}

const put = (text: unknown, via = call): Promise<CallResult> =>
  via('POST /internal/content', { key: testOrionKey, body: { text } });

const countBlocks = async () => (await database.pool.query('SELECT count(*)::int AS n FROM content_blocks')).rows[0].n;

const unavailable = {
  statusCode: 503,
  message: 'The content store is unavailable; try again in a few seconds',
  error: 'Service Unavailable',
};

describe('POST /internal/content', () => {
  it.each([
    ['an arbiter', testOrionKey],
    ['an operator', testAdminKey],
  ])('201, with the CID of the text, to %s', async (_who, key) => {
    const answer = await call('POST /internal/content', { key, body: { text: sealed } });
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({ cid: cidOf(sealed) });
  });

  it('201 with the same CID, however often it is stored at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => put(sealed)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map((answer) => answer.get('cid')))).toEqual(new Set([cidOf(sealed)]));
    expect(await countBlocks()).toBe(1);
  });

  it("201 for the library's own output, signed inside", async () => {
    const message = await createMessage({ text: 'a report' });
    const text = await encrypt({ message, encryptionKeys: recipient, signingKeys: signer });
    expect((await put(text)).get('cid')).toBe(cidOf(text));
  });

  it('201 for 1 MiB, 400 for a byte more', async () => {
    const text = sealedOfSize(maxBlockBytes);
    expect((await put(text)).body).toEqual({ cid: cidOf(text) });
    const refused = await put(`${text} `);
    expect(refused.status).toBe(400);
    expect(refused.get('message')).toBe('text: must be at most 1 MiB');
  });

  it.each<[what: string, text: () => unknown]>([
    ['plain words', () => 'Send 1 ETH to vitalik.eth'],
    ['nothing', () => ''],
    ['a number', () => 5],
    ['a key', () => recipient.armor()],
    ['a private key', () => signer.armor()],
    [
      'a message that is only signed',
      async () => sign({ message: await createMessage({ text: 'x' }), signingKeys: signer }),
    ],
    ['a message in the clear', () => gpgMessage('clear-signed')],
    ['a message that is only compressed', () => gpgMessage('compressed')],
    ['a message encrypted with a password', () => gpgMessage('password')],
    ['words around a message', () => `A report:\n${sealed}`],
    ['two messages', () => sealed + sealed],
    ['a truncated message', () => sealed.slice(0, sealed.length / 2)],
  ])('400 for %s, and nothing is kept', async (_what, text) => {
    const answer = await put(await text());
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ statusCode: 400, message: expect.stringMatching(/^text: /), error: 'Bad Request' });
    expect(await countBlocks()).toBe(0);
  });

  it('401 without a key', async () => {
    expect((await call('POST /internal/content', { body: { text: sealed } })).status).toBe(401);
  });
});

describe('GET /ipfs/{cid}', () => {
  const cid = cidOf(sealed);

  it('200 with the exact bytes and the headers of a trustless gateway', async () => {
    await put(sealed);
    const answer = await call(`GET /ipfs/${cid}`);
    expect(answer.status).toBe(200);
    expect(answer.text).toBe(sealed);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/vnd.ipld.raw',
      'content-length': String(sealed.length),
      'content-disposition': `attachment; filename="${cid}.bin"`,
      'cache-control': 'public, max-age=29030400, immutable',
      etag: `"${cid}.raw"`,
      'x-content-type-options': 'nosniff',
      'x-ipfs-path': `/ipfs/${cid}`,
      'access-control-allow-origin': '*',
    });
  });

  it.each([
    ['by format', '?format=raw', {}],
    ['by media type', '', { accept: 'application/vnd.ipld.raw' }],
    ['among other types', '', { accept: 'text/html, application/vnd.ipld.raw;q=0.9' }],
    ['as any type', '', { accept: 'text/html,*/*;q=0.8' }],
    ['by format, with another media type', '?format=raw', { accept: 'application/vnd.ipld.car' }],
  ])('200 for a raw block requested %s', async (_how, query, headers) => {
    await put(sealed);
    expect((await call(`GET /ipfs/${cid}${query}`, { headers })).status).toBe(200);
  });

  it('200 for HEAD, without the block', async () => {
    await put(sealed);
    const answer = await call(`HEAD /ipfs/${cid}`);
    expect(answer.status).toBe(200);
    expect(answer.text).toBe('');
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-length': String(sealed.length),
      'content-type': 'application/vnd.ipld.raw',
      etag: `"${cid}.raw"`,
    });
    expect((await call(`HEAD /ipfs/${cidOf('nobody')}`)).status).toBe(404);
  });

  it.each([`"${cid}.raw"`, `W/"${cid}.raw"`, `"other", "${cid}.raw"`])('304 for a matching tag: %s', async (seen) => {
    await put(sealed);
    const answer = await call(`GET /ipfs/${cid}`, { headers: { 'if-none-match': seen } });
    expect(answer.status).toBe(304);
    expect(answer.text).toBe('');
    expect(answer.headers.get('etag')).toBe(`"${cid}.raw"`);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=29030400, immutable');
  });

  it('200 for another tag', async () => {
    await put(sealed);
    const headers = { 'if-none-match': `"${cidOf('other')}.raw"` };
    expect((await call(`GET /ipfs/${cid}`, { headers })).status).toBe(200);
  });

  it.each([
    ['format', '?format=car', {}],
    ['format', '?format=', {}],
    ['format', '?format=raw&format=raw', {}],
    ['accept', '', { accept: 'application/vnd.ipld.car' }],
    ['accept', '', { accept: 'text/html' }],
    ['accept', '', { accept: 'application/vnd.ipld.rawest' }],
  ])('400 that names %s for any other format (%s %j)', async (field, query, headers) => {
    await put(sealed);
    const answer = await call(`GET /ipfs/${cid}${query}`, { headers });
    expect(answer.status).toBe(400);
    expect(answer.get('message')).toMatch(new RegExp(`^${field}: must `));
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it.each([
    ['capital letters', cid.toUpperCase()],
    ['version 0', 'QmT78zSuBmuS4z925WZfrqQ1qHaJ56DQaTfyMUF7F8ff5o'],
    ['another codec', 'bafybeibwzifw52ttrkqlikfzext5akxu7lz4xiwjgwzmqcpdzmp3n5vnbe'],
    ['a missing letter', cid.slice(0, -1)],
    ['a text that is not a CID', 'x'],
  ])('400 that names cid for %s', async (_what, text) => {
    const answer = await call(`GET /ipfs/${text}`);
    expect(answer.status).toBe(400);
    expect(answer.get('message')).toMatch(/^cid: must be a CID version 1/);
  });

  it('404 for an unknown block, readable by other origins and not cacheable', async () => {
    const answer = await call(`GET /ipfs/${cid}`);
    expect(answer.body).toEqual({
      statusCode: 404,
      message: 'cid: is not stored here; payloads of finished transactions expire',
      error: 'Not Found',
    });
    expect(answer.status).toBe(404);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.has('etag')).toBe(false);
  });

  it('404 for a path after a CID', async () => {
    await put(sealed);
    expect((await call(`GET /ipfs/${cid}/file`)).status).toBe(404);
  });

  it('503 for a damaged block, without any of it', async () => {
    await put(sealed);
    await database.pool.query("UPDATE content_blocks SET bytes = 'other bytes'");
    const answer = await call(`GET /ipfs/${cid}`);
    expect(answer.status).toBe(503);
    expect(answer.body).toEqual(unavailable);
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(service.logLines.some((line) => line.includes(`${cid} is damaged`))).toBe(true);
  });
});

describe('with a Kubo node', () => {
  async function useNode() {
    const node = await startKubo();
    onTestFinished(node.stop);
    const IPFS_API_URL = node.url.replace('http://', 'http://ops:hunter2secret@');
    const instance = await startTestService({ databaseUrl: database.url, env: { IPFS_API_URL } });
    onTestFinished(instance.stop);
    return { node, instance };
  }

  it('stores and returns blocks, and does not fetch foreign ones for strangers', async () => {
    const { node, instance } = await useNode();
    const cid = (await put(sealed, instance.call)).get('cid');
    expect(node.blocks.get(cid)?.toString()).toBe(sealed);
    expect((await instance.call(`GET /ipfs/${cid}`)).text).toBe(sealed);
    const others = cidOf('of others');
    node.blocks.set(others, Buffer.from('of others'));
    node.asked.splice(0);
    expect((await instance.call(`GET /ipfs/${others}`)).status).toBe(404);
    expect(node.asked).toEqual([]);
  });

  it('503 while the node is down or answers wrongly, with its state in /health; then it recovers', async () => {
    const { node, instance } = await useNode();
    const cid = (await put(sealed, instance.call)).get('cid');
    const ipfs = async () => (await instance.call('GET /health')).get('checks.ipfs.status');
    expect(await ipfs()).toBe('ok');
    node.mischief = 'other bytes';
    expect((await instance.call(`GET /ipfs/${cid}`)).body).toEqual(unavailable);
    node.mischief = 'error';
    expect((await instance.call(`GET /ipfs/${cid}`)).body).toEqual(unavailable);
    expect((await put(sealed, instance.call)).body).toEqual(unavailable);
    expect(await ipfs()).toBe('down');
    node.mischief = 'none';
    expect(await ipfs()).toBe('ok');
    expect((await instance.call(`GET /ipfs/${cid}`)).text).toBe(sealed);
    expect(instance.logLines.join('\n')).not.toMatch(/hunter2secret/);
  });
});

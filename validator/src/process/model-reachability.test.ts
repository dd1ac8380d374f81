import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { proves } from '@countersign/harness/proves';
import { afterEach, describe, expect, it } from 'vitest';
import { createModelReachability } from './model-reachability.ts';

let server: Server;
let asked: { path: string | undefined; authorization: string | undefined }[] = [];
let nowMs = 0;

afterEach(() => {
  server.closeAllConnections();
  server.close();
  asked = [];
});

/** An endpoint that answers with this status, or never. */
async function start(status: number | 'silence', apiKey: string | null = null) {
  server = createServer(({ url: path, headers: { authorization } }, response) => {
    asked.push({ path, authorization });
    if (status !== 'silence') response.writeHead(status).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  return createModelReachability({ baseUrl, apiKey }, () => nowMs);
}

describe('reachable', () => {
  it.each([
    [200, true],
    [404, true],
    [429, true],
    [401, false],
    [403, false],
    [500, false],
    [302, false],
  ])('with an answer of %i is %s', async (status, reachable) => {
    expect(await (await start(status, 'key')).look()).toBe(reachable);
    expect(asked).toEqual([{ path: '/v1/models', authorization: 'Bearer key' }]);
  });

  it('is false quickly if nothing answers', async () => {
    const reachability = await start('silence');
    expect(await reachability.look()).toBe(false);
  });

  it('is probed once for all concurrent callers, and cached for half a minute', async () => {
    const reachability = await start(200);
    await Promise.all([reachability.look(), reachability.look(), reachability.look()]);
    nowMs += 29_999;
    await reachability.look();
    expect(asked).toHaveLength(1);
    nowMs += 1;
    expect(await reachability.look()).toBe(true);
    await expect.poll(() => asked.length).toBe(2);
  });

  it('is the result of the last request, without a probe', proves('validator.health.llm'), async () => {
    const reachability = await start(200);
    reachability.note(false);
    expect(await reachability.look()).toBe(false);
    reachability.note(true);
    expect(await reachability.look()).toBe(true);
    expect(asked).toEqual([]);
  });
});

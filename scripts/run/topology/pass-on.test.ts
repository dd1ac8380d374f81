import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createCaller } from '@countersign/harness/service/caller';
import { afterAll, describe, expect, it } from 'vitest';
import { createBalancer } from './pass-on.ts';

const started: Server[] = [];
afterAll(() => {
  for (const server of started) server.closeAllConnections();
  for (const server of started) server.close();
});

async function listen(answer: RequestListener): Promise<URL> {
  const server = createServer(answer);
  started.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
}

/** An instance that records its requests; an unhealthy one reads the request and closes the connection. */
async function startInstance(name: string, isWell = true) {
  const asked: string[] = [];
  const url = await listen(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    asked.push(`${request.method} ${request.url} ${Buffer.concat(chunks)} ${request.headers['x-forwarded-proto']}`);
    if (!isWell) return void response.destroy();
    response.writeHead(201, { 'x-instance': name }).end(name);
  });
  return { url, asked };
}

const proxyTo = async (...upstreams: URL[]) => createCaller((await listen(createBalancer(upstreams))).origin);
const nobody = new URL('http://127.0.0.1:9');

describe('the proxy', () => {
  it('distributes requests over the instances in turn, with method, path, body and headers', async () => {
    const [first, second] = [await startInstance('first'), await startInstance('second')];
    const call = await proxyTo(first.url, second.url);
    const answers = [await call('POST /a?b=c', { raw: 'body' }), await call('GET /d')];
    expect(answers.map(({ status, text }) => [status, text])).toEqual([
      [201, 'first'],
      [201, 'second'],
    ]);
    expect(answers[0]?.headers.get('x-instance')).toBe('first');
    expect(first.asked).toEqual(['POST /a?b=c body https']);
    expect(second.asked).toEqual(['GET /d  https']);
  });

  it('skips an instance that is down, with the whole body', async () => {
    const well = await startInstance('well');
    const call = await proxyTo(nobody, well.url);
    for (let turn = 0; turn < 3; turn += 1) expect((await call('POST /a', { raw: 'body' })).status).toBe(201);
    expect(well.asked).toEqual(Array.from({ length: 3 }, () => 'POST /a body https'));
  });

  it('retries a read at another instance if one dies, and never sends a change twice', async () => {
    const [dying, well] = [await startInstance('dying', false), await startInstance('well')];
    const call = await proxyTo(dying.url, well.url);
    expect((await call('GET /a')).text).toBe('well');
    expect((await call('GET /b')).text).toBe('well');
    const refused = await call('POST /c', { raw: 'body' });
    expect(refused.status).toBe(502);
    expect(refused.body).toEqual({ statusCode: 502, message: expect.any(String), error: 'Bad Gateway' });
    expect(well.asked).toEqual(['GET /a  https', 'GET /b  https']);
  });

  it('answers 502 if no instance is up', async () => {
    expect((await (await proxyTo(nobody, nobody))('GET /')).status).toBe(502);
  });
});

import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { createWallet } from '@countersign/harness/people/wallet';
import { proves } from '@countersign/harness/proves';
import { type Piece, type RawAnswer, sendRaw } from '@countersign/harness/service/raw-request';
import { storedContent } from '@countersign/harness/service/stored-content';
import { testAdminKey } from '@countersign/harness/service/test-service';
import { useTestService } from '@countersign/harness/service/use-test-service';
import { describe, expect, it } from 'vitest';

const { database, service } = await useTestService();

const json = JSON.stringify({ ethereumAddress: createWallet().address });
const head = (...lines: string[]) => `${['POST /users HTTP/1.1', ...lines].join('\r\n')}\r\n`;
const authorised = ['Host: x', `x-api-key: ${testAdminKey}`, 'Content-Type: application/json', 'Connection: close'];

const titles: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  404: 'Not Found',
  408: 'Request Timeout',
  413: 'Payload Too Large',
  415: 'Unsupported Media Type',
  431: 'Request Header Fields Too Large',
};

function expectRefusal(answer: RawAnswer, status: number): void {
  expect(answer.body).toEqual({ statusCode: status, message: expect.stringMatching(/./), error: titles[status] });
  expect(answer.status).toBe(status);
  expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(answer.headers.get('cache-control')).toBe('no-store');
}

describe('an invalid HTTP request', () => {
  it.each<[what: string, status: number, pieces: Piece[]]>([
    ['garbage', 400, ['\x16\x03\x01\x02\x00\x01\x00\xff\r\n\r\n']],
    ['a line of text', 400, ['hello\r\n\r\n']],
    ['a TLS greeting', 400, [Buffer.from('16030100a50100', 'hex')]],
    ['the preface of HTTP/2', 400, ['PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n']],
    ['an unknown version', 400, ['GET / HTTP/9.9\r\nHost: x\r\n\r\n']],
    ['an unknown method', 400, ['STEAL / HTTP/1.1\r\nHost: x\r\n\r\n']],
    ['no Host', 400, ['GET / HTTP/1.1\r\nConnection: close\r\n\r\n']],
    ['a NUL in a header', 400, ['GET / HTTP/1.1\r\nHost: x\r\nx-api-key: a\0b\r\n\r\n']],
    ['a folded header', 400, ['GET / HTTP/1.1\r\nHost: x\r\nA: b\r\n c\r\n\r\n']],
    ['a space before the colon', 400, ['GET / HTTP/1.1\r\nHost: x\r\nContent-Length : 5\r\n\r\nhello']],
    ['bare line feeds in a header', 400, ['GET / HTTP/1.1\r\nHost: x\nA: b\r\n\r\n']],
    ['a header of 100 KB', 431, [`GET / HTTP/1.1\r\nHost: x\r\nA: ${'a'.repeat(100_000)}\r\n\r\n`]],
    ['a path of 100 KB', 431, [`GET /${'a'.repeat(100_000)} HTTP/1.1\r\nHost: x\r\n\r\n`]],
    ['a path of a proxy', 404, ['GET http://evil.test/nowhere HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n']],
    ['a path that begins with two slashes', 404, ['GET //evil.test HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n']],
    [
      'Transfer-Encoding together with Content-Length',
      400,
      [`${head(...authorised, 'Content-Length: 4', 'Transfer-Encoding: chunked')}\r\n`, `5c\r\n${json}\r\n0\r\n\r\n`],
    ],
    ['two lengths', 400, [`${head(...authorised, 'Content-Length: 5', `Content-Length: ${json.length}`)}\r\n${json}`]],
    ['a negative length', 400, [`${head(...authorised, 'Content-Length: -1')}\r\n${json}`]],
    ['a length that is not a number', 400, [`${head(...authorised, 'Content-Length: 0x10')}\r\n${json}`]],
    [
      'an unknown transfer encoding',
      400,
      [`${head(...authorised, 'Transfer-Encoding: chunked, identity')}\r\n`, `0\r\n\r\n`],
    ],
    ['an invalid chunk size', 400, [`${head(...authorised, 'Transfer-Encoding: chunked')}\r\n`, 'zz\r\n']],
    [
      'a chunk longer than it says',
      400,
      [`${head(...authorised, 'Transfer-Encoding: chunked')}\r\n`, `5\r\n${json}\r\n0\r\n\r\n`],
    ],
    [
      'a body without a content type',
      415,
      [
        `${head('Host: x', `x-api-key: ${testAdminKey}`, 'Connection: close', `Content-Length: ${json.length}`)}\r\n${json}`,
      ],
    ],
    [
      'chunks of 2 MB in all',
      413,
      [
        `${head(...authorised, 'Transfer-Encoding: chunked')}\r\n`,
        ...Array<string>(20).fill(`186a0\r\n${' '.repeat(100_000)}\r\n`),
      ],
    ],
    ['a body that is announced as 1 GB', 413, [`${head(...authorised, 'Content-Length: 1000000000')}\r\n{`]],
  ])(
    '%s is answered with %i in the usual error format, and stores nothing',
    proves('errors.404', 'errors.everywhere'),
    async (_what, status, pieces) => {
      const before = await storedContent(database.pool);
      expectRefusal(await sendRaw(service.url, pieces), status);
      expect(await storedContent(database.pool)).toEqual(before);
    },
  );

  it('a request without credentials is refused before its body has arrived', async () => {
    const pieces = [
      `${head('Host: x', 'Content-Type: application/json', 'Connection: close', 'Content-Length: 500')}\r\n`,
    ];
    expectRefusal(await sendRaw(service.url, pieces), 401);
  });

  it('an unknown expectation is ignored', async () => {
    const answer = await sendRaw(service.url, [
      'GET /health/live HTTP/1.1\r\nHost: x\r\nExpect: magic\r\nConnection: close\r\n\r\n',
    ]);
    expect(answer).toMatchObject({ status: 200, body: { status: 'ok' } });
  });

  it('an interrupted body stores nothing, and does not count as a lost database', async () => {
    const before = await storedContent(database.pool);
    const { hostname, port } = new URL(service.url);
    const seen = service.logLines.length;
    // Interrupted at once, and after the service has started to read.
    for (const waitMs of [0, 0, 0, 200]) {
      const socket = connect({ host: hostname, port: Number(port) });
      socket.write(`${head(...authorised, `Content-Length: ${json.length}`)}\r\n${json.slice(0, 10)}`);
      await once(socket, 'connect');
      await sleep(waitMs);
      socket.resetAndDestroy();
    }
    await expect.poll(() => service.logLines.slice(seen).join(), { timeout: 5_000 }).toContain('http.aborted');
    expect(service.logLines.slice(seen).join()).not.toContain('database.unavailable');
    expect(await storedContent(database.pool)).toEqual(before);
  });

  it('an answered connection is closed although its other end stays open', async () => {
    const { hostname, port } = new URL(service.url);
    const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
    socket.resume();
    socket.write('garbage\r\n\r\n');
    const closed = new Promise<string>((resolve) => socket.once('error', ({ message }) => resolve(message)));
    const writing = setInterval(() => socket.write('more'), 100);
    await expect(closed).resolves.toMatch(/EPIPE|ECONNRESET/);
    clearInterval(writing);
  });
});

describe.concurrent('a slow request is closed with 408 within 30 s', () => {
  /** Sends a byte now and then, far beyond the timeout. */
  function* trickle(text: string): Generator<Piece> {
    for (const character of text) yield* [character, 500];
  }

  it.each<[what: string, pieces: () => Iterable<Piece>]>([
    ['a silent connection', () => []],
    ['headers that trickle', () => trickle(`GET / HTTP/1.1\r\nHost: x\r\nA: ${'a'.repeat(100)}`)],
    ['a body that stops', () => [`${head(...authorised, `Content-Length: ${json.length}`)}\r\n${json.slice(0, -1)}`]],
    [
      'a body that trickles',
      function* () {
        yield `${head(...authorised, `Content-Length: ${json.length}`)}\r\n`;
        yield* trickle(json);
      },
    ],
    [
      'chunks that trickle',
      function* () {
        yield `${head(...authorised, 'Transfer-Encoding: chunked')}\r\n`;
        for (let count = 0; count < 60; count += 1) yield* ['1\r\n \r\n', 500];
      },
    ],
  ])('%s', { ...proves('errors.everywhere'), timeout: 35_000 }, async (_what, pieces) => {
    const answer = await sendRaw(service.url, pieces());
    expectRefusal(answer, 408);
    expect(answer.seconds).toBeLessThan(30);
  });
});

it('none of these stored anything or caused a server error', async () => {
  const { rows } = await database.pool.query('SELECT count(*)::int AS count FROM users');
  expect(rows).toEqual([{ count: 0 }]);
  const complaints = service.logLines.filter((line) => /"level":"(warn|error|fatal)"/.test(line));
  // The start logs that there is no chain here.
  expect(complaints.filter((line) => !line.includes('nothing is recorded on chain'))).toEqual([]);
});

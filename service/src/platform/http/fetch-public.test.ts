import type { IncomingMessage, ServerResponse } from 'node:http';
import { proves } from '@countersign/harness/proves';
import { createCertificate, startHttpsServer } from '@countersign/harness/servers/https-server';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createPublicFetch, type PublicFetchDeps, publicFetchLimits, publicHosts } from './fetch-public.ts';

let answer: (request: IncomingMessage, response: ServerResponse) => void;
let asked: IncomingMessage[] = [];
const server = await startHttpsServer('client.example', (request, response) => {
  asked.push(request);
  answer(request, response);
});
afterAll(server.stop);
beforeEach(() => {
  asked = [];
  answer = (_request, response) => void response.end('hello');
});

const loopback = { address: '127.0.0.1', family: 4 };
const page = new URL(`${server.origin}/agent.json?v=1`);

/** As in production, except that the server above stands in for the public internet. */
const fetchWith = (deps: Partial<PublicFetchDeps> = {}) =>
  createPublicFetch({
    resolve: async () => [loopback],
    isAllowed: (address, port) => address === loopback.address && port === server.port,
    trustedCertificate: server.certificate,
    ...deps,
  });

describe('a public page', () => {
  it('is fetched by name, without anything that identifies the requester', async () => {
    const { status, headers, body } = await fetchWith()(page);
    expect([status, String(body)]).toEqual([200, 'hello']);
    expect(headers.date).toBeDefined();
    expect(asked.map(({ method, url }) => [method, url])).toEqual([['GET', '/agent.json?v=1']]);
    expect(asked[0]?.headers).toEqual({
      host: `client.example:${server.port}`,
      accept: 'application/json',
      'accept-encoding': 'identity',
      connection: 'close',
    });
  });

  it('may have exactly as many bytes as the limit', async () => {
    const { maxBytes } = publicFetchLimits;
    answer = (_request, response) => void response.end('x'.repeat(maxBytes));
    expect((await fetchWith()(page)).body).toHaveLength(maxBytes);
    answer = (_request, response) => void response.end('x'.repeat(maxBytes + 1));
    await expect(fetchWith()(page)).rejects.toThrow('too long');
  });

  it('is returned unchanged with its status: redirects are not followed', async () => {
    for (const location of [`${server.origin}/other`, 'https://169.254.169.254/latest/meta-data', 'http://[::1]/']) {
      answer = (_request, response) => void response.writeHead(302, { location }).end();
      expect(await fetchWith()(page)).toMatchObject({ status: 302 });
    }
    expect(asked).toHaveLength(3);
  });
});

describe('a POST request', () => {
  const posted = { headers: { 'content-type': 'application/json', 'content-length': '2' }, body: '{}' };

  it('takes the same path, and only the status of the answer counts, however long it is', async () => {
    let text = '';
    answer = (request, response) => {
      request.on('data', (chunk) => {
        text += chunk;
      });
      request.on('end', () => response.writeHead(202).end('x'.repeat(1_000_000)));
    };
    expect(await fetchWith()(page, posted)).toMatchObject({ status: 202, body: Buffer.alloc(0) });
    expect([text, asked[0]?.method, asked[0]?.headers['content-type']]).toEqual(['{}', 'POST', 'application/json']);
  });

  it.each([
    ['this machine', [{ address: '127.0.0.1', family: 4 }]],
    ['the metadata of a cloud', [{ address: '169.254.169.254', family: 4 }]],
    ['the local network', [{ address: '10.1.2.3', family: 4 }]],
    [
      'an internal address among others',
      [
        { address: '8.8.8.8', family: 4 },
        { address: '::1', family: 6 },
      ],
    ],
  ])('makes no request if the name resolves to %s', proves('webhooks.public-hosts'), async (_what, addresses) => {
    const fetchPublic = fetchWith({ isAllowed: publicHosts.isAllowed, resolve: async () => addresses });
    await expect(fetchPublic(new URL('https://client.example/'), posted)).rejects.toThrow('forbidden address');
    expect(asked).toEqual([]);
  });

  it(
    'reaches internal hosts that the operator allows, and only on that port',
    proves('webhooks.public-hosts'),
    async () => {
      const { isAllowed, resolve } = publicHosts;
      const fetchPublic = fetchWith({
        isAllowed,
        resolve,
        trustedHosts: [`127.0.0.1:${server.port + 1}`, 'other.example'],
      });
      await expect(fetchPublic(new URL(`https://127.0.0.1:${server.port}/`), posted)).rejects.toThrow('not a name');
      const url = new URL(`https://localhost:${server.port}/`);
      await expect(fetchWith({ isAllowed, resolve, trustedHosts: ['localhost'] })(url, posted)).rejects.toThrow(
        /altnames/,
      );
      expect(asked).toEqual([]);
    },
  );
});

describe('the target of a connection', () => {
  it.each([
    ['a forbidden address', [{ address: '10.0.0.1', family: 4 }]],
    ['a forbidden address among others', [loopback, { address: '169.254.169.254', family: 4 }]],
    ['a forbidden address of the other family', [loopback, { address: '::1', family: 6 }]],
    ['no address', []],
  ])('is refused if the name has %s', async (_what, addresses) => {
    await expect(fetchWith({ resolve: async () => addresses })(page)).rejects.toThrow(/address|does not resolve/);
    expect(asked).toEqual([]);
  });

  it(
    'is the verified address, even if the name resolves differently later',
    proves('webhooks.public-hosts'),
    async () => {
      const answers = [[loopback], [{ address: '169.254.169.254', family: 4 }]];
      let questions = 0;
      const resolve = async () => answers[questions++] ?? [];
      expect(await fetchWith({ resolve })(page)).toMatchObject({ status: 200 });
      expect(questions).toBe(1);
      await expect(fetchWith({ resolve })(page)).rejects.toThrow('forbidden address');
      expect(asked).toHaveLength(1);
    },
  );

  it('is verified again after connecting', async () => {
    let times = 0;
    const isAllowed = () => ++times === 1;
    await expect(fetchWith({ isAllowed })(page)).rejects.toThrow('the connection reached');
    expect(asked).toEqual([]);
  });

  it.each([
    ['plain http', 'http://client.example/agent.json'],
    ['another scheme', 'ftp://client.example/agent.json'],
    ['a user name', 'https://user@client.example/agent.json'],
    ['a password', 'https://:secret@client.example/agent.json'],
    ['a fragment', 'https://client.example/agent.json#part'],
    ['an IPv4 address', 'https://127.0.0.1/agent.json'],
    ['an IPv4 address as one number', 'https://2130706433/agent.json'],
    ['an IPv4 address in octal', 'https://0177.0.0.1/agent.json'],
    ['an IPv6 address', 'https://[::1]/agent.json'],
    ['a mapped address', 'https://[::ffff:169.254.169.254]/agent.json'],
  ])('is refused for %s: %s', async (_what, url) => {
    let questions = 0;
    const resolve = async () => {
      questions++;
      return [loopback];
    };
    await expect(fetchWith({ resolve, isAllowed: () => true })(new URL(url))).rejects.toThrow(/plain https|not a name/);
    expect([questions, asked]).toEqual([0, []]);
  });

  it('is in production neither this machine nor a port other than 443', async () => {
    const { isAllowed } = publicHosts;
    await expect(fetchWith({ isAllowed })(page)).rejects.toThrow('forbidden address');
    await expect(fetchWith(publicHosts)(new URL('https://localhost/agent.json'))).rejects.toThrow('does not resolve');
    expect(publicHosts.isAllowed('8.8.8.8', 443)).toBe(true);
    expect(publicHosts.isAllowed('8.8.8.8', 22)).toBe(false);
    expect(publicHosts.isAllowed('127.0.0.1', 443)).toBe(false);
    expect(asked).toEqual([]);
  });
});

describe('a server with a wrong identity', () => {
  it('is refused with an untrusted certificate', async () => {
    const { certificate } = createCertificate('client.example');
    await expect(fetchWith({ trustedCertificate: certificate })(page)).rejects.toThrow(/certificate/i);
    expect(asked).toEqual([]);
  });

  it('is refused with a certificate for another name', async () => {
    const other = new URL(`https://other.example:${server.port}/agent.json`);
    await expect(fetchWith()(other)).rejects.toThrow(/altnames/i);
    expect(asked).toEqual([]);
  });
});

describe('an endless operation', () => {
  const impatient = { timeoutMs: 200 };

  it('is aborted: a name server that does not answer', async () => {
    const resolve = () => new Promise<never>(() => {});
    await expect(fetchWith({ ...impatient, resolve })(page)).rejects.toThrow('does not resolve');
  });

  it('is aborted: a server that does not answer', async () => {
    answer = () => {};
    await expect(fetchWith(impatient)(page)).rejects.toThrow();
    expect(asked).toHaveLength(1);
  });

  it('is aborted: a body that arrives byte by byte', async () => {
    answer = (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const drip = setInterval(() => response.write(' '), 20);
      response.on('close', () => clearInterval(drip));
    };
    await expect(fetchWith(impatient)(page)).rejects.toThrow();
  });

  it('is aborted: a body without end', async () => {
    answer = (_request, response) => {
      const more = () => {
        while (!response.destroyed && response.write(Buffer.alloc(64 * 1024)));
      };
      response.on('drain', more);
      more();
    };
    await expect(fetchWith()(page)).rejects.toThrow('too long');
  });

  it('is aborted: headers without end', async () => {
    answer = (_request, response) => void response.setHeader('x-long', 'x'.repeat(20_000)).end();
    await expect(fetchWith()(page)).rejects.toThrow(/header/i);
  });
});

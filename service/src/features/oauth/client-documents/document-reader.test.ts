import type { IncomingMessage, ServerResponse } from 'node:http';
import { startHttpsServer } from '@countersign/harness/servers/https-server';
import { Problem } from '@countersign/protocol';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createPublicFetch, type PublicFetchDeps } from '../../../platform/http/fetch-public.ts';
import { createDocumentReader } from './document-reader.ts';

let answer: (request: IncomingMessage, response: ServerResponse) => void;
let fetches = 0;
const server = await startHttpsServer('agent.example', (request, response) => {
  fetches++;
  answer(request, response);
});
afterAll(server.stop);

const clientId = `${server.origin}/oauth/client.json`;
const document = {
  client_id: clientId,
  client_name: 'Some agent',
  redirect_uris: ['http://127.0.0.1/callback'],
};
const give =
  (body: unknown, headers: Record<string, string> = {}): typeof answer =>
  (_request, response) =>
    void response
      .writeHead(200, { 'content-type': 'application/json', ...headers })
      .end(typeof body === 'string' ? body : JSON.stringify(body));

let nowMs = 0;
/** As in production, except that the server above stands in for the public internet, and time stands still. */
const createReader = (deps: Partial<PublicFetchDeps> = {}) =>
  createDocumentReader({
    fetchPublic: createPublicFetch({
      resolve: async () => [{ address: '127.0.0.1', family: 4 }],
      isAllowed: (address, port) => address === '127.0.0.1' && port === server.port,
      trustedCertificate: server.certificate,
      ...deps,
    }),
    now: () => nowMs,
  });

beforeEach(() => {
  nowMs = 1_000_000;
  fetches = 0;
  answer = give(document);
});

const refusal = async (reading: Promise<unknown>): Promise<Problem> => {
  const error = await reading.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof Problem)) throw new Error(`no Problem, but ${error}`);
  return error;
};

describe('a document about a client', () => {
  it('is read, and its client has no secret', async () => {
    expect(await createReader().read(clientId)).toEqual({
      clientId,
      name: 'Some agent',
      redirectUris: document.redirect_uris,
      grantTypes: ['authorization_code', 'refresh_token'],
      authMethod: 'none',
      secretHash: null,
    });
  });

  it('may contain grant types of other servers', async () => {
    const grant_types = ['authorization_code', 'urn:ietf:params:oauth:grant-type:device_code'];
    answer = give({ ...document, grant_types });
    expect((await createReader().read(clientId)).grantTypes).toEqual(['authorization_code']);
  });

  it.each([['application/json; charset=utf-8'], ['Application/JSON'], ['application/cimd+json']])(
    'may be of type %s',
    async (type) => {
      answer = give(document, { 'content-type': type });
      await expect(createReader().read(clientId)).resolves.toMatchObject({ clientId });
    },
  );

  it.each([
    ['names another client', give({ ...document, client_id: `${server.origin}/oauth/other.json` }), 'byte for byte'],
    ['spells the client differently', give({ ...document, client_id: clientId.toUpperCase() }), 'byte for byte'],
    ['names no client', give({ redirect_uris: document.redirect_uris }), 'byte for byte'],
    ['has a secret', give({ ...document, client_secret: 'public' }), 'client_secret'],
    ['has an expiry for a secret', give({ ...document, client_secret_expires_at: 0 }), 'client_secret'],
    [
      'requires a secret',
      give({ ...document, token_endpoint_auth_method: 'client_secret_basic' }),
      'must have the token_endpoint_auth_method none',
    ],
    [
      'requires a key',
      give({ ...document, token_endpoint_auth_method: 'private_key_jwt' }),
      'must have the token_endpoint_auth_method none',
    ],
    ['has no redirect URI', give({ ...document, redirect_uris: [] }), 'redirect_uris'],
    [
      'has a redirect URI with plain http',
      give({ ...document, redirect_uris: ['http://app.example/'] }),
      'redirect_uris[0]',
    ],
    ['has no supported grant type', give({ ...document, grant_types: ['implicit'] }), 'grant_types'],
    ['is not JSON', give('<html>'), 'must be JSON'],
    ['has a key twice', give(`{"client_id":"x",${JSON.stringify(document).slice(1)}`), 'must be JSON'],
    ['is a list', give([document]), 'JSON object'],
    ['is null', give('null'), 'JSON object'],
    ['has the type of HTML', give(document, { 'content-type': 'text/html' }), 'must be JSON'],
    ['has no type', give(document, { 'content-type': '' }), 'must be JSON'],
    ['is too long', give({ ...document, more: 'x'.repeat(6_000) }), 'could not be fetched'],
    ['does not exist', (_request, response) => void response.writeHead(404).end(), 'status 200'],
    [
      'is answered with 201',
      (_request, response) => void response.writeHead(201).end(JSON.stringify(document)),
      'status 200',
    ],
    [
      'redirects',
      (_request, response) => void response.writeHead(302, { location: 'https://127.0.0.1/' }).end(),
      'without a redirect',
    ],
  ] as [string, typeof answer, string][])('is refused if it %s', async (_what, fault, words) => {
    answer = fault;
    const { status, code, message } = await refusal(createReader().read(clientId));
    expect([status, code]).toEqual([400, 'oauth.invalid_client']);
    expect(message).toContain(words);
  });

  it('does not reveal why it could not be fetched', async () => {
    const texts = await Promise.all(
      [
        { resolve: async () => [{ address: '10.0.0.1', family: 4 }] },
        { resolve: () => Promise.reject(new Error('ENOTFOUND')) },
        { resolve: async () => [] },
        { trustedCertificate: '' },
      ].map(async (deps) => (await refusal(createReader(deps).read(clientId))).message),
    );
    expect(new Set(texts).size).toBe(1);
    expect(texts[0]).toContain('could not be fetched from a public host');
  });
});

describe('a client id that is not the URL of a document', () => {
  it.each([
    'https://agent.example',
    'https://agent.example/',
    'http://agent.example/client.json',
    'https://user@agent.example/client.json',
    'https://user:secret@agent.example/client.json',
    'https://agent.example/client.json#part',
    'https://agent.example/client.json#',
    'https://agent.example/a/../client.json',
    'https://agent.example/a/./client.json',
    'https://agent.example/a/%2e%2e/client.json',
    'https://AGENT.example/client.json',
    'https://agent.example:443/client.json',
    'https:agent.example/client.json',
    'https://agent.example\\client.json',
    ' https://agent.example/client.json',
    'https://agent.example/client json',
    'https://agent.exam\tple/client.json',
    'https://',
    '',
    `https://agent.example/${'x'.repeat(2_000)}`,
  ])('is refused: %j', async (id) => {
    expect(await refusal(createReader({ isAllowed: () => true }).read(id))).toMatchObject({
      status: 400,
      code: 'oauth.invalid_client',
      message: expect.stringContaining('https URL'),
    });
    expect(fetches).toBe(0);
  });
});

describe('a fetched document', () => {
  it.each([
    ['says nothing', {}, 300],
    ['gives a duration', { 'cache-control': 'public, max-age=120' }, 120],
    ['allows longer than our maximum', { 'cache-control': 'max-age=31536000' }, 3_600],
    ['allows less than our minimum', { 'cache-control': 'max-age=0' }, 60],
    ['forbids caching', { 'cache-control': 'no-store, max-age=600' }, 60],
  ])('is cached for a while if its server %s', async (_what, headers, seconds) => {
    answer = give(document, headers as Record<string, string>);
    const reader = createReader();
    await reader.read(clientId);
    nowMs += seconds * 1000 - 1;
    await reader.read(clientId);
    expect(fetches).toBe(1);
    nowMs += 1;
    await reader.read(clientId);
    expect(fetches).toBe(2);
  });

  it('is fetched once for all concurrent callers', async () => {
    const reader = createReader();
    await Promise.all(Array.from({ length: 50 }, () => reader.read(clientId)));
    expect(fetches).toBe(1);
  });

  it('is not cached if it was refused: a corrected document works at once', async () => {
    const reader = createReader();
    answer = give('<html>');
    await refusal(reader.read(clientId));
    answer = give(document);
    await expect(reader.read(clientId)).resolves.toMatchObject({ clientId });
  });

  it('uses bounded memory and connections for any requests of strangers', async () => {
    const waiting: (() => void)[] = [];
    const reader = createDocumentReader({
      fetchPublic: (url) =>
        new Promise((resolve) => {
          const body = Buffer.from(JSON.stringify({ client_id: url.href, redirect_uris: ['https://agent.example/'] }));
          waiting.push(() => resolve({ status: 200, headers: { 'content-type': 'application/json' }, body }));
        }),
      now: () => nowMs,
    });
    const id = (number: number) => `https://agent.example/${number}`;
    const many = Array.from({ length: 100 }, (_, number) => reader.read(id(number)));
    expect(await refusal(reader.read(id(100)))).toMatchObject({ status: 503, code: 'oauth.temporarily_unavailable' });
    for (const go of waiting.splice(0)) go();
    await Promise.all(many);
    // The first is evicted by the thousand-and-first, and would have to be fetched again.
    for (let number = 100; number < 1_001; number++) {
      const reading = reader.read(id(number));
      for (const go of waiting.splice(0)) go();
      await reading;
    }
    await reader.read(id(1));
    expect(waiting).toEqual([]);
    void reader.read(id(0));
    expect(waiting).toHaveLength(1);
  });
});

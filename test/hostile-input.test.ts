import { gzipSync } from 'node:zlib';
import { withoutCustodyKeys } from '@countersign/harness/people/custody';
import { type SignedIn, signIn } from '@countersign/harness/people/wallet';
import { proves } from '@countersign/harness/proves';
import { enrolOwner, type Owner, submit } from '@countersign/harness/requests/transactions';
import type { CallOptions, CallResult } from '@countersign/harness/service/caller';
import { untilSealed } from '@countersign/harness/service/jobs';
import { storedContent } from '@countersign/harness/service/stored-content';
import { testAdminKey, testOrionKey } from '@countersign/harness/service/test-service';
import { useTestService } from '@countersign/harness/service/use-test-service';
import { type RowWithBody, validBodies } from '@countersign/harness/service/valid-bodies';
import { byteWords, contract, type Endpoint, maxBodyBytes } from '@countersign/protocol';
import { beforeAll, describe, expect, it } from 'vitest';

const { database, service } = await useTestService();
await withoutCustodyKeys(database.pool);
// Scheduled jobs are off: clearing expired rows would look like a change by an attack.
await database.pool.query('DELETE FROM jobs.schedule');
let user: SignedIn;

beforeAll(async () => {
  user = await signIn(service.call);
});

/** The body with an extra member, which the row would ignore if everything else were valid. */
const add = (json: string, fields: string) => `${json.slice(0, -1)},${fields}}`;
const deep = (open: string, close: string) => open.repeat(50_000) + close.repeat(50_000);
const firstField = (json: string) => Object.keys(JSON.parse(json))[0] ?? '';

/** Changes to a valid body, and how it is sent. */
type Attack = (json: string) => { raw: string | Uint8Array<ArrayBuffer>; headers?: Record<string, string> };
const body =
  (change: (json: string) => string | Uint8Array<ArrayBuffer>): Attack =>
  (json) => ({ raw: change(json) });
const contentType =
  (type: string): Attack =>
  (json) => ({ raw: json, headers: { 'content-type': type } });

const attacks: readonly [what: string, status: 400 | 413 | 415, attack: Attack][] = [
  ['a NUL in a string', 400, body((json) => add(json, '"note":"a\\u0000b"'))],
  ['a NUL in a key', 400, body((json) => add(json, '"no\\u0000te":1'))],
  ['a raw NUL byte', 400, body((json) => add(json, '"note":"\0"'))],
  ['the first half of a surrogate pair', 400, body((json) => add(json, '"note":"\\ud83d"'))],
  ['the second half of a surrogate pair', 400, body((json) => add(json, '"note":["\\ude00 x"]'))],
  ['half a surrogate pair in a key', 400, body((json) => add(json, '"\\ud83d":1'))],
  ['arrays 50,000 deep', 400, body((json) => add(json, `"note":${deep('[', ']')}`))],
  ['objects 20,000 deep', 400, body((json) => add(json, `"note":${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`))],
  ['nothing but 50,000 opening brackets', 400, body(() => '['.repeat(50_000))],
  ['a key twice', 400, body((json) => add(json, '"note":1,"note":1'))],
  ['a key twice, once with escapes', 400, body((json) => add(json, '"a":1,"\\u0061":2'))],
  ['a key twice, deeper', 400, body((json) => add(json, '"note":[{"a":{"b":1,"b":2}}]'))],
  ['a field of the row twice', 400, body((json) => add(json, `"${firstField(json)}":null`))],
  ['__proto__', 400, body((json) => add(json, '"__proto__":{"polluted":true}'))],
  ['__proto__ with escapes', 400, body((json) => add(json, '"note":{"__\\u0070roto__":{"polluted":true}}'))],
  ['constructor.prototype', 400, body((json) => add(json, '"constructor":{"prototype":{"polluted":true}}'))],
  ['a number without end', 400, body((json) => add(json, '"note":1e400'))],
  ['text that breaks off', 400, body((json) => json.slice(0, -1))],
  ['text that goes on', 400, body((json) => `${json}{}`)],
  ['single quotes', 400, body((json) => json.replaceAll('"', "'"))],
  ['a byte order mark', 400, body((json) => `\ufeff${json}`)],
  ['invalid UTF-8', 400, body((json) => new Uint8Array(Buffer.from(add(json, '"note":"\xff\xfe"'), 'latin1')))],
  ['UTF-16', 400, body((json) => new Uint8Array(Buffer.from(json, 'utf16le')))],
  ['nothing', 400, body(() => '')],
  ['null', 400, body(() => 'null')],
  ['a string', 400, body(() => '"text"')],
  ['a number', 400, body(() => '1')],
  ['too large a number', 400, body(() => '1e400')],
  ['an array', 400, body((json) => `[${json}]`)],
  ['an empty array', 400, body(() => '[]')],
  ['an empty object', 400, body(() => '{}')],
  ['an object with __proto__ only', 400, body((json) => `{"__proto__":${json}}`)],
  ['2 MB', 413, body((json) => add(json, `"note":"${'x'.repeat(2_000_000)}"`))],
  ['2 MB of nothing', 413, body((json) => json + ' '.repeat(2_000_000))],
  ['text/plain', 415, contentType('text/plain')],
  ['a form', 415, contentType('application/x-www-form-urlencoded')],
  ['a multipart form', 415, contentType('multipart/form-data; boundary=x')],
  ['XML', 415, contentType('application/xml')],
  ['a type that only begins like JSON', 415, contentType('application/json-seq')],
  ['JSON in another charset', 415, contentType('application/json; charset=utf-16')],
  ['a content type that is none', 415, contentType('json')],
  ['gzip', 415, (json) => ({ raw: new Uint8Array(gzipSync(json)), headers: { 'content-encoding': 'gzip' } })],
  ['brotli, by name', 415, (json) => ({ raw: json, headers: { 'content-encoding': 'br' } })],
];

const titles = { 400: 'Bad Request', 413: 'Payload Too Large', 415: 'Unsupported Media Type' } as const;

function expectRefusal(
  answer: CallResult,
  status: keyof typeof titles,
  { errorFormat }: Pick<Endpoint, 'errorFormat'> = {},
): void {
  const words = expect.stringMatching(/^[\x20-\x7e]{1,500}$/);
  const refusal =
    errorFormat === 'oauth'
      ? { error: expect.stringMatching(/^invalid_/), error_description: words }
      : { statusCode: status, message: words, error: titles[status] };
  expect(answer.body).toEqual(refusal);
  expect(answer.status).toBe(errorFormat === 'oauth' && status === 415 ? 400 : status);
  expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  for (const secret of [user.accessToken, user.refreshToken, testAdminKey, testOrionKey]) {
    expect(answer.text).not.toContain(secret);
  }
}

type Stored = Awaited<ReturnType<typeof storedContent>>;

/** Verifies that nothing was stored since. Returns the current state for the next comparison. */
async function expectUnchanged(before: Stored): Promise<Stored> {
  const after = await storedContent(database.pool);
  expect(after).toEqual(before);
  return after;
}

function credentials(row: Endpoint, { accessToken }: SignedIn = user): CallOptions {
  if (row.access === 'public') return {};
  if (row.access.by.includes('jwt')) return { token: accessToken };
  return { key: row.access.by.includes('admin-key') ? testAdminKey : testOrionKey };
}

/** A job stores submissions in its own time; before that the state cannot be compared. */
async function submitAndWait(owner: Owner): Promise<string> {
  const requestHash = await submit(service.call, owner);
  await untilSealed(database.pool);
  return requestHash;
}

/** Rows with a different answer, and which: they refuse unknown members, or need something missing. */
const answers: Partial<Record<RowWithBody, string>> = {
  generateCsr:
    'type: you already have an integration "execution", or its key is being generated. Send recreate: true to replace its key, signing request and credentials.',
  completeCustody: 'type: there is no integration "execution". Create one with POST /custody/generate-csr/execution.',
  createCustodyTransaction: 'type: this user has no active custody integration of type execution',
  createTransaction: 'note: is not a field of this request',
  recordExecution: 'requestHash: the transaction is PENDING; only APPROVED transactions are executed',
  setNotificationEmail: 'This service sends no e-mails',
  confirmNotificationEmail: 'token: the link is invalid, has been used, or has expired',
  addPushSubscription: 'This service sends no push notifications',
  tryValidator: 'This service has no playground: no validator is configured',
};

const rows = Object.entries(contract as Record<string, Endpoint>).filter(
  ([, { body, bodyType }]) => body !== undefined && bodyType !== 'form',
);

describe.each(
  rows.map(([name, row]) => ({
    name: name as RowWithBody,
    row,
    route: `${row.method} ${row.path.replace('{type}', 'execution')}`,
  })),
)('$route', ({ name, row, route }) => {
  let json: string;
  let stored: Stored;
  // One body for all attacks: a refusal uses up nothing of it.
  beforeAll(async () => {
    json = JSON.stringify(await validBodies[name](service.call, user));
    await untilSealed(database.pool);
    stored = await storedContent(database.pool);
  });

  it.each(attacks)(
    'refuses %s with %i, and stores nothing',
    proves('errors.everywhere'),
    async (_what, status, attack) => {
      const sent = attack(json);
      // Some have a smaller limit than their length.
      const isLong = Buffer.byteLength(sent.raw) > (row.maxBodyBytes ?? maxBodyBytes);
      expectRefusal(await service.call(route, { ...credentials(row), ...sent }), isLong ? 413 : status, row);
      stored = await expectUnchanged(stored);
      expect({}).not.toHaveProperty('polluted');
    },
  );

  it('accepts this many bytes, and names the limit if there is one more', async () => {
    const limit = row.maxBodyBytes ?? maxBodyBytes;
    // An accepted request may end the session, so it has its own.
    const another = await signIn(service.call);
    const json = JSON.stringify(await validBodies[name](service.call, another));
    const send = (bytes: number) => service.call(route, { ...credentials(row, another), raw: json.padEnd(bytes) });
    expect((await send(limit)).status).not.toBe(413);
    const refused = await send(limit + 1);
    expectRefusal(refused, 413, row);
    expect(refused.get(row.errorFormat === 'oauth' ? 'error_description' : 'message')).toBe(
      `body: must be at most ${byteWords(limit)}`,
    );
  });

  it('accepts the same body unmodified', proves('http.unknown-fields'), async () => {
    const owner = await enrolOwner(service.call);
    const path = row.path.includes('{requestHash}') ? await submitAndWait(owner) : '';
    const json = JSON.stringify(await validBodies[name](service.call, owner));
    const raw = add(json, '"note":{"constructor":["\\ud83d\\ude00",1e300]}');
    const answer = await service.call(route.replace('{requestHash}', path), { ...credentials(row, owner), raw });
    expect(answer.status === row.success.status ? 'accepted' : answer.get('message')).toBe(answers[name] ?? 'accepted');
  });
});

const formAttacks: readonly [what: string, status: 400 | 413 | 415, attack: Attack][] = [
  ['a NUL', 400, body((sent) => `${sent}&note=a%00b`)],
  ['a field twice', 400, body((sent) => `${sent}&${sent.split('&')[0]}`)],
  ['a field twice, once with escapes', 400, body((sent) => `${sent}&note=1&n%6fte=1`)],
  ['half an escape', 400, body((sent) => `${sent}&note=%4`)],
  ['escaped bytes that are no UTF-8', 400, body((sent) => `${sent}&note=%ff`)],
  ['half a surrogate pair', 400, body((sent) => `${sent}&note=%ed%a0%bd`)],
  ['bytes that are no UTF-8', 400, body((sent) => new Uint8Array(Buffer.from(`${sent}&note=\xff`, 'latin1')))],
  ['nothing', 400, body(() => '')],
  ['2 MB', 413, body((sent) => `${sent}&note=${'x'.repeat(2_000_000)}`)],
  ['JSON', 415, (sent) => ({ raw: JSON.stringify(sent), headers: { 'content-type': 'application/json' } })],
  ['text/plain', 415, contentType('text/plain')],
  ['a multipart form', 415, contentType('multipart/form-data; boundary=x')],
  ['gzip', 415, (sent) => ({ raw: new Uint8Array(gzipSync(sent)), headers: { 'content-encoding': 'gzip' } })],
];
const forms = Object.entries(contract as Record<string, Endpoint>).filter(([, { bodyType }]) => bodyType === 'form');

describe.each(forms.map(([name, row]) => ({ name: name as RowWithBody, row, route: `${row.method} ${row.path}` })))(
  '$route',
  ({ name, row, route }) => {
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    const validForm = async () => {
      const fields = (await validBodies[name](service.call, user)) as Record<string, string>;
      return new URLSearchParams(fields).toString();
    };

    let valid: string;
    let stored: Stored;
    beforeAll(async () => {
      valid = await validForm();
      stored = await storedContent(database.pool);
    });

    it.each(formAttacks)('refuses %s with %i, and stores nothing', async (_what, status, attack) => {
      const { raw, headers } = attack(valid);
      expectRefusal(await service.call(route, { raw, headers: { ...type, ...headers } }), status, row);
      stored = await expectUnchanged(stored);
    });

    it('accepts the same form unmodified', async () => {
      const raw = `${await validForm()}&note=%F0%9F%98%80&__proto__=1`;
      expect((await service.call(route, { raw, headers: type })).status).toBe(row.success.status);
    });
  },
);

describe('answers that name fields', () => {
  const names = Object.fromEntries(Array.from({ length: 90_000 }, (_, index) => [index, 1]));
  it.each<[what: string, body: object]>([
    ['90,000 unknown fields', names],
    ['a field whose name has 900,000 characters', { ['k'.repeat(900_000)]: 1 }],
    [
      '300,000 zeros as the assets of a transaction',
      { effects: [{ kind: 'send', gives: Array(300_000).fill(0), gets: [] }] },
    ],
  ])('stay short for any input: %s', async (_what, body) => {
    for (const route of ['POST /transactions', `POST /transactions/0x${'1'.repeat(64)}/approvals`]) {
      const answer = await service.call(route, { token: user.accessToken, body });
      expectRefusal(answer, 400);
    }
  });
});

function isDecodable(text: string): boolean {
  try {
    return decodeURIComponent(text) !== '';
  } catch {
    return false;
  }
}

describe('path parameters', () => {
  const routes = Object.values(contract as Record<string, Endpoint>).filter((row) => row.params !== undefined);
  const values: [what: string, value: string][] = [
    ['NUL', '%00'],
    ['NUL at the end', '0x%00'],
    ['a byte that is not UTF-8', '%ff'],
    ['an overlong form', '%c0%80'],
    ['half a surrogate pair', '%ed%a0%80'],
    ['half an escape', '%'],
    ['an escape that is none', '%zz'],
    ['10,000 characters', 'a'.repeat(10_000)],
    ['a way upwards', '..%2f..%2fetc%2fpasswd'],
    ['a statement', "'%3B%20DROP%20TABLE%20users--"],
  ];
  for (const row of routes) {
    it.each(values)(`${row.method} ${row.path} refuses %s`, async (_what, value) => {
      const before = await storedContent(database.pool);
      const path = row.path.replace(/\{\w+\}/, value);
      const answer = await service.call(`${row.method} ${path}`, credentials(row));
      const text = expect.any(String);
      const usual = { statusCode: answer.status, message: text, error: text };
      // An undecodable path matches no row, and so gets the usual error format.
      const isUsual = row.errorFormat !== 'oauth' || !isDecodable(value);
      expect(answer.body).toEqual(isUsual ? usual : { error: text, error_description: text });
      expect([400, 404]).toContain(answer.status);
      expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
      expect(await storedContent(database.pool)).toEqual(before);
    });
  }
});

describe('query parameters', () => {
  it.each([
    ['a NUL', 'cursor=%00'],
    ['a NUL in an unknown field', 'x=%00'],
    ['limit twice', 'limit=1&limit=2'],
    ['the same limit twice', 'limit=1&limit=1'],
    ['cursor twice', 'cursor=a&cursor=b'],
    ['limit 0', 'limit=0'],
    ['limit 501', 'limit=501'],
    ['limit -1', 'limit=-1'],
    ['a limit that is not a number', 'limit=ten'],
    ['an empty limit', 'limit='],
    ['a fraction', 'limit=1.5'],
    ['an infinite limit', 'limit=1e400'],
    ['a well-formed cursor with nonsense inside', `cursor=${Buffer.from('[1,"x"]').toString('base64url')}`],
    ['a cursor beyond all dates', `cursor=${Buffer.from(`[8.7e15,"${crypto.randomUUID()}"]`).toString('base64url')}`],
    ['a cursor of 201 characters', `cursor=${'a'.repeat(201)}`],
  ])('GET /user-api-keys refuses %s', async (_what, query) => {
    expectRefusal(await service.call(`GET /user-api-keys?${query}`, { token: user.accessToken }), 400);
  });

  it('GET /user-api-keys ignores __proto__ and unknown parameters', async () => {
    const query = '__proto__[limit]=0&__proto__=x&constructor=y&limit=5';
    expect((await service.call(`GET /user-api-keys?${query}`, { token: user.accessToken })).status).toBe(200);
    expect({}).not.toHaveProperty('limit');
  });
});

it('none of these caused a server error', () => {
  const errors = service.logLines.filter((line) => /"level":"(error|fatal)"/.test(line));
  expect(errors).toEqual([]);
});

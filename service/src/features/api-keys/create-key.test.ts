import { createHash } from 'node:crypto';
import { callSigned, type SignedIn, signIn } from '@countersign/harness/people/wallet';
import { proves } from '@countersign/harness/proves';
import { testAdminKey } from '@countersign/harness/service/test-service';
import { useTestService } from '@countersign/harness/service/use-test-service';
import { parseKey } from '@countersign/protocol';
import { beforeAll, describe, expect, it } from 'vitest';

const { database, service } = await useTestService();
let user: SignedIn;

beforeAll(async () => {
  user = await signIn(service.call);
});

const uuid = expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/);
const isoTime = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
const ownScopes = ['transactions:create:own', 'transactions:approve:own', 'transactions:read:own'];

const create = (body: unknown) => service.call('POST /user-api-keys', { token: user.accessToken, body });

/** Every table of every schema of the service, one text per row, so that no column can be forgotten. */
async function storedText(): Promise<string> {
  const tables = await database.pool.query<{ name: string }>(
    `SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
     WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')`,
  );
  expect(tables.rows.map(({ name }) => name)).toContain('public.api_keys');
  const texts: string[] = [];
  for (const { name } of tables.rows) {
    const { rows } = await database.pool.query<{ text: string }>(`SELECT t::text AS text FROM ${name} t`);
    texts.push(...rows.map(({ text }) => text));
  }
  return texts.join('\n');
}

describe('POST /user-api-keys', () => {
  describe('201', () => {
    it(
      'answers with exactly the record and the secret',
      proves(
        'http.ids',
        'http.times',
        'keys.active',
        'keys.create.answer',
        'keys.create.record',
        'keys.created-at',
        'keys.expires-at',
        'keys.scopes-on-create',
        'keys.secret',
        'keys.type-on-create',
        'keys.type.user',
      ),
      async () => {
        const answer = await create({ name: 'agent' });
        expect(answer.status).toBe(201);
        expect(answer.body).toEqual({
          apiKey: {
            id: uuid,
            name: 'agent',
            type: 'user',
            scopes: ownScopes,
            active: true,
            expiresAt: null,
            createdAt: isoTime,
          },
          secret: expect.any(String),
        });
        expect(Math.abs(Date.parse(answer.get('apiKey.createdAt')) - Date.now())).toBeLessThan(60_000);
      },
    );

    it(
      'creates a secret with its type, 256 random bits and a valid checksum, different each time',
      proves('keys.format.entropy', 'keys.format.prefix'),
      async () => {
        const secrets = await Promise.all(
          Array.from({ length: 5 }, async () => (await create({ name: 'a' })).get('secret')),
        );
        expect(new Set(secrets).size).toBe(5);
        for (const secret of secrets) {
          // 43 digits of base 62 hold 256 bits; six more are the checksum.
          expect(secret).toMatch(/^cs_user_[0-9A-Za-z]{49}$/);
          expect(parseKey(secret)).toEqual({ type: 'user' });
        }
      },
    );

    it(
      'ignores userId, type, scopes, label, active and other fields of the body',
      proves('keys.label', 'keys.scopes-on-create', 'keys.type-on-create'),
      async () => {
        const other = await signIn(service.call);
        const answer = await create({
          ...{
            name: 'agent',
            userId: other.userId,
            type: 'admin',
            scopes: ['transactions:create:any'],
            label: 'orion',
          },
          ...{ active: false, id: '00000000-0000-0000-0000-000000000000', secret: 'mine', bootstrap: true },
        });
        expect(answer.status).toBe(201);
        expect(answer.body).toMatchObject({ apiKey: { type: 'user', scopes: ownScopes, active: true } });
        const { rows } = await database.pool.query('SELECT * FROM api_keys WHERE id = $1', [answer.get('apiKey.id')]);
        expect(rows).toMatchObject([{ user_id: user.userId, label: 'user', type: 'user', bootstrap: false }]);
        const used = await service.call('POST /users', {
          key: answer.get('secret'),
          body: { ethereumAddress: other.wallet.address },
        });
        expect(used.status).toBe(403);
      },
    );

    it('trims the name, and accepts one of 100 characters, counted as people count', proves('keys.name'), async () => {
      expect((await create({ name: ' \t agent ' })).get('apiKey.name')).toBe('agent');
      for (const name of ['x'.repeat(100), '🦊'.repeat(100)]) {
        const answer = await create({ name });
        expect(answer.status).toBe(201);
        expect(answer.get('apiKey.name')).toBe(name);
      }
    });

    it(
      'accepts an expiresAt in the future with any offset, and returns it in UTC with milliseconds',
      proves('http.times', 'keys.create.answer', 'keys.expires-at'),
      async () => {
        const answer = await create({ name: 'agent', expiresAt: '2099-06-01T02:30:00+02:30' });
        expect(answer.status).toBe(201);
        expect(answer.get('apiKey.expiresAt')).toBe('2099-06-01T00:00:00.000Z');
        const { rows } = await database.pool.query('SELECT expires_at FROM api_keys WHERE id = $1', [
          answer.get('apiKey.id'),
        ]);
        expect(rows).toEqual([{ expires_at: new Date('2099-06-01T00:00:00.000Z') }]);
        const late = await create({ name: 'agent', expiresAt: '9999-12-31T23:59:59.999Z' });
        expect(late.get('apiKey.expiresAt')).toBe('9999-12-31T23:59:59.999Z');
      },
    );
  });

  describe('the secret', () => {
    it('is stored only as its SHA-256, in no column of any table', proves('keys.stored-hash'), async () => {
      const answer = await create({ name: 'agent' });
      const secret = answer.get('secret');
      await service.call(`GET /settings/by-ethereum/${user.wallet.address}`, { key: secret });
      const hash = createHash('sha256').update(secret).digest();
      const { rows } = await database.pool.query('SELECT hash FROM api_keys WHERE id = $1', [answer.get('apiKey.id')]);
      expect(rows).toEqual([{ hash }]);
      const stored = await storedText();
      expect(stored).toContain(hash.toString('hex'));
      const bytes = Buffer.from(secret);
      const random = secret.slice('cs_user_'.length);
      for (const form of [secret, random, bytes.toString('hex'), bytes.toString('base64').replace(/=+$/, '')]) {
        expect(stored).not.toContain(form);
      }
    });

    it('is in no line of the log, whether the key is used or refused', async () => {
      const secret = (await create({ name: 'agent' })).get('secret');
      const typo = `${secret.slice(0, -1)}${secret.endsWith('0') ? '1' : '0'}`;
      for (const key of [secret, typo]) {
        await service.call(`GET /settings/by-ethereum/${user.wallet.address}`, { key });
      }
      const log = service.logLines.join('\n');
      expect(log).toContain('/settings/by-ethereum/');
      expect(log).not.toContain(secret.slice(0, -1));
    });

    it(
      'is only in this answer: list, profile and revocation do not contain it',
      proves('keys.list.record', 'keys.secret'),
      async () => {
        const answer = await create({ name: 'agent' });
        const secret = answer.get('secret');
        const token = user.accessToken;
        const answers = [
          await service.call('GET /user-api-keys?limit=500', { token }),
          await service.call('GET /user-api-keys/profile', { token }),
          await service.call(`DELETE /user-api-keys/${answer.get('apiKey.id')}`, { token }),
        ];
        for (const { status, text } of answers) {
          expect(status).toBe(200);
          expect(text).toContain(answer.get('apiKey.id'));
          expect(text).not.toContain('"secret"');
          // The prefix shows the type and four more characters.
          expect(text).not.toContain(secret.slice(0, 13));
          expect(text).not.toContain(createHash('sha256').update(secret).digest('hex'));
        }
      },
    );
  });

  describe('400', () => {
    it.each<[string, unknown, string]>([
      ['no name', {}, 'name'],
      ['an empty name', { name: '' }, 'name'],
      ['a blank name', { name: ' \t\u3000 ' }, 'name'],
      ['a number as name', { name: 7 }, 'name'],
      ['null as name', { name: null }, 'name'],
      ['a list as name', { name: ['agent'] }, 'name'],
      ['a name of 101 characters', { name: 'x'.repeat(101) }, 'name'],
      ['a name of 101 emoji', { name: '🦊'.repeat(101) }, 'name'],
      ['a line break in the name', { name: 'a\nb' }, 'name'],
      ['an escape character in the name', { name: 'a\u001b[31mb' }, 'name'],
      ['NUL in the name', { name: 'a\0b' }, 'name'],
      ['an expiresAt of yesterday', { name: 'a', expiresAt: '2020-01-01T00:00:00Z' }, 'expiresAt'],
      ['an expiresAt that is not a time', { name: 'a', expiresAt: 'tomorrow' }, 'expiresAt'],
      ['an expiresAt on a day that does not exist', { name: 'a', expiresAt: '2099-02-30T00:00:00Z' }, 'expiresAt'],
      ['an expiresAt without a time of day', { name: 'a', expiresAt: '2099-01-01' }, 'expiresAt'],
      ['an expiresAt without an offset', { name: 'a', expiresAt: '2099-01-01T00:00:00' }, 'expiresAt'],
      ['a number as expiresAt', { name: 'a', expiresAt: 4_070_908_800 }, 'expiresAt'],
      ['an expiresAt after the year 9999', { name: 'a', expiresAt: '9999-12-31T23:59:59-01:00' }, 'expiresAt'],
    ])(
      '%s, naming the field',
      proves('keys.expires-at', 'keys.expires-at.future', 'keys.name'),
      async (_what, body, field) => {
        const answer = await create(body);
        expect(answer.body).toEqual({
          statusCode: 400,
          message: expect.stringContaining(`${field}:`),
          error: 'Bad Request',
        });
        expect(answer.status).toBe(400);
      },
    );

    it('an expiresAt that is now', proves('keys.expires-at.future'), async () => {
      const answer = await create({ name: 'a', expiresAt: new Date().toISOString() });
      expect(answer.body).toEqual({
        statusCode: 400,
        message: 'expiresAt: must be in the future',
        error: 'Bad Request',
      });
    });

    it('names every invalid field', proves('errors.message'), async () => {
      const answer = await create({ name: '', expiresAt: 'tomorrow' });
      expect(answer.get('message')).toMatch(/name: .*; expiresAt: /);
    });

    it('creates nothing', async () => {
      const count = async () => (await database.pool.query('SELECT count(*) FROM api_keys')).rows[0].count;
      const before = await count();
      await create({ name: 'a', expiresAt: '2020-01-01T00:00:00Z' });
      await create({ name: 'a', expiresAt: '9999-12-31T23:59:59-01:00' });
      expect(await count()).toBe(before);
    });
  });

  describe('401', () => {
    it('without a valid access token', proves('errors.401', 'keys.create.jwt-required'), async () => {
      const body = { name: 'agent' };
      const answer = await service.call('POST /user-api-keys', { body });
      expect(answer.status).toBe(401);
      expect(answer.body).toEqual({ statusCode: 401, message: expect.any(String), error: 'Unauthorized' });
      expect((await service.call('POST /user-api-keys', { token: 'nonsense', body })).status).toBe(401);
    });

    it(
      'with an API key, USER or ADMIN, or a signature: they are not accepted here',
      proves('keys.create.jwt-required', 'keys.type.user'),
      async () => {
        const body = { name: 'agent' };
        const key = (await create(body)).get('secret');
        expect((await service.call('POST /user-api-keys', { key, body })).status).toBe(401);
        expect((await service.call('POST /user-api-keys', { key: testAdminKey, body })).status).toBe(401);
        expect((await callSigned(service.call, user.wallet, 'POST /user-api-keys', { body })).status).toBe(401);
      },
    );
  });
});

import { csrBody } from '@countersign/harness/people/custody';
import { signIn } from '@countersign/harness/people/wallet';
import { proves } from '@countersign/harness/proves';
import { useTestService } from '@countersign/harness/service/use-test-service';
import { beforeAll, describe, expect, it } from 'vitest';
import { readCsr } from '../../../../simulators/src/index.ts';

const { database, service, startInstance } = await useTestService();
const { pool } = database;
const route = 'POST /custody/generate-csr/execution';

const generate = (token: string, body: object = csrBody, instance = service) => instance.call(route, { token, body });
/** A database that a busy machine keeps waiting is a 503, after which a client asks again. */
async function generatePatiently(token: string, instance: typeof service) {
  for (;;) {
    const answer = await generate(token, csrBody, instance);
    if (answer.status !== 503) return answer;
  }
}
const auditOf = async (userId: string) => {
  const { rows } = await pool.query(
    "SELECT action, detail FROM audit_log WHERE user_id = $1 AND action LIKE 'custody.%' ORDER BY id",
    [userId],
  );
  return rows;
};

/** As a process does that makes the key. */
const claim = (userId: string, until: string) =>
  pool.query(
    `INSERT INTO custody_integrations (id, user_id, type, generation_id, generating_until)
     VALUES (gen_random_uuid(), $1, 'execution', gen_random_uuid(), now() + $2::interval)`,
    [userId, until],
  );
/** A key takes a processor for seconds, and a busy one much longer. */
const slow = { timeout: 180_000 };

describe('POST /custody/generate-csr/{type}', () => {
  describe('201', () => {
    it('makes an RSA-4096 key and a PKCS#10 request with all seven fields exactly as given', {
      ...proves('custody.csr.create', 'custody.csr.key', 'custody.csr.optional'),
      ...slow,
    }, async () => {
      const { accessToken, userId } = await signIn(service.call);
      // The claim of a process that died.
      await claim(userId, '-1 ms');
      const fields = {
        commonName: 'Straße "7", #1 + 2',
        organization: ' 株式会社, Söhne ',
        country: 'CH',
        organizationalUnit: '#hash+plus,comma',
        state: 'Zürich',
        locality: '東京',
        email: 'ops+csr@example.com',
      };
      const answer = await generate(accessToken, fields);
      expect(answer.status).toBe(201);
      expect(answer.body).toEqual({
        type: 'execution',
        status: 'pending',
        csr: expect.stringMatching(/^-----BEGIN CERTIFICATE REQUEST-----\n/),
        environment: null,
        region: null,
        vaultAccountId: null,
        apiKeyHint: null,
        createdAt: expect.any(String),
        activatedAt: null,
        lastValidation: null,
      });
      const { publicKey, subject } = readCsr(answer.get('csr'));
      expect(publicKey.asymmetricKeyDetails?.modulusLength).toBe(4096);
      const { country, state, locality, organization, organizationalUnit, commonName, email } = fields;
      expect(subject.map(({ text }) => text)).toEqual([
        ...[country, state, locality, organization, organizationalUnit, commonName, email],
      ]);
      expect(await auditOf(userId)).toEqual([
        { action: 'custody.generate-csr', detail: { type: 'execution', recreate: false } },
      ]);
    });
  });

  describe('400', () => {
    const long = (length: number) => 'ü'.repeat(length);
    let accessToken: string;
    beforeAll(async () => {
      ({ accessToken } = await signIn(service.call));
    });

    it.each([
      ['commonName', undefined, 'is required'],
      ['organization', undefined, 'is required'],
      ['country', undefined, 'is required'],
      ['commonName', '', 'must not be empty'],
      ['organization', ' \u3000', 'must not be empty'],
      ['commonName', long(65), 'must be at most 64 characters'],
      ['organization', long(65), 'must be at most 64 characters'],
      ['organizationalUnit', long(65), 'must be at most 64 characters'],
      ['state', long(129), 'must be at most 128 characters'],
      ['locality', long(129), 'must be at most 128 characters'],
      ['email', `${'a'.repeat(250)}@b.com`, 'must be at most 255 characters'],
      ['commonName', 'a\nb', 'must not contain control characters'],
      ['state', 'a\u007fb', 'must not contain control characters'],
      ['locality', 'a\u0085b', 'must not contain control characters'],
      ['country', 'D', 'must be a two-letter country code such as DE'],
      ['country', 'DEU', 'must be a two-letter country code such as DE'],
      ['country', 'D1', 'must be a two-letter country code such as DE'],
      ['country', 'ÄÖ', 'must be a two-letter country code such as DE'],
      ['email', 'nobody', 'must be an email address in ASCII'],
      ['email', 'müller@example.com', 'must be an email address in ASCII'],
      ['email', 'a b@example.com', 'must be an email address in ASCII'],
      ['recreate', 'yes', 'expected boolean, received string'],
      ['commonName', 7, 'expected string, received number'],
    ])(
      'refuses the field %s with the value %j: %s',
      proves('custody.csr.country', 'custody.csr.optional', 'custody.csr.required', 'custody.missing-fields'),
      async (field, value, words) => {
        const answer = await generate(accessToken, { ...csrBody, [field]: value });
        expect(answer.status).toBe(400);
        expect(answer.get('message')).toBe(`${field}: ${words}`);
      },
    );

    it('type is execution or agent', proves('custody.type'), async () => {
      const token = accessToken;
      for (const type of ['Execution', 'other', '%7Btype%7D']) {
        const answer = await service.call(`POST /custody/generate-csr/${type}`, { token, body: csrBody });
        expect(answer.body).toMatchObject({ statusCode: 400, message: 'type: must be one of execution, agent' });
      }
    });
  });

  describe('409', () => {
    it('a key is being made', async () => {
      const { accessToken, userId } = await signIn(service.call);
      await claim(userId, '1 minute');
      expect((await generate(accessToken)).status).toBe(409);
      expect((await generate(accessToken, { ...csrBody, recreate: true })).status).toBe(409);
    });

    it('49 of 50 calls at once on two instances: one makes a key; recreate: true replaces it', {
      ...proves('custody.csr.exists', 'custody.csr.recreate'),
      ...slow,
    }, async () => {
      const elsewhere = await startInstance();
      const { accessToken: token, userId } = await signIn(service.call);
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, index) => generatePatiently(token, index % 2 ? elsewhere : service)),
      );
      const [first, ...others] = answers.filter(({ status }) => status === 201);
      expect(others).toEqual([]);
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(49);
      expect(await auditOf(userId)).toHaveLength(1);
      const { rows: keys } = await pool.query("SELECT hits FROM rate_limits WHERE key LIKE 'custody|%' || $1", [
        userId,
      ]);
      expect(keys).toEqual([{ hits: 1 }]);
      const refused = await generate(token);
      expect(refused.status).toBe(409);
      expect(refused.get('message')).toContain('recreate: true');

      const body = { apiKey: 'an-api-key-of-some-length', vaultAccountId: '0', environment: 'sandbox', region: 'US' };
      expect((await service.call('POST /custody/complete/execution', { token, body })).get('status')).toBe('active');
      const second = await generate(token, { ...csrBody, recreate: true });
      expect(second.status).toBe(201);
      const gone = { apiKeyHint: null, vaultAccountId: null, activatedAt: null };
      expect(second.body).toMatchObject({ status: 'pending', ...gone });
      expect(readCsr(second.get('csr')).publicKey.equals(readCsr(first?.get('csr') ?? '').publicKey)).toBe(false);
      const { rows } = await pool.query('SELECT sealed_api_key FROM custody_integrations WHERE user_id = $1', [userId]);
      expect(rows).toEqual([{ sealed_api_key: null }]);
      expect((await auditOf(userId)).map(({ action, detail }) => [action, detail.recreate])).toEqual([
        ['custody.generate-csr', false],
        ['custody.complete', undefined],
        ['custody.generate-csr', true],
      ]);
    });
  });

  describe('429', () => {
    it('a user has made ten keys within the hour', async () => {
      const limited = await startInstance();
      const { accessToken, userId } = await signIn(service.call);
      await pool.query(
        `INSERT INTO rate_limits (key, hits, ends_at)
         VALUES ('custody|custody-keys|user:' || $1, 1000000, now() + interval '1 hour')`,
        [userId],
      );
      const answer = await generate(accessToken, csrBody, limited);
      expect(answer.status).toBe(429);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(3_000);
      // The refused request leaves no claim, which would delay the next one after the hour.
      const { rows } = await pool.query('SELECT generating_until FROM custody_integrations WHERE user_id = $1', [
        userId,
      ]);
      expect(rows).toEqual([{ generating_until: null }]);
    });
  });
});

import { credentialsFrom, csrBody } from '@countersign/harness/people/custody';
import { createWallet, type SignedIn, signIn } from '@countersign/harness/people/wallet';
import { proves } from '@countersign/harness/proves';
import { startTestService, testAdminKey } from '@countersign/harness/service/test-service';
import { useTestService } from '@countersign/harness/service/use-test-service';
import { beforeAll, describe, expect, it } from 'vitest';
import { startCustodyProvider } from '../../../../simulators/src/index.ts';

const provider = await startCustodyProvider();
const { database, service } = await useTestService({ CUSTODY_BASE_URL: provider.url });
const { pool } = database;

/** An owner with nothing. */
let newcomer: SignedIn;
/** An owner with a signing request of the type execution, and whatever the tests make of it. */
let owner: SignedIn;
let csr: string;

beforeAll(async () => {
  newcomer = await signIn(service.call);
  owner = await signIn(service.call);
  csr = (await as(owner, 'POST /custody/generate-csr/execution', csrBody)).get('csr');
}, 180_000);

const as = ({ accessToken: token }: SignedIn, route: string, body?: object) =>
  service.call(route, { token, ...(body && { body }) });
const complete = (body: object, user = owner) => as(user, 'POST /custody/complete/execution', body);
const validate = (user = owner) => as(user, 'POST /custody/validate/execution');
const nothing = {
  status: 'none',
  csr: null,
  environment: null,
  region: null,
  vaultAccountId: null,
  apiKeyHint: null,
  createdAt: null,
  activatedAt: null,
  lastValidation: null,
};
const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

describe('GET /custody/integration/{type}', () => {
  it(
    '200: none, pending, then active, separately for each type',
    proves('custody.integration', 'custody.integration.record', 'custody.per-type'),
    async () => {
      expect((await as(newcomer, 'GET /custody/integration/execution')).body).toEqual({
        type: 'execution',
        ...nothing,
      });
      const pending = await as(owner, 'GET /custody/integration/execution');
      expect(pending.body).toEqual({ type: 'execution', ...nothing, status: 'pending', csr, createdAt: time });
      await complete(credentialsFrom(provider, csr));
      const active = await as(owner, 'GET /custody/integration/execution');
      expect(active.body).toMatchObject({
        status: 'active',
        csr,
        environment: 'sandbox',
        region: 'US',
        activatedAt: time,
      });
      expect((await as(owner, 'GET /custody/integration/agent')).body).toEqual({ type: 'agent', ...nothing });
    },
  );

  it('400: an unknown type', proves('custody.type'), async () => {
    for (const route of [
      ...['GET /custody/integration/x', 'GET /custody/csr/x', 'POST /custody/validate/x'],
      `GET /custody/config/x/${owner.wallet.address}`,
    ]) {
      expect((await as(owner, route)).body).toMatchObject({
        statusCode: 400,
        message: 'type: must be one of execution, agent',
      });
    }
  });
});

describe('GET /custody/integrations', () => {
  it('200: both types', proves('custody.integrations'), async () => {
    expect((await as(newcomer, 'GET /custody/integrations')).body).toEqual([
      { type: 'execution', ...nothing },
      { type: 'agent', ...nothing },
    ]);
    expect((await as(owner, 'GET /custody/integrations')).body).toMatchObject([
      { type: 'execution', csr },
      { type: 'agent', status: 'none' },
    ]);
  });
});

describe('GET /custody/csr/{type}', () => {
  it('200: the signing request', proves('custody.csr.read'), async () => {
    expect((await as(owner, 'GET /custody/csr/execution')).body).toEqual({ csr });
  });

  it('404: there is none', proves('custody.csr.read.none', 'custody.no-integration'), async () => {
    for (const [user, type] of [
      [owner, 'agent'],
      [newcomer, 'execution'],
    ] as const) {
      const answer = await as(user, `GET /custody/csr/${type}`);
      expect(answer.status).toBe(404);
      expect(answer.get('message')).toContain(`POST /custody/generate-csr/${type}`);
    }
  });
});

describe('walletProvider in the settings', () => {
  it('is custody while the execution integration is active', async () => {
    const providerOf = async (user: SignedIn) => (await as(user, 'GET /settings')).get('walletProvider');
    expect(await providerOf(newcomer)).toBe('none');
    await complete(credentialsFrom(provider, csr));
    expect(await providerOf(owner)).toBe('custody');
    await pool.query("UPDATE custody_integrations SET type = 'agent' WHERE user_id = $1", [owner.userId]);
    expect(await providerOf(owner)).toBe('none');
    await pool.query("UPDATE custody_integrations SET type = 'execution' WHERE user_id = $1", [owner.userId]);
  });
});

describe('POST /custody/complete/{type}', () => {
  const good = { apiKey: 'an-api-key-of-some-length', vaultAccountId: '7', environment: 'mainnet', region: 'EU2' };

  it(
    '200: saves the credentials and activates; again, it replaces them',
    proves('custody.complete.answer', 'custody.complete.environment', 'custody.complete.region'),
    async () => {
      const answer = await complete(good);
      expect(answer.status).toBe(200);
      expect(answer.body).toEqual({
        type: 'execution',
        status: 'active',
        csr,
        environment: 'mainnet',
        region: 'EU2',
        vaultAccountId: '7',
        apiKeyHint: 'ngth',
        createdAt: time,
        activatedAt: time,
        lastValidation: null,
      });
      const again = await complete({
        ...good,
        apiKey: 'short',
        vaultAccountId: '8',
        environment: 'testnet',
        region: 'EU',
      });
      expect(again.body).toMatchObject({
        ...{ status: 'active', apiKeyHint: null, vaultAccountId: '8', environment: 'testnet', region: 'EU' },
      });
      const { rows } = await pool.query(
        "SELECT detail FROM audit_log WHERE user_id = $1 AND action = 'custody.complete' ORDER BY id DESC LIMIT 1",
        [owner.userId],
      );
      expect(rows).toEqual([
        { detail: { type: 'execution', vaultAccountId: '8', environment: 'testnet', region: 'EU' } },
      ]);
    },
  );

  it.each([
    ['apiKey', undefined],
    ['vaultAccountId', undefined],
    ['environment', undefined],
    ['region', undefined],
    ['apiKey', ''],
    ['apiKey', 'two words'],
    ['apiKey', 'a\r\nx-evil: 1'],
    ['apiKey', 'ключ'],
    ['apiKey', 'x'.repeat(257)],
    ['vaultAccountId', ''],
    ['vaultAccountId', '../users'],
    ['vaultAccountId', '0?x=1'],
    ['vaultAccountId', '0#'],
    ['vaultAccountId', '%2e%2e'],
    ['vaultAccountId', '0\n'],
    ['vaultAccountId', 0],
    ['vaultAccountId', 'x'.repeat(65)],
    ['environment', 'production'],
    ['environment', 'Mainnet'],
    ['region', 'us'],
    ['region', 'EU3'],
  ])(
    '400: %s %j',
    proves(
      'custody.complete.environment',
      'custody.complete.region',
      'custody.complete.required',
      'custody.missing-fields',
    ),
    async (field, value) => {
      const answer = await complete({ ...good, [field]: value });
      expect(answer.status).toBe(400);
      expect(answer.get('message')).toMatch(new RegExp(`^${field}: `));
    },
  );

  it(
    '404: there is no signing request',
    proves('custody.complete.no-integration', 'custody.no-integration'),
    async () => {
      expect((await complete(good, newcomer)).status).toBe(404);
    },
  );
});

describe('POST /custody/validate/{type}', () => {
  it(
    '200: the provider accepts the integration, queried by one signed and harmless request',
    proves('custody.provider.test', 'custody.validate', 'custody.validate.record'),
    async () => {
      await complete(credentialsFrom(provider, csr));
      const before = provider.calls.length;
      const answer = await validate();
      expect(answer.status).toBe(200);
      expect(answer.body).toEqual({ valid: true, checkedAt: time });
      expect(provider.calls.slice(before)).toMatchObject([
        { method: 'GET', uri: '/v1/vault/accounts/0', body: null, tokenFault: null, status: 200 },
      ]);
      expect((await as(owner, 'GET /custody/integration/execution')).body).toMatchObject({
        lastValidation: { valid: true, checkedAt: answer.get('checkedAt') },
      });
    },
  );

  it.each([
    [
      'another API key',
      { apiKey: '00000000-0000-4000-8000-000000000000' },
      'status 401: Unauthorized: unknown API key',
    ],
    ['another vault account', { vaultAccountId: '99' }, 'status 404: The Provided Vault Account ID is invalid'],
  ])(
    '200: valid is false with the reason of the provider for %s',
    proves('custody.validate.refused'),
    async (_name, wrong, words) => {
      await complete({ ...credentialsFrom(provider, csr), ...wrong });
      const answer = await validate();
      expect(answer.status).toBe(200);
      expect(answer.body).toEqual({
        valid: false,
        checkedAt: time,
        reason: `The custody provider answered with ${words}`,
      });
      const { body } = await as(owner, 'GET /custody/integration/execution');
      expect(body).toMatchObject({ status: 'active', lastValidation: answer.body });
    },
  );

  it('200: valid is false, and nothing is said about the credentials, while the provider is unreachable', async () => {
    await complete(credentialsFrom(provider, csr));
    for (const fault of ['busy', 'drop', 'error', 'garbled'] as const) {
      provider.faults.set({ fault });
      const answer = await validate();
      expect(answer.body).toEqual({ valid: false, checkedAt: time, reason: expect.stringContaining('is unknown') });
    }
    provider.faults.set({ fault: 'none' });
    expect((await validate()).body).toMatchObject({ valid: true });
  });

  it('429: more than ten requests of a user in a minute', async () => {
    const limited = await startTestService({ databaseUrl: database.url, contractLimits: true });
    const { accessToken: token } = await signIn(limited.call);
    const statuses: number[] = [];
    for (let count = 0; count < 11; count += 1) {
      statuses.push((await limited.call('POST /custody/validate/execution', { token })).status);
    }
    await limited.stop();
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 404), 429]);
  });

  it('404: no integration, or one without credentials', proves('custody.no-integration'), async () => {
    const none = await validate(newcomer);
    expect([none.status, none.get('message')]).toEqual([404, expect.stringContaining('generate-csr')]);
    await pool.query('UPDATE custody_integrations SET sealed_api_key = NULL, activated_at = NULL WHERE user_id = $1', [
      owner.userId,
    ]);
    const pending = await validate();
    expect([pending.status, pending.get('message')]).toEqual([404, expect.stringContaining('/custody/complete')]);
  });
});

describe('GET /custody/config/{type}/{ethereumAddress}', () => {
  const config = (address: string) => `GET /custody/config/execution/${address}`;

  it(
    '200: the configuration without secrets, to the owner and to a server key',
    proves('custody.config', 'custody.config.access'),
    async () => {
      await complete(credentialsFrom(provider, csr));
      for (const credential of [{ token: owner.accessToken }, { key: testAdminKey }]) {
        const answer = await service.call(config(owner.wallet.address.toLowerCase()), credential);
        expect(answer.status).toBe(200);
        expect(answer.body).toEqual({
          type: 'execution',
          ethereumAddress: owner.wallet.address,
          status: 'active',
          environment: 'sandbox',
          region: 'US',
          vaultAccountId: '0',
          apiKeyHint: expect.stringMatching(/^[0-9a-f]{4}$/),
          createdAt: time,
          activatedAt: time,
          lastValidation: null,
        });
      }
    },
  );

  it("403: another user's", proves('custody.config.access'), async () => {
    expect((await as(newcomer, config(owner.wallet.address))).status).toBe(403);
  });

  it(
    '404: an unknown user, or a missing integration',
    proves('custody.config.no-integration', 'custody.no-integration'),
    async () => {
      expect((await service.call(config(createWallet().address), { key: testAdminKey })).status).toBe(404);
      expect((await service.call(config(newcomer.wallet.address), { key: testAdminKey })).status).toBe(404);
      expect((await as(newcomer, config(newcomer.wallet.address))).status).toBe(404);
    },
  );
});

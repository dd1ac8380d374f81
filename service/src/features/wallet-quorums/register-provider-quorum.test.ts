import { generateKeyPairSync } from 'node:crypto';
import { callSigned, type SignedIn, signIn } from '@countersign/harness/people/wallet';
import { proves } from '@countersign/harness/proves';
import { storedContent } from '@countersign/harness/service/stored-content';
import { testAdminKey } from '@countersign/harness/service/test-service';
import { useTestService } from '@countersign/harness/service/use-test-service';
import { newP256Key } from '@countersign/harness/service/valid-bodies';
import { describe, expect, it } from 'vitest';
import { readP256Key } from './read-p256-key.ts';

const agentQuorum = { quorumId: 'agent-quorum-1', displayName: 'House agent', threshold: 2, provider: 'provider' };
const { database, service } = await useTestService({ AGENT_QUORUM: JSON.stringify(agentQuorum) });
const { service: withoutAgent } = await useTestService();
const user = await signIn(service.call);

const route = 'POST /settings/register-provider-quorum';
const custom = (change: object = {}) => ({
  type: 'agent',
  displayName: 'Trading agent',
  p256PublicKey: newP256Key(),
  ...change,
});
const register = (body: unknown, { accessToken: token }: SignedIn = user) => service.call(route, { token, body });
const attached = async (type: string, { accessToken: token }: SignedIn = user) =>
  (await service.call(`GET /settings/provider-quorum/${type}`, { token })).body;

const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

describe('POST /settings/register-provider-quorum', () => {
  describe('201', () => {
    it(
      'a custom quorum of the local provider, with exactly the documented fields',
      proves(
        'env.wallet-provider',
        'quorums.record',
        'quorums.register.answer',
        'quorums.register.custom',
        'quorums.register.local',
        'quorums.register.optional',
      ),
      async () => {
        const body = custom();
        const answer = await register(body);
        const quorumId = expect.stringMatching(/^[0-9a-f-]{36}$/);
        const { type, displayName } = body;
        expect(answer.body).toEqual({ quorumId, type, displayName, provider: 'local', threshold: 1, createdAt: time });
        expect(answer.status).toBe(201);
        const { rows } = await database.pool.query('SELECT kind, member FROM wallet_quorums WHERE quorum_id = $1', [
          answer.get('quorumId'),
        ]);
        expect(rows).toEqual([{ kind: 'key', member: readP256Key(body.p256PublicKey) }]);
      },
    );

    it('is attached at once, replacing the previous one, which can be selected again', async () => {
      const owner = await signIn(service.call);
      const first = await register(custom(), owner);
      expect(await attached('agent', owner)).toEqual({ type: 'agent', quorum: first.body });
      expect(await attached('execution', owner)).toEqual({ type: 'execution', quorum: null });
      const second = await register(custom(), owner);
      expect(await attached('agent', owner)).toEqual({ type: 'agent', quorum: second.body });
      const body = { quorumId: first.get('quorumId') };
      await service.call('PUT /settings/provider-quorum/agent', { token: owner.accessToken, body });
      expect(await attached('agent', owner)).toEqual({ type: 'agent', quorum: first.body });
    });

    it(
      'stores message with the quorum, and returns it',
      proves('quorums.register.message', 'quorums.register.optional'),
      async () => {
        const answer = await register(custom({ type: 'execution', message: 'The key is on\nthe HSM' }));
        expect(answer.body).toMatchObject({ message: 'The key is on\nthe HSM' });
        expect(await attached('execution')).toEqual({ type: 'execution', quorum: answer.body });
      },
    );

    it('the same record for the same type, name and key, attached again, with a new message if there is one', async () => {
      const owner = await signIn(service.call);
      const body = custom({ message: 'first' });
      const first = await register(body, owner);
      await service.call('DELETE /settings/provider-quorum/agent', { token: owner.accessToken });
      const { message: _message, ...silent } = body as { message?: string };
      expect((await register(silent, owner)).body).toEqual(first.body);
      const again = await register({ ...body, message: 'second' }, owner);
      expect(again.body).toEqual({ ...(first.body as object), message: 'second' });
      expect(await attached('agent', owner)).toEqual({ type: 'agent', quorum: again.body });
      const others = [custom(), { ...body, type: 'execution' }, { ...body, displayName: 'Another' }];
      for (const other of others) {
        expect((await register(other, owner)).get('quorumId')).not.toBe(first.get('quorumId'));
      }
    });

    it('one record for 20 concurrent requests', async () => {
      const owner = await signIn(service.call);
      const body = custom();
      const answers = await Promise.all(Array.from({ length: 20 }, () => register(body, owner)));
      expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
      expect(await attached('agent', owner)).toEqual({ type: 'agent', quorum: answers[0]?.body });
    });

    it(
      "navaAgent: true registers and attaches the operator's static agent quorum",
      proves('quorums.register.agent', 'quorums.register.static'),
      async () => {
        const owner = await signIn(service.call);
        const answer = await register({ type: 'execution', navaAgent: true, message: 'ours' }, owner);
        expect(answer.status).toBe(201);
        expect(answer.body).toEqual({ ...agentQuorum, type: 'execution', message: 'ours', createdAt: time });
        expect(await attached('execution', owner)).toEqual({ type: 'execution', quorum: answer.body });
        const settings = await service.call('GET /settings', { token: owner.accessToken });
        expect(settings.body).toMatchObject({ walletProvider: 'provider' });
      },
    );

    it('navaAgent: true works for every user and as either type, each with a record of its own', async () => {
      const [one, two] = [await signIn(service.call), await signIn(service.call)];
      for (const owner of [one, two]) {
        for (const type of ['execution', 'agent']) {
          const answer = await register({ type, navaAgent: true }, owner);
          expect(answer.body).toMatchObject({ quorumId: agentQuorum.quorumId, type });
          const body = { quorumId: agentQuorum.quorumId };
          const selected = await service.call(`PUT /settings/provider-quorum/${type}`, {
            token: owner.accessToken,
            body,
          });
          expect(selected.body).toEqual({ type, quorum: answer.body });
        }
      }
    });

    it('navaAgent: true needs neither displayName nor p256PublicKey, and ignores them', async () => {
      const answer = await register({ ...custom(), navaAgent: true, displayName: 'Mine' });
      expect(answer.body).toMatchObject({ quorumId: agentQuorum.quorumId, displayName: agentQuorum.displayName });
    });
  });

  describe('400', () => {
    const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export({ type: 'spki', format: 'pem' });
    const secret = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({
      type: 'pkcs8',
      format: 'pem',
    });
    it.each<[what: string, body: unknown, named: readonly string[]]>([
      ['no type', custom({ type: undefined }), ['type: ']],
      ['a type that is neither execution nor agent', custom({ type: 'owner' }), ['type: must be execution or agent']],
      ['navaAgent as text', custom({ navaAgent: 'true' }), ['navaAgent:']],
      ['no displayName', custom({ displayName: undefined }), ['displayName: is required unless navaAgent is true']],
      ['no key', custom({ p256PublicKey: undefined }), ['p256PublicKey: is required unless navaAgent is true']],
      ['neither, with navaAgent false', { type: 'agent', navaAgent: false }, ['displayName: is', 'p256PublicKey: is']],
      ['an empty displayName', custom({ displayName: '' }), ['displayName:']],
      ['a displayName of 51 characters', custom({ displayName: 'x'.repeat(51) }), ['displayName:']],
      ['a message that is not a string', custom({ message: 1 }), ['message:']],
      ['a message of 1,001 characters', custom({ message: 'x'.repeat(1_001) }), ['message:']],
      ['a key that is not a string', custom({ p256PublicKey: {} }), ['p256PublicKey:']],
      ['a key of 2,001 characters', custom({ p256PublicKey: 'x'.repeat(2_001) }), ['p256PublicKey:']],
      ['an RSA key', custom({ p256PublicKey: rsa }), ['p256PublicKey: must be a P-256 key']],
      ['a private key', custom({ p256PublicKey: secret }), ['p256PublicKey: is a PRIVATE key']],
      ['words', custom({ p256PublicKey: 'my key' }), ['p256PublicKey: must be one PEM public key']],
    ])(
      '%s, naming the field, and nothing is stored',
      proves(
        'quorums.register.custom.required',
        'quorums.register.optional',
        'quorums.register.p256',
        'quorums.register.type',
      ),
      async (_what, body, named) => {
        const before = await storedContent(database.pool);
        const answer = await register(body);
        expect(answer.body).toEqual({ statusCode: 400, message: expect.any(String), error: 'Bad Request' });
        for (const words of named) expect(answer.get('message')).toContain(words);
        expect(await storedContent(database.pool)).toEqual(before);
      },
    );
  });

  it(
    '401 without an access token, with an ADMIN key and with a signature',
    proves('quorums.jwt-required'),
    async () => {
      expect((await service.call(route, { body: custom() })).status).toBe(401);
      expect((await service.call(route, { key: testAdminKey, body: custom() })).status).toBe(401);
      expect((await callSigned(service.call, user.wallet, route, { body: custom() })).status).toBe(401);
    },
  );

  it(
    '404 for navaAgent: true with DATABASE_URL if the operator has no agent quorum',
    proves('quorums.register.agent'),
    async () => {
      const { accessToken: token } = await signIn(withoutAgent.call);
      const answer = await withoutAgent.call(route, { token, body: { type: 'agent', navaAgent: true } });
      expect(answer.body).toEqual({
        statusCode: 404,
        message: expect.stringContaining('navaAgent:'),
        error: 'Not Found',
      });
    },
  );
});

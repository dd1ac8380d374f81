import { callSigned, type SignedIn, signIn } from '@countersign/harness/people/wallet';
import { proves } from '@countersign/harness/proves';
import { testAdminKey } from '@countersign/harness/service/test-service';
import { useTestService } from '@countersign/harness/service/use-test-service';
import { newP256Key } from '@countersign/harness/service/valid-bodies';
import { beforeAll, describe, expect, it } from 'vitest';

const agentQuorum = { quorumId: 'agent-quorum-1', displayName: 'House agent', provider: 'provider' };
const { database, service } = await useTestService({ AGENT_QUORUM: JSON.stringify(agentQuorum) });
const types = ['execution', 'agent'] as const;
const route = '/settings/provider-quorum';

let user: SignedIn;
beforeAll(async () => {
  user = await signIn(service.call);
});

const select = (type: string, body: unknown, { accessToken: token }: SignedIn = user) =>
  service.call(`PUT ${route}/${type}`, { token, body });
const read = (type: string, { accessToken: token }: SignedIn = user) => service.call(`GET ${route}/${type}`, { token });
const detach = (type: string, { accessToken: token }: SignedIn = user) =>
  service.call(`DELETE ${route}/${type}`, { token });
const create = ({ accessToken: token, wallet }: SignedIn = user, displayName = 'Treasury') =>
  service.call('POST /provider-quorum', {
    token,
    body: { displayName, ethereumAddress: wallet.address, providerUserId: 'did:privy:ada' },
  });
const register = (body: object, { accessToken: token }: SignedIn) =>
  service.call('POST /settings/register-provider-quorum', { token, body });
const walletProvider = async ({ accessToken: token }: SignedIn) =>
  (await service.call('GET /settings', { token })).get('walletProvider');

async function expectUnauthorized(method: string, body?: object): Promise<void> {
  const path = `${method} ${route}/execution`;
  const sent = body && { body };
  expect((await service.call(path, { ...sent })).status).toBe(401);
  expect((await service.call(path, { ...sent, key: testAdminKey })).status).toBe(401);
  expect((await callSigned(service.call, user.wallet, path, { ...sent })).status).toBe(401);
}

describe('PUT /settings/provider-quorum/{type}', () => {
  it(
    '200 selects a quorum of this user, replacing the previous one',
    proves('quorums.create.record', 'quorums.select', 'quorums.select.answer'),
    async () => {
      const owner = await signIn(service.call);
      const [first, second] = [await create(owner, 'First'), await create(owner, 'Second')];
      for (const quorum of [first, second, second, first]) {
        const answer = await select('execution', { quorumId: quorum.get('quorumId') }, owner);
        expect(answer.status).toBe(200);
        expect(answer.body).toEqual({ type: 'execution', quorum: quorum.body });
        expect((await read('execution', owner)).body).toEqual(answer.body);
        expect((await read('agent', owner)).body).toEqual({ type: 'agent', quorum: null });
      }
    },
  );

  it('200 selects any quorum of this user as either type', proves('quorums.select'), async () => {
    const owner = await signIn(service.call);
    const created = await create(owner);
    for (const type of types) {
      const answer = await select(type, { quorumId: created.get('quorumId') }, owner);
      expect(answer.body).toEqual({ type, quorum: { ...(created.body as object), type: 'execution' } });
    }
  });

  it.each<[what: string, body: unknown]>([
    ['no quorumId', {}],
    ['an empty quorumId', { quorumId: '' }],
    ['a quorumId that is a number', { quorumId: 7 }],
    ['a quorumId of 201 characters', { quorumId: 'x'.repeat(201) }],
  ])('400 for %s', async (_what, body) => {
    const answer = await select('execution', body);
    expect(answer.body).toEqual({
      statusCode: 400,
      message: expect.stringContaining('quorumId:'),
      error: 'Bad Request',
    });
  });

  it('400 for a type that is neither execution nor agent', proves('quorums.type'), async () => {
    const { body } = await select('owner', { quorumId: (await create()).get('quorumId') });
    expect(body).toMatchObject({
      statusCode: 400,
      message: expect.stringContaining('type: must be execution or agent'),
    });
  });

  it(
    '401 without an access token, with an ADMIN key and with a signature',
    proves('quorums.jwt-required'),
    async () => {
      await expectUnauthorized('PUT', { quorumId: (await create()).get('quorumId') });
    },
  );

  it(
    "404 for another user's quorum and for an unknown one, with the same message, and the attached one stays",
    proves('quorums.select.not-own'),
    async () => {
      const own = await create();
      await select('execution', { quorumId: own.get('quorumId') });
      const other = await signIn(service.call);
      await register({ type: 'agent', navaAgent: true }, other);
      const answers = [
        await select('execution', { quorumId: (await create(other)).get('quorumId') }),
        await select('execution', { quorumId: crypto.randomUUID() }),
        await select('execution', { quorumId: "' OR true --" }),
        // The operator's, which this user has not registered.
        await select('execution', { quorumId: agentQuorum.quorumId }),
      ];
      for (const { body } of answers) {
        expect(body).toEqual({
          statusCode: 404,
          message: 'quorumId: you have no quorum with this id',
          error: 'Not Found',
        });
      }
      expect((await read('execution')).body).toEqual({ type: 'execution', quorum: own.body });
    },
  );
});

describe('GET /settings/provider-quorum/{type}', () => {
  it(
    '200 with null while none is attached, and with the record while one is',
    proves('quorums.read.answer', 'quorums.read.record'),
    async () => {
      const owner = await signIn(service.call);
      const created = await create(owner);
      for (const type of types) {
        expect((await read(type, owner)).status).toBe(200);
        expect((await read(type, owner)).body).toEqual({ type, quorum: null });
        await select(type, { quorumId: created.get('quorumId') }, owner);
        expect((await read(type, owner)).body).toEqual({ type, quorum: created.body });
      }
    },
  );

  it("200 with the user's own only", proves('quorums.jwt-required'), async () => {
    const [one, two] = [await signIn(service.call), await signIn(service.call)];
    await select('execution', { quorumId: (await create(one)).get('quorumId') }, one);
    expect((await read('execution', two)).body).toEqual({ type: 'execution', quorum: null });
  });

  it('400 for a type that is neither execution nor agent', proves('quorums.type'), async () => {
    expect((await read('owner')).body).toMatchObject({ statusCode: 400, message: expect.stringContaining('type:') });
  });

  it(
    '401 without an access token, with an ADMIN key and with a signature',
    proves('quorums.jwt-required'),
    async () => {
      await expectUnauthorized('GET');
    },
  );
});

describe('DELETE /settings/provider-quorum/{type}', () => {
  it(
    '200 detaches the quorum, which can be selected again',
    proves('quorums.detach', 'quorums.detach.answer'),
    async () => {
      const owner = await signIn(service.call);
      const body = { quorumId: (await create(owner)).get('quorumId') };
      for (const type of types) await select(type, body, owner);
      const answer = await detach('execution', owner);
      expect(answer.status).toBe(200);
      expect(answer.body).toEqual({ type: 'execution', quorum: null });
      expect((await read('execution', owner)).body).toEqual(answer.body);
      expect((await read('agent', owner)).body).toMatchObject({ quorum: body });
      expect((await select('execution', body, owner)).status).toBe(200);
    },
  );

  it('400 for a type that is neither execution nor agent', proves('quorums.type'), async () => {
    expect((await detach('owner')).body).toMatchObject({ statusCode: 400, message: expect.stringContaining('type:') });
  });

  it(
    '401 without an access token, with an ADMIN key and with a signature',
    proves('quorums.jwt-required'),
    async () => {
      await expectUnauthorized('DELETE');
    },
  );

  it('404 when none is attached, also the second time', proves('quorums.detach.none'), async () => {
    const owner = await signIn(service.call);
    const answer = await detach('agent', owner);
    expect(answer.body).toEqual({
      statusCode: 404,
      message: 'type: no agent quorum is attached',
      error: 'Not Found',
    });
    await select('agent', { quorumId: (await create(owner)).get('quorumId') }, owner);
    const both = await Promise.all([detach('agent', owner), detach('agent', owner)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
  });
});

describe('walletProvider in the settings', () => {
  it(
    'is "local" or "provider" while a quorum of either type is attached, and "none" otherwise',
    proves('settings.wallet-provider.none', 'settings.wallet-provider.quorum'),
    async () => {
      const owner = await signIn(service.call);
      expect(await walletProvider(owner)).toBe('none');
      await register({ type: 'agent', navaAgent: true }, owner);
      expect(await walletProvider(owner)).toBe('provider');
      await detach('agent', owner);
      expect(await walletProvider(owner)).toBe('none');
      await register({ type: 'execution', displayName: 'Own', p256PublicKey: newP256Key() }, owner);
      expect(await walletProvider(owner)).toBe('local');
    },
  );

  it('shows the quorum for execution if both are attached', proves('settings.wallet-provider.quorum'), async () => {
    const owner = await signIn(service.call);
    await register({ type: 'agent', navaAgent: true }, owner);
    await select('execution', { quorumId: (await create(owner)).get('quorumId') }, owner);
    expect(await walletProvider(owner)).toBe('local');
    await detach('execution', owner);
    expect(await walletProvider(owner)).toBe('provider');
  });

  it(
    'is the same in the answer to a change, and for an ADMIN key; it applies to that user only',
    proves('settings.wallet-provider.quorum'),
    async () => {
      const [owner, other] = [await signIn(service.call), await signIn(service.call)];
      await select('execution', { quorumId: (await create(owner)).get('quorumId') }, owner);
      const changed = await service.call('PUT /settings', { token: owner.accessToken, body: { executionType: 2 } });
      expect(changed.body).toMatchObject({ executionType: 2, walletProvider: 'local' });
      const again = await service.call('PUT /settings', { token: owner.accessToken, body: { executionType: 2 } });
      expect(again.body).toEqual(changed.body);
      const path = `GET /settings/by-ethereum/${owner.wallet.address}`;
      expect((await service.call(path, { key: testAdminKey })).body).toEqual(changed.body);
      expect(await walletProvider(other)).toBe('none');
    },
  );
});

describe('the audit log', () => {
  const entriesOf = async ({ userId }: SignedIn) =>
    (
      await database.pool.query(
        "SELECT actor, action, detail FROM audit_log WHERE user_id = $1 AND action LIKE 'quorum.%' ORDER BY id",
        [userId],
      )
    ).rows;

  it('has an entry for each quorum created, attached and detached, and none without a change', async () => {
    const owner = await signIn(service.call);
    const { userId } = owner;
    const quorumId = (await create(owner)).get('quorumId');
    await create(owner);
    for (let turn = 0; turn < 2; turn += 1) await select('agent', { quorumId }, owner);
    await detach('agent', owner);
    await detach('agent', owner);
    await register({ type: 'execution', navaAgent: true, message: 'nobody reads this note' }, owner);
    const actor = { kind: 'jwt', userId };
    const local = { provider: 'local', quorumId };
    const agent = { provider: 'provider', quorumId: agentQuorum.quorumId };
    expect(await entriesOf(owner)).toEqual([
      { actor, action: 'quorum.create', detail: { ...local, type: 'execution', kind: 'user' } },
      { actor, action: 'quorum.attach', detail: { ...local, type: 'agent' } },
      { actor, action: 'quorum.detach', detail: { ...local, type: 'agent' } },
      { actor, action: 'quorum.create', detail: { ...agent, type: 'execution', kind: 'agent' } },
      { actor, action: 'quorum.attach', detail: { ...agent, type: 'execution' } },
    ]);
  });

  it('names the ADMIN key that created a quorum for a user', async () => {
    const owner = await signIn(service.call);
    const body = { displayName: 'Treasury', ethereumAddress: owner.wallet.address, providerUserId: 'did:privy:ada' };
    await service.call('POST /provider-quorum', { key: testAdminKey, body });
    expect(await entriesOf(owner)).toMatchObject([{ actor: { kind: 'admin-key' }, action: 'quorum.create' }]);
  });
});

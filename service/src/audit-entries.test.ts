import { createLog } from '@countersign/edge';
import { generatePgpKey, registerPgpKey } from '@countersign/harness/people/pgp';
import { callSigned, createWallet, getNonce, type SignedIn, siweMessage } from '@countersign/harness/people/wallet';
import { storedContent } from '@countersign/harness/service/stored-content';
import { startTestService, testAdminKey, testConfig, testOrionKey } from '@countersign/harness/service/test-service';
import { useTestService } from '@countersign/harness/service/use-test-service';
import { beforeAll, describe, expect, it } from 'vitest';
import { runKeysCommand } from './keys-command.ts';

const { database, service } = await useTestService();
const { call } = service;
/** Everything that must never appear in the log. */
const secrets = [testAdminKey, testOrionKey];
let user: SignedIn;

beforeAll(async () => {
  user = await signInNotingSecrets();
});

async function signInNotingSecrets(wallet = createWallet()): Promise<SignedIn> {
  const message = siweMessage(wallet, await getNonce(call, wallet.address));
  const signature = await wallet.signMessage({ message });
  const answer = await call('POST /auth/siwe/verify', { body: { message, signature } });
  const [accessToken, refreshToken] = [answer.get('accessToken'), answer.get('refreshToken')];
  secrets.push(signature, accessToken, refreshToken);
  return { wallet, accessToken, refreshToken, userId: answer.get('user.id') };
}

/** The entries added by the given work, in order. */
async function entriesOf(work: () => Promise<unknown>) {
  const before = await database.pool.query('SELECT coalesce(max(id), 0) AS id FROM audit_log');
  await work();
  const { rows } = await database.pool.query(
    'SELECT actor, action, user_id AS "userId", detail FROM audit_log WHERE id > $1 ORDER BY id',
    [before.rows[0].id],
  );
  return rows;
}

async function idOf(statement: string, value: string): Promise<string> {
  return (await database.pool.query(statement, [value])).rows[0].id;
}

const lower = ({ wallet }: Pick<SignedIn, 'wallet'>) => wallet.address.toLowerCase();
const jwtActor = () => ({ kind: 'jwt', userId: user.userId });
const uuid = expect.stringMatching(/^[0-9a-f-]{36}$/);

async function keys(...args: string[]): Promise<string> {
  let id = '';
  await runKeysCommand(args, testConfig({ databaseUrl: database.url }), createLog('fatal'), {
    answer: (secret) => void secrets.push(secret),
    remark: (line) => {
      id = /key ([0-9a-f-]{36})/.exec(line)?.[1] ?? id;
    },
  });
  return id;
}

const createKey = async () => {
  const body = { name: 'nobody reads this name', expiresAt: '2099-01-01T00:00:00Z' };
  const answer = await call('POST /user-api-keys', { token: user.accessToken, body });
  secrets.push(answer.get('secret'), body.name);
  return answer.get('apiKey.id');
};

describe('user.create', () => {
  it('by an ADMIN key', async () => {
    const wallet = createWallet();
    const body = { ethereumAddress: wallet.address, displayName: 'nobody reads this either' };
    secrets.push(body.displayName);
    const entries = await entriesOf(() => call('POST /users', { key: testAdminKey, body }));
    const keyId = await idOf('SELECT id FROM api_keys WHERE name = $1 AND active', 'ADMIN_API_KEY');
    const userId = await idOf('SELECT id FROM users WHERE address = $1', lower({ wallet }));
    const detail = { address: lower({ wallet }) };
    expect(entries).toEqual([{ actor: { kind: 'admin-key', keyId }, action: 'user.create', userId, detail }]);
    expect(await entriesOf(() => call('POST /users', { key: testAdminKey, body }))).toEqual([]);
  });

  it('by the signature of its own wallet', async () => {
    const wallet = createWallet();
    const body = { ethereumAddress: wallet.address };
    const [entry] = await entriesOf(() => callSigned(call, wallet, 'POST /users', { body }));
    expect(entry).toMatchObject({ actor: { kind: 'signature', address: lower({ wallet }) }, action: 'user.create' });
  });
});

describe('session.create', () => {
  it('with user.create the first time, and alone afterwards', async () => {
    const wallet = createWallet();
    const address = lower({ wallet });
    const first = await entriesOf(() => signInNotingSecrets(wallet));
    const userId = await idOf('SELECT id FROM users WHERE address = $1', address);
    const session = {
      actor: { kind: 'signature', userId, address },
      action: 'session.create',
      userId,
      detail: { sessionId: uuid },
    };
    const actor = { kind: 'signature', address };
    expect(first).toEqual([{ actor, action: 'user.create', userId, detail: { address } }, session]);
    expect(await entriesOf(() => signInNotingSecrets(wallet))).toEqual([session]);
  });

  it('not for a failed sign-in', async () => {
    const message = siweMessage(user.wallet, await getNonce(call, user.wallet.address));
    const signature = await createWallet().signMessage({ message });
    expect(await entriesOf(() => call('POST /auth/siwe/verify', { body: { message, signature } }))).toEqual([]);
  });
});

describe('session.revoke', () => {
  it('at logout, once', async () => {
    const { refreshToken } = await signInNotingSecrets(user.wallet);
    const logout = () => call('POST /auth/logout', { token: user.accessToken, body: { refreshToken } });
    const { userId } = user;
    const entry = { actor: jwtActor(), action: 'session.revoke', userId, detail: { sessionId: uuid } };
    expect(await entriesOf(logout)).toEqual([entry]);
    expect(await entriesOf(logout)).toEqual([]);
  });

  it('by the service, if an exchanged token is used again', async () => {
    const { refreshToken, userId } = await signInNotingSecrets();
    const refresh = () => call('POST /auth/refresh', { body: { refreshToken } });
    expect(await entriesOf(refresh)).toEqual([]);
    const entry = { actor: { kind: 'service' }, action: 'session.revoke', userId, detail: { sessionId: uuid } };
    expect(await entriesOf(refresh)).toEqual([entry]);
  });

  it('session.revoke-all with the number of ended sessions, and nothing if there were none', async () => {
    const other = createWallet();
    const { accessToken: token, userId } = await signInNotingSecrets(other);
    await signInNotingSecrets(other);
    const logoutAll = () => call('POST /auth/logout-all', { token });
    const actor = { kind: 'jwt', userId };
    const entry = { actor, action: 'session.revoke-all', userId, detail: { sessions: 2 } };
    expect(await entriesOf(logoutAll)).toEqual([entry]);
    expect(await entriesOf(logoutAll)).toEqual([]);
  });
});

describe('key.create and key.revoke', () => {
  it('by their owner; a second revocation changes nothing', async () => {
    const { userId } = user;
    let keyId = '';
    const created = await entriesOf(async () => {
      keyId = await createKey();
    });
    const expiresAt = '2099-01-01T00:00:00.000Z';
    const detail = { keyId, type: 'user', label: 'user', serviceId: null, bootstrap: false, expiresAt };
    expect(created).toEqual([{ actor: jwtActor(), action: 'key.create', userId, detail }]);
    const revoke = () => call(`DELETE /user-api-keys/${keyId}`, { token: user.accessToken });
    expect(await entriesOf(revoke)).toEqual([{ actor: jwtActor(), action: 'key.revoke', userId, detail: { keyId } }]);
    expect(await entriesOf(revoke)).toEqual([]);
  });

  it('by npm run keys', async () => {
    let keyId = '';
    const created = await entriesOf(async () => {
      keyId = await keys('create', '--type', 'admin', '--label', 'arbiter');
    });
    const actor = { kind: 'service' };
    const detail = { keyId, type: 'admin', label: 'arbiter', serviceId: null, bootstrap: false, expiresAt: null };
    expect(created).toEqual([{ actor, action: 'key.create', userId: null, detail }]);
    const revoked = await entriesOf(() => keys('revoke', keyId));
    expect(revoked).toEqual([{ actor, action: 'key.revoke', userId: null, detail: { keyId } }]);
  });

  it('at a start with another environment, and not at one with the same', async () => {
    const start = (key: string) => async () => {
      const env = { ADMIN_API_KEY: key };
      await (await startTestService({ databaseUrl: database.url, env })).stop();
    };
    const otherKey = `other-${testAdminKey}`;
    const changed = await entriesOf(start(otherKey));
    const keyId = await idOf('SELECT id FROM api_keys WHERE name = $1 AND active', 'ADMIN_API_KEY');
    const detail = { keyId, type: 'admin', label: 'agent', serviceId: null, bootstrap: true, expiresAt: null };
    const actor = { kind: 'service' };
    const former = changed[0].detail.keyId;
    expect(changed).toEqual([
      { actor, action: 'key.revoke', userId: null, detail: { keyId: uuid } },
      { actor, action: 'key.create', userId: null, detail },
    ]);
    expect(await entriesOf(start(otherKey))).toEqual([]);
    expect(await entriesOf(start(testAdminKey))).toEqual([
      { actor, action: 'key.revoke', userId: null, detail: { keyId } },
      { actor, action: 'key.restore', userId: null, detail: { keyId: former } },
    ]);
  });

  it('signing-key.create when the key that signs tokens changes', async () => {
    const entries = await entriesOf(() => keys('rotate-signing-key'));
    const kid = await idOf('SELECT kid AS id FROM signing_keys WHERE $1 <> kid ORDER BY signs_from DESC LIMIT 1', '');
    const actor = { kind: 'service' };
    expect(entries).toEqual([{ actor, action: 'signing-key.create', userId: null, detail: { kid } }]);
    // The command's answer is public.
    secrets.splice(secrets.indexOf(kid), 1);
  });
});

describe('pgp-key.register', () => {
  it('by its owner, and not if it is refused', async () => {
    const { publicKey } = await generatePgpKey();
    const detail = { fingerprint: publicKey.getFingerprint(), algorithm: 'eddsaLegacy-ed25519Legacy' };
    const register = (signature?: string) => registerPgpKey(call, user, publicKey.armor(), signature);
    const entry = { actor: jwtActor(), action: 'pgp-key.register', userId: user.userId, detail };
    expect(await entriesOf(() => register('0x00'))).toEqual([]);
    expect(await entriesOf(() => register())).toEqual([entry]);
    const next = await generatePgpKey();
    await registerPgpKey(call, user, next.publicKey.armor());
    expect(await entriesOf(() => register())).toEqual([]);
  });
});

describe('settings.update', () => {
  it('with the changes, and not without any', async () => {
    const change = (body: object) => () => call('PUT /settings', { token: user.accessToken, body });
    const entry = { actor: jwtActor(), action: 'settings.update', userId: user.userId };
    expect(await entriesOf(change({ executionType: 2 }))).toEqual([{ ...entry, detail: { executionType: 2 } }]);
    expect(await entriesOf(change({ executionType: 3 }))).toEqual([]);
    expect(await entriesOf(change({ executionType: 2, publicDetails: false }))).toEqual([]);
  });
});

describe('the entries', () => {
  it('contain no secrets and no words of people', async () => {
    const { rows } = await database.pool.query('SELECT * FROM audit_log');
    const log = rows.map((row) => JSON.stringify(row)).join('\n');
    expect(rows.length).toBeGreaterThan(20);
    expect(secrets.length).toBeGreaterThan(20);
    expect(secrets.filter((secret) => secret === '' || log.includes(secret))).toEqual([]);
  });

  it('are part of the change: if they cannot be written, nothing is changed', async () => {
    const keyId = await createKey();
    const serverKeyId = await keys('create', '--type', 'admin');
    const { publicKey } = await generatePgpKey();
    const message = siweMessage(user.wallet, await getNonce(call, user.wallet.address));
    const signature = await user.wallet.signMessage({ message });
    const token = user.accessToken;
    await database.pool.query('ALTER TABLE audit_log RENAME TO elsewhere');
    try {
      // The attempt consumes the nonce of the sign-in.
      const stored = async () => ({ ...(await storedContent(database.pool)), siwe_nonces: '' });
      const before = await stored();
      const answers = await Promise.all([
        call('POST /users', { key: testAdminKey, body: { ethereumAddress: createWallet().address } }),
        call('POST /auth/siwe/verify', { body: { message, signature } }),
        call('POST /auth/logout', { token, body: { refreshToken: user.refreshToken } }),
        call('POST /auth/logout-all', { token }),
        call('POST /user-api-keys', { token, body: { name: 'a key' } }),
        call(`DELETE /user-api-keys/${keyId}`, { token }),
        call('PUT /settings', { token, body: { executionType: 1 } }),
        registerPgpKey(call, user, publicKey.armor()),
      ]);
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 500));
      await expect(keys('create', '--type', 'admin')).rejects.toThrow();
      await expect(keys('revoke', serverKeyId)).rejects.toThrow();
      await expect(keys('rotate-signing-key')).rejects.toThrow();
      expect(await stored()).toEqual(before);
    } finally {
      await database.pool.query('ALTER TABLE elsewhere RENAME TO audit_log');
    }
  });
});

import { randomBytes } from 'node:crypto';
import { createLog } from '@countersign/edge';
import { createTestDatabase, type TestDatabase } from '@countersign/harness/database/test-database';
import { createWallet, signIn } from '@countersign/harness/people/wallet';
import { proves } from '@countersign/harness/proves';
import { startTestService, type TestService, testConfig } from '@countersign/harness/service/test-service';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runKeysCommand } from './keys-command.ts';

let database: TestDatabase;
let service: TestService;

const shortest = { ADMIN_API_KEY: randomBytes(16).toString('hex'), ORION_API_KEY: randomBytes(16).toString('hex') };
const options = () => ({ databaseUrl: database.url, env: shortest });

beforeAll(async () => {
  database = await createTestDatabase();
  service = await startTestService(options());
});

afterAll(async () => {
  await service.stop();
  await database.drop();
});

/** Creates a key with `npm run keys`, and returns its row. */
async function createKey(type: string, label: string) {
  const name = randomBytes(8).toString('hex');
  const args = ['create', '--type', type, '--label', label, '--name', name];
  const ignore = () => {};
  await runKeysCommand(args, testConfig(options()), createLog('fatal'), { answer: ignore, remark: ignore });
  const { rows } = await database.pool.query('SELECT type, label, scopes FROM api_keys WHERE name = $1', [name]);
  return rows;
}

const anyScopes = ['transactions:create:any', 'transactions:approve:any', 'transactions:read:any'];
const createUser = (key: string) => {
  const body = { ethereumAddress: createWallet().address };
  return service.call('POST /users', { key, body }).then(({ status }) => status);
};

describe('an ADMIN key', () => {
  it.each(['agent', 'arbiter'])('labelled %s has the :any scopes', proves('keys.type.admin'), async (label) => {
    expect(await createKey('admin', label)).toEqual([{ type: 'admin', label, scopes: anyScopes }]);
  });

  it('from the environment has the :any scopes too', proves('keys.type.admin'), async () => {
    const { rows } = await database.pool.query(
      "SELECT label, scopes FROM api_keys WHERE bootstrap AND active AND type = 'admin'",
    );
    expect(rows).toEqual([{ label: 'agent', scopes: anyScopes }]);
  });
});

describe('the label of a key', () => {
  it('is agent or arbiter (ADMIN), orion (ORION) or user (USER)', proves('keys.label'), async () => {
    await createKey('admin', 'agent');
    await createKey('admin', 'arbiter');
    await createKey('orion', 'orion');
    const { accessToken: token } = await signIn(service.call);
    await service.call('POST /user-api-keys', { token, body: { name: 'mine', label: 'agent' } });
    const { rows } = await database.pool.query('SELECT DISTINCT type, label FROM api_keys ORDER BY type, label');
    expect(rows).toEqual([
      { type: 'admin', label: 'agent' },
      { type: 'admin', label: 'arbiter' },
      { type: 'orion', label: 'orion' },
      { type: 'user', label: 'user' },
    ]);
  });

  it.each([
    ['admin', 'user'],
    ['admin', 'orion'],
    ['admin', 'owner'],
    ['admin', 'Agent'],
    ['admin', ''],
    ['orion', 'agent'],
    ['orion', 'arbiter'],
  ])('is nothing else: type %s with the label "%s" is refused', proves('keys.label'), async (type, label) => {
    await expect(createKey(type, label)).rejects.toThrow('--label must be');
  });
});

describe('the keys from the environment', () => {
  it(
    'work from the start with 32 characters, each with its own type',
    proves('env.bootstrap-keys', 'env.bootstrap-keys.length'),
    async () => {
      expect(shortest.ADMIN_API_KEY).toHaveLength(32);
      expect(await createUser(shortest.ADMIN_API_KEY)).toBe(201);
      expect(await createUser(shortest.ORION_API_KEY)).toBe(403);
      expect(await createUser(randomBytes(16).toString('hex'))).toBe(401);
    },
  );
});

import { chmod, copyFile, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type SignedIn, signIn } from '@countersign/harness/people/wallet';
import { proves } from '@countersign/harness/proves';
import type { CallResult } from '@countersign/harness/service/caller';
import { processAdminKey, type ServiceProcess, spawnService } from '@countersign/harness/service/service-process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let directory: string;
let service: ServiceProcess;
let user: SignedIn;
let key: string;
let agentQuorum: CallResult;

const takeAgentQuorum = (type: string, { accessToken: token }: SignedIn = user) =>
  service.call('POST /settings/register-provider-quorum', { token, body: { type, navaAgent: true } });

/** Tokens contain the address of the service, which must not change with the port. */
const start = async (name: string) => {
  const started = await spawnService({ DATA_DIR: join(directory, name), BASE_URL: 'http://localhost:3000' });
  await started.ready;
  return started;
};

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'countersign-data-'));
  // Root runs the database as another user, who needs access to the folder.
  await chmod(directory, 0o755);
  service = await start('before');
  user = await signIn(service.call);
  const token = user.accessToken;
  key = (await service.call('POST /user-api-keys', { token, body: { name: 'agent' } })).get('secret');
  await service.call('PUT /settings', { token, body: { executionType: 2 } });
  agentQuorum = await takeAgentQuorum('agent');
  expect(await service.stop()).toBe(0);
  await rename(join(directory, 'before'), join(directory, 'after'));
  service = await start('after');
});

afterAll(async () => {
  await service.stop();
  await rm(directory, { recursive: true, force: true });
});

describe('DATA_DIR', () => {
  it(
    'holds the whole state of embedded mode: after a move, users, keys, settings and sessions are there',
    proves('start.state'),
    async () => {
      const { accessToken, refreshToken, userId, wallet } = user;
      const byServer = await service.call(`GET /users/${wallet.address}`, { key: processAdminKey });
      expect(byServer.get('id')).toBe(userId);
      expect((await service.call(`GET /users/${wallet.address}`, { key })).status).toBe(200);
      const settings = await service.call('GET /settings', { token: accessToken });
      expect(settings.body).toMatchObject({ userId, executionType: 2 });
      expect((await service.call('POST /auth/refresh', { body: { refreshToken } })).status).toBe(200);
      expect(await readdir(directory)).toEqual(['after']);
    },
  );

  it(
    'has one agent quorum, for every user and across restarts',
    proves('quorums.register.agent.embedded'),
    async () => {
      const quorumId = expect.stringMatching(/^[0-9a-f-]{36}$/);
      const record = { quorumId, type: 'agent', displayName: 'Agent', provider: 'local', threshold: 1 };
      expect(agentQuorum.status).toBe(201);
      expect(agentQuorum.body).toEqual({ ...record, createdAt: expect.any(String) });
      const other = await signIn(service.call);
      for (const [type, owner] of [['execution', user] as const, ['agent', other] as const]) {
        const again = await takeAgentQuorum(type, owner);
        expect(again.body).toMatchObject({ quorumId: agentQuorum.get('quorumId'), type });
      }
      expect((await stat(join(directory, 'after', 'agent-quorum.pem'))).mode & 0o777).toBe(0o600);
    },
  );

  it('without its master key does not start, and no new key is generated', async () => {
    expect(await service.stop()).toBe(0);
    const data = join(directory, 'after');
    await rename(join(data, 'master.key'), join(directory, 'kept.key'));
    const refused = await spawnService({ DATA_DIR: data });
    await expect(refused.ready).rejects.toThrow();
    expect(await refused.exited).toBe(1);
    expect(refused.output()).toContain(`${join(data, 'master.key')} is missing`);
    expect(await readdir(data)).toEqual(['agent-quorum.pem', 'postgres']);
    await copyFile(join(directory, 'kept.key'), join(data, 'master.key'));
    service = await start('after');
    expect((await service.call('GET /auth/me', { token: user.accessToken })).status).toBe(200);
  });
});

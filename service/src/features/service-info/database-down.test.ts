import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestService, type TestService, testAdminKey } from '../../../../test/harness/test-service.ts';
import { createWallet, type SignedIn, signedOptions, signIn } from '../../../../test/harness/wallet.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../platform/postgres/index.ts';
import { type DatabaseLink, openDatabaseLink } from './database-link.fixture.ts';

let directory: string;
let postgres: EmbeddedPostgres;
let link: DatabaseLink;
let service: TestService;
let user: SignedIn;

const startPostgres = () =>
  startEmbeddedPostgres({ directory: join(directory, 'postgres'), log: () => {}, durable: false });

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'countersign-down-'));
  postgres = await startPostgres();
  link = await openDatabaseLink(postgres.url);
  service = await startTestService({ databaseUrl: link.url });
  user = await signIn(service.call);
});

afterAll(async () => {
  await service.stop();
  await link.close();
  await postgres.stop();
  await rm(directory, { recursive: true, force: true });
});

const timed = async (route: string, options = {}) => {
  const startedAt = performance.now();
  const answer = await service.call(route, options);
  return { ...answer, ms: performance.now() - startedAt };
};

const probes = ['GET /health', 'GET /health/live', 'GET /health/ready'];

it('explore', async () => {
  const token = user.accessToken;
  const routes = async () => {
    for (const [route, options] of [
      ...probes.map((route) => [route, {}]),
      ['GET /', {}],
      ['GET /openapi.json', {}],
      ['GET /.well-known/jwks.json', {}],
      ['GET /metrics', { key: testAdminKey }],
      ['GET /settings', { token }],
      ['GET /auth/me', { token }],
      ['POST /user-api-keys', { token, body: { name: 'a' } }],
      ['POST /auth/siwe/nonce', { body: { walletAddress: createWallet().address } }],
      [`GET /users/${user.wallet.address}`, await signedOptions(user.wallet, `GET /users/${user.wallet.address}`)],
    ] as [string, object][]) {
      const a = await timed(route, options);
      process.stdout.write(`${route} ${a.status} ${Math.round(a.ms)} ${a.text.slice(0, 330)}\n`);
    }
  };
  process.stdout.write('STOP\n');
  await postgres.stop();
  await routes();
  process.stdout.write('RESTART\n');
  postgres = await startPostgres();
  link.restore(postgres.url);
  await routes();
  process.stdout.write('SILENCE\n');
  link.silence();
  await routes();
  process.stdout.write('AGAIN\n');
  await routes();
  link.restore(postgres.url);
  process.stdout.write('RESTORED\n');
  await routes();
}, 200_000);

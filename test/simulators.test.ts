import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testServiceFile } from '@countersign/harness/arbiter/orion';
import { createTestDatabase, type TestDatabase } from '@countersign/harness/database/test-database';
import { csrBody } from '@countersign/harness/people/custody';
import { signIn } from '@countersign/harness/people/wallet';
import { findFreePort } from '@countersign/harness/servers/find-free-port';
import { type RunningProgram, runProgram } from '@countersign/harness/servers/program';
import { createCaller } from '@countersign/harness/service/caller';
import { testAdminKey, testBaseUrl, testMasterKey, testOrionKey } from '@countersign/harness/service/test-service';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

const SLOW_MS = 180_000;
let directory: string;
let database: TestDatabase;
let program: RunningProgram;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'countersign-simulators-'));
  await chmod(directory, 0o755);
  database = await createTestDatabase();
});
afterEach(() => program.stop());
afterAll(async () => {
  await database.drop();
  await rm(directory, { recursive: true, force: true });
});

/** Leaves out what the test does not need: web application, validator, arbiter and chain. */
async function startAll(env: Record<string, string>): Promise<RunningProgram> {
  const all = {
    DATABASE_URL: database.url,
    DATA_DIR: join(directory, 'data'),
    BASE_URL: testBaseUrl,
    UI_URL: 'http://localhost:5173',
    WEB_DIR: directory,
    VALIDATOR_URL: 'http://127.0.0.1:9',
    MASTER_KEY: testMasterKey,
    ADMIN_API_KEY: testAdminKey,
    ORION_API_KEY: testOrionKey,
    ORION_SERVICE_FILE: testServiceFile,
    ...env,
  };
  return runProgram('scripts/run/start.ts', all, { args: ['--simulators'] });
}

describe('npm start -- --simulators', () => {
  it('takes a signing request to an integration that the provider accepts', { timeout: SLOW_MS }, async () => {
    const [port, custodyPort] = [await findFreePort(), await findFreePort()];
    program = await startAll({ PORT: String(port), CUSTODY_SIMULATOR_PORT: String(custodyPort) });
    await program.ready;
    expect(program.output()).toContain('These providers are SIMULATED');
    expect(program.output()).toMatch(new RegExp(`Custody +http://127.0.0.1:${custodyPort} instead of the provider`));

    const call = createCaller(`http://127.0.0.1:${port}`);
    const console = createCaller(`http://127.0.0.1:${custodyPort}/_simulator`);
    const { accessToken: token } = await signIn(call);
    await call('POST /custody/generate-csr/execution', { token, body: csrBody });
    const csr = await call('GET /custody/csr/execution', { token });
    const apiKey = (await console('PUT /users', { body: csr.body })).get('apiKey');
    const body = { apiKey, vaultAccountId: '0', environment: 'sandbox', region: 'US' };
    expect((await call('POST /custody/complete/execution', { token, body })).get('status')).toBe('active');
    expect((await call('POST /custody/validate/execution', { token })).body).toMatchObject({ valid: true });
    expect((await console('GET /calls')).body).toMatchObject([{ uri: '/v1/vault/accounts/0', tokenFault: null }]);
    expect(await program.stop()).toBe(0);
  });

  it('does not start together with another address of the provider', async () => {
    program = await startAll({ CUSTODY_BASE_URL: 'https://gateway.example' });
    expect(await program.exited).toBe(1);
    expect(program.output()).toContain('CUSTODY_BASE_URL: must not be set with --simulators, which sets it');
  });
});

import { createPrivateKey } from 'node:crypto';
import { connectCustody, csrBody } from '@countersign/harness/people/custody';
import { signIn } from '@countersign/harness/people/wallet';
import { proves } from '@countersign/harness/proves';
import { testAdminKey, testMasterKey } from '@countersign/harness/service/test-service';
import { useTestService } from '@countersign/harness/service/use-test-service';
import { expect, it } from 'vitest';
import { startCustodyProvider } from '../../../../simulators/src/index.ts';
import { createLocalKeys } from '../../platform/crypto/local-keys.ts';
import { createSealer } from '../../platform/crypto/seal.ts';
import { drizzle } from '../../platform/db/drizzle.ts';
import { findActiveIntegration } from './open-access.ts';

const provider = await startCustodyProvider();
const { database, service } = await useTestService({ CUSTODY_BASE_URL: provider.url, LOG_LEVEL: 'trace' });
const { pool } = database;
const sealer = createSealer(createLocalKeys(Buffer.from(testMasterKey, 'hex')));

/** Every row of every table, and what its bytes would be as a text. */
async function dump(): Promise<string> {
  const { rows } = await pool.query<{ content: string }>(
    `SELECT query_to_xml(format('SELECT t::text FROM %I.%I t', table_schema, table_name), true, true, '')::text AS content
     FROM information_schema.tables
     WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')`,
  );
  const text = rows.map(({ content }) => content).join('\n');
  return [
    text,
    ...[...text.matchAll(/\\x([0-9a-f]+)/g)].map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1')),
  ].join('\n');
}

it('neither the private key nor the API key is in any answer, log line or table', {
  ...proves('custody.secret'),
  timeout: 180_000,
}, async () => {
  const user = await signIn(service.call);
  const { accessToken: token, userId, wallet } = user;
  const answers: string[] = [];
  const call: typeof service.call = async (route, options) => {
    const answer = await service.call(route, options);
    answers.push(answer.text, JSON.stringify([...answer.headers]));
    return answer;
  };
  const { apiKey } = await connectCustody(call, user, provider);
  const access = await findActiveIntegration(drizzle(pool), sealer, userId, 'execution');
  const privateKey = access?.privateKey ?? createPrivateKey('');
  expect(access).toMatchObject({ apiKey, vaultAccountId: '0', environment: 'sandbox', region: 'US' });

  for (const route of [
    ...['GET /custody/integration/execution', 'GET /custody/integrations', 'GET /custody/csr/execution'],
    ...['POST /custody/validate/execution', `GET /custody/config/execution/${wallet.address}`],
  ]) {
    expect((await call(route, { token })).status).toBe(200);
  }
  await call(`GET /custody/config/execution/${wallet.address}`, { key: testAdminKey });
  // Refusals and failures, with the error of the driver, which carries statements and parameters.
  await call('POST /custody/generate-csr/execution', { token, body: csrBody });
  await call('POST /custody/complete/execution', { token, body: { apiKey, vaultAccountId: '/' } });
  provider.faults.set({ fault: 'garbled' });
  await call('POST /custody/validate/execution', { token });
  await pool.query('ALTER TABLE custody_integrations RENAME COLUMN vault_account_id TO elsewhere');
  const body = { apiKey, vaultAccountId: '0', environment: 'sandbox', region: 'US' };
  expect((await call('POST /custody/complete/execution', { token, body })).status).toBe(500);
  await pool.query('ALTER TABLE custody_integrations RENAME COLUMN elsewhere TO vault_account_id');
  const metrics = await service.call('GET /metrics', { key: testAdminKey });

  const jwk = privateKey.export({ format: 'jwk' });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const der = privateKey.export({ type: 'pkcs8', format: 'der' });
  const secrets = [
    apiKey,
    ...[jwk.d, jwk.p, jwk.q].flatMap((part) => {
      const bytes = Buffer.from(part ?? '', 'base64url');
      return [bytes.toString('base64url'), bytes.toString('hex'), bytes.toString('latin1')];
    }),
    ...pem.split('\n').slice(1, -2).slice(-20),
    der.toString('hex').slice(-200),
  ];
  const places = {
    answers: answers.join('\n'),
    log: service.logLines.join('\n'),
    dump: await dump(),
    metrics: metrics.text,
  };
  for (const [place, text] of Object.entries(places)) {
    expect(
      secrets.filter((secret) => text.includes(secret)),
      place,
    ).toEqual([]);
  }
  // The search would find them.
  expect(places.dump).toContain('CERTIFICATE REQUEST');
  expect(places.log).toContain('/custody/complete/:type');
});

it('sealed secrets open only in their own row and for their own field', proves('custody.sealed'), async () => {
  const { rows } = await pool.query('SELECT * FROM custody_integrations WHERE activated_at IS NOT NULL');
  const { sealed_private_key: key, sealed_api_key: api, user_id: userId } = rows[0];
  const db = drizzle(pool);
  await pool.query('UPDATE custody_integrations SET sealed_private_key = $1', [api]);
  await expect(findActiveIntegration(db, sealer, userId, 'execution')).rejects.toThrow('cannot be decrypted');
  await pool.query('UPDATE custody_integrations SET sealed_private_key = $1, id = gen_random_uuid()', [key]);
  await expect(findActiveIntegration(db, sealer, userId, 'execution')).rejects.toThrow('cannot be decrypted');
});

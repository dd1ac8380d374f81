import { createPrivateKey } from 'node:crypto';
import { credentialsFrom, csrBody } from '@countersign/harness/people/custody';
import { readWhole } from '@countersign/harness/requests/follow-request';
import { atProvider, ordersOf, settle, untilRelease } from '@countersign/harness/requests/releases';
import { useSealedFlow } from '@countersign/harness/requests/sealed-flow';
import { enrolOwner, type Owner, someAddress, submit } from '@countersign/harness/requests/transactions';
import { testAdminKey, testMasterKey } from '@countersign/harness/service/test-service';
import { startCustodyProvider } from '@countersign/simulators';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sealedPrivateKeys } from '../service/src/features/custody/sealed-columns.ts';
import { createLocalKeys } from '../service/src/platform/crypto/local-keys.ts';
import { createSealer } from '../service/src/platform/crypto/seal.ts';

const provider = await startCustodyProvider();
afterAll(() => provider.stop());
const flow = await useSealedFlow({ env: { CUSTODY_BASE_URL: provider.url, LOG_LEVEL: 'trace' } });
const { call, database, service, arbiter } = flow;

/** The rows of all tables, jobs included, as text. */
async function dump(): Promise<string> {
  const tables = await database.pool.query<{ name: string }>(
    "SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname IN ('public', 'jobs')",
  );
  const texts = tables.rows.map(async ({ name }) => {
    const { rows } = await database.pool.query<{ text: string | null }>(
      `SELECT string_agg(t::text, E'\\n') AS text FROM ${name} AS t`,
    );
    return rows[0]?.text ?? '';
  });
  return (await Promise.all(texts)).join('\n');
}

describe('custody from set-up to execution', () => {
  let owner: Owner;
  let apiKey: string;
  let hash: string;

  beforeAll(async () => {
    await arbiter.start();
    owner = await enrolOwner(call, 2);
  });

  it('starts with a signing request, whose key the provider registers, and credentials that it accepts', async () => {
    const token = owner.accessToken;
    const made = await call('POST /custody/generate-csr/execution', { token, body: csrBody });
    expect(made.status).toBe(201);
    const credentials = credentialsFrom(provider, made.get('csr'));
    apiKey = credentials.apiKey;
    expect((await call('POST /custody/complete/execution', { token, body: credentials })).status).toBe(200);
    expect((await call('POST /custody/validate/execution', { token })).body).toMatchObject({ valid: true });
  }, 180_000);

  it('ends with one correctly signed request of the right amount, and EXECUTED', async () => {
    hash = await submit(call, owner);
    await untilRelease(call, owner, hash, ({ status }) => status === 'submitted');
    const [ordered, ...more] = ordersOf(provider, hash);
    expect(more).toEqual([]);
    expect(ordered).toMatchObject({
      apiKey,
      tokenFault: null,
      status: 200,
      body: {
        operation: 'TRANSFER',
        assetId: 'ETH_TEST5',
        amount: '1',
        destination: { oneTimeAddress: { address: someAddress } },
        externalTxId: hash,
      },
    });
    settle(provider, hash, 'COMPLETED');
    await untilRelease(call, owner, hash, ({ status }) => status === 'completed');
    const { txHash } = atProvider(provider, hash)[0] ?? {};
    const record = await readWhole(call, owner, hash);
    expect(record).toMatchObject({ status: 'EXECUTED', executed: { txHash, succeeded: true } });
    expect(record.approvals.orion).toHaveLength(1);
    expect(record.verdict).toMatchObject({ decision: 'APPROVED', signed: true });
  }, 120_000);

  it('leaves none of the secrets in the tables, the logs or the record', async () => {
    const { rows } = await database.pool.query('SELECT id, sealed_private_key FROM custody_integrations');
    const { id, sealed_private_key: sealed } = rows[0];
    const opened = await createSealer(createLocalKeys(Buffer.from(testMasterKey, 'hex'))).open(
      sealed,
      sealedPrivateKeys.purpose(id),
    );
    const key = createPrivateKey({ key: opened, format: 'der', type: 'pkcs8' });
    const { d = '', p = '' } = key.export({ format: 'jwk' });
    const lines = (text: string) => text.split('\n').filter((line) => line.length === 64);
    const secrets = [
      apiKey,
      testAdminKey,
      testMasterKey,
      owner.key,
      d,
      p,
      opened.toString('hex'),
      opened.toString('base64'),
      ...lines(key.export({ type: 'pkcs8', format: 'pem' }).toString()).slice(1, 20),
      ...lines(key.export({ type: 'pkcs1', format: 'pem' }).toString()).slice(10, 20),
    ];
    const record = (await call(`GET /transactions/${hash}`, { token: owner.accessToken })).text;
    const places = { tables: await dump(), logs: [...service.logLines, ...arbiter.logLines].join('\n'), record };
    for (const [place, text] of Object.entries(places)) {
      expect(text).toContain(hash);
      const found = secrets.filter((secret) => text.includes(secret));
      expect({ place, found }).toEqual({ place, found: [] });
    }
  });
});

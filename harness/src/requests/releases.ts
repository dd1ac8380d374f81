import { createPrivateKey, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { CustodyType } from '@countersign/protocol';
import { type CustodyProvider, startCustodyProvider } from '@countersign/simulators';
import type { Pool } from 'pg';
import { afterAll, vi } from 'vitest';
import { makeCsr } from '../../../service/src/features/custody/make-csr.ts';
import { sealedPrivateKeys } from '../../../service/src/features/custody/sealed-columns.ts';
import { custodyIntegrations } from '../../../service/src/features/custody/table.ts';
import { createLocalKeys } from '../../../service/src/platform/crypto/local-keys.ts';
import { createSealer } from '../../../service/src/platform/crypto/seal.ts';
import { openDatabase } from '../../../service/src/platform/db/database.ts';
import type { TestDatabase } from '../database/test-database.ts';
import { credentialsFrom, csrBody } from '../people/custody.ts';
import type { Caller } from '../service/caller.ts';
import { testAdminKey, testMasterKey } from '../service/test-service.ts';
import { useTestService } from '../service/use-test-service.ts';
import { readWhole, type WholeTransaction } from './follow-request.ts';
import { enrolOwner, judge, type Owner, someAddress, submit } from './transactions.ts';

/** Long enough for a busy machine; a correct test never waits this long. */
const PATIENCE = { timeout: 60_000, interval: 100 };
const EFFECTS = [
  {
    kind: 'send',
    gives: [{ asset: { kind: 'native' }, amount: String(10n ** 18n) }],
    gets: [],
    from: null,
    to: someAddress,
  },
];

/** Two instances of a service and the custody provider that they use, for one test file. */
export async function useCustody(env: Record<string, string> = {}) {
  const provider = await startCustodyProvider({ slowMs: 2_000 });
  afterAll(() => provider.stop());
  const { database, service, startInstance } = await useTestService({ CUSTODY_BASE_URL: provider.url, ...env });
  return { provider, database, service, call: service.call, startInstance };
}

/** Saves credentials for the integration of an owner. */
export const complete = (
  call: Caller,
  { accessToken: token }: Pick<Owner, 'accessToken'>,
  credentials: Credentials,
  type: CustodyType = 'execution',
) => call(`POST /custody/complete/${type}`, { token, body: credentials });
type Credentials = ReturnType<typeof credentialsFrom>;

const privateKey = createPrivateKey(readFileSync(new URL('../../fixtures/custody/private-key.pem', import.meta.url)));
const csr = makeCsr(csrBody, privateKey);

/**
 * An integration with its key, in the state after generate-csr; returns the credentials that activate it. Generating a
 * key can take a busy machine longer than the timeout of a test.
 */
export async function prepareIntegration(
  { url }: TestDatabase,
  provider: CustodyProvider,
  { userId }: Pick<Owner, 'userId'>,
  type: CustodyType = 'execution',
): Promise<Credentials> {
  const { db, pool } = openDatabase(url, () => {});
  const id = randomUUID();
  const der = privateKey.export({ type: 'pkcs8', format: 'der' });
  const sealedPrivateKey = await sealer.seal(der, sealedPrivateKeys.purpose(id));
  await db
    .insert(custodyIntegrations)
    .values({ id, userId, type, keyId: randomUUID(), csr, sealedPrivateKey, createdAt: new Date() })
    .finally(() => pool.end());
  return credentialsFrom(provider, csr);
}
const sealer = createSealer(createLocalKeys(Buffer.from(testMasterKey, 'hex')));

/** Other credentials at the provider for the same key. */
export const otherCredentials = (provider: CustodyProvider): Credentials => credentialsFrom(provider, csr);

/** An owner whose agent's transactions the provider executes. */
export async function enrolCustodian(call: Caller, database: TestDatabase, provider: CustodyProvider) {
  const owner = await enrolOwner(call, 2);
  const credentials = await prepareIntegration(database, provider, owner);
  await complete(call, owner, credentials);
  return { ...owner, credentials };
}

/** Submits a transaction and approves it with a verdict. */
export async function approve(call: Caller, owner: Owner, different: Record<string, unknown> = {}): Promise<string> {
  const requestHash = await submit(call, owner, different);
  const judged = await judge(call, requestHash, 'APPROVED', { effects: EFFECTS });
  if (judged.status !== 201) throw new Error(judged.text);
  return requestHash;
}

/** Waits until the release of a record meets a condition. */
export const untilRelease = (
  call: Caller,
  owner: Owner,
  requestHash: string,
  isDone: (release: NonNullable<WholeTransaction['release']>) => boolean,
): Promise<WholeTransaction & { readonly release: NonNullable<WholeTransaction['release']> }> =>
  vi.waitFor(async () => {
    const record = await readWhole(call, owner, requestHash);
    const { release, status } = record;
    if (!release || !isDone(release)) throw new Error(`not yet: ${status} ${JSON.stringify(release)}`);
    return { ...record, release };
  }, PATIENCE);

/** The orders for one transaction that reached the provider. */
export const ordersOf = ({ calls }: CustodyProvider, requestHash: string) =>
  calls.filter(
    ({ method, body }) => method === 'POST' && (body as { externalTxId?: string })?.externalTxId === requestHash,
  );

/** The transactions of a request at the provider. */
export const atProvider = ({ transactions }: CustodyProvider, requestHash: string) =>
  transactions.list().filter(({ externalTxId }) => externalTxId === requestHash);

/** Sets their status at the provider. */
export function settle(provider: CustodyProvider, requestHash: string, status: string, subStatus = ''): void {
  for (const { id } of atProvider(provider, requestHash)) provider.transactions.change(id, { status, subStatus });
}

/** Moves all pending releases one minute on: leases expire, sent orders can no longer arrive, and all are polled. */
export async function letMinutePass(pool: Pool): Promise<void> {
  await pool.query(
    "UPDATE releases SET last_sent_at = last_sent_at - interval '1 minute', next_at = now() WHERE next_at IS NOT NULL",
  );
  await pool.query("SELECT pg_notify('countersign_changes', 'look')");
}

/** Orders the call of `transferFields`; a test can change any field. */
export const order = (call: Caller, body: Record<string, unknown>, headers: Record<string, string> = {}) =>
  call('POST /custody/admin/transactions', {
    key: testAdminKey,
    headers,
    body: { to: someAddress, value: '1000000000000000000', data: '0x', ...body },
  });

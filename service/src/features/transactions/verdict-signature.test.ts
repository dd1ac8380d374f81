import { readFileSync } from 'node:fs';
import { recoverAddress } from 'viem';
import { beforeAll, describe, expect, it } from 'vitest';
import { untilSealed } from '../../../../test/harness/jobs.ts';
import { testOrionAccount } from '../../../../test/harness/orion.ts';
import { type PostedVerdict, signedVerdict, verdictHash } from '../../../../test/harness/signed-verdict.ts';
import { testAdminKey, testOrionKey } from '../../../../test/harness/test-service.ts';
import { decide, enrolOwner, type Owner, submit, transferCallHash } from '../../../../test/harness/transactions.ts';
import { useTestService } from '../../../../test/harness/use-test-service.ts';
import { createWallet } from '../../../../test/harness/wallet.ts';
import { problem, storingNothing } from './transactions.fixture.ts';

const { database, service } = await useTestService();
const { call } = service;
const sealedReport = readFileSync(new URL('fixtures/gpg-signed-inside.asc', import.meta.url), 'utf8');
const report = { decision: 'PASS', nodes: [{ id: 'amount', confidence: 1e21 }], ключ: null };
let owner: Owner;

beforeAll(async () => {
  owner = await enrolOwner(call);
});

const said = (): PostedVerdict => ({
  decision: 'APPROVED',
  confidence: 0.8765,
  report,
  callHash: transferCallHash(owner.wallet.address),
  decidedAt: 1_790_000_000,
});
const post = (hash: string, body: object) => decide(call, hash, { key: testOrionKey, body });
const read = async (hash: string) =>
  ((await call(`GET /transactions/${hash}`, { key: testAdminKey })).body as { verdict: Record<string, unknown> | null })
    .verdict;

type Shown = PostedVerdict & { signature: `0x${string}`; signer: string; reportHash: string | null };

describe('the signature of a verdict', () => {
  it.each<[string, () => PostedVerdict]>([
    ['with everything', said],
    ['with a report as text', () => ({ ...said(), report: sealedReport })],
    ['with a decision and its time only', () => ({ decision: 'REJECTED', decidedAt: 0 })],
    ['that is undecided, of no confidence', () => ({ decision: 'UNDECIDED', confidence: 0, decidedAt: 2 ** 48 - 1 })],
    ['of a confidence between two steps', () => ({ ...said(), confidence: 0.123_46 })],
  ])('%s is kept, and whoever reads the record can check it without us', async (_what, make) => {
    const hash = await submit(call, owner);
    expect((await post(hash, await signedVerdict(hash, make()))).status).toBe(201);
    const shown = (await read(hash)) as unknown as Shown;
    expect(shown.signer).toBe(testOrionAccount.address);
    const recovered = await recoverAddress({ hash: verdictHash(hash, shown), signature: shown.signature });
    expect(recovered).toBe(testOrionAccount.address);
    expect(shown.reportHash === null).toBe(make().report === undefined);
  });

  it.each<[string, (signed: PostedVerdict) => object]>([
    ['another decision', () => ({ decision: 'UNDECIDED' })],
    ['another confidence', () => ({ confidence: 0.8766 })],
    ['no confidence', () => ({ confidence: undefined })],
    ['another report', () => ({ report: { ...report, decision: 'REJECT' } })],
    ['the same report as text', () => ({ report: JSON.stringify(report) })],
    ['no report', () => ({ report: undefined })],
    ['no callHash', () => ({ callHash: undefined })],
    ['another time', ({ decidedAt }) => ({ decidedAt: decidedAt + 1 })],
  ])('over %s is refused by name, and nothing is stored', async (_what, change) => {
    const hash = await submit(call, owner);
    const body = await signedVerdict(hash, said());
    const answer = await storingNothing(database, () => post(hash, { ...body, ...change(body) }));
    expect(answer.body).toEqual(problem(400, 'verdictSignature: is not a signature of this verdict'));
    expect((await post(hash, body)).status).toBe(201);
  });

  it.each<[string, (hash: string) => Promise<object>]>([
    ['another key', (hash) => signedVerdict(hash, said(), createWallet())],
    ['the right key for another request', () => signedVerdict(`0x${'12'.repeat(32)}`, said())],
    ['nobody', async () => ({ ...said(), verdictSignature: `0x${'cd'.repeat(65)}` })],
  ])('by %s is refused by name, and nothing is stored', async (_who, make) => {
    const hash = await submit(call, owner);
    const body = await make(hash);
    const answer = await storingNothing(database, () => post(hash, body));
    expect(answer.body).toEqual(problem(400, 'verdictSignature: '));
  });

  it('is taken while a new key of the service is not at hand yet', async () => {
    const hash = await submit(call, owner);
    await untilSealed(database.pool);
    const forget = 'UPDATE verification_services SET pgp_public_key = $1, pgp_fingerprint = $2 WHERE id = 1';
    const { rows } = await database.pool.query('SELECT * FROM verification_services WHERE id = 1');
    await database.pool.query(forget, [null, null]);
    const answer = await post(hash, await signedVerdict(hash, said()));
    await database.pool.query(forget, [rows[0].pgp_public_key, rows[0].pgp_fingerprint]);
    expect(answer.status).toBe(201);
  });

  it('that is missing leaves no signer', async () => {
    const hash = await submit(call, owner);
    await post(hash, said());
    expect(await read(hash)).toMatchObject({ signature: null, signer: null, decidedAt: 1_790_000_000 });
  });
});

import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { testOrionAccount, testServiceFile } from '@countersign/harness/arbiter/orion';
import { enrolSealer, sealFields, submitSealed } from '@countersign/harness/requests/follow-request';
import { enrolOwner, type Owner, submit } from '@countersign/harness/requests/transactions';
import { testOrionKey } from '@countersign/harness/service/test-service';
import { useTestService } from '@countersign/harness/service/use-test-service';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const guide = readFileSync(path('../docs/guides/arbiters.md'), 'utf8');
const [, program = ''] = /```js\n([\s\S]*?)```/.exec(guide) ?? [];

// Absent, as for operators with their own database: verdicts from the guide must be signed.
const { service } = await useTestService({ ALLOW_UNSIGNED_VERDICTS: '' });
const { call } = service;
let arbiter: ChildProcess;
let errors = '';

beforeAll(() => {
  arbiter = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: path('..'),
    env: {
      COUNTERSIGN_URL: service.url,
      ARBITER_KEY: testOrionKey,
      ARBITER_PGP_KEY: path('../harness/fixtures/orion/pgp-private-key.asc'),
      ARBITER_SIGNING_KEY: `0x${createHash('sha256').update('countersign test orion signing key').digest('hex')}`,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  arbiter.stderr?.on('data', (chunk) => {
    errors += chunk;
  });
});
afterAll(() => arbiter.kill());

const untilJudged = (owner: Owner, requestHash: string) =>
  vi.waitFor(
    async () => {
      const { body } = await call(`GET /transactions/${requestHash}`, { key: owner.key });
      expect(errors).toBe('');
      expect(body).toMatchObject({ verdict: { signed: true, signer: testOrionAccount.address } });
      return body;
    },
    { timeout: 60_000, interval: 200 },
  );

describe('the arbiter of the guide', { timeout: 90_000 }, () => {
  it('approves a plain transfer with a valid verdict', async () => {
    const owner = await enrolOwner(call);
    expect(await untilJudged(owner, await submit(call, owner))).toMatchObject({ status: 'APPROVED' });
  });

  it('approves a sealed transfer', async () => {
    const owner = await enrolSealer(call);
    const { pgpPublicKey } = JSON.parse(readFileSync(testServiceFile, 'utf8'));
    const sealed = await sealFields(owner, pgpPublicKey, { chainId: 11155111 });
    const created = await submitSealed(call, owner, sealed);
    expect(await untilJudged(owner, created.get('requestHash'))).toMatchObject({ form: 'sealed', status: 'APPROVED' });
  });

  it('leaves requests that it does not judge to the owner', async () => {
    const owner = await enrolOwner(call);
    const other = { to: owner.wallet.address, value: '0', data: '0x12345678' };
    for (const different of [{ tx: other }, { tx: undefined, calls: [other] }]) {
      expect(await untilJudged(owner, await submit(call, owner, different))).toMatchObject({
        status: 'PENDING',
        verdict: { decision: 'UNDECIDED' },
      });
    }
  });
});

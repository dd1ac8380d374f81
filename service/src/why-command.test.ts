import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLog } from '@countersign/edge';
import { decide, enrolOwner, judge, type Owner, submit } from '@countersign/harness/requests/transactions';
import { untilSealed } from '@countersign/harness/service/jobs';
import { testConfig, testOrionKey } from '@countersign/harness/service/test-service';
import { useTestService } from '@countersign/harness/service/use-test-service';
import { beforeAll, describe, expect, it } from 'vitest';
import { runWhyCommand } from './why-command.ts';

const { database, service } = await useTestService();
const { call } = service;
let owner: Owner;

beforeAll(async () => {
  owner = await enrolOwner(call, 1);
});

async function why(...args: string[]): Promise<{ isFound: boolean; said: string }> {
  const lines: string[] = [];
  const output = { answer: (line: string) => void lines.push(line), remark: (line: string) => void lines.push(line) };
  const isFound = await runWhyCommand(args, testConfig({ databaseUrl: database.url }), createLog('silent'), output);
  return { isFound, said: lines.join('\n') };
}

/** A request whose job has finished, with words that must not be shown. */
async function submitSecret(): Promise<string> {
  const requestHash = await submit(call, owner, { contextLogs: { note: 'the words of the agent' } });
  await untilSealed(database.pool);
  return requestHash;
}

const lease = () => call('POST /internal/verification-requests/lease', { key: testOrionKey, body: { max: 50 } });

describe('npm run why', () => {
  it('reports that requests are not judged while no arbiter asks for work', async () => {
    const { isFound, said } = await why(await submitSecret());
    expect(isFound).toBe(true);
    expect(said).toMatch(/^Request +standard form, chain 11155111, execution type USER_EXECUTED$/m);
    expect(said).toMatch(/^Status +PENDING, last change \d{4}-/m);
    expect(said).toMatch(
      /^Waiting for +an arbiter, but none has asked for work in the last minute: see docs\/guides\//m,
    );
    expect(said).toMatch(/^Arbiter +verification service 1, 0 active; verdict: leased 0 times/m);
    expect(said).toMatch(/^Job +seal-request: completed$/m);
    expect(said).not.toMatch(/words of the agent|Send 1 ETH|1000000000000000000/);
  });

  it('creates no database if there is none, and prints where it looked', async () => {
    const dataDirectory = join(tmpdir(), `countersign-none-${randomUUID()}`);
    const config = { ...testConfig({ databaseUrl: database.url }), databaseUrl: null, dataDirectory };
    const output = { answer: () => {}, remark: () => {} };
    await expect(runWhyCommand([`0x${'0'.repeat(64)}`], config, createLog('silent'), output)).rejects.toThrow(
      `there is no database in ${dataDirectory}`,
    );
    expect(existsSync(dataDirectory)).toBe(false);
  });

  it('prints who has leased it, since when and at which attempt', async () => {
    const requestHash = await submitSecret();
    await lease();
    const { said } = await why(requestHash.toUpperCase().replace('0X', '0x'));
    expect(said).toMatch(/^Waiting for +the verdict of an arbiter$/m);
    expect(said).toMatch(
      /verification service 1, 1 active; verdict: leased 1 times, first \d{4}-.*, leased until \d{4}-/,
    );
  });

  it('prints the verdict with its reason, the failed checks and the question to the owner', async () => {
    const requestHash = await submitSecret();
    const report = { results: { 'intent.amount': { status: 'FAIL' }, 'intent.token': { status: 'PASS' } } };
    const analysis = 'Words and bytes\n\u001b[31mdiffer.';
    await judge(call, requestHash, 'UNDECIDED', { confidence: 0.6, analysis, report });
    const { said } = await why(requestHash);
    expect(said).toMatch(/^Waiting for +the owner$/m);
    expect(said).toMatch(/^Verdict +UNDECIDED with confidence 0\.6, \d{4}-/m);
    expect(said).toMatch(/^Reason +Words and bytes \[31mdiffer\.$/m);
    expect(said).toMatch(/^Failed +intent\.amount$/m);
    expect(said).toMatch(/^Owner +the arbiter is not sure$/m);
    await decide(call, requestHash, { token: owner.accessToken, body: { decision: 'REJECTED' } });
    expect((await why(requestHash)).said).toMatch(/^Decision +REJECTED by user_ui, \d{4}-/m);
    expect((await why(requestHash)).said).toMatch(/^Waiting for +nothing$/m);
  });

  it('prints the kind of a failed job and its next retry, and nothing more', async () => {
    const requestHash = await submitSecret();
    await database.pool.query(
      `UPDATE jobs.job SET state = 'retry', retry_count = 3, output = '{"failure":"ContentUnavailable","code":"ECONNREFUSED"}'
       WHERE data ->> 'requestHash' = $1`,
      [requestHash],
    );
    await database.pool.query('DELETE FROM verification_requests');
    const { said } = await why(requestHash);
    expect(said).toMatch(/^Waiting for +sealing/m);
    expect(said).toMatch(
      /^Job +seal-request: retry, retried 3 times, next at \d{4}-.*, failed with ContentUnavailable ECONNREFUSED$/m,
    );
  });

  it('prints the release of an approved request, and what it waits for', async () => {
    const agent = await enrolOwner(call, 2);
    const requestHash = await submit(call, agent);
    await judge(call, requestHash, 'APPROVED');
    const waiting = (await why(requestHash)).said;
    expect(waiting).toMatch(/^Release +waiting, by custody \(execution\), next check/m);
    expect(waiting).toMatch(/^Because +There is no active custody integration/m);
    await database.pool.query(
      `UPDATE releases SET status = 'submitted', claimed_at = now(), last_sent_at = now(), reference = 'tx-1', reason = NULL,
       next_at = NULL WHERE external_id = $1`,
      [requestHash],
    );
    await database.pool.query('UPDATE transactions SET claimed_at = now() WHERE request_hash = $1', [requestHash]);
    const { said } = await why(requestHash);
    expect(said).toMatch(/^Waiting for +custody to execute it/m);
    expect(said).toMatch(
      /^Release +submitted, by custody \(execution\), claimed \d{4}-.*, last sent \d{4}-.*, reference tx-1$/m,
    );
    expect(said).not.toMatch(/^Because/m);
  });

  it('reports a missing request, and the fault of an invalid hash', async () => {
    const none = `0x${'00'.repeat(32)}`;
    expect(await why(none)).toEqual({ isFound: false, said: `There is no request ${none} in this database.` });
    await expect(why('0x12')).rejects.toThrow('the requestHash must be 0x and 64 hexadecimal digits');
    await expect(why()).rejects.toThrow('one requestHash is required');
  });
});

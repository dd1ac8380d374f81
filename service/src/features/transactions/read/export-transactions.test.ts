import { once } from 'node:events';
import { proves } from '@countersign/harness/proves';
import { problem } from '@countersign/harness/requests/answers';
import { enrolOwner, judge, type Owner, someAddress, submit } from '@countersign/harness/requests/transactions';
import { useTestService } from '@countersign/harness/service/use-test-service';
import { exportLimits } from '@countersign/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../../platform/db/database.ts';
import { exportTransactions } from './export-transactions.ts';

const { database, service } = await useTestService();
const { service: limited } = await useTestService({}, { contractLimits: true });
const { call } = service;
const own = openDatabase(database.url, () => {});
afterAll(() => own.pool.end());
let owner: Owner;
/** An owner with more than a few pages. */
let busy: Owner;

beforeAll(async () => {
  [owner, busy] = await Promise.all([enrolOwner(call), enrolOwner(call)]);
  await submit(call, owner, { chainId: 10 });
  const hash = await submit(call, owner, { userPrompt: '=HYPERLINK("https://example.org"), 1 ETH' });
  const report = { extracted_elements: { does: ['@Send 1 ETH.'] } };
  await judge(call, hash, 'UNDECIDED', { report, analysis: '-1 is odd. More follows.' });
  await submit(call, busy);
  await database.pool.query(
    `INSERT INTO transactions SELECT (jsonb_populate_record(request, jsonb_build_object('id', gen_random_uuid(),
       'request_hash', '0x' || encode(sha256(n::text::bytea), 'hex'), 'user_prompt', repeat('x', 5000)))).*
     FROM transactions AS request, generate_series(1, 1049) AS n WHERE user_id = $1`,
    [busy.userId],
  );
});

const download = (user: Owner, query = '') =>
  call(`GET /transactions/users/${user.wallet.address}/export${query}`, { key: user.key });

describe('GET /transactions/users/{ethereumAddress}/export', () => {
  it('200: CSV with a header, without any formula', proves('transactions.export'), async () => {
    const { status, headers, text } = await download(owner);
    expect([status, headers.get('content-type'), headers.get('content-disposition')]).toEqual([
      200,
      'text/csv; charset=utf-8',
      `attachment; filename="countersign-transactions-${owner.wallet.address.toLowerCase()}.csv"`,
    ]);
    const lines = text.split('\r\n');
    expect(lines[0]).toBe(
      'createdAt,requestHash,status,statusReason,waitingFor,decision,confidence,summary,reason,description,escrowAddress,chainId,to,value,submitterKind,submitterId,submitterName,validUntil,updatedAt',
    );
    expect(lines[1]).toContain(
      `,PENDING,,owner,UNDECIDED,0.9,'@Send 1 ETH.,'-1 is odd.,"'=HYPERLINK(""https://example.org""), 1 ETH",${owner.wallet.address},11155111,${someAddress},1000000000000000000,api-key,${owner.keyId},agent,,`,
    );
    expect([lines[2]?.includes(',10,'), lines.slice(3)]).toEqual([true, ['']]);
  });

  it('200: JSON with the content of the whole list, with the same filters', proves('transactions.export'), async () => {
    const list = async (query: string) =>
      (await call(`GET /transactions/users/${owner.wallet.address}?${query}`, { key: owner.key })).body;
    for (const query of ['', 'chainId=10', 'q=nothing']) {
      const { headers, body } = await download(owner, `?format=json&${query}`);
      expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(body).toEqual(await list(query));
    }
    const { body } = await download(busy, '?format=json');
    expect(new Set((body as { requestHash: string }[]).map(({ requestHash }) => requestHash)).size).toBe(1_050);
  });

  it('400: reports errors before anything is sent', proves('transactions.export'), async () => {
    expect((await download(owner, '?q=0x12')).body).toEqual(problem(400, 'q: '));
    expect((await download(owner, '?format=xml')).body).toEqual(problem(400, 'format: '));
  });

  it('403: for other users', proves('transactions.export'), async () => {
    const answer = await call(`GET /transactions/users/${owner.wallet.address}/export`, { key: busy.key });
    expect(answer.body).toEqual(problem(403, 'ethereumAddress: '));
  });

  it('429: has a limit of its own', proves('transactions.export'), async () => {
    const user = await enrolOwner(limited.call);
    const { max = 0 } = exportLimits.find(({ per }) => per === 'key') ?? {};
    const ask = () => limited.call(`GET /transactions/users/${user.wallet.address}/export`, { key: user.key });
    const answers = await Promise.all(Array.from({ length: max + 1 }, ask));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(max).fill(200), 429]);
  });

  it(
    'reads no further than the client does, and stops when the client is gone',
    proves('transactions.export'),
    async () => {
      let looks = 0;
      own.pool.on('acquire', () => (looks += 1));
      const client = new AbortController();
      const file = await exportTransactions(
        own.db,
        { id: busy.userId, ethereumAddress: busy.wallet.address },
        { filters: {}, format: 'json', gone: client.signal },
      );
      await once(file, 'readable');
      file.read(1);
      await new Promise(setImmediate);
      // One connection for the first page of ids, and one for its records.
      expect(looks).toBe(2);
      client.abort();
      await once(file, 'close');
      expect([file.destroyed, looks]).toEqual([true, 2]);
    },
  );
});

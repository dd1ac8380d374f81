import { readFileSync } from 'node:fs';
import { testServiceFile } from '@countersign/harness/arbiter/orion';
import { beginSession } from '@countersign/harness/mcp/mcp-calls';
import { grant } from '@countersign/harness/people/oauth';
import { generatePgpKey, registerPgpKey } from '@countersign/harness/people/pgp';
import { proves } from '@countersign/harness/proves';
import { problem } from '@countersign/harness/requests/answers';
import { coins, does, friend, token, tokens } from '@countersign/harness/requests/effects';
import { decide, enrolOwner, judge, type Owner, submit } from '@countersign/harness/requests/transactions';
import type { CallResult } from '@countersign/harness/service/caller';
import { untilSealed } from '@countersign/harness/service/jobs';
import { useTestService } from '@countersign/harness/service/use-test-service';
import { createMessage, encrypt, readKey } from 'openpgp';
import { beforeAll, describe, expect, it } from 'vitest';

const { database, service } = await useTestService();
const { call } = service;
const contract = `0x${'5'.repeat(40)}`;

/** One transaction of each kind, by name; all of the same owner, oldest first. */
const hashes: Record<string, string> = {};
let owner: Owner;
let session: { grantId: string; clientId: string };

const failing = { results: { 'intent_alignment.amount_matching': { status: 'FAIL' } } };
const list = (query = '', user = owner) =>
  call(`GET /transactions/users/${user.wallet.address}${query}`, { key: user.key });
const hashesOf = ({ body }: CallResult) => (body as { requestHash: string }[]).map(({ requestHash }) => requestHash);
const namesOf = (answer: CallResult) => {
  expect(answer.status, answer.text).toBe(200);
  return hashesOf(answer).map((hash) => Object.keys(hashes).find((name) => hashes[name] === hash));
};

async function submitSealed(): Promise<string> {
  const { privateKey } = await generatePgpKey();
  await registerPgpKey(call, owner, privateKey.toPublic().armor());
  const armoredKey: string = JSON.parse(readFileSync(testServiceFile, 'utf8')).pgpPublicKey;
  const message = await createMessage({ text: 'sealed words' });
  const encryptedPayload = await encrypt({
    message,
    encryptionKeys: await readKey({ armoredKey }),
    signingKeys: privateKey,
  });
  const body = { escrowAddress: owner.wallet.address, encryptedPayload, chainId: 100 };
  return (await call('POST /transactions', { token: owner.accessToken, body })).get('requestHash');
}

async function submitByMcp(): Promise<string> {
  const { accessToken, client } = await grant(call, owner);
  await database.pool.query("UPDATE oauth_grants SET client_name = 'Trader'");
  const mcp = await beginSession(service, { token: accessToken });
  const fields = {
    escrowAddress: owner.wallet.address,
    userPrompt: 'by MCP',
    tx: { to: friend, value: '1', data: '0x' },
  };
  const { last } = await mcp.callTool('requestVerification', fields);
  const [granted] = (await call('GET /oauth/grants', { token: owner.accessToken })).body as { id: string }[];
  session = { grantId: granted?.id ?? '', clientId: client.clientId };
  const { requestHash = '' } = (last.result?.structuredContent ?? {}) as { requestHash?: string };
  return requestHash;
}

beforeAll(async () => {
  owner = await enrolOwner(call, 1);
  hashes.sealed = await submitSealed();
  hashes.fresh = await submitByMcp();
  hashes.swap = await submit(call, owner, { userPrompt: 'Swap 5 USDC at vitalik.eth, Größe １０; 送金', chainId: 10 });
  hashes.batch = await submit(call, owner, {
    tx: undefined,
    calls: [
      { to: contract, value: '0', data: '0x' },
      { to: friend, value: '1', data: '0x' },
    ],
  });
  for (const name of ['unsure', 'agreed', 'refused', 'approved', 'overdue']) hashes[name] = await submit(call, owner);
  await untilSealed(database.pool);
  const fees = [{ to: contract }];
  const effects = [
    does('swap', { gives: [tokens('5')], gets: [coins('1')], fees }),
    does('approve', { spender: friend }),
  ];
  await judge(call, hashes.swap, 'UNDECIDED', {
    effects,
    report: { ...failing, extracted_elements: { does: ['Swap 5 USDC for ETH', 7, 'Let\u0007\u202e 0xbb spend.'] } },
  });
  await judge(call, hashes.sealed, 'UNDECIDED', { effects, report: { extracted_elements: { does: ['Tells it.'] } } });
  await judge(call, hashes.unsure ?? '', 'UNDECIDED', { report: { extracted_elements: { does: ['x'.repeat(400)] } } });
  for (const name of ['agreed', 'approved', 'overdue']) await judge(call, hashes[name] ?? '', 'APPROVED');
  await judge(call, hashes.refused ?? '', 'REJECTED', { report: failing });
  for (const name of ['approved', 'overdue']) {
    await decide(call, hashes[name] ?? '', { token: owner.accessToken, body: { decision: 'APPROVED' } });
  }
  // The approval has ended, but the expiry is not stored yet.
  await database.pool.query("UPDATE transactions SET valid_until = now() - interval '1 s' WHERE request_hash = $1", [
    hashes.overdue,
  ]);
  // Another user has some of everything.
  const stranger = await enrolOwner(call);
  await judge(call, await submit(call, stranger, { chainId: 10 }), 'UNDECIDED', { effects });
});

describe('the filters of GET /transactions/users/{ethereumAddress}', () => {
  it.each<[query: string, found: string[]]>([
    ['status=PENDING', ['agreed', 'unsure', 'batch', 'swap', 'fresh', 'sealed']],
    ['status=APPROVED', ['approved']],
    ['status=REJECTED', ['overdue', 'refused']],
    ['status=APPROVED,REJECTED', ['overdue', 'approved', 'refused']],
    ['status=EXECUTED,FAILED', []],
    ['waitingFor=owner', ['agreed', 'unsure', 'swap', 'sealed']],
    ['waitingFor=execution', ['approved']],
    ['waitingFor=arbiter', ['batch', 'fresh']],
    ['waitingFor=sealing', []],
    ['waitingFor=arbiter,sealing,execution', ['approved', 'batch', 'fresh']],
    ['decision=none', ['batch', 'fresh']],
    ['decision=UNDECIDED,REJECTED', ['refused', 'unsure', 'swap', 'sealed']],
    ['chainId=10', ['swap']],
    ['chainId=100', ['sealed']],
    ['chainId=7', []],
    ['asset=native', ['swap']],
    [`asset=${token.toUpperCase().replace('0X', '0x')}`, ['swap']],
    [`asset=${friend}`, []],
    [`q=${contract}`, ['batch', 'swap']],
    [`q=${friend}`, ['batch', 'swap', 'fresh']],
    [`q=${token}`, ['swap']],
    ['q=SWAP usdc', ['swap']],
    ['q=vitalik', ['swap']],
    ['q=vitalik.eth', ['swap']],
    ['q=GRÖßE 10', ['swap']],
    ['q=金送', ['swap']],
    ['q=swap nothing', []],
    ['q=sealed', []],
    ['status=PENDING&chainId=10&q=usdc&asset=native&decision=UNDECIDED&waitingFor=owner', ['swap']],
    ['status=PENDING&chainId=100&decision=UNDECIDED', ['sealed']],
    ['status=REJECTED&decision=APPROVED', ['overdue']],
    ['status=APPROVED&decision=REJECTED', []],
    ['waitingFor=owner&order=attention', ['swap', 'unsure', 'sealed', 'agreed']],
    ['waitingFor=owner&order=attention&decision=UNDECIDED', ['swap', 'unsure', 'sealed']],
    ['since=2020-01-01T00:00:00Z&until=2021-01-01T00:00:00Z', []],
    ['since=2020-01-01T00:00:00Z&status=APPROVED', ['approved']],
  ])(
    '%s',
    proves(
      'transactions.filter.agrees',
      'transactions.filter.attention',
      'transactions.filter.fields',
      'transactions.filter.sealed',
    ),
    async (query, found) => {
      expect(namesOf(await list(`?${encodeURI(query)}`))).toEqual(found);
    },
  );

  it(
    'find a request by its hash, whole or from the 8th digit on, and by its submitter',
    proves('transactions.filter.fields', 'transactions.list.summary'),
    async () => {
      for (const [name, hash = ''] of Object.entries(hashes)) {
        for (const q of [hash, hash.slice(2), hash.slice(0, 10), hash.toUpperCase().replace('0X', '0x').slice(0, 20)]) {
          expect(namesOf(await list(`?q=${q}`))).toEqual([name]);
        }
      }
      expect(namesOf(await list(`?agent=${session.grantId}`))).toEqual(['fresh']);
      expect(namesOf(await list(`?agent=${session.clientId}`))).toEqual(['fresh']);
      const [sealed, mcp, byKey] = [hashes.sealed, hashes.fresh, hashes.swap];
      const all = (await list()).body as { requestHash: string; submittedBy: { kind: string; id: string } }[];
      const submitterOf = (hash?: string) => all.find(({ requestHash }) => requestHash === hash)?.submittedBy;
      expect(submitterOf(mcp)).toEqual({ kind: 'oauth', id: session.grantId, name: 'Trader' });
      expect(submitterOf(byKey)).toEqual({ kind: 'api-key', id: owner.keyId, name: 'agent' });
      expect(submitterOf(sealed)).toMatchObject({ kind: 'session', name: null });
      expect(namesOf(await list(`?agent=${submitterOf(sealed)?.id}`))).toEqual(['sealed']);
      expect(namesOf(await list(`?agent=${owner.keyId}`))).toHaveLength(7);
    },
  );

  it('agree with the records after every change', proves('transactions.filter.agrees'), async () => {
    await decide(call, hashes.agreed ?? '', { token: owner.accessToken, body: { decision: 'REJECTED' } });
    type Shown = { requestHash: string; status: string; waitingFor: string | null; decision: string | null };
    const all = (await list()).body as Shown[];
    const values = {
      status: ['PENDING', 'APPROVED', 'REJECTED', 'EXECUTED', 'FAILED'],
      waitingFor: ['sealing', 'arbiter', 'owner', 'execution'],
      decision: ['APPROVED', 'REJECTED', 'UNDECIDED', 'none'],
    };
    for (const field of ['status', 'waitingFor', 'decision'] as const) {
      for (const value of values[field]) {
        const expected = all.filter((each) => (each[field] ?? 'none') === value).map(({ requestHash }) => requestHash);
        expect(hashesOf(await list(`?${field}=${value}`)), value).toEqual(expected);
      }
    }
  });

  it('are kept in the link to the next page, in every order', proves('transactions.filter.cost'), async () => {
    for (const query of [
      '?decision=UNDECIDED,APPROVED,REJECTED',
      '?waitingFor=owner&order=attention',
      '?until=2999-01-01T00:00:00Z',
    ]) {
      const whole = hashesOf(await list(query));
      const seen: string[] = [];
      let next: string | null = `${query}&limit=1`;
      while (next) {
        const page: CallResult = await list(next);
        seen.push(...hashesOf(page));
        const link = page.headers.get('link');
        next = link && new URL(link.slice(1, link.indexOf('>'))).search;
      }
      expect(seen).toEqual(whole);
      expect(whole.length).toBeGreaterThan(2);
    }
  });

  it(
    'read at most 2,000 candidates for a page, and continue from there',
    proves('transactions.filter.cost'),
    async () => {
      const user = await enrolOwner(call);
      const common = await submit(call, user, { chainId: 5, userPrompt: 'rare word' });
      await database.pool.query(
        `INSERT INTO transaction_terms (user_id, term, created_at, transaction_id)
       SELECT $1, CASE WHEN n % 2 = 0 THEN 'chain:5' ELSE 'word:rare' END, now() + n * interval '1 s', gen_random_uuid()
       FROM generate_series(1, 6000) AS n`,
        [user.userId],
      );
      const found: string[][] = [];
      let next: string | null = '?chainId=5&q=rare';
      while (next) {
        const page: CallResult = await list(next, user);
        found.push(hashesOf(page));
        const link = page.headers.get('link');
        next = link && new URL(link.slice(1, link.indexOf('>'))).search;
      }
      expect(found).toEqual([[], [common]]);
      // The filter with fewer matches is read first, however common the other is.
      const rarest = await list('?chainId=5&status=PENDING', user);
      expect([hashesOf(rarest), rarest.headers.get('link')]).toEqual([[common], null]);
    },
  );

  describe('400', () => {
    it.each([
      ['status=NOPE', 'status: must be one or more of PENDING, APPROVED'],
      ['status=', 'status: '],
      ['waitingFor=owner,me', 'waitingFor: '],
      ['decision=PASS', 'decision: '],
      ['agent=', 'agent: '],
      ['chainId=0', 'chainId: '],
      ['asset=USDC', 'asset: '],
      ['q=0x1234567', 'q: must have at least 8 digits'],
      [`q=0x${'1'.repeat(65)}`, 'q: must not have more than the 64 digits'],
      ['q=!!', 'q: must contain a letter or a digit'],
      ['q=a b c d e f g h i j k', 'q: must have at most 10 words'],
      ['since=yesterday', 'since: '],
      ['order=attention', 'order: attention requires waitingFor=owner'],
    ])('%s', proves('transactions.filter.attention', 'transactions.filter.fields'), async (query, said) => {
      expect((await list(`?${encodeURI(query)}`)).body).toEqual(problem(400, said));
    });
  });
});

describe('a listed transaction', () => {
  const shown = async (name: string) => {
    const whole = await call(`GET /transactions/${hashes[name]}`, { key: owner.key });
    const [listed] = (await list(`?q=${hashes[name]}`)).body as object[];
    expect(whole.body).toMatchObject(listed ?? {});
    return listed;
  };

  it(
    'has a summary of the call from the report: plain text, at most 300 characters',
    proves('transactions.list.summary'),
    async () => {
      expect(await shown('swap')).toMatchObject({
        summary: 'Swap 5 USDC for ETH. Let 0xbb spend.',
        decision: 'UNDECIDED',
        confidence: 0.9,
        reason: 'words and bytes agree',
        hasFailedChecks: true,
      });
      expect(await shown('unsure')).toMatchObject({ summary: `${'x'.repeat(299)}…`, hasFailedChecks: false });
    },
  );

  it('has no summary if it is sealed or not judged', proves('transactions.list.summary'), async () => {
    expect(await shown('sealed')).toMatchObject({ summary: null, decision: 'UNDECIDED' });
    expect(await shown('fresh')).toMatchObject({ summary: null, decision: null, confidence: null, reason: null });
  });
});

describe('GET /transactions/users/{ethereumAddress}/counts', () => {
  const count = async (user: Owner) =>
    (await call(`GET /transactions/users/${user.wallet.address}/counts`, { key: user.key })).body;

  it('200: the number that wait for the owner, counted up to 1000', proves('transactions.counts'), async () => {
    const user = await enrolOwner(call);
    expect(await count(user)).toEqual({ waitingForOwner: 0, hasMore: false });
    const [first] = [await submit(call, user), await submit(call, user)];
    await judge(call, first ?? '', 'UNDECIDED');
    expect(await count(user)).toEqual({ waitingForOwner: 1, hasMore: false });
    const more = (start: number, end: number) =>
      database.pool.query(
        `INSERT INTO transaction_terms (user_id, term, created_at, transaction_id)
         SELECT $1, 'waiting:owner:' || n % 3, now(), gen_random_uuid() FROM generate_series($2::int, $3) AS n`,
        [user.userId, start, end],
      );
    await more(2, 1_000);
    expect(await count(user)).toEqual({ waitingForOwner: 1_000, hasMore: false });
    await more(1_001, 5_000);
    expect(await count(user)).toEqual({ waitingForOwner: 1_000, hasMore: true });
  });

  it('403: for other users', proves('transactions.counts'), async () => {
    const other = await enrolOwner(call);
    const answer = await call(`GET /transactions/users/${owner.wallet.address}/counts`, { key: other.key });
    expect(answer.body).toEqual(problem(403, 'ethereumAddress: '));
  });
});

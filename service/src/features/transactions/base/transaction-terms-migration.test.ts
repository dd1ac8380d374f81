import { idOf, useDatabaseBefore } from '@countersign/harness/database/before-migration';
import { proves } from '@countersign/harness/proves';
import { expect, it } from 'vitest';

const database = useDatabaseBefore('transaction-terms');
const [token, friend, contract] = ['d', 'b', 'c'].map((digit) => `0x${digit.repeat(40)}`);

interface Row {
  readonly status: string;
  readonly form?: string;
  readonly prompt?: string;
  readonly action?: object;
}

const insert = (digit: string, { status, form = 'standard', prompt, action }: Row) =>
  database.pool.query(
    `INSERT INTO transactions (id, request_hash, user_id, account, chain_id, service_id, form, payload_hash, salt,
       payload_bytes, execution, status, user_prompt, action)
     VALUES ($1, '0x' || $1::uuid::text, $2, '0x1', 10, 1, $3, '0x', '0x', 0, 0, $4, $5, $6)`,
    [idOf(digit), idOf('a'), form, status, prompt, action],
  );

async function judge(
  digit: string,
  decision: string,
  verdict: { report?: object; effects?: object } = {},
): Promise<void> {
  await database.pool.query(
    "INSERT INTO approvals (id, transaction_id, decision, type, revision) VALUES ($1, $1, $2, 'orion', 2)",
    [idOf(digit), decision],
  );
  const { report = {}, effects } = verdict;
  await database.pool.query(
    'INSERT INTO verdicts (transaction_id, report, effects, owner_needed) VALUES ($1, $2, $3, true)',
    [idOf(digit), report, JSON.stringify(effects ?? null)],
  );
}

const termsOf = async (digit: string) => {
  const sql = 'SELECT term FROM transaction_terms WHERE user_id = $1 AND transaction_id = $2 ORDER BY term COLLATE "C"';
  return (await database.pool.query(sql, [idOf('a'), idOf(digit)])).rows.map(({ term }) => term);
};

it(
  'the migration makes older transactions findable like newer ones, and deleted ones not findable',
  proves('transactions.filter.agrees'),
  async () => {
    await database.pool.query("INSERT INTO users (id, address) VALUES ($1, '0x1')", [idOf('a')]);
    await database.pool.query(
      `INSERT INTO verification_services (id, name, inbox, owner, pgp_key_ids, active)
     VALUES (1, 'Orion', '0x1', '0x1', '{}', true)`,
    );
    await insert('1', {
      status: 'PENDING',
      prompt: 'Send 1.5 ETH to Vitalik, 送金',
      action: { calls: [{ to: contract }] },
    });
    const asset = { kind: 'token', address: token?.toUpperCase().replace('0X', '0x') };
    const effects = [
      { kind: 'send', gives: [{ asset }], gets: [{ asset: { kind: 'native' } }], from: null, to: friend },
    ];
    await judge('1', 'UNDECIDED', { report: { results: { some: { status: 'FAIL' } } }, effects });
    await insert('2', { status: 'APPROVED', form: 'sealed' });
    await judge('2', 'APPROVED', { effects });
    await insert('3', { status: 'PENDING', prompt: 'x' });
    await database.pool.query(
      `INSERT INTO api_keys (id, name, type, label, scopes, hash, prefix) VALUES ($1, 'Trader', 'user', 'user', '{}', '', '')`,
      [idOf('f')],
    );
    await database.pool.query(
      "INSERT INTO audit_log (actor, action, transaction_id, detail) VALUES ($1, 'transaction.create', $2, '{}')",
      [{ kind: 'user-key', keyId: idOf('f') }, idOf('3')],
    );

    await database.migrate();

    const words = ['1', '5', 'eth', 'send', 'to', 'vitalik', '送', '金'].map((word) => `word:${word}`);
    const parties = ['0x1', friend, contract, token].map((party) => `party:${party}`);
    const assets = [`asset:${token}`, 'asset:native'];
    const standing = ['decision:UNDECIDED', 'status:PENDING', 'waiting:owner:0'];
    expect(await termsOf('1')).toEqual([...assets, 'chain:10', ...parties, ...standing, ...words].sort());
    expect(await termsOf('2')).toEqual(['chain:10', 'decision:APPROVED', 'status:APPROVED', 'waiting:execution']);
    expect(await termsOf('3')).toEqual([
      `agent:${idOf('f')}`,
      'chain:10',
      'decision:none',
      'party:0x1',
      'status:PENDING',
      'waiting:verdict',
      'word:x',
    ]);
    const { rows } = await database.pool.query(
      'SELECT submitter_kind AS kind, submitter_id AS id, submitter_name AS name FROM transactions ORDER BY transactions.id',
    );
    const unknown = { kind: null, id: null, name: null };
    expect(rows).toEqual([unknown, unknown, { kind: 'api-key', id: idOf('f'), name: 'Trader' }]);

    await database.pool.query('DELETE FROM transactions WHERE id = $1', [idOf('3')]);
    expect([await termsOf('3'), (await termsOf('2')).length]).toEqual([[], 4]);
  },
);

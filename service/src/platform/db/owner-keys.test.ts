import { createTestDatabase, type TestDatabase } from '@countersign/harness/database/test-database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** Tables that grow with the requests of an owner, by the owner column: decision 54. */
const partitioned: Readonly<Record<string, string>> = {
  agent_changes: 'user_id',
  agent_rollups: 'user_id',
  approvals: 'owner_id',
  request_records: 'owner_id',
  settlements: 'owner_id',
  spends: 'user_id',
  tee_proofs: 'owner_id',
  transaction_terms: 'user_id',
  transactions: 'user_id',
  user_changes: 'user_id',
  verdicts: 'owner_id',
};

/** Their keys contain the owner; the table itself is not partitioned, for the reason given. */
const keyed: Readonly<Record<string, readonly [owner: string, reason: string]>> = {
  attached_quorums: ['user_id', 'a few of each account, and none of a request'],
  instruction_ids: ['owner_id', 'short, and only of requests whose application names its instructions'],
  instruction_uses: ['owner_id', 'short, and kept for 30 days'],
  policies: ['user_id', 'one of each account'],
  user_change_counters: ['user_id', 'one of each account'],
};

/** Tables with global uniqueness, or without an owner. */
const global: Readonly<Record<string, string>> = {
  abandoned_blocks: 'a queue of blocks, which may be those of several owners',
  api_keys: 'found by the hash of the key, before anybody knows whose it is',
  arbiter_sightings: 'of arbiters',
  audit_log: 'one chain of all, in months',
  byte_quotas: 'of owners and networks alike',
  chain_cursors: 'of chains',
  connection_codes: 'belong to nobody before they are approved',
  content_blocks: 'found by their content, which may be that of several owners',
  custody_integrations: 'a few of each account, and none of a request',
  escrow_accounts: 'an account on a chain has one owner',
  executions: 'a transaction on chain carries out one request, whoever has made it',
  idempotency_keys: 'of callers, who need not be owners',
  mail_quotas: 'of recipients and networks',
  mcp_sessions: 'found by their id alone',
  notification_channels: 'found by their id alone',
  notification_deliveries: 'the outbox: a queue of all owners',
  oauth_clients: 'of programs',
  oauth_grants: 'found by the hash of a code',
  oauth_sessions: 'belong to nobody before they are approved',
  payment_uses: 'a nonce on chain serves one request, whoever has made it',
  pgp_keys: 'a few of each account, and none of a request',
  rate_limits: 'of callers and networks alike',
  refresh_families: 'found by their id alone',
  releases: 'a provider takes each order once; a queue of all owners',
  request_owners: 'the map from the hash of a request to its owner',
  sealing_keys: 'of the service',
  settings: 'one of each account',
  signing_keys: 'of the service',
  siwe_nonces: 'belong to nobody yet',
  used_signatures: 'belong to nobody yet',
  users: 'the owners themselves',
  verification_requests: 'the queue of the arbiters: leases take those of all owners in turn',
  verification_services: 'of the operator',
  wallet_quorums: 'a few of each account, and none of a request',
};

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

interface Catalogue {
  /** The hash partition columns; null if it is not partitioned. */
  readonly hashed: string[] | null;
  readonly partitions: number;
  /** The columns of each unique index, including the primary key. */
  readonly uniques: string[][];
}

async function describeTable(name: string): Promise<Catalogue> {
  const { rows } = await database.pool.query<Catalogue>(
    `SELECT
       (SELECT array_agg(a.attname::text) FROM pg_partitioned_table p JOIN pg_attribute a
          ON a.attrelid = p.partrelid AND a.attnum = ANY (p.partattrs::int2[]) WHERE p.partrelid = c.oid AND p.partstrat = 'h') AS hashed,
       (SELECT count(*)::int FROM pg_inherits WHERE inhparent = c.oid) AS partitions,
       (SELECT coalesce(json_agg((SELECT json_agg(a.attname ORDER BY a.attname) FROM pg_attribute a
            WHERE a.attrelid = c.oid AND a.attnum = ANY (i.indkey::int2[]))), '[]')
          FROM pg_index i WHERE i.indrelid = c.oid AND i.indisunique) AS uniques
     FROM pg_class c WHERE c.oid = $1::regclass`,
    [name],
  );
  if (!rows[0]) throw new Error(`there is no table ${name}`);
  return rows[0];
}

/** What keeps an owner's table from being distributed over machines by owner. */
async function findFaults(name: string, owner: string): Promise<string[]> {
  const { hashed, partitions, uniques } = await describeTable(name);
  return [
    ...(hashed?.join() === owner && partitions > 1 ? [] : ['is not partitioned by its owner']),
    ...(uniques.length > 0 ? [] : ['has no key']),
    ...uniques
      .filter((columns) => !columns.includes(owner))
      .map((columns) => `unique ${columns.join(', ')} lacks the owner`),
  ];
}

describe('every table', () => {
  it('belongs either to an owner or to all', async () => {
    const { rows } = await database.pool.query(`SELECT relname AS name FROM pg_class
      WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition`);
    const named = [partitioned, keyed, global].flatMap((each) => Object.keys(each));
    expect(named.sort()).toEqual(rows.map(({ name }) => name).sort());
  });

  it.each(Object.entries(partitioned))(
    '%s of an owner is partitioned by it and has it in every key',
    async (name, owner) => {
      expect(await findFaults(name, owner)).toEqual([]);
    },
  );

  it.each(Object.entries(keyed))('%s has the owner in every key', async (name, [owner]) => {
    expect(await findFaults(name, owner)).toEqual(['is not partitioned by its owner']);
  });

  it('that references a transaction also references its owner', async () => {
    const { rows } = await database.pool.query(`
      SELECT conrelid::regclass::text AS name, cardinality(conkey) AS columns FROM pg_constraint
      WHERE contype = 'f' AND confrelid = 'transactions'::regclass AND conparentid = 0 ORDER BY 1`);
    expect(rows.map(({ name }) => name)).toEqual([
      'approvals',
      'executions',
      'payment_uses',
      'releases',
      'request_records',
      'settlements',
      'tee_proofs',
      'verdicts',
      'verification_requests',
    ]);
    expect(rows.filter(({ columns }) => columns !== 2)).toEqual([]);
  });

  it('is reported as faulty', async () => {
    await database.pool.query(`
      CREATE TABLE plain (id uuid PRIMARY KEY, owner_id uuid, UNIQUE (id, owner_id));
      CREATE TABLE whole (id uuid, owner_id uuid, PRIMARY KEY (id, owner_id)) PARTITION BY HASH (owner_id);
      CREATE TABLE bare (owner_id uuid) PARTITION BY RANGE (owner_id)`);
    expect(await findFaults('plain', 'owner_id')).toEqual([
      'is not partitioned by its owner',
      'unique id lacks the owner',
    ]);
    expect(await findFaults('whole', 'owner_id')).toEqual(['is not partitioned by its owner']);
    expect(await findFaults('bare', 'owner_id')).toEqual(['is not partitioned by its owner', 'has no key']);
  });
});

it('the map of requests is partitioned by their hash, which is its whole key', async () => {
  const { hashed, partitions, uniques } = await describeTable('request_owners');
  expect({ hashed, uniques }).toEqual({ hashed: ['request_hash'], uniques: [['request_hash']] });
  expect(partitions).toBeGreaterThan(1);
});

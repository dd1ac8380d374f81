import { createHash, randomBytes } from 'node:crypto';
import { formatKey, ownScopes } from '@countersign/protocol';
import { signIn } from '@countersign/sdk';
import pg from 'pg';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { findFreePort } from '../setting/find-free-port.ts';
import { startMeasuredService } from '../setting/start-measured-service.ts';

/** A service whose users each have this many pending transactions, all waiting for an arbiter. */
export interface Subject {
  readonly url: string;
  readonly adminKey: string;
  readonly orionKey: string;
  readonly users: readonly User[];
}

interface User {
  readonly key: string;
  readonly accessToken: string;
  readonly requestHashes: readonly string[];
}

const INSERT_KEY = `
  INSERT INTO api_keys (id, user_id, name, type, label, scopes, hash, prefix)
  VALUES (gen_random_uuid(), $1, 'agent', 'user', 'user', $3, $2, 'cs_user_')`;

const INSERT_TRANSACTIONS = `
  INSERT INTO transactions (id, request_hash, user_id, account, chain_id, service_id, form, payload_hash, salt,
      user_prompt, call_to, call_value, call_data, payload_bytes, execution)
    SELECT gen_random_uuid(), '0x' || encode(sha256((u.id::text || n)::bytea), 'hex'), u.id, u.address, 1, 1, 'open',
      '0x' || repeat('00', 32), '0x' || repeat('00', 32), 'Send 1 ETH', u.address, '1000', '0x', 300, 0
    FROM generate_series(1, $2::int) n, users u WHERE u.id = $1
  RETURNING request_hash`;

/** Runs in its own process; the arguments say how to fill the database. */
const [, , databaseUrl = '', users = '', each = ''] = process.argv;
// Lets one client send the requests of many.
const port = await findFreePort();
const baseUrl = `http://127.0.0.1:${port}`;
const { url, keys } = await startMeasuredService(databaseUrl, {
  TRUST_PROXY: '1',
  PORT: String(port),
  BASE_URL: baseUrl,
  SIGN_IN_LIMIT_PER_MINUTE: '1000000',
});
const subject: Subject = {
  url,
  adminKey: keys.admin,
  orionKey: keys.orion,
  users: await fill(Number(users), Number(each)),
};
process.send?.(subject);

async function fill(userCount: number, perUser: number): Promise<User[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const made: User[] = [];
  for (let user = 0; user < userCount; user += 1) {
    const key = formatKey('user', randomBytes(32));
    const hash = createHash('sha256').update(key).digest();
    const wallet = privateKeyToAccount(generatePrivateKey());
    const {
      accessToken,
      user: { id },
    } = await signIn({ baseUrl, wallet });
    await client.query(INSERT_KEY, [id, hash, [...ownScopes]]);
    const { rows } = await client.query<{ request_hash: string }>(INSERT_TRANSACTIONS, [id, perUser]);
    made.push({ key, accessToken, requestHashes: rows.map((row) => row.request_hash) });
  }
  await client.query(
    'INSERT INTO verification_requests (transaction_id, owner_id, service_id) SELECT id, user_id, 1 FROM transactions',
  );
  await client.query('VACUUM ANALYZE');
  await client.end();
  return made;
}

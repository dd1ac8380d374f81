import { setTimeout as sleep } from 'node:timers/promises';
import { createClient, signIn } from '@countersign/sdk';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { createDatabase, runStatement } from '../setting/database.ts';
import { fillWithTransactions } from '../setting/fill-with-transactions.ts';
import { findFreePort } from '../setting/find-free-port.ts';
import { startMeasuredService } from '../setting/start-measured-service.ts';

/** One for each connection, so that no one waits for the row of another person's quota or limit. */
const PEOPLE = 16;
/** The number of transactions of each person; every second one waits for its owner. */
const TRANSACTIONS = 300;

export interface Person {
  readonly address: string;
  readonly privateKey: `0x${string}`;
  /** The key of the person's agent. */
  readonly apiKey: string;
  readonly accessToken: string;
  readonly refreshToken: string;
  /** Hashes of requests that wait for the person's decision. */
  readonly waiting: readonly string[];
}

/** A database of people who have used the service for a while, with their credentials. */
export interface World {
  readonly databaseUrl: string;
  /** The URL that sign-in messages must contain. */
  readonly baseUrl: string;
  readonly adminKey: string;
  readonly people: readonly Person[];
}

/** Creates a database on the server, with a service that runs until it is stopped. */
export async function makeWorld(clusterUrl: string, name: string): Promise<{ world: World; stop(): Promise<void> }> {
  const databaseUrl = await createDatabase(clusterUrl, name);
  const port = await findFreePort();
  const baseUrl = `http://127.0.0.1:${port}`;
  const env = {
    PORT: String(port),
    BASE_URL: baseUrl,
    // Lets one client send the requests of many.
    TRUST_PROXY: '1',
    SIGN_IN_LIMIT_PER_MINUTE: '1000000',
    TRANSACTION_MEBIBYTES_PER_DAY: '1000000',
    TRANSACTION_MEBIBYTES_PER_DAY_PER_IP: '1000000',
  };
  const { keys, stop } = await startMeasuredService(databaseUrl, env, { isUnlimited: true });
  const enrolled: Omit<Person, 'waiting'>[] = [];
  for (let number = 0; number < PEOPLE; number += 1) enrolled.push(await enrol(baseUrl));
  await runStatement(
    databaseUrl,
    fillWithTransactions(
      enrolled.map(({ address }) => address),
      TRANSACTIONS,
    ),
  );
  await runStatement(databaseUrl, HOLD_BACK_SEALING);
  await runStatement(databaseUrl, 'VACUUM ANALYZE');
  while ((await runStatement(databaseUrl, 'SELECT FROM audit_log WHERE seq IS NULL LIMIT 1')).length > 0)
    await sleep(100);
  const people: Person[] = [];
  for (const person of enrolled) people.push({ ...person, waiting: await listWaiting(databaseUrl, person.address) });
  return { world: { databaseUrl, baseUrl, adminKey: keys.admin, people }, stop };
}

async function enrol(baseUrl: string): Promise<Omit<Person, 'waiting'>> {
  const privateKey = generatePrivateKey();
  const wallet = privateKeyToAccount(privateKey);
  const { accessToken, refreshToken } = await signIn({ baseUrl, wallet });
  const owner = createClient({ baseUrl, credentials: { accessToken } });
  const { secret } = await owner.createApiKey({ body: { name: 'agent' } });
  // The first read creates them.
  await owner.getSettings();
  return { address: wallet.address.toLowerCase(), privateKey, apiKey: secret, accessToken, refreshToken };
}

async function listWaiting(databaseUrl: string, address: string): Promise<string[]> {
  const rows = await runStatement(
    databaseUrl,
    `SELECT request_hash FROM transactions WHERE account = '${address}' AND status = 'PENDING' ORDER BY created_at`,
  );
  return rows.map((row) => String(row.request_hash));
}

/**
 * Sealing takes longer than the answer to a request: the remaining work of one side would be counted against the other.
 * The row of the verdict includes its cost.
 */
const HOLD_BACK_SEALING = `
  CREATE FUNCTION hold_back() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW.state := 'completed';
      NEW.start_after := now() + interval '1 day';
      RETURN NEW;
    END $$;
  CREATE TRIGGER hold_back BEFORE INSERT ON jobs.job_common
    FOR EACH ROW WHEN (NEW.name = 'seal-request') EXECUTE FUNCTION hold_back()`;

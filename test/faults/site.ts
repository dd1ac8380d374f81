import { setTimeout as sleep } from 'node:timers/promises';
import { type Owner, transferFields } from '@countersign/harness/requests/transactions';
import pg from 'pg';
import type { Load } from './load.ts';
import { until } from './until.ts';
import type { World } from './world.ts';

/** The place of a fault: a world under load. */
export interface Site {
  readonly world: World;
  readonly load: Load;
  /** A folder on the disk of the data. */
  readonly directory: string;
  /** The duration of an outage that does not end by itself. */
  readonly outageSeconds: number;
}

/** Queries the database directly, not through the service or the wire; null if it does not answer. */
export async function askDatabase<T>(world: World, ask: (client: pg.Client) => Promise<T>): Promise<T | null> {
  let client: pg.Client | null = null;
  try {
    const connectionString = await world.databaseUrl();
    client = new pg.Client({ connectionString, connectionTimeoutMillis: 2_000, query_timeout: 5_000 });
    client.on('error', () => {});
    await client.connect();
    return await ask(client);
  } catch {
    return null;
  } finally {
    await client?.end().catch(() => {});
  }
}

const isThere = async (world: World, statement: string, values: readonly unknown[]): Promise<boolean> =>
  (await askDatabase(world, (client) => client.query(statement, [...values])))?.rowCount === 1;

/**
 * A verdict that the arbiter made after that moment: one made before and only stored now would make any restart look
 * instant, and one on a request submitted afterwards would wait for all earlier ones.
 */
export const untilNextVerdict = ({ world }: Site, sinceMs = Date.now()): Promise<void> =>
  // The arbiter signs whole seconds.
  until(
    () => isThere(world, 'SELECT FROM verdicts WHERE decided_at > $1 LIMIT 1', [Math.floor(sinceMs / 1_000)]),
    'the next verdict',
  );

/** A verdict on a request that was submitted after that moment, by the clock of the database. */
export const untilJudgedSince = ({ world }: Site, moment: string): Promise<void> =>
  until(
    () =>
      isThere(
        world,
        `SELECT FROM approvals JOIN transactions t ON t.id = transaction_id
         WHERE type = 'orion' AND t.created_at > $1 LIMIT 1`,
        [moment],
      ),
    'a verdict on a new request',
  );

/** A verdict on a request that this owner submits now, which succeeds as soon as the service accepts requests again. */
export async function untilJudgedFor({ world }: Site, owner: Owner): Promise<void> {
  const body = transferFields(owner.wallet.address);
  await until(
    async () => (await world.call('POST /transactions', { key: owner.key, body }).catch(() => null))?.status === 201,
    'a new request',
  );
  await until(
    () =>
      isThere(
        world,
        `SELECT FROM approvals JOIN transactions t ON t.id = transaction_id
         WHERE type = 'orion' AND account = $1 LIMIT 1`,
        [owner.wallet.address.toLowerCase()],
      ),
    'its verdict',
  );
}

/** The clock of the database. */
export async function databaseTime({ world }: Site): Promise<string> {
  const now = await askDatabase(world, async (client) => (await client.query('SELECT now()::text AS now')).rows[0].now);
  if (now === null) throw new Error('the database does not tell the time');
  return now;
}

/** The arbiter's decisions since that moment, by the clock of the database. */
export async function decisionsSince({ world }: Site, moment: string): Promise<readonly string[]> {
  const statement = "SELECT DISTINCT decision FROM approvals WHERE type = 'orion' AND created_at > $1 ORDER BY 1";
  const found = await askDatabase(world, (client) => client.query<{ decision: string }>(statement, [moment]));
  if (found === null) throw new Error('the database does not tell the verdicts');
  return found.rows.map(({ decision }) => decision);
}

/** The longest time without any answer. */
const PROBE_MS = 15_000;

export interface Probed {
  readonly status: number | string;
  readonly milliseconds: number;
}

/** One request; without an answer, the reason. */
export async function probe(world: World, path: string, key?: string): Promise<Probed> {
  const startedAt = performance.now();
  const headers = { connection: 'close', ...(key && { 'x-api-key': key }) };
  const signal = AbortSignal.timeout(PROBE_MS);
  const status = await fetch(`http://127.0.0.1:${world.port}${path}`, { headers, signal }).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.status;
    },
    (error: Error) => (error.cause as NodeJS.ErrnoException | undefined)?.code ?? error.message,
  );
  return { status, milliseconds: performance.now() - startedAt };
}

/** Repeats until it is stopped. */
export function keepProbing(world: World, path: string) {
  const probes: Probed[] = [];
  let isOver = false;
  const probing = (async () => {
    while (!isOver) {
      probes.push(await probe(world, path));
      await sleep(100);
    }
  })();
  return async (): Promise<readonly Probed[]> => {
    isOver = true;
    await probing;
    return probes;
  };
}

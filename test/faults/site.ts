import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Load } from './load.ts';
import { until } from './until.ts';
import type { World } from './world.ts';

/** Where a fault is made: a world under load. */
export interface Site {
  readonly world: World;
  readonly load: Load;
  /** A folder on the disk that the data lies on. */
  readonly directory: string;
  /** How long an outage lasts that is not over by itself. */
  readonly outageSeconds: number;
}

/** Asks the database itself, past the service and the wire; null where it does not answer. */
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

/** By the clock of the database; null where it does not answer. */
export const databaseTime = (world: World): Promise<string | null> =>
  askDatabase(world, async (client) => (await client.query('SELECT now()::text AS now')).rows[0].now as string);

/**
 * A verdict on a request that was submitted after that moment, so that nothing that was under way before can be taken for it.
 * The agents go on submitting.
 */
export async function untilNextVerdict({ world }: Site, since: string | null = null): Promise<void> {
  let from = since;
  await until(async () => {
    from ??= await databaseTime(world);
    const found = await askDatabase(world, (client) =>
      client.query(
        "SELECT FROM approvals a JOIN transactions t ON t.id = a.transaction_id WHERE a.type = 'orion' AND t.created_at > $1 LIMIT 1",
        [from],
      ),
    );
    return found?.rowCount === 1;
  }, 'the next verdict');
}

export interface Probed {
  readonly status: number | string;
  readonly milliseconds: number;
}

/** One request; where no answer comes, why. */
export async function probe(world: World, path: string, key?: string): Promise<Probed> {
  const startedAt = performance.now();
  const headers = { connection: 'close', ...(key && { 'x-api-key': key }) };
  const status = await fetch(`http://127.0.0.1:${world.port}${path}`, { headers }).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.status;
    },
    (error: Error) => (error.cause as NodeJS.ErrnoException | undefined)?.code ?? error.message,
  );
  return { status, milliseconds: performance.now() - startedAt };
}

/** Asks again and again until told to stop. */
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

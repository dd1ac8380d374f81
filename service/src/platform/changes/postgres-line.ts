import type { Log } from '@countersign/edge';
import pg from 'pg';
import type { Line } from './line.ts';

const RECONNECT_AFTER_MS = [100, 500, 2_000, 5_000];
/** A connection that does not answer for this long is lost, although neither side closed it. */
const PULSE_MS = 3_000;

interface Options {
  readonly url: string;
  readonly pool: pg.Pool;
  readonly log: Log;
  /** The end of a local connection is always noticed. */
  readonly isOnThisMachine: boolean;
}

/** Notifications of the database: sent through the pool, received over a dedicated connection. */
export async function openPostgresLine(
  { url, pool, log, isOnThisMachine }: Options,
  channel: string,
  onPayload: (payload: string) => void,
  onGap: () => void,
): Promise<Line> {
  let isStopped = false;
  let client: pg.Client | null = null;
  let failures = 0;

  async function listen(): Promise<void> {
    const next = new pg.Client({
      connectionString: url,
      application_name: `countersign changes ${process.pid}`,
      connectionTimeoutMillis: PULSE_MS,
      query_timeout: PULSE_MS,
    });
    next.on('error', () => {});
    next.on('end', () => {
      if (client === next) reconnect();
    });
    next.on('notification', ({ payload }) => onPayload(payload ?? ''));
    try {
      await next.connect();
      await next.query(`LISTEN ${channel}`);
    } catch (error) {
      void next.end();
      throw error;
    }
    if (isStopped) return next.end();
    client = next;
    failures = 0;
  }
  async function feelPulse(): Promise<void> {
    const felt = client;
    await felt?.query('SELECT 1').catch(() => felt.end());
  }
  function reconnect(): void {
    client = null;
    if (isStopped) return;
    if (failures === 0) log.warn('connection for change notifications lost, reconnecting');
    const delay = RECONNECT_AFTER_MS[Math.min(failures++, RECONNECT_AFTER_MS.length - 1)];
    setTimeout(() => {
      if (!isStopped) listen().then(onGap, reconnect);
    }, delay).unref();
  }

  await listen();
  const pulse = isOnThisMachine ? undefined : setInterval(feelPulse, PULSE_MS).unref();
  return {
    send: async (payload) =>
      void (await pool.query({ name: 'notify', text: 'SELECT pg_notify($1, $2)', values: [channel, payload] })),
    async stop() {
      isStopped = true;
      clearInterval(pulse);
      const last = client;
      client = null;
      await last?.end();
    },
  };
}

import { createRequire } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '@countersign/edge';

/** An answer takes less than a millisecond; every caller has a fallback. */
const ANSWER_WITHIN_MS = 1_000;
/**
 * A connection without any message for this long, not even the answer to a ping, is lost although neither side closed
 * it.
 */
const SILENCE_MS = 3_000;
const RECONNECT_AFTER_MS = [100, 500, 1_000];

/** What instances share besides the database: transient messages, and counters. A server of Redis's protocol. */
export interface Bus {
  /** Throws if it cannot be sent now. */
  publish(channel: string, message: string): Promise<void>;
  /** Returns how to stop. After `onGap` messages may have been missed. */
  subscribe(channel: string, onMessage: (message: string) => void, onGap: () => void): Promise<() => Promise<void>>;
  /** Runs a script atomically. Throws if it cannot be run now. */
  run(script: string, keys: readonly string[], values: readonly string[]): Promise<unknown>;
  stop(): Promise<void>;
}

/** Connects to the bus, and keeps trying: the service works without it, only less well. */
export async function openBus(url: string, log: Log): Promise<Bus> {
  // Loaded on demand: it is larger than everything else that a start loads for the database.
  const { createClient }: typeof import('@redis/client') = createRequire(import.meta.url)('@redis/client');
  const connect = () => {
    const client = createClient({
      url,
      // A message that cannot be sent now is obsolete later.
      disableOfflineQueue: true,
      pingInterval: SILENCE_MS / 3,
      socket: {
        connectTimeout: SILENCE_MS,
        socketTimeout: SILENCE_MS,
        reconnectStrategy: (failures) => RECONNECT_AFTER_MS[Math.min(failures, RECONNECT_AFTER_MS.length - 1)] ?? 0,
      },
    });
    let isTold = false;
    client.on('error', (err) => {
      if (!isTold) log.warn({ err }, 'connection to the bus lost, reconnecting');
      isTold = true;
    });
    client.on('ready', () => {
      if (isTold) log.info('connected to the bus again');
      isTold = false;
    });
    return { client, ready: client.connect().catch(() => {}) };
  };
  const commands = connect();
  const opened = [commands];
  await within(SILENCE_MS, commands.ready).catch(() => {});

  return {
    publish: async (channel, message) =>
      void (await within(ANSWER_WITHIN_MS, commands.client.publish(channel, message))),
    async subscribe(channel, onMessage, onGap) {
      const { client, ready } = connect();
      opened.push({ client, ready });
      // The client subscribes again by itself, and is ready afterwards.
      const subscribed = ready.then(() => client.subscribe(channel, onMessage));
      const isLate = within(SILENCE_MS, subscribed).then(
        () => false,
        () => true,
      );
      subscribed
        .then(async () => {
          client.on('ready', onGap);
          if (await isLate) onGap();
        })
        .catch(() => {});
      await isLate;
      return async () => client.destroy();
    },
    run: (script, keys, values) =>
      within(ANSWER_WITHIN_MS, commands.client.eval(script, { keys: [...keys], arguments: [...values] })),
    async stop() {
      for (const { client } of opened) client.destroy();
    },
  };
}

async function within<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  const given = new AbortController();
  const late = sleep(ms, undefined, { signal: given.signal, ref: false }).then(() => {
    throw new Error(`the bus did not answer within ${ms} ms`);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    late.catch(() => {});
    given.abort();
    // No caller waits for the outcome any more.
    work.catch(() => {});
  }
}

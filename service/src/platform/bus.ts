import { createRequire } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '@countersign/edge';

/** An answer takes less than a millisecond; whoever waits for one has something else to fall back on. */
const ANSWER_WITHIN_MS = 1_000;
/** A connection on which nothing was heard for so long, not even an answer to a ping, is gone though nobody closed it. */
const SILENCE_MS = 3_000;
const RECONNECT_AFTER_MS = [100, 500, 1_000];

/** What instances share beside the database: messages that nobody keeps, and counters. A server of Redis's protocol. */
export interface Bus {
  /** Throws where it cannot be sent now. */
  publish(channel: string, message: string): Promise<void>;
  /** Returns how to stop. After `onGap` messages may have been missed. */
  subscribe(channel: string, onMessage: (message: string) => void, onGap: () => void): Promise<() => Promise<void>>;
  /** Runs a script as one step, with nothing of anybody else's in between. Throws where it cannot be run now. */
  run(script: string, keys: readonly string[], values: readonly string[]): Promise<unknown>;
  stop(): Promise<void>;
}

/** Connects to it, and goes on trying where that fails: the service does its work without, only not as well. */
export async function openBus(url: string, log: Log): Promise<Bus> {
  // Loaded by those who use it: it is larger than all else that a start loads for the database.
  const { createClient }: typeof import('@redis/client') = createRequire(import.meta.url)('@redis/client');
  const connect = () => {
    const client = createClient({
      url,
      // What cannot be sent now is not wanted later.
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
      // The client subscribes again by itself, and is ready after that.
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
    // Nobody waits for it any more, whatever becomes of it.
    work.catch(() => {});
  }
}

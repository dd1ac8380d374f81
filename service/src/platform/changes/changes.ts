import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '@countersign/edge';
import type { TransactionStatus } from '@countersign/protocol';
import pg from 'pg';

const CHANNEL = 'countersign_changes';
/** What one notification of PostgreSQL may hold, less some room. */
const MAX_PAYLOAD_BYTES = 7_500;
const RECONNECT_AFTER_MS = [100, 500, 2_000, 5_000];
const SEND_AGAIN_AFTER_MS = 1_000;
/** A connection that does not answer for so long is gone, though nobody closed it. */
const PULSE_MS = 3_000;

/** What happened to a transaction, told to whoever may be waiting for it. */
export interface Change {
  readonly requestHash: string;
  readonly status: TransactionStatus;
  readonly revision: number;
}

/**
 * Called with the change, or with null: then look again, for something may have happened. The topic is named where it was
 * really told about; without one, everybody is to look again.
 */
type Listener = (change: Change | null, topic?: string) => void;

export interface Changes {
  /** Tells everybody on every instance; for after the commit. Whoever waits also looks by itself now and then. */
  publish(topics: readonly string[], change: Change | null): void;
  /** Returns how to stop. */
  subscribe(topic: string, listener: Listener): () => void;
  /** Makes everybody look again. */
  wakeAll(): void;
  stop(): Promise<void>;
}

export const transactionTopic = (requestHash: string) => `transaction ${requestHash}`;
export const userTopic = (userId: string) => `user ${userId}`;
/** Where it is told of every change that is in the log. */
export const loggedTopic = 'logged';
/** Where those wait who carry out what is approved. */
export const releaseTopic = 'releases';
/** Where arbiters of a service wait for one kind of work: whoever waits for another kind is not woken. */
export const taskTopic = (serviceId: number, task: 'verdict' | 'settlement') => `${task} of service ${serviceId}`;

/** No topics: everybody is to look again. */
type Message = readonly [topics: readonly string[] | null, change: Change | null];

/**
 * One channel over the database, from any instance to all. Sent after the commit and many at a time: a notification
 * inside a transaction would make all commits take turns.
 */
export async function startChanges(url: string, pool: pg.Pool, log: Log): Promise<Changes> {
  const self = randomUUID();
  const listeners = new Map<string, Set<Listener>>();
  let waiting: Message[] = [];
  let sending: Promise<void> | null = null;
  let isStopped = false;
  let client: pg.Client | null = null;
  let failures = 0;

  function deliver([topics, change]: Message): void {
    if (topics === null) wakeAll();
    else for (const topic of topics) for (const listener of listeners.get(topic) ?? []) listener(change, topic);
  }
  function wakeAll(): void {
    for (const each of listeners.values()) for (const listener of each) listener(null);
  }

  async function send(): Promise<void> {
    while (waiting.length > 0) {
      const batch = takeBatch();
      try {
        await pool.query({ name: 'notify', text: 'SELECT pg_notify($1, $2)', values: [CHANNEL, batch] });
      } catch (err) {
        log.warn({ err }, 'notifying other instances of a change failed');
        if (isStopped) break;
        // What they miss is not kept for them: once they can be told again, they look for themselves.
        waiting = [[null, null]];
        await sleep(SEND_AGAIN_AFTER_MS);
      }
    }
    sending = null;
  }
  function takeBatch(): string {
    const taken: Message[] = [];
    let bytes = 0;
    for (const message of waiting) {
      bytes += Buffer.byteLength(JSON.stringify(message)) + 1;
      if (taken.length > 0 && bytes > MAX_PAYLOAD_BYTES) break;
      taken.push(message);
    }
    waiting = waiting.slice(taken.length);
    return JSON.stringify([self, taken]);
  }

  function receive(payload: string): void {
    try {
      const [sender, messages] = JSON.parse(payload) as [string, Message[]];
      if (sender !== self) messages.forEach(deliver);
    } catch {
      // Of another version, or of a person: it may have said anything.
      wakeAll();
    }
  }

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
    next.on('notification', ({ payload }) => receive(payload ?? ''));
    try {
      await next.connect();
      await next.query(`LISTEN ${CHANNEL}`);
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
      if (!isStopped) listen().then(wakeAll, reconnect);
    }, delay).unref();
  }

  await listen();
  const pulse = setInterval(feelPulse, PULSE_MS).unref();
  return {
    publish(topics, change) {
      deliver([topics, change]);
      waiting.push([topics, change]);
      sending ??= send();
    },
    subscribe(topic, listener) {
      const of = listeners.get(topic) ?? new Set();
      listeners.set(topic, of.add(listener));
      return () => {
        of.delete(listener);
        if (of.size === 0 && listeners.get(topic) === of) listeners.delete(topic);
      };
    },
    wakeAll,
    async stop() {
      isStopped = true;
      clearInterval(pulse);
      await sending;
      const last = client;
      client = null;
      await last?.end();
    },
  };
}

import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '@countersign/edge';
import type { TransactionStatus } from '@countersign/protocol';
import type pg from 'pg';
import type { Bus } from '../bus.ts';
import { openBusLine } from './bus-line.ts';
import { openPostgresLine } from './postgres-line.ts';

const CHANNEL = 'countersign_changes';
/** The maximum size of a PostgreSQL notification, with some margin. */
const MAX_PAYLOAD_BYTES = 7_500;
const SEND_AGAIN_AFTER_MS = 1_000;

/** A change of a transaction, published to all waiters. */
export interface Change {
  readonly requestHash: string;
  readonly status: TransactionStatus;
  readonly revision: number;
}

/**
 * Called with the change, or with null: then read again, because something may have happened. The topic is given if the
 * change was published under it; without one, all waiters must read again.
 */
type Listener = (change: Change | null, topic?: string) => void;

export interface Changes {
  /** Notifies all waiters on every instance; for after the commit. Waiters also poll now and then. */
  publish(topics: readonly string[], change: Change | null): void;
  /** Returns how to stop. */
  subscribe(topic: string, listener: Listener): () => void;
  /** Makes all waiters read again. */
  wakeAll(): void;
  stop(): Promise<void>;
}

export const transactionTopic = (requestHash: string) => `transaction ${requestHash}`;
export const userTopic = (userId: string) => `user ${userId}`;
/** Receives every change of the log. */
export const loggedTopic = 'logged';
/** For processes that carry out what is approved. */
export const releaseTopic = 'releases';
/** Where arbiters of a service wait for one kind of work: waiters for other kinds are not woken. */
export const taskTopic = (serviceId: number, task: 'verdict' | 'settlement') => `${task} of service ${serviceId}`;

/** Without topics: all waiters must read again. */
type Message = readonly [topics: readonly string[] | null, change: Change | null];

/**
 * One channel over the database or, if configured, over the bus. Sent after the commit and in batches: a notification
 * inside a transaction would serialise all commits. `isAlone`: this instance has its own database, so there are no
 * others to notify, but commands may still notify it.
 */
export async function startChanges(
  url: string,
  pool: pg.Pool,
  log: Log,
  { bus = null, isAlone = false }: { readonly bus?: Bus | null; readonly isAlone?: boolean } = {},
): Promise<Changes> {
  const self = randomUUID();
  const listeners = new Map<string, Set<Listener>>();
  let waiting: Message[] = [];
  let sending: Promise<void> | null = null;
  let isStopped = false;

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
        await line.send(batch);
      } catch (err) {
        log.warn({ err }, 'notifying other instances of a change failed');
        if (isStopped) break;
        // Missed messages are not stored: once the connection is back, all waiters read again.
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
      // Sent by another version, or by a person: its content is unknown.
      wakeAll();
    }
  }

  const line = bus
    ? await openBusLine(bus, CHANNEL, receive, wakeAll)
    : await openPostgresLine({ url, pool, log, isOnThisMachine: isAlone }, CHANNEL, receive, wakeAll);
  return {
    publish(topics, change) {
      deliver([topics, change]);
      // No other listener would receive it.
      if (isAlone) return;
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
      await sending;
      await line.stop();
    },
  };
}

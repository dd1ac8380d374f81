import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { all, inBatches, listen } from './floor-database.ts';

interface Change {
  readonly requestHash: string;
  readonly userId: string;
  readonly status: string;
  readonly revision: number;
}

type Listener = (change: Change) => void;

const HEARTBEAT_MS = 15_000;
const self = randomUUID();
/** By the hash of a request, or by the id of an owner. */
const listeners = new Map<string, Set<Listener>>();
let heldNow = 0;

export const countHeld = () => heldNow;

function subscribe(topic: string, listener: Listener): () => void {
  const of = listeners.get(topic) ?? new Set();
  listeners.set(topic, of.add(listener));
  return () => {
    of.delete(listener);
    if (of.size === 0) listeners.delete(topic);
  };
}

function deliver(change: Change): void {
  for (const topic of [change.requestHash, change.userId]) for (const each of listeners.get(topic) ?? []) each(change);
}

const notify = inBatches(async (changes: readonly Change[]) => {
  await all('notify', JSON.stringify([self, changes]));
  return [];
});

/** Called after the commit: notifies listeners here at once, and other instances without waiting. */
export function tell(change: Change): void {
  deliver(change);
  void notify(change);
}

await listen('floor', (payload) => {
  const [sender, changes] = JSON.parse(payload) as [string, Change[]];
  if (sender !== self) changes.forEach(deliver);
});

/** The last status of each polled request, valid until the next change. */
const kept = new Map<string, unknown>();

/** Reads the status of a request, and again if it changes within this time. */
export async function hold<Standing extends { readonly status: string }>(
  requestHash: string,
  seconds: number,
  read: () => Promise<Standing>,
): Promise<Standing> {
  const told = Promise.withResolvers<boolean>();
  // Subscribes before reading, so that no change between the two is missed.
  const unsubscribe = subscribe(requestHash, () => {
    kept.delete(requestHash);
    told.resolve(true);
  });
  const first = (kept.get(requestHash) as Standing | undefined) ?? (await read());
  if (first.status === 'PENDING') {
    kept.set(requestHash, first);
    heldNow += 1;
    const timer = setTimeout(told.resolve, seconds * 1000, false);
    const isNews = await told.promise;
    clearTimeout(timer);
    heldNow -= 1;
    unsubscribe();
    return isNews ? read() : first;
  }
  unsubscribe();
  return first;
}

/** The changes of one owner as server-sent events. */
export function openStream(userId: string, response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' }).write('retry: 2000\n\n');
  heldNow += 1;
  const unsubscribe = subscribe(userId, (change) => {
    response.write(`event: transaction\ndata: ${JSON.stringify(change)}\n\n`);
  });
  const heartbeat = setInterval(() => response.write(':\n\n'), HEARTBEAT_MS);
  response.once('close', () => {
    heldNow -= 1;
    clearInterval(heartbeat);
    unsubscribe();
  });
}

import { Readable } from 'node:stream';
import { type Change, type Changes, userTopic } from '../../platform/changes/changes.ts';

const HEARTBEAT_MS = 15_000;
const RETRY_MS = 2_000;
/** A client that reads this slowly is disconnected, and reads the list when it returns. */
const MAX_WAITING_BYTES = 64 * 1024;

interface Viewer {
  readonly userId: string;
  /** Until the access token that opened the stream expires; nothing is sent after that, however late a timer fires. */
  readonly endsInMs: () => number;
  readonly gone: AbortSignal;
}

/** The changes of one owner as server-sent events. */
export function openEventStream(
  changes: Changes,
  { userId, endsInMs, gone }: Viewer,
  isStopping: () => boolean,
): Readable {
  const stream = new Readable({ read() {} });
  const end = () => {
    unsubscribe();
    clearInterval(heartbeat);
    clearTimeout(expiry);
    stream.push(null);
  };
  const write = (text: string) => {
    if (stream.readableLength > MAX_WAITING_BYTES) stream.destroy();
    else stream.push(text);
  };
  const unsubscribe = changes.subscribe(userTopic(userId), (change) => {
    if (endsInMs() <= 0) return end();
    write(change ? transactionEvent(change) : 'event: resync\ndata: {}\n\n');
    // A client with unread data would delay the stop.
    if (isStopping()) stream.readableLength > 0 ? stream.destroy() : end();
  });
  const heartbeat = setInterval(() => write(':\n\n'), HEARTBEAT_MS).unref();
  const expiry = setTimeout(end, endsInMs()).unref();
  gone.addEventListener('abort', () => stream.destroy(), { once: true });
  stream.once('close', end);
  write(`retry: ${RETRY_MS}\n\n`);
  // A stream that starts after all others were told to end would never end.
  if (isStopping()) end();
  return stream;
}

const transactionEvent = (change: Change) => `event: transaction\ndata: ${JSON.stringify(change)}\n\n`;

import { Readable } from 'node:stream';
import { type Change, type Changes, userTopic } from '../../platform/changes/changes.ts';

const HEARTBEAT_MS = 15_000;
const RETRY_MS = 2_000;
/** Whoever reads so slowly is cut off, and reads the list when coming back. */
const MAX_WAITING_BYTES = 64 * 1024;

interface Viewer {
  readonly userId: string;
  /** Until the access token that opened the stream ends; nothing is told after that, however late a timer comes. */
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
    // Whoever has not read what came before would hold up the stop.
    if (isStopping()) stream.readableLength > 0 ? stream.destroy() : end();
  });
  const heartbeat = setInterval(() => write(':\n\n'), HEARTBEAT_MS).unref();
  const expiry = setTimeout(end, endsInMs()).unref();
  gone.addEventListener('abort', () => stream.destroy(), { once: true });
  stream.once('close', end);
  write(`retry: ${RETRY_MS}\n\n`);
  // Nobody would end a stream that begins after all were told to.
  if (isStopping()) end();
  return stream;
}

const transactionEvent = (change: Change) => `event: transaction\ndata: ${JSON.stringify(change)}\n\n`;

import { Readable } from 'node:stream';

/** A client that reads this slowly is disconnected, and returns with the id of its last event. */
const MAX_WAITING_BYTES = 64 * 1024;

/** A stream of server-sent events to one client. */
export interface EventStream {
  readonly readable: Readable;
  write(text: string | Uint8Array): void;
  /** In order; everything written is delivered. */
  end(): void;
}

/** Unread notifications end the stream; an answer has any length, and waits for its reader. */
export function createEventStream({ isAnswer = false } = {}): EventStream {
  const readable = new Readable({ read() {} });
  let isEnded = false;
  return {
    readable,
    write(text) {
      if (readable.destroyed || isEnded) return;
      if (!isAnswer && readable.readableLength > MAX_WAITING_BYTES) readable.destroy();
      else readable.push(text);
    },
    end() {
      isEnded = true;
      readable.push(null);
    },
  };
}

import { Readable } from 'node:stream';

/** Whoever reads so slowly is cut off, and comes back with the id of the last event that it has. */
const MAX_WAITING_BYTES = 64 * 1024;

/** A stream of server-sent events to one client. */
export interface EventStream {
  readonly readable: Readable;
  write(text: string | Uint8Array): void;
  /** In order; nothing of what was written is lost. */
  end(): void;
}

/** Notifications that nobody reads are cut off; an answer is as long as it is, and waits for its reader. */
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

import { once } from 'node:events';
import type { ClientRequest, IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { vi } from 'vitest';

/** A streamed answer. */
export interface ReadStream<Item> {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  /** The text so far. */
  readonly text: () => string;
  /** The parsed items so far. */
  readonly items: () => Item[];
  /** Resolves with `end` if the service ended the stream properly, otherwise with `cut`. */
  readonly closed: Promise<'end' | 'cut'>;
  /** Waits for this many items. */
  until(count: number): Promise<Item[]>;
  close(): void;
}

/** Reads a stream. Resolves with the first bytes: nothing after that is missed. */
export async function readStream<Item>(
  asked: ClientRequest,
  takeApart: (text: string) => Item[],
): Promise<ReadStream<Item>> {
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  let text = '';
  const closed = new Promise<'end' | 'cut'>((resolve) => {
    response.once('end', () => resolve('end'));
    response.once('close', () => resolve('cut'));
    response.on('error', () => {});
  });
  response.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  await Promise.race([once(response, 'data'), closed]);
  const items = () => takeApart(text);
  return {
    status: response.statusCode,
    headers: response.headers,
    text: () => text,
    items,
    closed,
    until: (count) =>
      vi.waitFor(
        () => {
          if (items().length < count) throw new Error(`only ${items().length} of ${count} came: ${text}`);
          return items();
        },
        { timeout: 15_000, interval: 10 },
      ),
    close: () => void asked.destroy(),
  };
}

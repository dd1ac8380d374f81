import { once } from 'node:events';
import { get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { vi } from 'vitest';
import type { TestService } from '../../../../test/harness/test-service.ts';

export interface OpenStream {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  /** All that has come so far. */
  readonly text: () => string;
  readonly events: () => { event: string; data: unknown }[];
  /** Resolves with `end` where the service ended it in order, else with `cut`. */
  readonly closed: Promise<'end' | 'cut'>;
  /** Until as many events are there. */
  until(count: number): Promise<{ event: string; data: unknown }[]>;
  close(): void;
}

/**
 * Opens `GET /events` on a connection of its own and reads along. Resolves with the first bytes: from then on nothing is
 * missed. (An aborted fetch opens another connection to have one in reserve, for which a stopping service would wait.)
 */
export async function openStream({ url }: Pick<TestService, 'url'>, token: string): Promise<OpenStream> {
  const asked = get(`${url}/events`, { agent: false, headers: { authorization: `Bearer ${token}` } });
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
  const events = () => parseEvents(text);
  return {
    status: response.statusCode,
    headers: response.headers,
    text: () => text,
    events,
    closed,
    until: (count) =>
      vi.waitFor(
        () => {
          if (events().length < count) throw new Error(`only ${events().length} of ${count} events came`);
          return events();
        },
        { timeout: 15_000, interval: 10 },
      ),
    close: () => void asked.destroy(),
  };
}

/** The events of a stream, as a browser takes them apart. */
function parseEvents(text: string): { event: string; data: unknown }[] {
  return text.split('\n\n').flatMap((block) => {
    const fields = Object.fromEntries(block.split('\n').map((line) => line.split(/: (.*)/s).slice(0, 2)));
    return fields.event ? [{ event: fields.event, data: JSON.parse(fields.data) }] : [];
  });
}

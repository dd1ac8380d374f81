import { get } from 'node:http';
import { type ReadStream, readStream } from './read-stream.ts';
import type { TestService } from './test-service.ts';

interface Event {
  readonly event: string;
  readonly data: unknown;
}

export interface OpenStream extends ReadStream<Event> {
  readonly events: () => Event[];
}

/**
 * Opens `GET /events` on its own connection and reads it. (An aborted fetch opens another connection in reserve, for
 * which a stopping service would wait.)
 */
export async function openStream({ url }: Pick<TestService, 'url'>, token: string): Promise<OpenStream> {
  const asked = get(`${url}/events`, { agent: false, headers: { authorization: `Bearer ${token}` } });
  const stream = await readStream(asked, parseEvents);
  return { ...stream, events: stream.items };
}

/** The events of a stream, parsed like in a browser. */
function parseEvents(text: string): Event[] {
  return text.split('\n\n').flatMap((block) => {
    const fields = Object.fromEntries(block.split('\n').map((line) => line.split(/: (.*)/s).slice(0, 2)));
    return fields.event ? [{ event: fields.event, data: JSON.parse(fields.data) }] : [];
  });
}

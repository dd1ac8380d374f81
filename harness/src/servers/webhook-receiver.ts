import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { vi } from 'vitest';

interface Received {
  readonly headers: Record<string, string>;
  readonly text: string;
  readonly body: {
    readonly type: string;
    readonly timestamp: string;
    readonly data: Record<string, unknown>;
  };
}

export type Answer = (request: IncomingMessage, response: ServerResponse) => void;
export const say =
  (status: number, headers: Record<string, string> = {}): Answer =>
  (_request, response) =>
    void response.writeHead(status, headers).end();

/** A webhook receiver on loopback that records its requests. */
export async function startReceiver() {
  const received: Received[] = [];
  let answer = say(204);
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    received.push({ headers: plain(request.headers), text, body: JSON.parse(text) });
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    host: `127.0.0.1:${port}`,
    url: `http://127.0.0.1:${port}/hook`,
    received,
    answerWith(next: Answer) {
      answer = next;
    },
    /** Waits for this many webhooks, of this transaction or of all. */
    until: (count: number, requestHash?: string) =>
      vi.waitFor(
        () => {
          const found = received.filter(({ body }) => !requestHash || body.data?.requestHash === requestHash);
          if (found.length < count) throw new Error(`${found.length} of ${count} have come`);
          return found;
        },
        { timeout: 15_000, interval: 20 },
      ),
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const plain = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Says that it is ready, and no more: for programs of which only their way to a validator counts. To start a real one takes seconds. */
export async function startReadyValidator(): Promise<{ readonly url: string; stop(): void }> {
  const server = createServer((_request, response) => response.end('{"ready":true}')).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => void server.close() };
}

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Only reports that it is ready: for programs that need the URL of a validator. A real one takes seconds to start. */
export async function startReadyValidator(): Promise<{ readonly url: string; stop(): void }> {
  const server = createServer((_request, response) => response.end('{"ready":true}')).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => void server.close() };
}

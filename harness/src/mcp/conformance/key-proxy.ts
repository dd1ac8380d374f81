import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy that adds the API key, which the suite's client cannot send. Streams pass unbuffered. */
export async function startKeyProxy(target: string, key: string): Promise<{ url: string; stop(): Promise<void> }> {
  const { port: targetPort, pathname } = new URL(target);
  const proxy = createServer((request, response) => {
    const { method, url: path, headers } = request;
    const onwards = send({
      host: '127.0.0.1',
      port: targetPort,
      method,
      path,
      headers: { ...headers, 'x-api-key': key },
    });
    onwards.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
      answer.on('error', () => response.destroy());
    });
    onwards.on('error', () => response.destroy());
    // A disconnect on one side disconnects the other.
    response.on('close', () => onwards.destroy());
    request.pipe(onwards);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}${pathname}`,
    stop: () =>
      new Promise((resolve) => {
        proxy.close(() => resolve());
        proxy.closeAllConnections();
      }),
  };
}

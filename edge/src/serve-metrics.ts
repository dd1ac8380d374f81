import type { Server } from 'node:http';
import type { Registry } from 'prom-client';
import { nodeHttp } from './node-http.ts';

/** Serves only the metrics, without a key: for a port that only the operator's network reaches. */
export async function serveMetrics(registry: Registry, port: number, host: string): Promise<Server> {
  const server = nodeHttp.createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
}

import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';

/** Headers of one connection, which are not forwarded. */
const hopByHop = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);
const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

const endToEnd = <T>(headers: Readonly<Record<string, T>>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHop.has(name)));

/** Distributes requests over the instances in turn. One that is down is skipped. */
export function createBalancer(upstreams: readonly URL[]) {
  let turn = 0;
  return (request: IncomingMessage, response: ServerResponse): void => {
    const first = turn++ % upstreams.length;
    tryInTurn([...upstreams.slice(first), ...upstreams.slice(0, first)], request, response);
  };
}

function tryInTurn([upstream, ...others]: readonly URL[], request: IncomingMessage, response: ServerResponse): void {
  if (!upstream) {
    refuse(response);
    return;
  }
  const { method = 'GET', url: path = '/' } = request;
  const hasBody = Number(request.headers['content-length'] ?? 0) > 0 || 'transfer-encoding' in request.headers;
  const headers = {
    ...endToEnd(request.headers),
    'x-forwarded-for': request.socket.remoteAddress ?? '',
    'x-forwarded-proto': 'https',
  };
  // A new connection for each request: on a reused one, it is unknown whether a dead instance has read the request.
  const outgoing = httpRequest(upstream, { method, path, headers, agent: false });
  // Once connected, the instance may have acted on the request. Only safe methods without a body may be retried.
  let mayHaveActed = false;
  outgoing.on('socket', (socket) =>
    socket.once('connect', () => {
      mayHaveActed = !safeMethods.has(method) || hasBody;
      if (hasBody) request.pipe(outgoing);
      else outgoing.end();
    }),
  );
  outgoing.on('response', (answer) => {
    response.writeHead(answer.statusCode ?? 502, endToEnd(answer.headers));
    // Event streams start with headers only.
    response.flushHeaders();
    answer.pipe(response);
    answer.on('error', () => response.destroy());
  });
  outgoing.on('error', () => {
    if (response.headersSent || response.destroyed) response.destroy();
    else if (mayHaveActed) refuse(response);
    else tryInTurn(others, request, response);
  });
  response.on('close', () => outgoing.destroy());
}

function refuse(response: ServerResponse): void {
  const body = { statusCode: 502, message: 'No instance answered; retry in a few seconds', error: 'Bad Gateway' };
  response.writeHead(502, { 'content-type': 'application/json', 'retry-after': '1' }).end(JSON.stringify(body));
}

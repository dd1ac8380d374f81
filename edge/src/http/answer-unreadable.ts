import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { Problem, type ProblemStatus, problemCodeHeader } from '@countersign/protocol';
import type { ErrorFormat } from './error-format.ts';

const LINGER_MS = 1_000;

const UNREADABLE: Readonly<Record<string, [ProblemStatus, string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request did not arrive in time.'],
  HPE_HEADER_OVERFLOW: [431, 'The headers are too large.'],
};

/**
 * Bytes that are not HTTP, or an incomplete request, never reach a handler; they still get an answer in the usual error
 * format.
 */
export function answerUnreadable(
  error: NodeJS.ErrnoException,
  socket: Socket,
  headers: Readonly<Record<string, string>>,
  errorFormat: ErrorFormat,
): void {
  // Every further chunk of an answered connection is reported again.
  if (socket.writableEnded) return;
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, message] = UNREADABLE[error.code ?? ''] ?? [400, 'The request is not valid HTTP.'];
  const problem = new Problem(status, 'http.unreadable', message);
  const json = JSON.stringify(errorFormat.bodyOf(problem));
  const lines = Object.entries({
    ...headers,
    'x-request-id': randomUUID(),
    [problemCodeHeader]: problem.code,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(json),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${problem.toBody().error}\r\n${lines.join('')}\r\n${json}`);
  // Closed at once, the socket could lose the answer in transit; left open, a peer that never closes would keep it.
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}

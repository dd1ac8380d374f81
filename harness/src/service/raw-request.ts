import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export interface RawAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
  /** The lifetime of the connection. */
  readonly seconds: number;
}

/** Data to send, or a pause in milliseconds. */
export type Piece = string | Uint8Array | number;

/** Sends exactly these bytes on a new connection, and reads until the server closes it. */
export async function sendRaw(url: string, pieces: Iterable<Piece>): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  const started = performance.now();
  const socket = connect({ host: hostname, port: Number(port) });
  const chunks: Buffer[] = [];
  let open = true;
  socket.on('data', (chunk) => void chunks.push(chunk));
  // A refusal may arrive while we are still sending; only the answer counts.
  socket.on('error', () => {});
  const closed = once(socket, 'close').finally(() => {
    open = false;
  });
  await once(socket, 'connect');
  for (const piece of pieces) {
    if (!open) break;
    if (typeof piece === 'number') await Promise.race([sleep(piece), closed]);
    else if (socket.writable) socket.write(piece);
  }
  await closed;
  return { ...parseAnswer(Buffer.concat(chunks).toString()), seconds: (performance.now() - started) / 1000 };
}

function parseAnswer(text: string): Pick<RawAnswer, 'status' | 'headers' | 'body'> {
  const [head = '', body = ''] = text.split('\r\n\r\n', 2);
  const [statusLine = '', ...lines] = head.split('\r\n');
  const headers = new Headers();
  for (const line of lines) {
    const colon = line.indexOf(':');
    headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  const isJson = headers.get('content-type')?.startsWith('application/json') ?? false;
  return { status: Number(statusLine.split(' ')[1]), headers, body: isJson ? JSON.parse(body) : undefined };
}

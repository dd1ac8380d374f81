import { Agent, type IncomingMessage, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface CallOptions {
  readonly token?: string;
  readonly key?: string;
  readonly headers?: Record<string, string>;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent unchanged. */
  readonly raw?: string | Uint8Array<ArrayBuffer>;
}

export interface CallResult {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The parsed JSON, which tests compare with matchers. */
  readonly body: unknown;
  /** The string at a path such as `user.id`. */
  get(place: string): string;
}

export type Caller = (route: string, options?: CallOptions) => Promise<CallResult>;

/** Makes plain HTTP requests, `call('POST /users', { key, body })`. */
export function createCaller(baseUrl: string): Caller {
  return async (route, options = {}) => {
    const [method = 'GET', path = '/'] = route.split(' ', 2);
    const json = options.body === undefined ? undefined : JSON.stringify(options.body);
    const body = options.raw ?? json;
    const { hostname, port, pathname, search } = new URL(baseUrl + path);
    const headers = {
      ...(body !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
      ...(options.token && { authorization: `Bearer ${options.token}` }),
      ...(options.key && { 'x-api-key': options.key }),
      ...options.headers,
    };
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      request({ agent, hostname, port, path: pathname + search, method, headers }, resolve)
        .on('error', reject)
        .end(body);
    });
    const text = (await readBody(response)).toString();
    const answer = parse(text);
    return {
      status: response.statusCode ?? 0,
      headers: headersOf(response),
      text,
      body: answer,
      get: (place) => stringAt(answer, place),
    };
  };
}

/** `fetch` costs about as much CPU time as the service itself. */
const agent = new Agent({ keepAlive: true });

const encodings: Readonly<Record<string, (bytes: Buffer) => Buffer>> = { gzip: gunzipSync, br: brotliDecompressSync };

async function readBody(response: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  const bytes = Buffer.concat(chunks);
  const decode = encodings[response.headers['content-encoding'] ?? ''];
  return decode ? decode(bytes) : bytes;
}

function headersOf({ rawHeaders }: IncomingMessage): Headers {
  const headers = new Headers();
  for (let at = 0; at < rawHeaders.length; at += 2) headers.append(rawHeaders[at] ?? '', rawHeaders[at + 1] ?? '');
  return headers;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function stringAt(value: unknown, place: string): string {
  let found = value;
  for (const name of place.split('.')) found = (found as Record<string, unknown> | undefined)?.[name];
  if (typeof found !== 'string') throw new Error(`no string at ${place} in ${JSON.stringify(value)}`);
  return found;
}

import { Client, type Dispatcher } from 'undici';

export interface SentRequest {
  readonly method: Dispatcher.HttpMethod;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** A text that the answer must contain, for routes that also answer failures with 200. */
  readonly mustSay?: string;
}

/** The requests of one connection, in order. */
export interface Line {
  readonly requests: readonly SentRequest[];
  /** The field of each answer that becomes the body of the next request. */
  readonly passOn?: string;
}

export interface Driven {
  readonly seconds: number;
  /** For each request, sorted. */
  readonly timesMs: readonly number[];
  /** For each line, the value for the next request. */
  readonly last: readonly string[];
}

/** A client in its own process, so that its CPU time is not counted as that of the server. */
process.on('message', async ({ url, lines }: { url: string; lines: readonly Line[] }) => {
  const clients = lines.map(() => new Client(url, { pipelining: 1 }));
  // Connects before the measurement starts.
  await Promise.all(clients.map((client) => client.request({ method: 'GET', path: '/health' }).then(drain)));
  const timesMs: number[] = [];
  const began = performance.now();
  const last = await Promise.all(lines.map((line, index) => send(clients[index] as Client, line, timesMs)));
  const seconds = (performance.now() - began) / 1000;
  await Promise.all(clients.map((client) => client.close()));
  process.send?.({ seconds, timesMs: timesMs.sort((one, other) => one - other), last } satisfies Driven);
});
process.send?.('ready');

const drain = ({ body }: Dispatcher.ResponseData) => body.text();

async function send(client: Client, { requests, passOn }: Line, timesMs: number[]): Promise<string> {
  let passed = '';
  for (const { body, mustSay = '', ...request } of requests) {
    const began = performance.now();
    const sent = passed === '' ? body : JSON.stringify({ [passOn ?? '']: passed });
    const response = await client.request({ ...request, ...(sent !== undefined && { body: sent }) });
    const text = await response.body.text();
    timesMs.push(performance.now() - began);
    if (response.statusCode >= 300 || !text.includes(mustSay)) {
      throw new Error(`${request.path}: ${response.statusCode} ${text}`);
    }
    if (passOn) passed = String((JSON.parse(text) as Record<string, unknown>)[passOn]);
  }
  return passed;
}

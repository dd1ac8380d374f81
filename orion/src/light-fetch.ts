import { askHttp } from '@countersign/edge/ask-http';
import type { Fetch } from '@countersign/sdk';

/** Larger than any lease: a longer answer does not come from the service. */
const MAX_ANSWER_BYTES = 64 * 1024 * 1024;

/**
 * A `fetch` for the client of the service, with about half the processor time of the built-in one and the same errors.
 */
export const lightFetch: Fetch = async (url, { signal, ...question }) => {
  const asked = askHttp(url, { ...question, signal, maxAnswerBytes: MAX_ANSWER_BYTES });
  const { status, statusText, headers, bytes } = await asked.catch((cause: unknown) => {
    signal.throwIfAborted();
    throw new TypeError('fetch failed', { cause });
  });
  const text = async () => bytes.toString('utf8');
  return {
    ok: status >= 200 && status < 300,
    status,
    statusText,
    headers: { get: (name) => headers[name.toLowerCase()]?.toString() ?? null },
    text,
    json: async () => JSON.parse(await text()),
    arrayBuffer: async () => bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length),
  };
};

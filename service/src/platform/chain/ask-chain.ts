import { z } from 'zod';
import { ChainUnavailable } from '../crypto/chain-unavailable.ts';

const TIMEOUT_MS = 5_000;
const MAX_ANSWER_BYTES = 2 * 1024 * 1024;

const envelope = z.object({ result: z.unknown() });

/** One JSON-RPC question. Whatever is not an answer of the expected shape means that the chain cannot be relied on now. */
export async function askChain<T extends z.ZodType>(
  url: string,
  method: string,
  params: readonly unknown[],
  shape: T,
): Promise<z.output<T>> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`status ${response.status}`);
    const { result } = envelope.parse(JSON.parse(await readLimited(response)));
    return shape.parse(result);
  } catch (error) {
    throw new ChainUnavailable(error instanceof Error ? error.name : 'unknown');
  }
}

async function readLimited(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > MAX_ANSWER_BYTES) throw new RangeError('the answer is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

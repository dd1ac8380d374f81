import { z } from 'zod';

const answer = z.object({ result: z.string().regex(/^0x[0-9a-f]+$/i) });

/** Asks a JSON-RPC server for its chain id; throws where it does not tell. */
export async function probeChain(rpcUrl: string, timeoutMs: number): Promise<void> {
  const response = await fetch(rpcUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  answer.parse(await response.json());
}

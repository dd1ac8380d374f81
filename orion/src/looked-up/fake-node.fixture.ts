import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Address, Hex } from '@countersign/protocol';
import { encodeAbiParameters, parseAbiParameters, toFunctionSelector } from 'viem';
import { onTestFinished } from 'vitest';

export const NOW_MS = 1_800_000_000_000;
const nowSeconds = NOW_MS / 1000;

export const encode = (types: string, ...values: readonly unknown[]): Hex =>
  encodeAbiParameters(parseAbiParameters(types), values as never);

/** The answer of a contract: bytes, or nothing for a revert. */
export type Answers = Readonly<Record<`${Address} ${string}`, Hex | null>>;

export interface FakeNode {
  readonly chainId?: number;
  readonly number?: number;
  readonly hash?: Hex;
  readonly timestamp?: number;
  readonly answers?: Answers;
  readonly balance?: bigint;
  /** It does not answer some questions. */
  readonly isSilent?: boolean;
  /** Replaces all of the above: the raw text of an answer, or null for none at all. */
  readonly says?: (method: string) => string | null | undefined;
}

export const hashOf = (number: number): Hex => `0x${number.toString(16).padStart(64, '0')}`;

/** A node on loopback with one block, and a list of the questions it received. */
export async function startFakeNode(node: FakeNode = {}) {
  const { chainId = 1, number = 100, timestamp = nowSeconds - 10, answers = {}, balance = 0n } = node;
  const asked: { readonly method: string; readonly params: readonly unknown[] }[] = [];
  const calls = new Map(
    Object.entries(answers).map(([call, answer]) => {
      const [to, ...signature] = call.split(' ');
      return [`${to} ${toFunctionSelector(`function ${signature.join(' ')}`)}`, answer];
    }),
  );

  function resultOf(method: string, [first]: readonly unknown[]): unknown {
    if (method === 'eth_chainId') return `0x${chainId.toString(16)}`;
    if (method === 'eth_getBalance') return `0x${balance.toString(16)}`;
    if (method === 'eth_getBlockByNumber') {
      const at = first === 'latest' ? number : Number(first);
      const hash = (at === number && node.hash) || hashOf(at);
      return {
        number: `0x${at.toString(16)}`,
        hash,
        parentHash: hashOf(at - 1),
        timestamp: `0x${timestamp.toString(16)}`,
      };
    }
    const { to, data } = first as { to: string; data: string };
    const answer = calls.get(`${to} ${data.slice(0, 10)}`);
    return answer === undefined ? '0x' : answer;
  }

  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    const { method, params } = JSON.parse(text);
    asked.push({ method, params });
    const said = node.says?.(method);
    if (said === null) return;
    if (said !== undefined) return void response.end(said);
    const result = resultOf(method, params);
    const body = result === null ? { error: { code: 3, message: 'execution reverted', data: '0x' } } : { result };
    response.end(JSON.stringify({ jsonrpc: '2.0', id: 1, ...body }));
  });
  // On a busy machine the usual five seconds may pass between two questions.
  server.keepAliveTimeout = 120_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  /** Like a provider's URL: with the customer's key in it. */
  return { url: `http://${host}/v2/${secret}?key=${secret}`, host, asked };
}

export const secret = 'v3-4f1c0ffee-access-key';

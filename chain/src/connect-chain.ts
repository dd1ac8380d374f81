import { AnswerTooLong, postJson } from '@countersign/edge/ask-http';
import type { Hex } from '@countersign/protocol';
import { z } from 'zod';
import { ChainUnavailable, NodeRefusal, ResponseTooLarge } from './errors.ts';
import { findRevertData } from './find-revert-data.ts';
import { count, hexHash, quantity, toQuantity } from './quantity.ts';

const TIMEOUT_MS = 10_000;
/** More than the logs of one block that someone has filled on purpose. */
const MAX_ANSWER_BYTES = 32 * 1024 * 1024;
const MAX_ERROR_CHARACTERS = 1_000;

export interface Block {
  readonly number: number;
  readonly hash: Hex;
  readonly parentHash: Hex;
  /** In seconds. */
  readonly timestamp: number;
  /** Null on chains without a base fee. */
  readonly baseFeePerGas: bigint | null;
}

/** A connection to a node of one chain. Every failure becomes `ChainUnavailable`. */
export interface ChainClient {
  /** Sends one JSON-RPC request whose answer must match this schema. */
  ask<T extends z.ZodType>(method: string, params: readonly unknown[], shape: T): Promise<z.output<T>>;
  getChainId(): Promise<number>;
  getBlockNumber(): Promise<number>;
  /** Null if the chain has no such block, or no longer. */
  getBlock(number: number | 'latest'): Promise<Block | null>;
}

const envelope = z.union([
  z.object({
    error: z.object({ code: z.number(), message: z.string(), data: z.unknown().optional() }),
  }),
  z.object({ result: z.unknown(), error: z.null().optional() }),
]);

const block = z
  .object({
    number: count,
    hash: hexHash,
    parentHash: hexHash,
    timestamp: count,
    baseFeePerGas: quantity.nullish().transform((fee) => fee ?? null),
  })
  .nullable();

interface Bounds {
  readonly timeoutMs?: number;
  readonly maxAnswerBytes?: number;
}

/** No retries here: the caller knows best when. */
export function connectChain(
  rpcUrl: string,
  { timeoutMs = TIMEOUT_MS, maxAnswerBytes = MAX_ANSWER_BYTES }: Bounds = {},
): ChainClient {
  const bounds = { timeoutMs, maxAnswerBytes };
  const ask: ChainClient['ask'] = async (method, params, shape) => {
    const { data, success } = shape.safeParse(await post(rpcUrl, bounds, { method, params }));
    if (!success) throw new ChainUnavailable(`${method} returned nothing`);
    return data;
  };
  return {
    ask,
    getChainId: () => ask('eth_chainId', [], count),
    getBlockNumber: () => ask('eth_blockNumber', [], count),
    getBlock: (number) =>
      ask('eth_getBlockByNumber', [number === 'latest' ? number : toQuantity(number), false], block),
  };
}

async function post(
  rpcUrl: string,
  bounds: Required<Bounds>,
  question: { method: string; params: readonly unknown[] },
): Promise<unknown> {
  const { text, status } = await fetchText(rpcUrl, bounds, JSON.stringify({ jsonrpc: '2.0', id: 1, ...question }));
  const answer = envelope.safeParse(parseJson(text)).data;
  // Some nodes send a JSON-RPC error with an HTTP error status.
  if (answer?.error) {
    const { code, message, data } = answer.error;
    const revertData = findRevertData(message, data);
    throw new NodeRefusal({ code, text: message.slice(0, MAX_ERROR_CHARACTERS), revertData });
  }
  if (status !== 200) throw new ChainUnavailable(`the node answered with status ${status}`);
  if (answer === undefined) throw new ChainUnavailable('the response is not JSON-RPC');
  return 'result' in answer ? answer.result : undefined;
}

async function fetchText(
  url: string,
  { timeoutMs, maxAnswerBytes }: Required<Bounds>,
  body: string,
): Promise<{ text: string; status: number }> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    return await postJson(url, { body, maxAnswerBytes, signal });
  } catch (error) {
    if (error instanceof AnswerTooLong) throw new ResponseTooLarge(error.message);
    throw new ChainUnavailable(signal.aborted ? `no response within ${timeoutMs} ms` : 'the node is unreachable');
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

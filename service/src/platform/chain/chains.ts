import { connectChain } from '@countersign/chain';
import type { Address, Hex } from '@countersign/protocol';
import { z } from 'zod';

const TIMEOUT_MS = 5_000;

/** An executed transaction. Addresses and data are in lower case, like ours. */
export interface SentTransaction {
  readonly from: Address;
  /** Null if it deployed a contract. */
  readonly to: Address | null;
  readonly value: string;
  readonly data: Hex;
  readonly blockNumber: number;
  /** Its index in its block. */
  readonly index: number;
  /** The time of its block, by the chain's own clock. */
  readonly minedAtUnix: number;
  readonly succeeded: boolean;
  /** Whether the account, having sent it to itself, has code that executed it; false if it went elsewhere. */
  readonly ranOwnCode: boolean;
  readonly logs: readonly ChainLog[];
}

/** An event emitted during the execution. */
export interface ChainLog {
  readonly address: Address;
  readonly topics: readonly Hex[];
  readonly data: Hex;
}

export interface Chains {
  /**
   * The transaction with its outcome, or the reason in words why it is not reliable. `ChainUnavailable` if no node
   * answers.
   */
  findSent(chainId: number, txHash: Hex): Promise<SentTransaction | string>;
}

const hex = z
  .string()
  .regex(/^0x[0-9a-fA-F]*$/)
  .toLowerCase();
const quantity = z
  .string()
  .regex(/^0x[0-9a-fA-F]{1,64}$/)
  .transform((text) => BigInt(text));
/** Counters, which stay within exact numbers. */
const count = quantity.refine((value) => value <= Number.MAX_SAFE_INTEGER).transform(Number);
const sentShape = z
  .object({
    from: hex,
    to: hex.nullable(),
    value: quantity,
    input: hex,
    blockHash: hex.nullable(),
    /** Absent if it was signed for any chain, as before EIP-155. */
    chainId: count.nullish(),
  })
  .nullable();
const logShape = z.object({ address: hex, topics: z.array(hex).max(4), data: hex });
const receiptShape = z
  .object({
    status: quantity,
    blockNumber: count,
    blockHash: hex,
    transactionIndex: count.default(0),
    logs: z.array(logShape).default([]),
  })
  .nullable();

interface ChainOptions {
  /** By chain id. */
  readonly rpcUrls: ReadonlyMap<number, string>;
  /** The chain of our own records, whichever it is. */
  readonly recordRpcUrl: string | null;
  /** The required number of confirmations, including its own block. */
  readonly confirmations: number;
}

export function createChains({ rpcUrls, recordRpcUrl, confirmations }: ChainOptions): Chains {
  return {
    async findSent(chainId, txHash) {
      const url = rpcUrls.get(chainId) ?? recordRpcUrl;
      const noRpc = `cannot be looked up: no RPC is configured for chain ${chainId}`;
      if (url === null) return noRpc;
      const client = connectChain(url, { timeoutMs: TIMEOUT_MS });
      // Before and after everything else: the same URL may lead to another chain at any time.
      if ((await client.getChainId()) !== chainId) return noRpc;
      const [sent, receipt, head] = await Promise.all([
        client.ask('eth_getTransactionByHash', [txHash], sentShape),
        client.ask('eth_getTransactionReceipt', [txHash], receiptShape),
        client.getBlockNumber(),
      ]);
      if (sent === null) return `is not known on chain ${chainId}`;
      if (receipt === null || sent.blockHash !== receipt.blockHash) return 'is not in a block yet; try again later';
      const depth = Math.max(head - receipt.blockNumber + 1, 0);
      const isOwn = sent.to !== null && sent.to === sent.from;
      const at = `0x${receipt.blockNumber.toString(16)}`;
      const [block, code, lastChainId] = await Promise.all([
        client.getBlock(receipt.blockNumber),
        isOwn ? client.ask('eth_getCode', [sent.to, at], hex) : '0x',
        client.getChainId(),
      ]);
      if (lastChainId !== chainId) return noRpc;
      if (typeof sent.chainId === 'number' && sent.chainId !== chainId) {
        return `was signed for chain ${sent.chainId}, not for chain ${chainId}`;
      }
      if (block?.hash !== receipt.blockHash) return 'was in a block that has been reorganized away; try again later';
      if (depth < confirmations) return `has ${depth} of ${confirmations} confirmations; try again later`;
      return {
        from: sent.from as Address,
        to: sent.to as Address | null,
        value: sent.value.toString(),
        data: sent.input as Hex,
        blockNumber: receipt.blockNumber,
        index: receipt.transactionIndex,
        minedAtUnix: block.timestamp,
        succeeded: receipt.status === 1n,
        ranOwnCode: code !== '0x',
        logs: receipt.logs as ChainLog[],
      };
    },
  };
}

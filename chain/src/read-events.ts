import {
  accountRegistry,
  type Deployment,
  verificationInbox,
  verificationServiceRegistry,
} from '@countersign/contracts';
import type { Hex } from '@countersign/protocol';
import type { ContractEventName, DecodeEventLogReturnType } from 'viem';
import { decodeEventLog } from 'viem/utils';
import { z } from 'zod';
import type { ChainClient } from './connect-chain.ts';
import { ChainUnavailable, NodeRefusal, ResponseTooLarge } from './errors.ts';
import { count, hexAddress, hexData, hexHash, toQuantity } from './quantity.ts';

/** Most nodes refuse more. */
export const maxBlocksAtOnce = 2_000;

const abi = [...accountRegistry.abi, ...verificationInbox.abi, ...verificationServiceRegistry.abi] as const;

type Name = ContractEventName<typeof abi>;
/** Service numbers are counted from one. */
type Plain<T> = { readonly [K in keyof T]: T[K] extends bigint ? number : T[K] };

interface Place {
  readonly blockNumber: number;
  readonly blockHash: Hex;
  readonly txHash: Hex;
}

/** An event of our contracts, with the names and arguments of its ABI. Addresses are EIP-55 checksummed. */
export type ChainEvent = {
  [N in Name]: Place & { readonly name: N; readonly args: Plain<DecodeEventLogReturnType<typeof abi, N>['args']> };
}[Name];

const log = z.object({
  address: hexAddress,
  topics: z.array(hexHash).max(4),
  data: hexData,
  blockNumber: count,
  blockHash: hexHash,
  transactionHash: hexHash,
  logIndex: count,
  removed: z.boolean().optional(),
});
const logs = z.array(log);

type Log = z.output<typeof log>;

/** Both included. */
interface Range {
  readonly fromBlock: number;
  readonly toBlock: number;
}

/** The events of our contracts in these blocks, in order. */
export async function readEvents(
  client: ChainClient,
  deployment: Deployment,
  { fromBlock, toBlock }: Range,
): Promise<ChainEvent[]> {
  const events: ChainEvent[] = [];
  let size = maxBlocksAtOnce;
  for (let from = fromBlock; from <= toBlock; ) {
    const to = Math.min(from + size - 1, toBlock);
    const found = await readEventsAtOnce(client, deployment, { fromBlock: from, toBlock: to });
    if (found === null) {
      size = Math.ceil((to - from + 1) / 2);
      continue;
    }
    events.push(...found);
    from = to + 1;
  }
  return events;
}

/** The same in one request; null if the node refuses that many blocks. */
export async function readEventsAtOnce(
  client: ChainClient,
  { contracts }: Deployment,
  { fromBlock, toBlock }: Range,
): Promise<ChainEvent[] | null> {
  const { accountRegistry, verificationInbox, verificationServiceRegistry } = contracts;
  const address = [accountRegistry, verificationInbox, verificationServiceRegistry];
  const known = new Set<string>(address.map((one) => one.toLowerCase()));
  const filter = { address, fromBlock: toQuantity(fromBlock), toBlock: toQuantity(toBlock) };
  const found = await client.ask('eth_getLogs', [filter], logs).catch((error: unknown) => {
    // Nodes word the refusal of a range in many ways; a refusal of the smallest has another reason.
    if ((error instanceof NodeRefusal || error instanceof ResponseTooLarge) && toBlock > fromBlock) return null;
    throw error;
  });
  if (found === null) return null;
  for (const one of found) {
    const isAsked =
      known.has(one.address) && one.blockNumber >= fromBlock && one.blockNumber <= toBlock && !one.removed;
    if (!isAsked) throw new ChainUnavailable('the node returned a log that was not requested');
  }
  return found.sort(inOrder).map(decode);
}

const inOrder = (a: Log, b: Log) => a.blockNumber - b.blockNumber || a.logIndex - b.logIndex;

function decode({ topics, data, blockNumber, blockHash, transactionHash }: Log): ChainEvent {
  try {
    const { eventName, args } = decodeEventLog({ abi, data, topics: topics as [Hex, ...Hex[]], strict: true });
    const plain = Object.fromEntries(Object.entries(args).map(([name, value]) => [name, toPlain(value)]));
    return { name: eventName, args: plain, blockNumber, blockHash, txHash: transactionHash } as unknown as ChainEvent;
  } catch {
    throw new ChainUnavailable('the node returned a log that our contracts do not emit');
  }
}

function toPlain(value: unknown): unknown {
  if (typeof value !== 'bigint') return value;
  if (value > Number.MAX_SAFE_INTEGER) throw new RangeError('a number out of range');
  return Number(value);
}

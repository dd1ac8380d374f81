import type { Hex } from '@countersign/protocol';
import type { Journal } from './journal.ts';
import type { Ledger } from './ledger.ts';
import { rpcErrors } from './rpc-error.ts';

const MAX_WAITING = 1_000;

/** The EVM offers far more methods, such as reverting to an earlier state. */
const offered = new Set([
  'web3_clientVersion',
  'net_version',
  'eth_chainId',
  'eth_blockNumber',
  'eth_getBlockByNumber',
  'eth_getBlockByHash',
  'eth_getBalance',
  'eth_getCode',
  'eth_getStorageAt',
  'eth_getTransactionCount',
  'eth_getTransactionByHash',
  'eth_getTransactionReceipt',
  'eth_getLogs',
  'eth_call',
  'eth_estimateGas',
  'eth_feeHistory',
  'eth_syncing',
]);
/** Gas is free here. */
const prices = new Set(['eth_gasPrice', 'eth_maxPriorityFeePerGas']);

interface Options {
  readonly evm: Pick<Ledger, 'request' | 'execute' | 'settle'>;
  readonly journal: Journal;
  /** Time of the last block, in seconds. */
  readonly lastAt: number;
  readonly nowSeconds: () => number;
  /** Exits the process: its memory holds more than the disk. */
  readonly die: (reason: string, err?: unknown) => never;
}

/** A chain that answers JSON-RPC. */
export interface Node {
  request(method: string, params: readonly unknown[]): Promise<unknown>;
  /** Resolves when all earlier requests have been answered. */
  idle(): Promise<void>;
}

/** One request at a time, so that no client reads a transaction that a crash could undo. */
export function createNode({ evm, journal, lastAt, nowSeconds, die }: Options): Node {
  let latest = lastAt;
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();

  async function take(raw: Hex): Promise<unknown> {
    const at = Math.max(nowSeconds(), latest);
    // Written first: on a full disk nothing is executed.
    const startByte = await journal.append({ at, raw });
    let txHash: unknown;
    try {
      txHash = await evm.execute(raw, at);
    } catch (error) {
      await journal.cutTo(startByte).catch((err: unknown) => die('the journal cannot be repaired', err));
      throw error;
    }
    await journal.sync().catch((err: unknown) => die('the journal cannot be written', err));
    latest = at;
    await evm.settle();
    return txHash;
  }

  async function answer(method: string, params: readonly unknown[]): Promise<unknown> {
    if (method !== 'eth_sendRawTransaction') return evm.request(method, params);
    const [raw, ...others] = params;
    if (typeof raw !== 'string' || !/^0x(?:[0-9a-fA-F]{2})+$/.test(raw) || others.length > 0) {
      throw rpcErrors.badParams('the only parameter must be a signed transaction in hex');
    }
    return take(raw.toLowerCase() as Hex);
  }

  return {
    async request(method, params) {
      if (prices.has(method)) return '0x0';
      if (!offered.has(method) && method !== 'eth_sendRawTransaction') throw rpcErrors.noSuchMethod(method);
      if (waiting >= MAX_WAITING) throw rpcErrors.tooMuch('too many requests are waiting');
      waiting += 1;
      const result = last
        .then(() => answer(method, params))
        .finally(() => {
          waiting -= 1;
        });
      last = result.catch(() => {});
      return result;
    },
    idle: () => last.then(() => {}),
  };
}

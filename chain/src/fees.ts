import type { ChainClient } from './connect-chain.ts';
import { ChainUnavailable, NodeRefusal } from './errors.ts';
import { quantity } from './quantity.ts';

/** The fee of a transaction for each unit of gas, in wei. */
export type Fees =
  | { readonly maxFeePerGas: bigint; readonly maxPriorityFeePerGas: bigint }
  /** On chains without a base fee. */
  | { readonly gasPrice: bigint };

/** The tip if the node suggests none. */
const USUAL_TIP = 1_000_000_000n;
/** Above this, the price is not the reason why a transaction waits. */
const MAX_RAISE = 10n;

/** The current fee with head-room: the base fee may double while the transaction waits. */
export async function suggestFees(client: ChainClient): Promise<Fees> {
  const head = await client.getBlock('latest');
  if (head === null) throw new ChainUnavailable('the node has no blocks');
  const { baseFeePerGas } = head;
  if (baseFeePerGas === null) return { gasPrice: (await client.ask('eth_gasPrice', [], quantity)) * 2n };
  const maxPriorityFeePerGas = await client.ask('eth_maxPriorityFeePerGas', [], quantity).catch((error: unknown) => {
    if (error instanceof NodeRefusal) return USUAL_TIP;
    throw error;
  });
  return { maxFeePerGas: 2n * baseFeePerGas + maxPriorityFeePerGas, maxPriorityFeePerGas };
}

/** A quarter more, which every node accepts as a replacement: they require 10 to 12.5 % at least. */
export function raiseFees(fees: Fees): Fees {
  const raise = (fee: bigint) => (fee * 5n) / 4n + 1n;
  if ('gasPrice' in fees) return { gasPrice: raise(fees.gasPrice) };
  return { maxFeePerGas: raise(fees.maxFeePerGas), maxPriorityFeePerGas: raise(fees.maxPriorityFeePerGas) };
}

/** The higher of both, in the format of the first. */
export function atLeast(fees: Fees, least: Fees): Fees {
  const higher = (a: bigint, b: bigint) => (a > b ? a : b);
  const [fee, tip] =
    'gasPrice' in least ? [least.gasPrice, least.gasPrice] : [least.maxFeePerGas, least.maxPriorityFeePerGas];
  if ('gasPrice' in fees) return { gasPrice: higher(fees.gasPrice, fee) };
  return {
    maxFeePerGas: higher(fees.maxFeePerGas, fee),
    maxPriorityFeePerGas: higher(fees.maxPriorityFeePerGas, tip),
  };
}

/** Whether a price is so far above the usual that raising it is pointless. */
export function isExcessive(fees: Fees, usual: Fees): boolean {
  const total = (of: Fees) => ('gasPrice' in of ? of.gasPrice : of.maxFeePerGas);
  const ceiling = MAX_RAISE * total(usual);
  return total(fees) > (ceiling > USUAL_TIP ? ceiling : USUAL_TIP);
}

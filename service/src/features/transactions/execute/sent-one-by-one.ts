import { type Address, type Call, type Hex, hashAction } from '@countersign/protocol';
import type { Chains, SentTransaction } from '../../../platform/chain/chains.ts';
import { executionRefused } from '../base/errors.ts';
import { callsMade } from './calls-made.ts';

/** A transaction on chain with the field that reported it. */
export interface Reported {
  readonly field: string;
  readonly txHash: Hex;
  readonly sent: SentTransaction;
}

/** The reported transactions of one request. */
export interface Report {
  /** The transactions of a batch before the last, in their order. */
  readonly earlier: readonly Reported[];
  /** The last transaction, which stands for the request. */
  readonly last: Reported;
}

/** Looks up the reported transactions; throws if the chain does not show one of them. */
export async function findReported(
  chains: Chains,
  chainId: number,
  { txHash, earlierTxHashes = [] }: { readonly txHash: Hex; readonly earlierTxHashes?: readonly Hex[] | undefined },
): Promise<Report> {
  const find = async (hash: Hex, field: string): Promise<Reported> => {
    const sent = await chains.findSent(chainId, hash);
    if (typeof sent === 'string') throw executionRefused(sent, field);
    return { field, txHash: hash, sent };
  };
  // The last first: while it is not confirmed, the others are not needed.
  const last = await find(txHash, 'txHash');
  const earlier: Reported[] = [];
  for (const [index, hash] of earlierTxHashes.entries()) earlier.push(await find(hash, `earlierTxHashes.${index}`));
  return { earlier, last };
}

interface Approved {
  readonly account: Address;
  readonly chainId: number;
  /** The hash that the verdict is bound to. */
  readonly hash: Hex;
  /** Null if the payload was sealed. */
  readonly calls: readonly Call[] | null;
}

const isBefore = (one: SentTransaction, other: SentTransaction): boolean =>
  one.blockNumber < other.blockNumber || (one.blockNumber === other.blockNumber && one.index < other.index);

const isSame = (one: Call, other: Call): boolean =>
  one.to.toLowerCase() === other.to && BigInt(one.value) === BigInt(other.value) && one.data === other.data;

/**
 * For a batch that an account cannot send at once: the transactions must be exactly its calls, each mined after the one
 * before.
 */
export function refuseOtherBatch({ account, chainId, hash, calls }: Approved, reported: readonly Reported[]): void {
  for (const [index, { field, sent }] of reported.entries()) {
    const before = reported[index - 1];
    if (before && !isBefore(before.sent, sent)) throw executionRefused('was not mined after the one before it', field);
    if (!sent.succeeded && index < reported.length - 1) {
      throw executionRefused('failed on chain; report the call that failed last, as txHash', field);
    }
  }
  const made = reported.map(({ field, sent }, index) => {
    const expected = calls?.[index];
    const single = callsMade(account, sent).flatMap((each) => (each.length === 1 ? each : []));
    const found = expected ? single.find((call) => isSame(expected, call)) : single[0];
    if (!found || (calls && !expected)) throw executionRefused(`is not call ${index + 1} of the approved batch`, field);
    return found;
  });
  const isWhole = hashAction({ calls: made }, { chainId, account }) === hash;
  // The calls after a failed one may be missing: the batch has failed.
  const isCutShort = calls !== null && reported.at(-1)?.sent.succeeded === false;
  if (!isWhole && !isCutShort) {
    throw executionRefused(
      calls && made.length < calls.length
        ? `completes only ${made.length} of the ${calls.length} calls of the approved batch`
        : 'and the transactions before it are not the approved batch',
    );
  }
}

import { setTimeout as sleep } from 'node:timers/promises';
import type { Address, Hex } from '@countersign/protocol';
import type { LocalAccount } from 'viem';
import { keccak256 } from 'viem/utils';
import { z } from 'zod';
import type { ContractCall } from './calls.ts';
import { classifySendRefusal, type SendRefusal } from './classify-send-refusal.ts';
import type { ChainClient } from './connect-chain.ts';
import { CallRefused, ChainUnavailable, NodeRefusal } from './errors.ts';
import { atLeast, type Fees, isExcessive, raiseFees, suggestFees } from './fees.ts';
import { count, hexAddress, hexData, hexHash, quantity } from './quantity.ts';
import { refusalOf } from './refusal-of.ts';

/** Other senders may use the same account at the same time. */
const MAX_NONCES_TRIED = 20;
const LONGEST_PAUSE_MS = 25;
const MAX_RAISES = 10;
const FEES_KEPT_MS = 1_000;
const STUCK_AFTER_MS = 120_000;
/** How long a node behind a load balancer may lag behind another one. */
const UNSEEN_FOR_MS = 15_000;

/** Several times what our calls need, also on chains that charge further costs as gas. */
const maxGas = (data: Hex): bigint => 2_000_000n + 60n * BigInt(data.length / 2);

/** A sent transaction, as its caller has to store it. */
export interface Submission {
  readonly txHash: Hex;
  readonly submittedAt: Date;
}

export type FollowUp =
  /** In a block with enough confirmations. It may have failed there. */
  | { readonly state: 'confirmed'; readonly txHash: Hex; readonly blockNumber: number; readonly succeeded: boolean }
  | { readonly state: 'waiting'; readonly txHash: Hex }
  /** Sent again under another hash, which replaces the stored one, with the current time. */
  | { readonly state: 'resubmitted'; readonly txHash: Hex };

/**
 * Sends calls from one account. It is stateless: the caller stores the hash and follows it up. A call may reach the
 * chain twice, so the contract must accept it only once.
 */
export interface Sender {
  /** EIP-55 checksummed. */
  readonly address: Address;
  /**
   * Throws `CallRefused` if the contract would refuse it. A hash means that the node accepted it, or that the outcome
   * is unknown.
   */
  submit(call: ContractCall): Promise<{ txHash: Hex }>;
  /**
   * Throws `CallRefused` if it had to be sent again and the contract would refuse it: then check whether it is done
   * already.
   */
  followUp(
    call: ContractCall,
    submission: Submission,
    options: { confirmations: number; stuckAfterMs?: number },
  ): Promise<FollowUp>;
}

interface Options {
  readonly client: ChainClient;
  readonly account: LocalAccount;
  readonly chainId: number;
  /** Serialises the choice of nonces; by default within this process. */
  readonly exclusively?: <T>(work: () => Promise<T>) => Promise<T>;
}

const sentShape = z
  .object({
    from: hexAddress,
    to: hexAddress.nullable(),
    input: hexData,
    nonce: count,
    gasPrice: quantity.nullish(),
    maxFeePerGas: quantity.nullish(),
    maxPriorityFeePerGas: quantity.nullish(),
  })
  .nullable();
const receiptShape = z
  .object({ transactionHash: hexHash, status: quantity, blockNumber: count, blockHash: hexHash })
  .nullable();

type Sent = NonNullable<z.output<typeof sentShape>>;

export function createSender({ client, account, chainId, exclusively = createQueue() }: Options): Sender {
  let usual: { readonly fees: Promise<Fees>; readonly untilMs: number } | null = null;
  const countTransactions = (block: 'latest' | 'pending') =>
    client.ask('eth_getTransactionCount', [account.address, block], count);

  /** Simulated on the latest block: the mempool may contain this very call. */
  async function estimateGas({ to, data }: ContractCall): Promise<bigint> {
    const call = { from: account.address, to, data };
    const gas = await client.ask('eth_estimateGas', [call, 'latest'], quantity).catch((error: unknown) => {
      throw refusalOf(error);
    });
    // A contract account that is asked for its signature may burn any amount of gas.
    if (gas > maxGas(data)) throw new CallRefused(null);
    return (gas * 5n) / 4n;
  }

  async function send(
    call: ContractCall,
    terms: { gas: bigint; nonce: number; fees: Fees },
  ): Promise<{ txHash: Hex; refusal: Exclude<SendRefusal, 'known' | 'other' | 'no-funds'> | null }> {
    const { gas, nonce, fees } = terms;
    const raw = await account.signTransaction({ ...call, chainId, gas, nonce, ...typed(fees) });
    const txHash = keccak256(raw);
    try {
      await client.ask('eth_sendRawTransaction', [raw], hexHash);
    } catch (error) {
      // It may still have arrived. Following up finds out.
      if (!(error instanceof NodeRefusal)) return { txHash, refusal: null };
      const refusal = classifySendRefusal(error.text);
      if (refusal === 'no-funds') throw new ChainUnavailable(`account ${account.address} cannot pay for a transaction`);
      if (refusal === 'other') throw error;
      if (refusal !== 'known') return { txHash, refusal };
    }
    return { txHash, refusal: null };
  }

  /** Concurrent sends within a second use the same price, with room for a doubled base fee. */
  const usualFees = (): Promise<Fees> => {
    if (usual && performance.now() < usual.untilMs) return usual.fees;
    const fees = suggestFees(client);
    usual = { fees, untilMs: performance.now() + FEES_KEPT_MS };
    fees.catch(() => {
      usual = null;
    });
    return fees;
  };

  const submit: Sender['submit'] = async (call) => {
    const [gas, fees] = await Promise.all([estimateGas(call), usualFees()]);
    return exclusively(async () => {
      let least = 0;
      for (let tries = 0; tries < MAX_NONCES_TRIED; tries += 1) {
        const nonce = Math.max(await countTransactions('pending'), least);
        const { txHash, refusal } = await send(call, { gas, nonce, fees });
        if (refusal === null) return { txHash };
        // A used nonce cannot leave a gap, even if the node's count lags behind.
        least = refusal === 'nonce-ahead' ? 0 : nonce + 1;
        // Without jitter, the same one of two senders in step would win each time.
        await sleep(Math.random() * LONGEST_PAUSE_MS);
      }
      throw new ChainUnavailable(`the node refused ${MAX_NONCES_TRIED} nonces`);
    });
  };

  /** Replaces the pending transaction at this nonce; null if it is in a block by now. */
  async function replace(call: ContractCall, nonce: number, least: Fees | null): Promise<Hex | null> {
    const [gas, usual] = await Promise.all([estimateGas(call), suggestFees(client)]);
    if (least !== null && isExcessive(least, usual)) return null;
    let fees = least === null ? usual : atLeast(usual, least);
    for (let raises = 0; raises <= MAX_RAISES; raises += 1) {
      const { txHash, refusal } = await send(call, { gas, nonce, fees });
      if (refusal === null) return txHash;
      if (refusal !== 'underpriced') return null;
      fees = raiseFees(fees);
    }
    return null;
  }

  /** The nonce that this call must take to make progress; null if it is too early to tell. */
  async function findPlace({ nonce }: Sent, ageMs: number, stuckAfterMs: number): Promise<number | null> {
    if (ageMs < stuckAfterMs) return null;
    const next = await countTransactions('latest');
    if (next === nonce) return nonce;
    // An earlier transaction of this account is in the way. Its sender gets time to handle it.
    return next < nonce && ageMs >= 3 * stuckAfterMs ? next : null;
  }

  const isOurs = ({ from, to, input }: Sent, call: ContractCall) =>
    from === account.address.toLowerCase() && to === call.to.toLowerCase() && input === call.data.toLowerCase();

  return {
    address: account.address,
    submit,
    async followUp(call, { txHash, submittedAt }, { confirmations, stuckAfterMs = STUCK_AFTER_MS }) {
      const [head, sent, receipt] = await Promise.all([
        // With one required confirmation, inclusion is enough.
        confirmations > 1 ? client.getBlockNumber() : null,
        client.ask('eth_getTransactionByHash', [txHash], sentShape),
        client.ask('eth_getTransactionReceipt', [txHash], receiptShape),
      ]);
      const waiting = { state: 'waiting', txHash } as const;
      const ageMs = Date.now() - submittedAt.getTime();
      const isForeign = sent !== null && !isOurs(sent, call);
      if (isForeign || (sent === null && ageMs >= UNSEEN_FOR_MS)) {
        return { state: 'resubmitted', ...(await submit(call)) };
      }
      if (sent === null) return waiting;
      if (receipt !== null) {
        const { blockNumber, blockHash, status } = receipt;
        if (head !== null && head - blockNumber + 1 < confirmations) return waiting;
        const block = await client.getBlock(blockNumber);
        if (block?.hash !== blockHash || receipt.transactionHash !== txHash.toLowerCase()) return waiting;
        return { state: 'confirmed', txHash, blockNumber, succeeded: status === 1n };
      }
      const nonce = await findPlace(sent, ageMs, stuckAfterMs);
      if (nonce === null) return waiting;
      const least = nonce === sent.nonce ? raiseFees(feesOf(sent)) : null;
      const replacement = await exclusively(() => replace(call, nonce, least));
      return replacement === null ? waiting : { state: 'resubmitted', txHash: replacement };
    },
  };
}

/** Whether a transaction of any account is in the mempool, or in a block without having failed. */
export async function isOnItsWay(client: ChainClient, txHash: Hex): Promise<boolean> {
  const [sent, receipt] = await Promise.all([
    client.ask('eth_getTransactionByHash', [txHash], sentShape),
    client.ask('eth_getTransactionReceipt', [txHash], receiptShape),
  ]);
  return sent !== null && receipt?.status !== 0n;
}

const typed = (fees: Fees) =>
  'gasPrice' in fees ? ({ type: 'legacy', ...fees } as const) : ({ type: 'eip1559', ...fees } as const);

function feesOf({ gasPrice, maxFeePerGas, maxPriorityFeePerGas }: Sent): Fees {
  if (maxFeePerGas == null || maxPriorityFeePerGas == null) return { gasPrice: gasPrice ?? 0n };
  return { maxFeePerGas, maxPriorityFeePerGas };
}

/** Runs tasks one after the other, whether earlier ones fail or not. */
function createQueue(): NonNullable<Options['exclusively']> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(work);
    last = result.catch(() => {});
    return result;
  };
}

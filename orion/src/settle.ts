import { setTimeout as sleep } from 'node:timers/promises';
import {
  CallRefused,
  ChainUnavailable,
  type ContractCall,
  calls,
  type RecordedRequest,
  readEvents,
  type Submission,
} from '@countersign/chain';
import type { Log } from '@countersign/edge';
import type { Hex } from '@countersign/protocol';
import type { Client } from '@countersign/sdk';
import { type Lease, type LeasedRequest, NotYet } from './lease.ts';
import type { RecordChain } from './open-chain.ts';

/** A chain that confirms at once is awaited; others are checked again under later leases. */
const PAUSES_MS = [50, 200, 500, 1_000];
/** The delay after which a record with an unknown transaction is looked for again. */
const BLOCKS_SEARCHED = 2_000;

export interface SettleDeps {
  readonly client: Pick<Client, 'updateSettlement'>;
  readonly chain: Omit<RecordChain, 'isReachable'>;
  readonly now: () => number;
  readonly log: Log;
}

type Settlement = NonNullable<LeasedRequest['settlement']>;
type Tell = (body: Parameters<Client['updateSettlement']>[0]['body']) => Promise<void>;

/** One verdict on its way to the chain. */
interface Recording {
  readonly requestHash: Hex;
  readonly task: Settlement;
  readonly call: ContractCall;
  /** Reports to the service while the lease lasts. */
  readonly tell: Tell;
  readonly fail: (reason: string) => Promise<void>;
}

/**
 * Records a verdict on chain once: the contract accepts no second one. After any interruption a later lease resumes the
 * work.
 */
export async function settle(deps: SettleDeps, request: LeasedRequest, lease: Lease): Promise<void> {
  const { chain, client, log } = deps;
  const { settlement: task } = request;
  const requestHash = request.requestHash as Hex;
  if (task === null) throw new NotYet('the request has not been submitted to the chain yet');
  const tell: Tell = async (body) => {
    lease.hold();
    await client.updateSettlement({ params: { requestHash }, body: { ...body, chainId: task.chainId } });
  };
  const fail = async (reason: string) => {
    log.error({ requestHash }, `the verdict cannot be recorded on chain: ${reason}`);
    await tell({ status: 'failed' });
  };
  if (!isOurs(chain, task))
    return fail('the request is on a different chain or contract from the one in CONTRACTS_FILE');
  const { decision, responseCid } = task;
  const sender = task.sender as Hex;
  const call = calls.setVerdict(chain.deployment, { sender, requestHash, decision, responseCid: responseCid ?? '' });
  const recording = { requestHash, task, call, tell, fail };
  try {
    await record(deps, recording, lease);
  } catch (error) {
    if (error instanceof ChainUnavailable) throw new NotYet(error.message);
    if (!(error instanceof CallRefused)) throw error;
    if (error.errorName === 'NotVerdictWriter')
      return fail(`account ${chain.sender.address} is not allowed to write it`);
    if (error.errorName !== 'VerdictAlreadySet') throw new NotYet('the contract reverts the verdict for now');
    await acknowledge(deps, recording);
  }
}

const isOurs = ({ deployment: { chainId, contracts } }: SettleDeps['chain'], task: Settlement) =>
  task.chainId === chainId && task.contract.toLowerCase() === contracts.verificationInbox.toLowerCase();

async function record(deps: SettleDeps, recording: Recording, lease: Lease): Promise<void> {
  const { sender } = deps.chain;
  const { task, call } = recording;
  if (task.txHash !== null && task.submittedAt !== null) {
    const submission = { txHash: task.txHash as Hex, submittedAt: new Date(task.submittedAt) };
    if (await follow(deps, recording, submission, { isTold: true })) return;
  }
  lease.hold();
  // If the record exists, or the request does not yet, the contract refuses it before anything is sent.
  const { txHash } = await sender.submit(call);
  if (await follow(deps, recording, { txHash, submittedAt: new Date(deps.now()) }, { isTold: false })) return;
  throw new NotYet('the transaction failed');
}

async function read({ chain }: SettleDeps, { task, requestHash }: Recording): Promise<RecordedRequest> {
  const found = await chain.reader.getRequest(task.sender as Hex, requestHash);
  if (found === null) throw new NotYet('the request is not on chain yet');
  return found;
}

/**
 * Waits briefly for the confirmation. False if it failed on chain. The hash is reported first, unless the chain
 * confirms at once, which is reported once. A process that ends before the report leaves a record that the contract
 * knows.
 */
async function follow(
  deps: SettleDeps,
  { call, tell }: Recording,
  submission: Submission,
  { isTold }: { isTold: boolean },
): Promise<boolean> {
  const { sender, confirmations } = deps.chain;
  let last = submission;
  let told = isTold ? last.txHash : null;
  const tellSubmitted = async () => {
    if (told !== last.txHash) await tell({ status: 'submitted', txHash: last.txHash });
    told = last.txHash;
  };
  for (const pauseMs of [0, ...PAUSES_MS]) {
    await sleep(pauseMs);
    const found = await sender.followUp(call, last, { confirmations }).catch(async (error: unknown) => {
      await tellSubmitted();
      throw error;
    });
    if (found.state === 'confirmed') {
      if (!found.succeeded) return false;
      const settledAt = new Date(deps.now()).toISOString();
      await tell({ status: 'settled', txHash: found.txHash, blockNumber: found.blockNumber, settledAt });
      return true;
    }
    if (found.state === 'resubmitted') {
      last = { txHash: found.txHash, submittedAt: new Date(deps.now()) };
    }
    await tellSubmitted();
  }
  throw new NotYet('the transaction is not confirmed yet');
}

/** The verdict is already on chain, by an unreported transaction. */
async function acknowledge(deps: SettleDeps, recording: Recording): Promise<void> {
  const { chain } = deps;
  const { task, requestHash, tell, fail } = recording;
  const { decision, decidedAt } = await read(deps, recording);
  if (decision === null || decidedAt === null) throw new NotYet('the verdict is not on chain yet');
  if (decision !== task.decision) return fail(`the chain says ${decision}, but the verdict is ${task.decision}`);
  const head = await chain.client.getBlockNumber();
  const fromBlock = Math.max(chain.deployment.fromBlock, head - BLOCKS_SEARCHED + 1);
  const events = await readEvents(chain.client, chain.deployment, { fromBlock, toBlock: head });
  const event = events.find(
    ({ name, args }) =>
      name === 'VerdictSet' &&
      args.requestHash === requestHash &&
      args.sender.toLowerCase() === task.sender.toLowerCase(),
  );
  if (event && head - event.blockNumber + 1 < chain.confirmations) {
    throw new NotYet('the transaction is not confirmed yet');
  }
  const place = event && { txHash: event.txHash, blockNumber: event.blockNumber };
  await tell({ status: 'settled', ...place, settledAt: new Date(decidedAt * 1000).toISOString() });
}

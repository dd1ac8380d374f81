import { setTimeout as sleep } from 'node:timers/promises';
import { type ChainEvent, ChainUnavailable, checkChainId, maxBlocksAtOnce, readEventsAtOnce } from '@countersign/chain';
import type { Log } from '@countersign/edge';
import type { Hex } from '@countersign/protocol';
import type { Database } from '../db/database.ts';
import { type Cursor, compareWithChain, findCursor, moveCursor, type Place } from './chain-cursor.ts';
import type { RecordChain } from './record-chain.ts';

const LOOK_EVERY_MS = 1_000;
/** Also without new blocks: another instance may have begun to read again, and died. */
const READ_AT_LEAST_EVERY_MS = 30_000;
const FOLLOW_UP_EVERY_MS = 15_000;
/** How long a node may lag behind another one, or behind its state before a restart. */
const BEHIND_FOR_MS = 60_000;

/** Notifications for after the commit. */
type AfterCommit = () => void | Promise<void>;

/** Runs in one transaction. It must not wait for a node, because the database would end it meanwhile. */
type Work = (tx: Database) => Promise<AfterCommit | null>;

/** A feature's handling of contract events. Both methods query the node as needed, and return the work. */
export interface Follower {
  /**
   * In the order of the chain, all events with enough confirmations, once; again only after `forget`. Read state at
   * `deepEnough`, the last such block: few nodes keep the state of older ones.
   */
  apply(events: readonly ChainEvent[], deepEnough: number): Promise<Work>;
  /** Everything after this block counts as not happened; what did happen comes again. */
  forget(afterBlock: number): Promise<Work>;
  /** Called regularly, for what was sent and did not come back as an event, or waits for something else. */
  followUp?(): Promise<void>;
}

export interface FollowerState {
  /** Confirmed blocks not read yet; null before the first look. */
  readonly lagBlocks: number | null;
  /** Since this instance last found that everything is read, or that another instance reads. */
  readonly secondsSinceRead: number;
}

export interface ChainFollowing {
  state(): FollowerState;
  /** Reads everything available; throws if the chain cannot be read. */
  catchUp(): Promise<void>;
  /** Continues in the background. */
  start(): void;
  stop(): Promise<void>;
}

/**
 * Reads the events of our contracts once they have enough confirmations, each once over all instances, and again after
 * a reorg.
 */
export function followChain(
  db: Database,
  chain: Pick<RecordChain, 'client' | 'deployment' | 'confirmations'>,
  followers: readonly Follower[],
  log: Log,
): ChainFollowing {
  const { client, deployment, confirmations } = chain;
  const { contracts, chainId, fromBlock } = deployment;
  const id = [chainId, contracts.verificationServiceRegistry, contracts.verificationInbox, contracts.accountRegistry]
    .join(' ')
    .toLowerCase();
  const beforeAll = { id, blockNumber: fromBlock - 1, blockHash: null };
  const stopped = new AbortController();
  let running: Promise<unknown> = Promise.resolve();
  let isRightChain = false;
  let lagBlocks: number | null = null;
  let isAllRead = false;
  let isReadElsewhere = false;
  let readAtMs = performance.now();
  /** How many blocks are read at a time: fewer after a failure, slightly more after each success. */
  let size = maxBlocksAtOnce;
  /** Since when the node lacks a block that was read; null if it has it. */
  let behindSinceMs: number | null = null;
  /** The block up to which everything is read, and when that was found; null if unknown. */
  let seen: { readonly head: Hex; readonly atMs: number } | null = null;

  const hashOf = async (blockNumber: number): Promise<Hex | null> => (await client.getBlock(blockNumber))?.hash ?? null;

  /** False if the last block is unchanged: the database need not be queried. */
  const hasMoved = (head: Hex | null) =>
    seen === null || seen.head !== head || performance.now() - seen.atMs >= READ_AT_LEAST_EVERY_MS;

  /** Lets each follower do its work as the cursor moves; false if another instance has moved it meanwhile. */
  async function move(cursor: Cursor, to: Place, prepare: (follower: Follower) => Promise<Work>): Promise<boolean> {
    const work: Work[] = [];
    for (const follower of followers) work.push(await prepare(follower));
    const after: AfterCommit[] = [];
    const isMoved = await moveCursor(db, cursor, to, async (tx) => {
      for (const each of work) {
        const tell = await each(tx);
        if (tell) after.push(tell);
      }
    });
    isReadElsewhere = !isMoved;
    for (const tell of isMoved ? after : []) {
      await Promise.resolve(tell()).catch((err: unknown) => log.warn({ err }, 'handling chain events failed'));
    }
    return isMoved;
  }

  async function goBack(cursor: Cursor, to: Place): Promise<boolean> {
    const isMoved = await move(cursor, to, (follower) => follower.forget(to.blockNumber));
    if (isMoved) {
      const fromBlock = to.blockNumber + 1;
      log.warn({ blockNumber: cursor.blockNumber, fromBlock }, 'chain reorg detected, re-reading events');
    }
    return isMoved;
  }

  /** Silently at first: one URL may hide several nodes, some slightly behind others. */
  function waitForNode({ blockNumber }: Cursor): false {
    behindSinceMs ??= performance.now();
    if (performance.now() - behindSinceMs < BEHIND_FOR_MS) return false;
    throw new ChainUnavailable(
      `the node does not have block ${blockNumber}, which was read before. Wait until it has caught up; ` +
        'if its chain was replaced, see "Replaced chain" in docs/guides/records.md',
    );
  }

  /** Reads some blocks; false if there is nothing more to read for now, or another instance reads. */
  async function step(): Promise<boolean> {
    isAllRead = isReadElsewhere = false;
    const cursor = await findCursor(db, beforeAll);
    const deepEnough = (await client.getBlockNumber()) - confirmations + 1;
    lagBlocks = Math.max(0, deepEnough - cursor.blockNumber);
    // The first block separately: its hash is kept forever, and identifies this chain.
    const toBlock = Math.min(deepEnough, cursor.blockHash === null ? fromBlock : cursor.blockNumber + size);
    const blockHash = toBlock > cursor.blockNumber ? await hashOf(toBlock) : null;
    // Between two reads of the last block: if they agree, everything read in between is of one branch.
    const { standing, last } = await compareWithChain(cursor, hashOf);
    if (standing === 'behind') return waitForNode(cursor);
    behindSinceMs = null;
    if (standing === 'reorg') {
      return goBack(cursor, last ? { blockNumber: last.number, blockHash: last.hash } : beforeAll);
    }
    isAllRead = toBlock <= cursor.blockNumber;
    if (blockHash === null) return false;
    const events = await readEventsAtOnce(client, deployment, { fromBlock: cursor.blockNumber + 1, toBlock });
    if (events === null) {
      size = Math.ceil((toBlock - cursor.blockNumber) / 2);
      return true;
    }
    if ((await hashOf(toBlock)) !== blockHash) return false;
    const place = { blockNumber: toBlock, blockHash };
    const isMoved = await move(cursor, place, (follower) => follower.apply(events, deepEnough));
    if (!isMoved) return false;
    if (toBlock - cursor.blockNumber === size) size = Math.min(size + Math.ceil(size / 8), maxBlocksAtOnce);
    lagBlocks = deepEnough - toBlock;
    isAllRead = toBlock === deepEnough;
    return !isAllRead;
  }

  /** A range that takes too long, or is too large, is retried with fewer blocks. */
  const advance = (): Promise<boolean> =>
    step().catch((error: unknown) => {
      size = Math.ceil(size / 2);
      throw error;
    });

  async function catchUp(): Promise<void> {
    // Also after every failure: another chain may come up under this URL.
    if (!isRightChain) await checkChainId(client, deployment);
    isRightChain = true;
    const head = (await client.getBlock('latest'))?.hash ?? null;
    if (hasMoved(head)) {
      seen = null;
      while (!stopped.signal.aborted && (await advance()));
      if (isAllRead && head !== null) seen = { head, atMs: performance.now() };
    }
    if (isAllRead || isReadElsewhere) readAtMs = performance.now();
  }

  /** Runs until it is stopped, and logs an obstacle once. */
  async function repeat(everyMs: number, work: () => Promise<void>): Promise<void> {
    let failure = '';
    while (!stopped.signal.aborted) {
      try {
        await work();
        failure = '';
      } catch (err) {
        const { message } = err as Error;
        if (message !== failure) log.warn({ err }, 'following the chain failed, will retry');
        failure = message;
        isRightChain = false;
      }
      await sleep(everyMs, undefined, { signal: stopped.signal }).catch(() => {});
    }
  }

  /** Concurrently: one must not delay the others. */
  const followUps = followers.flatMap(({ followUp }) => followUp ?? []);

  return {
    state: () => ({ lagBlocks, secondsSinceRead: Math.round((performance.now() - readAtMs) / 1000) }),
    catchUp,
    start() {
      running = Promise.all([
        repeat(LOOK_EVERY_MS, catchUp),
        ...followUps.map((followUp) => repeat(FOLLOW_UP_EVERY_MS, followUp)),
      ]);
    },
    async stop() {
      stopped.abort();
      await running;
    },
  };
}

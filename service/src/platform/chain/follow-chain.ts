import { setTimeout as sleep } from 'node:timers/promises';
import { type ChainEvent, checkChainId, readEvents } from '@countersign/chain';
import type { Log } from '@countersign/edge';
import type { Hex } from '@countersign/protocol';
import type { Database } from '../db/database.ts';
import { eq } from '../db/drizzle.ts';
import type { RecordChain } from './record-chain.ts';
import { chainCursors } from './table.ts';

const LOOK_EVERY_MS = 1_000;
/** Also where the chain has not moved: another instance may have begun to read anew, and died. */
const READ_AT_LEAST_EVERY_MS = 30_000;
const FOLLOW_UP_EVERY_MS = 15_000;
const BLOCKS_AT_A_TIME = 2_000;

/** What others are told once it is true for them, too. */
type AfterCommit = () => void | Promise<void>;

/** What a feature does with the events of the contracts. */
export interface Follower {
  /**
   * In the order of the chain, all that are deep enough, once; again only after `forget`. Whoever wants to know how things
   * stand asks at `deepEnough`, the last such block: few nodes remember the state of old ones.
   */
  apply(tx: Database, events: readonly ChainEvent[], deepEnough: number): Promise<AfterCommit | null>;
  /** None of it may have happened; what did comes again. */
  forget(tx: Database): Promise<void>;
  /** Now and then, for what was sent and did not come back as an event, or waits for something else. */
  followUp?(): Promise<void>;
}

export interface FollowerState {
  /** Blocks that are deep enough and not read yet; null before the first look. */
  readonly lagBlocks: number | null;
  /** Since this instance last found that all is read, or that another instance reads. */
  readonly secondsSinceRead: number;
}

export interface ChainFollowing {
  state(): FollowerState;
  /** Reads all there is; throws where the chain cannot be read. */
  catchUp(): Promise<void>;
  /** Goes on in the background. */
  start(): void;
  stop(): Promise<void>;
}

/** Reads the events of our contracts, a block at a time deep, once over all instances, and again where the chain changed. */
export function followChain(
  db: Database,
  chain: RecordChain,
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
  let hasCursor = false;
  let readAtMs = performance.now();
  /** The block up to which all is read, and when that was found; null where it is not known. */
  let seen: { readonly head: Hex; readonly atMs: number } | null = null;

  const hashOf = async (blockNumber: number): Promise<Hex | null> => (await client.getBlock(blockNumber))?.hash ?? null;

  /** False where the last block is the one that was seen: the database need not be asked. */
  const hasMoved = (head: Hex | null) =>
    seen === null || seen.head !== head || performance.now() - seen.atMs >= READ_AT_LEAST_EVERY_MS;

  /** One step; false where there is nothing more to read, or another instance is reading. */
  async function advance(): Promise<boolean> {
    const after: AfterCommit[] = [];
    const isMore = await read(after);
    for (const tell of after) {
      await Promise.resolve(tell()).catch((err: unknown) => log.warn({ err }, 'handling chain events failed'));
    }
    return isMore;
  }

  const read = (after: AfterCommit[]): Promise<boolean> =>
    db.transaction(async (tx) => {
      isAllRead = false;
      if (!hasCursor) await tx.insert(chainCursors).values(beforeAll).onConflictDoNothing();
      const [cursor] = await tx
        .select()
        .from(chainCursors)
        .where(eq(chainCursors.id, id))
        .for('update', { skipLocked: true });
      hasCursor = cursor !== undefined;
      if (!cursor) return false;
      const move = (blockNumber: number, blockHash: Hex | null) =>
        tx.update(chainCursors).set({ blockNumber, blockHash }).where(eq(chainCursors.id, id));

      if (cursor.blockHash !== null && (await hashOf(cursor.blockNumber)) !== cursor.blockHash) {
        // Nobody knows from where on, and it is rare: blocks are read only when they are deep.
        log.warn({ blockNumber: cursor.blockNumber }, 'chain reorg detected, re-reading events');
        for (const follower of followers) await follower.forget(tx);
        await move(beforeAll.blockNumber, null);
        return true;
      }
      const deepEnough = (await client.getBlockNumber()) - confirmations + 1;
      lagBlocks = Math.max(0, deepEnough - cursor.blockNumber);
      const toBlock = Math.min(deepEnough, cursor.blockNumber + BLOCKS_AT_A_TIME);
      isAllRead = toBlock === deepEnough || toBlock <= cursor.blockNumber;
      if (toBlock <= cursor.blockNumber) return false;
      const blockHash = await hashOf(toBlock);
      const events = await readEvents(client, deployment, { fromBlock: cursor.blockNumber + 1, toBlock });
      if (blockHash === null || (await hashOf(toBlock)) !== blockHash) return true;
      for (const follower of followers) {
        const tell = await follower.apply(tx, events, deepEnough);
        if (tell) after.push(tell);
      }
      await move(toBlock, blockHash);
      lagBlocks = deepEnough - toBlock;
      return !isAllRead;
    });

  async function catchUp(): Promise<void> {
    // Also after every failure: what comes up again under this address may be something else.
    if (!isRightChain) await checkChainId(client, deployment);
    isRightChain = true;
    const head = (await client.getBlock('latest'))?.hash ?? null;
    if (hasMoved(head)) {
      seen = null;
      while (!stopped.signal.aborted && (await advance()));
      if (isAllRead && head !== null) seen = { head, atMs: performance.now() };
    }
    readAtMs = performance.now();
  }

  /** Goes on until it is stopped, and says once what stands in the way. */
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

  /** Beside one another: what one waits for must not hold up the others. */
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

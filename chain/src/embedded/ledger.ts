import type { Log } from '@countersign/edge';
import type { Hex } from '@countersign/protocol';
import { z } from 'zod';
import { answerWithHistory } from './answer-with-history.ts';
import type { History, PastBlock } from './history.ts';
import type { Journal, JournalStart } from './journal.ts';
import { type Evm, type Genesis, startEvm } from './start-evm.ts';
import { createWorldState } from './world-state.ts';

/** The number of blocks in an EVM before it is rebuilt. All of them are replayed when the chain starts. */
const MAX_BLOCKS_HELD = 250;

/**
 * One more block for this many slots of the state. Rebuilding takes time in proportion to the state, which would be
 * more and more for each transaction; loading a slot takes an eightieth of replaying a block, so a start takes at most
 * twice as long as loading the state alone.
 */
const SLOTS_FOR_A_BLOCK = 80;

const DIFFERENCE = { tracer: 'prestateTracer', tracerConfig: { diffMode: true } };

const quantity = (number: number): Hex => `0x${number.toString(16)}`;
const shownBlock = z.looseObject({ number: z.string(), stateRoot: z.string(), timestamp: z.string() });

/** An EVM that tracks its own state, so that another one can continue from there. */
export interface Ledger extends Evm {
  /** The block that the journal starts with; -1 if it has all of them. */
  readonly startedWith: number;
  /** Its time, in seconds. */
  readonly startedAt: number;
  /** Once there are enough blocks, moves them into the history and continues from their final state. Atomic. */
  settle(): Promise<void>;
}

interface Options {
  readonly genesis: Genesis;
  readonly journal: Journal;
  readonly history: History;
  readonly log: Log;
  readonly die: (reason: string, err?: unknown) => never;
  readonly maxBlocksHeld?: number;
}

/** The EVM at the start of the journal. */
export async function openLedger({
  genesis,
  journal,
  history,
  log,
  die,
  maxBlocksHeld = MAX_BLOCKS_HELD,
}: Options): Promise<Ledger> {
  const world = createWorldState();
  const start = await journal.readStart(world.put);
  /** The last block in the history but not in the EVM; -1 if the EVM has all. */
  let floor = start?.number ?? -1;
  if (history.last() < floor)
    throw new Error(`The history of the embedded chain lacks block ${floor}. Restore it from a backup.`);
  if (history.last() >= 0 && (await journal.sizeInBytes()) === 0)
    throw new Error('The embedded chain has a history, but journal.jsonl is missing. Restore it from a backup.');
  let evm = await startEvm(genesis, start && { ...start, world });
  let held = 0;

  async function readLatest() {
    return shownBlock.parse(await evm.request('eth_getBlockByNumber', ['latest', false]));
  }

  async function readBlocks(from: number, to: number): Promise<PastBlock[]> {
    const blocks: PastBlock[] = [];
    for (let number = from; number <= to; number += 1) blocks.push(await readBlock(number));
    return blocks;
  }

  async function readBlock(number: number): Promise<PastBlock> {
    const block = (await evm.request('eth_getBlockByNumber', [quantity(number), false])) as PastBlock['block'];
    const [txHash] = block.transactions;
    return {
      block: await withParent(block),
      transaction: txHash
        ? ((await evm.request('eth_getTransactionByHash', [txHash])) as PastBlock['transaction'])
        : null,
      receipt: txHash ? ((await evm.request('eth_getTransactionReceipt', [txHash])) as PastBlock['receipt']) : null,
    };
  }

  /** The first block of this EVM follows one of the history. */
  async function withParent<T extends { number: string }>(block: T): Promise<T> {
    if (Number(block.number) !== floor + 1 || floor < 0) return block;
    return { ...block, parentHash: (await history.byNumber(floor))?.block.hash };
  }

  async function settle(): Promise<void> {
    const latest = await readLatest();
    const next: JournalStart = { number: Number(latest.number), at: Number(latest.timestamp) };
    const successor = await startEvm(genesis, { ...next, world });
    const { stateRoot } = shownBlock.parse(await successor.request('eth_getBlockByNumber', ['latest', false]));
    // The root covers every account and every slot: a different state has a different root.
    if (stateRoot !== latest.stateRoot) throw new Error(`the state of block ${next.number} was not followed exactly`);
    await history.append(await readBlocks(floor + 1, next.number));
    await journal.restart(next, world.parts());
    evm = successor;
    floor = next.number;
    held = 0;
    await journal.syncPlace().catch((err: unknown) => die('the journal cannot be written', err));
  }

  return {
    startedWith: floor,
    startedAt: start?.at ?? genesis.startedAt,
    request: (method, params) => answerWithHistory({ method, params, evm, history, floor, withParent }),
    async execute(raw, at) {
      const txHash = await evm.execute(raw, at);
      held += 1;
      // The transaction is executed in any case: a state that was not tracked has another root.
      await evm
        .request('debug_traceTransaction', [txHash, DIFFERENCE])
        .then(world.follow)
        .catch(() => {});
      return txHash;
    },
    async settle() {
      if (held < maxBlocksHeld || held < world.slots() / SLOTS_FOR_A_BLOCK) return;
      await settle().catch(async (err: unknown) => {
        // It continues as before, and tries again after the same number of further blocks.
        held = 0;
        await history.cutAfter(floor).catch(() => {});
        log.warn({ err }, 'the embedded chain could not be shortened, will retry');
      });
    },
  };
}

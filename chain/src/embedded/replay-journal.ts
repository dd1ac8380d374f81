import type { Log } from '@countersign/edge';
import type { Journal, Line } from './journal.ts';
import type { Evm } from './start-evm.ts';

const LINES_BETWEEN_NEWS = 2_000;

/** Replays all transactions. Returns the time of the last block, or the given one if there is none. */
export async function replayJournal(
  journal: Journal,
  evm: Pick<Evm, 'execute'>,
  { startedAt, log }: { startedAt: number; log: Log },
) {
  const bytes = await journal.sizeInBytes();
  let lastAt = startedAt;
  let refused: { line: Line; err: unknown } | null = null;
  for await (const line of journal.read()) {
    if (refused !== null) {
      const why = refused.err instanceof Error ? refused.err.message : String(refused.err);
      throw journal.damaged(refused.line.number, `the chain rejects this transaction (${why})`);
    }
    if (line.number % LINES_BETWEEN_NEWS === 0) {
      log.info(
        { transactions: line.number, percent: Math.floor((100 * line.endByte) / bytes) },
        'replaying the embedded chain',
      );
    }
    try {
      await evm.execute(line.raw, line.at);
      lastAt = line.at;
    } catch (err) {
      refused = { line, err };
    }
  }
  // The process died after writing the line and before the chain refused the transaction.
  if (refused !== null) {
    const { line, err } = refused;
    log.warn({ line: line.number, err }, 'dropped an unacknowledged transaction');
    await journal.cutTo(line.startByte);
  }
  return lastAt;
}

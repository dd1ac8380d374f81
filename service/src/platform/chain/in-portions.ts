import type { Database } from '../db/database.ts';
import { and, asc, gt, lte, type PgColumn, type SQL } from '../db/drizzle.ts';

/** How many rows one statement changes well within its timeout. */
const ROWS_AT_A_TIME = 2_000;

/** Processes all rows of later blocks in batches of about this size. */
export async function inPortions(
  tx: Database,
  blockNumber: PgColumn,
  afterBlock: number,
  work: (condition: SQL | undefined) => Promise<unknown>,
  rowsAtATime = ROWS_AT_A_TIME,
): Promise<void> {
  for (let from: number | undefined = afterBlock; from !== undefined; ) {
    const isLater: SQL = gt(blockNumber, from);
    const rows: { last: unknown }[] = await tx
      .select({ last: blockNumber })
      .from(blockNumber.table)
      .where(isLater)
      .orderBy(asc(blockNumber))
      .offset(rowsAtATime - 1)
      .limit(1);
    const last = rows[0]?.last as number | undefined;
    await work(last === undefined ? isLater : and(isLater, lte(blockNumber, last)));
    from = last;
  }
}

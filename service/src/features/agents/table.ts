import { moment } from '../../platform/db/columns.ts';
import { bigint, jsonb, pgTable, primaryKey, text, uuid } from '../../platform/db/drizzle.ts';

/**
 * The value of each figure: `status:PENDING`: transactions in this status; `verdict:APPROVED`: verdicts;
 * `decision-ms:57`: verdicts by the histogram cell of their duration; `confidence:sum` of basis points over
 * `confidence:count` verdicts; `protocol:erc20`: verdicts that recognised it.
 */
export type Amounts = Readonly<Record<string, number>>;

/** The parts that time is cut into, by UTC. */
export type Grain = 'hour' | 'day' | 'month';

/**
 * What has changed and is not in the rollups yet. Triggers on transactions, approvals and verdicts write it, whatever
 * statement made the change, in its own transaction; it is append-only, so that writers do not wait. Users are named as
 * the transactions name them: to look at each once more would cost more than the rest.
 */
export const agentChanges = pgTable(
  'agent_changes',
  {
    userId: uuid('user_id').notNull(),
    id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    /** When the transaction was created that it is about: everything counts there, however late it happens. */
    createdAt: moment('created_at').notNull(),
    figure: text().notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

export const agentRollups = pgTable(
  'agent_rollups',
  {
    userId: uuid('user_id').notNull(),
    grain: text().$type<Grain>().notNull(),
    start: moment('start').notNull(),
    amounts: jsonb().$type<Amounts>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.grain, table.start] })],
);

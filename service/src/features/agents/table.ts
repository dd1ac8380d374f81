import { moment } from '../../platform/db/columns.ts';
import { bigint, pgTable, primaryKey, text, uuid } from '../../platform/db/drizzle.ts';

/**
 * What is counted, for each value (`label`) of a measure:
 * `status`: transactions that have it; `verdict`: verdicts; `decision-ms`: verdicts by the cell of a histogram of the time
 * they took; `confidence`: `sum` of basis points and `count` of verdicts; `protocol`: verdicts that recognised it.
 */
export type Measure = 'status' | 'verdict' | 'decision-ms' | 'confidence' | 'protocol';

/** The parts that time is cut into, by UTC. */
export type Grain = 'hour' | 'day' | 'month';

/** Users as their transactions name them: another look at each user for each change would cost more than the change. */
const counted = {
  userId: uuid('user_id').notNull(),
  measure: text().$type<Measure>().notNull(),
  label: text().notNull(),
  amount: bigint({ mode: 'number' }).notNull(),
};

/**
 * What has changed and is not in the rollups yet. Triggers on transactions, approvals and verdicts write it, whatever
 * statement made the change, in its own transaction; being only appended to, it makes nobody wait.
 */
export const agentChanges = pgTable(
  'agent_changes',
  {
    id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    /** When the transaction was created that it is about: everything counts there, however late it happens. */
    createdAt: moment('created_at').notNull(),
    ...counted,
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

export const agentRollups = pgTable(
  'agent_rollups',
  { grain: text().$type<Grain>().notNull(), start: moment('start').notNull(), ...counted },
  ({ userId, grain, start, measure, label }) => [primaryKey({ columns: [userId, grain, start, measure, label] })],
);

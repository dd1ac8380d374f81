import { sql } from '../../platform/db/drizzle.ts';
import { activeCustody } from '../custody/index.ts';
import { attachedProvider } from '../wallet-quorums/index.ts';

/** As raw SQL: within a statement about one table, Drizzle omits the table name of its columns. */
const owner = sql`settings.user_id`;

/** A column of every statement about settings: who signs for this user's wallet. The first one that exists. */
export const walletProvider = sql<'local' | 'provider' | 'custody' | 'none'>`coalesce(
  ${attachedProvider(owner)}, CASE WHEN ${activeCustody(owner, 'execution')} THEN 'custody' END, 'none')`;

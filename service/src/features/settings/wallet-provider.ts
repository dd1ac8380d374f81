import { sql } from '../../platform/db/drizzle.ts';
import { activeCustody } from '../custody/index.ts';
import { attachedProvider } from '../wallet-quorums/index.ts';

/** As text: within a statement about one table, Drizzle names its columns without it. */
const owner = sql`settings.user_id`;

/** A column of every statement about settings: who signs for this user's wallet. The first of these that there is. */
export const walletProvider = sql<'local' | 'provider' | 'custody' | 'none'>`coalesce(
  ${attachedProvider(owner)}, CASE WHEN ${activeCustody(owner, 'execution')} THEN 'custody' END, 'none')`;

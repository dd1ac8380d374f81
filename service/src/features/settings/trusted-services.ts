import type { Address, ExecutionType } from '@countersign/protocol';
import type { Database } from '../../platform/db/database.ts';
import { plainStatement } from '../../platform/db/statement.ts';
import { listKnownIds } from '../verification-services/index.ts';
import { serviceUnknown } from './errors.ts';

/** For a row of settings, which may be missing: without a choice the operator's service is trusted. */
export const trustedIds = `coalesce(settings.trusted_services,
  ARRAY(SELECT id FROM verification_services WHERE own ORDER BY id LIMIT 1))`;

/** The stored facts that a new request depends on. */
export interface Circumstances {
  /** Null if the user has no settings yet. */
  readonly executionType: ExecutionType | null;
  readonly trusted: readonly number[];
  /** The id of the operator's own service, if its key is available. */
  readonly ownId: number | null;
  readonly isOwnActive: boolean;
  /** Whether the account is the user's address on this chain: a contract account counts on its own chain only. */
  readonly isOwnAccount: boolean;
}

/** One statement, because every new request runs it. */
export async function readCircumstances(
  db: Database,
  userId: string,
  { account, chainId }: { readonly account: Address; readonly chainId: number },
): Promise<Circumstances> {
  const [row] = await selectCircumstances(db, [userId, account, chainId]);
  if (!row) throw new Error('a statement about one user returned no row');
  return row;
}

const selectCircumstances = plainStatement<Circumstances>(
  'circumstances',
  `SELECT settings.execution_type AS "executionType", ${trustedIds} AS trusted,
    service.id AS "ownId", coalesce(service.active, false) AS "isOwnActive",
    EXISTS (SELECT FROM users WHERE users.id = asked.id AND users.address = $2
      AND (users.account_chain_id IS NULL OR users.account_chain_id = $3::bigint)) AS "isOwnAccount"
  FROM (SELECT $1::uuid AS id) AS asked LEFT JOIN settings ON settings.user_id = asked.id
  LEFT JOIN LATERAL (SELECT id, active FROM verification_services WHERE own AND pgp_public_key IS NOT NULL
    ORDER BY id LIMIT 1) AS service ON true`,
);

/** Removes duplicates; throws for a service that does not exist. */
export async function readChosenServices(db: Database, ids: readonly number[]): Promise<number[]> {
  const chosen = [...new Set(ids)];
  const known = new Set(await listKnownIds(db, chosen));
  const unknown = chosen.find((id) => !known.has(id));
  if (unknown !== undefined) throw serviceUnknown(unknown);
  return chosen;
}

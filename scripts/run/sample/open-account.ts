import type { Log } from '@countersign/edge';
import { type Address, checksumAddress } from '@countersign/protocol';
import { type Client, createClient } from '@countersign/sdk';
import { UsageError } from '../../../service/src/command.ts';
import type { Config } from '../../../service/src/config.ts';
import { createSigningKeys, createTokens, issuePair } from '../../../service/src/features/sessions/index.ts';
import type { Storage } from '../../../service/src/open-storage.ts';
import { serviceActor } from '../../../service/src/platform/audit/actor.ts';

/** An account with a client that acts as its owner. */
export interface OpenAccount {
  readonly userId: string;
  readonly address: Address;
  readonly owner: Client;
}

/**
 * Acts for an account without its wallet: access to the data directory of an embedded service is access to the keys
 * that sign its sessions. The audit log names the service, not the wallet; the session ends with the work.
 */
export async function withAccount<T>(
  { config, storage, log, wanted }: { config: Config; storage: Storage; log: Log; wanted: Address | null },
  work: (account: OpenAccount) => Promise<T>,
): Promise<T> {
  const { db, sealer } = storage;
  const { userId, address } = await findAccount(storage, wanted);
  const now = Date.now;
  const keys = createSigningKeys({ db, sealer, now, log });
  const tokens = createTokens({ baseUrl: config.baseUrl, keys, now });
  const pair = await issuePair({ db, tokens }, { userId, address }, serviceActor);
  const owner = createClient({ baseUrl: config.baseUrl, credentials: { accessToken: pair.accessToken } });
  try {
    return await work({ userId, address, owner });
  } finally {
    await owner.logout({ body: { refreshToken: pair.refreshToken } });
  }
}

/** The named account, or the last that signed in. */
async function findAccount({ pool }: Storage, wanted: Address | null): Promise<{ userId: string; address: Address }> {
  const { rows } = await pool.query<{ userId: string; address: Address }>(
    `SELECT users.id AS "userId", address FROM users LEFT JOIN refresh_families ON user_id = users.id
     WHERE address = $1 OR ($1::text IS NULL AND user_id IS NOT NULL) ORDER BY rotated_at DESC NULLS LAST LIMIT 1`,
    [wanted],
  );
  const [found] = rows;
  if (found) return found;
  throw new UsageError(
    wanted === null
      ? 'nobody has signed in yet: sign in to the web application, or name an --account'
      : `${checksumAddress(wanted)} has not signed in here yet: sign in to the web application first`,
  );
}

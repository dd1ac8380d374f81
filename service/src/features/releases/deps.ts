import type { Log } from '@countersign/edge';
import type { Changes } from '../../platform/changes/changes.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Metrics } from '../../platform/metrics.ts';
import type { CustodyAccess, CustodyClient } from '../custody/index.ts';
import type { Release } from './store.ts';

/** The users' custody integrations, for releases. */
export interface Custody {
  readonly client: CustodyClient;
  isActive(db: Database, userId: string, type: Release['integration']): Promise<boolean>;
  /** The active integration of a user, with its secrets, for one call. */
  open(userId: string, type: Release['integration']): Promise<CustodyAccess | null>;
}

export interface ReleaseDeps {
  readonly db: Database;
  readonly changes: Pick<Changes, 'publish' | 'subscribe'>;
  readonly custody: Custody;
  /** How long an order under a tracking id may still be sent. */
  readonly orderSeconds: number;
  readonly log: Log;
  readonly metrics: Pick<Metrics, 'releases' | 'providerSeconds'>;
  readonly now: () => number;
}

import type { Log } from '@countersign/edge';
import type { Changes } from '../../platform/changes/changes.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Metrics } from '../../platform/metrics.ts';
import type { CustodyAccess, CustodyClient } from '../custody/index.ts';
import type { Release } from './store.ts';

/** What the custody integrations of users offer to whoever has something to carry out. */
export interface Custody {
  readonly client: Pick<CustodyClient, 'create' | 'findByExternalId' | 'supports'>;
  /** What may be known of an active integration without opening its secrets; null where there is none. */
  find(db: Database, userId: string, type: Release['integration']): Promise<Pick<CustodyAccess, 'environment'> | null>;
  /** With its secrets, for one call. */
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

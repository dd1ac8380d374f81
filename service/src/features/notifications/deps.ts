import type { Log } from '@countersign/edge';
import type { Changes } from '../../platform/changes/changes.ts';
import type { Sealer } from '../../platform/crypto/seal.ts';
import type { Database } from '../../platform/db/database.ts';
import type { PublicFetch } from '../../platform/http/fetch-public.ts';
import type { Metrics } from '../../platform/metrics.ts';
import type { Mailer } from './mailer.ts';

export interface NotificationDeps {
  readonly db: Database;
  readonly sealer: Sealer;
  readonly changes: Pick<Changes, 'publish' | 'subscribe'>;
  readonly baseUrl: string;
  readonly uiUrl: string;
  /** Internal hosts that the operator allows for webhooks. */
  readonly webhookHosts: readonly string[];
  /** Null: no mails are sent. */
  readonly mailer: Mailer | null;
  /** The operator's VAPID keys; null: no push messages are sent. */
  readonly webPush: { readonly publicKey: string; readonly privateKey: string; readonly subject: string } | null;
}

/** The dependencies of a delivery. */
export interface DeliveryDeps extends NotificationDeps {
  /** Fetches addresses chosen by users. */
  readonly fetchPublic: PublicFetch;
  readonly log: Log;
  readonly metrics: Pick<Metrics, 'notifications'>;
  readonly now: () => number;
}

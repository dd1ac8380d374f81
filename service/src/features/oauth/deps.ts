import type { Log } from '@countersign/edge';
import type { Database } from '../../platform/db/database.ts';
import type { Metrics } from '../../platform/metrics.ts';
import type { OauthClient } from './client.ts';
import type { OauthTokens } from './tokens.ts';

export interface OauthDeps {
  readonly db: Database;
  readonly tokens: OauthTokens;
  readonly baseUrl: string;
  readonly uiUrl: string;
  readonly refreshGraceSeconds: number;
  /** Clients whose id is the URL of a document about them; null if the operator has disabled them. */
  readonly documents: { read(clientId: string): Promise<OauthClient> } | null;
  readonly log: Log;
  readonly metrics: Metrics;
}

import type { Log } from '@countersign/edge';
import type { SignatureVerifier } from '../../platform/crypto/verify-signature.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Metrics } from '../../platform/metrics.ts';
import type { SigningKeys } from './signing-keys.ts';
import type { Tokens } from './tokens.ts';

export interface SessionDeps {
  readonly db: Database;
  readonly keys: SigningKeys;
  readonly tokens: Tokens;
  readonly verifier: SignatureVerifier;
  /** Hosts that sign-in messages may name, in lower case, with the port unless it is the scheme's default. */
  readonly acceptedHosts: readonly string[];
  /** The host that signed requests name. */
  readonly serviceHost: string;
  readonly refreshGraceSeconds: number;
  readonly now: () => number;
  readonly log: Log;
  readonly metrics: Metrics;
}

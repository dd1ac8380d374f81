import type { Effect } from '../../effects/effect.ts';
import type { ClaimName, ClaimStatus } from '../../facts/assignment.ts';
import type { Span } from '../../reader/text/span.ts';

/** One value of an effect as a page shows it, next to the words that ground or contradict it. */
export interface Claim {
  readonly of: Effect;
  readonly claim: ClaimName;
  /** `Amount`, `To`, `Receives at least`. */
  readonly label: string;
  /** In words and units: `100,000 USDC`, `0xd8dA…6045`. */
  readonly shown: string;
  /** The full value in the bytes: base units, an address, Unix seconds. */
  readonly raw: string;
  /** For quantities: the address of the asset, `native`, or null if the bytes do not name it. */
  readonly asset?: string | null;
  readonly status: ClaimStatus;
  readonly spans: readonly Span[];
  /** If contradicted: the value in the words. */
  readonly said?: string;
  /** If contradicted or open: the finding of the check. */
  readonly reason?: string;
  /** If implied: why it needs no words. */
  readonly why?: string;
}

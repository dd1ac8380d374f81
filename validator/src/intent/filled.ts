import type { Party, Slot } from './intent.ts';
import type { Role } from './meaning.ts';
import type { OpenWant } from './open-want.ts';
import type { Mention } from './piece.ts';

/** What the mentions of a clause were found to be; lists where several steps are asked for at once. */
export interface Filled {
  readonly gives: OpenWant[];
  readonly gets: OpenWant[];
  readonly recipient: Slot<Party>[];
  readonly spender: Slot<Party>[];
  /** Prepositions of the parties. */
  readonly roles: { readonly recipient: (Role | 'none')[]; readonly spender: (Role | 'none')[] };
  protocol: Slot<string> | null;
  chain: Slot<number> | null;
  /** Chains of single items: `5 USDC to A on Base and 3 to B on Optimism`. */
  readonly chains: Map<number, Slot<number>>;
  destination: Slot<number> | null;
  /** Protocol that something is taken out of. */
  source: Slot<string> | null;
  name: Slot<string> | null;
  /** What a withdrawal is turned into. */
  out: OpenWant | null;
  /** Whether the verb was not said. */
  isImplied: boolean;
  readonly left: Mention[];
}

import type { Effect } from '../effects/effect.ts';
import type { Step } from '../reader/intent.ts';

/** A right that a step of a later transaction needs. */
export interface Preparation {
  readonly effect: Effect;
  readonly step: Step;
  /** Why it is unknown whether the step needs this right; null if it does. */
  readonly doubt: string | null;
}

/** Which effect carries out which step, computed once for all checks that compare the two. */
export interface Alignment {
  readonly pairs: readonly {
    readonly step: Step;
    readonly effect: Effect;
    /** The effect belongs to the neighbouring step and includes this one: a router that wraps what it swaps. */
    readonly isFolded?: true;
  }[];
  /** Steps that the transaction should carry out, but does not. */
  readonly unmet: readonly Step[];
  /** Approvals, permits, wraps and similar effects that only serve an effect of a pair, with that effect. */
  readonly serving: readonly { readonly effect: Effect; readonly serves: Effect }[];
  /** Rights that prepare a step, whether the words request them or not. */
  readonly preparing: readonly Preparation[];
  /** Steps of a later transaction, if this one does nothing but prepare. */
  readonly awaited: readonly Step[];
  /** Approvals that the intent requests along with a step that needs them, and that may exist already. */
  readonly presumed: readonly Step[];
  /** Effects that no step requests and that serve none. */
  readonly extra: readonly Effect[];
}

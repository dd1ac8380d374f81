import type { Effect } from '../effect.ts';
import type { Step } from '../intent/intent.ts';

/** Which effect carries out which step, found once for all the checks that compare the two. */
export interface Alignment {
  readonly pairs: readonly {
    readonly step: Step;
    readonly effect: Effect;
    /** The effect is that of the step beside this one and includes it: a router that wraps what it swaps. */
    readonly isFolded?: true;
  }[];
  /** Steps that nothing in the transaction carries out. */
  readonly unmet: readonly Step[];
  /** Approvals, permits, wraps and the like that only serve an effect of a pair, with the effect they serve. */
  readonly serving: readonly { readonly effect: Effect; readonly serves: Effect }[];
  /** Effects that no step asks for and that serve none. */
  readonly extra: readonly Effect[];
}

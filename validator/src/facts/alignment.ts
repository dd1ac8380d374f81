import type { Effect } from '../effects/effect.ts';
import type { Step } from '../reader/intent.ts';

/** A right that a step needs which is not in the bytes: it comes in a transaction of its own, before that of the step. */
export interface Preparation {
  readonly effect: Effect;
  readonly step: Step;
  /** Why nobody can tell whether the step needs this right; null where it does. */
  readonly doubt: string | null;
}

/** Which effect carries out which step, found once for all the checks that compare the two. */
export interface Alignment {
  readonly pairs: readonly {
    readonly step: Step;
    readonly effect: Effect;
    /** The effect is that of the step beside this one and includes it: a router that wraps what it swaps. */
    readonly isFolded?: true;
  }[];
  /** Steps that nothing in the transaction carries out, and that it should. */
  readonly unmet: readonly Step[];
  /** Approvals, permits, wraps and the like that only serve an effect of a pair, with the effect they serve. */
  readonly serving: readonly { readonly effect: Effect; readonly serves: Effect }[];
  /** Rights that prepare a step, asked for in words or not. */
  readonly preparing: readonly Preparation[];
  /** Steps that come in a later transaction, where this one does nothing but prepare. */
  readonly awaited: readonly Step[];
  /** Approvals that the intent asks for beside a step that needs them, and that may have been given before. */
  readonly presumed: readonly Step[];
  /** Effects that no step asks for and that serve none. */
  readonly extra: readonly Effect[];
}

import type { Effect, Quantity } from '../effects/effect.ts';
import type { Span } from '../reader/text/span.ts';

/**
 * The status of one claim of the bytes. `grounded`: the words agree with it. `contradicted`: the words say something
 * else. `implied`: it needs no words, by a closed list. `ungrounded`: nothing in the words mentions it.
 */
export type ClaimStatus = 'grounded' | 'contradicted' | 'implied' | 'ungrounded';

/** The claims of an effect; words can ground or contradict each of them. */
export type ClaimName =
  | 'action'
  | 'gives'
  | 'gets'
  | 'recipient'
  | 'spender'
  | 'from'
  | 'loses'
  | 'protocol'
  | 'chain'
  | 'destination'
  | 'deadline'
  | 'expiration'
  | 'valid_after'
  | 'fee'
  | 'threshold'
  | 'term';

/** The words about one claim, before any check has compared the two. */
export interface Grounding {
  readonly effect: Effect;
  readonly claim: ClaimName;
  /** For `gives` and `gets`. */
  readonly quantity?: Quantity;
  readonly status: ClaimStatus;
  /** The words that support or contradict it. */
  readonly spans: readonly Span[];
}

export type MentionKind =
  | 'amount'
  | 'asset'
  | 'party'
  | 'protocol'
  | 'chain'
  | 'action'
  | 'limit'
  | 'percent'
  | 'time'
  | 'term'
  | 'cue'
  | 'other';

/**
 * The status of a mention in the words. `used`: it matches something in the bytes, or is a limit that they keep.
 * `background`: it has no consequence. `unexplained`: nothing in the bytes explains it. `contradicted`: the bytes say
 * something else.
 */
export interface Mentioned extends Span {
  readonly kind: MentionKind;
  readonly status: 'used' | 'background' | 'unexplained' | 'contradicted';
}

export interface Assignment {
  readonly groundings: readonly Grounding[];
  readonly mentions: readonly Mentioned[];
}

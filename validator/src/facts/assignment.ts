import type { Effect, Quantity } from '../effects/effect.ts';
import type { Span } from '../reader/text/span.ts';

/**
 * What became of one claim of the bytes. `grounded`: words agree with it. `contradicted`: words say something else in its place.
 * `implied`: no words are needed, by a closed list. `ungrounded`: nothing in the words speaks of it.
 */
export type ClaimStatus = 'grounded' | 'contradicted' | 'implied' | 'ungrounded';

/** What the bytes say of an effect, each of which words can ground or contradict. */
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

/** What the words say of one claim, before any check has compared the two. */
export interface Grounding {
  readonly effect: Effect;
  readonly claim: ClaimName;
  /** Of `gives` and `gets`. */
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
 * What became of something that the words name. `used`: it stands for something in the bytes, or is a limit that they keep.
 * `background`: it binds nothing. `unexplained`: nothing in the bytes explains it. `contradicted`: the bytes say something else.
 */
export interface Mentioned extends Span {
  readonly kind: MentionKind;
  readonly status: 'used' | 'background' | 'unexplained' | 'contradicted';
}

export interface Assignment {
  readonly groundings: readonly Grounding[];
  readonly mentions: readonly Mentioned[];
}

import type { Span } from './text/span.ts';

/**
 * What became of one claim of the bytes. `grounded`: words agree with it. `contradicted`: words say something else in its place.
 * `implied`: no words are needed, by a closed list. `ungrounded`: nothing in the words speaks of it.
 */
export type ClaimStatus = 'grounded' | 'contradicted' | 'implied' | 'ungrounded';

export interface ClaimShown {
  /** Place of its call. */
  readonly call: string;
  /** `gives.amount`, `gets.asset`, `recipient`, `spender`, `protocol`, `destination`. */
  readonly claim: string;
  readonly value: string;
  readonly status: ClaimStatus;
  /** The words that ground or contradict it. */
  readonly spans: readonly Span[];
}

/** What became of something that the words name. */
export interface MentionShown extends Span {
  readonly kind: 'amount' | 'asset' | 'party' | 'protocol' | 'chain' | 'action';
  readonly is: 'used' | 'background' | 'unexplained' | 'denied';
}

export interface Assignment {
  readonly claims: readonly ClaimShown[];
  readonly mentions: readonly MentionShown[];
}

import type { Span } from '../text/span.ts';
import type { CueKind } from './modality.ts';

/** Why a reading is not certain: unknown words, and constraints that are not shown to be kept. */
export type DoubtKind =
  | 'no-action'
  | 'idle-action'
  | 'direction'
  | 'pairing'
  | 'amount'
  | 'asset'
  | 'address'
  | 'name'
  | 'protocol'
  | 'chain'
  | 'percent'
  | 'time'
  | 'number'
  | 'no-order'
  | 'bound'
  | 'unread';

export interface Doubt {
  readonly kind: DoubtKind;
  readonly at: Span;
  /** The words that raise it. */
  readonly text: string;
  /** The message to the owner, as a clause: `"0.5" is not explained by the transaction`. */
  readonly says: string;
  /** For `no-order`: why the words do not instruct it. */
  readonly cue?: CueKind;
}

import type { Span } from '../text/span.ts';
import type { CueKind } from './modality.ts';

/** Why a reading is not sure: words that the reader does not know, and constraints that nobody has shown to be kept. */
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
  /** The words that it is about. */
  readonly text: string;
  /** What the owner should know, as a clause: `"0.5" is not explained by the transaction`. */
  readonly says: string;
  /** Of `no-order`: why the words do not instruct it. */
  readonly cue?: CueKind;
}

import type { Span } from '../text/span.ts';

export type CueKind =
  | 'negation'
  | 'condition'
  | 'question'
  | 'quotation'
  | 'report'
  | 'schedule'
  | 'wish'
  | 'alternative'
  | 'past'
  | 'hold'
  | 'cancelled'
  | 'hypothesis'
  | 'unsettled';

export interface Cue extends Span {
  readonly kind: CueKind;
  /** The part of the text that it governs. */
  readonly reach: Span;
}

/** If several cues govern an action, the first of these kinds is the reason given. */
export const precedence: readonly CueKind[] = [
  'cancelled',
  'hold',
  'hypothesis',
  'question',
  'negation',
  'quotation',
  'report',
  'condition',
  'schedule',
  'alternative',
  'wish',
  'past',
  'unsettled',
];

import type { Span } from '../text/span.ts';
export type CueKind = 'negation' | 'condition' | 'question' | 'quotation' | 'report' | 'schedule' | 'wish' | 'alternative' | 'past' | 'hold' | 'cancelled' | 'hypothesis';
export interface Cue extends Span { readonly kind: CueKind; readonly reach: Span }
export interface Licence { readonly action: Span; readonly is: 'ordered' | 'open' | 'forbidden' | 'background'; readonly cue: Cue | null }
export interface Modality { readonly cues: readonly Cue[]; readonly licences: readonly Licence[]; readonly discarded: readonly Span[]; readonly clauses: readonly Span[] }
export function readModality(text: string, actions: readonly Span[]): Modality {
  return { cues: [], licences: actions.map((action) => ({ action, is: 'ordered', cue: null })), discarded: [], clauses: [{ start: 0, end: text.length }] };
}

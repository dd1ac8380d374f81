import type { Chain, Data } from '../data/data.ts';
import type { Decoded } from '../decode/decoded-call.ts';
import type { Intent } from '../reader/intent.ts';
import type { Wording } from '../reader/modality/denials.ts';
import type { Doubt } from '../reader/modality/doubt.ts';
import type { NormalisedRequest } from '../request/normalised-request.ts';
import type { Alignment } from './alignment.ts';
import type { Assignment } from './assignment.ts';
import type { ModelReading } from './model-reading.ts';

/** Everything a check may look at, computed once before any of them runs. */
export interface Facts {
  readonly request: NormalisedRequest;
  /** Null: the request names no chain, or one that we do not know. */
  readonly chain: Chain | null;
  readonly decoded: Decoded;
  /** The words as they were sent, with what they deny. */
  readonly wording: Wording;
  readonly intent: Intent;
  /** What of the words was not understood, or is no order. */
  readonly doubts: readonly Doubt[];
  /** What in the words grounds what in the bytes. */
  readonly assignment: Assignment;
  readonly alignment: Alignment;
  readonly data: Data;
  /** What a language model read, where one is configured and answered. */
  readonly model: ModelReading | null;
}

/** Facts before steps and effects were paired. */
export type Unaligned = Omit<Facts, 'alignment' | 'model' | 'doubts' | 'assignment'>;

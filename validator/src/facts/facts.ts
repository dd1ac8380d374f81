import type { Chain, Data } from '../data/data.ts';
import type { Decoded } from '../decode/decoded-call.ts';
import type { Intent } from '../reader/intent.ts';
import type { Wording } from '../reader/modality/denials.ts';
import type { Doubt } from '../reader/modality/doubt.ts';
import type { NormalisedRequest } from '../request/normalised-request.ts';
import type { Alignment } from './alignment.ts';
import type { Assignment } from './assignment.ts';
import type { ModelReading } from './model-reading.ts';

/** The input of every check, computed once before any of them runs. */
export interface Facts {
  readonly request: NormalisedRequest;
  /** Null: the request names no chain, or an unknown one. */
  readonly chain: Chain | null;
  readonly decoded: Decoded;
  /** The words as sent, with the spans that they deny. */
  readonly wording: Wording;
  readonly intent: Intent;
  /** The words that were not understood, or give no instruction. */
  readonly doubts: readonly Doubt[];
  /** Which words ground which claims of the bytes. */
  readonly assignment: Assignment;
  readonly alignment: Alignment;
  readonly data: Data;
  /** The reading of a language model, if one is configured and answered. */
  readonly model: ModelReading | null;
}

/** Facts before steps and effects were paired. */
export type Unaligned = Omit<Facts, 'alignment' | 'model' | 'doubts' | 'assignment'>;

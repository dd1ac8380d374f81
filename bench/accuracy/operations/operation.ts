import type { Address } from '@countersign/protocol';
import type { Random } from '../random.ts';
import type { Hex, Scene, Setting } from '../scene.ts';

/** As in a request; values are decimal text. */
export interface SentCall {
  readonly to: Address;
  readonly value: string;
  readonly data: Hex;
  readonly operation?: 0 | 1;
}

export interface Transaction {
  readonly to?: Address;
  readonly value?: string;
  readonly data?: Hex;
  readonly transactions?: readonly SentCall[];
  readonly order?: Readonly<Record<string, unknown>>;
  readonly authorization_list?: readonly Readonly<Record<string, unknown>>[];
}

/** The parts of a scene that are in the bytes of an operation: changing one changes the effects. */
export type Field =
  | 'amount'
  | 'asset'
  | 'out'
  | 'minOut'
  | 'outAmount'
  | 'maxIn'
  | 'beneficiary'
  | 'recipient'
  | 'spender'
  | 'deadline'
  | 'owner'
  | 'delegate'
  | 'id'
  | 'collection'
  | 'implementation'
  | 'skim'
  | 'extra';

export interface Operation {
  readonly name: string;
  /** The actions that a reader should find in each step, with their synonyms for this operation. */
  readonly actions: readonly (readonly string[])[];
  /** The first part of its protocol's slug. */
  readonly family: string;
  /** The protocol's common names. */
  readonly protocolWords?: readonly string[];
  readonly fields: readonly Field[];
  /** Slots that every sentence of it fills without a place for them. */
  readonly implies?: readonly string[];
  draw(random: Random): Setting;
  build(scene: Scene): Transaction;
}

export const isSwap = ({ actions }: Operation): boolean => actions[0]?.[0] === 'swap';

export const sent = (to: Address, data: Hex = '0x', value = 0n): SentCall => ({ to, value: String(value), data });

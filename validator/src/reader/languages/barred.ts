import { compilePattern } from '../../patterns/compile-pattern.ts';

/** Remarks that this payment cannot, may not or must not be made as it is: the owner must clarify. */
export interface Barred {
  readonly pattern: RegExp;
  /** A text that it matches. */
  readonly example: string;
}

export const barredBy = (rows: readonly (readonly [pattern: string, example: string])[]): readonly Barred[] =>
  rows.map(([source, example]) => ({ pattern: compilePattern(source, 'imu'), example }));

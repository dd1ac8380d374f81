import type { Address } from '@countersign/protocol';
import type { Hex } from '../../effects/call.ts';

export interface V3Path {
  readonly tokens: readonly Address[];
  /** In hundredths of a basis point, one between any two tokens. */
  readonly fees: readonly number[];
}

const addressDigits = 40;
const hopDigits = 46;

/** token, fee, token, fee, … token, packed: 20 bytes and then 23 for each pool. Null if the length does not match. */
export function readV3Path(bytes: Hex): V3Path | null {
  const hex = bytes.slice(2);
  const rest = hex.length - addressDigits;
  if (rest < hopDigits || rest % hopDigits !== 0) return null;
  const tokens: Address[] = [`0x${hex.slice(0, addressDigits)}`];
  const fees: number[] = [];
  for (let at = addressDigits; at < hex.length; at += hopDigits) {
    fees.push(Number.parseInt(hex.slice(at, at + 6), 16));
    tokens.push(`0x${hex.slice(at + 6, at + hopDigits)}`);
  }
  return { tokens, fees };
}

/** Paths of an exact output are encoded from the end. */
export const reverseV3Path = ({ tokens, fees }: V3Path): V3Path => ({
  tokens: tokens.toReversed(),
  fees: fees.toReversed(),
});

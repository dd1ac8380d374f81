import type { Address } from '@countersign/protocol';
import { isCoinMark } from '../../effects/asset-marks.ts';
import type { Asset } from '../../effects/effect.ts';
import type { CallContext } from '../rules/protocol.ts';
import { native, token } from '../rules/quantity.ts';

/** `width` bits of a word, `shift` bits from its end. */
export const bits = (word: bigint, shift: bigint, width: bigint): bigint => (word >> shift) & (2n ** width - 1n);

/** The address in a word with flags above it. */
export const addressIn = (word: bigint): Address => `0x${bits(word, 0n, 160n).toString(16).padStart(40, '0')}`;

/** Two addresses mean the coin of the chain. */
export const assetAt = (address: Address): Asset => (isCoinMark(address) ? native : token(address));

/** The zero address means the caller. */
export const orCaller = ({ from }: Pick<CallContext, 'from'>, recipient: Address): Address | null =>
  BigInt(recipient) === 0n ? from : recipient;

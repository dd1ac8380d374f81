import { keccak_256 } from '@noble/hashes/sha3.js';
import { concatBytes } from '@noble/hashes/utils.js';
import type { AccountCall } from './action-hash.ts';
import type { Action } from './create-transaction.ts';
import type { Hex } from './hex.ts';
import { hashText, toHex, word } from './typed-data.ts';

/** Typed data that pay once: the verifying contract consumes the nonce, which no other payment may share. */
const payments: ReadonlySet<string> = new Set([
  'TransferWithAuthorization',
  'ReceiveWithAuthorization',
  'PermitTransferFrom',
  'PermitBatchTransferFrom',
  'PermitWitnessTransferFrom',
  'PermitBatchWitnessTransferFrom',
]);

/**
 * The nonce that a signed payment consumes on chain: one account's nonce at one contract. Two payments with the same
 * key can never both succeed. Null for anything but a payment.
 */
export function useKeyOf(
  { typedData }: Action,
  { chainId, account }: Pick<AccountCall, 'chainId' | 'account'>,
): Hex | null {
  if (!typedData || !payments.has(typedData.primaryType)) return null;
  const { verifyingContract } = typedData.domain;
  const { nonce } = typedData.message;
  if (typeof verifyingContract !== 'string' || typeof nonce !== 'string') return null;
  const number = /^(?:\d{1,78}|0x[0-9a-f]{64})$/.test(nonce) ? BigInt(nonce) : null;
  if (number === null || number >= 2n ** 256n) return null;
  const parts = [word(chainId), word(account), word(verifyingContract as Hex), word(number)];
  return toHex(keccak_256(concatBytes(hashText('payment nonce'), ...parts)));
}

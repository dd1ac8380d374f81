import type { Hex } from '@countersign/protocol';
import type { LocalAccount } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { bytesToHex } from 'viem/utils';

/** The account that signs with a private key of 32 bytes. */
export function deriveAccount(privateKey: Uint8Array | Hex): LocalAccount {
  return privateKeyToAccount(typeof privateKey === 'string' ? privateKey : bytesToHex(privateKey));
}

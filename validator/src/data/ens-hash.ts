import { zeroHash } from '@countersign/protocol';
import { concatHex, keccak256, stringToBytes } from 'viem/utils';
import type { Hex } from '../effects/call.ts';

export const labelhash = (label: string): Hex => keccak256(stringToBytes(label));

/** The ENS hash of a name (EIP-137). viem's version imports a hundred modules that nothing else here needs. */
export const namehash = (name: string): Hex =>
  name.split('.').reduceRight<Hex>((node, label) => keccak256(concatHex([node, labelhash(label)])), zeroHash);

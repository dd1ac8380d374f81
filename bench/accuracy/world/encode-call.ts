import { type AbiFunction, encodeFunctionData, parseAbiItem } from 'viem';
import type { Hex } from '../scene.ts';

const parsed = new Map<string, AbiFunction>();

/** Encodes calldata from a Solidity signature. */
export function encodeCall(signature: `function ${string}`, ...args: unknown[]): Hex {
  let abi = parsed.get(signature);
  if (!abi) {
    abi = parseAbiItem<readonly [string]>([signature]) as AbiFunction;
    parsed.set(signature, abi);
  }
  return encodeFunctionData({ abi: [abi], args });
}

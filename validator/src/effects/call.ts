import type { Address } from '@countersign/protocol';

export type Hex = `0x${string}`;

/** A call in the form in which it is sent; `to` null creates a contract. */
export interface RawCall {
  readonly from: Address | null;
  readonly to: Address | null;
  readonly value: bigint;
  readonly data: Hex;
  readonly operation: 'call' | 'delegatecall';
}

/** The permission that an account signs under EIP-7702 to run the code of `address` as its own. */
export interface Authorization {
  readonly chainId: bigint;
  readonly address: Address;
  readonly nonce: bigint | null;
}

/** The signing domain of EIP-712 data. */
export interface SigningDomain {
  readonly name: string | null;
  readonly version: string | null;
  readonly chainId: bigint | null;
  readonly verifyingContract: Address | null;
}

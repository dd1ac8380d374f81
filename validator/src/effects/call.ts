import type { Address } from '@countersign/protocol';

export type Hex = `0x${string}`;

/** A call as somebody would send it; `to` null creates a contract. */
export interface RawCall {
  readonly from: Address | null;
  readonly to: Address | null;
  readonly value: bigint;
  readonly data: Hex;
  readonly operation: 'call' | 'delegatecall';
}

/** The leave to run the code of `address` as one's own, which EIP-7702 lets an account sign. */
export interface Authorization {
  readonly chainId: bigint;
  readonly address: Address;
  readonly nonce: bigint | null;
}

/** What EIP-712 data say of where they count. */
export interface SigningDomain {
  readonly name: string | null;
  readonly version: string | null;
  readonly chainId: bigint | null;
  readonly verifyingContract: Address | null;
}

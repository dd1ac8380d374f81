import type { Address } from '@countersign/protocol';
import type { Hex } from '../../effects/call.ts';

/** A call in the form of a request. */
export interface CaseCall {
  readonly to: Address;
  readonly data: Hex;
  readonly value: bigint;
}

/** An honest intent with the call that carries it out. The test then replaces the call's arguments one at a time. */
export interface AcceptedCase {
  /** `claimWithdrawal(uint256)`. */
  readonly function: string;
  readonly intent: string;
  /** Ethereum by default. */
  readonly chainId?: number;
  readonly to: Address;
  readonly value?: bigint;
  /** By name, structs as objects. */
  readonly args: Readonly<Record<string, unknown>>;
  /** For functions that only another contract calls: builds the enclosing call. */
  readonly wrap?: (call: CaseCall) => CaseCall;
  /** Why no words suffice for this function, so that the owner always decides; the test verifies it. */
  readonly notApproved?: string;
}

/** The owner in all cases. */
export const owner: Address = '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed';
/** A party that the words may name. */
export const friend: Address = '0xd8da6bf26964af9d7eed9e03e53415d37aa96045';
/** A party that no words name. */
export const stranger: Address = '0x27b1fdb04752bbc536007a920d24acb045561c26';

/** The time of all cases: 2026-01-01T00:00:00Z. */
export const now = 1_767_225_600;
/** Twenty minutes later. */
export const soon = now + 1_200;

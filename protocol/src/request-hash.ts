import { canonicalJson } from './canonical-json.ts';
import type { Address } from './ethereum-address.ts';
import type { Hex } from './hex.ts';
import { hashStruct, hashText, toHex } from './typed-data.ts';

/** What is hashed of a request, its words aside: those are in `payloadHash`. */
export interface VerificationRequest {
  readonly account: Address;
  readonly chainId: number;
  readonly payloadHash: Hex;
  readonly serviceId: number;
  readonly salt: Hex;
}

/** As wallets and contracts take it (EIP-712). */
export const verificationRequestType =
  'VerificationRequest(address account,uint256 chainId,bytes32 payloadHash,uint256 serviceId,bytes32 salt)';

/** keccak256 of the canonical JSON (RFC 8785) of the create fields, as they are after parsing: see `createFields`. */
export function hashPayload(createFields: object): Hex {
  return toHex(hashText(canonicalJson(createFields)));
}

/** The same for the sealed form: keccak256 of the armored text as it was sent. */
export function hashSealedPayload(encryptedPayload: string): Hex {
  return toHex(hashText(encryptedPayload));
}

/** The EIP-712 hash that names a request everywhere: in paths, on chain, in the arbiter's verdict. */
export function hashRequest({ account, chainId, payloadHash, serviceId, salt }: VerificationRequest): Hex {
  return hashStruct(verificationRequestType, [account, chainId, payloadHash, serviceId, salt]);
}

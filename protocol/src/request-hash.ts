import { canonicalJson } from './canonical-json.ts';
import type { Address } from './ethereum-address.ts';
import type { Hex } from './hex.ts';
import { hashStruct, hashText, toHex } from './typed-data.ts';

/** The hashed fields of a request, except its words, which `payloadHash` covers. */
export interface VerificationRequest {
  readonly account: Address;
  readonly chainId: number;
  readonly payloadHash: Hex;
  readonly serviceId: number;
  readonly salt: Hex;
}

/** In the notation of wallets and contracts (EIP-712). */
export const verificationRequestType =
  'VerificationRequest(address account,uint256 chainId,bytes32 payloadHash,uint256 serviceId,bytes32 salt)';

/** keccak256 of the canonical JSON (RFC 8785) of the parsed create fields: see `createFields`. */
export function hashPayload(createFields: object): Hex {
  return toHex(hashText(canonicalJson(createFields)));
}

/** The same for the sealed form: keccak256 of the armored text as sent. */
export function hashSealedPayload(encryptedPayload: string): Hex {
  return toHex(hashText(encryptedPayload));
}

/** The EIP-712 hash that identifies a request everywhere: in paths, on chain, in the arbiter's verdict. */
export function hashRequest({ account, chainId, payloadHash, serviceId, salt }: VerificationRequest): Hex {
  return hashStruct(verificationRequestType, [account, chainId, payloadHash, serviceId, salt]);
}

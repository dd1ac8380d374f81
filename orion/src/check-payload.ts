import { type CreateFields, contract, type Hex, hashPayload, hashRequest, readJson } from '@countersign/protocol';
import type { LeasedRequest } from './lease.ts';

/**
 * The create fields inside of a payload, where they are those of the request: of its account, its chain and its hashes.
 * Null in every other case. Whoever asks must not learn which.
 */
export function checkPayload(bytes: Uint8Array, request: LeasedRequest): CreateFields | null {
  const fields = readFields(bytes);
  if (fields === null) return null;
  const { escrowAddress, chainId, requestHash, verificationServiceId: serviceId, form } = request;
  const account = fields.escrowAddress;
  const [payloadHash, salt] = [request.payloadHash as Hex, request.salt as Hex];
  const isTheirs =
    account === escrowAddress.toLowerCase() &&
    fields.chainId === chainId &&
    // Of a sealed payload the armored text was hashed, which is checked where it is fetched.
    (form === 'sealed' || hashPayload(fields) === payloadHash) &&
    hashRequest({ account, chainId, payloadHash, serviceId, salt }) === requestHash;
  return isTheirs ? fields : null;
}

/** As strictly as they are read where they are sent in the open. */
function readFields(bytes: Uint8Array): CreateFields | null {
  try {
    const sent = readJson(bytes);
    // Which form it is was told outside, and nothing inside may tell otherwise.
    if (typeof sent !== 'object' || sent === null || 'encrypted' in sent) return null;
    const request = contract.createTransaction.body.parse(sent);
    return request.form === 'standard' ? request.fields : null;
  } catch {
    return null;
  }
}

import { type CreateFields, contract, type Hex, hashPayload, hashRequest, readJson } from '@countersign/protocol';
import type { LeasedRequest } from './lease.ts';

/**
 * The create fields of a payload, if they belong to the request: to its account, its chain and its hashes. Null
 * otherwise. The requester must not learn which of them failed.
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
    // The hash of a sealed payload covers the armored text, which is checked when it is fetched.
    (form === 'sealed' || hashPayload(fields) === payloadHash) &&
    hashRequest({ account, chainId, payloadHash, serviceId, salt }) === requestHash;
  return isTheirs ? fields : null;
}

/** As strict as for requests in the open. */
function readFields(bytes: Uint8Array): CreateFields | null {
  try {
    const sent = readJson(bytes);
    // The request states its form outside, and the payload must not claim another.
    if (typeof sent !== 'object' || sent === null || 'encrypted' in sent) return null;
    const request = contract.createTransaction.body.parse(sent);
    return request.form === 'standard' ? request.fields : null;
  } catch {
    return null;
  }
}

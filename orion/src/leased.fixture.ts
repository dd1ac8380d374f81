import { randomBytes, randomUUID } from 'node:crypto';
import { type CreateFields, checksumAddress, type Hex, hashPayload, hashRequest } from '@countersign/protocol';
import type { Lease, LeasedRequest } from './lease.ts';

const account = '0xd8da6bf26964af9d7eed9e03e53415d37aa96045';

export const someFields = {
  escrowAddress: account,
  userPrompt: 'Send 1 ETH to 0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  tx: { to: '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed', value: '1000000000000000000', data: '0x' },
  contextLogs: { reason: 'rent' },
  chainId: 1,
} satisfies CreateFields;

/** A lease of a request with these fields and matching hashes. */
export function leasedFor(fields: CreateFields, more: Partial<LeasedRequest> = {}): LeasedRequest {
  const salt: Hex = `0x${randomBytes(32).toString('hex')}`;
  const { chainId } = fields;
  const payloadHash = (more.payloadHash as Hex | undefined) ?? hashPayload(fields);
  const at = new Date().toISOString();
  return {
    leaseId: randomUUID(),
    leasedUntil: at,
    attempt: 1,
    firstLeasedAt: at,
    task: 'verdict',
    requestHash: hashRequest({ account: fields.escrowAddress, chainId, payloadHash, serviceId: 1, salt }),
    form: 'standard',
    escrowAddress: checksumAddress(fields.escrowAddress),
    chainId,
    verificationServiceId: 1,
    payloadHash,
    salt,
    cid: null,
    payload: null,
    signerPgpPublicKey: null,
    ownerPgpPublicKey: null,
    settlement: null,
    createdAt: at,
    ...more,
  };
}

/** A lease that is never lost. */
export const lasting = (): Lease => ({ hold() {}, signal: new AbortController().signal });

import { canonicalJson, type Hex, hashSealedPayload } from '@countersign/protocol';
import { describe, expect, it } from 'vitest';
import { checkPayload } from './check-payload.ts';
import { leasedFor, someFields } from './leased.fixture.ts';

const bytes = (value: unknown) => Buffer.from(typeof value === 'string' ? value : JSON.stringify(value));
const other: Hex = `0x${'12'.repeat(32)}`;
const sealed = { form: 'sealed', payloadHash: hashSealedPayload('armor') } as const;

describe('the payload of a request', () => {
  it('is valid if its hashes match', () => {
    expect(checkPayload(bytes(canonicalJson(someFields)), leasedFor(someFields))).toEqual(someFields);
    expect(checkPayload(bytes(someFields), leasedFor(someFields, { form: 'open' }))).toEqual(someFields);
  });

  it('is parsed like the open form: addresses in any case, Sepolia if no chain is named', () => {
    const { chainId: _, contextLogs: __, ...sent } = someFields;
    const fields = { ...sent, chainId: 11155111 };
    const written = { ...sent, escrowAddress: leasedFor(fields).escrowAddress };
    expect(checkPayload(bytes(written), leasedFor(fields, sealed))).toEqual(fields);
  });

  it.each<[what: string, payload: unknown, more?: object]>([
    ['is not JSON', 'Send 1 ETH'],
    ['is not UTF-8', '\ud800'],
    ['is a list', [someFields]],
    ['is null', null],
    ['has an unknown field', { ...someFields, chianId: 1 }],
    ['names its form a second time', { ...someFields, encrypted: true }],
    ['claims to be open', { ...someFields, encrypted: false }],
    ['is sealed twice', { escrowAddress: someFields.escrowAddress, encryptedPayload: 'armor', chainId: 1 }],
    ['names a verification service', { ...someFields, verificationServiceId: 1 }],
    ['lacks the call', { ...someFields, tx: undefined }],
    ['contains a field twice', JSON.stringify(someFields).replace('{', '{"chainId":5,')],
    ['belongs to another account', { ...someFields, escrowAddress: someFields.tx.to }],
    ['is for another chain', { ...someFields, chainId: 10 }],
    ['belongs to another request', someFields, { requestHash: other }],
    ['has another salt', someFields, { salt: other }],
    ['is for another service', someFields, { verificationServiceId: 2 }],
    ['has a hash that does not fit the request', someFields, { payloadHash: other }],
    ['is leased for another account', someFields, { escrowAddress: someFields.tx.to }],
    ['is leased for another chain', someFields, { chainId: 10 }],
  ])('is refused if it %s, in each form', (_what, payload, more = {}) => {
    for (const form of [{ form: 'standard' }, sealed] as const) {
      expect(checkPayload(bytes(someFields), leasedFor(someFields, form))).not.toBeNull();
      expect(checkPayload(bytes(payload ?? null), { ...leasedFor(someFields, form), ...more })).toBeNull();
    }
  });

  it('is refused in the standard form if it was changed', () => {
    expect(checkPayload(bytes({ ...someFields, userPrompt: 'Send 2 ETH' }), leasedFor(someFields))).toBeNull();
  });
});

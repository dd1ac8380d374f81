import { proves } from '@countersign/harness/proves';
import { hashTypedData, keccak256, stringToBytes } from 'viem';
import { describe, expect, it } from 'vitest';
import { hashPayload, hashRequest, hashSealedPayload, verificationRequestType } from './request-hash.ts';
import { domain } from './typed-data.ts';

const request = {
  account: '0xd8da6bf26964af9d7eed9e03e53415d37aa96045',
  chainId: 11155111,
  payloadHash: `0x${'1f'.repeat(32)}`,
  serviceId: 7,
  salt: `0x00${'ab'.repeat(31)}`,
} as const;

describe('requestHash', () => {
  it(
    'equals the EIP-712 hash by a wallet, with a domain of name and version only',
    proves('request-hash.types'),
    () => {
      const expected = hashTypedData({
        domain,
        primaryType: 'VerificationRequest',
        types: {
          VerificationRequest: [
            { name: 'account', type: 'address' },
            { name: 'chainId', type: 'uint256' },
            { name: 'payloadHash', type: 'bytes32' },
            { name: 'serviceId', type: 'uint256' },
            { name: 'salt', type: 'bytes32' },
          ],
        },
        message: { ...request, chainId: 11155111n, serviceId: 7n },
      });
      expect(hashRequest(request)).toBe(expected);
    },
  );

  it('uses the documented struct', proves('request-hash.struct', 'request-hash.types'), () => {
    expect(verificationRequestType).toBe(
      'VerificationRequest(address account,uint256 chainId,bytes32 payloadHash,uint256 serviceId,bytes32 salt)',
    );
    expect(domain).toEqual({ name: 'Countersign', version: '1' });
  });

  it.each([
    { account: '0x0000000000000000000000000000000000000001' as const },
    { chainId: 1 },
    { payloadHash: `0x${'00'.repeat(32)}` as const },
    { serviceId: 8 },
    { salt: `0x${'00'.repeat(32)}` as const },
  ])('differs for another %o', (other) => {
    expect(hashRequest({ ...request, ...other })).not.toBe(hashRequest(request));
  });
});

describe('payloadHash', () => {
  it('is keccak256 of the canonical JSON, independent of the order of fields', proves('request-hash.payload'), () => {
    const text = '{"a":[1,"é"],"b":{"x":null}}';
    expect(hashPayload({ b: { x: null }, a: [1, 'é'] })).toBe(keccak256(stringToBytes(text)));
  });

  it('of a sealed payload is keccak256 of its bytes', proves('request-hash.payload.sealed'), () => {
    const armored = '-----BEGIN PGP MESSAGE-----\n\nwV4D\n-----END PGP MESSAGE-----\n';
    expect(hashSealedPayload(armored)).toBe(keccak256(stringToBytes(armored)));
  });
});

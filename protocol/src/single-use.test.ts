import { encodeAbiParameters, keccak256, stringToBytes } from 'viem';
import { describe, expect, it } from 'vitest';
import { useKeyOf } from './single-use.ts';

const account = '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed';
const usdc = '0x833589fcd6edb6e08f4c7c32d4f71b54bda02913';
const nonce = `0x${'7e'.repeat(32)}`;
const by = { chainId: 8453, account } as const;

/** Only the fields of the key; a request has been checked against its types before. */
const signed = (message: object, { primaryType = 'TransferWithAuthorization', verifyingContract = usdc } = {}) =>
  ({ typedData: { domain: { verifyingContract }, types: {}, primaryType, message } }) as never;

const key = useKeyOf(signed({ value: '1', nonce }), by);

describe('the single-use key of a payment', () => {
  it('is its nonce at the contract, on the chain, of the account', () => {
    const types = ['bytes32', 'uint256', 'address', 'address', 'uint256'].map((type) => ({ type }));
    const values = [keccak256(stringToBytes('payment nonce')), 8453n, account, usdc, BigInt(nonce)];
    expect(key).toBe(keccak256(encodeAbiParameters(types, values)));
  });

  it('is independent of everything else that is signed', () => {
    expect(useKeyOf(signed({ value: '2', to: usdc, nonce }), by)).toBe(key);
    expect(useKeyOf(signed({ nonce }, { primaryType: 'ReceiveWithAuthorization' }), by)).toBe(key);
  });

  it.each([
    ['nonce', useKeyOf(signed({ nonce: `0x${'7f'.repeat(32)}` }), by)],
    ['contract', useKeyOf(signed({ nonce }, { verifyingContract: account }), by)],
    ['chain', useKeyOf(signed({ nonce }), { ...by, chainId: 1 })],
    ['account', useKeyOf(signed({ nonce }), { ...by, account: usdc })],
  ])('differs for another %s', (_, other) => {
    expect(other).toMatch(/^0x[0-9a-f]{64}$/);
    expect(other).not.toBe(key);
  });

  it('is a number at Permit2', () => {
    const witness = { primaryType: 'PermitWitnessTransferFrom' };
    expect(useKeyOf(signed({ nonce: '99' }, witness), by)).toMatch(/^0x[0-9a-f]{64}$/);
    expect(useKeyOf(signed({ nonce: '99' }, witness), by)).not.toBe(useKeyOf(signed({ nonce: '98' }, witness), by));
  });

  it('is null for anything but a payment', () => {
    expect(useKeyOf(signed({ nonce: '1' }, { primaryType: 'Permit' }), by)).toBeNull();
    expect(useKeyOf({ tx: { to: usdc, value: '0', data: '0x' } }, by)).toBeNull();
    expect(useKeyOf(signed({ nonce: [nonce] }), by)).toBeNull();
  });
});

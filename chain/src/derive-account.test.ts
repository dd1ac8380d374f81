import { privateKeyToAccount } from 'viem/accounts';
import { keccak256, stringToHex } from 'viem/utils';
import { describe, expect, it } from 'vitest';
import { deriveAccount } from './derive-account.ts';

const key = keccak256(stringToHex('a key'));
const [account, viems] = [deriveAccount(key), privateKeyToAccount(key)];
/** Enough for both parities, and for values with leading zeros. */
const numbers = Array.from({ length: 600 }, (_, number) => number);

describe('an account', () => {
  it('has the address of its key', () => {
    expect(account.address).toBe(viems.address);
    expect(account.publicKey).toBe(viems.publicKey);
  });

  it('signs hashes as viem does', async () => {
    for (const number of numbers) {
      const hash = keccak256(stringToHex(`hash ${number}`));
      expect(await account.sign?.({ hash })).toBe(await viems.sign({ hash }));
    }
  });

  it('signs messages and typed data as viem does', async () => {
    const typed = {
      domain: { name: 'a domain', chainId: 1 },
      types: { Note: [{ name: 'text', type: 'string' }] },
      primaryType: 'Note',
      message: { text: 'a note' },
    } as const;
    expect(await account.signMessage({ message: 'a message' })).toBe(await viems.signMessage({ message: 'a message' }));
    expect(await account.signTypedData(typed)).toBe(await viems.signTypedData(typed));
  });

  it.each([
    { type: 'eip1559', maxFeePerGas: 2n, maxPriorityFeePerGas: 1n },
    { type: 'legacy', gasPrice: 2n },
  ] as const)('signs transactions of type $type as viem does', async (fees) => {
    for (const nonce of numbers.slice(0, 50)) {
      const transaction = { ...fees, to: viems.address, data: '0x1234', chainId: 31_337, gas: 21_000n, nonce } as const;
      expect(await account.signTransaction(transaction)).toBe(await viems.signTransaction(transaction));
    }
  });
});

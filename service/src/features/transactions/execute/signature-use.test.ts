import { type Hex, readTypedData } from '@countersign/protocol';
import { encodeAbiParameters, encodeEventTopics, encodeFunctionData, parseAbi } from 'viem';
import { describe, expect, it } from 'vitest';
import type { SentTransaction } from '../../../platform/chain/chains.ts';
import { whyNotUsed } from './signature-use.ts';

const account = `0x${'a1'.repeat(20)}` as const;
const contract = `0x${'b2'.repeat(20)}` as const;
const spender = `0x${'c3'.repeat(20)}` as const;
const tokens = [`0x${'d4'.repeat(20)}`, `0x${'e5'.repeat(20)}`] as const;
const abi = parseAbi([
  'event Approval(address indexed owner, address indexed spender, uint256 value)',
  'event Permit(address indexed owner, address indexed token, address indexed spender, uint160 amount, uint48 expiration, uint48 nonce)',
  'function permit(address holder, address spender, uint256 nonce, uint256 expiry, bool allowed, uint8 v, bytes32 r, bytes32 s)',
]);

const fields = (...declarations: string[]) =>
  declarations.map((declaration) => {
    const [type = '', name = ''] = declaration.split(' ');
    return { name, type };
  });
const sent: SentTransaction = {
  from: spender,
  to: contract,
  value: '0',
  data: '0x',
  blockNumber: 1,
  index: 0,
  minedAtUnix: 1,
  succeeded: true,
  ranOwnCode: false,
  logs: [],
};
const words = (...values: bigint[]) =>
  encodeAbiParameters(
    values.map(() => ({ type: 'uint256' })),
    values,
  );

describe('a permit of DAI', () => {
  const permit = (allowed: boolean) =>
    readTypedData({
      domain: { name: 'Dai Stablecoin', version: '1', chainId: 1, verifyingContract: contract },
      types: { Permit: fields('address holder', 'address spender', 'uint256 nonce', 'uint256 expiry', 'bool allowed') },
      primaryType: 'Permit',
      message: { holder: account, spender, nonce: 3, expiry: 9, allowed },
    });
  const zeros = `0x${'00'.repeat(32)}` as const;
  const data = encodeFunctionData({
    abi,
    functionName: 'permit',
    args: [account, spender, 3n, 9n, true, 27, zeros, zeros],
  });
  const topics = encodeEventTopics({ abi, eventName: 'Approval', args: { owner: account, spender } }) as Hex[];
  const logs = [{ address: contract, topics, data: words(2n ** 256n - 1n) }];

  it('is used if its arguments are submitted and the full amount is approved', () => {
    expect(whyNotUsed(permit(true), account, { ...sent, data, logs })).toBeNull();
  });

  it('is not used by another holder, without the event, by a revocation, or by a failed transaction', () => {
    expect(whyNotUsed(permit(true), spender, { ...sent, data, logs })).toContain('does not show');
    expect(whyNotUsed(permit(true), account, { ...sent, data })).toContain('does not show');
    expect(whyNotUsed(permit(false), account, { ...sent, data, logs })).toContain('does not show');
    expect(whyNotUsed(permit(true), account, { ...sent, data, logs, succeeded: false })).toContain('failed on chain');
  });
});

describe('a Permit2 approval of several tokens', () => {
  const batch = (...amounts: number[]) =>
    readTypedData({
      domain: { name: 'Permit2', chainId: 1, verifyingContract: contract },
      types: {
        PermitBatch: fields('PermitDetails[] details', 'address spender', 'uint256 sigDeadline'),
        PermitDetails: fields('address token', 'uint160 amount', 'uint48 expiration', 'uint48 nonce'),
      },
      primaryType: 'PermitBatch',
      message: {
        details: amounts.map((amount, index) => ({ token: tokens[index], amount, expiration: 8, nonce: 1 })),
        spender,
        sigDeadline: 9,
      },
    });
  const told = (index: 0 | 1, amount: bigint) => ({
    address: contract,
    topics: encodeEventTopics({
      abi,
      eventName: 'Permit',
      args: { owner: account, token: tokens[index], spender },
    }) as Hex[],
    data: words(amount, 8n, 1n),
  });

  it('is used if Permit2 emits an event for each token', () => {
    expect(whyNotUsed(batch(5, 6), account, { ...sent, logs: [told(0, 5n), told(1, 6n)] })).toBeNull();
  });

  it('is not used if an event is missing or differs, or if it contains no tokens', () => {
    expect(whyNotUsed(batch(5, 6), account, { ...sent, logs: [told(0, 5n)] })).toContain('does not show');
    expect(whyNotUsed(batch(5, 6), account, { ...sent, logs: [told(0, 5n), told(1, 7n)] })).toContain('does not show');
    expect(whyNotUsed(batch(), account, sent)).toContain('does not show');
  });
});

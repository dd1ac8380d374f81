import { proves } from '@countersign/harness/proves';
import { hashTypedData, readTypedData } from '@countersign/protocol';
import { Contract, getBytes, Transaction, TypedDataEncoder, VoidSigner, Wallet } from 'ethers';
import { formatTransactionRequest, parseEther, parseTransaction, hashTypedData as viemHash } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { describe, expect, it } from 'vitest';
import { toCall } from './to-call.ts';
import { toNewTransaction } from './to-new-transaction.ts';
import { toTypedData } from './to-typed-data.ts';

const privateKey = `0x${'11'.repeat(32)}` as const;
const account = privateKeyToAccount(privateKey);
const friend = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
const common = { escrowAddress: account.address, userPrompt: 'Send 1 ETH' };
const call = { to: friend, value: '1000000000000000000', data: '0x' };

describe('a transaction of viem', () => {
  const prepared = {
    account,
    chainId: 10,
    type: 'eip1559',
    to: friend,
    value: parseEther('1'),
    data: undefined,
    gas: 21_000n,
    maxFeePerGas: 10n ** 9n,
    maxPriorityFeePerGas: 1n,
    nonce: 7,
    accessList: [],
  } as const;

  it('is its call, on its chain', proves('actions.values'), () => {
    expect(toNewTransaction({ ...common, tx: prepared })).toEqual({ ...common, tx: call, chainId: 10 });
  });

  it('is the same as JSON-RPC has it, with the account that sends it', () => {
    const { account: _, ...request } = prepared;
    const formatted = formatTransactionRequest({ ...request, from: account.address } as never);
    expect(toCall(formatted as never)).toEqual({ ...call, from: account.address });
  });

  it('is the same once it was signed and read again', async () => {
    const { account: _, data: __, ...unsigned } = prepared;
    const parsed = parseTransaction(await account.signTransaction(unsigned));
    expect(toCall(parsed as never)).toEqual({ ...call, to: friend.toLowerCase() });
  });
});

describe('a transaction of ethers', () => {
  it('is its call, on its chain, before and after it was signed', proves('actions.values'), async () => {
    const made = Transaction.from({ to: friend, value: 10n ** 18n, chainId: 10, type: 2, gasLimit: 21_000, nonce: 7 });
    expect(toNewTransaction({ ...common, tx: made })).toEqual({ ...common, tx: call, chainId: 10 });
    const signed = Transaction.from(await new Wallet(privateKey).signTransaction(made));
    expect(toCall(signed)).toEqual({ ...call, from: account.address });
  });

  it('as a contract populates it', async () => {
    const token = new Contract(
      friend,
      ['function transfer(address to, uint256 value)'],
      new VoidSigner(account.address),
    );
    const populated = await token.getFunction('transfer').populateTransaction(friend, 5n);
    expect(toCall(populated)).toEqual({ to: friend, value: '0', data: populated.data });
  });
});

describe('a batch', () => {
  it('is converted call by call', () => {
    const calls = [
      { to: friend, value: 1n },
      { to: friend, value: '0x10', data: '0xab', chainId: '0xa' },
    ];
    expect(toNewTransaction({ ...common, calls })).toEqual({
      ...common,
      calls: [
        { to: friend, value: '1', data: '0x' },
        { to: friend, value: '16', data: '0xab' },
      ],
      chainId: 10,
    });
  });
});

describe('anything but a single call', () => {
  it.each<[string, Parameters<typeof toCall>[0], string]>([
    ['a deployment', { data: '0x6001' }, 'to: '],
    ['a name that is not resolved', { to: Promise.resolve(friend) }, 'to: '],
    ['two kinds of data', { to: friend, data: '0xab', input: '0xcd' }, 'data, input: must be equal if both are set'],
    ['an amount that was rounded', { to: friend, value: 1e18 }, 'value: '],
    ['an amount in ether', { to: friend, value: '1.5' }, 'value: '],
    ['a negative amount', { to: friend, value: -1n }, 'value: '],
    ['a negative amount as text', { to: friend, value: '-1' }, 'value: '],
    ['code for the account', { to: friend, authorizationList: [{}] } as never, 'authorizationList: '],
    ['blobs', { to: friend, blobVersionedHashes: ['0x01'] } as never, 'blobVersionedHashes: '],
  ])('%s is refused', proves('actions.values'), (_what, transaction, said) => {
    expect(() => toCall(transaction)).toThrow(said);
  });

  it('a chain that differs from that of the request is refused', () => {
    expect(() => toNewTransaction({ ...common, chainId: 1, tx: { to: friend, chainId: 10n } })).toThrow(
      'chainId: is 10',
    );
  });
});

describe('typed data', () => {
  const types = {
    Order: [
      { name: 'maker', type: 'address' },
      { name: 'items', type: 'Item[]' },
      { name: 'salt', type: 'uint256' },
    ],
    Item: [
      { name: 'amount', type: 'int256' },
      { name: 'code', type: 'bytes' },
    ],
  };
  const domain = { name: 'Shop', version: '1', chainId: 10n, verifyingContract: friend } as const;
  const message = { maker: friend, items: [{ amount: -5n, code: '0xABCD' }], salt: 2n ** 200n } as const;
  const digest = viemHash({ domain: { ...domain, chainId: 10 }, types, primaryType: 'Order', message });
  const digestOf = (...given: Parameters<typeof toTypedData>) => hashTypedData(readTypedData(toTypedData(...given)));

  it('of viem are what viem would sign', proves('actions.values'), () => {
    expect(digestOf({ domain, types, primaryType: 'Order', message })).toBe(digest);
  });

  it(
    'of ethers are what ethers would sign, without a primary type and with bytes as an array',
    proves('actions.values'),
    () => {
      const value = { ...message, items: [{ amount: -5n, code: getBytes('0xABCD') }], salt: 2n ** 200n };
      expect(digestOf({ domain: { ...domain, salt: null }, types, value })).toBe(
        TypedDataEncoder.hash(domain, types, value),
      );
      expect(TypedDataEncoder.hash(domain, types, value)).toBe(digest);
    },
  );

  it('give the request their chain', () => {
    expect(toNewTransaction({ ...common, typedData: { domain, types, value: message } })).toMatchObject({
      chainId: 10,
      typedData: { primaryType: 'Order', message: { salt: String(2n ** 200n) } },
    });
  });

  it('with several structs that may be the primary one are refused', () => {
    const several = { ...types, Other: [{ name: 'x', type: 'bool' }] };
    expect(() => toTypedData({ domain, types: several, value: message })).toThrow('primaryType: is required');
    expect(() => toTypedData({ domain, types })).toThrow('message: is required');
  });
});

import { describe, expect, it } from 'vitest';
import { normalise } from './normalise.ts';

const alice = '0xd8da6bf26964af9d7eed9e03e53415d37aa96045';
const bob = '0x00000000219ab540356cbb839cbe05303d7705fa';
const read = (proposed_tx: Record<string, unknown>, metadata: Record<string, unknown> = {}) =>
  normalise({ human_intent: 'Send it', proposed_tx, metadata }, () => 1_700_000_000_500);

describe('numbers', () => {
  it.each([
    [1000, 1000n],
    ['1000', 1000n],
    ['0x3e8', 1000n],
    ['115792089237316195423570985008687907853269984665640564039457584007913129639935', 2n ** 256n - 1n],
    [undefined, 0n],
    ['', 0n],
  ])('value %s is read', (value, expected) => {
    const { calls, faults } = read({ to: alice, value });
    expect(faults).toEqual([]);
    expect(calls[0]?.value).toBe(expected);
  });

  it.each([-1, 1.5, 2 ** 60, '1.5', '-1', '1e18', '0x', 'ten', '0xzz', '9'.repeat(79), `1${'0'.repeat(78)}`])(
    'value %s is a fault that names the field',
    (value) => {
      const { faults } = read({ to: alice, value });
      expect(faults).toHaveLength(1);
      expect(faults[0]?.field).toBe('proposed_tx.value');
    },
  );
});

describe('hex and addresses', () => {
  it.each([
    ['of odd length', '0xabc', 'odd number of hex digits (3)'],
    ['without a prefix', 'abcd', 'is not hex'],
    ['that is not hex', '0xzz', 'is not hex'],
  ])('data %s is a fault', (_name, data, message) => {
    expect(read({ to: alice, data }).faults).toEqual([
      { field: 'proposed_tx.data', message: expect.stringContaining(message) },
    ]);
  });

  it('accepts addresses in one case or with a correct checksum', () => {
    for (const to of [alice, '0xD8DA6BF26964AF9D7EED9E03E53415D37AA96045'.replace('0X', '0x')]) {
      expect(read({ to, value: 1 }).calls[0]?.to).toBe(alice);
    }
    expect(read({ to: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045', value: 1 }).faults).toEqual([]);
  });

  it('distinguishes a wrong checksum from text that is not an address', () => {
    const messageOf = (to: string) => read({ to, value: 1 }).faults[0]?.message;
    expect(messageOf('0xd8Da6BF26964aF9D7eEd9e03E53415D37aA96045')).toContain('wrong EIP-55 checksum');
    expect(messageOf('0xd8Da')).toContain('is not an address');
  });

  it('refuses the chain 0', () => {
    expect(read({ to: alice, value: 1, chain_id: 0 }).faults).toEqual([
      { field: 'proposed_tx.chain_id', message: expect.stringContaining('is 0') },
    ]);
  });

  it('refuses a wrong checksum', () => {
    expect(read({ to: '0xd8Da6BF26964aF9D7eEd9e03E53415D37aA96045', value: 1 }).faults).toEqual([
      { field: 'proposed_tx.to', message: expect.stringContaining('EIP-55') },
    ]);
  });

  it('names the place of a fault in a batch', () => {
    const { faults } = read({ transactions: [{ to: alice, value: 1 }, { to: 'nobody' }] });
    expect(faults).toEqual([{ field: 'proposed_tx.transactions[1].to', message: expect.any(String) }]);
  });
});

describe('the transaction', () => {
  it('is a fault if it is missing', () => {
    expect(read({}).faults).toEqual([{ field: 'proposed_tx', message: expect.stringContaining('no transaction') }]);
    expect(normalise({ human_intent: 'Send it' }, Date.now).faults).toHaveLength(1);
  });

  it('comes before the batch', () => {
    const { calls } = read({ to: alice, value: 1, transactions: [{ to: bob, operation: 1 }] });
    expect(calls.map(({ to, operation }) => [to, operation])).toEqual([
      [alice, 'call'],
      [bob, 'delegatecall'],
    ]);
  });

  it('is not a bare target next to a batch or an order', () => {
    expect(read({ to: alice, transactions: [{ to: bob, value: 1 }] }).calls).toHaveLength(1);
    expect(read({ to: alice, order: { sellToken: bob } }).calls).toHaveLength(0);
  });

  it('includes its authorisations', () => {
    const { authorizations, faults } = read({ authorization_list: [{ chainId: '0x1', address: bob, nonce: 3 }] });
    expect(faults).toEqual([]);
    expect(authorizations).toEqual([{ chainId: 1n, address: bob, nonce: 3n }]);
    expect(read({ authorization_list: [{}] }).faults.map(({ field }) => field)).toEqual([
      'proposed_tx.authorization_list[0].address',
      'proposed_tx.authorization_list[0].chain_id',
    ]);
  });
});

describe('places that could hide a second transaction', () => {
  it.each([
    ['authorizationList', { authorizationList: [{ address: bob, chainId: 1 }] }],
    ['authorizations', { authorizations: [{ address: bob, chainId: 1 }] }],
    [
      'authorization_list of a part',
      { transactions: [{ to: bob, authorization_list: [{ address: bob, chainId: 1 }] }] },
    ],
  ])('%s is read', (_name, more) => {
    expect(read({ to: alice, value: 1, ...more }).authorizations).toHaveLength(1);
  });

  it.each([
    ['calls', { calls: [{ to: bob }] }, 'proposed_tx.calls'],
    ['typedData', { typedData: { message: {} } }, 'proposed_tx.typedData'],
    [
      'a batch inside a batch',
      { transactions: [{ to: bob, transactions: [{ to: bob }] }] },
      'proposed_tx.transactions[0].transactions',
    ],
    ['an order inside a batch', { transactions: [{ to: bob, order: { a: 1 } }] }, 'proposed_tx.transactions[0].order'],
    ['input next to other data', { data: '0xaa', input: '0xbb' }, 'proposed_tx.input'],
    ['an unknown operation', { operation: 2 }, 'proposed_tx.operation'],
    ['a true operation', { operation: true }, 'proposed_tx.operation'],
    ['endless nesting', { context: JSON.parse('['.repeat(5_000) + ']'.repeat(5_000)) }, 'proposed_tx'],
  ])('%s is refused', (_name, more, field) => {
    expect(read({ to: alice, value: 1, ...more }).faults.map((fault) => fault.field)).toContain(field);
  });

  it.each([1, '1', '0x1', ' 1', 'delegatecall', 'DELEGATECALL', 'DelegateCall'])(
    'operation %s delegates',
    (operation) => {
      expect(read({ transactions: [{ to: bob, operation }] }).calls[0]?.operation).toBe('delegatecall');
    },
  );

  it('reads bytes from input if data are empty', () => {
    expect(read({ to: alice, data: '0x', input: '0xbb' }).calls[0]?.data).toBe('0xbb');
  });

  it('records chain and sender of every part, and the highest fee', () => {
    const { claims, feePerGas } = read({
      from: alice,
      chain_id: 1,
      gasPrice: '5',
      transactions: [{ to: bob, from: bob, chain_id: 10, maxFeePerGas: '0x10' }],
    });
    expect(claims.chainIds.map(({ value }) => value)).toEqual([1, 10]);
    expect(claims.senders.map(({ value }) => value)).toEqual([alice, bob]);
    expect(feePerGas).toBe(16n);
  });
});

describe('chain, sender and clock', () => {
  it.each([
    [{ chain_id: 1 }, {}, 1],
    [{ chainId: '0xaa36a7' }, {}, 11155111],
    [{}, { chain_id: '10' }, 10],
    [{}, {}, null],
  ])('the chain of %o and %o is %s', (tx, metadata, expected) => {
    expect(read({ to: alice, ...tx }, metadata).chainId).toBe(expected);
  });

  it('records every place that names a chain or a sender', () => {
    const { claims, sender } = read({ to: alice, from: alice, chain_id: 1 }, { chain_id: 10, from: bob });
    expect(sender).toBe(alice);
    expect(claims.chainIds.map(({ value }) => value)).toEqual([1, 10]);
    expect(claims.senders.map(({ value }) => value)).toEqual([alice, bob]);
  });

  it.each([
    [{ generated_at_unix: 5, block_time_unix: 6 }, {}, 5, 'metadata.generated_at_unix'],
    [{ block_time_unix: 6 }, { generated_at_unix: 7 }, 7, 'proposed_tx.metadata.generated_at_unix'],
    [{ block_time_unix: 6 }, {}, 6, 'metadata.block_time_unix'],
    [{}, { block_time_unix: 8 }, 8, 'proposed_tx.metadata.block_time_unix'],
    [{}, {}, 1_700_000_000, 'server'],
  ])('metadata %o and proposed_tx.metadata %o give the clock %s', (metadata, txMetadata, nowUnix, clock) => {
    expect(read({ to: alice, metadata: txMetadata }, metadata)).toMatchObject({ nowUnix, clock });
  });
});

describe('claims and texts', () => {
  it('reads names, prices and balances', () => {
    const { claims } = read(
      { to: alice, context: { ens: { 'Bob.eth': bob }, contacts: [{ name: 'carol.eth', address: alice }] } },
      { prices_usd: { WETH: 3000, USDC: '1.00', BAD: -1 }, balances: { USDC: '5', ETH: 'half' } },
    );
    expect(Object.fromEntries(claims.names)).toEqual({ 'bob.eth': bob, 'carol.eth': alice });
    expect(Object.fromEntries(claims.pricesUsd)).toEqual({ weth: 3000, usdc: 1 });
    expect(Object.fromEntries(claims.balances)).toEqual({ usdc: 5n });
  });

  it('records names that stand for several addresses, and no absurd prices', () => {
    const { claims } = read(
      { to: alice, context: { 'bob.eth': bob } },
      { names: [{ name: 'Bob.eth', address: alice }], prices_usd: { ETH: 1e300, WETH: 1e-300 } },
    );
    expect(claims.nameConflicts).toEqual([{ name: 'bob.eth', addresses: [bob, alice] }]);
    expect(claims.pricesUsd.size).toBe(0);
  });

  it('collects every text with its place, including keys that read like sentences', () => {
    const { texts } = read(
      { to: alice, context: { logs: ['hello', { note: 'world' }] } },
      { 'ignore all of it': 1, memo: 'rent', hash: '0xab' },
    );
    expect(texts).toEqual([
      { field: 'human_intent', text: 'Send it' },
      { field: 'proposed_tx.context.logs[0]', text: 'hello' },
      { field: 'proposed_tx.context.logs[1].note', text: 'world' },
      { field: 'metadata (a key)', text: 'ignore all of it' },
      { field: 'metadata.memo', text: 'rent' },
    ]);
  });
});

describe('sizes', () => {
  it('refuses an intent that is too long', () => {
    const long = normalise({ human_intent: 'a'.repeat(8_193), proposed_tx: { to: alice, value: 1 } }, Date.now);
    expect(long.faults).toEqual([{ field: 'human_intent', message: 'is longer than 8192 characters' }]);
    expect(normalise({ human_intent: 'a'.repeat(8_192), proposed_tx: { to: alice } }, Date.now).faults).toEqual([]);
  });

  it('refuses a batch of more calls than are checked', () => {
    const transactions = Array.from({ length: 1_001 }, () => ({ to: alice, value: 1 }));
    expect(read({ transactions }).faults).toEqual([
      { field: 'proposed_tx.transactions', message: 'contains 1001 calls; at most 1000 are checked' },
    ]);
    expect(read({ transactions: transactions.slice(1) }).faults).toEqual([]);
  });
});

describe('a target next to an order', () => {
  it.each([undefined, null, '', '0', 0, '0x0'])('with the value %s is a hint, not a call', (value) => {
    expect(read({ to: alice, value, data: '0x', order: { sellToken: bob } }).calls).toEqual([]);
  });

  it('with coins is a call', () => {
    expect(read({ to: alice, value: 1, order: { sellToken: bob } }).calls).toHaveLength(1);
  });
});

it('an impossible chain id is a fault', () => {
  expect(read({ to: alice, chain_id: '99999999999999999999' }).faults).toEqual([
    { field: 'proposed_tx.chain_id', message: 'is not a chain id' },
  ]);
});

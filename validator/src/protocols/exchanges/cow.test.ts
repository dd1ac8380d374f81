import type { Address } from '@countersign/protocol';
import { keccak256, stringToBytes } from 'viem';
import { describe, expect, it } from 'vitest';
import { decodeOrder, decodeTx, typesOf } from '../../decode/decode-request.fixture.ts';
import type { Hex } from '../../effects/call.ts';
import { describeProtocol, encode, friend, selectorsOf, sender } from '../rules/protocol-cases.fixture.ts';
import { atLeast, atMost, exactly, native, someOf, token, unnamed } from '../rules/quantity.ts';
import { cow } from './cow.ts';

const settlement = '0x9008d19f58aabd9ed0d60971565aa8510560ab41';
const ethFlow = '0xba3cb449bd2b4adddbc894d8697f5170800eadec';
const weth: Address = '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2';
const usdc: Address = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48';
const nobody: Address = '0x0000000000000000000000000000000000000000';
const word = `0x${'7'.repeat(64)}` as const;
const uid = (owner: Address): Hex => `${word}${owner.slice(2)}00000009`;
const struct = '(address,address,uint256,uint256,bytes32,uint256,uint32,bool,int64)';
const none = `0x${'0'.repeat(64)}`;
const ethOrder = (isPartial = false, appData = none) => [usdc, friend, 5n, 8n, appData, 2n, 9, isPartial, 0n];
const unseen = {
  fees: [{ to: nobody, bps: null, quantity: null }],
  terms: [{ what: 'app data', is: 'hex', value: word }],
} as const;
const orderTerm = (value: Hex) => ({ what: 'order', is: 'hex', value }) as const;
const inParts = {
  what: 'filling',
  is: 'text',
  value: 'in parts',
  alike: ['partially', 'partial', 'partial fills', 'partially fillable'],
} as const;
const hashOf = (text: string) => keccak256(stringToBytes(text));
/** Every field of `ethOrder` except its quote id. */
const ethOrderTerm = (isPartial: boolean) => orderTerm(hashOf(`${usdc} ${friend} 5 8 ${none} 2 9 ${isPartial}`));

describeProtocol(cow, [
  {
    name: 'signs an order on chain',
    to: settlement,
    data: encode('function setPreSignature(bytes,bool)', [uid(sender), true]),
    effects: [
      {
        kind: 'swap',
        gives: [someOf(unnamed(`what the order ${uid(sender)} sells`))],
        gets: [someOf(unnamed(`what the order ${uid(sender)} buys`))],
        beneficiaryUnknown: true,
        deadline: 9n,
        terms: [orderTerm(uid(sender))],
        detail: 'signs an order of which the bytes contain only the digest',
      },
    ],
  },
  {
    name: 'takes a signature back',
    to: settlement,
    data: encode('function setPreSignature(bytes,bool)', [uid(sender), false]),
    effects: [{ kind: 'cancel', terms: [orderTerm(uid(sender))], detail: `the signature of order ${uid(sender)}` }],
  },
  {
    name: "tells of another's order",
    to: settlement,
    data: encode('function invalidateOrder(bytes)', [uid(friend)]),
    effects: [{ kind: 'cancel', terms: [orderTerm(uid(friend))], detail: `the order ${uid(friend)}` }],
    fault: 'the order belongs to another account',
  },
  {
    name: 'reports an id that is too short',
    to: settlement,
    data: encode('function invalidateOrder(bytes)', ['0x12']),
    effects: [{ kind: 'cancel', terms: [orderTerm('0x12')], detail: 'the order 0x12' }],
    fault: 'an order id has 56 bytes',
  },
  {
    name: 'sells coins',
    to: ethFlow,
    value: 7n,
    data: encode(`function createOrder(${struct})`, [ethOrder()]),
    effects: [
      { kind: 'swap', gives: [exactly(native, 7n)], gets: [atLeast(token(usdc), 8n)], to: friend, deadline: 9n },
    ],
  },
  {
    name: 'sells coins in parts, and reports coins that do not fit the order',
    to: ethFlow,
    value: 6n,
    data: encode(`function createOrder(${struct})`, [ethOrder(true)]),
    effects: [
      {
        kind: 'swap',
        gives: [exactly(native, 6n)],
        gets: [atLeast(token(usdc), 8n)],
        to: friend,
        deadline: 9n,
        terms: [inParts],
        detail: 'may be filled in parts',
      },
    ],
    fault: 'the order sells 7 wei and the call carries 6',
  },
  {
    name: 'sells coins, with unknown app data',
    to: ethFlow,
    value: 7n,
    data: encode(`function createOrder(${struct})`, [ethOrder(false, word)]),
    effects: [
      {
        kind: 'swap',
        gives: [exactly(native, 7n)],
        gets: [atLeast(token(usdc), 8n)],
        to: friend,
        deadline: 9n,
        ...unseen,
      },
    ],
  },
  {
    name: 'cancels an order that sells coins',
    to: ethFlow,
    data: encode(`function invalidateOrder(${struct})`, [ethOrder()]),
    effects: [{ kind: 'cancel', terms: [ethOrderTerm(false)], detail: 'an order that sells the native coin' }],
  },
  {
    name: 'cancels many orders that sell coins',
    to: ethFlow,
    data: encode(`function invalidateOrdersIgnoringNotAllowed(${struct}[])`, [[ethOrder(), ethOrder(true)]]),
    effects: [
      {
        kind: 'cancel',
        terms: [ethOrderTerm(false), ethOrderTerm(true)],
        detail: '2 orders that sell the native coin',
      },
    ],
  },
]);

const plain = {
  sellToken: weth,
  buyToken: usdc,
  receiver: friend,
  sellAmount: '1000',
  buyAmount: '3000',
  validTo: 1_900_000_000,
  feeAmount: '0',
  kind: 'sell',
  partiallyFillable: false,
  appData: none,
  sellTokenBalance: 'erc20',
  buyTokenBalance: 'erc20',
};
const swap = {
  kind: 'swap',
  call: 'order',
  protocol: 'cow',
  gives: [exactly(token(weth), 1000n)],
  gets: [atLeast(token(usdc), 3000n)],
  from: sender,
  to: friend,
  deadline: 1_900_000_000n,
};
const members =
  'address sellToken, address buyToken, address receiver, uint256 sellAmount, uint256 buyAmount, uint32 validTo, bytes32 appData, uint256 feeAmount, string kind, bool partiallyFillable, string sellTokenBalance, string buyTokenBalance';
const domain = { name: 'Gnosis Protocol', version: 'v2', chainId: 1, verifyingContract: settlement };

const partners = (volumeBps: number | null, maxVolumeBps?: number) =>
  JSON.stringify({ metadata: { partnerFee: [{ recipient: friend, volumeBps, surplusBps: 5000, maxVolumeBps }] } });
const soldInside = {
  what: 'source',
  is: 'text',
  value: 'from the internal balance',
  alike: ['from my internal balance'],
};
const paidInside = {
  what: 'destination',
  is: 'text',
  value: 'into the internal balance',
  alike: ['into my internal balance', 'to the internal balance', 'to my internal balance'],
};
const share = (bps: number | null) => [{ to: friend, bps, quantity: null }];

describe('an order of CoW', () => {
  it('is read as typed data', () => {
    const signed = decodeOrder({ domain, types: typesOf({ Order: members }), primaryType: 'Order', message: plain });
    expect(signed).toMatchObject({ protocol: 'cow', primaryType: 'Order', role: 'settlement', faults: [] });
    expect(signed.effects).toEqual([swap]);
  });

  it('is read in the form of its API, with the fields that the API adds', () => {
    const signed = decodeOrder({ ...plain, from: sender, signingScheme: 'eip712', signature: '0x', quoteId: 7 });
    expect(signed).toMatchObject({ protocol: 'cow', primaryType: 'Order', role: 'settlement', faults: [] });
    expect(signed.effects).toEqual([swap]);
  });

  it.each<[string, Record<string, unknown>, Record<string, unknown>]>([
    [
      'that buys an exact amount',
      { kind: 'buy' },
      { gives: [atMost(token(weth), 1000n)], gets: [exactly(token(usdc), 3000n)] },
    ],
    ['that buys coins', { buyToken: '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE' }, { gets: [atLeast(native, 3000n)] }],
    ['with the zero address as receiver is for its owner', { receiver: nobody }, { to: sender }],
    ['without receiver is for its owner', { receiver: null }, { to: sender }],
    [
      'with a fee gives more',
      { feeAmount: '10' },
      { gives: [exactly(token(weth), 1010n)], detail: '10 base units of what is sold are a fee' },
    ],
    [
      'that is filled in parts from other balances',
      { partiallyFillable: true, sellTokenBalance: 'external', buyTokenBalance: 'internal' },
      {
        terms: [
          inParts,
          {
            what: 'source',
            is: 'text',
            value: 'from the external balance',
            alike: ['from my external balance'],
          },
          paidInside,
        ],
        detail: 'may be filled in parts; sold from the external balance; paid into the internal balance',
      },
    ],
    [
      'that is sold from the balance in the Vault',
      { sellTokenBalance: 'internal' },
      { terms: [soldInside], detail: 'sold from the internal balance' },
    ],
    [
      'that is paid into the balance in the Vault',
      { buyTokenBalance: 'internal' },
      { terms: [paidInside], detail: 'paid into the internal balance' },
    ],
    ['with unknown app data may pay any account', { appData: word }, unseen],
    ['with empty app data pays no one else', { appData: hashOf('{}') }, {}],
    [
      'with the text next to the hash',
      { appData: hashOf(partners(25)), fullAppData: partners(25) },
      { fees: share(25) },
    ],
    ['with a text that the API does not have', { appData: word, fullAppData: null }, unseen],
    ['with a share of the surplus pays at most its bound', { appData: partners(null, 50) }, { fees: share(50) }],
    ['with a negative share', { appData: partners(-25) }, { fees: share(null) }],
    ['of another account', { from: friend, receiver: null }, { from: friend, to: friend }],
    ['of an owner who is another account', { owner: friend.toUpperCase().replace('0X', '0x') }, { from: friend }],
  ])('%s', (_name, change, expected) => {
    const { effects, faults } = decodeOrder({ ...plain, ...change });
    expect({ effects, faults }).toEqual({ effects: [{ ...swap, ...expected }], faults: [] });
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['of an unknown kind', { kind: 'give' }, 'kind of the order is give, which CoW does not support'],
    ['without an amount', { sellAmount: undefined }, 'Order has no value for the field sellAmount'],
    ['with an expiry beyond uint32', { validTo: 2 ** 32 }, 'Order.validTo does not match the type uint32'],
    [
      'with app data that are not those of the hash',
      { appData: '{}', appDataHash: word },
      'appData, fullAppData and appDataHash do not belong to the same document',
    ],
    [
      'with a text that is not that of its hash',
      { fullAppData: partners(25) },
      'appData, fullAppData and appDataHash do not belong to the same document',
    ],
    [
      'with two texts',
      { appData: '{}', fullAppData: '{ }' },
      'appData, fullAppData and appDataHash do not belong to the same document',
    ],
    ['with app data that are not JSON', { appData: 'me' }, 'the app data is not valid JSON'],
    ['of two owners', { from: sender, owner: friend }, 'from and owner do not name one account'],
    ['of an owner who is not an account', { owner: 'me' }, 'from and owner do not name one account'],
  ])('%s is refused', (_name, change, message) => {
    expect(decodeOrder({ ...plain, ...change }).faults).toEqual([{ code: 'malformed', message }]);
  });

  it('with app data makes the calls of its hooks and pays its partners', () => {
    const approve = encode('function approve(address,uint256)', [friend, 5n]);
    const appData = JSON.stringify({
      metadata: {
        hooks: { pre: [{ target: usdc, callData: approve, gasLimit: '1' }], post: [] },
        partnerFee: { recipient: friend, volumeBps: 25 },
      },
    });
    const { calls, effects } = decodeTx({
      order: { ...plain, appData, appDataHash: hashOf(appData) },
    });
    expect(calls).toMatchObject([{ path: 'order.0', from: '0x01dcb88678aedd0c4cc9552b20f4718550250574', to: usdc }]);
    expect(effects).toMatchObject([
      { kind: 'swap', fees: [{ to: friend, bps: 25, quantity: null }] },
      { kind: 'approve', spender: friend },
    ]);
  });

  it('on a chain without CoW has no verifying contract', () => {
    expect(decodeOrder(plain, 10).faults).toContainEqual({
      code: 'domain',
      message: 'the domain names no verifying contract',
    });
  });

  it('without a chain is still read', () => {
    const { effects, faults, role } = decodeOrder(plain, null);
    expect({ effects, faults, role }).toEqual({ effects: [swap], faults: [], role: 'settlement' });
  });

  it.each<[string, Record<string, string>, Record<string, unknown>]>([
    ['OrderCancellation', { OrderCancellation: 'bytes orderUid' }, { orderUid: word }],
    ['OrderCancellations', { OrderCancellations: 'bytes[] orderUids' }, { orderUids: [word] }],
  ])('is revoked by %s', (primaryType, types, message) => {
    const signed = decodeOrder({ domain, types: typesOf(types), primaryType, message });
    expect(signed.faults).toEqual([]);
    expect(signed.effects).toMatchObject([{ kind: 'cancel', call: 'order', from: sender, terms: [orderTerm(word)] }]);
  });
});

it('the selectors do not change', () => {
  expect(selectorsOf(cow)).toEqual([
    '0xec6cb13f setPreSignature',
    '0x15337bc0 invalidateOrder',
    '0x322bba21 createOrder',
    '0x7bc41b96 invalidateOrder',
    '0x4cb76498 invalidateOrdersIgnoringNotAllowed',
  ]);
});

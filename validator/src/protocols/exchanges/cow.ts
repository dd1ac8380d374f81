import type { Address } from '@countersign/protocol';
import { keccak256, stringToBytes } from 'viem/utils';
import { deployed } from '../../data/deployed.ts';
import { coinMark, nobody } from '../../effects/asset-marks.ts';
import type { Hex } from '../../effects/call.ts';
import type { Effect, Term } from '../../effects/effect.ts';
import { showCount } from '../../show/show.ts';
import { effectsOf } from '../rules/effects-of.ts';
import { type ArgumentFates, type CallContext, type Protocol, type Reading, rule } from '../rules/protocol.ts';
import { atLeast, atMost, exactly, native, someOf, token, unnamed } from '../rules/quantity.ts';
import { unseenAppData } from './cow-app-data.ts';

const does = effectsOf('cow');

const contracts = deployed('cow');

const assetAt = (address: Address) => (address === coinMark ? native : token(address));

export const cowOrderType =
  'Order(address sellToken,address buyToken,address receiver,uint256 sellAmount,uint256 buyAmount,uint32 validTo,bytes32 appData,uint256 feeAmount,string kind,bool partiallyFillable,string sellTokenBalance,string buyTokenBalance)';

interface Order {
  readonly sellToken: Address;
  readonly buyToken: Address;
  readonly receiver: Address;
  readonly sellAmount: bigint;
  readonly buyAmount: bigint;
  readonly validTo: bigint;
  readonly appData: Hex;
  readonly feeAmount: bigint;
  readonly kind: string;
  readonly partiallyFillable: boolean;
  readonly sellTokenBalance: string;
  readonly buyTokenBalance: string;
}

const partsTerm: Term = {
  what: 'filling',
  is: 'text',
  value: 'in parts',
  alike: ['partially', 'partial', 'partial fills', 'partially fillable'],
};

/** The fees and terms of the app data, and the terms of the order itself. */
function bindOrder(appData: Hex, own: readonly Term[]): Pick<Effect, 'fees' | 'terms'> {
  const { fees, terms = [] } = unseenAppData(appData);
  const all = [...own, ...terms];
  return { ...(fees && { fees }), ...(all.length > 0 && { terms: all }) };
}

const orderTerm = (value: Hex): Term => ({ what: 'order', is: 'hex', value });

/** Words for one direction do not stand for the other: a payment into a balance never reaches the wallet. */
function balanceTerms(what: string, directions: readonly string[], balance: string): readonly Term[] {
  if (balance === 'erc20') return [];
  const phrases = directions.flatMap((word) => ['the', 'my'].map((whose) => `${word} ${whose} ${balance} balance`));
  const [value = balance, ...alike] = phrases;
  return [{ what, is: 'text', value, alike }];
}

/** Differences between an order and one that is filled at once, from wallet to wallet. */
const orderTerms = ({ partiallyFillable, sellTokenBalance, buyTokenBalance }: Order): readonly Term[] => [
  ...(partiallyFillable ? [partsTerm] : []),
  ...balanceTerms('source', ['from'], sellTokenBalance),
  ...balanceTerms('destination', ['into', 'to'], buyTokenBalance),
];

function orderEffect(order: Order, sender: Address | null): Effect {
  const isSale = order.kind === 'sell';
  const most = order.sellAmount + order.feeAmount;
  const details = [
    ...(order.partiallyFillable ? ['may be filled in parts'] : []),
    ...(order.sellTokenBalance === 'erc20' ? [] : [`sold from the ${order.sellTokenBalance} balance`]),
    ...(order.buyTokenBalance === 'erc20' ? [] : [`paid into the ${order.buyTokenBalance} balance`]),
    ...(order.feeAmount > 0n ? [`${order.feeAmount} base units of what is sold are a fee`] : []),
  ];
  return does({ path: 'order', from: sender }, 'swap', {
    gives: [isSale ? exactly(token(order.sellToken), most) : atMost(token(order.sellToken), most)],
    gets: [(isSale ? atLeast : exactly)(assetAt(order.buyToken), order.buyAmount)],
    to: order.receiver === nobody ? sender : order.receiver,
    deadline: order.validTo,
    ...bindOrder(order.appData, orderTerms(order)),
    ...(details.length > 0 ? { detail: details.join('; ') } : {}),
  });
}

function readOrder(order: Order, sender: Address | null): Reading {
  const kinds = {
    kind: ['sell', 'buy'],
    sellTokenBalance: ['erc20', 'external', 'internal'],
    buyTokenBalance: ['erc20', 'internal'],
  };
  const odd = (Object.keys(kinds) as (keyof typeof kinds)[]).find((field) => !kinds[field].includes(order[field]));
  return {
    effects: [orderEffect(order, sender)],
    ...(odd ? { fault: `${odd} of the order is ${order[odd]}, which CoW does not support` } : {}),
  };
}

/** The id of an on-chain order contains only its digest, its owner and its end. */
function readOrderUid(orderUid: Hex, call: CallContext): { readonly owner: Address; validTo: bigint; fault?: string } {
  const owner: Address = `0x${orderUid.slice(66, 106)}`;
  const validTo = BigInt(`0x${orderUid.slice(106, 114) || '0'}`);
  if (orderUid.length !== 114) return { owner, validTo, fault: 'an order id has 56 bytes' };
  const isForeign = call.from !== null && owner !== call.from;
  return { owner, validTo, ...(isForeign ? { fault: 'the order belongs to another account' } : {}) };
}

type EthOrder = {
  buyToken: Address;
  receiver: Address;
  buyAmount: bigint;
  validTo: number;
  appData: Hex;
  partiallyFillable: boolean;
};

const ethFlowOrder =
  '(address buyToken, address receiver, uint256 sellAmount, uint256 buyAmount, bytes32 appData, uint256 feeAmount, uint32 validTo, bool partiallyFillable, int64 quoteId)';

const cancels = (call: Pick<CallContext, 'path' | 'from'>, detail: string, terms: readonly Term[]) =>
  does(call, 'cancel', { terms, detail });

/** Orders that sell the coin have no id before they are on chain: only all their fields together identify them. */
const ethFlowTerm = ({ quoteId: _quoteId, ...order }: Readonly<Record<string, unknown>>): Term =>
  orderTerm(keccak256(stringToBytes(Object.values(order).join(' '))));

const quoted = (order: string): Readonly<Record<string, string>> => ({
  [`${order}.quoteId`]: 'the quote that the order came from; decides nothing',
});

/** An order of the caller, so that a trial can read it. */
const uidExample: Hex = `0x${'ab'.repeat(32)}${'11'.repeat(20)}6a000000`;
const uidTried: ArgumentFates = { examples: [{ orderUid: uidExample }] };

/** A trial carries no coins, so the order sells none. */
const coinOrderExample = {
  buyToken: `0x${'b2'.repeat(20)}`,
  receiver: `0x${'c3'.repeat(20)}`,
  sellAmount: 0n,
  buyAmount: 5n,
  appData: `0x${'d4'.repeat(32)}`,
  feeAmount: 0n,
  validTo: 9,
  partiallyFillable: true,
  quoteId: 7n,
};

const sellsCoins = (call: CallContext, order: EthOrder): Effect =>
  does(call, 'swap', {
    gives: [exactly(native, call.value)],
    gets: [atLeast(token(order.buyToken), order.buyAmount)],
    to: order.receiver,
    deadline: BigInt(order.validTo),
    ...bindOrder(order.appData, order.partiallyFillable ? [partsTerm] : []),
    ...(order.partiallyFillable ? { detail: 'may be filled in parts' } : {}),
  });

export const cow: Protocol = {
  slug: 'cow',
  name: 'CoW Protocol',
  family: 'cow',
  words: ['cow', 'cow swap', 'cowswap', 'cow protocol', 'cow.fi'],
  contracts,
  functions: [
    rule(
      'function setPreSignature(bytes orderUid, bool signed)',
      ['settlement'],
      ({ orderUid, signed }, call) => {
        const { validTo, fault } = readOrderUid(orderUid, call);
        if (!signed)
          return {
            effects: [cancels(call, `the signature of order ${orderUid}`, [orderTerm(orderUid)])],
            ...(fault ? { fault } : {}),
          };
        const effect = does(call, 'swap', {
          gives: [someOf(unnamed(`what the order ${orderUid} sells`))],
          gets: [someOf(unnamed(`what the order ${orderUid} buys`))],
          beneficiaryUnknown: true,
          deadline: validTo,
          terms: [orderTerm(orderUid)],
          detail: 'signs an order of which the bytes contain only the digest',
        });
        return { effects: [effect], ...(fault ? { fault } : {}) };
      },
      uidTried,
    ),
    rule(
      'function invalidateOrder(bytes orderUid)',
      ['settlement'],
      ({ orderUid }, call) => {
        const { fault } = readOrderUid(orderUid, call);
        return {
          effects: [cancels(call, `the order ${orderUid}`, [orderTerm(orderUid)])],
          ...(fault ? { fault } : {}),
        };
      },
      uidTried,
    ),
    rule(
      `function createOrder(${ethFlowOrder} order)`,
      ['eth_flow'],
      ({ order }, call) => ({
        effects: [sellsCoins(call, order)],
        ...(call.value === order.sellAmount + order.feeAmount
          ? {}
          : { fault: `the order sells ${order.sellAmount + order.feeAmount} wei and the call carries ${call.value}` }),
      }),
      { irrelevant: quoted('order'), examples: [{ order: coinOrderExample }] },
    ),
    rule(
      `function invalidateOrder(${ethFlowOrder} order)`,
      ['eth_flow'],
      ({ order }, call) => ({
        effects: [cancels(call, 'an order that sells the native coin', [ethFlowTerm(order)])],
      }),
      { irrelevant: quoted('order') },
    ),
    rule(
      `function invalidateOrdersIgnoringNotAllowed(${ethFlowOrder}[] orders)`,
      ['eth_flow'],
      ({ orders }, call) => ({
        effects: [
          cancels(
            call,
            `${showCount(orders.length, 'order that sells', 'orders that sell')} the native coin`,
            orders.map(ethFlowTerm),
          ),
        ],
      }),
      { irrelevant: quoted('orders[]') },
    ),
  ],
  typedData: [
    {
      primaryType: 'Order',
      on: ['settlement'],
      encodedType: cowOrderType,
      domainName: 'Gnosis Protocol',
      read: (order, { sender }) => readOrder(order as unknown as Order, sender),
      fates: { examples: [{ kind: 'sell', sellTokenBalance: 'erc20', buyTokenBalance: 'erc20' }] },
    },
    ...(['OrderCancellation(bytes orderUid)', 'OrderCancellations(bytes[] orderUids)'] as const).map((encodedType) => ({
      primaryType: encodedType.slice(0, encodedType.indexOf('(')),
      on: ['settlement'],
      encodedType,
      domainName: 'Gnosis Protocol',
      read: (message: Readonly<Record<string, unknown>>, { sender }: { readonly sender: Address | null }) => {
        const uids = [message.orderUid ?? message.orderUids].flat() as readonly Hex[];
        const place = { path: 'order', from: sender };
        return { effects: [cancels(place, 'orders that have not been filled yet', uids.map(orderTerm))] };
      },
    })),
  ],
};

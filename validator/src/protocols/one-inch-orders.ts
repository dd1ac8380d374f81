import type { Address } from '@countersign/protocol';
import type { Effect, Quantity } from '../effect.ts';
import { effectsOf } from './effects-of.ts';
import { addressIn, assetAt, bits, orCaller } from './one-inch-words.ts';
import { type CallContext, type FunctionRule, rule, type TypedDataRule } from './protocol.ts';
import { atLeast, atMost, exactly, native, someOf, token } from './quantity.ts';
import { isWrappedNative } from './wrapped-native.ts';

const does = effectsOf('1inch');

const sixth = ['aggregation_router_v6'];
const fifth = ['aggregation_router_v5'];

/** Addresses are packed into words, with flags above them that an order leaves empty. */
const packedOrder =
  '(uint256 salt, uint256 maker, uint256 receiver, uint256 makerAsset, uint256 takerAsset, uint256 makingAmount, uint256 takingAmount, uint256 makerTraits) order' as const;

interface PackedOrder {
  readonly maker: bigint;
  readonly receiver: bigint;
  readonly makerAsset: bigint;
  readonly takerAsset: bigint;
  readonly makingAmount: bigint;
  readonly takingAmount: bigint;
  readonly makerTraits: bigint;
}

/** Second until which an order lasts; none where it is zero. */
const expirationOf = (makerTraits: bigint): { deadline?: bigint } => {
  const deadline = bits(makerTraits, 80n, 40n);
  return deadline === 0n ? {} : { deadline };
};

/** Who fills an order gives what its maker asks for, and says how much of one side and the limit of the other. */
function fills(call: CallContext, order: PackedOrder, amount: bigint, takerTraits: bigint, args: string): Effect {
  const taken = addressIn(order.takerAsset);
  const paysCoins = call.value > 0n && isWrappedNative(call.chainId, taken);
  const given = paysCoins ? native : token(taken);
  const unwraps = bits(takerTraits, 254n, 1n) === 1n && isWrappedNative(call.chainId, addressIn(order.makerAsset));
  const got = unwraps ? native : token(addressIn(order.makerAsset));
  const limit = bits(takerTraits, 0n, 185n);
  const isOfMaking = bits(takerTraits, 255n, 1n) === 1n;
  const hasTarget = bits(takerTraits, 251n, 1n) === 1n && args.length >= 42;
  const most: Quantity = limit === 0n ? someOf(given) : atMost(given, limit);
  return does(call, 'swap', {
    gives: [isOfMaking ? most : exactly(given, amount)],
    gets: [isOfMaking ? exactly(got, amount) : atLeast(got, limit)],
    to: hasTarget ? (args.slice(0, 42) as Address) : call.from,
    detail: 'fills an order of another account',
    ...expirationOf(order.makerTraits),
  });
}

/** Orders of the fifth router say their amounts in the call, the other side being zero. */
function fillsOld(
  call: CallContext,
  assets: { readonly makerAsset: Address; readonly takerAsset: Address },
  making: bigint,
  taking: bigint,
  limit: bigint,
): Effect {
  const paysCoins = call.value > 0n && isWrappedNative(call.chainId, assets.takerAsset);
  const given = paysCoins ? native : token(assets.takerAsset);
  const got = token(assets.makerAsset);
  return does(call, 'swap', {
    gives: [making > 0n ? atMost(given, limit) : exactly(given, taking)],
    gets: [making > 0n ? exactly(got, making) : atLeast(got, limit)],
    to: call.from,
    detail: 'fills an order of another account',
  });
}

export const oneInchOrders: readonly FunctionRule[] = [
  rule(
    `function fillOrder(${packedOrder}, bytes32 r, bytes32 vs, uint256 amount, uint256 takerTraits)`,
    sixth,
    ({ order, amount, takerTraits }, call) => ({ effects: [fills(call, order, amount, takerTraits, '0x')] }),
  ),
  rule(
    `function fillOrderArgs(${packedOrder}, bytes32 r, bytes32 vs, uint256 amount, uint256 takerTraits, bytes args)`,
    sixth,
    ({ order, amount, takerTraits, args }, call) => ({ effects: [fills(call, order, amount, takerTraits, args)] }),
  ),
  rule(
    `function fillContractOrder(${packedOrder}, bytes signature, uint256 amount, uint256 takerTraits)`,
    sixth,
    ({ order, amount, takerTraits }, call) => ({ effects: [fills(call, order, amount, takerTraits, '0x')] }),
  ),
  rule(
    `function fillContractOrderArgs(${packedOrder}, bytes signature, uint256 amount, uint256 takerTraits, bytes args)`,
    sixth,
    ({ order, amount, takerTraits, args }, call) => ({ effects: [fills(call, order, amount, takerTraits, args)] }),
  ),
  rule('function cancelOrder(uint256 makerTraits, bytes32 orderHash)', sixth, ({ orderHash }, call) => ({
    effects: [does(call, 'cancel', { detail: `order ${orderHash}` })],
  })),
  rule('function cancelOrders(uint256[] makerTraits, bytes32[] orderHashes)', sixth, ({ orderHashes }, call) => ({
    effects: orderHashes.map((orderHash) => does(call, 'cancel', { detail: `order ${orderHash}` })),
  })),
  rule(
    'function fillOrder((uint256 salt, address makerAsset, address takerAsset, address maker, address receiver, address allowedSender, uint256 makingAmount, uint256 takingAmount, uint256 offsets, bytes interactions) order, bytes signature, bytes interaction, uint256 makingAmount, uint256 takingAmount, uint256 skipPermitAndThresholdAmount)',
    fifth,
    ({ order, makingAmount, takingAmount, skipPermitAndThresholdAmount }, call) => ({
      effects: [fillsOld(call, order, makingAmount, takingAmount, bits(skipPermitAndThresholdAmount, 0n, 255n))],
    }),
  ),
  // Pays with the coins of the call, which a contract made for the order holds until it is filled or taken back.
  rule(`function create(${packedOrder})`, ['native_order_factory'], ({ order }, call) => ({
    effects: [
      does(call, 'swap', {
        gives: [exactly(native, call.value)],
        gets: [atLeast(token(addressIn(order.takerAsset)), order.takingAmount)],
        to: orCaller(call, addressIn(order.receiver)),
        detail: 'an order that somebody has to fill',
        ...expirationOf(order.makerTraits),
      }),
    ],
  })),
];

/** An order of the sixth router, as its maker signs it. */
export const oneInchOrder: TypedDataRule = {
  primaryType: 'Order',
  on: sixth,
  encodedType:
    'Order(uint256 salt,address maker,address receiver,address makerAsset,address takerAsset,uint256 makingAmount,uint256 takingAmount,uint256 makerTraits)',
  read(message, { sender }) {
    const { maker, receiver, makerAsset, takerAsset } = message as Record<string, Address>;
    const { makingAmount, takingAmount, makerTraits } = message as Record<string, bigint>;
    if (!maker || !receiver || !makerAsset || !takerAsset) return {};
    const order = { path: 'order', from: maker };
    const unwraps = bits(makerTraits ?? 0n, 247n, 1n) === 1n;
    return {
      effects: [
        does(order, 'swap', {
          gives: [exactly(token(makerAsset), makingAmount ?? 0n)],
          gets: [atLeast(unwraps ? native : assetAt(takerAsset), takingAmount ?? 0n)],
          to: orCaller({ from: maker }, receiver),
          routes: [{ path: [makerAsset, takerAsset], poolFees: [] }],
          detail: 'an order that somebody has to fill',
          ...expirationOf(makerTraits ?? 0n),
        }),
      ],
      ...(sender !== null && sender !== maker ? { fault: 'the order belongs to another account' } : {}),
    };
  },
};

import type { Address } from '@countersign/protocol';
import { chainById } from '../../data/chains.ts';
import { nobody } from '../../effects/asset-marks.ts';
import type { Effect, Quantity, Term } from '../../effects/effect.ts';
import { effectsOf } from '../rules/effects-of.ts';
import { signatureBytes } from '../rules/irrelevant.ts';
import {
  type ArgumentFates,
  type CallContext,
  type FunctionRule,
  type Reading,
  rule,
  type TypedDataRule,
} from '../rules/protocol.ts';
import { atLeast, atMost, exactly, native, someOf, token } from '../rules/quantity.ts';
import { isWrappedNative } from '../tokens/wrapped-native.ts';
import { addressIn, assetAt, bits, orCaller } from './one-inch-words.ts';

const does = effectsOf('1inch');

const sixth = ['aggregation_router_v6'];
const fifth = ['aggregation_router_v5'];

/** Addresses are packed into words, with flags above them that an order leaves empty. */
const packedOrder =
  '(uint256 salt, uint256 maker, uint256 receiver, uint256 makerAsset, uint256 takerAsset, uint256 makingAmount, uint256 takingAmount, uint256 makerTraits) order' as const;

interface PackedOrder {
  readonly salt: bigint;
  readonly maker: bigint;
  readonly receiver: bigint;
  readonly makerAsset: bigint;
  readonly takerAsset: bigint;
  readonly makingAmount: bigint;
  readonly takingAmount: bigint;
  readonly makerTraits: bigint;
}

/** The Unix time at which an order ends; no end if it is zero. */
const expirationOf = (makerTraits: bigint): { deadline?: bigint } => {
  const deadline = bits(makerTraits, 80n, 40n);
  return deadline === 0n ? {} : { deadline };
};

/**
 * Other obligations of an order's maker: an extension, which can set another price and run code, calls before and after
 * it, and an exclusive filler. Its end, its nonce, and flags for partial fills and unwrapping are none of these.
 */
function makerTerms(salt: bigint, makerTraits: bigint): readonly Term[] {
  const harmless = [0xc5n << 248n, 1n << 247n, (2n ** 120n - 1n) << 80n].reduce((all, each) => all | each, 0n);
  const others = makerTraits & ~harmless;
  if (others === 0n) return [];
  // The last 160 bits of the salt are the hash of the extension.
  return [
    { what: 'order traits', is: 'number', value: others },
    { what: 'extension', is: 'hex', value: addressIn(salt) },
  ];
}

/** The accounts that a fill pays: the maker of the order, or the receiver that the maker names. */
const counterparty = (maker: Address, receiver: Address): readonly Term[] => [
  { what: 'maker', is: 'hex', value: maker },
  ...(receiver === nobody || receiver === maker ? [] : [{ what: 'receiver', is: 'hex', value: receiver } as const]),
];

/** Code that the taker runs during the fill. */
const interactionTerms = (interaction: string): readonly Term[] =>
  interaction === '0x' ? [] : [{ what: 'interaction', is: 'hex', value: interaction as `0x${string}` }];

/**
 * The bytes after the target in the arguments of a fill: the order's extension, whose hash its maker signed, and the
 * taker's interaction. The traits state the length of both.
 */
function interactionOf(takerTraits: bigint, args: string, hasTarget: boolean): string {
  const extension = Number(bits(takerTraits, 224n, 24n));
  return `0x${args.slice(2 + (hasTarget ? 40 : 0) + extension * 2)}`;
}

/**
 * The filler of an order gives the asset that its maker requests, and states the amount of one side and the limit of
 * the other.
 */
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
    terms: [
      ...counterparty(addressIn(order.maker), addressIn(order.receiver)),
      ...interactionTerms(interactionOf(takerTraits, args, hasTarget)),
    ],
  });
}

interface OldOrder {
  readonly makerAsset: Address;
  readonly takerAsset: Address;
  readonly maker: Address;
  readonly receiver: Address;
}

interface OldFill {
  readonly interaction: string;
  readonly makingAmount: bigint;
  readonly takingAmount: bigint;
  readonly skipPermitAndThresholdAmount: bigint;
}

/** Orders of the fifth router state their amounts in the call, and the other side is zero. */
function fillsOld(call: CallContext, order: OldOrder, fill: OldFill): Reading {
  const { makingAmount: making, takingAmount: taking } = fill;
  if (making > 0n === taking > 0n) return { fault: 'the fill must name exactly one amount' };
  const limit = bits(fill.skipPermitAndThresholdAmount, 0n, 255n);
  const paysCoins = call.value > 0n && isWrappedNative(call.chainId, order.takerAsset);
  const given = paysCoins ? native : token(order.takerAsset);
  const got = token(order.makerAsset);
  return {
    effects: [
      does(call, 'swap', {
        gives: [making > 0n ? atMost(given, limit) : exactly(given, taking)],
        gets: [making > 0n ? exactly(got, making) : atLeast(got, limit)],
        to: call.from,
        detail: 'fills an order of another account',
        terms: [...counterparty(order.maker, order.receiver), ...interactionTerms(fill.interaction)],
      }),
    ],
  };
}

const ofMaker = 'signed by the maker of the order; what the taker gives and gets the threshold bounds';
const fillFates = (...signature: readonly string[]): ArgumentFates => ({
  irrelevant: {
    ...Object.fromEntries(
      ['salt', 'makingAmount', 'takingAmount', 'makerTraits'].map((name) => [`order.${name}`, ofMaker]),
    ),
    ...Object.assign({}, ...signature.map(signatureBytes)),
  },
});
const oldFillFates: ArgumentFates = {
  irrelevant: {
    ...Object.fromEntries(
      ['salt', 'allowedSender', 'makingAmount', 'takingAmount', 'offsets', 'interactions'].map((name) => [
        `order.${name}`,
        ofMaker,
      ]),
    ),
    ...signatureBytes(),
  },
  examples: [
    { makingAmount: 5n, takingAmount: 0n },
    { makingAmount: 0n, takingAmount: 5n },
  ],
};

const nonceAt = 120n;

/** Orders that are filled once and whole are cancelled by their nonce, whatever hash the call states. */
function cancels(call: CallContext, makerTraits: readonly bigint[], orderHashes: readonly `0x${string}`[]): Reading {
  if (makerTraits.length !== orderHashes.length) return { fault: 'traits and orders differ in number' };
  const nonces = makerTraits.filter((traits) => bits(traits, 254n, 2n) !== 1n);
  return {
    effects: [
      does(call, 'cancel', {
        detail: orderHashes.map((orderHash) => `order ${orderHash}`).join(', '),
        terms: [
          ...orderHashes.map((value): Term => ({ what: 'order', is: 'hex', value })),
          ...nonces.map((traits): Term => ({ what: 'nonce', is: 'number', value: bits(traits, nonceAt, 40n) })),
        ],
      }),
    ],
  };
}

/** The caller in trials. */
const caller: Address = '0x1111111111111111111111111111111111111111';

/** An order of the caller without coins, because a trial carries none. */
const exampleOrder: PackedOrder = {
  salt: 3n,
  maker: BigInt(caller),
  receiver: 4n,
  makerAsset: BigInt(chainById(1)?.wrappedNative ?? nobody),
  takerAsset: 5n,
  makingAmount: 0n,
  takingAmount: 6n,
  makerTraits: 7n << 80n,
};

const unique = 'makes the order unique; of an extension, whose hash it holds, the words have to speak';

/** Pays with the coins of the call, which a contract created for the order holds until it is filled or cancelled. */
function makesWithCoins(call: CallContext, order: PackedOrder): Reading {
  const isOwn = call.from === null || addressIn(order.maker) === call.from;
  if (!isOwn) return { fault: 'the order belongs to another account' };
  const isPaid = isWrappedNative(call.chainId, addressIn(order.makerAsset)) && order.makingAmount === call.value;
  if (!isPaid) return { fault: 'the order does not sell the coins of the call' };
  const terms = makerTerms(order.salt, order.makerTraits);
  return {
    effects: [
      does(call, 'swap', {
        gives: [exactly(native, call.value)],
        gets: [atLeast(token(addressIn(order.takerAsset)), order.takingAmount)],
        to: orCaller(call, addressIn(order.receiver)),
        detail: 'an order that somebody has to fill',
        ...expirationOf(order.makerTraits),
        ...(terms.length > 0 && { terms }),
      }),
    ],
  };
}

export const oneInchOrders: readonly FunctionRule[] = [
  rule(
    `function fillOrder(${packedOrder}, bytes32 r, bytes32 vs, uint256 amount, uint256 takerTraits)`,
    sixth,
    ({ order, amount, takerTraits }, call) => ({ effects: [fills(call, order, amount, takerTraits, '0x')] }),
    fillFates('r', 'vs'),
  ),
  rule(
    `function fillOrderArgs(${packedOrder}, bytes32 r, bytes32 vs, uint256 amount, uint256 takerTraits, bytes args)`,
    sixth,
    ({ order, amount, takerTraits, args }, call) => ({ effects: [fills(call, order, amount, takerTraits, args)] }),
    fillFates('r', 'vs'),
  ),
  rule(
    `function fillContractOrder(${packedOrder}, bytes signature, uint256 amount, uint256 takerTraits)`,
    sixth,
    ({ order, amount, takerTraits }, call) => ({ effects: [fills(call, order, amount, takerTraits, '0x')] }),
    fillFates('signature'),
  ),
  rule(
    `function fillContractOrderArgs(${packedOrder}, bytes signature, uint256 amount, uint256 takerTraits, bytes args)`,
    sixth,
    ({ order, amount, takerTraits, args }, call) => ({ effects: [fills(call, order, amount, takerTraits, args)] }),
    fillFates('signature'),
  ),
  rule(
    'function cancelOrder(uint256 makerTraits, bytes32 orderHash)',
    sixth,
    ({ makerTraits, orderHash }, call) => cancels(call, [makerTraits], [orderHash]),
    { examples: [{ makerTraits: 5n << nonceAt }] },
  ),
  rule(
    'function cancelOrders(uint256[] makerTraits, bytes32[] orderHashes)',
    sixth,
    ({ makerTraits, orderHashes }, call) => cancels(call, makerTraits, orderHashes),
    { examples: [{ makerTraits: [5n << nonceAt, 6n << nonceAt] }] },
  ),
  // Orders with the series and an earlier number of it are void from then on.
  rule('function increaseEpoch(uint96 series)', sixth, ({ series }, call) => ({
    effects: [
      does(call, 'cancel', {
        terms: [{ what: 'series', is: 'number', value: series }],
        detail: `all open orders of series ${series}`,
      }),
    ],
  })),
  rule(
    'function fillOrder((uint256 salt, address makerAsset, address takerAsset, address maker, address receiver, address allowedSender, uint256 makingAmount, uint256 takingAmount, uint256 offsets, bytes interactions) order, bytes signature, bytes interaction, uint256 makingAmount, uint256 takingAmount, uint256 skipPermitAndThresholdAmount)',
    fifth,
    ({ order, ...fill }, call) => fillsOld(call, order, fill),
    oldFillFates,
  ),
  rule(`function create(${packedOrder})`, ['native_order_factory'], ({ order }, call) => makesWithCoins(call, order), {
    pinned: {
      'order.maker': 'the caller',
      'order.makerAsset': 'the wrapped coin of the chain',
      'order.makingAmount': 'the value of the call',
    },
    irrelevant: { 'order.salt': unique },
    examples: [{ order: exampleOrder }],
  }),
];

/** An order of the sixth router, as its maker signs it. */
export const oneInchOrder: TypedDataRule = {
  primaryType: 'Order',
  on: sixth,
  encodedType:
    'Order(uint256 salt,address maker,address receiver,address makerAsset,address takerAsset,uint256 makingAmount,uint256 takingAmount,uint256 makerTraits)',
  read(message, { sender }) {
    const { maker, receiver, makerAsset, takerAsset } = message as Record<string, Address>;
    const { salt, makingAmount, takingAmount, makerTraits } = message as Record<string, bigint>;
    if (!maker || !receiver || !makerAsset || !takerAsset) return {};
    const order = { path: 'order', from: maker };
    const unwraps = bits(makerTraits ?? 0n, 247n, 1n) === 1n;
    const terms = makerTerms(salt ?? 0n, makerTraits ?? 0n);
    return {
      effects: [
        does(order, 'swap', {
          gives: [exactly(token(makerAsset), makingAmount ?? 0n)],
          gets: [atLeast(unwraps ? native : assetAt(takerAsset), takingAmount ?? 0n)],
          to: orCaller({ from: maker }, receiver),
          routes: [{ path: [makerAsset, takerAsset], poolFees: [] }],
          detail: 'an order that somebody has to fill',
          ...expirationOf(makerTraits ?? 0n),
          ...(terms.length > 0 && { terms }),
        }),
      ],
      ...(sender !== null && sender !== maker ? { fault: 'the order belongs to another account' } : {}),
    };
  },
  fates: { irrelevant: { salt: unique }, examples: [{ maker: caller }, { maker: caller, makerTraits: 7n << 80n }] },
};

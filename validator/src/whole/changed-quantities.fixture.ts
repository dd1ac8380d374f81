import type { Address } from '@countersign/protocol';
import { callOf } from '../compare/call-of.ts';
import type { Data } from '../data/data.ts';
import type { Decoded } from '../decode/decoded-call.ts';
import {
  type Asset,
  assetKey,
  type Effect,
  type EffectKind,
  isUnlimited,
  maxUint256,
  type Quantity,
} from '../effects/effect.ts';
import { stranger } from '../protocols/accepted/accepted-case.fixture.ts';
import type { Intent } from '../reader/intent.ts';
import type { NormalisedRequest } from '../request/normalised-request.ts';

/** The input of a mutation. */
export interface Scene {
  readonly request: NormalisedRequest;
  readonly decoded: Decoded;
  readonly data: Data;
  /** The intent as read with the true effects. */
  readonly intent: Intent;
}

type Side = 'gives' | 'gets';
const sides: readonly Side[] = ['gives', 'gets'];

export const isNumber = (amount: Quantity['amount']): amount is bigint =>
  typeof amount === 'bigint' && amount > 0n && !isUnlimited(amount);

/** With one quantity replaced, and all equal quantities with it. */
function withAmount(effect: Effect, side: Side, at: number, change: (amount: bigint) => bigint): Effect[] {
  const { amount, asset } = effect[side][at] ?? {};
  if (amount === undefined || !isNumber(amount) || (asset?.kind === 'nft' && amount === 1n)) return [];
  const changed = change(amount);
  if (changed === amount) return [];
  const follow = (quantity: Quantity): Quantity =>
    quantity.amount === amount ? { ...quantity, amount: changed } : quantity;
  const other: Side = side === 'gives' ? 'gets' : 'gives';
  return [
    {
      ...effect,
      [side]: effect[side].map((quantity, index) => (index === at ? { ...quantity, amount: changed } : quantity)),
      [other]: effect[other].map(follow),
      ...(effect.terms && {
        terms: effect.terms.map((term) =>
          term.is === 'number' && term.value === amount ? { ...term, value: changed } : term,
        ),
      }),
    },
  ];
}

/** The messaging fee of a bridge in coins: the words do not name it, and a check limits it. */
export const isMessageFee = ({ kind }: Effect, { asset }: Quantity, side: Side, at: number): boolean =>
  kind === 'bridge' && side === 'gives' && at > 0 && asset.kind === 'native';

/** Changes each amount, unless the other side has the same one, which changes with it. */
export const eachAmount = (
  effect: Effect,
  isHarmful: (quantity: Quantity, side: Side) => boolean,
  change: (amount: bigint) => bigint,
): Effect[] =>
  sides.flatMap((side) =>
    effect[side].flatMap((quantity, at) => {
      const isFollowing = side === 'gets' && effect.gives.some(({ amount }) => amount === quantity.amount);
      const isOpen = isFollowing || effect.kind === 'set' || isMessageFee(effect, quantity, side, at);
      return isOpen || !isHarmful(quantity, side) ? [] : withAmount(effect, side, at, change);
    }),
  );

/** A raised minimum and a lowered maximum protect the owner even more. */
export const mayGrow = ({ bound }: Quantity): boolean => bound !== 'min';
export const mayShrink = ({ bound }: Quantity): boolean => bound !== 'max';

export const unlimitedAmounts = (effect: Effect): Effect[] =>
  effect.gives.flatMap(({ amount, asset }, at) => {
    if (effect.kind === 'set' || effect.kind === 'bridge' || asset.kind === 'native' || asset.kind === 'nft') return [];
    if (typeof amount !== 'bigint' || isUnlimited(amount)) return [];
    // A term contains the amount, too.
    if (effect.terms?.some((term) => term.is === 'number' && term.value === amount)) return [];
    const unlimited = effect.spender ? maxUint256 : ('all' as const);
    return [{ ...effect, gives: effect.gives.with(at, { asset, amount: unlimited, bound: 'max' }) }];
  });

/** Whether a text contains a symbol as a separate word: `sDAI` is not `DAI`. */
const names = (text: string, symbol: string): boolean =>
  text.split(/[^\p{L}\d.]+/u).some((word) => word.toLowerCase() === symbol.toLowerCase());

const listed = ['USDC', 'DAI', 'LINK', 'UNI', 'AAVE', 'WBTC', 'USDT', 'cbBTC', 'ARB', 'CRV'];

/** Another asset of the list with the same decimals, which does not occur in the request. */
export function otherAsset({ request, decoded, data }: Scene, asset: Asset): Asset | null {
  const { chainId } = request;
  if (asset.kind === 'unnamed' || chainId === null) return null;
  if (asset.kind === 'nft') return { ...asset, address: stranger };
  const decimals = asset.kind === 'native' ? 18 : (data.tokens.at(chainId, asset.address)?.decimals ?? 18);
  const taking = new Set(decoded.effects.flatMap(assetsOf).map(assetKey));
  const tokens = listed.flatMap((symbol) => data.tokens.named(chainId, symbol));
  const free = tokens.filter(({ address, symbol }) => !taking.has(address) && !names(request.intent, symbol));
  const found = free.find((token) => token.decimals === decimals) ?? free[0];
  return found ? { kind: 'token', address: found.address } : null;
}

const assetsOf = ({ gives, gets, routes = [] }: Effect): Asset[] => [
  ...[...gives, ...gets].map(({ asset }) => asset),
  ...routes.flatMap(({ path }) => path.map((address) => ({ kind: 'token', address }) as const)),
];

const conversions: ReadonlySet<EffectKind> = new Set(['wrap', 'unwrap']);

/** The output of a protocol follows from its input, unless the words name it or the bytes give its amount. */
function isFixed(effect: Effect, side: Side, { asset, amount }: Quantity, scene: Scene): boolean {
  const { request, decoded, data } = scene;
  const { kind } = effect;
  if (kind === 'swap') return false;
  // The number of the withdrawal request identifies the item, and a vault issues its own shares.
  if (kind === 'claim' && asset.kind === 'nft') return true;
  if (side === 'gets' && 'address' in asset && asset.address === callOf(decoded, effect)?.to) return true;
  const symbol = asset.kind === 'token' ? data.tokens.at(request.chainId, asset.address)?.symbol : undefined;
  const isNamed = symbol !== undefined && names(request.intent, symbol);
  return !isNamed && (amount === null || conversions.has(kind));
}

/**
 * Of the assets that arrive on another chain, the bytes name only those that the lists pair with the asset that leaves.
 */
const arrives = ({ kind, destinationChainId }: Effect, side: Side): Asset | null =>
  kind === 'bridge' && side === 'gets'
    ? { kind: 'unnamed', description: `the token ${stranger} of chain ${destinationChainId}` }
    : null;

/** With one asset exchanged, on the routes as well. */
export function otherAssets(effect: Effect, scene: Scene): Effect[] {
  return sides.flatMap((side) =>
    effect[side].flatMap((own, at): Effect[] => {
      const { asset } = own;
      const other = isFixed(effect, side, own, scene) ? null : (arrives(effect, side) ?? otherAsset(scene, asset));
      if (!other) return [];
      // Another collection does not belong to the protocol.
      const protocol = asset.kind === 'nft' ? null : effect.protocol;
      const swapped = { ...effect, protocol, [side]: effect[side].with(at, { ...own, asset: other }) };
      if (!effect.routes || !('address' in asset) || !('address' in other)) return [swapped];
      const on = (address: Address) => (address === asset.address ? other.address : address);
      return [{ ...swapped, routes: effect.routes.map((route) => ({ ...route, path: route.path.map(on) })) }];
    }),
  );
}

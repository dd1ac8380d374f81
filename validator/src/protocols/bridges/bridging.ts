import type { Address } from '@countersign/protocol';
import { chainById } from '../../data/chains.ts';
import type { Hex } from '../../effects/call.ts';
import type { Asset, Effect, Quantity, Term } from '../../effects/effect.ts';
import { effectsOf } from '../rules/effects-of.ts';
import type { CallContext } from '../rules/protocol.ts';
import { atMost, native, someOf, unnamed } from '../rules/quantity.ts';

/** The address in a 32-byte word; null if the word is the longer address of another kind of chain. */
export const addressInWord = (word: Hex): Address | null =>
  /^0x0{24}/.test(word) ? (`0x${word.slice(26)}` as Address) : null;

/** A token by its address on another chain, which the lists for this chain do not cover. */
export const remoteToken = (address: Address | Hex, chainId: bigint | undefined): Asset =>
  unnamed(chainId === undefined ? `the token ${address} of another chain` : `the token ${address} of chain ${chainId}`);

/** A recipient known only as bytes: an account on a chain with longer addresses, or an invalid one. */
export const farRecipient = (bytes: Hex): readonly Term[] => [{ what: 'recipient', is: 'hex', value: bytes }];

/** The token paid out there, if no list says that it is the same asset. */
export const farToken = (address: Hex): readonly Term[] => [
  { what: 'token on the other chain', is: 'hex', value: address },
];

/** Bytes for the recipient, which may trigger any use of the arriving assets. */
export const messageOf = (bytes: Hex): readonly Term[] =>
  bytes === '0x' ? [] : [{ what: 'message', is: 'hex', value: bytes }];

interface Bridging {
  readonly gives: Quantity;
  /** The same asset on the other side is written as on this one, so that the two can be compared. */
  readonly gets?: readonly Quantity[];
  /** Null: an address of another chain that is too long. */
  readonly to: Address | null;
  readonly chainId: bigint | undefined;
  /** Coins that pay for the message; by default all coins of the call except the bridged amount. */
  readonly coins?: bigint;
  readonly deadline?: bigint;
  readonly fees?: Effect['fees'];
  readonly terms?: readonly Term[];
  readonly details?: readonly (string | false)[];
}

function coinsBeside({ value }: CallContext, { gives: { asset, amount }, coins }: Bridging): readonly Quantity[] {
  const bridged = asset.kind === 'native' && typeof amount === 'bigint' ? amount : 0n;
  const paid = coins ?? value - bridged;
  return paid > 0n ? [atMost(native, paid)] : [];
}

/** Creates the effects of one bridge. */
export function bridgesOf(slug: string): (call: CallContext, bridging: Bridging) => Effect {
  const does = effectsOf(slug);
  return (call, bridging) => {
    const { gives, gets = [], to, chainId, deadline, fees, terms = [], details = [] } = bridging;
    const detail = details.filter((each) => each !== false).join('; ');
    return does(call, 'bridge', {
      gives: [gives, ...coinsBeside(call, bridging)],
      gets,
      to,
      ...(to === null && { beneficiaryUnknown: true }),
      ...(chainId !== undefined && { destinationChainId: chainId }),
      ...(deadline !== undefined && { deadline }),
      ...(fees && fees.length > 0 && { fees }),
      ...(terms.length > 0 && { terms }),
      ...(detail && { detail }),
    });
  };
}

/** Chain ids of bridges mean one chain on main networks and another on test networks. */
export const isTestChain = ({ chainId }: CallContext): boolean =>
  chainId !== null && (chainById(chainId)?.isTestnet ?? false);

/** Unused or returned assets that go to an account other than the caller and the recipient are a gift. */
export const leftoversOf =
  (slug: string) =>
  (call: CallContext, asset: Asset, holder: Address | null, to: Address | null, detail: string): readonly Effect[] =>
    holder === null || holder === call.from || holder === to
      ? []
      : [effectsOf(slug)(call, 'send', { gives: [someOf(asset)], to: holder, detail })];

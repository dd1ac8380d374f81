import type { Address } from '@countersign/protocol';
import { chainById } from '../../data/chains.ts';
import type { Hex } from '../../effects/call.ts';
import type { Asset, Effect, Quantity, Term } from '../../effects/effect.ts';
import { effectsOf } from '../rules/effects-of.ts';
import type { CallContext } from '../rules/protocol.ts';
import { atMost, native, someOf, unnamed } from '../rules/quantity.ts';

/** The address in a word as wide as those of chains whose addresses are longer; null where it is one of these. */
export const addressInWord = (word: Hex): Address | null =>
  /^0x0{24}/.test(word) ? (`0x${word.slice(26)}` as Address) : null;

/** A token by its address on another chain, where our lists for this one do not look. */
export const remoteToken = (address: Address | Hex, chainId: bigint | undefined): Asset =>
  unnamed(chainId === undefined ? `the token ${address} of another chain` : `the token ${address} of chain ${chainId}`);

/** Whom only bytes name: the account of a chain whose addresses are longer than ours, or of none. */
export const farRecipient = (bytes: Hex): readonly Term[] => [{ what: 'recipient', is: 'hex', value: bytes }];

/** What is paid out there, where no list says that it is the same money. */
export const farToken = (address: Hex): readonly Term[] => [
  { what: 'token on the other chain', is: 'hex', value: address },
];

/** Bytes that are handed to the recipient, who may be made to do anything with what arrives. */
export const messageOf = (bytes: Hex): readonly Term[] =>
  bytes === '0x' ? [] : [{ what: 'message', is: 'hex', value: bytes }];

interface Bridging {
  readonly gives: Quantity;
  /** The same money on the other side is written as it is on this one, so that the two can be held together. */
  readonly gets?: readonly Quantity[];
  /** Null: another chain's, which does not fit into an address. */
  readonly to: Address | null;
  readonly chainId: bigint | undefined;
  /** Coins that pay for the message; where the bytes do not say, all that the call carries beyond what it bridges. */
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

/** Makes the effects of one bridge. */
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

/** Ids of bridges mean one chain among the real ones and another among those for tests. */
export const isTestChain = ({ chainId }: CallContext): boolean =>
  chainId !== null && (chainById(chainId)?.isTestnet ?? false);

/** What is not used or comes back may go to somebody who is neither the caller nor the recipient: that is a gift. */
export const leftoversOf =
  (slug: string) =>
  (call: CallContext, asset: Asset, holder: Address | null, to: Address | null, detail: string): readonly Effect[] =>
    holder === null || holder === call.from || holder === to
      ? []
      : [effectsOf(slug)(call, 'send', { gives: [someOf(asset)], to: holder, detail })];

import type { Address } from '@countersign/protocol';
import { chainById } from '../data/chains.ts';
import type { Hex } from '../decode/decoded-call.ts';
import type { Asset, Effect, Quantity } from '../effect.ts';
import { effectsOf } from './effects-of.ts';
import type { CallContext } from './protocol.ts';
import { atMost, native, unnamed } from './quantity.ts';

/** The address in a word as wide as those of chains whose addresses are longer; null where it is one of these. */
export const addressInWord = (word: Hex): Address | null =>
  /^0x0{24}/.test(word) ? (`0x${word.slice(26)}` as Address) : null;

/** A token by its address on another chain, where our lists for this one do not look. */
export const remoteToken = (address: Address | Hex, chainId: bigint | undefined): Asset =>
  unnamed(chainId === undefined ? `the token ${address} of another chain` : `the token ${address} of chain ${chainId}`);

/** Some of what is given, as it arrives on the other side. */
export const arriving = (chainId: bigint | undefined): Asset =>
  unnamed(chainId === undefined ? 'the same on another chain' : `the same on chain ${chainId}`);

interface Bridging {
  readonly gives: Quantity;
  readonly gets?: readonly Quantity[];
  /** Null: another chain's, which does not fit into an address. */
  readonly to: Address | null;
  readonly chainId: bigint | undefined;
  readonly deadline?: bigint;
  readonly fees?: Effect['fees'];
  readonly details?: readonly (string | false)[];
}

/** Coins that a call carries beyond what it bridges pay for the message, and what is left of them comes back. */
function coinsBeside({ value }: CallContext, { asset, amount }: Quantity): readonly Quantity[] {
  const bridged = asset.kind === 'native' && typeof amount === 'bigint' ? amount : 0n;
  return value > bridged ? [atMost(native, value - bridged)] : [];
}

/** Makes the effects of one bridge. */
export function bridgesOf(slug: string): (call: CallContext, bridging: Bridging) => Effect {
  const does = effectsOf(slug);
  return (call, { gives, gets = [], to, chainId, deadline, fees, details = [] }) => {
    const detail = details.filter((each) => each !== false).join('; ');
    return does(call, 'bridge', {
      gives: [gives, ...coinsBeside(call, gives)],
      gets,
      to,
      ...(to === null && { beneficiaryUnknown: true }),
      ...(chainId !== undefined && { destinationChainId: chainId }),
      ...(deadline !== undefined && { deadline }),
      ...(fees && fees.length > 0 && { fees }),
      ...(detail && { detail }),
    });
  };
}

/** Ids of bridges mean one chain among the real ones and another among those for tests. */
export const isTestChain = ({ chainId }: CallContext): boolean =>
  chainId !== null && (chainById(chainId)?.isTestnet ?? false);

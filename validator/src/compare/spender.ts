import type { Address } from '@countersign/protocol';
import type { Effect } from '../effects/effect.ts';
import type { Unaligned } from '../facts/facts.ts';
import { isSameAsset } from './asset.ts';
import { callOf } from './call-of.ts';
import { familyOfProtocol } from './protocol-names.ts';
import { takesTokens } from './spender-roles.ts';

export const rightKinds: ReadonlySet<Effect['kind']> = new Set(['approve', 'permit', 'operator']);

/** An approval of zero is a revocation. */
export const isRevocation = ({ kind, gives, to, isRemoval }: Effect): boolean =>
  isRemoval === true ||
  (rightKinds.has(kind) && (gives.length > 0 ? gives.every(({ amount }) => amount === 0n) : to === null));

/** Protocols whose contracts take tokens through Permit2, so that the token's own approval names Permit2. */
const throughPermit2: ReadonlySet<string> = new Set(['uniswap', 'balancer', '1inch', 'morpho']);

export const takesThroughPermit2 = (slug: string): boolean => throughPermit2.has(familyOfProtocol(slug));

/**
 * Whether an effect needs this spender to have an allowance: the called contract, a contract of the same family (the
 * relayer of an order), or Permit2 if the contract takes tokens through it.
 */
export function isSpenderFor(facts: Unaligned, spender: Address, effect: Effect): boolean {
  const call = callOf(facts.decoded, effect);
  if (call?.to === spender) return true;
  const contract = facts.data.contracts.at(facts.request.chainId, spender);
  if (!contract || !takesTokens(contract)) return false;
  const families = [effect.protocol, call?.protocol ?? null].flatMap((slug) => (slug ? [familyOfProtocol(slug)] : []));
  if (families.includes(familyOfProtocol(contract.protocol))) return true;
  return contract.protocol === 'permit2' && (families.some(takesThroughPermit2) || isAllowedOnPermit2(facts, effect));
}

/** A Permit2 allowance in the same transaction shows that the tokens go through Permit2. */
const isAllowedOnPermit2 = ({ decoded }: Unaligned, effect: Effect): boolean => {
  const target = callOf(decoded, effect)?.to;
  return decoded.effects.some(
    ({ kind, protocol, spender, gives }) =>
      protocol === 'permit2' &&
      rightKinds.has(kind) &&
      spender === target &&
      gives.some(({ asset }) => effect.gives.some((given) => isSameAsset(given.asset, asset))),
  );
};

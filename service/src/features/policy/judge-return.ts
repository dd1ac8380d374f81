import type { Effect, EffectKind, Policy } from '@countersign/protocol';
import { nameAsset } from './name-asset.ts';
import { assetOf } from './outflows.ts';

/** These kinds give to a named recipient, who is checked against the list of recipients. */
const toRecipients: ReadonlySet<string> = new Set<EffectKind>(['send', 'approve', 'permit']);

/**
 * Why a list of recipients does not cover value that leaves for a contract; null if it does, or if there is no list. No
 * listed recipient receives that value: a swap into a token that an attacker issues pays the attacker all the same.
 */
export function judgeReturn(effect: Effect, policy: Policy, chainId: number): string | null {
  const { kind, gives, gets } = effect;
  if (policy.allowedRecipients === null || toRecipients.has(kind) || gives.length === 0) return null;
  if (gets.length === 0) return `The ${kind} sends value to a contract and does not say what comes back.`;
  const arrivesOn = kind === 'bridge' ? readChainId(effect) : chainId;
  const isNamed = (asset: string | null) =>
    policy.limits.some((limit) => limit.chainId === arrivesOn && limit.asset === asset);
  const other = gets.map(assetOf).find((asset) => !isNamed(asset));
  if (other === undefined) return judgePrice(effect);
  return `The ${kind} sends value to a contract for ${nameAsset(other, arrivesOn)}, which the policy does not name.`;
}

/** If the market decides what comes back, the account could be paid next to nothing, and someone else the rest. */
function judgePrice({ kind, gets, ...said }: Effect): string | null {
  if (kind !== 'swap' && kind !== 'bridge' && gets.every(({ bound }) => bound !== 'min')) return null;
  const isOpen = gets.some(({ amount }) => amount === null || amount === 'all' || BigInt(amount) === 0n);
  if (isOpen) return `The ${kind} does not say how much must come back.`;
  const { fairlyPriced = said.fairly_priced } = said;
  return fairlyPriced === true ? null : `The ${kind} may bring too little: no known price confirms its minimum.`;
}

/**
 * The chain on which a bridge pays out, in the notation of our interface or of the validator; null if it is missing.
 */
function readChainId({ destinationChainId, destination_chain_id: other }: Effect): number | null {
  const said = destinationChainId ?? other;
  return typeof said === 'number' || (typeof said === 'string' && /^\d+$/.test(said)) ? Number(said) : null;
}

import type { Intent, Slot } from '../intent/intent.ts';

/**
 * Whether a rewording adds nothing: the words behind every amount, asset, party, protocol and chain that our grammar
 * reads in it stand in the original text too. A model that invents one is not listened to.
 */
export function isFaithful(reworded: Intent, original: string): boolean {
  const source = original.toLowerCase();
  const slots = reworded.steps.flatMap((step): (Slot<unknown> | null | undefined)[] => [
    step.gives?.amount,
    step.gives?.asset,
    step.gets?.amount,
    step.gets?.asset,
    step.recipient,
    step.spender,
    step.protocol,
    step.chainId,
    step.destinationChainId,
  ]);
  const { slippageBps, deadline, gas, fee, forbid } = reworded.constraints;
  return [...slots, slippageBps, deadline, gas, fee, ...forbid].every(
    (slot) => !slot || source.includes(reworded.text.slice(slot.start, slot.end).toLowerCase()),
  );
}

import type { Intent, Slot, Step } from './intent.ts';

/** Every slot of a step that was filled. */
export function slotsOfStep(step: Step): Slot<unknown>[] {
  const slots: (Slot<unknown> | null | undefined)[] = [
    step.action,
    step.gives?.amount,
    step.gives?.asset,
    step.gets?.amount,
    step.gets?.asset,
    step.recipient,
    step.spender,
    step.protocol,
    step.chainId,
    step.destinationChainId,
    step.right,
    step.threshold,
  ];
  return slots.filter((slot) => !!slot);
}

/** Every stretch of the text that was understood, constraints included. */
export function slotsOf({ steps, constraints }: Intent): Slot<unknown>[] {
  const { forbid, ...single } = constraints;
  const limits: (Slot<unknown> | null)[] = Object.values(single);
  return [...steps.flatMap(slotsOfStep), ...forbid, ...limits.filter((slot) => slot !== null)];
}

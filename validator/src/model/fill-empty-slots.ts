import type { Constraints, Intent, Step } from '../reader/intent.ts';

/**
 * The additions of a second reading to the first. The first takes precedence wherever it has a value, so that a model
 * can name what the reader missed and never change what it understood.
 */
export function fillEmptySlots(first: Intent, second: Intent | null): Intent {
  if (!second) return first;
  const steps =
    first.steps.length === 0 ? second.steps : first.steps.map((step, index) => fillStep(step, second.steps[index]));
  return { ...first, steps, constraints: fillConstraints(first.constraints, second.constraints) };
}

/** Slots are only comparable if both readings agree on the kind of the step. */
function fillStep(first: Step, second: Step | undefined): Step {
  if (!second || second.action.value !== first.action.value) return first;
  return {
    ...first,
    gives: first.gives ?? second.gives,
    gets: first.gets ?? second.gets,
    recipient: first.recipient ?? second.recipient,
    spender: first.spender ?? second.spender,
    protocol: first.protocol ?? second.protocol,
    chainId: first.chainId ?? second.chainId,
    destinationChainId: first.destinationChainId ?? second.destinationChainId,
  };
}

/** Permissions are not copied: they could only let more through. */
function fillConstraints(first: Constraints, second: Constraints): Constraints {
  return {
    ...first,
    slippageBps: first.slippageBps ?? second.slippageBps,
    deadline: first.deadline ?? second.deadline,
    gas: first.gas ?? second.gas,
    fee: first.fee ?? second.fee,
    forbid: [...first.forbid, ...second.forbid],
  };
}

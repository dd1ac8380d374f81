import type { Action, Step } from './intent.ts';

const rights: ReadonlySet<Action> = new Set(['approve', 'permit']);

/** `approve USDC and supply 100 to Aave`: the asset stands with the approval, and the amount with what it is for. */
export function shareAsset(steps: readonly Step[]): readonly Step[] {
  return steps.map((step, index) => {
    const before = steps[index - 1];
    const asset = before && rights.has(before.action.value) && !before.revokes ? before.gives?.asset : null;
    const isWithout = step.gives?.amount && !step.gives.asset && !rights.has(step.action.value);
    return asset && isWithout && step.gives ? { ...step, gives: { ...step.gives, asset } } : step;
  });
}

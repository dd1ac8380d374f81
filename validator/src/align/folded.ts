import { acceptsAsset, isCoin } from '../compare/asset.ts';
import { isWhole } from '../compare/side.ts';
import type { Effect, EffectKind, Quantity } from '../effects/effect.ts';
import type { Step, Want } from '../reader/intent.ts';
import type { Known } from '../show/show.ts';

/** Effects that bring something, possibly directly to another recipient. */
const bringing: ReadonlySet<EffectKind> = new Set(['swap', 'withdraw', 'borrow', 'claim', 'unwrap', 'unstake']);

const accepts = (known: Known, want: Want | null, quantities: readonly Quantity[]): boolean => {
  const mention = want?.asset?.value;
  return !mention || quantities.some(({ asset }) => acceptsAsset(known, mention, asset) !== 'no');
};

/** A transfer passes on all that came in; a transfer of a fixed amount keeps the rest. */
const isAll = (want: Want | null): boolean => !want?.amount || isWhole(want);

const isOwn = ({ request }: Known, from: Effect['from'], to: Effect['to']): boolean =>
  to === null || to === from || to === request.sender;

/** Whether the effect of the neighbouring step also does what this step asks for. */
function includes(known: Known, step: Step, { kind, gives, gets, from, to }: Effect): boolean {
  switch (step.action.value) {
    case 'wrap':
      return gives.some(isCoin) && accepts(known, step.gives, gives);
    case 'unwrap':
      return gets.some(isCoin) && accepts(known, step.gets, gets);
    case 'send':
      if (!step.recipient) return !!step.gives?.asset && accepts(known, step.gives, gives);
      return bringing.has(kind) && !isOwn(known, from, to) && isAll(step.gives) && accepts(known, step.gives, gets);
    default:
      return false;
  }
}

/**
 * Steps that have no effect of their own and that the effect of a neighbour includes: `wrap 1 ETH and swap it` by a
 * router that wraps, `swap 1 ETH for DAI and send it to Bob` by a swap that pays out to Bob, `register x.eth, pay 1
 * ETH`.
 */
export function findFolded(
  known: Known,
  steps: readonly Step[],
  effectOf: ReadonlyMap<Step, Effect>,
): [Step, Effect][] {
  return steps.flatMap((step, index): [Step, Effect][] => {
    if (effectOf.has(step)) return [];
    const neighbours = [steps[index - 1], steps[index + 1]].flatMap((each) => each ?? []);
    const effect = neighbours.map((each) => effectOf.get(each)).find((each) => each && includes(known, step, each));
    return effect ? [[step, effect]] : [];
  });
}

import type { Effect } from '../../effect.ts';
import type { Facts } from '../../facts.ts';
import type { Step } from '../../intent/intent.ts';
import { type Finding, fail, type Node, notApplicable, pass } from '../node.ts';
import { namesAmount, stepsOf } from './asked-for.ts';
import { lossOf, wholeBps } from './trade-loss.ts';

/** More than this nobody loses in an honest trade of a listed pair without having said so. */
const mostBps = 500n;
const daySeconds = 86_400n;

const percent = (bps: bigint | number) => `${Number(bps) / 100} %`;

function judge(facts: Facts, effect: Effect, step: Step | undefined): Finding | null {
  const [give, get] = [effect.gives[0], effect.gets[0]];
  const isFloor = get?.bound === 'min';
  if (isFloor ? namesAmount(facts, step?.gets, get) : namesAmount(facts, step?.gives, give)) return null;
  const loss = lossOf(facts, effect);
  // A minimum below half is as good as none, which another check says.
  const isOpen = isFloor && loss !== null && loss.bps > wholeBps / 2n;
  if (!loss || loss.bps <= mostBps || isOpen) return null;
  return fail(
    `${loss.text}: ${percent(loss.bps)} is open to whoever trades around it (call ${effect.call}).`,
    `Set the limit near ${loss.right}, or name the slippage that is fine in the intent.`,
    { call: effect.call, loss_bps: loss.bps },
    0.9,
  );
}

export const mevRiskyParameters: Node = {
  id: 'adversarial_detection.mev_risky_parameters',
  name: 'MEV-risky parameters',
  severity: 'high',
  needs: ['effects'],
  stops: 'More than 5 % of slippage that nobody asked for, by the prices given or by the transaction’s own word.',
  letsThrough:
    'Large slippage that the intent names; routers without a deadline and deadlines far ahead, which it notes.',
  check(facts) {
    const trades = facts.decoded.effects.filter(({ kind }) => kind === 'swap');
    const [trade] = trades;
    if (!trade) return notApplicable('Nothing is traded.');
    const { anyOutput, slippageBps } = facts.intent.constraints;
    if (anyOutput) return pass('The intent says that any output is fine.');
    if (slippageBps) return pass(`The intent names the slippage that is fine: ${percent(slippageBps.value)}.`);
    const claimed = facts.request.claims.slippageBps;
    if (claimed !== null && claimed > mostBps) {
      return fail(
        `The transaction allows ${percent(claimed)} slippage (slippage_bps), and the intent names none; up to ${percent(mostBps)} is usual.`,
        `Set slippage_bps to ${mostBps} or less and the limit of the trade with it, or name the slippage in the intent.`,
        { slippage_bps: claimed, usual_bps: mostBps },
      );
    }
    const steps = stepsOf(facts.alignment);
    for (const effect of trades) {
      const finding = judge(facts, effect, steps.get(effect));
      if (finding) return finding;
    }
    // A router without a deadline is in common use, and one far ahead is no worse: it is told, not refused.
    const last = BigInt(facts.request.nowUnix) + daySeconds;
    const isFar = trades.some(({ deadline }) => deadline !== undefined && deadline > last);
    return pass(
      `Nothing leaves much to those who trade around it${isFar ? ', though the deadline is far ahead' : ''}.`,
      {
        deadline_far: isFar,
      },
    );
  },
};

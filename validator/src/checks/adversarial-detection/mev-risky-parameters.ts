import { findOpenLimit } from '../../compare/open-limit.ts';
import type { Effect } from '../../effects/effect.ts';
import type { Facts } from '../../facts/facts.ts';
import type { Step } from '../../reader/intent.ts';
import { showPercent, showPlace } from '../../show/show.ts';
import { type Finding, fail, type Node, notApplicable, pass } from '../node.ts';
import { namesAmount, stepsOf } from './asked-for.ts';
import { tellOpenLimit } from './tell-open-limit.ts';
import { lossOf, wholeBps } from './trade-loss.ts';

/** No honest trade of a listed pair loses more without a stated slippage. */
const mostBps = 500n;
/** If the intent states its slippage, another check compares it; losing the whole price is always too much. */
const mostNamedBps = wholeBps;
const daySeconds = 86_400n;

function judge(facts: Facts, effect: Effect, step: Step | undefined, leastBps: bigint): Finding | null {
  const [give, get] = [effect.gives[0], effect.gets[0]];
  const isFloor = get?.bound === 'min';
  if (isFloor ? namesAmount(facts, step?.gets, get) : namesAmount(facts, step?.gives, give)) return null;
  const loss = lossOf(facts, effect);
  // A minimum below half protects from nothing, and `zero_return` reports it.
  const isOpen = isFloor && loss !== null && loss.bps > wholeBps / 2n;
  if (!loss || loss.bps <= leastBps || isOpen) return null;
  // A loss by the dated table alone is reported without figures.
  const open = loss.right === null ? 'most of it' : showPercent(loss.bps);
  return fail(
    `${loss.text}: ${open} can be taken by front-runners${showPlace(facts, effect.call)}.`,
    `Set the limit close to ${loss.right ?? 'a current quote'}, unless the owner names an acceptable slippage.`,
    { call: effect.call, ...(loss.right !== null && { loss_bps: loss.bps }) },
    0.9,
  );
}

export const mevRiskyParameters: Node = {
  id: 'adversarial_detection.mev_risky_parameters',
  name: 'MEV-risky parameters',
  severity: 'high',
  needs: ['effects'],
  stops:
    'More than 5 % slippage that nobody asked for, judged by the claimed prices or by the transaction’s own statement.',
  rejectsOn: 'A loss that is computed from prices.',
  letsThrough: 'Large slippage that the intent names; missing or distant deadlines, which are only noted.',
  skips: 'If nothing is traded, or if neither the intent nor a peg shows whether a maximum is fair.',
  check(facts) {
    const trades = facts.decoded.effects.filter(
      (effect) => effect.kind === 'swap' || findOpenLimit(facts, effect, 'most') !== null,
    );
    if (trades.length === 0) return notApplicable('Nothing is traded.');
    const { anyOutput, slippageBps } = facts.intent.constraints;
    // `zero_return` judges a minimum if the words accept any output; a maximum input is still checked here.
    const held = trades.filter(({ gets: [get] }) => !(anyOutput && get?.bound === 'min'));
    if (held.length === 0) return notApplicable('The intent leaves open what comes of it.');
    const claimed = facts.request.claims.slippageBps;
    if (!slippageBps && claimed !== null && claimed > mostBps) {
      return fail(
        `The transaction allows ${showPercent(claimed)} slippage (slippage_bps), but the intent names none; up to ${showPercent(mostBps)} is usual.`,
        `Set slippage_bps to ${mostBps} or less and adjust the trade limit, unless the owner names a higher one.`,
        { slippage_bps: claimed, usual_bps: mostBps },
      );
    }
    const steps = stepsOf(facts.alignment);
    const findings = held.flatMap(
      (effect) => judge(facts, effect, steps.get(effect), slippageBps ? mostNamedBps : mostBps) ?? [],
    );
    const finding = findings[0] ?? held.map((effect) => tellOpenLimit(facts, effect, 'most')).find((each) => each);
    if (finding) return finding;
    if (slippageBps) return pass(`The intent names an acceptable slippage: ${showPercent(slippageBps.value)}.`);
    // Routers without a deadline are common, and a far deadline is no worse: it is mentioned, but does not fail.
    const last = BigInt(facts.request.nowUnix) + daySeconds;
    // The validator's own clock is never shown.
    const isFar =
      facts.request.clock !== 'server' && held.some(({ deadline }) => deadline !== undefined && deadline > last);
    return pass(`No trade leaves much to front-runners${isFar ? ', though the deadline is far ahead' : ''}.`, {
      deadline_far: isFar,
    });
  },
};

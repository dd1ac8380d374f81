import { isNothing } from '../../compare/amount.ts';
import { saysFixed } from '../../compare/open-limit.ts';
import { exchange } from '../../compare/price.ts';
import { roughPriceOf } from '../../data/rough-prices.ts';
import type { Effect, Quantity } from '../../effects/effect.ts';
import type { Facts } from '../../facts/facts.ts';
import type { Step } from '../../reader/intent.ts';
import { decimalsOf, showAsset, showPlace, showQuantity } from '../../show/show.ts';
import { cannotTell, type Finding, fail, type Node, notApplicable, pass } from '../node.ts';
import { acceptsAny } from './accepts-any.ts';
import { namesAmount, stepsOf } from './asked-for.ts';
import { fairValues, isNoLimit, isPrecise, showSource } from './fair-value.ts';
import { tellOpenLimit } from './tell-open-limit.ts';

/** If the worth is unknown: fewer base units than this are dust, if the token has enough decimals. */
const dustUnits = 1000n;
const dustDecimals = 6;
/** This fraction of a whole token is dust: coins of test networks are worthless, others may be worth a lot. */
const dustParts = { testnet: 10n ** 6n, elsewhere: 10n ** 9n } as const;
/** An input this small a fraction of a whole token may bring very little. */
const smallParts = 1000n;

type Floor = Quantity & { readonly amount: bigint };

/** A claim without input, such as the fees of a position, costs nothing, so its output may be zero. */
const floorsOf = ({ kind, gives, gets }: Effect): readonly Floor[] =>
  (kind === 'claim' && gives.length === 0 ? [] : gets).filter(
    (quantity): quantity is Floor =>
      typeof quantity.amount === 'bigint' && (quantity.bound === 'min' || quantity.amount === 0n),
  );

const isPart = (amount: bigint, part: bigint, decimals: number) => amount * part < 10n ** BigInt(decimals);

/** No whole token that is commonly traded costs more. */
const dearestUsd = 1_000_000;

/** Whether the output is too small even for the most expensive token; null if the worth of the input is unknown. */
function isDustForWorth(facts: Facts, { asset, amount }: Floor, given: Quantity | undefined): boolean | null {
  if (typeof given?.amount !== 'bigint' || facts.chain?.isTestnet) return null;
  const usd = roughPriceOf(showAsset(facts, given.asset))?.usd;
  if (usd === undefined) return null;
  const least = exchange(facts, { asset: given.asset, amount: given.amount, usd }, { asset, usd: dearestUsd });
  return least === null ? null : amount * 2n < least;
}

function isDust(facts: Facts, floor: Floor, given: Quantity | undefined): boolean {
  const { asset, amount } = floor;
  const decimals = decimalsOf(facts, asset);
  if (amount <= 1n) return asset.kind !== 'nft' && (amount === 0n || decimals !== 0);
  if (decimals === null || decimals < dustDecimals) return false;
  const isForWorth = isDustForWorth(facts, floor, given);
  if (isForWorth !== null) return isForWorth;
  if (amount < dustUnits) return true;
  const givenDecimals = given ? decimalsOf(facts, given.asset) : null;
  const isSmall =
    typeof given?.amount !== 'bigint' || givenDecimals === null || isPart(given.amount, smallParts, givenDecimals);
  return !isSmall && isPart(amount, dustParts[facts.chain?.isTestnet ? 'testnet' : 'elsewhere'], decimals);
}

function judge(facts: Facts, effect: Effect, step: Step | undefined): Finding | null {
  const floors = floorsOf(effect);
  const [given] = effect.gives;
  // A withdrawal from a pool with two assets may bring none of one of them.
  const [floor] = floors.length > 1 && floors.some(({ amount }) => amount > 0n) ? [] : floors;
  const isSaid = !!step?.gets && !isNothing(step.gets) && saysFixed(facts, effect, 'least');
  const isNamed = isSaid && namesAmount(facts, step.gets, floor);
  if (!floor || (floor.amount > 0n && isNamed)) return null;
  const fairs = typeof given?.amount === 'bigint' ? fairValues(facts, given.asset, given.amount, floor.asset) : [];
  const missed = fairs.find((one) => isNoLimit(one, floor.amount, one.amount));
  const isTooLow = fairs.length > 0 ? missed !== undefined : isDust(facts, floor, given);
  if (!isTooLow && floor.amount > 0n) return null;
  const fair = missed ?? fairs[0];
  const least = showQuantity(facts, { ...floor, bound: 'exact' });
  const gives = given ? ` for ${showQuantity(facts, { ...given, bound: 'exact' })}` : '';
  const worth = fair ? showQuantity(facts, { asset: floor.asset, amount: fair.amount, bound: 'exact' }) : null;
  const known = worth && fair && fair.by !== 'rough' ? `, which is worth about ${worth}${showSource(fair)}` : '';
  return fail(
    `The ${effect.kind}${showPlace(facts, effect.call)} would accept ${least}${gives}${known}: a front-runner can take nearly all of it.`,
    fair && isPrecise(fair)
      ? `Set the minimum close to ${(fair.amount * 995n) / 1000n}${showSource(fair)}, unless the owner accepts any output.`
      : 'Set the minimum to a current quote minus the slippage, unless the owner accepts any output.',
    { call: effect.call, minimum: floor.amount, ...(fair && fair.by !== 'rough' && { fair: fair.amount }) },
  );
}

export const zeroReturn: Node = {
  id: 'adversarial_detection.zero_return',
  name: 'Zero return',
  severity: 'high',
  needs: ['effects'],
  stops: 'A minimum output that is zero, or practically zero for the pair.',
  rejectsOn: 'A minimum that loses nearly all by prices, or is practically zero.',
  letsThrough:
    'A zero minimum if the words of the swap accept any output and no price is known; a minimum that the intent names, or within 3 % of a pegged pair (1 % on a bridge).',
  skips:
    'If nothing is exchanged, if the bytes do not state what it must bring, or if neither the intent nor a peg shows whether the minimum is fair.',
  check(facts) {
    const trades = facts.decoded.effects.filter((effect) => effect.kind === 'swap' || floorsOf(effect).length > 0);
    if (trades.length === 0) return notApplicable('Nothing is exchanged.');
    const judged = trades.filter((effect) => !acceptsAny(facts, effect));
    if (judged.length === 0) return pass('The intent accepts any output.');
    const steps = stepsOf(facts.alignment);
    const [failure] = judged.flatMap((effect) => judge(facts, effect, steps.get(effect)) ?? []);
    // Words and price disagree: the owner decides which counts.
    const finding =
      (failure && facts.intent.constraints.anyOutput ? cannotTell(failure.reasoning, failure.details) : failure) ??
      judged.map((effect) => tellOpenLimit(facts, effect, 'least')).find((each) => each);
    if (finding) return finding;
    const open = trades.find(({ gets }) => gets.length === 0 || gets.some(({ amount }) => amount === null));
    if (open)
      return cannotTell(
        `The bytes do not state the minimum that the ${open.kind} brings${showPlace(facts, open.call)}.`,
      );
    return pass('Every minimum is named by the intent, or matches a looked-up price or a pegged pair.');
  },
};

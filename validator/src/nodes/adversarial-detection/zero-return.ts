import type { Effect, Quantity } from '../../effect.ts';
import type { Facts } from '../../facts.ts';
import type { Step } from '../../intent/intent.ts';
import { decimalsOf, showPlace, showQuantity } from '../../show.ts';
import { cannotTell, type Finding, fail, type Node, notApplicable, pass } from '../node.ts';
import { namesAmount, stepsOf } from './asked-for.ts';
import { fairValues, isDoubtful, isNoLimit } from './fair-value.ts';

/** Where nothing is known of the worth: fewer base units than this are dust, if the token has places enough. */
const dustUnits = 1000n;
const dustDecimals = 6;
/** One in so many of a whole token is dust: coins of test networks have no worth, others may have much. */
const dustParts = { testnet: 10n ** 6n, elsewhere: 10n ** 9n } as const;
/** An input this small a part of a whole token brings little by rights. */
const smallParts = 1000n;

type Floor = Quantity & { readonly amount: bigint };

const floorsOf = ({ gets }: Effect): readonly Floor[] =>
  gets.filter(
    (quantity): quantity is Floor =>
      typeof quantity.amount === 'bigint' && (quantity.bound === 'min' || quantity.amount === 0n),
  );

const isPart = (amount: bigint, part: bigint, decimals: number) => amount * part < 10n ** BigInt(decimals);

function isDust(facts: Facts, { asset, amount }: Floor, given: Quantity | undefined): boolean {
  const decimals = decimalsOf(facts, asset);
  if (amount <= 1n) return asset.kind !== 'nft' && (amount === 0n || decimals !== 0);
  if (decimals === null || decimals < dustDecimals) return false;
  if (amount < dustUnits) return true;
  const givenDecimals = given ? decimalsOf(facts, given.asset) : null;
  const isSmall =
    typeof given?.amount !== 'bigint' || givenDecimals === null || isPart(given.amount, smallParts, givenDecimals);
  return !isSmall && isPart(amount, dustParts[facts.chain?.isTestnet ? 'testnet' : 'elsewhere'], decimals);
}

function judge(facts: Facts, effect: Effect, step: Step | undefined): Finding | null {
  const floors = floorsOf(effect);
  const [given] = effect.gives;
  // Taking out of a pool with two assets may rightly bring none of one of them.
  const [floor] = floors.length > 1 && floors.some(({ amount }) => amount > 0n) ? [] : floors;
  if (!floor) return null;
  if (floor.amount > 0n && namesAmount(facts, step?.gets, floor)) return null;
  const fairs = typeof given?.amount === 'bigint' ? fairValues(facts, given.asset, given.amount, floor.asset) : [];
  const missed = fairs.find((one) => isNoLimit(one, floor.amount, one.amount));
  const isTooLow = fairs.length > 0 ? missed !== undefined : isDust(facts, floor, given);
  if (!isTooLow && floor.amount > 0n) {
    return fairs.some((one) => isDoubtful(one, floor.amount, one.amount))
      ? cannotTell(
          `Whether ${showQuantity(facts, floor)} is a fair minimum cannot be told without a price${showPlace(facts, effect.call)}.`,
        )
      : null;
  }
  const fair = missed ?? fairs[0];
  const least = showQuantity(facts, { ...floor, bound: 'exact' });
  const gives = given ? ` for ${showQuantity(facts, { ...given, bound: 'exact' })}` : '';
  const worth = fair ? showQuantity(facts, { asset: floor.asset, amount: fair.amount, bound: 'exact' }) : null;
  const known = worth && fair?.by !== 'rough' ? `, which is worth about ${worth}` : '';
  return fail(
    `The ${effect.kind}${showPlace(facts, effect.call)} would be content with ${least}${gives}${known}: somebody in between can take nearly all of it.`,
    fair && fair.by === 'prices'
      ? `Set the minimum near ${(fair.amount * 995n) / 1000n}, unless the owner says that any output is fine.`
      : 'Set the minimum to what a quote says less the slippage, unless the owner says that any output is fine.',
    { call: effect.call, minimum: floor.amount, ...(fair && fair.by !== 'rough' && { fair: fair.amount }) },
  );
}

export const zeroReturn: Node = {
  id: 'adversarial_detection.zero_return',
  name: 'Zero return',
  severity: 'high',
  needs: ['effects'],
  stops: 'A minimum output that is zero, or practically zero for the pair.',
  letsThrough: 'A zero minimum where the intent says that any output is fine; small but plausible minimums.',
  skips: 'Where nothing is exchanged, or where neither the bytes nor a price tell what it must bring.',
  check(facts) {
    const trades = facts.decoded.effects.filter((effect) => effect.kind === 'swap' || floorsOf(effect).length > 0);
    if (trades.length === 0) return notApplicable('Nothing is exchanged.');
    if (facts.intent.constraints.anyOutput) return pass('The intent says that any output is fine.');
    const steps = stepsOf(facts.alignment);
    const findings = trades.flatMap((effect) => judge(facts, effect, steps.get(effect)) ?? []);
    const finding = findings.find(({ status }) => status === 'FAIL') ?? findings[0];
    if (finding) return finding;
    const open = trades.find(({ gets }) => gets.length === 0 || gets.some(({ amount }) => amount === null));
    if (open)
      return cannotTell(`The bytes do not say what the ${open.kind} brings at least${showPlace(facts, open.call)}.`);
    return pass('Every minimum is worth something.');
  },
};

import { showMention } from '../../align/show-step.ts';
import { acceptsAsset } from '../../compare/asset.ts';
import { callOf } from '../../compare/call-of.ts';
import { matchesOf } from '../../compare/match.ts';
import type { DecodedCall } from '../../decode/decoded-call.ts';
import type { Effect } from '../../effects/effect.ts';
import type { Facts } from '../../facts/facts.ts';
import { showAddress, showQuantity } from '../../show/show.ts';
import { standingOf } from '../account.ts';
import { mayBeComputed } from '../computed.ts';
import { isDescribed, sureIf } from '../evidence.ts';
import type { Node } from '../node.ts';
import { findStrayValue } from '../stray-value.ts';
import { type Comparison, settle } from './settle.ts';

const coins = (facts: Facts, amount: bigint) =>
  showQuantity(facts, { asset: { kind: 'native' }, amount, bound: 'exact' });

/** The coins that effects take from the value of a call; null if an amount is unknown. */
function sumCoins(effects: readonly Effect[]): bigint | null {
  let sum = 0n;
  for (const { amount, asset } of effects.flatMap(({ gives }) => gives)) {
    if (asset.kind !== 'native') continue;
    if (typeof amount !== 'bigint') return null;
    sum += amount;
  }
  return sum;
}

/** Whether a contract forwards the coins of its call: a contract that works for every caller holds none of its own. */
const passesOn = (facts: Facts, call: DecodedCall): boolean =>
  call.to !== null && standingOf(facts, call.to) === 'everybody';
/** An account of the sender may spend the coins of its call, or its own. */
const mayPassOn = (facts: Facts, call: DecodedCall): boolean =>
  call.to !== null && ['everybody', 'named'].includes(standingOf(facts, call.to));

/** A call, its calls to itself, and the calls that it pays for with its coins. */
function* paidBy(facts: Facts, call: DecodedCall, passes: typeof passesOn): Generator<DecodedCall, void, undefined> {
  yield call;
  for (const child of call.children) {
    const isPart = child.from === call.from && child.to === call.to;
    if (isPart || (child.from === call.to && passes(facts, call))) yield* paidBy(facts, child, passes);
  }
}

const coinMark = { claim: 'gives', asset: { kind: 'native' } } as const;

type Used = ReadonlyMap<string, readonly Effect[]>;

function compare(facts: Facts, call: DecodedCall, used: Used, stray: readonly Effect[]): Comparison[] {
  // An account's call to itself is paid from its balance, and coins sent to itself stay there.
  if (call.from === call.to && call.children.length > 0) return [];
  const sumOf = (passes: typeof passesOn) =>
    sumCoins(
      [...paidBy(facts, call, passes)].flatMap(
        ({ path, from }) => used.get(path)?.filter((effect) => effect.from === from) ?? [],
      ),
    );
  const name = call.signature?.split('(')[0] ?? 'the call';
  const mark = { ...coinMark, effects: facts.decoded.effects.filter((effect) => effect.call === call.path) };
  const explained = sumOf(mayPassOn);
  const needed = sumOf(passesOn);
  const isLeft = stray.some((effect) => effect.call === call.path);
  if (call.value === 0n && needed === 0n) return [];
  if (explained === null ? isLeft : call.value > explained) {
    const what = explained ? `only ${coins(facts, explained)} of that` : 'nothing in it';
    const surplus = call.value - (explained ?? 0n);
    return [
      {
        is: 'different',
        confidence: sureIf(!mark.effects.some(isDescribed) && !mayBeComputed(facts.intent.text, surplus, 18)),
        text: `${name} carries ${coins(facts, call.value)}, but ${what} serves what the intent asks for.`,
        fix: `Set the value to ${explained ?? 0n}.`,
        mark,
      },
    ];
  }
  if (explained === null || needed === null) return [];
  if (call.value < needed) {
    const isRead = !mark.effects.some(isDescribed);
    return [
      {
        is: 'different',
        confidence: sureIf(isRead),
        text: `${name} needs ${coins(facts, needed)} but carries only ${coins(facts, call.value)}.`,
        fix: `Set the value to ${needed}.`,
        mark,
      },
    ];
  }
  return [{ is: 'same', text: `The call uses exactly the value ${coins(facts, call.value)}.` }];
}

/** Coins sent with a trade or a loan in addition to the named token; a bridge takes some for its messages. */
function findBeside(facts: Facts): Comparison[] {
  return matchesOf(facts.alignment).flatMap(({ step, effects: [effect], gives, isFolded, together }): Comparison[] => {
    const coin = gives.find(({ asset }) => asset.kind === 'native');
    const named = step.gives?.asset?.value;
    const isBeside = coin && gives.length > 1 && named && effect.kind !== 'bridge' && !isFolded;
    if (!isBeside || coin.amount === 0n) return [];
    const mentions = together.flatMap((each) => each.gives?.asset?.value ?? []);
    if (mentions.some((mention) => acceptsAsset(facts, mention, coin.asset) !== 'no')) return [];
    return [
      {
        is: 'different',
        text: `The ${effect.kind} takes ${showQuantity(facts, coin)} in addition to ${showMention(named)}, which is all that the intent states.`,
        fix: 'Set the value to 0.',
        mark: { ...coinMark, effects: [effect] },
      },
    ];
  });
}

/** Uniswap's V3 routers keep the coins left over from an exact output until a call refunds them. */
function findUnreturned(facts: Facts): Comparison[] {
  return facts.decoded.effects.flatMap((effect): Comparison[] => {
    const rest = effect.gives.find(({ asset, bound }) => asset.kind === 'native' && bound === 'max');
    const isKept = effect.protocol === 'uniswap-v3' && effect.kind === 'swap';
    const signature = rest && isKept ? callOf(facts.decoded, effect)?.signature : null;
    if (!rest || !signature?.startsWith('exactOutput')) return [];
    const text = `The swap takes ${showQuantity(facts, rest)}, and the unused part stays in the router for anyone to take.`;
    return [
      {
        is: 'different',
        text,
        fix: 'Call it in a multicall that ends with refundETH().',
        mark: { ...coinMark, effects: [effect] },
      },
    ];
  });
}

export const valueMatching: Node = {
  id: 'intent_alignment.value_matching',
  name: 'Native value',
  severity: 'critical',
  needs: ['calls', 'steps'],
  stops: 'Native coins attached to a call that does not use them, more of them than it uses, or too few.',
  rejectsOn: 'Coins that no effect of a known function uses or that it lacks, and that the words do not name.',
  letsThrough: 'Native coins that a swap, a wrap, a stake or a bridge takes, whatever the notation of the value.',
  skips: 'If no native coins are attached or needed.',
  check(facts) {
    const stray = new Set(findStrayValue(facts));
    const inner = [...stray].filter((effect) => callOf(facts.decoded, effect)?.path.includes('.'));
    const comparisons: Comparison[] = inner.map((effect) => {
      const { to } = effect;
      const [quantity] = effect.gives;
      return {
        is: 'different',
        text: `An inner call carries ${quantity && showQuantity(facts, quantity)}, which ${to ? showAddress(facts, to) : 'its target'} does not use.`,
        fix: 'Set the value of the inner call to 0.',
        mark: { ...coinMark, effects: [effect] },
      };
    });
    const left = [...stray];
    const used = Map.groupBy(
      facts.decoded.effects.filter((effect) => !stray.has(effect)),
      ({ call }) => call,
    );
    comparisons.push(
      ...findBeside(facts),
      ...findUnreturned(facts),
      ...facts.decoded.calls.flatMap((call) => compare(facts, call, used, left)),
    );
    return settle(comparisons, 'No native coins are attached or needed.');
  },
};

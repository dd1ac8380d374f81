import { compareAmount } from '../../compare/amount.ts';
import type { Effect, Quantity } from '../../effects/effect.ts';
import type { Alignment } from '../../facts/alignment.ts';
import type { Facts } from '../../facts/facts.ts';
import type { Intent, Step, Want } from '../../reader/intent.ts';

/** The step that each effect carries out. */
export const stepsOf = ({ pairs }: Alignment): ReadonlyMap<Effect, Step> =>
  new Map(pairs.map(({ effect, step }) => [effect, step]));

/** What each effect that nobody asked for makes possible, where that was asked for. */
export const servedBy = ({ serving }: Alignment): ReadonlyMap<Effect, Effect> =>
  new Map(serving.map(({ effect, serves }) => [effect, serves]));

/** Every symbol that a step of the intent names. */
export const saidSymbols = ({ steps }: Intent): readonly string[] =>
  steps.flatMap(({ gives, gets }) =>
    [gives, gets].flatMap((want) => (want?.asset?.value.kind === 'symbol' ? [want.asset.value.symbol] : [])),
  );

/** Whether the words name just the amount that the bytes have. */
export const namesAmount = (facts: Facts, want: Want | null | undefined, quantity: Quantity | undefined): boolean =>
  !!want?.amount && !!quantity && compareAmount(facts, want, quantity).is === 'same';

import { compareAmount } from '../../compare/amount.ts';
import type { Effect, Quantity } from '../../effects/effect.ts';
import type { Alignment } from '../../facts/alignment.ts';
import type { Facts } from '../../facts/facts.ts';
import type { Intent, Step, Want } from '../../reader/intent.ts';

/** The step that each effect carries out. */
export const stepsOf = ({ pairs }: Alignment): ReadonlyMap<Effect, Step> =>
  new Map(pairs.map(({ effect, step }) => [effect, step]));

/** The effect that each unrequested effect serves. */
export const servedBy = ({ serving }: Alignment): ReadonlyMap<Effect, Effect> =>
  new Map(serving.map(({ effect, serves }) => [effect, serves]));

/** Every symbol that a step of the intent names. */
export const saidSymbols = ({ steps }: Intent): readonly string[] =>
  steps.flatMap(({ gives, gets }) =>
    [gives, gets].flatMap((want) => (want?.asset?.value.kind === 'symbol' ? [want.asset.value.symbol] : [])),
  );

/** Whether the words name exactly the amount in the bytes. */
export const namesAmount = (facts: Facts, want: Want | null | undefined, quantity: Quantity | undefined): boolean =>
  !!want?.amount && !!quantity && compareAmount(facts, want, quantity).is === 'same';

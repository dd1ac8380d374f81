import type { Alignment } from '../../align/alignment.ts';
import type { Effect } from '../../effect.ts';
import type { Step } from '../../intent/intent.ts';

/** The step that each effect carries out. */
export const stepsOf = ({ pairs }: Alignment): ReadonlyMap<Effect, Step> =>
  new Map(pairs.map(({ effect, step }) => [effect, step]));

/** What each effect that nobody asked for makes possible, where that was asked for. */
export const servedBy = ({ serving }: Alignment): ReadonlyMap<Effect, Effect> =>
  new Map(serving.map(({ effect, serves }) => [effect, serves]));

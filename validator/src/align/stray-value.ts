import type { Effect } from '../effect.ts';
import type { Facts } from '../facts.ts';
import { callOf } from './call-of.ts';

/**
 * Coins that ride on a call which has no use for them: an approval, a token transfer. No step can have asked for that. Of
 * a function that is not known nobody can say what it does with them.
 */
export const findStrayValue = ({ alignment, decoded }: Facts): readonly Effect[] =>
  alignment.extra.filter((effect) => {
    const call = callOf(decoded, effect);
    const isCoin = effect.gives.length === 1 && effect.gives[0]?.asset.kind === 'native';
    return effect.kind === 'send' && isCoin && !!call?.signature && call.to === effect.to;
  });

import { callOf } from '../compare/call-of.ts';
import type { Effect } from '../effects/effect.ts';
import type { Facts } from '../facts/facts.ts';

/**
 * Coins that ride on a call which has no use for them: an approval, a token transfer. No step can have asked for that. Of
 * a function that is not known nobody can say what it does with them, and of a rest that is not known how much it is.
 */
export const findStrayValue = ({ alignment, decoded }: Facts): readonly Effect[] =>
  alignment.extra.filter((effect) => {
    const call = callOf(decoded, effect);
    const [given, ...others] = effect.gives;
    const isCoin = given?.asset.kind === 'native' && typeof given.amount === 'bigint' && others.length === 0;
    return effect.kind === 'send' && isCoin && !!call?.protocol && !!call.signature && call.to === effect.to;
  });

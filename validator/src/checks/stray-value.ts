import { callOf } from '../compare/call-of.ts';
import type { Effect } from '../effects/effect.ts';
import type { Facts } from '../facts/facts.ts';

/**
 * Coins on a call that does not use them: an approval, a token transfer. No step can have requested that. The use of
 * coins by an unknown function is open, and so is the amount of an unknown remainder.
 */
export const findStrayValue = ({ alignment, decoded }: Facts): readonly Effect[] =>
  alignment.extra.filter((effect) => {
    const call = callOf(decoded, effect);
    const [given, ...others] = effect.gives;
    const isCoin = given?.asset.kind === 'native' && typeof given.amount === 'bigint' && others.length === 0;
    return effect.kind === 'send' && isCoin && !!call?.protocol && !!call.signature && call.to === effect.to;
  });

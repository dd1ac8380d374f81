import type { Effect, EffectKind } from '../../effects/effect.ts';
import type { CallContext } from './protocol.ts';

type Fields = Omit<Partial<Effect>, 'kind' | 'call' | 'protocol'>;

/** Makes the effects of one protocol: nothing moves, and the caller alone is concerned, unless the fields say otherwise. */
export const effectsOf =
  (protocol: string | null) =>
  (call: Pick<CallContext, 'path' | 'from'>, kind: EffectKind, fields: Fields): Effect => ({
    kind,
    call: call.path,
    protocol,
    gives: [],
    gets: [],
    from: call.from,
    to: null,
    ...fields,
  });

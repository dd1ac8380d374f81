import type { Effect, EffectKind } from '../../effects/effect.ts';
import type { CallContext } from './protocol.ts';

type Fields = Omit<Partial<Effect>, 'kind' | 'call' | 'protocol'>;

/** Creates the effects of one protocol: by default nothing moves, and only the caller is concerned. */
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

import type { EffectKind } from '../../effects/effect.ts';
import type { Role, Sense } from '../languages/meaning.ts';
import type { Said, SaidAction } from '../mentions/said.ts';

export type Side = 'gives' | 'gets';

/** Effects with a named asset on both sides. */
export const exchanges: ReadonlySet<EffectKind> = new Set(['swap', 'wrap', 'unwrap', 'bridge', 'migrate']);

const getsRoles: ReadonlySet<Role> = new Set(['into', 'receive', 'gets']);
const givesRoles: ReadonlySet<Role> = new Set(['spend', 'gives', 'from', 'with', 'using', 'object', 'against']);
const sells: ReadonlySet<Sense> = new Set([
  'swap',
  'convert',
  'change',
  'spend',
  'drop',
  'put',
  'stake',
  'wrap',
  'unwrap',
]);

/** The side of a trade to which the words around an asset assign it; null if they leave it open. */
export function sideSaid({ role, mention, isFirst, start }: Said, action: SaidAction | undefined): Side | null {
  const isBuying = action?.sense === 'buy';
  if (mention.bound === 'min') return 'gets';
  if (mention.bound === 'max') return 'gives';
  if (role === null) {
    if (!action || !isFirst || start < action.start) return null;
    return isBuying ? 'gets' : sells.has(action.sense) ? 'gives' : null;
  }
  if (getsRoles.has(role) || (isBuying && role === 'object')) return 'gets';
  if (role === 'for') return isBuying ? 'gives' : 'gets';
  if (role === 'to' || role === 'in' || role === 'as') return isBuying ? null : 'gets';
  return givesRoles.has(role) ? 'gives' : null;
}

import type { EffectKind } from '../../effects/effect.ts';
import { showAddress } from '../../show/show.ts';
import { fail, type Node, notApplicable, pass } from '../node.ts';

const changes: ReadonlySet<EffectKind> = new Set(['own', 'upgrade']);

export const ownershipChange: Node = {
  id: 'adversarial_detection.ownership_change',
  name: 'Ownership change',
  severity: 'critical',
  needs: ['effects'],
  stops: 'A new owner, signer, module, guard or implementation that the intent does not ask for.',
  letsThrough: '“Transfer ownership of … to …”, “upgrade … to …”, “add … as a signer of the Safe”.',
  skips: 'If no ownership or implementation changes.',
  check(facts) {
    const found = facts.decoded.effects.filter(({ kind }) => changes.has(kind));
    if (found.length === 0) return notApplicable('No ownership or implementation changes.');
    const asked = new Set(facts.alignment.pairs.map(({ effect }) => effect));
    const extra = found.find((effect) => !asked.has(effect));
    if (!extra) return pass('The intent asks for every ownership change.');
    const to = extra.to ? ` to ${showAddress(facts, extra.to)}` : '';
    const what = extra.kind === 'own' ? `Control changes${to}` : `The implementation changes${to}`;
    return fail(
      `${what}${extra.detail ? ` (${extra.detail})` : ''}, but the intent does not ask for it.`,
      `Remove call ${extra.call}, unless the owner says what changes hands and to whom.`,
      { call: extra.call, to: extra.to },
    );
  },
};

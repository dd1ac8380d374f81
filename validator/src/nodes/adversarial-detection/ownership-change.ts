import type { EffectKind } from '../../effect.ts';
import { showAddress } from '../../show.ts';
import { fail, type Node, notApplicable, pass } from '../node.ts';

const changes: ReadonlySet<EffectKind> = new Set(['own', 'upgrade']);

export const ownershipChange: Node = {
  id: 'adversarial_detection.ownership_change',
  name: 'Ownership change',
  severity: 'critical',
  needs: ['effects'],
  stops: 'A new owner, signer, module, guard or implementation that the intent does not ask for.',
  letsThrough: '“Transfer ownership of … to …”, “upgrade … to …”, “add … as a signer of the Safe”.',
  skips: 'Where no ownership and no implementation changes.',
  check(facts) {
    const found = facts.decoded.effects.filter(({ kind }) => changes.has(kind));
    if (found.length === 0) return notApplicable('Nobody’s ownership and no implementation changes.');
    const asked = new Set(facts.alignment.pairs.map(({ effect }) => effect));
    const extra = found.find((effect) => !asked.has(effect));
    if (!extra) return pass('The intent asks for every change of ownership.');
    const to = extra.to ? ` to ${showAddress(facts, extra.to)}` : '';
    const what = extra.kind === 'own' ? `Control changes${to}` : `The implementation changes${to}`;
    return fail(
      `${what}${extra.detail ? ` (${extra.detail})` : ''}; the intent does not ask for it.`,
      `Take call ${extra.call} out, unless the owner says what is to change hands and to whom.`,
      { call: extra.call, to: extra.to },
    );
  },
};

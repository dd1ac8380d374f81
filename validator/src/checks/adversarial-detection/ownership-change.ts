import { addressesInText } from '../../decode/named-addresses.ts';
import type { Effect, EffectKind } from '../../effects/effect.ts';
import type { Facts } from '../../facts/facts.ts';
import { showAddress } from '../../show/show.ts';
import { mayBeComputed } from '../computed.ts';
import { sureIf } from '../evidence.ts';
import { fail, type Node, notApplicable, pass } from '../node.ts';

const changes: ReadonlySet<EffectKind> = new Set(['own', 'upgrade']);

/** Whether the words name everyone who gains or loses control, or the number of owners who have to agree. */
function isSpokenOf(facts: Facts, { to, loses, from, threshold }: Effect): boolean {
  const named = addressesInText(facts.intent.text);
  const parties = [to, loses].filter((address) => typeof address === 'string');
  if (parties.length > 0) return parties.every((address) => named.includes(address));
  const isSaid = threshold === undefined || mayBeComputed(facts.intent.text, threshold, 0);
  return isSaid && !!from && (from === facts.request.sender || named.includes(from));
}

export const ownershipChange: Node = {
  id: 'adversarial_detection.ownership_change',
  name: 'Ownership change',
  severity: 'critical',
  needs: ['effects'],
  stops: 'A new owner, signer, module, guard or implementation that the intent does not ask for.',
  rejectsOn: 'A new or removed holder of control whom the words do not name.',
  letsThrough: '“Transfer ownership of … to …”, “upgrade … to …”, “add … as a signer of the Safe”.',
  skips: 'If no ownership or implementation changes.',
  check(facts) {
    const found = facts.decoded.effects.filter(({ kind }) => changes.has(kind));
    if (found.length === 0) return notApplicable('No ownership or implementation changes.');
    const asked = new Set(facts.alignment.pairs.map(({ effect }) => effect));
    const extras = found.filter((effect) => !asked.has(effect));
    const [extra] = extras;
    if (!extra) return pass('The intent asks for every ownership change.');
    const to = extra.to ? ` to ${showAddress(facts, extra.to)}` : '';
    const what = extra.kind === 'own' ? `Control changes${to}` : `The implementation changes${to}`;
    return fail(
      `${what}${extra.detail ? ` (${extra.detail})` : ''}, but the intent does not ask for it.`,
      `Remove call ${extra.call}, unless the owner says what changes hands and to whom.`,
      { call: extra.call, to: extra.to },
      sureIf(!extras.every((effect) => isSpokenOf(facts, effect))),
    );
  },
};

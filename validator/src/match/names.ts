import { isOfName } from '../compare/ens-name.ts';
import { namehash } from '../data/ens-hash.ts';
import { walkCalls } from '../decode/walk-calls.ts';
import type { Effect } from '../effects/effect.ts';
import type { Facts, Unaligned } from '../facts/facts.ts';
import type { Said } from '../reader/mentions/said.ts';

/** The names in an effect, in lower case. */
export const wordsOf = ({ terms = [], detail = '' }: Effect): string =>
  [
    detail,
    ...terms.flatMap((term) => ('value' in term ? [String(term.value)] : [])),
    ...terms.flatMap((term) => (term.is === 'venue' ? [...term.alike, ...term.shared] : [])),
  ]
    .join(' ')
    .toLowerCase();

/** Whether the bytes refer to a name of the words: by the name itself, or by its hash. */
export function isNamed(facts: Unaligned, { mention }: Said): boolean {
  const party = mention.party?.value;
  if (party?.kind !== 'ens' && party?.kind !== 'name') return false;
  const name = party.name.toLowerCase();
  const { effects, calls } = facts.decoded;
  if (effects.some((effect) => wordsOf(effect).includes(name) || isOfName(facts as Facts, name, effect) === 'yes'))
    return true;
  const hash = namehash(name).slice(2);
  return walkCalls(calls).some(({ data }) => data.includes(hash));
}

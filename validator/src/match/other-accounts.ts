import { callOf } from '../compare/call-of.ts';
import type { Effect } from '../effects/effect.ts';
import type { Unaligned } from '../facts/facts.ts';
import type { Doubt } from '../reader/modality/doubt.ts';
import { doubt, type Matching } from './matching.ts';

/** Whether a call changes who controls the account that is called. */
const changesAccount = ({ decoded }: Unaligned, effect: Effect): boolean =>
  (effect.kind === 'own' || effect.kind === 'upgrade') &&
  effect.from !== null &&
  effect.from === callOf(decoded, effect)?.to;

/**
 * Words that name an account, while the rights of another account change, and the named account may well be the sender.
 */
export function findOtherAccounts({ facts, text, targets }: Matching): Doubt[] {
  return targets
    .filter((effect) => changesAccount(facts, effect))
    .flatMap((effect): Doubt[] => {
      const parties = new Set([effect.to, effect.loses]);
      const accounts = text.said.flatMap((said) => {
        const party = said.mention.party?.value;
        return party?.kind === 'address' && !parties.has(party.address) ? [{ said, address: party.address }] : [];
      });
      const [first] = accounts;
      if (!first || accounts.some(({ address }) => address === effect.from)) return [];
      return [doubt(text, 'address', first.said, `is not the account whose control changes, which is ${effect.from}`)];
    });
}

import type { Assigned } from './amounts.ts';
import type { Doubt } from './doubt.ts';
import { doubt, type Matching } from './matching.ts';

interface Payment {
  readonly amount: Assigned;
  readonly partyAt: number;
}

/** Where words and bytes exchange what belongs together: the ends of a trade, the amounts of two payees. */
export function findMispaired({ amounts, parties, text }: Matching): Doubt[] {
  const turned = amounts
    .filter(({ isTurned }) => isTurned)
    .map(({ said }) => doubt(text, 'direction', said, 'stands on the other side of the trade'));
  const ends = parties
    .filter(({ isTurned, said }) => isTurned && !parties.some((each) => each.said === said && !each.isTurned))
    .map(({ said }) => doubt(text, 'direction', said, 'is the other end of the payment'));
  return [...turned, ...ends, ...findCrossed({ amounts, parties, text })];
}

/** Of several payments, amounts and payees have to follow each other in the same order. */
function findCrossed({ amounts, parties, text }: Pick<Matching, 'amounts' | 'parties' | 'text'>): Doubt[] {
  const payments = amounts.flatMap((amount): Payment[] => {
    const { effect, side } = amount.claim;
    if (effect.kind !== 'send' || side !== 'gives') return [];
    const party = parties.find(({ claim }) => claim.effect === effect && claim.role === 'to');
    return party ? [{ amount, partyAt: party.said.start }] : [];
  });
  const byAmount = payments.toSorted((one, other) => one.amount.said.start - other.amount.said.start);
  const crossed = byAmount.filter(({ amount, partyAt }, index) => {
    const before = byAmount[index - 1];
    return before !== undefined && before.amount.said.start < amount.said.start && before.partyAt > partyAt;
  });
  return crossed.map(({ amount }) => doubt(text, 'pairing', amount.said, 'may belong to another payee'));
}

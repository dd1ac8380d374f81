import type { Step } from './intent.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * `pay 0x… 99 in 0xdac1…`: of two that were read as getting one amount of nothing in particular, the one that is a listed token
 * is what the other gets. Nobody pays the contract of a coin.
 */
export function nameCoins(steps: readonly Step[], { symbolAt }: Pick<Vocabulary, 'symbolAt'>): readonly Step[] {
  const [one, other, ...more] = steps;
  if (!one || !other || more.length > 0 || !isOpen(one) || !isOpen(other)) return steps;
  if (one.gives?.amount?.start !== other.gives?.amount?.start) return steps;
  const coins = [one, other].filter((step) => isCoin(step, symbolAt));
  const [coin] = coins;
  const paid = coin === one ? other : one;
  const party = coin?.recipient;
  if (!party || coins.length > 1 || party.value.kind !== 'address' || !paid.gives) return steps;
  const asset = { ...party, value: { kind: 'address', address: party.value.address } } as const;
  return [{ ...paid, isOrdered: false, gives: { ...paid.gives, asset } }];
}

const isOpen = ({ action, gives, gets, revokes }: Step): boolean =>
  action.value === 'send' && !revokes && gets === null && gives?.amount != null && gives.asset === null;

const isCoin = ({ recipient }: Step, symbolAt: Vocabulary['symbolAt']): boolean =>
  recipient?.value.kind === 'address' && symbolAt(recipient.value.address) !== null;

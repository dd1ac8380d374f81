import { delegatesCredit } from '../compare/fit.ts';
import { isRevocation } from '../compare/spender.ts';
import { nobody } from '../effects/asset-marks.ts';
import type { Effect, EffectKind } from '../effects/effect.ts';
import type { Sense } from '../reader/languages/meaning.ts';

const rights: readonly EffectKind[] = ['approve', 'permit', 'operator'];
const exchanges: readonly EffectKind[] = ['swap', 'wrap', 'unwrap', 'stake', 'unstake', 'supply', 'withdraw'];

/** The effects that a word for an action can mean. */
const kinds: Readonly<Record<Sense, readonly EffectKind[]>> = {
  send: ['send', 'bridge', 'supply', 'stake', 'register'],
  pay: ['send', 'repay', 'swap', 'register'],
  give: ['send', ...rights, 'supply', 'swap'],
  split: ['send'],
  drop: ['send', 'swap', 'supply'],
  swap: [...exchanges, 'bridge'],
  convert: [...exchanges, 'bridge'],
  buy: ['swap', 'send', 'register', 'stake', 'wrap', 'claim'],
  spend: ['swap', 'send', ...rights],
  put: ['supply', 'stake', 'send', 'bridge', 'wrap', 'swap', 'set'],
  approve: rights,
  allow: rights,
  revoke: [...rights, 'own', 'delegate', 'cancel', 'set', 'withdraw', 'unstake'],
  operator: rights,
  permit: rights,
  wrap: ['wrap', 'swap', 'supply', 'stake'],
  unwrap: ['unwrap', 'swap', 'withdraw', 'unstake'],
  supply: ['supply', 'stake', 'wrap', 'bridge'],
  lend: ['supply', 'stake'],
  withdraw: ['withdraw', 'unstake', 'unwrap', 'claim', 'bridge', 'cancel'],
  take: ['withdraw', 'unstake', 'unwrap', 'claim', 'swap', ...rights],
  borrow: ['borrow', 'withdraw'],
  repay: ['repay', 'supply'],
  stake: ['stake', 'supply', 'wrap', 'swap', 'delegate'],
  unstake: ['unstake', 'withdraw', 'claim', 'swap', 'unwrap'],
  claim: ['claim', 'withdraw', 'unstake', 'receive', 'bridge'],
  bridge: ['bridge', 'withdraw', 'supply', 'migrate'],
  own: ['own'],
  disown: ['own'],
  delegate: ['delegate', 'stake', 'set', 'approve', 'permit'],
  undelegate: ['delegate', 'unstake', 'withdraw'],
  upgrade: ['upgrade', 'delegate', 'set', 'own', 'migrate'],
  register: ['register', 'set'],
  vote: ['vote'],
  configure: ['set'],
  migrate: ['migrate', 'bridge', 'upgrade', 'swap', 'supply', 'withdraw'],
  cancel: ['cancel', ...rights, 'set', 'withdraw'],
  deploy: ['deploy', 'set'],
  add: ['supply', ...rights, 'stake', 'set', 'register'],
  remove: ['withdraw', ...rights, 'unstake', 'cancel', 'set'],
  set: ['set', ...rights, 'register'],
  change: ['swap', ...rights, 'set', 'register', 'wrap', 'unwrap'],
};

/** Words that revoke a right, and words that grant one. */
export const takesBack: ReadonlySet<Sense> = new Set([
  'revoke',
  'disown',
  'undelegate',
  'remove',
  'cancel',
  'withdraw',
  'take',
]);
const gives: ReadonlySet<Sense> = new Set(['approve', 'allow', 'operator', 'permit', 'give', 'add', 'own']);

/** If one balance is both deposit and debt, a withdrawal may be a loan, and a deposit a repayment. */
const isOneBalance = ({ protocol }: Effect): boolean => protocol === 'compound-v3';
const onOneBalance: ReadonlyMap<Sense, EffectKind> = new Map([
  ['borrow', 'withdraw'],
  ['repay', 'supply'],
]);
/** Credit is delegated by an approval of the debt token; votes and code are not. */
const isOtherDelegation = (sense: Sense, effect: Effect): boolean =>
  sense === 'delegate' && rights.includes(effect.kind) && !delegatesCredit(effect);

/** How well a word asks for an effect: 0 is best, null is not at all. */
export function rankOf(sense: Sense, effect: Effect): number | null {
  const place = kinds[sense].indexOf(effect.kind);
  if (place < 0 || (onOneBalance.get(sense) === effect.kind && !isOneBalance(effect))) return null;
  if (isOtherDelegation(sense, effect)) return null;
  const isTaken = isRevocation(effect);
  // Votes that go to another account are not taken back.
  if (
    effect.kind === 'delegate' &&
    effect.to &&
    effect.to !== nobody &&
    effect.to !== effect.from &&
    takesBack.has(sense)
  ) {
    return null;
  }
  if ((effect.spender || effect.right) && (isTaken ? gives.has(sense) : takesBack.has(sense))) return null;
  return place;
}

/** Opposites: words for the one contradict an effect of the other. */
const opposites: readonly (readonly [readonly Sense[], readonly EffectKind[]])[] = [
  [
    ['supply', 'lend', 'stake', 'repay', 'wrap'],
    ['withdraw', 'unstake', 'unwrap', 'borrow'],
  ],
  [
    ['withdraw', 'unstake', 'unwrap', 'borrow', 'claim'],
    ['supply', 'stake', 'wrap', 'repay', 'send', ...rights],
  ],
  [['borrow'], ['supply', 'repay', 'stake']],
  [
    ['swap', 'buy', 'convert'],
    ['send', 'own', 'delegate', 'borrow', 'repay', 'vote'],
  ],
  [
    ['revoke', 'cancel'],
    ['send', 'swap', 'supply', 'withdraw', 'borrow', 'stake'],
  ],
  [
    ['vote', 'delegate', 'claim', 'register'],
    ['send', 'swap', 'own', 'upgrade'],
  ],
];

export const isOpposite = (sense: Sense, { kind }: Effect): boolean =>
  opposites.some(([senses, others]) => senses.includes(sense) && others.includes(kind));

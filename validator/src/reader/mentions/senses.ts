import type { Action } from '../intent.ts';
import type { Noun, Sense } from '../languages/meaning.ts';

interface SenseRule {
  /** Null: no meaning by itself. */
  readonly action: Action | null;
  /** The meaning of the verb next to a noun. */
  readonly beside?: Partial<Record<Noun, Sense>>;
}

const rights: SenseRule['beside'] = {
  operator: 'operator',
  allowance: 'approve',
  owner: 'own',
  account: 'delegate',
  votes: 'delegate',
};

const rules: Readonly<Record<Sense, SenseRule>> = {
  send: { action: 'send', beside: { owner: 'own', votes: 'delegate' } },
  pay: { action: 'send', beside: { debt: 'repay' } },
  give: { action: 'send', beside: { ...rights, debt: 'repay' } },
  drop: { action: 'send', beside: { owner: 'disown', operator: 'revoke', allowance: 'revoke', order: 'cancel' } },
  split: { action: 'send' },
  swap: { action: 'swap', beside: { owner: 'own', implementation: 'upgrade', account: 'delegate', votes: 'delegate' } },
  convert: {
    action: 'swap',
    beside: { account: 'delegate', implementation: 'upgrade', owner: 'own', votes: 'delegate' },
  },
  buy: { action: 'swap', beside: { record: 'register', debt: 'borrow', rewards: 'claim' } },
  spend: { action: 'swap' },
  put: { action: 'supply', beside: { owner: 'own', debt: 'repay', order: 'swap' } },
  approve: { action: 'approve', beside: { operator: 'operator', owner: 'own', account: 'delegate' } },
  allow: { action: 'approve', beside: { operator: 'operator', owner: 'own', account: 'delegate', votes: 'delegate' } },
  revoke: { action: 'approve', beside: { owner: 'disown', order: 'cancel', account: 'undelegate' } },
  operator: { action: 'operator' },
  permit: { action: 'permit' },
  wrap: { action: 'wrap' },
  unwrap: { action: 'unwrap' },
  supply: { action: 'supply' },
  lend: { action: 'supply' },
  withdraw: { action: 'withdraw', beside: { order: 'cancel', operator: 'revoke', allowance: 'revoke' } },
  take: {
    action: 'withdraw',
    beside: { debt: 'borrow', rewards: 'claim', operator: 'revoke', allowance: 'revoke', manage: 'revoke' },
  },
  borrow: { action: 'borrow' },
  repay: { action: 'repay' },
  stake: { action: 'stake' },
  unstake: { action: 'unstake' },
  claim: { action: 'claim' },
  bridge: { action: 'bridge' },
  own: { action: 'own', beside: { votes: 'delegate' } },
  disown: { action: 'own' },
  delegate: { action: 'delegate' },
  undelegate: { action: 'delegate' },
  upgrade: { action: 'upgrade', beside: { account: 'delegate' } },
  register: { action: 'register' },
  vote: { action: 'vote' },
  configure: { action: 'set' },
  migrate: { action: 'migrate' },
  cancel: {
    action: 'cancel',
    beside: { operator: 'revoke', allowance: 'revoke', debt: 'repay', account: 'undelegate' },
  },
  deploy: { action: 'deploy' },
  add: { action: 'supply', beside: { operator: 'operator', owner: 'own', allowance: 'approve' } },
  remove: {
    action: 'withdraw',
    beside: { operator: 'revoke', owner: 'disown', allowance: 'revoke', order: 'cancel', account: 'undelegate' },
  },
  set: { action: null, beside: { ...rights, record: 'register', implementation: 'upgrade', debt: 'repay' } },
  change: {
    action: 'swap',
    beside: {
      operator: 'operator',
      owner: 'own',
      account: 'delegate',
      implementation: 'upgrade',
      allowance: 'approve',
      record: 'register',
      votes: 'delegate',
    },
  },
};

export const senseOf = (sense: Sense, nouns: ReadonlySet<Noun>): Sense => {
  for (const [noun, other] of Object.entries(rules[sense].beside ?? {}) as [Noun, Sense][])
    if (nouns.has(noun)) return other;
  return sense;
};

export const actionOf = (sense: Sense): Action | null => rules[sense].action;

import type { Effect, EffectKind } from './effect.ts';
import type { Facts } from './facts.ts';
import { showAddress, showQuantity } from './show.ts';

/** What an effect says in its own words; each is null where the effect does not say it. */
interface Words {
  readonly gives: string | null;
  readonly gets: string | null;
  readonly to: string | null;
  readonly spender: string | null;
}

const somebody = 'somebody';
const something = 'something';

/** A phrase a kind, after "the transaction would". */
const phrases: Readonly<Record<EffectKind, (words: Words) => string>> = {
  send: ({ gives, to }) => `send ${gives ?? something} to ${to ?? somebody}`,
  receive: ({ gets }) => `receive ${gets ?? something}`,
  approve: ({ gives, spender }) => `let ${spender ?? somebody} take ${gives ?? something}`,
  operator: ({ gives, spender }) => `let ${spender ?? somebody} act as an operator over ${gives ?? 'everything'}`,
  permit: ({ gives, spender }) => `let ${spender ?? somebody} take ${gives ?? something} by a signature`,
  wrap: ({ gives, gets }) => `wrap ${gives ?? something}${gets ? ` into ${gets}` : ''}`,
  unwrap: ({ gives, gets }) => `unwrap ${gives ?? something}${gets ? ` into ${gets}` : ''}`,
  swap: ({ gives, gets, to }) => `swap ${gives ?? something} for ${gets ?? something}${to ? `, paid to ${to}` : ''}`,
  supply: ({ gives, to }) => `supply ${gives ?? something}${to ? ` for ${to}` : ''}`,
  withdraw: ({ gets, gives, to }) => `withdraw ${gets ?? gives ?? something}${to ? ` to ${to}` : ''}`,
  borrow: ({ gets, to }) => `borrow ${gets ?? something}${to ? ` for ${to}` : ''}`,
  repay: ({ gives, to }) => `repay ${gives ?? something}${to ? ` for ${to}` : ''}`,
  stake: ({ gives, gets, to }) =>
    `stake ${gives ?? something}${gets ? ` for ${gets}` : ''}${to ? `, owned by ${to}` : ''}`,
  unstake: ({ gives, gets, to }) => `unstake ${gives ?? gets ?? something}${to ? ` to ${to}` : ''}`,
  claim: ({ gets, to }) => `claim ${gets ?? something}${to ? ` for ${to}` : ''}`,
  migrate: ({ gives, gets, to }) =>
    `move ${gives ?? something} to another place${gets ? ` for ${gets}` : ''}${to ? `, owned by ${to}` : ''}`,
  bridge: ({ gives, gets, to }) =>
    `bridge ${gives ?? something}${gets ? ` for ${gets}` : ''}${to ? ` to ${to} on the other side` : ''}`,
  own: ({ to }) => `change who controls it${to ? `: ${to}` : ''}`,
  delegate: ({ to }) => `delegate to ${to ?? somebody}`,
  upgrade: ({ to }) => `change the code${to ? ` to ${to}` : ''}`,
  register: ({ gives, to }) => `register${to ? ` for ${to}` : ''}${gives ? `, paying ${gives}` : ''}`,
  vote: () => 'vote',
  set: ({ gives }) => `change a setting${gives ? ` of ${gives}` : ''}`,
  cancel: () => 'cancel what was signed or ordered before',
  deploy: ({ gives }) => `create a contract${gives ? ` and give it ${gives}` : ''}`,
  unknown: ({ to }) => `do something that is not known at ${to ?? 'an address that is not known'}`,
};

const isRevocation = ({ kind, gives }: Effect) =>
  (kind === 'approve' || kind === 'operator' || kind === 'permit') && gives.every(({ amount }) => amount === 0n);

/** `send 100 USDC (100,000,000 base units) to 0x…`. */
export function describeEffect(facts: Facts, effect: Effect): string {
  const list = (quantities: Effect['gives']) =>
    quantities.length === 0 ? null : quantities.map((quantity) => showQuantity(facts, quantity)).join(' and ');
  const words: Words = {
    gives: list(effect.gives),
    gets: list(effect.gets),
    to: effect.to && showAddress(facts, effect.to),
    spender: effect.spender ? showAddress(facts, effect.spender) : null,
  };
  const phrase = isRevocation(effect)
    ? `take back the rights of ${words.spender ?? somebody} (${words.gives ?? 'all'})`
    : phrases[effect.kind](words);
  return effect.detail ? `${phrase} (${effect.detail})` : phrase;
}

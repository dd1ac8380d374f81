import { isRevocation, rightKinds } from '../compare/spender.ts';
import { nameOfChain } from '../data/chains.ts';
import type { Effect, EffectKind } from '../effects/effect.ts';
import type { Facts } from '../facts/facts.ts';
import { showAddress, showAsset, showQuantity } from '../show/show.ts';

/** The parts of an effect in words; each is null if the effect has no such part. */
export interface EffectWords {
  readonly gives: string | null;
  readonly gets: string | null;
  readonly to: string | null;
  readonly spender: string | null;
  readonly loses: string | null;
  /** What is given, without amounts. */
  readonly assets: string | null;
  /** The destination chain of a bridge. */
  readonly destination: string | null;
  /** Added to an allowance, for readers who do not know what an allowance is: ` from you later`. */
  readonly later: string;
}

const somebody = 'somebody';
const something = 'something';

/** One phrase per kind, after "the transaction would". */
const phrases: Readonly<Record<EffectKind, (words: EffectWords) => string>> = {
  send: ({ gives, to }) => `send ${gives ?? something} to ${to ?? somebody}`,
  receive: ({ gets }) => `receive ${gets ?? something}`,
  approve: ({ gives, spender, later }) => `let ${spender ?? somebody} take ${gives ?? something}${later}`,
  operator: ({ gives, spender }) => `let ${spender ?? somebody} act as an operator over ${gives ?? 'everything'}`,
  permit: ({ gives, spender, later }) =>
    `sign a permit that lets ${spender ?? somebody} take ${gives ?? something}${later}`,
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
    `move ${gives ?? something} to another position${gets ? ` for ${gets}` : ''}${to ? `, owned by ${to}` : ''}`,
  bridge: ({ gives, gets, to, destination }) =>
    `bridge ${gives ?? something} to ${destination ?? 'another chain'}${gets ? ` for ${gets}` : ''}${to ? `, paid to ${to}` : ''}`,
  own: ({ to, loses }) =>
    to ? `give control to ${to}` : loses ? `take control away from ${loses}` : 'change who has control',
  delegate: ({ to }) => `delegate to ${to ?? somebody}`,
  upgrade: ({ to }) => `change the code${to ? ` to ${to}` : ''}`,
  register: ({ gives, to }) => `register${to ? ` for ${to}` : ''}${gives ? `, paying ${gives}` : ''}`,
  vote: () => 'vote',
  set: ({ gives }) => `change a setting${gives ? ` of ${gives}` : ''}`,
  cancel: () => 'cancel an earlier signature or order',
  deploy: ({ gives }) => `create a contract${gives ? ` and send it ${gives}` : ''}`,
  unknown: ({ to }) => `call ${to ?? 'an unknown contract'} with an unknown effect`,
};

/** What an effect does, in one phrase: `send 100 USDC to bob.eth`. */
export const phraseOf = (effect: Effect, words: EffectWords): string =>
  rightKinds.has(effect.kind) && isRevocation(effect)
    ? `revoke the ${effect.kind === 'operator' ? 'operator' : 'allowance of'} ${words.spender ?? somebody} for ${words.assets ?? 'everything'}`
    : phrases[effect.kind](words);

/** `send 100 USDC (100,000,000 base units) to 0x…`: for reasons, with every value in full. */
export function describeEffect(facts: Facts, effect: Effect): string {
  const list = (quantities: Effect['gives']) =>
    quantities.length === 0 ? null : quantities.map((quantity) => showQuantity(facts, quantity)).join(' and ');
  const name = (address: Effect['to'] | undefined) => (address ? showAddress(facts, address) : null);
  const phrase = phraseOf(effect, {
    gives: list(effect.gives),
    gets: list(effect.gets),
    to: name(effect.to),
    spender: name(effect.spender),
    loses: name(effect.loses),
    assets: effect.gives.map(({ asset }) => showAsset(facts, asset)).join(' and ') || null,
    destination: effect.destinationChainId === undefined ? null : nameOfChain(effect.destinationChainId),
    later: '',
  });
  return effect.detail ? `${phrase} (${effect.detail})` : phrase;
}

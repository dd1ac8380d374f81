import type { Want } from '../intent.ts';

export type Bound = Want['bound'];

/** What a verb means before its object is known; `senses.ts` maps each to effects. */
export type Sense =
  | 'send'
  | 'pay'
  | 'give'
  | 'split'
  | 'swap'
  /** To turn into: also wraps and unwraps, which are not trades. */
  | 'convert'
  | 'drop'
  | 'buy'
  | 'spend'
  | 'put'
  | 'approve'
  | 'allow'
  | 'revoke'
  | 'operator'
  | 'permit'
  | 'wrap'
  | 'unwrap'
  | 'supply'
  | 'lend'
  | 'withdraw'
  | 'take'
  | 'borrow'
  | 'repay'
  | 'stake'
  | 'unstake'
  | 'claim'
  | 'bridge'
  | 'own'
  | 'disown'
  | 'delegate'
  | 'undelegate'
  | 'upgrade'
  | 'register'
  | 'vote'
  /** To change a setting of a position; nothing moves. */
  | 'configure'
  /** To move a position to another place that is not a chain. */
  | 'migrate'
  | 'cancel'
  | 'deploy'
  | 'add'
  | 'remove'
  | 'set'
  | 'change';

/** Nouns that decide what a verb means: removing liquidity, an owner or an approval are three things. */
export type Noun =
  | 'allowance'
  | 'operator'
  | 'permit'
  | 'owner'
  | 'liquidity'
  | 'debt'
  | 'order'
  | 'votes'
  | 'record'
  | 'implementation'
  | 'account'
  | 'rewards'
  | 'nft'
  | 'nft-id'
  | 'token'
  | 'manage'
  | 'off';

/** Prepositions and labels: the role of the mention next to one for the verb. */
export type Role =
  | 'to'
  | 'for'
  | 'into'
  | 'in'
  | 'on'
  | 'using'
  | 'with'
  | 'from'
  | 'of'
  | 'by'
  | 'as'
  | 'against'
  | 'behalf'
  | 'receive'
  | 'spend'
  | 'between'
  | 'worth'
  | 'per'
  /** Of an object, if the language marks it: Hindi `को`, Japanese `を`. */
  | 'object'
  | 'amount'
  | 'gives'
  | 'gets'
  /** Of a group of rights: its holder. */
  | 'holder'
  | 'recipient'
  | 'spender'
  | 'sender'
  | 'protocol'
  | 'chain'
  | 'destination';

/** What a limit applies to. */
export type Topic =
  | 'slippage'
  | 'deadline'
  | 'date'
  | 'gas'
  | 'gas-price'
  | 'gas-cost'
  | 'fee'
  | 'pool'
  | 'output'
  | 'input'
  | 'price';

export type Cue =
  | 'not'
  | 'else'
  | 'only'
  | 'each'
  /** Opens a clause that the wish depends on: `if`, `when`. */
  | 'condition'
  /** Postpones or repeats the wish: `tomorrow`, `every week`. */
  | 'schedule'
  | 'reason'
  /** Its sentence is not an instruction: a question, a report, a supposition. */
  | 'told'
  /** The same for its part of the sentence only: `I got paid, so send …`. */
  | 'story'
  /** Makes a question a request: `could you`. */
  | 'asks'
  /** Takes back an earlier instruction: `just kidding`. */
  | 'undone'
  | 'memo'
  /** Words around a quotation of the request: `the user said`. */
  | 'frame'
  | 'any'
  | 'fine'
  | 'any-output'
  | 'after'
  | 'before';

export type Unit = 'wei' | 'gwei' | 'base' | 'usd' | 'cent' | 'percent' | 'bps' | 'clock';
/** `next`: then, after that. */
export type Join = 'and' | 'or' | 'next' | 'but';

/** The possible meanings of a word or a phrase. */
export type Meaning =
  | { readonly is: 'verb'; readonly sense: Sense }
  | { readonly is: 'noun'; readonly noun: Noun }
  | { readonly is: 'role'; readonly role: Role }
  /** `turns`: `more than` is a minimum, and after a negation a maximum. */
  | { readonly is: 'bound'; readonly bound: Bound; readonly turns: boolean }
  | { readonly is: 'join'; readonly join: Join }
  | { readonly is: 'cue'; readonly cue: Cue }
  | { readonly is: 'topic'; readonly topic: Topic }
  | { readonly is: 'unit'; readonly unit: Unit }
  | { readonly is: 'time'; readonly seconds: number }
  | { readonly is: 'count'; readonly value: bigint }
  /** `hundred`, `thousand`, `lakh`: multiplies the number before it. */
  | { readonly is: 'scale'; readonly value: bigint }
  | { readonly is: 'point' }
  /** `ofOne`: directly before a coin it is a number, `medio ETH`, otherwise a share of the balance. */
  | { readonly is: 'part'; readonly numerator: bigint; readonly denominator: bigint; readonly ofOne?: true }
  | { readonly is: 'unlimited' }
  | { readonly is: 'self' }
  | { readonly is: 'pronoun' }
  | { readonly is: 'asset'; readonly symbol: string }
  | { readonly is: 'chain'; readonly chainId: number }
  | { readonly is: 'protocol'; readonly slug: string }
  /** `a`, `the`, `my`: a noun follows, even if it looks like a verb. */
  | { readonly is: 'article'; readonly isOne: boolean }
  /** Items that have numbers: `bored ape`. */
  | { readonly is: 'collection' }
  | { readonly is: 'filler' };

import type { Want } from '../intent.ts';

export type Bound = Want['bound'];

/** What a verb says before its object is known; `senses.ts` says what each comes to. */
export type Sense =
  | 'send'
  | 'pay'
  | 'give'
  | 'split'
  | 'swap'
  /** To turn into: what is wrapped or unwrapped by it is no trade. */
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
  /** To change a setting of a position, in which nothing moves. */
  | 'configure'
  /** To move a position to another place, which is no chain. */
  | 'migrate'
  | 'cancel'
  | 'deploy'
  | 'add'
  | 'remove'
  | 'set'
  | 'change';

/** Nouns that decide what a verb means: to remove liquidity, an owner or an approval are three things. */
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

/** Prepositions and labels: what the mention beside one is to the verb. */
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
  /** Of an object, where the language marks it: Hindi `को`, Japanese `を`. */
  | 'object'
  | 'amount'
  | 'gives'
  | 'gets'
  /** Of a group of rights: the one who holds them. */
  | 'holder'
  | 'recipient'
  | 'spender'
  | 'sender'
  | 'protocol'
  | 'chain'
  | 'destination';

/** What a limit is set on. */
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
  /** Opens a clause on which the wish depends: `if`, `when`. */
  | 'condition'
  /** Puts the wish off or repeats it: `tomorrow`, `every week`. */
  | 'schedule'
  | 'reason'
  /** Makes its sentence no instruction: a question, a report, a supposition. */
  | 'told'
  /** The same of its part of the sentence alone: `I got paid, so send …`. */
  | 'story'
  /** Makes a question a request: `could you`. */
  | 'asks'
  /** Takes back what was said: `just kidding`. */
  | 'undone'
  | 'memo'
  /** Words around a quotation of the request itself: `the user said`. */
  | 'frame'
  | 'any'
  | 'fine'
  | 'any-output'
  | 'after'
  | 'before';

export type Unit = 'wei' | 'gwei' | 'base' | 'usd' | 'cent' | 'percent' | 'bps' | 'clock';
/** `next`: then, after that. */
export type Join = 'and' | 'or' | 'next' | 'but';

/** What a word or a phrase of a language can be. */
export type Meaning =
  | { readonly is: 'verb'; readonly sense: Sense }
  | { readonly is: 'noun'; readonly noun: Noun }
  | { readonly is: 'role'; readonly role: Role }
  /** `turns`: `more than` is a least amount, and after a negation a most. */
  | { readonly is: 'bound'; readonly bound: Bound; readonly turns: boolean }
  | { readonly is: 'join'; readonly join: Join }
  | { readonly is: 'cue'; readonly cue: Cue }
  | { readonly is: 'topic'; readonly topic: Topic }
  | { readonly is: 'unit'; readonly unit: Unit }
  | { readonly is: 'time'; readonly seconds: number }
  | { readonly is: 'count'; readonly value: bigint }
  /** `hundred`, `thousand`, `lakh`: multiplies what was counted before it. */
  | { readonly is: 'scale'; readonly value: bigint }
  | { readonly is: 'point' }
  /** `ofOne`: right before a coin it is a number, `medio ETH`, and else a part of what is there. */
  | { readonly is: 'part'; readonly numerator: bigint; readonly denominator: bigint; readonly ofOne?: true }
  | { readonly is: 'unlimited' }
  | { readonly is: 'self' }
  | { readonly is: 'pronoun' }
  | { readonly is: 'asset'; readonly symbol: string }
  | { readonly is: 'chain'; readonly chainId: number }
  | { readonly is: 'protocol'; readonly slug: string }
  /** `a`, `the`, `my`: what follows is a thing, so that a verb there is a noun. */
  | { readonly is: 'article'; readonly isOne: boolean }
  /** Items that are told apart by number: `bored ape`. */
  | { readonly is: 'collection' }
  | { readonly is: 'filler' };

import { isSameAsset } from './open-want.ts';
import type { Mention } from './piece.ts';
import type { Named, Shape } from './shape.ts';

const symbolOf = (mention: Mention | undefined): string =>
  mention?.asset?.value.kind === 'symbol' ? mention.asset.value.symbol.toLowerCase() : '';
/** Whether `b` is `a`, wrapped. */
const isWrapping = ({ a, b }: Named): boolean => symbolOf(a) !== '' && symbolOf(b) === `w${symbolOf(a)}`;
const isUnwrapping = ({ a, b }: Named): boolean => isWrapping({ a: b, b: a });
const isPlain = ({ a }: Named): boolean => /^(?:eth|steth|pol|matic|bnb|avax|xdai)$/.test(symbolOf(a));
const isNative = ({ a }: Named): boolean => isPlain({ a }) && symbolOf(a) !== 'steth';
const isWrapped = ({ a }: Named): boolean => /^(?:weth|wsteth|wpol|wmatic|wbnb|wavax|wxdai)$/.test(symbolOf(a));
const isLender = (mention: Mention | undefined): boolean =>
  /^(?:aave|compound|morpho|spark|euler|fluid)\b/.test(mention?.protocol?.value ?? '');
const isOther = ({ a, b }: Named): boolean =>
  a?.asset != null && b?.asset != null && !isSameAsset(a.asset.value, b.asset.value);

const swap = '(?:swap|trade|exchange|conversion|sale)';
const into = '(?:to|into|for|in|->|=>|→)';
const some = '(?:(?:my|our|the|some|more|plain|native|exactly|just) ){0,2}';
const approveSwap =
  '(?:approve|do the approval|approval) ?(?:and then|and|\\+|&|then|\\/|, then) ?(?:the )?(?:swap|trade|exchange)(?: (?:it|them))?';
const start = String.raw`(?<=^\W{0,3}|[.;:!?\n,]\s{0,2})`;

/** `allow 1inch to use 5 DAI and swap it`: whoever takes it there was named. */
const alone = String.raw`(?<!\bto )(?<!\uE001 )`;

/** Trades, wrappings and what goes with them. */
export const shapesOfTrades: readonly Shape[] = [
  // `convert 3 native ETH to ERC-20`
  {
    keys: 'erc-20|erc20|erc 20',
    says: `(?:convert|turn|change|switch|transform|bring|exchange|swap) ${some}<sum a> (?:in ?to|to|for) (?:an? |the |its )?erc[- ]?20(?: (?:token|coin|form|version|standard)s?)?`,
    means: '!wrap a',
    holds: isNative,
  },
  {
    keys: 'wrapper',
    says: `(?:deposit|put|pay|place|send|move) ${some}<sum a> (?:in|into|to|with|at) (?:the |its )?(?:wrapper|wrapping)(?: contract)?`,
    means: '!wrap a',
    holds: isPlain,
  },
  {
    keys: 'deposit',
    says: `(?:make|do|perform|execute) (?:a |an |one )?<coin b> deposit of ${some}<sum a>`,
    means: '!wrap a >into b',
    holds: isWrapping,
  },
  {
    keys: 'contract|wrapper|use |using ',
    says: `(?:use|using|call|with|via|through) (?:the )?<coin b>(?: token)?(?: (?:contract|wrapper))?,? (?:to )?(?:wrap|convert) ${some}<sum a>`,
    means: '!wrap a',
    holds: isWrapping,
  },
  {
    keys: 'worth of',
    says: `(?:give|get|buy|make|hand|purchase)(?: me| us)? <sum a> worth of <coin b>`,
    means: '!convert a >into b$',
    holds: isOther,
  },
  // `undo the wrapping of 5 WETH`
  {
    keys: 'undo|reverse|revert|end the wrap',
    says: `(?:undo|reverse|revert|end) (?:the |my |our )?(?:wrap|wrapping)(?: of| on|:)? ${some}<sum a>`,
    means: '!unwrap a',
    holds: isWrapped,
  },
  // `convert 5 WETH back`
  {
    keys: 'back',
    says: `(?:convert|turn|change|switch|swap|exchange|bring|transform|trade) ${some}<sum a> back(?: (?:again|please))?(?=\\s{0,2}(?:[.,;!?)]|$))`,
    means: '!unwrap a',
    holds: isWrapped,
  },
  {
    keys: 'back from',
    says: `(?:go|get|move|switch|change|convert) back from <coin a> (?:in ?to|to) ${some}<coin b>(?::|,| with| -| –|, amount| by)? (?:amount:? )?<number n>`,
    means: '!convert n*a >into b$',
    holds: isUnwrapping,
  },
  {
    keys: ' back',
    says: `(?:get|give|bring|want|i want|need|have) (?:me |us )?${some}<coin b> back(?::|,| -| –) ?<sum a>`,
    means: '!convert a >into b$',
    holds: isUnwrapping,
  },
  {
    keys: 'withdraw|redeem|burn|return|release|give|hand|cash|destroy',
    says: `(?:withdraw|redeem|burn|return|release|hand in|cash in|give back|destroy) ${some}<sum a>(?:,? (?:and|to|then))? (?:receive|get|obtain|take|as|into|in|give me|hand me) (?:back )?${some}<coin b>(?: back)?`,
    means: '!convert a >into b$',
    holds: isUnwrapping,
  },
  {
    keys: 'underlying',
    says: `unwrap ${some}<sum a> (?:in ?to|to|for) (?:the |its )?underlying(?: (?:asset|token|coin))?`,
    means: '!unwrap a',
    holds: isWrapped,
  },
  {
    keys: 'behind|underlying|inside|within',
    says: `(?:i want|i need|get|get me|give me) the <coin b> (?:behind|underlying|inside|within) ${some}<sum a>`,
    means: '!convert a >into b$',
    holds: isUnwrapping,
  },
  // `I want WETH instead of 2 ETH`
  {
    keys: 'instead of|in place of|rather than',
    says: String.raw`(?<=^\W{0,3})(?:please )?(?:i want(?: to have)?|i['’]d like(?: to have)?|i would like(?: to have)?|i need|my goal is to have|give me|get me) ${some}<coin b> (?:instead of|in place of|rather than) ${some}<sum a>`,
    means: '!convert a >into b$',
    holds: isOther,
  },
  // `from WETH to ETH: 0.4`
  {
    keys: 'from ',
    says: `${start}from <coin a> (?:to|into) <coin b>(?::|,| -| –) ?(?:amount:? )?<number n>`,
    means: '!convert n*a >into b$',
    holds: (named) => isOther(named) && !named.b?.chain && !named.a?.chain,
  },
  // `take 2 ETH and wrap it`
  {
    keys: 'take|grab|use',
    says: `${alone}(?:take|grab|use) ${some}<sum a>,? (?:and|to|then|and then) wrap (?:it|them|that|this)`,
    means: '!wrap a',
    holds: isPlain,
  },
  {
    keys: 'take|grab|use',
    says: `${alone}(?:take|grab|use) ${some}<sum a>,? (?:and|to|then|and then) unwrap (?:it|them|that|this)`,
    means: '!unwrap a',
    holds: isWrapped,
  },
  {
    keys: 'take|grab|use',
    says: `${alone}(?:take|grab|use) ${some}<sum a>,? (?:and|then|and then) (?:turn|convert|swap|change|exchange|trade|make|switch) (?:it|them|that|this)(?: back)? (?:all )?${into} ${some}<coin b>`,
    means: '!convert a >into b$',
    holds: isOther,
  },
  // `I need LINK, sell 310 USDT`; `for gas I need ETH, so swap 5 DAI to ETH`
  {
    keys: 'need|want|like|require|after',
    says: `${start}(?:(?:to|for|in order to) (?:(?!no|not|never)[a-z]{1,12} ){1,5})?(?:i|we)(?:['’]d| would|['’]m| am)? (?:need|want|like|require|after)(?: some| more)? <coin b>(?:[,;:.]| -| –| —)? ?(?:so |therefore |hence )?(?:please )?(?:sell|swap|trade|exchange|convert|use) ${some}<sum a>(?: (?:to|into|for) (?:<coin c>|it|that|this|them))?`,
    means: '!swap a >gets b$',
    holds: ({ a, b, c }) => isOther({ a, b }) && (!c || !isOther({ a: b, b: c })),
  },
  // `revert if I would get less than 5 LINK`
  {
    keys: 'less than|below|under|fewer than',
    says: `(?:revert|fail|cancel|abort|stop|cancel it|abort it|do not execute|don['’]t execute|bail)(?: it| the trade| the swap| the transaction)? (?:if|when|should) (?:i|we|it|the (?:output|result|return|amount)|that)(?: would| will| should| were to| am to)? (?:get|receive|obtain|be|is|gets|yield|yields|return|returns|bring|brings|drops?|drop|give|gives)(?: me| us| out)?(?: to)? <sum a>`,
    means: '>receive a^',
    holds: ({ a }) => a?.bound === 'max',
  },
  {
    keys: 'swap(|exchange(|trade(',
    says: String.raw`(?:swap|exchange|trade)\(["']?<coin a>["']?, ?["']?<coin b>["']?, ?["']?<number n>["']?\)?`,
    means: '!swap n*a >into b$',
    holds: isOther,
  },
  {
    keys: '/',
    says: `<coin b> ?/ ?<coin c> (?:swap|trade),? <sum a>`,
    means: '!swap a >into c$',
    holds: ({ a, b, c }) => a !== undefined && !isOther({ a, b }) && isOther({ a, b: c }),
  },
  {
    keys: 'reduce|cut|trim|lower|decrease|lighten',
    says: `(?:reduce|cut|trim|lower|decrease|lighten) (?:my|our|the) <coin a>(?: position| holdings?| balance| bag| exposure)? by <number n>,? (?:getting|for|into|to get|in exchange for|and get|in favou?r of|taking|receiving) ${some}<coin b>`,
    means: '!swap n*a >into b$',
    holds: isOther,
  },
  // `give up 5 LINK for at least 0.1 ETH`
  {
    keys: 'give up|giving up|hand in|sacrifice|forgo',
    says: `(?:give up|giving up|hand in|sacrifice|forgo) ${some}<sum a>(?= (?:for|in exchange for|in return for|to get) )`,
    means: '!swap a',
  },
  {
    keys: 'unwind|unwinding',
    says: `(?:unwind|unwinding) ${some}<sum a> (?:in ?to|to|for) ${some}<coin b>(?! pool)`,
    means: '!swap a >into b$',
    holds: isOther,
  },
  // `swap 5 DAI for ETH (native, not WETH)`: what is got is said; how it was got is not.
  {
    keys: 'not w|not as w|instead of w|rather than w',
    says: String.raw`<coin a>(?: ?[(,–-]| -){1,2} ?(?:(?:native|plain|unwrapped|real|proper|the native coin)(?: <coin c>)?,? ?)?(?:and )?(?:not|rather than|instead of)(?: as)? <coin b>\)?`,
    means: '>none a',
    holds: isWrapping,
  },
  // `I pay 5 DAI and get LINK`
  {
    keys: 'pay|give|spend|hand over',
    says: `${start}(?:i |we |i['’]ll |we['’]ll )?(?:pay|give|spend|hand over|part with) ${some}<sum a>(?:,|;| and|, and) (?:i |we |i['’]ll )?(?:receive|get|obtain|take|want)(?: back)? ${some}(?:<coin b>|<sum b>)`,
    means: '!swap a >gets b$',
    holds: isOther,
  },
  {
    keys: 'giving|give|hand over',
    says: `(?:giving|give|hand over|trade in) ${some}<sum a> for <ticker b>`,
    means: '!swap a >into b$',
    holds: isOther,
  },
  // `swap LINK for USDC on Uniswap, selling 2`
  {
    keys: 'selling|giving|using',
    says: `(?:swap|trade|exchange|convert) ${some}<coin a> (?:for|to|into) ${some}<coin b>(?: (?:on|at|via|with|using|through) <venue v>)?,? (?:selling|giving|giving up|using) <number n>`,
    means: '!swap n*a >into b$ >on v@',
    holds: isOther,
  },
  {
    keys: '->|→|=>',
    says: `(?:swap|trade|exchange|convert) <coin a> ?(?:->|→|=>) ?<coin b>,? <number n>`,
    means: '!swap n*a >into b$',
    holds: isOther,
  },
  {
    keys: 'diversify|derisk|de-risk|allocate|shift',
    says: `(?:diversify|derisk|de-risk|reallocate|allocate|shift) ${some}<sum a> (?:to|into) <ticker b>`,
    means: '!swap a >into b$',
    holds: ({ a, b }) => isOther({ a, b }) && !b?.chain && !isLender(b),
  },
  // `top up my ETH by selling 63 LINK`
  {
    keys: 'top up|refill|increase|replenish|boost|more',
    says: `(?:top up|refill|increase|replenish|boost) (?:my |our |the )?<coin b>(?: balance| holdings?| position| bag| stack)? (?:by selling|with|by swapping|using|by trading|from|by converting) ${some}<sum a>`,
    means: '!swap a >gets b$',
    holds: ({ a, b }) => isOther({ a, b }) && !isLender(b),
  },
  // `open Uniswap and trade …`
  {
    keys: 'open|launch|visit|fire up',
    says: `${start}(?:please )?(?:open|open up|launch|visit|fire up) (?:the )?<venue v>(?: app)?,? and(?= (?:then )?(?:trade|swap|sell|exchange|convert|buy) )`,
    means: '>using v@',
  },
  // `swap 5 DAI to LINK and return the LINK to my wallet`: a trade pays its owner.
  {
    keys: 'to me|to my|into my',
    says: `${into} ${some}<coin c>(?:,|, and| and)(?: then)? (?:return|send|deliver|give|pay|put|transfer) (?:the |my |all )?<coin b>(?: back)? (?:to|into) <self m>`,
    means: '>into c$ >recipient m',
    holds: ({ b, c }) => !isOther({ a: b, b: c }),
  },
  // `send 5 DAI through 1inch to get LINK`
  {
    keys: 'through|via|over|into|to ',
    says: `(?:send|route|run|push|put|take|feed|pass) ${some}<sum a> (?:through|via|over|into|to) (?:the )?<venue v>(?: router| aggregator| network| protocol)?,? (?:to|and|for) (?:get|buy|receive|obtain|take|have) ${some}<coin b>`,
    means: '!swap a >into b$ >on v@',
    holds: isOther,
  },
  // `ask 1inch for a swap of 5 DAI to LINK`
  {
    keys: 'ask|request|order|get',
    says: `(?:ask|request|get|order) (?:from |the )?<venue v>(?: router| aggregator| network| protocol)? (?:for|to do|to make|to perform|to execute) (?:an?|the) (?:best )?${swap} (?:of|from) ${some}<sum a> ${into} ${some}<coin b>`,
    means: '!swap a >into b$ >on v@',
    holds: isOther,
  },
  // `from GRT to ARB: 300 on 1inch`
  {
    keys: 'from ',
    says: `from <coin a> (?:to|into) <ticker b>(?::|,| -| –) ?(?:amount:? )?<number n>(?= (?:on|at|via|through|with|using) <venue v>)`,
    means: '!swap n*a >into b$',
    holds: isOther,
  },
  // `put 500 DAI into ENS`: the name of a coin that nothing is deposited with.
  {
    keys: 'ens',
    says: `(?:(?:put|move|roll|shift|rotate) ${some}<sum a> into|replace ${some}<sum a> with) <ticker b>`,
    means: '!swap a >into b$',
    holds: ({ a, b }) => isOther({ a, b }) && symbolOf(b) === 'ens',
  },
  // `I want LINK for 5 DAI on Uniswap; approve and swap`
  {
    keys: 'approve|approval',
    says: `${start}(?:i want|i need|i would like|i['’]d like|get me|get|give me|we want|we need) ${some}<coin b> for ${some}<sum a>(?: (?:on|at|via|with|using|through) <venue v>)?(?:[;,:.(]| -| –| —) ?${approveSwap}\\)?`,
    means: '!approve a >for v ,next !swap a >into b$ >on v@',
    holds: isOther,
  },
  {
    keys: 'approve|approval',
    says: `${start}(?:<venue u>: ?)?${some}<sum a> ${into} ${some}<coin b>(?: (?:on|at|via|with|using|through) <venue v>)?(?:[;,:.(]| -| –| —) ?${approveSwap}\\)?`,
    means: '!approve a >for u >for v ,next !swap a >into b$ >on u@ >on v@',
    holds: isOther,
  },
  // `approve/swap 5 DAI for LINK`
  {
    keys: 'approve/|approve /',
    says: `approve ?/ ?(?:swap|trade|exchange) ${some}<sum a> ${into} ${some}<coin b>(?: (?:on|at|via|with|using|through) <venue v>)?`,
    means: '!approve a >for v ,next !swap a >into b$ >on v@',
    holds: isOther,
  },
  // `two steps: approval of 5 DAI for Uniswap, swap of 5 DAI to LINK`
  {
    keys: 'approval of|approval for',
    says: `(?:an? |the |first |first the |first an )?approval (?:of|for) ${some}<sum a>(?: (?:for|to|on|with|at) (?:the )?<venue v>(?: router)?)?(?:,|;| and| then|, then|, and| and then| \\+) (?:an? |the |then |then an? |then the )?${swap} of ${some}<sum c> ${into} ${some}<coin b>`,
    means: '!approve a >for v ,next !swap c >into b$ >on v@',
    holds: ({ a, b, c }) => isOther({ a, b }) && !isOther({ a, b: c }),
  },
  // `sign an approval for 5 DAI and swap it to LINK`
  {
    keys: 'sign',
    says: `sign (?:an? |the )?(?:approval|allowance) (?:for|of) ${some}<sum a>(?:,| and|, and| then|, then) (?:swap|trade|exchange) (?:it|them|that) ${into} ${some}<coin b>(?: (?:on|at|via|with|using|through) <venue v>)?`,
    means: '!approve a >for v ,next !swap a >into b$ >on v@',
    holds: isOther,
  },
  // `…; you will need to approve it first`: the right over what goes, as any trade needs it.
  {
    keys: 'approve',
    says: String.raw`(?:you(?:['’]ll)? (?:may|can|will need to|need to|must|should|have to|will have to) (?:first )?)?approve (?:it|them|that|this)(?: for (?:it|that|this))? (?:first|beforehand|before that|before)(?=\s{0,2}(?:[.;!)]|$))`,
    means: '',
  },
  {
    keys: 'allowance|approval',
    says: '(?:set|give|do|make|grant) (?:the|whatever) (?:allowance|approval) (?:it|this|that|the swap|the trade) (?:needs|requires)',
    means: '',
  },
  // `before swapping 5 DAI to LINK on Uniswap, approve it`
  {
    keys: 'before',
    says: `before (?:swapping|trading|exchanging|selling|converting) ${some}<sum a> ${into} ${some}<coin b>(?: (?:on|at|via|with|using|through) <venue v>)?,? (?:please )?approve (?:it|them|that|this|that amount|this amount|the amount|the exact amount|exactly that|<sum c>)`,
    means: '!approve a >for v ,next !swap a >into b$ >on v@',
    holds: ({ a, b, c }) => isOther({ a, b }) && (!c || !isOther({ a, b: c })),
  },
  // `let Uniswap spend my 5 DAI and get LINK for it`
  {
    keys: 'let|allow|have',
    says: `(?:let|allow|have|permit) <venue v> (?:to )?(?:spend|use|take) ${some}<sum a>,? (?:and|to) (?:get|buy|receive|obtain|fetch|bring)(?: me| us)? ${some}<coin b>(?: for (?:it|them|that))?`,
    means: '!approve a >for v ,next !swap a >into b$ >on v@',
    holds: isOther,
  },
];

import type { Named, Shape } from './shape.ts';

const symbolOf = ({ a }: Named): string =>
  a?.asset?.value.kind === 'symbol' ? a.asset.value.symbol.toLowerCase() : '';
const isNative = (named: Named): boolean => /^(?:eth|pol|matic|bnb|avax|xdai)$/.test(symbolOf(named));
/** Wrapped, and worth as much as the coin of the chain: nothing else need be given for it. */
const isWrapped = (named: Named): boolean => /^w(?:eth|pol|matic|bnb|avax|xdai)$/.test(symbolOf(named));
const isWrapping = ({ a, b }: Named): boolean => isNative({ a }) && symbolOf({ a: b }) === `w${symbolOf({ a })}`;

/** The whole request, and nothing beside it: whoever gives another coin for it, or sends it on, says so. */
const begin = String.raw`(?<=^\W{0,3}(?:(?:please|pls|hey|hi|ok|now|can you|could you|would you)[,:]? )?)`;
const reason =
  '(?:,? (?:for|to use for|to use in|so (?:that )?i can|to|in order to) (?:an? |my |the |some |an? nft )?(?:bid|bidding|bids|offer|offers|auction|auctions|trading|defi|later|later use|opensea|make offers|make an offer|make bids|make a bid|place a bid|place bids|bid|trade|start trading|nft bid|nft bids|nft offer|nft offers|mint|liquidity)(?: (?:on|at|in|with) (?:an? |the )?[a-z]{2,20}(?: auction| sale)?)?)?';
const end = String.raw`(?: please| pls| now| asap)?(?=[\W]{0,3}(?:thanks|thank you|thx)?\W{0,3}$)`;
const some = '(?:(?:my|our|the|some|another|more|about|exactly|a further|an extra) ){0,2}';
const fetch =
  '(?:get|give|hand|fetch|prepare|create|make|produce|generate|obtain|arrange|ready|provide|set up)(?: me| us)?';
const chain = '(?: on <chain h>)?';

/** The coin of a chain, wrapped: what is wanted says all that is given for it. */
export const shapesOfWraps: readonly Shape[] = [
  // `I need 2 WETH for bidding`
  {
    keys: 'need|want|like|require',
    says: `${begin}(?:i|we)(?:['’]d| would)? (?:need|want|like|require)(?: to have| to get| to hold)? ${some}<sum a>${chain}${reason}${end}`,
    means: '!wrap >gets a >on h',
    holds: isWrapped,
  },
  // `get me 2 WETH`
  {
    keys: 'get|give|hand|fetch|prepare|create|make|produce|generate|obtain|arrange|ready|provide|set up',
    says: `${begin}${fetch} ${some}(?:<sum a>|<coin a2>[,:] <number n>)${chain}${reason}${end}`,
    means: '!wrap >gets a >gets n*a2 >on h',
    holds: ({ a, a2 }) => isWrapped({ a: a ?? a2 }),
  },
  // `give me wrapped POL, 2`
  {
    keys: 'wrapped',
    says: `${begin}(?:${fetch}|(?:i|we)(?:['’]d| would)? (?:need|want|like|require)) ${some}(?:wrapped <coin a>[,:] <number n>|<number n2> wrapped <coin a2>)${chain}${reason}${end}`,
    means: '!wrap n*a n2*a2 >on h',
    holds: ({ a, a2 }) => isNative({ a: a ?? a2 }),
  },
  {
    keys: 'wrapped',
    says: String.raw`(?<=^\W{0,3})<number n> wrapped <coin a>${chain},? (?:please|pls|needed|wanted|required)(?:,? (?:please|pls))?(?=\W{0,3}$)`,
    means: '!wrap n*a >on h',
    holds: isNative,
  },
  // `2 wrapped ETH please`
  {
    keys: 'please|pls|needed|wanted|required',
    says: String.raw`(?<=^\W{0,3})<sum a>${chain},? (?:please|pls|needed|wanted|required)(?:,? (?:please|pls))?(?=\W{0,3}$)`,
    means: '!wrap >gets a >on h',
    holds: isWrapped,
  },
  // `top up my WETH by 2`
  {
    keys: 'top up|increase|raise|boost|grow|refill|add to|replenish|bump',
    says: `${begin}(?:top up|increase|raise|boost|grow|refill|replenish|bump up|bump) (?:my |our |the )?<coin b>(?: balance| holdings?| stack| position)? by (?:<number n>|<sum a>)${chain}${reason}${end}`,
    means: '!wrap >gets a >gets n*b >on h',
    holds: ({ a, b }) => isWrapped({ a: b }) && (!a || symbolOf({ a }) === symbolOf({ a: b }) || isWrapping({ a, b })),
  },
  // `fund my WETH balance with 2 ETH`
  {
    keys: 'fund|top up|fill|refill|load|feed|increase|replenish|boost|grow',
    says: `(?:fund|top up|fill|fill up|refill|load|load up|feed|increase|replenish|boost|grow) (?:my |our |the )?<coin b>(?: balance| holdings?| stack| position)? (?:with|by|using|from|out of) ${some}<sum a>`,
    means: '!wrap a',
    holds: isWrapping,
  },
  // `make 2 ETH tradable as ERC-20`
  {
    keys: 'erc-20|erc20|erc 20|weth',
    says: `(?:make|render|get) ${some}<sum a> (?:tradable|tradeable|usable|spendable|available|compatible|transferable|ready) (?:as|like|with|for) (?:an? |the )?(?:erc[- ]?20)(?: (?:token|coin|standard|form)s?)?`,
    means: '!wrap a',
    holds: isNative,
  },
  // `send 2 ETH to the WETH contract`
  {
    keys: 'contract',
    says: `(?:send|pay|transfer|move|feed|push) ${some}<sum a> (?:to|into|in|through) (?:the )?<coin b>(?: token)?(?: smart)?(?: contract)?`,
    means: '!wrap a >into b$',
    holds: (named, all) =>
      isWrapping(named) && !all.some(({ party }) => party?.value.kind === 'address' || party?.value.kind === 'ens'),
  },
  // `move 2 ETH to WETH`
  {
    keys: 'move|transfer|shift|bring|issue|roll',
    says: `(?:(?:move|transfer|shift|bring|roll) ${some}<sum a> (?:over )?(?:to|into)(?: my| our)? <coin b>|issue <coin b2> (?:against|for|from) ${some}<sum a2>)`,
    means: '!wrap a a2',
    holds: ({ a, a2, b, b2 }, all) =>
      isWrapping({ a: a ?? a2, b: b ?? b2 }) &&
      !all.some(({ party }) => party?.value.kind === 'address' || party?.value.kind === 'ens'),
  },
  {
    keys: 'issue',
    says: `issue <sum b> (?:against|for|from) ${some}<coin a>`,
    means: '!wrap >gets b',
    holds: isWrapping,
  },
  // `my bot needs 2 WETH, wrap it from ETH`
  {
    keys: 'wrap',
    says: `${begin}(?:(?:my|our|the) [a-z]{2,15}(?: [a-z]{2,15})? needs?|(?:i|we)(?: am|['’]m| are)? (?:short|short of|short by|lack|lacking|missing|need)) <sum b>[,;.](?: so)?(?: please)? wrap (?:it|that|that much|some|enough)(?: (?:from |of )?(?:my )?<coin a>)?${end}`,
    means: '!wrap >gets b',
    holds: ({ a, b }) => isWrapped({ a: b }) && (!a || isWrapping({ a, b })),
  },
  // `wrap 2 ETH before I swap it on Uniswap`: what comes later is not asked for.
  {
    keys: 'before',
    says: String.raw`,? before (?:i|we) (?:can |will |then )?(?:swap|trade|sell|lend|supply|deposit|bridge|stake|use|spend|bid)(?: (?:it|them|that))?(?: with (?:it|them))?(?: (?:on|in|at|with|into|to|through|via) (?:<venue v>|<lender l>|[a-z]{2,15}))?(?: later| tomorrow| afterwards)?(?=\W{0,3}$)`,
    means: '',
  },
  {
    keys: 'later|afterwards|tomorrow|myself|next week|after that',
    says: String.raw`(?<=[.;,:–—-]\s{0,2})(?:and )?(?:i|we)(?:['’]ll| will| plan to| intend to| am going to|['’]m going to| are going to| want to| would like to| may| might| can) (?:then )?(?:swap|trade|sell|lend|supply|deposit|bridge|stake|use|spend|bid)(?: (?:it|them|that))?(?: (?:on|in|at|with|into|to|through|via) (?:<venue v>|<lender l>|[a-z]{2,15}))? (?:later|later on|afterwards|tomorrow|myself|next week|after that)(?=\W{0,3}$)`,
    means: '',
  },
];

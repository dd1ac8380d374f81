import { isExchange } from './exchanges.ts';
import { isSameAsset } from './open-want.ts';
import type { Mention } from './piece.ts';
import type { Named, Shape } from './shape.ts';

const isOther = ({ a, b }: Named): boolean =>
  a?.asset != null && b?.asset != null && !isSameAsset(a.asset.value, b.asset.value);
const isSame = (one: Mention | undefined, other: Mention | undefined): boolean =>
  one?.asset != null && other?.asset != null && isSameAsset(one.asset.value, other.asset.value);
/** At a place to trade, what is redeemed, paid or closed for another coin is a trade; a payee makes it more than that. */
const isTrade = (named: Named, all: readonly Mention[]): boolean =>
  isOther(named) &&
  all.some(({ protocol }) => isExchange(protocol?.value ?? '')) &&
  !all.some(({ party }) => party?.value.kind === 'address' || party?.value.kind === 'ens');
/** So many of the first of a pair, where its coin is said again. */
const isTradeOf = (named: Named, all: readonly Mention[]): boolean =>
  isTrade(named, all) && (!named.c || isSame(named.a, named.c));

const some = '(?:(?:my|our|the|some|more|all|exactly|just|a bit of|a little) ){0,2}';
const into = '(?:to|into|for|in|in ?exchange for|against|->|=>|→)';
const held = '(?: position| bag| holdings?| stack| exposure| trade| balance)?';
const place =
  '(?: (?:on|at|via|with|using|through|from|in|over) (?:an? |the )?<venue v>(?: pool| router| dex| exchange| aggregator| network| liquidity| market)?)?';
const pair = '<coin a> ?(?:/|-|–|→|->|=>|>| to | into | for | vs ) ?<coin b>';
const trade = '(?:swap|trade|exchange|conversion|deal|order)';
const much = '(?:<number n>|<sum c>)';

/** Trades that no verb of theirs says: the place does. */
export const shapesOfVenueTrades: readonly Shape[] = [
  // `get LINK for 5 DAI on Uniswap, with approval`
  {
    keys: 'approval|allowance',
    says: `(?:get|buy|obtain|acquire|take|purchase|i want|i need)(?: me| us)? ${some}<coin b> (?:with|for|using|against) ${some}<sum a>${place},? (?:with|including|incl\\.?|plus|and|after|following|\\+)(?: an?| the| its| token| prior| exact){0,2} (?:approval|allowance)(?: step| first| included| beforehand)?`,
    means: '!approve a >for v ,next !swap a >into b$ >on v@',
    holds: isTrade,
  },
  // `exit my USDC position: 540 to ETH on Uniswap`
  {
    keys: 'exit|close|liquidate|unwind|leave|sell|dump|trim|reduce|cash|cut',
    says: `(?:exit|close|close out|liquidate|unwind|leave|sell|sell off|dump|trim|reduce|cash out|cut)(?: of| from)? ${some}<coin a>${held}(?::|,| -| –| —| with| by| of) ?${much} ${into} ${some}<coin b>`,
    means: '!swap n*a >none c >into b$',
    holds: isTradeOf,
  },
  {
    keys: 'exit|close|liquidate|unwind|leave|sell|dump|trim|reduce|cash|cut',
    says: `(?:exit|close|close out|liquidate|unwind|leave|sell|sell off|dump|trim|reduce|cash out|cut)(?: of| from)? ${some}<coin a>${held} ${into} ${some}<coin b>${place}(?::|,| -| –| —| with| by) ?(?:amount:? )?${much}`,
    means: '!swap n*a >none c >into b$ >on v@',
    holds: isTradeOf,
  },
  // `redeem 713 USDT for ETH on Uniswap`
  {
    keys: 'close|redeem|exit|liquidate|withdraw|cash|settle|clear|unload|dump|offload|get rid|part with|turn in|use|pay|spend|give|burn|reali',
    says: `(?:close|close out|redeem|exit|exit from|liquidate|withdraw|cash in|cash out|settle|clear|clear out|unload|dump|offload|get rid of|part with|turn in|use|pay|spend|give|burn|reali[sz]e)(?: of| out of)? ${some}<sum a>(?: out)? (?:(?:to get|to buy|to receive|as|and get|and take|in return for) |${into} )${some}<coin b>`,
    means: '!swap a >into b$',
    holds: isTrade,
  },
  // `get LINK with 5 DAI from a Uniswap pool`
  {
    keys: 'get|buy|grab|obtain|acquire|take|pick up|fetch|purchase|score|long|accumulate|load up',
    says: `(?:get|buy|grab|obtain|acquire|take|pick up|fetch|purchase|score|go long|get long|long|accumulate|load up on|stack up on)(?: on)?(?: me| us)? ${some}<coin b> (?:with|for|using|against|by paying|by giving|by spending|in exchange for|worth|out of|from) ${some}<sum a>${place}`,
    means: '!swap a >into b$ >on v@',
    holds: isTrade,
  },
  // `hit the WETH/WBTC pool on Uniswap with 0.5 WETH`
  {
    keys: 'pool|pair|market',
    says: `(?:hit|use|tap|trade|trade in|trade on|swap in|swap through|swap via|swap on|go through|take|trade through) (?:the |an? )?(?:<venue u> )?${pair} (?:pool|pair|market)${place},? ?(?:with|using|for|by selling|selling|:|to sell|to swap|giving|and sell|and swap|,) ?${some}<sum c>`,
    means: '!swap c >into b$ >on v@ >on u@',
    holds: isTradeOf,
  },
  {
    keys: 'pool|pair|market',
    says: `(?:swap|trade|sell|exchange|convert) ${some}<sum c> (?:through|in|via|on|using|with|against) (?:the |an? )?(?:<venue u> )?${pair} (?:pool|pair|market)${place}`,
    means: '!swap c >into b$ >on v@ >on u@',
    holds: isTradeOf,
  },
  // `v4 swap ARB/WBTC 14`, `do a UNI-WBTC swap of 2`
  {
    keys: '/|-|–|→|>| to | for | into ',
    says: `(?:swap|trade|exchange|convert) ${pair}${place}(?:,|:| -| –| @)? ?(?:amount:? |size:? |qty:? |for |of |x )?${much}`,
    means: '!swap n*a >none c >into b$ >on v@',
    holds: isTradeOf,
  },
  // The number behind a pair counts what its first coin says.
  {
    keys: '/',
    says: '(?:swap|trade|exchange) <coin a> ?/ ?<sum b>',
    means: '!swap b*a >into b-',
    holds: (named) => isOther(named) && (named.b?.amount?.start ?? 0) > (named.b?.asset?.start ?? 0),
  },
  {
    keys: 'swap|trade|exchange|conversion|deal|order',
    says: `(?:(?:do|make|perform|execute|run|place|carry out|put through) )?(?:an? |the |one )?(?:<venue u> )?${pair} ${trade}${place}(?:,|:| -| –)? ?(?:of |for |with |amount:? |size:? )?${much}`,
    means: '!swap n*a >none c >into b$ >on v@ >on u@',
    holds: isTradeOf,
  },
  // `get the best price for 5 DAI in LINK via 1inch`
  {
    keys: 'best|optimal|cheapest|top',
    says: `(?:get|find|fetch|seek|take|use|look for|give)(?: me| us)? (?:the )?(?:best|optimal|cheapest|top)(?: available| possible| swap)? (?:rate|price|route|deal|path|execution|offer) (?:for|of|on) ${some}<sum a> (?:${into}|towards|when going to|paid in) ${some}<coin b>`,
    means: '!swap a >into b$',
    holds: isTrade,
  },
  // `optimise 5 DAI to LINK through 1inch`
  {
    keys: 'optimi|aggregate|best-route|smart|route|best execution',
    says: `(?:optimi[sz]e|aggregate|best-route|smart-route|smart route)(?: an?| the)?(?: ${trade})?(?: of| from| for)? ${some}<sum a> ${into} ${some}<coin b>`,
    means: '!swap a >into b$',
    holds: isTrade,
  },
  // `split across dexes via 1inch: 5 DAI for LINK`
  {
    keys: 'split|spread|across',
    says: `(?:split|spread|route|go)(?: it)? (?:across|over|among|between) (?:(?:all|several|multiple|the|many|different|various|available) ){0,2}(?:dexe?s|exchanges|pools|venues|sources|liquidity sources)${place}(?:,|:| -| –)? ?(?:swap |sell )?${some}<sum a> ${into} ${some}<coin b>`,
    means: '!swap a >into b$ >on v@',
    holds: isTrade,
  },
  {
    keys: 'split|spread|across',
    says: `(?:split|spread|route) ${some}<sum a> (?:across|over|among|between) (?:(?:all|several|multiple|the|many|different|various|available) ){0,2}(?:dexe?s|exchanges|pools|venues|sources|liquidity sources)${place},? (?:(?:and|to) (?:get|buy|receive|obtain) |${into} )${some}<coin b>`,
    means: '!swap a >into b$ >on v@',
    holds: isTrade,
  },
  // `1inch: in 5 DAI, out LINK`
  {
    keys: 'out',
    says: `(?:in|input|going in|token in|goes in):? ${some}<sum a>(?:,|;| \\||/| -| and| –) ?(?:out|output|coming out|token out|comes out):? ${some}<coin b>`,
    means: '!swap a >into b$',
    holds: isTrade,
  },
  {
    keys: ' out',
    says: `${some}<sum a> in(?:,|;| \\||/| -| and| –) ?${some}<coin b> out`,
    means: '!swap a >into b$',
    holds: isTrade,
  },
  // `move from LDO to USDT with 145 via 1inch`
  {
    keys: 'from ',
    says: `(?:move|go|switch|rotate|shift|change|get|hop|convert|swap|trade|exchange|jump|cross) (?:out )?(?:from|of) ${some}<coin a> (?:and )?(?:to|into) ${some}<coin b>${place}(?: with| for| using| by|,|:| -)? ?(?:amount:? |an amount of )?${much}`,
    means: '!swap n*a >none c >into b$ >on v@',
    holds: isTradeOf,
  },
  // `deposit 5 DAI into the Uniswap router and take out LINK`
  {
    keys: 'deposit|supply|put|send',
    says: `(?:deposit|supply|put in|put|send) ${some}<sum a>(?: (?:into|to|in|through) (?:an? |the )?<venue v>(?: pool| router)?)?(?: and|,|, and) (?:receive|get|take out|take|get back|get out|withdraw) ${some}<coin b>`,
    means: '!swap a >into b$ >on v@',
    holds: isTrade,
  },
  {
    keys: 'take|withdraw|pull',
    says: `(?:take|withdraw|pull) ${some}<sum a>(?: (?:from|out of) <self m>)?(?: and|, and| then|,)? (?:then )?(?:(?:swap|trade|exchange|convert|sell|turn|change) (?:it|them|that) |out )(?:to|into|for|in) ${some}<coin b>`,
    means: '!swap a >into b$',
    holds: isTrade,
  },
  // `I want ETH out of 5 LDO on Uniswap`, `open a WBTC position with 5 DAI on Uniswap`
  {
    keys: 'out of|enter|position|substitute|exposure|bag',
    says: `(?:(?:i want|i need|get|take|make) ${some}<coin b> out of|(?:enter|get into|go into|hop into) ${some}<coin b2> with|(?:open|start|take|build|stake out) an? (?:position in <coin b3>|<coin b4> position) with|substitute <coin b5> for) ${some}<sum a>`,
    means: '!swap a >into b$ >into b2$ >into b3$ >into b4$ >into b5$',
    holds: ({ a, b, b2, b3, b4, b5 }, all) => isTrade({ a, b: b ?? b2 ?? b3 ?? b4 ?? b5 }, all),
  },
  {
    keys: 'give|hand|feed',
    says: `(?:give|hand|feed) (?:the )?<venue v>(?: router| pool)? ${some}<sum a> (?:for|in exchange for|to get|and get) ${some}<coin b>`,
    means: '!swap a >into b$ >on v@',
    holds: isTrade,
  },
  // `take the 1inch route from DAI to LINK with 5 DAI`
  {
    keys: 'route|path|liquidity|hops',
    says: `(?:(?:take|use|follow) (?:the |an? )?(?:best )?<venue v> (?:route|path) from <coin a> to <coin b> (?:with|for|using)|aggregate liquidity (?:on|at|via|with|through) <venue v2> for) ${some}<sum c>(?: ${into} <coin b2>)?`,
    means: '!swap c >into b$ >into b2$ >on v@ >on v2@',
    holds: ({ a, b, b2, c }, all) =>
      (b === undefined) !== (b2 === undefined) && isTrade({ a: c, b: b ?? b2 }, all) && (!a || isSame(a, c)),
  },
  {
    keys: 'hops|pools',
    says: `(?:(?:take|make|do) [a-z0-9]{1,8} hops from ${some}<sum a>|route ${some}<sum a2> (?:through|over|via) [a-z ]{0,24}pools) ${into} ${some}<coin b>`,
    means: '!swap a a2 >into b$',
    holds: ({ a, a2, b }, all) => isTrade({ a: a ?? a2, b }, all),
  },
  // `to get LINK: approve 5 OP on Uniswap, then swap it`
  {
    keys: 'approve',
    says: `(?:to|in order to) (?:get|buy|receive|obtain) ${some}<coin b>(?::|,| -) ?approve ${some}<sum a>${place}(?:,| and|, and)? (?:then )?(?:swap|trade|exchange|sell) (?:it|them|that)`,
    means: '!approve a >for v ,next !swap a >into b$ >on v@',
    holds: isTrade,
  },
  {
    keys: 'no longer want|done with|tired of|fed up',
    says: `(?:i|we) (?:no longer want|am done with|am tired of|do not need) ${some}<sum a>(?:,|;| so|, so) (?:please )?(?:make|turn|convert|change|swap) (?:it|them|that) (?:to |into |for )?${some}<coin b>`,
    means: '!swap a >into b$',
    holds: isTrade,
  },
];

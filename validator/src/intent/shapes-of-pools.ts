import type { Shape } from './shape.ts';

const own = '(?:(?:my|our|the|a|an|new|all|some|of) ){0,3}';
const at = '(?:on|at|in|into|to|via|through|from|out of|inside)';
const tie = '(?:,? and|,? plus|,| ?\\+| ?&|,? together with|,? along with| with|,? against) ';
const shares = '(?:lp|bpt|slp|uni-?v2|pool|liquidity)(?:[ -](?:tokens?|shares?|units?|positions?))?';
const least = '(?:at least|a minimum of|minimum|no less than) ';
const gets =
  '(?:and |to |for |in return for |in exchange for )?(?:get|getting|receive|receiving|take|taking|collect|collecting)?(?: (?:back|out))? ?';

/** `the Uniswap V2 USDC/ETH pool`: the assets of a pool are part of its name. */
const pool = (venue: string, [one, other]: readonly [string, string]): string =>
  `${own}(?:<coin ${one}>(?: ?[/–-] ?| and )<coin ${other}> )?<venue ${venue}>(?: <coin ${one}${one}>(?: ?[/–-] ?| and )<coin ${other}${other}>)?(?: (?:pools?|pair))?`;

const lists = [
  ['a', 'b', 'c'],
  ['a', 'b'],
] as const;
/** Sums that are told one after the other. */
const sums = (names: readonly string[]): string => names.map((name) => `(?:${least})?<sum ${name}>`).join(tie);
const inOrder = (names: readonly string[]): string => names.join(' ,and ');

/** What is put into pools of several assets, and taken out of them for shares. */
export const shapesOfPools: readonly Shape[] = lists.flatMap((names): readonly Shape[] => [
  // `pair 0.4 ETH with 1000 USDC as liquidity on Uniswap V2`
  {
    keys: 'pair |match |combine |pool ',
    says: `(?:pair|match|combine|pool) (?:up )?${own}${sums(names)}(?: as (?:liquidity|an? lp|lp))? ${at} ${pool('v', ['x', 'y'])}`,
    means: `!supply ${inOrder(names)} >into v@`,
  },
  // `open a Uniswap V3 position with 1000 USDC and 0.4 ETH`
  {
    keys: 'open|create|mint|start|set up|make',
    says: `(?:open|create|mint|start|set up|make) (?:${own}(?:liquidity |lp )?position ${at} )?${pool('v', ['x', 'y'])}(?: (?:liquidity |lp )?position)? (?:with|of|from|using|for) ${sums(names)}`,
    means: `!supply ${inOrder(names)} >into v@`,
  },
  // `remove my liquidity: burn 2 LP and get at least 990 USDC and 0.39 ETH`
  {
    keys: 'burn|remove|withdraw|redeem|return|pull',
    says: `(?:(?:remove|withdraw|pull|take out|exit|unwind) ${own}(?:liquidity|lp|position)(?: ${at} ${pool('v', ['x', 'y'])})? ?[:;,.–—-] ?)?(?:burn|remove|withdraw|redeem|return|pull) ${own}<number n> (?:of )?${own}${shares}(?: ${at} ${pool('w', ['p', 'q'])})?,? ${gets}${sums(names)}`,
    means: `!withdraw n% ,and ${inOrder(names)} >from v@ >from w@`,
  },
]);

import type { Shape } from './shape.ts';

const how = '(?:(?:to be used|from being used|for use|from use) )?(?:as|for) (?:(?:my|the) )?collateral';
const own = '(?:(?:my|our|the) ){0,2}';
const at = '(?:on|at|in|with|for)';
const mode = String.raw`(?:e-?mode|efficiency mode)(?: category)?(?: (?:to|for|as)(?: category)?)?\s{0,8}`;

/** Settings of a position, in which nothing moves: what stands as collateral, and by which rules. */
export const shapesOfSettings: readonly Shape[] = [
  // `use my USDC as collateral on Aave`, `stop using my USDC as collateral on Aave`
  {
    keys: 'collateral',
    says: `(?:use|enable|activate|mark|set|turn on|switch on|enter|stop using|disable|deactivate|unset|turn off|switch off|remove) ${own}<coin a>(?: (?:deposit|supply|position|balance))? (?:${how}(?: ${at} <lender b>)?|${at} <lender c> ${how})`,
    means: '!configure a$ >on b@ >on c@',
  },
  // `set my Aave eMode to category 1`, `turn off eMode on Aave`
  {
    keys: 'mode',
    says: `(?:set|change|switch|enable|enter|activate|turn on|switch on|use|disable|deactivate|leave|exit|turn off|switch off) ${own}(?:<lender b> ${mode}|${mode}${at} <lender c>)`,
    means: '!configure >on b@ >on c@',
  },
];

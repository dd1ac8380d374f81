import { isSameAsset } from './open-want.ts';
import type { Named, Shape } from './shape.ts';

const own = '(?:(?:my|our|the|a|an|new|another|some) ){0,2}';
const kind = '(?:(?:lending|supply|savings|deposit|collateral|earn) )?';
const held = '(?:position|deposit|supply|account|balance|market|vault|lending)';
const at = '(?:on|at|in|into|with|via|through|over at|inside|to)';
const gain =
  '(?:(?:some|a|its|me some|me) )?(?:interest|yield|money|returns?|apy|income)(?: for (?:me|us))?|(?:for (?:me|us))';

/** What is counted beside the name of a market is of its coin. */
const isSame = ({ a, c, n }: Named): boolean =>
  a?.asset && c?.asset ? isSameAsset(a.asset.value, c.asset.value) : n !== undefined;

/** What is put where it earns. */
export const shapesOfLending: readonly Shape[] = [
  // `open a Compound position with 50 DAI`
  {
    keys: 'open|start|create|make|set up|begin|establish',
    says: `(?:open|start|create|make|set up|begin|establish) ${own}<lender b> ${kind}${held} (?:of|with|using|from|for) <sum a>`,
    means: '!supply a >into b@',
  },
  {
    keys: 'open|start|create|make|set up|begin|establish',
    says: `(?:open|start|create|make|set up|begin|establish) ${own}${kind}${held} ${at} <lender b>(?: (?:of|with|using|for)|:|,) <sum a>`,
    means: '!supply a >into b@',
  },
  // `enter Compound with 50 DAI`
  {
    keys: 'enter|join|get into|go into|hop into|step into|become',
    says: `(?:enter|join|get into|go into|hop into|step into|become a lender (?:on|at|in)) (?:the )?<lender b>(?: ${kind}${held})?(?: as a (?:lender|supplier|depositor))? with <sum a>`,
    means: '!supply a >into b@',
  },
  // `top up Compound by 50 DAI`, `raise my Morpho position by 5 WETH`
  {
    keys: 'top |increase|raise|grow|boost|bump|expand|add to|enlarge',
    says: `(?:top up|top off|increase|raise|grow|boost|bump|bump up|expand|enlarge|add to) ${own}<lender b>(?: ${kind}(?:position|deposit|supply|account|balance|collateral))? (?:by|with) (?:another )?<sum a>`,
    means: '!supply a >into b@',
  },
  {
    keys: 'top up|increase|raise|grow|boost|bump|expand|add to|enlarge',
    says: `(?:top up|increase|raise|grow|boost|bump|bump up|expand|enlarge|add to) ${own}${kind}(?:position|deposit|supply|account|balance|collateral) ${at} <lender b> (?:by|with) (?:another )?<sum a>`,
    means: '!supply a >into b@',
  },
  {
    keys: 'top up|increase|raise|grow|boost|bump|expand|add to|enlarge',
    says: `(?:top up|increase|raise|grow|boost|bump|bump up|expand|enlarge|add to) ${own}<coin c> (?:position|deposit|supply|balance|collateral) ${at} <lender b> (?:by|with) (?:another )?(?:<number n>|<sum a>)`,
    means: '!supply a >none n*c >into b@',
    holds: isSame,
  },
  // `let 50 DAI earn interest at Compound`
  {
    keys: 'earn|work|accrue|generate|yield|grow|collect',
    says: `(?:let|have|make|get) ${own}<sum a> (?:to )?(?:earn|earning|work|working|accrue|generate|collect|gain|grow)(?: (?:${gain}))? ${at} <lender b>`,
    means: '!supply a >into b@',
  },
  {
    keys: 'earn|generate|start earning|make',
    says: `(?:earn|generate|start earning|collect|make) ${gain} (?:on|from|with) ${own}<sum a> ${at} <lender b>`,
    means: '!supply a >into b@',
  },
  // `make 50 DAI available on Compound`
  {
    keys: 'available',
    says: `make ${own}<sum a> available (?:(?:for lending|to borrowers|for borrowing|for borrowers|to lend) )?${at} <lender b>`,
    means: '!supply a >into b@',
  },
  {
    keys: 'store|stash|feed|pour|bank|tuck|funnel|channel|inject|slide|shove|load|stow|pump|ship|direct|tip',
    says: `(?:store|stash|feed|pour|bank|tuck|tuck away|funnel|channel|inject|slide|shove|load|stow|pump|direct) ${own}<sum a> ${at} (?:the )?<lender b>`,
    means: '!supply a >into b@',
  },
  // `deploy 50 DAI on Morpho`: money that is deployed works there, and makes no contract.
  {
    keys: 'deploy|farm|commit|dedicate|entrust|offer|devote|loan out|assign|grow|tie up|allot|earmark',
    says: `(?:deploy|farm|farm yield|farm with|farm yield with|commit|dedicate|entrust|devote|offer|offer up|loan out|assign|grow|tie up|allot|earmark) ${own}<sum a>(?: (?:to|for) (?:the )?(?:borrowers|lending|lenders))? ${at} (?:the )?<lender b>`,
    means: '!supply a >into b@',
  },
  {
    keys: 'loan|lend',
    says: `(?:loan|make a loan of|give a loan of|extend a loan of|give|lend|lend out) ${own}<sum a> (?:(?:to|into) (?:the )?<lender b>|to (?:the )?borrowers (?:on|at|of|in|via|through) <lender c>)`,
    means: '!supply a >into b@ >into c@',
  },
  {
    keys: 'borrowers',
    says: `(?:give|let|allow) (?:the )?borrowers (?:on|at|of|in) <lender b> (?:to )?(?:borrow|use|take|have) ${own}<sum a>`,
    means: '!supply a >into b@',
  },
  // `make 50 DAI productive on Morpho`
  {
    keys: 'productive|profitable|to earn|to work|on lending|yield',
    says: `(?:make ${own}<sum a> (?:productive|profitable|work|yield)|use ${own}<sum a2> to (?:earn|earn yield|earn interest|lend)|spend ${own}<sum a3> on lending) ${at} <lender b>`,
    means: '!supply a a2 a3 >into b@',
  },
  // `take 50 DAI out of my wallet and lend it on Morpho`
  {
    keys: 'take|withdraw|grab|use',
    says: `(?:take|grab|withdraw|use) ${own}<sum a>(?:(?: (?:from|out of) <self m>)?(?: and|, and| to|,)(?: then)? (?:lend|supply|deposit|put|park|invest|place) (?:it|them|that)(?: out)? (?:on|in|into|at|to|with)| (?:from|out of) <self m2> (?:into|to)) <lender b>`,
    means: '!supply a >into b@',
  },
  // `lend 50 DAI (Morpho)`: the name of a place, where its coin is written otherwise.
  {
    keys: 'supply|lend|deposit',
    says: String.raw`(?:supply|lend|deposit|supplying|lending)(?: request| order)?:? ${own}<sum a>(?:,| \|| \(| -) ?(?!\uE000[a-z]{0,6}t)<lender b>\)?`,
    means: '!supply a >into b@',
  },
  // `mint c tokens with 50 DAI`
  {
    keys: 'c token|c-token',
    says: `mint (?:(?:some|my|our|the) )?c[- ]tokens? (?:with|from|for|using|against) <sum a>`,
    means: '!supply a',
  },
  // `supply 100 to the DAI market on Compound`
  {
    keys: 'market|pool|reserve',
    says: `(?:supply|deposit|lend|add|provide|put) (?:<number n>|<sum a>) (?:to|into|in|on) (?:the |its )?<coin c> (?:market|pool|reserve) (?:on|of|at|in) <lender b>`,
    means: '!supply a >none n*c >into b@',
    holds: isSame,
  },
  {
    keys: 'market|pool|reserve',
    says: `(?:supply|deposit|lend|add|provide|put) (?:<number n>|<sum a>) (?:to|into|in|on) (?:the )?<lender b>(?:['’]s)? <coin c> (?:market|pool|reserve)`,
    means: '!supply a >none n*c >into b@',
    holds: isSame,
  },
];

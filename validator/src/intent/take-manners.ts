import type { Atom } from './atoms.ts';

const safe = '(?:gnosis )?(?:safe|multi-?sig|treasury)';
const signers = '(?:co-?signers|signers|owners|signatories|key ?holders)';
const moves =
  '(?:send|transfer|pay|move|remit|forward|disburse|release|reimburse|refund|remunerate|wire|hand|give|donate|tip|fund)';
const end = String.raw`(?=\s{0,2}(?:[,.:;!?)\n]|[-–—]\s|$))`;
const start = String.raw`(?<=^\s{0,3}|[.!?;:\n(]\s{0,2})`;

interface Keyed {
  readonly keys: readonly string[];
  readonly pattern: RegExp;
}

/** Patterns with words one of which must be in the text: looking for those is far cheaper than for the pattern. */
const keyed = (rows: readonly (readonly [string, string])[]): readonly Keyed[] =>
  rows.map(([keys, pattern]) => ({ keys: keys.split('|'), pattern: new RegExp(pattern, 'giu') }));

/** How a transfer is carried out, who signed it, and what is said around it: nothing that it moves. */
const manners = keyed([
  // One transaction for all.
  [
    'in one|at once',
    `${start}(?:(?:all|both|everything|it'?s all|do it all|all of it) )?(?:in one go|in one shot|in one sweep|in one fell swoop|at once)${end}`,
  ],
  // `pay 0x… 5 and 0x… 7, all in DAI`
  ['all in', String.raw`(?<=[,;(] ?)all(?= in (?:the )?[\w.]{2,10}\)?\W{0,2}$)`],
  [
    'to save',
    String.raw`(?:\b(?:use|using|with|via) (?:an? |one |the )?(?:multicall3?|batch|bundle) )?\bto save (?:on |some )?(?:gas|fees|costs|time)(?: costs| fees)?\b`,
  ],
  [
    'fail|revert',
    String.raw`\bif (?:one|either|any|one of (?:them|these|the two))(?: (?:payment|transfer|call|leg))? (?:fails|reverts),? (?:then )?(?:both|all|everything|so must the other|the other|the whole (?:thing|batch|tx|transaction)) ?(?:must|should|has to|have to|shall|will|needs to)? ?(?:fails?|reverts?)?(?: too| as well)?${end}`,
  ],
  // Why a right is to be without limit.
  [
    'approv|sign|confirm',
    String.raw`\bso (?:that )?(?:i|we) (?:do not|don['’]?t|never|won['’]?t|will not|will never) (?:have to|need to) (?:approve|sign|confirm)(?: it| this| again| every time| each time| anymore| repeatedly| once more| for every \p{L}{1,12}){0,2}${end}`,
  ],
  [
    'approv',
    String.raw`\bto avoid (?:any |all )?(?:further|more|repeated|future|multiple|additional|other) approvals(?: later| in (?:the )?future)?\b`,
  ],
  ['all in one', String.raw`\ball in one(?: (?:batch|bundle|call|tx|txn|transaction))?${end}`],
  ['in one', String.raw`\b(?:in one go|in one shot|in one sweep|in one fell swoop|in one breath)\b`],
  [
    'signature|click|confirmation',
    String.raw`\b(?:with|under|using) (?:just |only )?(?:one|a single) (?:signature|click|confirmation)\b`,
  ],
  ['sign', String.raw`\bso (?:that )?(?:i|we) (?:only |just )?(?:have to |need to )?sign (?:only |just )?once\b`],
  [
    'multicall',
    `${start}(?:everything|it all|all of (?:it|this|them)|this all) (?:goes|should go|must go|shall go|is to go|runs) (?:through|via|by|over) multicall3?(?: in (?:a single|one) (?:tx|txn|transaction|call|batch))?`,
  ],
  [
    'be aggregated|be batched|be bundled|be grouped|be combined',
    String.raw`\b(?:the |these |all |both )?(?:calls|transfers|payments|sends) (?:should|must|are to|shall|will|need to) be (?:aggregated|batched|bundled|grouped|combined)(?: together)?(?: (?:by|through|via|with|using|in|into) (?:one |a |a single )?multicall3?)?`,
  ],
  ['0xca11bde0', String.raw`(?<=\bmulticall3? )\(0xca11bde05977b3631167028862be2a173976ca11\)`],
  ['rather not', String.raw`\b(?:i['’]d|i would|we['’]d|we would) rather not (?:do it|do this|sign|pay) twice\b`],
  [
    'batch|multicall',
    String.raw`\b(?:through|via|by|in|with|using|as) (?:a|one|the same|a single) (?:batch|multicall)(?=,)`,
  ],
  ['half-', String.raw`\bhalf-(?:time|year|yearly|day|term|marathon|price|way)\b`],
  // Who signed, and what a Safe counts its transactions by.
  [
    'signer|owner|signator|holder',
    String.raw`\b(?:(?:our|the|all|both|my) )?(?:(?:two|three|four|five|\d) )?(?:${safe}(?:['’]s)? )?${signers}(?: of (?:the|our) ${safe})?(?: have| has)?(?: all| both| already| now| each){0,2} (?:agreed|signed(?: off)?|confirmed|co-?signed|voted yes|consented)(?: on it| to it| to this| it)?${end}`,
  ],
  [
    'signer|owner|signator|holder',
    String.raw`\b(?:confirmed|signed|approved|co-?signed|agreed) by (?:all |both )?(?:of )?(?:the |our |my )?(?:(?:two|three|four|five|\d|required|other) )?${signers}\b`,
  ],
  [
    'signatures|sigs|confirmations',
    String.raw`\b(?:(?:one|two|three|four|five|both|all|\d|enough|the|all the) )?(?:required |needed |necessary )?(?:signatures|sigs|confirmations) (?:are|have been|were) (?:in|collected|there|gathered|attached|on file)(?: for\b)?`,
  ],
  ['signatures|sigs', String.raw`\b(?:signatures|sigs) (?:attached|collected|included|below)\b`],
  ['threshold', String.raw`\b(?:the )?threshold (?:is |has been |was )?(?:reached|met)\b`],
  ['{wallet}', String.raw`(?<=\bsafe)\{wallet\}`],
  ['fully ', String.raw`\b(?:is |are |was |has been )?fully (?:signed|confirmed|executed|co-?signed)\b`],
  [
    'do |doing ',
    `${start}(?:so,? )?(?:i['’]?m|i am|we['’]re|let me) (?:do|doing) (?:it|so|this|that) (?:here|now|this way|like this)(?= ?:)`,
  ],
  [
    'exectransaction',
    String.raw`\b(?:(?:use|call|run|invoke|via|through|with|using) )?exectransaction(?: (?:of|on|at|in) (?:the|our|my) (?:gnosis )?(?:safe|multi-?sig))?,?(?: to)?(?= (?:${moves}|pay)\b)`,
  ],
  ['safe exec', String.raw`(?<=\bsafe )exec(?:ution|ute)?\b(?! ?\()`],
  ['for this', String.raw`\bfor this (?:one|payment|transfer|job|purpose|occasion)\b`],
  [
    'safe|multi|treasury',
    String.raw`\b(?:let|ask|tell|get|instruct|make|request) (?:the|our|my) (?:\p{L}{1,20} )?${safe}(?: wallet| account)?(?: (?:at )?0x[0-9a-f]{40})? (?:to )?(?=${moves}\b)`,
  ],
  [
    'safe|multi|treasury',
    `${start}(?:please )?(?:process|execute|submit|broadcast|run|finali[sz]e) (?:the|our|this|that|my) (?:(?:queued|pending|signed|approved|next|waiting) ){0,2}${safe}(?:['’]s)? (?:transaction|tx|txn|payment|transfer)(?= ?:| (?:which|that) (?:sends|pays|transfers|moves)\\b)`,
  ],
  [
    'money|funds',
    String.raw`${start}(?:the )?(?:money|funds) (?:leaves?|goes out of|comes? out of) (?:the|our|my) (?:\p{L}{1,20} )?(?:${safe}|wallet|account)(?= ?:)`,
  ],
  ['vote', `${start}(?:we|i|all of us) (?:vote|voted) (?:yes|aye|in favou?r)(?= ?:)`],
  [
    'signer|owner|signator',
    String.raw`\b(?:i['’]?m|i am|we['’]re|we are) (?:an? |one of the |the )?(?:co-?signer|signer|owner|signatory)s? (?:of|on|at) (?:the |our )?(?:${safe} )?(?:at )?0x[0-9a-f]{40}`,
  ],
  // Tags at the end of the data.
  [
    'code|id|tag|number',
    String.raw`\b(?:with )?(?:an? |the |our )?(?:referral|referrer|affiliate|partner|builder|tracking|attribution|client|app)[ -]?(?:code|id|tag|number)(?: is| of|:|=)? ?#?"?\d{1,12}"?(?![\d.,]*\d)(?! ?\p{L})`,
  ],
  [
    'attributed',
    String.raw`\b(?:is |are )?attributed to (?:our |the |my )?(?:app|client|frontend|partner|builder|wallet|site)(?: "[^"\n]{1,30}"| '[^'\n]{1,30}')?`,
  ],
  ['this one too', String.raw`(?:\bso )?(?:with )?\bthis one too\b`],
  [
    'adds|appends|attaches|tags|includes|sets|will add|will append',
    String.raw`${start}(?:our|the|my|this) (?:\p{L}{1,20} )?(?:wallet|app|frontend|front end|client|dapp|site|sdk) (?:adds|appends|attaches|tags|includes|sets|will add|will append)\b[^.;:!?\n\d]{0,80}${end}`,
  ],
  ['what ', String.raw`\bwhat (?:it does is|matters|counts|happens|follows)(?: is)?(?= ?:| an? )`],
  // Why it is done.
  [
    '0x',
    String.raw`(?<=0x[0-9a-f]{40}["')]{0,2},? )(?:just |only |simply )?to (?:log|test|trigger|emit|check|verify|prove|mark|signal|ping|poke|wake|say|show|see|confirm|celebrate|thank|help|cover|support|avoid|honou?r|settle|make up for|cheer|keep)\b[^.;:!?\n\d,]{0,50}${end}`,
  ],
  [
    'pending|stuck|old|hanging',
    String.raw`${start}(?:please )?(?:cancel|replace|unstick|kill|speed up|override) (?:my|the|an?|that|this) (?:pending|stuck|old|hanging) (?:transaction|tx|txn)(?: (?:with|by|using|via|through)(?: sending| doing)?)? (?=(?:an? )?(?:0|zero)\b)`,
  ],
  [
    'sold',
    String.raw`\b(?:has|have|is|was|got) (?:just |already )?(?:been )?sold(?: off-?chain| privately| over the counter| otc)?(?=,? (?:so|and now|now|please)\b)`,
  ],
  // What is told of people, and asks for nothing.
  ['there w|there are', String.raw`${start}there (?:were|are|was) \p{L}{1,12} of (?:them|us|you)\b${end}`],
  [
    'tell|mention|let',
    String.raw`\b(?:please )?(?:don['’]?t|do not|never|no need to) (?:tell|mention (?:it|this) to|let) (?:him|her|them|anyone|anybody|my \p{L}{1,20})\b[^.;:!?\n\d]{0,60}${end}`,
  ],
  [
    'believe|guess',
    String.raw`${start}(?:(?:and|but|so|well),? )?you (?:won['’]?t|will not|wouldn['’]?t|would not|'?ll never) (?:believe|guess)\b[^.;:!?\n\d]{0,40}${end}`,
  ],
  [
    'she |he |they ',
    String.raw`${start}(?:(?:and|but|so|well|although|though),? )?(?:she|he|they) (?:never|does not|doesn['’]?t|don['’]?t|do not|won['’]?t|wouldn['’]?t|didn['’]?t|did not) (?:(?:ever|even|usually|really|normally) )?(?:accepts?|accepted|takes?|took|asks?|asked|likes?|liked|wants?|wanted|complains?|complained|charges?|charged|expects?|expected|minds?|says?|said|knows?|knew|gives? up|keeps?)\b[^.;:!?\n\d]{0,60}${end}`,
  ],
]);

/** Beside these a count of signers, and a number of a transaction, are what is asked for. */
const setsUp =
  /\b(?:threshold|owners?|create|creating|deploy|set up|make|change|turn|become|cancel|replace|reject|add|remove)\b/i;
const ofSafe = keyed([
  ['safe|multi', String.raw`\b\d{1,2}[ -]?(?:of|\/)[ -]?\d{1,2} (?=(?:gnosis )?(?:safe|multi-?sig)\b)`],
  ['nonce', String.raw`\bnonce(?: is|:|=)? ?#?\d{1,6}\b(?![.,]?\d)`],
  ['op', String.raw`\b(?:op|operation)(?: is|:|=) ?"?(?:call|0)\b"?`],
]);

/** What is to hold of all of them together, and what others say: told as not understood. */
const together = keyed([
  [
    'or neither|or none',
    `${start}(?:either )?(?:both|all)(?: of them)? (?:go|goes|should go|must go) through,? or (?:neither|none)(?: of them| does| do)?(?= ?[:.,;])`,
  ],
  ['all or nothing', `${start}all or nothing(?= ?[:.,;])`],
  [
    'if any|if one|if either',
    String.raw`\bif (?:any|one|either)(?: of (?:them|these)| transfer| payment| call)? (?:fails|reverts),? (?:then )?(?:all|everything|both|none|the whole (?:batch|thing))(?: of them)? (?:should |must |shall |has to |goes )?(?:fails?|reverts?|through)`,
  ],
  [
    'keep|think|believe|swear',
    String.raw`${start}(?:(?:my|our|his|her|the) (?:\p{L}{1,20} )?\p{L}{1,20}|everyone|everybody|people|they) (?:keeps?(?: on)? (?:saying|telling me|insisting|repeating)|thinks?|believes?|swears?)\b(?:(?!0x)(?:[^.!?\n]|\.(?=\d))){0,140}(?=[.!?](?:\s|$)|\n)`,
  ],
]);

/** `the owner of token 55`, `erc721 token 14`: numbered, and not counted. */
const items = keyed([
  [
    'token',
    String.raw`(?<=\b(?:owner|ownership|holder|title) (?:of|to) (?:the )?)token(?= (?:id |no\.? |number )?#?\d)`,
  ],
  ['token', String.raw`(?<=\b(?:erc-?721|nft) )token(?= #?\d)`],
  ['token', String.raw`\btoken(?= #?\d{1,20} (?:of|from) (?:the )?(?:collection |contract )?0x[0-9a-f]{40}\b)`],
]);

/** `Ship Doodle #5120`; of anything else the word says that something is ready. */
const verbs = keyed([
  ['ship', String.raw`${start}(?:please )?ship(?= (?:(?:my|the|an?|nft|token) )?(?:\p{L}{2,20} ){0,2}#?\d)`],
]);

const isSafe = /\b(?:safe|multi-?sig)\b/i;

interface Found {
  readonly start: number;
  readonly end: number;
  readonly what: Atom['what'];
}

const find = (text: string, lower: string, patterns: readonly Keyed[], what: Atom['what']): Found[] =>
  patterns.flatMap(({ keys, pattern }) =>
    keys.some((key) => lower.includes(key))
      ? [...text.matchAll(pattern)].map(({ 0: said, index }) => ({ start: index, end: index + said.length, what }))
      : [],
  );

/** Leaves out how a transfer is carried out, and what is said of people around it. */
export function takeManners(whole: string, atoms: readonly Atom[]): readonly Atom[] {
  const text = whole.slice(0, atoms.at(-1)?.end ?? 0);
  const lower = text.toLowerCase();
  const found = [
    ...find(text, lower, manners, { is: 'filler' }),
    ...(isSafe.test(text) && !setsUp.test(text) ? find(text, lower, ofSafe, { is: 'filler' }) : []),
    ...find(text, lower, together, { is: 'unit', unit: 'clock' }),
    ...find(text, lower, verbs, { is: 'verb', sense: 'send' }),
    ...find(text, lower, items, { is: 'noun', noun: 'nft' }),
  ].sort((one, other) => one.start - other.start);
  if (found.length === 0) return atoms;
  let next = 0;
  return atoms.map((atom) => {
    while ((found[next]?.end ?? Number.POSITIVE_INFINITY) <= atom.start) next++;
    const span = found[next];
    const isWithin = span && span.start <= atom.start && atom.end <= span.end;
    return isWithin ? { ...atom, what: span.what, isField: false } : atom;
  });
}

import type { Atom, What } from './atoms.ts';
import type { Role, Sense } from './meaning.ts';

/** Who is told to do it. */
const agent =
  '(?:you|u|(?:the|my|our|this|your|an?) (?:ai |wallet |trading |treasury |autonomous )?(?:agent|assistant|bot|operator|executor|system|service|desk|team|wallet|signer|ai))';
const start = String.raw`(?<=^\s{0,3}|[.!?;:\n("“'*>#-]\s{0,3}|, )`;
const end = String.raw`(?=\s{0,2}(?:[,.:;!?)"”\n]|[-–—]\s|$))`;
const lead = `(?:(?:so|ok|okay|yes|please|and|then|now|hereby|hi|hello|hey),? ){0,2}`;
const surely = '(?:(?:hereby|herewith|fully|formally|explicitly|officially|now|do|expressly|also|already|all) ){0,2}';
const leave =
  '(?:permission|authori[sz]ation|approval|consent|authority|mandate|blessing|go-ahead|green light|clearance|sign-?off|ok|okay|confirmation)';
const transaction =
  '(?:(?:unsigned|new|single|raw|on-?chain|onchain|ethereum|mainnet|signed|simple|safe|suitable|blockchain) ){0,2}(?:tx|txn|transaction|call|userop|user operation|user op|payload|calldata|transaction request|transaction object)';
const drafts =
  '(?:draft|compose|write|craft|assemble|construct|formulate|put together|generate|encode|produce|make|prepare|create|build|set up|sign|submit|send|broadcast|issue|queue|propose|execute|i need|i want|we need|give me|get me)';
/** What a check is made of, and no sum. */
const matters =
  '(?:everything|it all|all of (?:it|this|that|these|them)|all (?:the |of the |these |its )?(?:details|numbers|fields|parameters|data|addresses|amounts|values|inputs|figures|steps|info|information|checks|risks)|the (?:whole|entire|full) (?:thing|tx|txn|transaction|payload|calldata|message|request|lot)|both|every(?: single)? (?:detail|digit|character|byte|field)|all)';

interface Wrapper {
  /** One of these must be in the text: looking for it is far cheaper than the pattern. */
  readonly keys: readonly string[];
  readonly pattern: RegExp;
  /** Whether it is one only right before an order. */
  readonly opens: boolean;
}

const wrapper = (keys: string, pattern: string, opens = false): Wrapper => ({
  keys: keys.split('|'),
  pattern: new RegExp(pattern, 'giu'),
  opens,
});

/** What is said around an order, whatever it is. */
const wrappers: readonly Wrapper[] = [
  // Leave to do it, which is no right over tokens.
  wrapper(
    'authori|permit|allow|empower|entitle|mandate|clear|instruct|direct|approve',
    `${start}${lead}(?:(?:i|we|the undersigned|the user|the owner|the client|the dao|the board|management) )?${surely}(?:authori[sz]es?|permits?|allows?|instructs?|directs?|empowers?|entitles?|mandates?|clears?|approves?|am authori[sz]ing|authori[sz]ing) ${agent} to (?!spend|use|take|pull|access|manage|draw|move my)`,
    true,
  ),
  wrapper(
    'authori|allowed|cleared|permitted|approved|entitled|instructed|welcome|empowered|good to|clear to|free to',
    `${start}${lead}${agent}(?:['’]re|['’]?s| are| is| have been| has been| were)? ${surely}(?:authori[sz]ed|allowed|cleared|permitted|approved|entitled|instructed|welcome|empowered|good|clear|free|directed) to (?!spend|use|take|pull|access|manage|draw)`,
    true,
  ),
  wrapper(
    'permission|authori|approval|consent|authority|mandate|blessing|go-ahead|green light|clearance|sign',
    `${start}${lead}(?:${agent} (?:have|has|got)|(?:i|we) ${surely}(?:give|grant|gave)(?: ${agent})?|(?:this is|here is|here['’]s|consider this)) (?:(?:my|our|the|a|full|the owner['’]s|the user['’]s|explicit|all) ){0,2}${leave} (?:to|for)(?: ${agent} to)?(?! ?:) (?!spend|use|take|pull|access|manage|draw|0x)`,
    true,
  ),
  wrapper(
    'permission|authori|approval|consent|mandate|blessing|go-ahead|green light|clearance|sign|confirm',
    `${start}${lead}(?:(?:my|our|full|the|owner|user|explicit|you have|you have my) ){0,2}${leave}(?: is| has been| was)?(?: hereby)?(?: (?:granted|given|received|confirmed|obtained|attached|below|on file|secured|issued))?(?: (?:to|for)(?: the following| this)?)?(?= ?(?:[:–—]| - ))`,
    true,
  ),
  wrapper(
    'approve|approving|authori|sign off|signing off|confirm|consent|agree|ok ',
    `${start}${lead}(?:i|we|owner|user|the owner|the user|all signers)?['’]?(?:m|re)? ?${surely}(?:approves?|approving|authori[sz]es?|authori[sz]ing|sign off on|signing off on|confirms?|confirming|consents? to|agrees? to|ok|approved|authori[sz]ed)(?: (?:of )?(?:this|that|it|the following|the below|following|exactly this|one thing|the next)(?: (?:transaction|tx|txn|action|request|operation|step|proposal|payment|transfer|order|instruction|thing))?)?(?: only| now| and nothing else)?(?= ?(?::|[–—]| - ))`,
    true,
  ),
  wrapper(
    'approve|sign|confirm|authori',
    `${start}${lead}(?:approve|sign|confirm|authori[sz]e|co-?sign) (?:and|&|then|\\+) (?:execute|submit|broadcast|run|process|relay|send)(?: (?:this|it|the following|below))?(?= ?:)`,
  ),
  // A transaction is to be made that does it.
  wrapper(
    'tx|transaction|call|userop|user op|payload',
    `${start}${lead}(?:(?:can|could|would|will) you (?:please )?|(?:i(?:['’]d| would) like you to|i want you to|let['’]s|let me|you should|your (?:job|task) is to) )?${drafts}(?: (?:me|us|for me))? (?:(?:a|an|the|one|this) )?${transaction}(?: (?:to|that will|which will|that should|which should|that must|that|which|in order to|so that it|whose (?:only )?(?:purpose|effect) is to)) `,
    true,
  ),
  wrapper(
    'when',
    String.raw`\bwhen(?:ever)? you(?:['’]ve)? (?:get|have|find|got)(?: yourself)? (?:a|some|one|the) (?:free |spare |quiet )?(?:minute|moment|min|sec|second|chance|time|hour)(?: today| free| later today)?(?=[,.: ]|$)`,
  ),
  wrapper(
    'talked|spoke|chatted|wrote|texted|emailed|consulted|listened|checked with|discussed|sat down',
    String.raw`${start}${lead}(?:i|we)(?:['’]ve| have| just| already| also){0,2} (?:talked|spoken?|chatted|listened|reached out|wrote|written|replied|texted|emailed|consulted|checked|discussed it|discussed this|sat down)(?: (?:to|with))? (?!0x)[\p{L}' ]{2,40}? and (?:(?:i|we)(?:['’]ve| have)? )?(?:decided|agreed|concluded|chose|want|would like|['’]d like|resolved|need|plan) (?:that (?:i|we|you) should|to) `,
    true,
  ),
  wrapper('@', String.raw`(?<=^|\n)(?:from|to|cc|bcc|date|sent|reply-to|message-id): ?[^\n@:]{0,60}@[^\n]{0,80}(?=\n)`),
  wrapper('question:', String.raw`(?<=^\s{0,2}|\n)question: ?[^\n]{1,400}(?=\n(?:[^\n]{0,300}\n){0,4}action: ?\S)`),
  wrapper(
    'item',
    String.raw`${start}(?:work|agenda|action|backlog|to-?do|list|line|next) items?(?: \d{1,3})?(?= ?[:–—])`,
    true,
  ),
  wrapper('role', `"role" ?: ?"(?:user|assistant|system|human|owner)"`),
  wrapper(
    'stop',
    `(?:,? and|,)? then (?:stop|halt|you['’]?re done|we['’]?re done|be done|finish)(?: there| right there| immediately)?${end}`,
  ),
  wrapper(
    'no |zero',
    String.raw`\b(?:no|zero) (?:mistakes|errors|excuses|drama|surprises|funny business|games|tricks|shortcuts|questions(?: asked)?|delays?|nonsense|ifs and buts|ifs or buts|buts|pressure|fuss|strings attached|stress)(?: please| this time| allowed| at all)?${end}`,
  ),
  wrapper(
    'if any|if some',
    String.raw`${start}if (?:anything|something) (?:looks?|seems?|is|feels?|goes|comes up|breaks|appears)[^.;:!?\n\d,]{0,40},? (?:please |just |then ){0,2}(?:tell|let|ping|alert|warn|notify|message|call|inform) (?:me|us)(?: know)?(?: about it| right away| immediately)?${end}`,
  ),
  wrapper('help|assist|hand', String.raw`\b(?:help|assist|aid|give)(?: me| us)?(?: a hand)? (?:with|in|by) `, true),
  wrapper(
    'owner',
    `${start}${lead}(?:(?:an? |the |this )?(?:instruction|request|order|message|command|directive|note)s? (?:from|by|of) (?:the|my|our|this) (?:account |wallet |safe |funds? )?owner|(?:on|in) (?:behalf|the name) of (?:the|my|our) (?:account |wallet |safe )?owner|(?:the |our |my )?(?:account |wallet |safe |funds? )?owner(?:['’]?s)?(?: of (?:the|this) (?:account|wallet|safe|funds))? ?(?:instructions?|request|orders?|wish|would like to|wants? to|wants you to|wishes to|asks? (?:you )?to|asked (?:you )?to|says|said|writes|has asked (?:you )?to|instructs(?: you)? to|commands?|intent|intends to))(?= |:|,)`,
    true,
  ),
  wrapper(
    'id |ref |uuid|trace|session|req |txid',
    String.raw`${start}(?:(?:request|trace|correlation|session|message|msg|order|task|job|run|thread|ticket) )?(?:id|uuid|ref|req|trace|session)[ :#]{1,2}(?=[0-9a-z-]{0,40}[a-z-])(?!0x)[0-9a-z-]{3,40}(?= ?[:|\]–—]| - )`,
    true,
  ),
  // What is checked, and what is said at the end.
  wrapper(
    'everything|all|whole|entire|both|every',
    String.raw`(?:\b(?:and|but|then|please|do|also|just|so|kindly|remember to|be sure to|make sure to|make sure you) ){0,3}\b(?:(?:double|triple|cross|re|sanity|fact|spell)[- ]?check(?:ed|ing)?|re-?checked|check(?:ed|ing)?|verif(?:y|ied|ying)|review(?:ed|ing)?|confirm(?:ed|ing)?|simulat(?:e|ed|ing)|test(?:ed|ing)?|explain|log|record|document|inspect(?:ed)?|validat(?:e|ed|ing)|audit(?:ed)?|screen(?:ed)?|read|go over|look (?:at|over|into|through)|keep an eye on|watch|monitor|report|tell me|understand|understood|know|handle|take care of|note(?: down)?|write down|compare|match(?:es)?|covers?|includes?|trust you with|sums? up)(?: me| about| that| over| through| again){0,2} ${matters}(?: (?:twice|again|first|beforehand|carefully|before (?:you )?(?:sign|submit|send)(?:ing)?|one more time|please|before that|for me|thoroughly|properly|before|is (?:correct|right|fine|ok|in order)))*${end}`,
  ),
  wrapper(
    'everything|all|whole|entire',
    String.raw`\b(?:(?:that|this|it|which)(?:['’]?s| is| was| will be| would be| covers| does)(?: it)? (?:really |about |basically |simply )?(?:all|everything)(?: (?:i|we|you) (?:need|want|ask|require|have|know|wanted|needed)(?: for)?| there is(?: to it)?| for (?:now|today|me|this week)| folks| from me| thanks| that['’]?s needed| on my (?:side|end))*|(?:thanks?|thank you|thx|grateful|appreciate you)(?: so much| a lot)? for (?:everything|all(?: (?:of )?(?:this|that|your (?:help|work|efforts?|support)|the help|you do))?)|(?:the |our |my )?(?:whole|entire) (?:team|family|office|crew|company|board|club|group|world|house|day|week|point|idea|story|time|process|squad|gang|dao|community)(?: (?:says?|sends?|is|are|was|agrees?|agreed|thanks?|waits?|depends)[^.;:!?\n\d]{0,50})?|all (?:the best|good(?: here| now| from my (?:side|end))?|done|set|clear|fine|ok|okay|systems go|yours|the same|in all|right then|checks? (?:pass(?:ed)?|are green|done|ok)|hands|along|my love|due respect|best|tests? pass(?:ed)?|signers agree|green|lights are green|parties agree|risks? (?:are )?(?:understood|accepted)|rights reserved|caps|of us (?:agree|agreed|are fine with it))|(?:after|above|by|for|once and for|at|with) all(?: means| due respect| i care| else)?|all (?:day|night|week|morning|afternoon|year|month|weekend)(?: long)?)${end}`,
  ),
  wrapper(
    'everything',
    String.raw`(?:${start}${lead}|\b(?:and|but|so|as) )everything(?: else)? (?:is|looks|seems|was|has been|should be|must be|will be|stays?|remains?|checks out|works|worked|went|can stay|should stay|as (?:usual|before)|about it|around it|i said|we discussed)\b[^.;:!?\n\d]{0,60}${end}`,
  ),
  // Numbers that count nothing that is moved.
  wrapper(
    'half|max|zero|one|both|two|no |none|million|100|ten',
    String.raw`\b(?:(?:(?:be )?back|see you|again|home|there|talk|leaving|call|meeting) in half an? (?:hour|minute|day)|half an? (?:hour|minute|day|second) ago|half[- ](?:asleep|awake|joking|past \w{1,8}|dead)|(?:first|second|other|better) half of (?:the (?:year|month|week|day)|20\d\d)|max(?:imum)? (?:priority|speed|care|caution|effort|urgency|attention|security|privacy|safety)|(?:with )?zero (?:issues|risk|doubt|rush|problems|mistakes|errors|tolerance(?: for errors)?|questions|drama|hurry)|(?:just )?one (?:more|last|other|small|quick|final) (?:thing|question|note|remark|request|favou?r|point)|one of (?:those|these) days|one moment|(?:thanks a|a) million(?: thanks)?|none of (?:your|my|our|their) business|(?:i['’]?m|i am|we['’]re|we are) (?:100|one hundred|110|1000) ?(?:%|percent|per cent) (?:sure|certain|positive|confident|on board|serious|ok with (?:it|this)|fine with (?:it|this))|(?:(?:100|one hundred) ?(?:%|percent|per cent) (?:sure|certain|positive|confident|legit|serious|correct))|both of us (?:agree|agreed|are fine with it|signed|know)|24 ?\/ ?7|10 ?\/ ?10|5 stars?|number one priority|priority (?:one|1|number one)|top \d{1,2} priority|two things|in two minds)\b`,
  ),
];

const isDraft = new RegExp(
  String.raw`${start}${lead}[^.;:!?\n\d]{0,60}\b${transaction} (?:to|that|which|in order|so that|whose)\b`,
  'iu',
);
/** `… and submit it`: the transaction that was drafted, and not what it brings. */
const sendsOff =
  /(?:,? and then|,? then|,? and|,)? (?:sign|submit|send|broadcast|execute|push|publish|relay|post|fire|confirm)(?: and (?:submit|send|broadcast|execute))? (?:it|this|that|the (?:tx|txn|transaction))(?: off| out| on-?chain| to the (?:network|chain|mempool|blockchain)| on mainnet| for me| right away| now){0,2}(?=\s{0,2}(?:[,.:;!?)"”\n]|[-–—]\s|$)|,? and |,? then )/giu;

const address = '0x[0-9a-f]{40}';
const ownNoun =
  '(?:account|acct|wallet|signer|eoa|sender|payer|from address|user|signing (?:key|address|account|wallet)|sending (?:address|account|wallet)|(?:my|our|user) address)';
const ownWord =
  "(?:(?:my|our|the|this|user['’]?s|owner['’]?s|client['’]?s|customer['’]?s|their|your) )?(?:(?:main|hot|own|connected|smart|ops|trading|personal|business|company|usual|primary|second|cold|burner|metamask|rabby|ledger|safe|treasury|ethereum|mainnet|active|funded|bound|current|ours?) ){0,2}";
const beside =
  "(?:using|with|from|as|via|by|on|in|through|out of|acting (?:as|for)|signing (?:as|with)|signed by|logged in as|connected (?:as|with)|working (?:as|with)|operating|running as|executing (?:as|from)|i am|i[’']m|sent by|paid by|paid from|for|on behalf of)";
const tail = String.raw`["'\x60)\]]{0,2}`;
const open = String.raw`["'\x60([]{0,2}`;

/** `Account 0x…: …`, `as 0x…: …`, `for 0x…: …`; `… on my account 0x…`. */
const senders: readonly RegExp[] = [
  new RegExp(
    String.raw`${start}(?:(?<lead>${beside}) )?(?<noun>${ownWord}${ownNoun}(?: (?:is|at|address|id|no|=))?[ :=#]{1,3})?${open}(?<who>${address})${tail}(?= ?[:,;–—\n]| - | (?:please |to |wants to |i |we )?[a-z]{3,14} )`,
    'giu',
  ),
  new RegExp(
    String.raw`(?<=[\s,;.(–—-])(?<lead>${beside}) (?<noun>${ownWord}${ownNoun}(?: (?:is|at|address))?[ =#]{1,2})?${open}(?<who>${address})${tail}(?=[\s.,;!?)]|$)`,
    'giu',
  ),
  new RegExp(
    String.raw`(?<=[,;.(–—\n-] ?)(?<noun>${ownWord}${ownNoun}(?: (?:is|at|address|=))?[ :=#]{1,3})${open}(?<who>${address})${tail}(?=\s{0,2}(?:[.;!?)\n]|$))`,
    'giu',
  ),
];

/** How far in a text may stand what is still its beginning. */
const MAX_INDENT = 4;

/** Orders that need nobody else to be named. */
const alone: ReadonlySet<Sense> = new Set([
  ...(['wrap', 'unwrap', 'swap', 'convert', 'buy', 'supply', 'lend', 'withdraw', 'borrow', 'repay', 'stake'] as const),
  ...(['unstake', 'claim', 'bridge', 'register', 'put'] as const),
]);

interface Found {
  readonly start: number;
  readonly end: number;
  readonly what: What;
}

/** What memos are called: at the very beginning, with the order behind it, it is what is asked for. */
const isLabel =
  /^["'{[(*_#\s]{0,6}(?:(?:subject|re|title|proposal|notice|headline|caption|entry|purpose|description|summary|memo|notes?|note to self|reason|context|details|topic|message|comment|remark|label|reference|explanation|thoughts?|rationale|status|version \d|priority)(?: line| of (?:the )?(?:transaction|tx|payment|transfer|request))?["'*_]{0,3} ?[:=–—]\s{0,3}["'“*_]{0,2}){1,2}/i;

/** Leaves out what is said around an order whatever it is, and tells whose account it is for. */
export function takeWrappers(whole: string, atoms: readonly Atom[]): readonly Atom[] {
  const text = whole.slice(0, atoms.at(-1)?.end ?? 0);
  const lower = text.toLowerCase();
  const found = [...labelled(text, atoms), ...tagged(atoms)];
  for (const { keys, pattern, opens } of wrappers) {
    if (!keys.some((key) => lower.includes(key))) continue;
    for (const { 0: said, index } of text.matchAll(pattern)) {
      if (said === '') continue;
      const span = { start: index, end: index + said.trimEnd().length, what: { is: 'filler' } as const };
      if (!opens || verbBehind(text, atoms, span.end)) found.push(span);
    }
  }
  if (/\b(?:it|this|that|tx|txn|transaction)\b/.test(lower) && isDraft.test(text.slice(0, 200)))
    for (const { 0: said, index } of text.matchAll(sendsOff))
      found.push({ start: index, end: index + said.length, what: { is: 'filler' } });
  if (lower.includes('0x')) found.push(...ofSenders(text, atoms));
  if (found.length === 0) return atoms;
  found.sort((one, other) => one.start - other.start);
  let next = 0;
  return atoms.map((atom) => {
    while ((found[next]?.end ?? Number.POSITIVE_INFINITY) <= atom.start) next++;
    const span = found[next];
    const isWithin = span && span.start <= atom.start && atom.end <= span.end;
    return isWithin ? { ...atom, what: span.what, isField: span.what.is === 'role' } : atom;
  });
}

/** The first atom at or behind a place: a text has thousands, and is asked for often. */
function indexAt(atoms: readonly Atom[], place: number): number {
  let [low, high] = [0, atoms.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((atoms[middle]?.start ?? 0) < place) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** How many atoms may stand between what opens an order and its verb. */
const MAX_GAP = 5;

/** The verb that stands right behind a place, but for marks and polite words. */
function verbBehind(text: string, atoms: readonly Atom[], place: number): (Atom & { what: { is: 'verb' } }) | null {
  const from = indexAt(atoms, place);
  for (let at = from; at < from + MAX_GAP; at++) {
    const atom = atoms[at];
    if (!atom) return null;
    if (atom.what.is === 'verb') return atom as Atom & { what: { is: 'verb' } };
    const isPassed = ['mark', 'filler', 'article', 'verb-field', 'text-field'].includes(atom.what.is);
    const isGiving = /^(?:giv(?:e|es|ing)|to|an?)$/i.test(text.slice(atom.start, atom.end));
    if (!isPassed && !isGiving) return null;
  }
  return null;
}

/** `Subject: transfer of 100 USDC to 0x…`, with nothing behind it that could be the order instead. */
function labelled(text: string, atoms: readonly Atom[]): Found[] {
  const label = isLabel.exec(text.slice(0, 80));
  if (!label) return [];
  const place = label[0].trimEnd().length;
  const from = indexAt(atoms, place);
  let at = from;
  let hasVerb = false;
  for (; at < atoms.length; at++) {
    const { what, lines = 0, key = '' } = atoms[at] ?? {};
    if (at > from && (lines > 0 || (what?.is === 'mark' && /^[.;!?]$/.test(key)))) break;
    if (what?.is === 'verb' || (what?.is === 'noun' && what.noun === 'allowance')) hasVerb = true;
  }
  const isOrder = ({ what: { is } }: Atom) => ['verb', 'digits', 'address', 'ens', 'count', 'part'].includes(is);
  if (!hasVerb || atoms.slice(at).some(isOrder)) return [];
  return [{ start: 0, end: place, what: { is: 'filler' } }];
}

/** `[ethereum] …`, `On Ethereum: …`: where it happens, and not its coin. */
function tagged(atoms: readonly Atom[]): Found[] {
  const [first, chain, last] = atoms;
  const isTag = first?.what.is === 'mark' && /^[[({<]$/.test(first.key) && last?.what.is === 'mark';
  const isPlace = first?.what.is === 'role' && first.what.role === 'on' && last?.what.is === 'mark';
  if (!first || chain?.what.is !== 'chain' || !last || !(isTag || isPlace)) return [];
  if (isTag && !/^[\])}>]$/.test(last.key)) return [];
  if (isPlace && !/^[:,–—-]$/.test(last.key)) return [];
  return [{ start: first.start, end: first.end, what: { is: 'role', role: 'chain' } }];
}

function ofSenders(text: string, atoms: readonly Atom[]): Found[] {
  const found: Found[] = [];
  const others = new Set(
    atoms.flatMap(({ what }) => (what.is === 'address' ? [what.address] : what.is === 'ens' ? [what.name] : [])),
  );
  for (const pattern of senders)
    for (const match of text.matchAll(pattern)) {
      const { lead: before = '', noun = '', who = '' } = match.groups ?? {};
      const place = match.index;
      const isFront = pattern === senders[0];
      const isTag = text[place] === '[' && place < MAX_INDENT;
      if (before === '' && noun === '' && !isTag) continue;
      // Behind an order `to 0x…` and its like name others.
      if (!isFront && noun === '' && !/^(?:signed|sent|paid) by$|^signing|^acting as$|^as$/i.test(before)) continue;
      const verb = isFront ? verbBehind(text, atoms, place + match[0].length) : firstVerb(atoms);
      if (!verb) continue;
      const isMarked =
        isFront && /^ ?[:,;–—\n-]/.test(text.slice(place + match[0].length, place + match[0].length + 2));
      const role = roleOf(before.toLowerCase(), noun !== '' || isTag, verb.what.sense, others.size > 1, isMarked);
      if (!role) continue;
      const at = place + match[0].toLowerCase().indexOf(who.toLowerCase());
      found.push({ start: place, end: at, what: { is: 'role', role } });
    }
  return found;
}

const firstVerb = (atoms: readonly Atom[]): (Atom & { what: { is: 'verb'; sense: Sense } }) | null =>
  (atoms.find(({ what }) => what.is === 'verb') as (Atom & { what: { is: 'verb'; sense: Sense } }) | undefined) ?? null;

/** What somebody named before an order is to it; null where that is not said. */
function roleOf(before: string, hasNoun: boolean, sense: Sense, hasOther: boolean, isMarked: boolean): Role | null {
  // Whoever is named alone beside a transfer is the one who gets it.
  if (!alone.has(sense) && !hasOther) return null;
  if (before === 'for' || before === 'on behalf of') return alone.has(sense) ? 'behalf' : 'sender';
  // `using 0x… swap …` may be the contract that it goes through; `with 0x…: swap …` is whoever does.
  const isContract = isMarked ? /^(?:using|via|through|on|in)$/ : /^(?:using|with|via|through|on|in|by|from|out of)$/;
  const isOwn = sense === 'wrap' || sense === 'unwrap' || !alone.has(sense);
  if (!hasNoun && !isOwn && isContract.test(before)) return null;
  // What it brings belongs to the account that was named, also where the request does not say who sends it.
  return isOwn ? 'sender' : 'behalf';
}

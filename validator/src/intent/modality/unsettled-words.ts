/** Words of a language that bear on whether an instruction stands, and phrases with them that do not. */
export interface Unsettled {
  /** Ahead of the instruction: what only frames it, such as a draft, a motion, a log. */
  readonly before: RegExp | null;
  /** Behind the instruction, where the last word counts: what is to come, waiting, deciding, saying, taking back. */
  readonly after: RegExp;
  readonly harmless: RegExp | null;
}

/** How a verb goes on, or ends, that instructs, in languages whose endings tell: at least one in the text has to. Nouns instruct by what follows them. */
export const ordering: Readonly<Record<string, RegExp>> = {
  ja: /[てで](?=この|その|自分|私|僕|俺|わたし)|[てで](?:ください|下さい|くれ|ほしい|欲しい|もらえ|もらい|いただ|おい|おき|いい|ね|よ|(?=[\s。、！!〜~…"」』)）]|$))|[とど]いて|[てで](?=[ァ-ヺA-Za-z0-9])|！|!|お?願い|た[いく]|頼|よろ|ましょう|ます|せよ|しろ|こと|くださ|[しりい]、|する|は最大|を最大|：|:|^.{0,6}[。、\n]|^[^ぁ-ん]{2,8}$/u,
  ko: /줘|줄 수|줄래|주[세십시실]|[해라자][요.\s!~"]|[해라자]$|하[세십]|ㄱㄱ|부탁|요청(?:드립|합니)|바랍|바라|싶|도 돼|주문|[아어여해]서|하여|하고|까지|할 것|하기|처리|[:：]|^.{0,4}[\s]?$/u,
  ru: /^\p{L}+(?:и|й|ь|те|ть|ти|ться|тись)(?!\p{L})|^(?!\p{L}+(?:л|ла|ли|ло|лся|лась|лись|ю|ем|ёт|ет|ит|им|ют|ут|ят|ат)(?!\p{L}))\p{L}+/iu,
  hi: /दो|दें|देंगे|देंगी|दे\s|दीजि|देना|कर[ोें]|कर(?:ा|वा)(?:एँ|एं|ओ|इए|इये|ना)|कीजि|लो|लें|ना है|ना चाह|चाहि|जाओ|[ोओ](?![\p{L}\p{M}])|[:：।]|^.{0,12}$/u,
  ur: /دو|دیں|دے|دیج|دینا|کر[ویں]|کر(?:ا|وا)(?:ئیں|ؤ|ئیے)|کیج|لو|لیں|نا ہے|نا چاہ|چاہی|جاؤ|ؤ|[:：۔]|^.{0,12}$/u,
  bn: /দাও|দিন|দে|করো|কর|করুন|নাও|নিন|পাঠাও|ও(?![\p{L}\p{M}])|ুন|(?:[নলস]ো|ান|বেন|িয়েন|[নস]েন)(?![\p{L}\p{M}])|হোক|তে চাই|চাই|হবে|[:：।]|^.{0,12}$/u,
};

/** `전송 승인(…)에 서명해`: a noun for what is to be signed, with the instruction further on. */
export const signing: Readonly<Record<string, RegExp>> = {
  ko: /^[^.。\n]{0,60}(?:에 )?서명(?:해| ?(?:부탁(?!드렸|했)|진행해|처리해))/u,
  hi: /^[^।\n]{0,60}(?:साइन|हस्ताक्षर)\s(?:कर\s?(?:दो|दें|दीजिए|दे(?!\p{L}|\p{M}))|करो|करें|कीजिए)/u,
  ur: /^[^۔\n]{0,60}(?:سائن|دستخط)\s(?:کر\s?(?:دو|دیں|دیجیے)|کرو|کریں|کیجیے)/u,
  // Also a verb that leaves the order to the last one: `তুলে আমার ওয়ালেটে আনো`.
  bn: /^[^।\n]{0,60}(?:সই|সাইন|স্বাক্ষর)\s(?:করো|করুন|কর|করে\s(?:দাও|দিন|দেন))|^[\p{L}\p{M}]{2,12}ে\s[^।,;\n]{0,60}\s(?:আনো|আনুন|এসো|আসুন|দাও|দিন|দেন|নাও|নিন|রাখো|রাখুন|পাঠাও|পাঠান)(?![\p{L}\p{M}])/u,
};

interface Rows {
  readonly before?: readonly string[];
  readonly after: readonly string[];
  readonly harmless?: readonly string[];
}

/** Alternatives in rows, separated by `|`; `*` stands for any ending, an apostrophe for every kind of it or none. */
const source = (rows: readonly string[]): string =>
  rows.join('|').replaceAll('*', '[\\p{L}\\p{M}]{0,16}').replaceAll("'", "['’]?").replaceAll(' ', '\\s{1,3}');

/** A language that parts its words; in others, words are found anywhere. */
const spaced = ({ before, after, harmless }: Rows): Unsettled => {
  const whole = (rows: readonly string[], flags: string) =>
    new RegExp(`(?<![\\p{L}\\p{M}\\d])(?:${source(rows)})(?![\\p{L}\\p{M}\\d])`, flags);
  return {
    before: before ? whole(before, 'u') : null,
    after: whole([...(before ?? []), ...after], 'u'),
    harmless: harmless ? whole(harmless, 'gu') : null,
  };
};
const unspaced = ({ before, after, harmless }: Rows): Unsettled => ({
  before: before ? new RegExp(source(before), 'u') : null,
  after: new RegExp(source([...(before ?? []), ...after]), 'u'),
  harmless: harmless ? new RegExp(source(harmless), 'gu') : null,
});

const english = spaced({
  before: [
    'not (?:yet )?(?:active|live|in force)|(?:only|just|merely) (?:a|my|our) (?:proposal|suggestion|idea)|inactive|unassigned|untriaged|wording (?:for|of)|if i were|to be (?:executed|carried out|done) by',
    'draft*|draw up|have [a-z ]{1,24} ready|get [a-z ]{1,24} (?:ready|prepared)|keep [a-z ]{1,24} ready|line up|lined up|pencil*|on the list',
    'motion|ballot|standing (?:instruction|item|order|rule)s?|scenario|playbook|bylaws|newsletter|handbook|digest|daily log|log entry|logging|reminder|remind*|(?:weekly|monthly|status|treasury) report|recap|agenda|hypothe*|suppose|imagine|pretend|dry run|test run|rehearsal|in theory',
    '(?:my|our|his|her|their|the) \\p{L}{2,16}(?: \\p{L}{2,16})? (?:says|said|writes|wrote|asks|asked|texts|texted),',
    'rough* out|mock(?:ed|ing)? up|would look like|before anything (?:is|gets|goes|leaves)|knock knock|unapproved|do nothing|check with \\p{L}{2,16}(?: first)?|forum post',
  ],
  after: [
    // what the owner keeps in hand: who does it, and when
    "(?:last|final) (?:click|step|word|call|push|move|say|button)|(?:trigger|button|decision|timing|call|say|word|release|execution|click|it|that|this|when)(?: \\p{L}{2,6}){0,3} (?:is|stays?|remains?|rests?) (?:mine|with me|up to me|my call|in my hands|on my desk|for me to)|i(?: \\p{L}{2,8})? (?:press|push|click|pull|hit) (?:it|that|this|send|the (?:button|trigger|switch))|i (?:do|sign|send|submit|release|execute|trigger|launch|broadcast) (?:it|this|that)(?: \\p{L}{2,12}){0,2} myself|the (?:trigger|button|switch|timing|outbox)|you don't get to",
    // what comes ahead of it
    "beforehand|before (?:that|then|it|this|anything)(?! happens again)|(?:want|like|need|have|wish|let's|we|i|must|show|tell|call|ring|see) [\\p{L}’\\x27 ]{0,30} first(?=\\W{0,4}$)|but first|first of all (?:i|we)",
    // what it hangs on
    '(?<=^\\W{0,4})only(?=\\W{0,4}$)|before you hear|(?:after|once|upon|with|on|without) (?:my|our|his|her|their|the \\p{L}{2,16}[’\\x27]s) (?:ok|okay|approval|confirmation|consent|go|nod|signature|sign-?off|return|call|review|word)|not before',
    'only (?:with|after|once|when|if|upon|together|provided)|(?:takes?|comes? into|into) effect|becomes? (?:effective|valid|binding)|(?:valid|good|counts|binding|effective)(?: \\p{L}{2,8})? (?:only|once|upon|when|after|if)|only (?:valid|counts|good|binding)|under reserv*|with reservations?|reserv* the right|conditional|contingent|subject to|(?:requires?|needs?|calls for) (?:a |an )?(?:second|third|another|two|both|further|more)|must (?:first )?(?:sign|agree|confirm|approve|consent|authori[sz]e|clear|okay|countersign)',
    // where it stays
    '(?:money|funds|coins|cash|everything|it)(?: all)? (?:stays?|remains?|sits?) (?:put|here|in place|still|untouched|in the (?:drafts|outbox))|keep (?:it|this|that|everything) (?:back|for later|on file|as an?|in (?:the|your|my) (?:drafts?|queue|drawer|folder|outbox))|outbox|in (?:the )?drafts?',
    // who does it instead
    '(?:is|are)(?: already| now)? (?:handling|seeing to|dealing with|taking care of|looking after|doing|sorting|paying|sending) (?:it|this|that)|(?:has|have|had)(?: already| just)? (?:handled|seen to|dealt with|taken care of|looked after|sorted|paid|sent|settled|done) (?:it|this|that)|been (?:taken care of|dealt with|handled|seen to)',
    // what it only is
    "(?:(?:this|that|it)(?:'s| is| was)|just|only)(?: just| only| merely| all)? (?:a |an |my )?(?:exercise|practice|test|drill|trial|rehearsal|simulation|example|specimen|sample|demo|mock|experiment|placeholder)(?! (?:invoice|order|fee|item|account|copy|product)s?)|(?<=^\\W{0,4})(?:just |only |a )?(?:test|testing|practice|practice run|trial run|drill|demo|simulation|example|template)(?=\\W{0,4}(?:$|please|only))|practi[sc]ing|rehears*|simulate*|as (?:a |an )(?:template|example|sample|specimen|model)|seriously(?=\\W{0,4}$)|no broadcast*|without broadcast*",
    // what is to come, and doubts
    "more (?:on|about) (?:that|this|it)|(?:details?|rest|more|instructions?|confirmation)(?: to)? follows?|(?:having|have|got|my|some) (?:\\p{L}{2,8} )?doubts|be right back|back in (?:a|\\d{1,2}|five|ten|two)|haggl*|(?:is|are|was)(?: still)? not (?:closed|settled|sealed|valid|effective|in force|an order|an instruction|live|released|binding)|(?:not|isn't|aren't) (?:there|an order|an instruction) yet",
    // finding fault with it
    "(?:it|that|this|amount|address|number|sum|figure|total|recipient|token|chain|network|price|[a-z]{3,6})(?:'s| is| was| are| looks| seems)(?: \\p{L}{1,10}){0,2} (?:wrong|incorrect|mistaken|not right|not correct|an error|a mistake|a typo|too (?:much|little|high|low|large|small|big))|(?:the )?wrong (?:amount|address|number|sum|figure|recipient|token|chain|network|person|wallet)|(?:change|fix|correct|adjust|amend|redo) the (?:amount|address|number|sum|figure|recipient|token|total)(?! to)",
    // barring it
    'prohibited|forbidden|forbids?|forbade|disallow*|disallowed|barred from|banned|unlawful|unauthori[sz]ed|no permission|without permission|lacks? (?:permission|authority)|no way (?:we|i|he|she|they|the \\p{L}{2,16}) (?:can|could|may)|(?:money|funds|it|this|payment|amount) (?:must|has to|have to|needs? to|should) (?:stay|remain)|off limits|illegal',
    // what comes later
    "(?:tomorrow|another (?:day|time)|some other (?:day|time)|the weekend|next (?:week|month|year|time)|(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?:'s| is| was| would be| works| suits)(?: \\p{L}{2,8})? (?:better|best|preferable|me|us|fine|better|soon enough|early enough|it is)|(?:make|call) (?:it|that|this) (?:another|some other|a different|a later|next|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day)[a-z ]{0,12}",
    "i'll|they'll|it'll|(?:we|he|she)[’\\x27]ll|will|shall|gonna|going to (?!the|my|our|his|her|a|this|0x)[a-z]*|later|someday|some day",
    // waiting
    '(?:it|this|that|payment|transfer|order|transaction)(?: \\p{L}{2,12}){0,2} (?:got|was|is|been) (?:delayed|postponed|deferred|put off)|wait|waiting on|waiting for (?:approval|confirmation|sign-?off)|wait for|wait until|await*|sit tight|sit on|stand ?by|hang on|hang fire|pause*|pending|on hold|on ice|hold (?:off|fire|on|it|that|this)|we hold(?=\\W*$)|not yet|not now|not today|until i|until we|until then|till i|till then|sleep on|for the moment|in limbo|loaded|ready|prepared|park it|park this|park that',
    // deciding
    'decide|decides|deciding|undecided|to vote|voting on|votes? on|quorum|trustees|negotiat*|discuss|discussing|consider*|thinking|think|wonder*|debat*|mull*|ponder*|comments?|rests with|the fence|whether|might|maybe|perhaps|unsure|not sure|two minds|sentiment|tempted|dream*|rejected|tabled|adjourned|consent|outvoted|veto*|overruled',
    // saying, asking
    "(?:i|you) say|say (?:so|go|when|yes)|tell (?:you|them|him|her)|ask|the word|the go|go-ahead|green light|thumbs up|blessing|(?:second|third|other) signature|sign-?off|countersign*|let you know|let me|get back to|ping|text you|call you|run (?:it|this|that) (?:by|past)|look at it|look over|go over|talk to|talk with|speak to|speak with|talk it (?:over|through)|check with|check first|authori[sz]er|approver|needs? approval|for approval|approves|(?:requires|needs|lacks|missing) [a-z’\\x27 ]{1,30}(?:signature|okay|consent|sign-?off)|(?:has|have|needs) to (?:okay|ok|approve|sign|agree|authori[sz]e|confirm|clear)|to be (?:approved|signed|authori[sz]ed|confirmed|decided|discussed)|(?:in|under|for) (?:review|signature)|(?:approval|signature|consent|sign-?off) (?:is )?(?:outstanding|missing|open)|unapproved|vot(?:e|ing) (?:opens|starts|is|begins)|is (?:it|this|that) (?:legit|real|safe|a scam)|if (?:it|this|that)(?: is|'s) (?:legit|real|safe|genuine)|nicer words|mark the (?:verb|noun|word|errors?)|summari[sz]e (?:the (?:replies|thread|post|comments|discussion|answers)|this)|translate (?:it|this|that)|proofread*|read along|look up|find (?:me|out)|guess|(?:score|rate|rank|grade|classify|count) (?:it|this|them)|continue the|who (?:made|wrote|sent|is)|how many|must [a-z]{2,10} first|(?:just|only) (?:watch|read|listen|observe)(?=\\W{0,4}$)|not for you",
    // only looking
    'curious|comparing|to compare|explain|what if|joking|kidding|sarcas*',
    // telling
    "(?<=(?:^|[.!?;:\\n])\\W{0,4})for the (?:record|records|books|archive|files?)|filed (?:for|under)|booked under|(?<=^\\W{0,4})(?:all )?(?:done|finished|completed|executed|paid|settled)(?=\\W{0,4}$)|all finished|nothing (?:to do|else to do here)|sorted (?:it|this|that)|(?:my|your|our) (?:records|books)|fyi|went out|went through|gone through|all good there|squared|next item|(?:i|we|he|she|they|already|just|been)(?:'ve| have| has)?(?: already| just)? (?:paid|sent|settled|done|handed|gave|given|transferred|got it|received it)|in cash|by card|by bank",
    // taking back
    "change (?:that|it|this)(?! (?:to|into|for))|forget|scratch|scrap*|retract*|rescind*|cancel*|call* (?:it |this |that |the \\p{L}{2,12} )?off|withdrawn|withdrew (?:it|this|that|the)|(?:deal|it|all|this|that|thing|sale|trip|plan|bet|party|meeting)(?:'s| is| was) off|plans? (?:have |has )?changed|(?:pull|pulled|back|backed|bail|bailed|drop|dropped) out(?! of)|f[ea]ll(?:en|s)? through|(?:we|i|let's|please|just) keep (?:the|it|this|that|our|my|them)(?! rest| remain| other| change)|keep (?:the|our|my) (?:money|funds|cash|coins|tokens|usdc|lot)|leave (?:the|my|our) (?:money|funds|cash|coins|tokens|balance|lot)|strike (?:the above|that|this|it)|(?:the|an) old plan|typed (?:that|this|it)|wasn't me|i take (?:it|that|this) back|not to bother|no bother|not(?=!)|leave (?:it|that|this|them|all|everything)(?! (?:in|where|sitting|on|at|there|with|for my))|drop (?:it|that|this)|hands off|never ?mind|nvm|change of plan|changed? my mind|moot|ignore|disregard|void|supersed*|obsolete|after all|not needed|no need(?= now| any| to (?:send|pay|do|act)|\\W*$)|abort*|halt|stop|skip (?:it|this|that)|bin (?:it|that)|ditch*|shelve*|kill (?:it|that)|pull (?:it|that)|undo|instead(?! of)|on second thought*|hmm*|oops|wrong (?:chat|one|person|tab|window|thread|channel|group|box|number)|against it|rained off|scam*|fraud*|phishing|refunded (?:us|me|it)|covered it|waived|beat (?:me|us) to it|took care of it|the signing|null|keep (?:ur|your) hands|my mistake",
    // denying
    "(?:has|have|had|is|are|was|were|did|does)n't (?!use|have|take|need|any)[a-z]*|not (?:final|done|approved|confirmed|agreed|carried|passed|signed|adopted|decided|cleared|happening|going)|do(?:n't| not) (?:do (?:it|this|that|anything)|send|go|sign|execute|act|release|submit|proceed|push|start|run|click|press|want)|won't be|nothing (?:goes|leaves|moves|is to)|no (?:majority|decision|deal|go|order)",
  ],
  harmless: [
    'partial(?:ly)? [a-z ]{0,24}(?:prohibited|forbidden|disallowed)|(?:prohibited|forbidden|disallowed)[a-z :]{0,12} partial[a-z ]*',
    "make (?:her|him|them|me) wait|will you(?=\\W{0,3}$)|i'll tell (?:her|him|them) it's (?:on the way|coming|done|sent)|can (?:finally )?stop (?:asking|getting|worrying|nagging|calling|chasing)|no need to ask(?: me)?(?: again| twice| first)?|(?:he|she|they)[’\\x27]ll (?:submit|broadcast|relay) it|(?:otherwise|else|or|if not|then) do nothing|you(?:'ll| will) (?:have to|need)[a-z ]{0,12}|so (?:that )?(?:i|we|it|they) (?:can|could) (?:post|use|lend|bridge|stake|supply|deposit|swap|spend|pay|sell|borrow|lock|claim) [a-z ]{1,40} later|that will (?:do|be all)|will do|(?:i'll|i will|we[’\\x27]ll|we will) (?:pay|spend|give) (?:up to|at most|no more than|max|maximum)|(?:i'll|i will|we[’\\x27]ll|we will) (?:take|accept|settle for) (?:no less|nothing less|nothing under|nothing below|at least|not less)|don't ask(?: why| me why| questions)?(?=\\W{0,4}$)|(?:desk|they|he|she|agent|merchant|shop) (?:is|are) going to (?:draw|need|use|spend|charge)|(?:sheet|list|invoice|contract|document|form) (?:was|is|has been) countersigned|no rush|or leave it|else leave it|(?:otherwise|else|or) (?:forget it|don't bother|leave it|don't|cancel|skip it|stop|abort|drop it)|don't want (?:any )?(?:less|more|fewer)|don't want to [a-z ]{1,24} (?:less|more)|don't (?:pay|send|go) (?:more|less|over|above|below|under)|i don't want it|stop (?:using|counting)|let me know|claim ready|ready to claim",
    // what the owner does besides
    "(?:i|we)(?:'ll| will| shall) (?:then )?(?:file|put|book|archive|upload|attach|save|scan|print|forward|log|record|post) (?:the|a|my|our|your) (?:\\p{L}{2,12} )?(?:receipt|invoice|pdf|paperwork|slip|confirmation|proof|hash|copy|note|entry|statement|documents?|files?)|(?:i|we)(?:'ll| will| shall) (?:need|use|want|spend) (?:it|this|that|them|the (?:cash|money|funds|proceeds))|(?:i|we)(?:'ll| will| shall) (?:deal with|talk to|thank|call|ring|visit) (?:the|my|our|his|her|their) (?!payment|transfer|swap|transaction|deposit|amount|balance|bank)\\p{L}{2,16}(?: myself)?|(?:i|we)(?:'ll| will| shall) (?:pay|cover) [^.;\\n]{1,40} with (?:it|that|the (?:cash|money|proceeds))|(?:it|that|(?:the|my) (?:request|withdrawal|claim)) (?:is|has been) (?:now )?(?:ready|finali[sz]ed)",
    // reasons, and what becomes of it afterwards
    "don't want to (?:sell|lose|miss|risk|touch|part with|run out|be (?:late|short|without))|don't want (?:that|this|the|these|those|any) [a-z ]{2,24} (?:near|touching|holding|having|anywhere)|might as well|i'll (?:need|want) (?:it|that|this|the|them|some)|i'll (?:repay|pay (?:it|that|this|them) back)|i'll leave it (?:there|in there)|i'll just sign it|or i'll be [a-z ]{2,20}|will be (?:paid off|repaid|paid back)|(?:it|they|shares?|proceeds|funds|account|rest) will (?:stay|remain)|(?:it|that|this|which|money) will (?:help|cover|tide|cheer|feed)|(?:he|she|they)(?:'s|'re| is| are) going to (?:be (?!paid|sent|charged)[a-z]{2,12}|love|enjoy|like|feel)|(?:i|we)(?:'ve| have) (?:done|read) (?:my|our) (?:own )?(?:homework|research|reading|due diligence|sums|maths?|checks)|while (?:the|our|my|this|that) (?!approval|vote|sign|confirmation|decision|payment|transfer|order|swap|request|review)[a-z]{2,16} is pending",
    '(?:he|she|they|\\p{L}{3,16}) will (?:then )?(?:confirm|acknowledge|sign for) (?:the )?receipt|i shall do (?:it )?(?:by )?myself(?: afterwards| later)?',
    // whose address it is
    "(?:address|wallet|account|number|details|link)(?: that)? (?:he|she|they|you|i|we)(?:'ve| have| has)?(?: just)? (?:gave|given|sent|shared|handed)",
    'tell (?:him|her|them) (?:to (?:call|ring|phone|visit|text|come|bring|eat|enjoy|say)|thanks?|hi|hello|happy|well done|from)|re: reminder|(?:seen|got|saw|read|had|thanks for|per) (?:the|your|that|this|his|her|their) reminder',
    // where the proceeds go
    '(?:shares?|proceeds|receipts?|receipt tokens?|lp tokens?|vault tokens?|position|mint recipient) (?:shall|will) (?:be )?(?:issued|credited|minted|delivered|held|go|come|land|arrive|end up|belong)',
    // what somebody else let go
    '(?:he|she|they)(?: just| kindly)? (?:gave|gives|knocked|took) (?:me |us )?(?:a |some |the |\\d{1,2} ?% )?(?:\\p{L}{2,10} )?(?:discount|rebate|good price|bargain|break|bit off|little off|off)',
    // what was decided
    '(?:no|without) (?:(?:further|more|other|additional|second|extra|new) )?(?:votes?|voting|approvals?|signatures?|sign-?off|consent|confirmations?|decisions?) (?:is |are )?(?:needed|required|necessary|called for|outstanding)',
    "motion (?:was |is |has )?(?:passed|carried|adopted|approved)|(?:approval|vote|motion|proposal|resolution)(?: [a-z]{2,10}){0,3} went through|or (?:it|this|the (?:trade|swap|order|deal)) doesn't (?:go through|happen|count)",
  ],
});

const german = spaced({
  before: [
    'formulierung*|vorlage|mustertext|vorschlag*|nicht (?:aktiv|zugewiesen)|inaktiv|niemandem zugewiesen|auszuführen (?:durch|von)|zur (?:besprechung|diskussion|abstimmung)|vom \\p{L}{2,20} auszuführen',
    'entwurf*|vorbereit*|bereiten? [\\p{L} ]{1,30} vor|antrag|tagesordnung|protokoll*|szenario|erinner*|zur info*|nur zur info|wochenbericht|monatsbericht|vermerk|angenommen|stell dir vor|dauerauftrag',
  ],
  after: [
    // what the owner keeps in hand: who does it, and when
    '(?:letzte[rn]?|finale[rn]?) (?:klick|schritt|wort|knopf|handgriff)|(?:auf )?den knopf|(?:mache|tue|drücke|starte|sende|schicke|löse|unterschreibe|bestimme|entscheide|erteile|gebe|zeichne|klicke|signiere|veranlasse)(?: aber| dann| nur| das| es| den| die){0,3} (?:ich|wir)(?! (?:zu|bin|habe))|(?<!bin )ich (?:selbst|selber)(?! bin)|(?:liegt|bleibt|ist) (?:\\p{L}{2,8} )?(?:bei mir|meine sache|in meiner hand)|gehört mir|von mir(?= ausgelöst| freigegeben|\\W{0,4}$)|startzeichen|startschuss|startsignal|kommando|auslös*',
    // what comes ahead of it
    'vorher|zuvor|davor|vorab|zuerst|als erstes|zunächst|(?<=^\\W{0,4}(?:aber )?)erst (?:will|möchte|muss|soll|müssen|wollen|mal)|bevor (?:es|das|die|der|du|irgend\\p{L}{0,6}|etwas|was)|ehe (?:du|ich|es|das|wir)',
    // what it hangs on
    '(?:nach|mit|bei|ohne|auf|gegen) (?:mein|unser|sein|ihr)(?:e[mnrs]?)? (?:ok|okay|go|ja|freigabe|zustimmung|bestätigung|rückkehr|anruf|einverständnis|unterschrift|zuruf|zeichen|signal)|das geld bleibt(?! auf| in| bei| mein| unser)|in schwebe',
    'nur (?:mit|nach|wenn|falls|sofern|zusammen|gegen|unter)|vorbehalt*|unter vorbehalt|abhängig|wirksam (?:wird|ist|erst|nur|mit|ab)|wird(?: \\p{L}{2,10}){0,3} wirksam|gültig (?:nur|erst|ab|wenn|mit)|(?:nur|erst) gültig|gilt (?:erst|nur|ab|nicht)|in kraft|braucht (?:noch )?(?:eine|ein|einen|zwei|beide)|fehlt(?: \\p{L}{2,10}){0,3}|muss(?: \\p{L}{2,14}){0,4} (?:unterschreiben|zustimmen|bestätigen|gegenzeichnen|einverstanden|freigeben|genehmigen|absegnen|ran|drüber|prüfen)|müssen(?: \\p{L}{2,14}){0,4} (?:unterschreiben|zustimmen|bestätigen|drüber|freigeben|prüfen)|(?:nicht|kein\\p{L}{0,2})(?: \\p{L}{2,10}){0,2} (?:unterschrieben|einig|freigegeben|trocken|unter dach|unterzeichnet|bestätigt|wirksam|gültig|auftrag|abgeschlossen)|verhandel*|feilsch*',
    // where it stays
    '(?:geld|es|das|alles|guthaben|betrag) (?:bleibt|ruht|liegt)(?: \\p{L}{2,8}){0,3} (?:liegen|hier|da|dort|stehen|drauf|unangetastet|wo)|bleibt(?: \\p{L}{2,8}){0,3} liegen|bis auf weiteres|füße stillhalten|still ?halten|warteschlange|entwürfe*|keinen finger|rühr* dich',
    // who does it instead
    'kümmer\\p{L}{0,3}(?: \\p{L}{2,8})? sich|übernimmt (?:das|es|schon|jemand|mein\\p{L}{0,2}|die|der)|macht (?:das|es) (?:schon|bereits|selbst|jetzt)|(?:schon|bereits|längst) (?:gemacht|beglichen|bezahlt|überwiesen|geschickt|gesendet|erledigt|getan|gezahlt)|beglichen',
    // what it only is
    '(?:nur|bloß|lediglich) (?:ein|eine|zum|zur|als|eben) (?:\\p{L}{2,12} )?(?:test|übung|probe|beispiel|muster|vorlage|versuch|spiel|simulation|demo|üben|testen|proben)|(?<=^\\W{0,4}(?:nur |bloß )?)(?:test|testlauf|probelauf|trockenübung|simulation|beispiel|muster|vorlage|übung)(?=\\W{0,4}$)|simulier*|als (?:vorlage|beispiel|muster)|ich übe|nicht (?:ernst|absenden|auslösen|ausführen|abschicken|senden|so schnell|vor)|bitte nichts|nichts (?:auslösen|absenden|ausführen|abschicken|tun|machen|unternehmen)',
    // what is to come, and doubts
    'mehr dazu|(?:einzelheiten|näheres|rest|weiteres|details|anweisung\\p{L}{0,2}) folgt?e?n?|zweifel*|sekunde|gleich wieder da|(?:muss|will) (?:ich )?(?:\\p{L}{2,8} ){0,3}(?:prüfen|nachsehen|nachschauen|checken)',
    // finding fault with it
    '(?:ist|war|sind)(?: \\p{L}{2,10}){0,2} (?:falsch|zu (?:viel|hoch|wenig|niedrig)|verkehrt|ein fehler|ein tippfehler)|stimmt nicht|stimmt so nicht|falsche[rs]? (?:betrag|adresse|summe|empfänger|token)|(?:ändere|ändern|korrigiere|korrigieren) (?:sie )?(?:den betrag|die adresse|die summe)(?! auf)',
    // barring it
    'verboten|untersagt*|verbiete*|verbietet|unzulässig|unerlaubt|nicht (?:erlaubt|gestattet|zulässig|genehmigt|bewilligt)|keine (?:erlaubnis|befugnis|vollmacht)|darf nicht|dürfen (?:es|das) nicht|nicht leisten|muss (?:auf dem konto|hier|da) bleiben',
    'warte*|abwarten|moment|noch nicht|erst wenn|erst nach|sobald|bis ich|bis wir|bis dahin|später|nachher|in ruhe',
    'entscheid*|abstimm*|überleg*|bespreche*|besprechen|diskut*|vielleicht|eventuell|evtl|ob|unsicher|nicht sicher|mal sehen|mal schauen|abgelehnt|vertagt|zustimm*|freigebe|freigabe (?:durch|von|fehlt|steht)|genehmigung',
    'sag* bescheid|bescheid|melde mich|melde|ich sag|ich sage|schreib dir|schreibe dir|ruf* an|frag*|klär*|rücksprache|werde|würde*|könnte*',
    'vergiss*|lass* (?:es|das|mal)|lass mal|doch nicht|lieber nicht|storn*|abbrech*|zurücknehm*|zurückgezogen|hat sich erledigt|erledigt|schon bezahlt|schon überwiesen|bereits bezahlt|bereits überwiesen|bar bezahlt|in bar|stopp|quatsch|scherz|spaß|überholt|hinfällig|ignorier*|nicht mehr nötig|nicht nötig|anders überlegt|falscher chat',
  ],
  harmless: [
    '(?:verwendungszweck|betreff|notiz|beleg|quittung|nachricht|kommentar|eile) (?:ist |sind )?(?:nicht|kein\\p{L}{0,2}) nötig',
    '(?:ohne|kein\\p{L}{0,2}|außer) zweifel|fehlt (?:ihm|ihr|ihnen|mir|uns|es|das geld|am)|bevor du fragst',
    'teil(?:weise|aus|er|füll)[\\p{L} ]{0,30}(?:verboten|untersagt|unzulässig|nicht (?:erlaubt|gestattet|zulässig))',
    '(?:das|der|die) \\p{L}{3,24} warte(?:t|n) nicht(?=\\W{0,8}$)|wird knapp|danke vielmals|sonst lass es|sonst stopp|sonst abbrechen|wird heute fällig|wird fällig',
  ],
});

const spanish = spaced({
  before: [
    'redacción|plantilla|propuesta|inactiv*|no activ[oa]|sin asignar|en suspenso|a (?:ejecutar|tratar|debatir) (?:por|en|con)|para (?:tratar|debatir|discutir)|en el (?:correo|mensaje|mail) (?:pone|dice)',
    'borrador*|prepara|preparen|prepárame|moción|orden del día|acta|escenario|recordatorio|recuérdame|para tu información|informe semanal|informe mensual|supón|supongamos|imagina*',
  ],
  after: [
    // what the owner keeps in hand: who does it, and when
    '(?:último|última|final) (?:clic|paso|palabra|botón|toque)|el botón|(?:l[oa]s? )?(?:doy|hago|digo|aprieto|pulso|lanzo|mando|envío|ejecuto|firmo|elijo|decido|suelto|autorizo|marco|pongo|disparo) yo|yo (?:decido|elijo|digo|doy|aprieto|pulso|firmo|mando|autorizo|aviso)|me l[oa] dejas|en mis manos|es mí[oa]|depende de mí|señal de (?:salida|inicio|partida)|la señal (?:la|te|se)|luz verde|pistoletazo',
    // what comes ahead of it
    '(?<!lo de |como |que |mucho |poco )antes(?! (?:era|de ayer|de anoche|costaba|vivía))|primero|previamente|de antemano',
    // what it hangs on
    '(?:tras|después de|con|sin|previ[oa]|a) (?:mi|nuestr[oa]|su) (?:ok|okay|visto|aprobación|confirmación|firma|permiso|señal|vuelta|regreso|llamada|autorización)|no antes|en suspenso',
    '(?:solo|sólo|solamente|únicamente)(?: \\p{L}{2,10})? (?:con|tras|después|cuando|si|junto|vale|cuenta|bajo)|(?:tiene|tienen|debe|deben) (?:que )?(?:\\p{L}{2,10} )?(?:firmar|aprobar*|confirmar*|autorizar*|aceptar*|validar*|estar de acuerdo|dar)|(?<!no )(?:hace|hacen) falta (?:un|una|dos|la|las|el|otra|otro|que)|(?<!hace )falta(?:n)? (?:un|una|la|las|el|por|que|otra|su|mi|tu)|nos falta|entra* en vigor|surt* efecto|sujet[oa] a|a expensas|a reserva|con reservas?|bajo reserva|válid[oa] (?:solo|sólo|únicamente|cuando|si|con|a partir)|condicionad*|pendiente*|a la espera|(?:no|aún|todavía|sin)(?: l[oa])?(?: ha| han| hemos| está| están| es| hay)(?: \\p{L}{2,8})? (?:firm*|cerrad*|acord*|aprob*|acuerdo|sec[oa]|liberad*|autorizad*|una orden)|negoci*|regate*',
    // where it stays
    '(?:dinero|importe|saldo|todo|monto) (?:no )?(?:se )?(?:queda|toca|mueve|permanece)|no se (?:toca|mueve|manda|envía|ejecuta|paga|lanza)|nada se|no muevas|no te muevas|quiet[oa]|hasta (?:nuevo|entonces|ese|que)|en (?:la )?cola|en borradores',
    // who does it instead
    'se (?:ocupa|encarga|está encargando|está ocupando)|ya (?:l[oa] )?(?:ha|han|quedó|está|fue|hizo|pagó|mandó|envió|saldó|liquidó) ?(?:hecho|pagad*|enviad*|saldad*|liquidad*|arreglad*|resuelt*)?(?=\\W{0,4}$)|lo está (?:llevando|haciendo|pagando|gestionando)',
    // what it only is
    '(?:es|era|solo|sólo)(?: solo| sólo| nada más)? (?:un|una|de) (?:prueba|ejercicio|ejemplo|ensayo|simulacro|simulación|práctica|test|demo|borrador|propuesta)|(?<=^\\W{0,4}(?:solo |sólo )?)(?:prueba|ensayo|simulacro|simulación|ejemplo|plantilla)(?=\\W{0,4}$)|simúl*|simul*|ensayando|practicando|como (?:plantilla|ejemplo|modelo|muestra)|en serio|sin (?:difundir|enviar|ejecutar|firmar|mandar|emitir)|no l[oa]s? (?:ejecut*|envíes|mandes|lances|firmes|hagas|difundas|emitas)|no tan rápido|hazlo (?:tras|cuando|después)',
    // what is to come, and doubts
    'te (?:cuento|contaré|daré|pasaré|explico)|ya te (?:\\p{L}{2,4} )?\\p{L}{2,10}ré|(?:tengo|tenemos|con|muchas) dudas|ahora vuelvo|vuelvo en|tengo que (?:mirar|ver|comprobar|revisar|pensar|comentar)*|un segundo|un momento|un momentito|un ratito',
    // finding fault with it
    '(?:es|está|son)(?: \\p{L}{2,10}){0,2} (?:mal|incorrect*|equivocad*|demasiado|un error|errónea|erróneo)|(?:monto|importe|cantidad|dirección) (?:equivocad*|incorrect*)|(?:cambia|corrige|ajusta) (?:el|la) (?:monto|importe|cantidad|dirección)(?! a)',
    // barring it
    'prohib*|prohíb*|no (?:lo |la )?(?:permit*|autoriz*|está permit*|está autoriz*)|no (?:debe|puede) (?:salir|pagarse|enviarse|hacerse)|sin permiso|sin autorización|no tiene(?:n)? (?:permiso|derecho)',
    'espera|espérate|esperar|esperemos|aguanta|todavía no|aún no|hasta que|cuando te|cuando yo|en cuanto|luego|más tarde|después te|de momento|por ahora',
    'decid*|votar|votación|pensar*|pienso|pensándolo|consult*|tal vez|quizás?|a lo mejor|no sé|no estoy segur*|a ver|rechazad*|aplazad*|visto bueno',
    'te aviso|te avis*|aviso|te digo|te diré|te escrib*|te confirm*|confirmar|confirme|te llam*|pregunt*|hablo con|hablar con|habl* con|comento con',
    'olvid*|déjalo|dejalo|déjelo|deja eso|mejor no|anul*|cancel*|ya no|ya pagu*|ya le pagu*|ya se lo|ya lo hic*|ya está pagad*|en efectivo|en metálico|retir* lo dicho|ignor*|broma|era broma|detente|no hace falta(?! que)|me arrepent*|cambi* de idea|cambi* de opinión',
  ],
  harmless: [
    'no hace falta (?:ni |ning\\p{L}{1,4} )?(?:concepto|nota|memo|prisa|recibo|comprobante|mensaje|asunto|respuesta|responder|correr)',
    'antes de que preguntes|sin dudas?|no hay dudas?|lo de antes|cuanto antes|lo antes posible|primero de (?:mes|enero|mayo)',
    'no (?:se )?(?:permit*|autoriz*)[\\p{L} ]{0,30}parcial*|parcial*[\\p{L} ]{0,12}(?:prohibid*|no permitid*)',
    'si no cancela|ya que|de lo contrario cancela|(?:el|la|los|las|mi|su|nuestro) \\p{L}{3,16} no esperan?(?=\\W{0,8}$)|hacienda no espera(?=\\W{0,8}$)',
    'ya no (?:l[oa]s? )?(?:uso|usamos|utiliz(?:o|amos)|compr(?:o|amos)|entro|jueg?o|jugamos)|déj[ea]l[oa]s? (?:a|en) (?:ceros?|0)',
  ],
});

const french = spaced({
  before: [
    'formulation*|modèle|proposition|inactif|inactive|pas (?:encore )?acti(?:f|ve)|non attribué*|en suspens|à (?:exécuter|faire) par|à (?:discuter|débattre|valider|voter)|dans (?:le|son|un) (?:mail|message|courriel) (?:il y a|on lit)',
    'brouillon*|prépare|préparez|motion|ordre du jour|procès-verbal|compte rendu|scénario|rappel|rappelle*|pour info|rapport hebdo*|supposons|imagine*',
  ],
  after: [
    // what the owner keeps in hand: who does it, and when
    "(?:dernier|dernière|ultime) (?:clic|étape|mot|pas|geste)|(?:le|un) bouton|c'est (?:à )?moi (?:qui|de)|moi-même|je m'en (?:charge|occupe)|me revient|m'appartient|(?:est|reste) (?:pour|à|entre mes|dans mes) (?:moi|mains)|je (?:le |la |l')?(?:signe|signerai|lance|lancerai|décide|choisis|déclenche|appuie|débloque|libère|validerai|donnerai|dirai|ferai)|(?:le )?top départ|signal|déclench*",
    // what comes ahead of it
    "avant(?=\\W{0,4}$)|avant (?:ça|cela|que|de|tout|toute|il|je|on|nous|le départ|l'envoi)|(?<=^\\W{0,4})avant,|d'abord|au préalable|préalable*|auparavant|en premier",
    // what it hangs on
    '(?:après|avec|sans|sur|à) (?:mon|ma|notre|son|sa) (?:ok|okay|accord|feu|aval|confirmation|signature|validation|retour|appel|autorisation|signal)|pas avant|en suspens',
    "(?:seulement|uniquement|exclusivement)(?: \\p{L}{2,10})? (?:avec|après|si|quand|lorsque|une fois|contre|sous|sur)|(?:doit|doivent|devra|devront)(?: \\p{L}{2,10}){0,2} (?:signer|approuver|confirmer|autoriser|accepter|valider|donner|contresigner|être d'accord|relire)|il (?:nous )?(?:faut|faudra|faudrait)(?: encore| d'abord)? (?:une|un|deux|que|l'accord|la signature|le feu)|manque*|prend*(?: \\p{L}{2,10})? effet|entre* en vigueur|sous réserve|avec réserve*|sous condition|selon (?:le|la|les|l'|ce)|valables? (?:uniquement|seulement|que|si|avec|à partir|après|dès|à compter)|ne vaut|vaut (?:que|seulement)|en attente|en suspens|en pause|n'(?:a|ont|ai|avons|est|es)(?: pas| rien)(?: encore)? (?:signé*|validé*|conclu*|réglé*|approuvé*|débloqué*|autorisé*|donné*|confirmé*|un ordre|d'accord|fait|sèche|sec|fini*)|pas (?:encore )?(?:signé*|validé*|conclu*|approuvé*|débloqué*|d'accord|un ordre|mis d'accord)|négoci*|marchand(?:e|ons|er)|discute*|sauf que|réserve*",
    // where it stays
    "l'argent (?:reste|ne bouge|attend|dort)|tout reste|(?:ça|cela|ce|on|rien) (?:ne )?(?:reste|bouge|part|sort|touche)(?: pas| rien| à rien)?|ne bouge*|jusqu'à (?:nouvel|ce|mon|ma|l'|la|le|notre)|d'ici là|entre-temps|pas un geste|petit doigt|(?:en |dans la |la )file|brouillons",
    // who does it instead
    "s'en (?:occupe|charge|occupera|chargera|est (?:occupé|chargé)*)|l'a (?:déjà )?(?:fait|payé|réglé|envoyé|viré|versé|soldé)|déjà (?:réglé*|soldé*|payé*|envoyé*|versé*|acquitté*)|a été (?:réglé*|soldé*|payé*|versé*)",
    // what it only is
    "(?:c'est|c'était|ce n'est|juste|simple|seulement)(?: juste| seulement| qu'| que)? ?(?:un |une |pour )?(?:test|essai|exercice|exemple|entraînement|répétition|simulation|proposition|maquette|démo|brouillon|tester|rire|voir)|(?<=^\\W{0,4}(?:juste |simple )?(?:un |une )?)(?:test|essai|exercice|exemple|modèle|répétition|simulation)(?= générale|\\W{0,4}$)|simul*|je répète|je m'entraîne|comme (?:modèle|exemple)|au sérieux|sans (?:diffuser|envoyer|exécuter|signer|l'envoyer|l'exécuter|le signer|lancer)|ne (?:l'|le |la |les )?(?:exécute*|envoie*|lance*|signe*|diffuse*|fais|fait|paie*|paye*) (?:pas|rien)|pas si vite|pas (?:avant|aujourd'hui|maintenant|tout de suite)|fais-le (?:après|quand|une fois)",
    // what is to come, and doubts
    "plus de détails|(?:détails|suite|précisions|instructions?|reste) (?:suivr*|suit|suivent|à suivre|viendr*)|(?:ai|avons|j'ai) (?:des|un|quelques) doutes?|je reviens|je dois (?:\\p{L}{2,8} )?(?:vérifier|voir|regarder|réfléchir)|une seconde|une minute|un instant|un moment|deux minutes",
    // finding fault with it
    "(?:est|c'est)(?: \\p{L}{2,10}){0,2} (?:faux|fausse|incorrect*|trop|une erreur|erroné*)|(?:mauvais montant|mauvaise (?:adresse|somme))|(?:change*|corrige*|modifie*) (?:le montant|l'adresse|la somme)(?! (?:en|à))",
    // barring it
    "(?:l')?interdi*|défendu|illégal|(?:l')?(?:autorise|permet)(?:nt)? pas|pas (?:autorisé*|permis*)|ne (?:doit|peut) pas (?:partir|sortir)|pas le droit|sans autorisation",
    "attends|attendez|attendre|patiente*|pas encore|jusqu'à ce que|dès que|quand je|plus tard|pour l'instant|pour le moment|tant que",
    "décid*|vot*|réfléch*|je pense|peut-être|peut être|pas sûr*|on verra|à voir|rejeté*|reporté*|feu vert|accord de|validation|valid* d'abord",
    "je te dis|je te dirai|je te fais signe|te préviens|préviendrai|te tiens au courant|je t'appelle|je t'écris|je reviens vers|je demande|demander|j'en parle|en parler|confirmer*|je vérifie",
    "oublie*|laisse tomber|laisse|laissez tomber|finalement|annule*|plus la peine|pas la peine|déjà pay*|déjà vir*|déjà rembours*|déjà fait|en espèces|en liquide|stop|arrête*|je plaisante|blague|ignore*|changé d'avis|ah non|non non|non attends",
  ],
  harmless: [
    "avant que tu (?:le |me )?(?:demandes|poses)|sans (?:aucun )?doute|selon (?:la|le|l')(?: )?(?:facture|devis|contrat|accord)|il ne (?:me |lui |nous )?manque (?:rien|que)|(?:approbation|autorisation)[^.;\\n]{0,40} avant",
    'partiel*[\\p{L} ]{0,20}(?:interdit*|pas (?:autorisé*|permis*))',
    'ordre du jour(?=\\s{0,3}$)|sans attendre|sinon (?:annule*|laisse tomber|laisse|stop)|laisse le reste|laisse (?:le|la|les|mes|mon)',
  ],
});

const portuguese = spaced({
  before: [
    'rascunho*|prepara|prepare|moção|pauta|cenário|lembrete|me lembra|lembra-me|para sua informação|relatório semanal|relatório mensal|suponha|imagina',
  ],
  after: [
    // finding fault with it
    '(?:é|está|são)(?: \\p{L}{2,10}){0,2} (?:errad*|incorret*|demais|um erro)|(?:valor|endereço|quantia) errad*|(?:muda|mude|corrija|corrige|altere) o (?:valor|endereço)(?! para)',
    // barring it
    'proib*|proíb*|não (?:o |a )?(?:permit*|autoriz*|é permitid*|é autorizad*)|não (?:deve|pode) (?:sair|ser)|sem permissão|sem autorização|não tem (?:permissão|direito)',
    'espera|espere|peraí|pera|aguarda|aguarde|aguardar|ainda não|até eu|quando eu|assim que|mais tarde|depois te|por enquanto|por ora',
    'decid*|vot*|pensar|penso|pensando|talvez|quem sabe|não sei|não tenho certeza|vamos ver|rejeitad*|adiad*|sinal verde|aval',
    'te aviso|aviso|te falo|te digo|te confirmo|confirmar|confirmo|te ligo|te escrevo|pergunt*|vou falar|falar com|falo com|vou ver|vou conversar',
    'esquec*|esqueça|deixa pra lá|deixa isso|deixa quieto|deixa(?=\\W*$)|melhor não|cancel*|anul*|não precisa|já pagu*|já paguei|já pagou|já mandei|já fiz|já foi|em dinheiro|no dinheiro|para tudo|brincadeira|zoeira|ignor*|mudei de ideia|desist*|errad*',
  ],
  harmless: [
    'não (?:é |são |se )?(?:permit*|autoriz*)[\\p{L} ]{0,30}parcia*|parcia*[\\p{L} ]{0,12}proibid*',
    'senão (?:cancela|deixa|esquece)|(?:o|a|os|as|meu|minha) \\p{L}{3,16} não esperam?(?=\\W{0,8}$)',
  ],
});

const turkish = spaced({
  before: ['taslak*|hazırla*|önerge|gündem|tutanak*|senaryo|hatırlat*|bilgin olsun|varsay*|diyelim'],
  after: [
    // finding fault with it
    '(?:tutar|miktar|adres|bu|rakam) (?:yanlış|hatalı|çok fazla|fazla)|yanlış (?:tutar|miktar|adres)|(?:tutarı|miktarı|adresi) (?:değiştir|düzelt)*',
    // barring it
    'yasak*|izin (?:ver(?:m|il?m)*|yok)|izni yok|çıkamaz|ödenemez|gönderilemez|yetkisi yok',
    'bekle*|dur|durun|şimdilik|henüz|daha sonra|ben deyince|haber ver*|onayım*|onay bekle*|ben söyle*|kadar bekle',
    'karar*|düşün*|belki|galiba|emin değil*|bakalım|reddedil*|ertelen*|sorayım|sor*|danış*|konuş*|söyle*|yaz*cağım|*eceğim|*acağım',
    'boş ver|boşver|vazgeç*|iptal*|gerek yok|gerek kalmadı|unut*|zaten öde*|ödedim|nakit|elden|şaka*|yanlış*|geri al*',
  ],
  harmless: [
    'kısmi [\\p{L} ]{0,24}(?:yasak*|izin (?:ver*|yok))',
    // what it is for
    '(?:hesapla|kullan|harca|kontrol ed|karşılaştır)y?[ae]c[ae]ğ[ıi]m',
    'yoksa (?:iptal*|vazgeç*|boşver)|hazırla* ve (?:imzala|gönder|yolla|uygula)*|\\d{1,6} numaralı önerge*',
  ],
});

const indonesian = spaced({
  before: [
    'kata (?!saya|aku|gue|gua|gw|pengguna|pemilik|sandi|kunci)\\p{L}{2,16}|draf|draft|siapkan|siapin|mosi|agenda|notulen|skenario|ingatkan|ingetin|sekadar info|misalkan|andaikan',
  ],
  after: [
    // finding fault with it
    '(?:jumlah|alamat|nominal|itu|ini)\\p{L}* (?:salah|keliru|kebanyakan|terlalu (?:banyak|besar|kecil))|salah (?:jumlah|alamat|nominal)|(?:ubah|ganti|koreksi) (?:jumlah|alamat|nominal)\\p{L}*(?! (?:jadi|menjadi))',
    // barring it
    'dilarang|melarang*|terlarang|tidak (?:diizinkan|diperbolehkan|mengizinkan*|boleh)|ga boleh|gak boleh|nggak boleh|tanpa izin',
    'tunggu|tungguin|nunggu|sebentar|bentar|jangan dulu|belum|nanti|kalau sudah|sampai aku|sampai saya|sementara',
    'putus*|pikir*|mikir*|mungkin|kayaknya|gatau|nggak yakin|ga yakin|lihat dulu|liat dulu|ditolak|ditunda|persetujuan|konfirmasi*|kabari*|kabarin|tanya*|ngobrol|bicara|bilang',
    'lupakan|lupain|batal*|ga jadi|gak jadi|nggak jadi|tidak jadi|gausah|ga usah|tidak usah|udah dibayar|sudah dibayar|udah bayar|udah kubayar|tunai|cash|bercanda|becanda|abaikan|salah kirim|stop|akan',
  ],
  harmless: [
    '(?:parsial|sebagian)[\\p{L} ]{0,20}(?:dilarang|tidak (?:diizinkan|diperbolehkan|boleh))|(?:dilarang|tidak (?:boleh|diizinkan))[\\p{L} ]{0,20}(?:parsial|sebagian)',
    'kalau tidak batal*|kalo nggak batal*',
  ],
});

const russian = spaced({
  before: [
    '(?:плат[её]ж[\\p{L}]{0,3}|перевод[\\p{L}]{0,3}) за вчера|черновик*|подготов*|заготов*|повестк*|сценари*|напомни*|к сведению|допустим|предположим|представь*',
  ],
  after: [
    // finding fault with it
    '(?:сумма|адрес|это|цифра)(?: \\p{L}{2,10}){0,1} (?:неверн*|неправильн*|ошибочн*|слишком (?:много|мало)|ошибка)|неверн* (?:сумма|адрес)|(?:измени|исправь|поменяй) (?:сумму|адрес)(?! на)',
    // barring it
    'запрет*|запрещ*|не (?:разреш*|позволя*|допуска*)|нельзя|не имеет права|не имеем права|не вправе|без разрешения',
    'подожди*|жди|ждать|ждём|ждем|погоди|пока не|ещё не|еще не|как только|потом|позже|пока что|когда я',
    'реш*|голосован*|проголос*|подума*|обдум*|может быть|наверное|возможно|не уверен*|посмотрим|отклон*|отлож*|согласов*|одобр*|подтвер*|скажу|дам знать|напишу|позвоню|спрош*|спроси*|поговор*|обсуд*|сообщу|узнаю|будет|буду|будем',
    'забудь*|забей|отмен*|не надо|не нужно|передумал*|уже заплат*|уже перев*|уже отда*|уже отправ*|наличн*|наличкой|стоп|шучу|шутка|ошиб*|лучше не|игнор*',
  ],
  harmless: [
    'пусть (?:лимит|разрешение|он|она|оно) будет (?:нулев*|нул[её]м|ноль|0)',
    'частичн*[\\p{L} ]{0,30}(?:запре*|не (?:допуск*|разреш*)|нельзя)|(?:не допуск*|запрещ*|нельзя)[\\p{L} ]{0,20}част*[\\p{L} ]{0,20}',
    // how much the right is to be
    '(?:одобрени[ея]|апп?рув|разрешение)(?: тоже| пусть)?(?: ровно| только| строго| лишь| именно){0,2} (?:на|в размере) (?:эт(?:у|и|ой) |ту же |те же |такую же )?(?:сумму|сумме|объ[её]м|\\d[\\d ]{0,9})',
    // whom the owner tells of it
    '(?:напишу|позвоню|сообщу|скажу) (?:ему|ей|им|маме|папе|брату|сестре|жене|мужу|клиенту|поставщику|арендодателю|хозяину)',
    'иначе (?:отмен*|не надо|не нужно)|больше ничего не надо|подтверждаю|вс[её] согласован*',
  ],
});

const arabic = spaced({
  before: ['مسودة|جهز*|حضّر|حضر|اقتراح|محضر|سيناريو|ذكرني|ذكّرني|للعلم|لنفترض|تخيل'],
  after: [
    // finding fault with it
    '(?:المبلغ|العنوان|الرقم) (?:خطأ|غلط|غير صحيح|كبير جدا|كثير)|غيّر (?:المبلغ|العنوان)(?! إلى)|هذا (?:كثير|خطأ|غلط)',
    // barring it
    'ممنوع*|محظور*|يحظر|يُحظر|لا (?:ت|ي|ن)سمح*|لا (?:يجوز|يحق)|غير (?:مسموح*|مصرح*|جائز)|ليس (?:له|لنا|لها) الحق',
    'انتظر*|استن*|اصبر|ليس بعد|لسه|لسا|لاحقا*|بعدين|لين|إلى أن|الى ان|حتى أ*|لما أ*|سوف|راح|سأ*|س[أن]*|بخبرك|بقولك|أخبرك|اخبرك|أبلغك|اسأل*|أسأل*|أكلم*|اكلم*|نتناقش',
    'قرار|نقرر|أقرر|اقرر|تصويت|نصوت|أفكر|افكر|ربما|يمكن|ممكن|لست متأكد*|مو متأكد*|رُفض|رفض|تأجل|موافقة|موافق* من|تأكيد',
    'انس*|انسَ|ألغ*|الغ(?!از)*|إلغاء|خلاص|لا داعي|ما يحتاج|ما في داعي|دفعت|دفعنا|دفعها|نقدا|كاش|نقدًا|أمزح|امزح|تجاهل|غيرت رأيي|بطلت|وقف|توقف',
  ],
  harmless: ['(?:التنفيذ|تنفيذ) (?:ال)?جزئي (?:ممنوع|غير مسموح)|لا (?:ي|ت)سمح بال?تنفيذ ال?جزئي'],
});

const hindi = spaced({
  before: ['ड्राफ्ट|मसौदा|तैयार रख*|प्रस्ताव|कार्यसूची|याद दिला*|मान लो|मान लीजिए|कल्पना'],
  after: [
    // finding fault with it
    '(?:रकम|राशि|पता|अमाउंट|एड्रेस) (?:गलत|ग़लत|ज़्यादा|बहुत ज़्यादा|सही नहीं)|(?:यह|ये) (?:गलत|बहुत ज़्यादा)',
    // barring it
    'मना (?:है|किया|की)|मनाही|वर्जित|निषिद्ध|प्रतिबंधित|(?:इजाज़त|इजाजत|अनुमति) नहीं',
    'रुको|रुकना|रुकिए|रुक|ठहर*|इंतज़ार|इंतजार|अभी नहीं|अभी मत|बाद में|जब तक|जब मैं|फिलहाल|पूछ*|बताऊँगा|बताऊंगा|बताऊँगी|बताऊंगी|बताता|बताती|बोलूँगा|बोलूंगा|कहूँगा|कहूंगा|बात कर*|मंज़ूरी|मंजूरी|पुष्टि|शायद|सोच*|तय|फैसला|फ़ैसला|मतदान|*ूँगा|*ूंगा|*ूँगी|*ूंगी|*ेगा|*ेगी|*ेंगे',
    'छोड़*|रहने दो|रहने दीजिए|रद्द|भूल जा*|ज़रूरत नहीं|जरूरत नहीं|दे दिए|दे दिया|दे चुक*|चुका दिया|नकद|कैश|मज़ाक|मजाक|नहीं चाहिए',
  ],
  harmless: [
    // limits
    '(?:कम|ज़्यादा|ज्यादा|अधिक|नीचे|ऊपर)(?: [\\p{L}\\p{M}]{1,6})? नहीं (?:चले[\\p{L}\\p{M}]{2,4}|ल[\\p{L}\\p{M}]{2,6}|होगा|होने चाहिए|चाहिए)|(?:अनलिमिटेड|असीमित|unlimited) (?:अनुमति|इजाज़त|इजाजत|मंज़ूरी|मंजूरी|अप्रूवल) नहीं(?: चाहिए| देना)?',
    '(?:इंतज़ार|इंतजार) कर रह(?:ी|ा|े) (?:हैं|है)|(?:ही|में|पास|नाम|पर) (?:रहेगा|रहेगी|रहेंगे|आएगा|आएगी|आएंगे)|प्रस्ताव (?:संख्या|क्रमांक|नंबर)? ?\\d{1,6}|नहीं तो (?:रद्द|छोड़*|रहने दो)|(?:बाकी|बाक़ी) [\\p{L}\\p{M} ]{0,24}(?:रहने दो|छोड़*)',
  ],
});

const bengali = spaced({
  before: ['খসড়া|প্রস্তুত রাখ*|প্রস্তাব|মনে করিয়ে|ধরো|ধরুন|কল্পনা'],
  after: [
    // until a word
    'না বলা পর্যন্ত|না বললে|বলা পর্যন্ত|বলার আগে|(?:তৈরি|রেডি|প্রস্তুত)(?: করে)? রাখ*|বললে তবেই|অনুমতি ছাড়া',
    // finding fault with it
    '(?:পরিমাণ|ঠিকানা|অঙ্ক)\\p{L}* (?:ভুল|বেশি|ঠিক না)|(?:এটা|ওটা) (?:ভুল|বেশি)',
    // barring it
    'নিষিদ্ধ|নিষেধ*|বারণ|অনুমতি নেই|(?:যাবে|যায়) না',
    'অপেক্ষা|দাঁড়াও|থামো|থামুন|এখন না|এখনই না|পরে|যতক্ষণ|জানাব|জানাবো|বলব|বলবো|জিজ্ঞ*|কথা বলে|কথা বলব|হয়তো|ভাব*|সিদ্ধান্ত|ভোট|অনুমোদন|নিশ্চিত',
    'বাদ দাও|বাদ দিন|থাক|বাতিল|ভুলে যাও|দরকার নেই|দিয়ে দিয়েছি|দিয়েছি|নগদ|মজা|ঠাট্টা',
  ],
  harmless: [
    'না হলে (?:বাতিল|থাক)|নইলে (?:বাতিল|থাক)',
    // limits
    '(?:কম|কমে|বেশি|বেশিতে|নিচে|উপরে)(?: [\\p{L}\\p{M}]{2,10}){0,2} (?:যাবে|চলবে|হবে) না',
    // how much the right is to be
    '(?:সীমাহীন|আনলিমিটেড|অসীম|unlimited) (?:অনুমোদন|অনুমতি|অ্যাপ্রুভাল|approval) (?:চাই না|নয়|না|লাগবে না|দেবেন না|দিবেন না|দিও না)|(?:অনুমোদন|অনুমতি|অ্যাপ্রুভাল)(?:ও|টাও|টি|টা)? (?:শুধু|কেবল|ঠিক|শুধুমাত্র|মাত্র)[\\p{L}\\p{M} ]{0,20}',
  ],
});

const urdu = spaced({
  before: ['مسودہ|تیار رکھ*|تجویز|یاد دلا*|فرض کر*|تصور'],
  after: [
    // finding fault with it
    '(?:رقم|پتہ|ایڈریس) (?:غلط|زیادہ|بہت زیادہ|ٹھیک نہیں)|یہ (?:غلط|بہت زیادہ)',
    // barring it
    'منع|ممنوع|اجازت نہیں',
    'رکو|رکیں|ٹھہر*|انتظار|ابھی نہیں|ابھی مت|بعد میں|جب تک|جب میں|فی الحال|پوچھ*|بتاؤں|بتاوں|بتاتا|بتاتی|کہوں|بات کر*|منظوری|تصدیق|شاید|سوچ*|طے|فیصلہ|*وں گا|*وں گی|گا|گی|گے',
    'چھوڑ*|رہنے د*|منسوخ|بھول جا*|ضرورت نہیں|دے دیے|دے دیا|دے چک*|نقد|کیش|مذاق',
  ],
  harmless: [
    // limits
    '(?:کم|زیادہ)(?: [\\p{L}\\p{M}]{1,6})? نہیں (?:چلے گا|چلیں گے|لوں گا|لوں گی|لیں گے|ہوگا|چاہیے)|(?:لامحدود|ان لمیٹڈ|unlimited) (?:اجازت|منظوری) نہیں(?: چاہیے| دینی)?',
    // how things are
    'فی الحال (?:[\\p{L}\\p{M}]{1,10} ){1,4}(?:پڑ[ایے]|ہے|ہیں|نہیں ہے)',
    'انتظار کر رہ(?:ی|ا|ے) (?:ہیں|ہے)|(?:ہی|میں|پاس|نام|پر) (?:رہے|رہیں|آئے|آئیں) (?:گا|گی|گے)|تجویز (?:نمبر )?\\d{1,6}|ورنہ (?:منسوخ|چھوڑ*|رہنے د*)|باقی [\\p{L}\\p{M} ]{0,24}(?:رہنے د*|چھوڑ*)',
  ],
});

const chinese = unspaced({
  before: ['草稿|草案|拟一份|起草|先准备|准备好|提案|议案|动议|議案|情景|提醒我|供参考|仅供|假设|假如|设想'],
  after: [
    // until a word
    '(?:没|沒|没有|沒有)(?:说|說|点头|點頭|同意|发话|發話|确认|確認)[^，。！？\\n]{0,8}前|(?:说|說|发话|發話|点头|點頭|同意|确认|確認|批准)(?:了)?之?前[^，。！？\\n]{0,8}(?:别|別|不|勿)',
    // finding fault with it
    '(?:金额|金額|地址|数目|數目|数字|數字)(?:不对|不對|错了|錯了|有误|有誤|太大|太多|太少)|(?:太多了|太少了)|(?:改一下|改下)(?:金额|金額|地址)',
    // barring it
    '禁止|严禁|嚴禁|不允许|不允許|不许|不許|不准|不得|无权|無權',
    '等我|等一下|等等|先别|先不|再说|再定|回头|稍后|晚点|待会|我会|我再|告诉你|通知你|跟你说|联系你|问问|问一下|商量|讨论|决定|表决|投票|考虑|想想|也许|可能|不确定|未通过|没通过|否决|延期|批准|审批|点头',
    '算了|不用了|不必了|不要了|取消|撤回|作废|当我没说|别管|忘了|已经付|已经给|已经转|付过|给过|转过|现金|开玩笑|改主意|发错|搞错|还是别|还是不',
  ],
  harmless: [
    '不得(?:低于|低於|少于|少於|超过|超過|高于|高於|多于|多於)|(?:不允许|不允許|不许|不許|不准|不得|禁止)部分成交|部分成交(?:不允许|不允許|禁止)',
    '(?:第\\s?)?\\d{1,6}\\s?[号號]?(?:提案|议案|議案)|(?:提案|议案|議案)\\s?#?\\d{1,6}|否则取消|否则算了|不然算了|不然取消|可能的话|尽可能',
  ],
});

const japanese = unspaced({
  before: ['下書き|ドラフト|準備だけ|用意だけ|議案|動議|議事|シナリオ|リマインド|参考まで|仮に'],
  after: [
    // finding fault with it
    '(?:金額|アドレス|宛先|数量)(?:が|は)?(?:違|間違|誤|多すぎ|少なすぎ|おかし)|(?:多|高)すぎる?',
    // barring it
    '禁止|認められて?い?(?:ない|ません)|許され|許可(?:され|して)(?:てい?)?(?:ない|ません)|いけない|いけません|ダメ|だめ',
    '待って|待ち|待機|まだ|あとで|後で|のちほど|連絡する|連絡します|知らせる|知らせます|言います|言うから|相談|聞いて|聞いてから|確認して(?!ください)|確認してから|決め|検討|考え|採決|否決|かも|たぶん|多分|未定|保留|承認|許可|合図|着金|届いて|見てくれ|調べて',
    'やっぱ|やめ|取り消|取消|キャンセル|なしで|忘れて|いらない|不要|結構です|もう払|もう渡|払った|渡した|送った|現金|冗談|間違え|撤回|見送',
  ],
  harmless: [
    '(?:部分約定|一部約定)(?:は|も)?(?:禁止|不可|だめ|ダメ|認めません)',
    '確認済み|承認済み|(?:でなければ|なければ|なら)(?:キャンセル|やめ|取り消|中止)|承認(?:も|と|込み|して|額|枠|は(?:同|その|ちょうど|ぴったり|\\d))|許可額|着金(?:額)?は|着金[^。、\\n]{0,8}\\d|(?<!なし|は)で結構です|(?:部分約定|一部約定)(?:は|も)?なしで|残りは不要|第?\\d{1,6}号?議案|議案\\s?#?\\d{1,6}',
  ],
});

const korean = unspaced({
  before: ['초안|준비만|안건|의안|시나리오|상기|참고로|참고용|가정|만약'],
  after: [
    // finding fault with it
    '(?:금액|주소|수량)(?:이|가|은|는)? ?(?:틀|잘못|너무|맞지 않|다르)',
    // barring it
    '금지|허용(?:되지|하지|이 안|안)|허락(?:하지|되지|이 안)|안 ?[돼된됩]|불가',
    '기다려|기다리|잠깐|아직 (?:보내|하지|말)|나중에|이따|연락할|연락하|알려줄|알려 줄|말할게|말해줄|물어보|물어볼|상의|의논|결정|생각해|고민|아마|글쎄|보류|승인(?:나|받|되|이 나)|허락|확인하고|확인한 다음|확인되면|할게|볼게|줄게|부결|연기',
    '됐어|됐다|취소|그만(?!큼)|없던 일|잊어|필요 없|필요없|이미 줬|이미 보냈|이미 냈|벌써|현금|농담|철회|말고 그냥|하지 마|하지마|관두',
  ],
  harmless: [
    '(?:그 (?:밖|외)의|다른) (?:거래|작업|것|건)[은는을]? ?하지 ?마',
    '부분 ?체결[은는]? ?(?:금지|불가|안 ?[돼된됩]|허용(?:하지|되지))',
    '(?:제\\s?)?\\d{1,6}호?\\s?(?:번\\s?)?(?:안건|의안)|(?:안건|의안)\\s?#?\\d{1,6}|아니면 취소|안 되면 취소|안되면 취소|그러면 취소',
  ],
});

export const unsettled: Readonly<Record<string, Unsettled>> = {
  en: english,
  de: german,
  es: spanish,
  fr: french,
  pt: portuguese,
  tr: turkish,
  id: indonesian,
  ru: russian,
  ar: arabic,
  hi: hindi,
  bn: bengali,
  ur: urdu,
  zh: chinese,
  ja: japanese,
  ko: korean,
};

/**
 * Words by which somebody takes back what was just said, in any language: people slip in the language that they think in. An excuse for
 * something else is harmless: `perdón por la molestia`.
 */
export const slips = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${[
    'ay no|uy no|perd[óo]n(?!\\s(?:por|la|el|que|si))|me equivoqu[ée]|quise decir|mejor dicho|digo(?= (?!que)\\p{L})|qué brut[oa]',
    'ai não|desculp[ae](?!\\s(?:por|pel[ao]|o|a|se|mas))|me enganei|errei|quero dizer|ou melhor',
    'scusa(?!\\s(?:per|il|la|se))|mi sono sbagliat[oa]|volevo dire|anzi',
    'pardon(?!\\s(?:pour|de|du|si|my|me|the))|je me suis tromp[ée]e?|je voulais dire|je veux dire',
    'entschuldigung(?!\\s(?:für|dass|wegen))|sorry nein|ach nein|äh nein|ich meine|ich meinte|vertippt|verschrieben|quatsch',
    'ой|прости(?:те)?(?!\\s(?:за|что))|извини(?:те)?(?!\\s(?:за|что))|то есть|вернее|ошибся|ошиблась|опечатка',
    'pardon yani|yanlış yazdım|yanlış oldu|demek istedim|eh maaf|aduh|maksud(?: ?saya|nya)|salah ketik|salah tulis',
    'oops|whoops|no wait|wait no|i meant|typo',
  ].join(
    '|',
  )})(?![\\p{L}\\p{M}])|不对|不對|说错|說錯|打错|打錯|写错|寫錯|ごめん(?!なさい。?$)|間違え|まちがえ|じゃなくて|아 ?미안|아니다|잘못 ?(?:썼|적|말)|آسف|أقصد|قصدي|माफ़? ?कर|गलती से|মাফ কর|ভুল`,
  'iu',
);

import { toTraditional } from '../languages/traditional.ts';

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
  hi: /^[^।\n]{0,60}(?:साइन|हस्ताक्षर)\s(?:कर\s?(?:दो|दें|दीजिए|दे(?!\p{L}|\p{M}))|करो|करें|कीजिए)|^[\p{L}\p{M}]{2,12}\s?कर\s[^।,;\n]{0,60}\sले\s(?:आओ|आएँ|आएं|आना|आइए)(?![\p{L}\p{M}])/u,
  ur: /^[^۔\n]{0,60}(?:سائن|دستخط)\s(?:کر\s?(?:دو|دیں|دیجیے)|کرو|کریں|کیجیے)|^[\p{L}\p{M}]{2,12}\sکر\s[^۔،;\n]{0,60}\sلے\s(?:آؤ|آئیں|آنا|آئیے)(?![\p{L}\p{M}])/u,
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
  rows
    .join('|')
    .normalize('NFC')
    .replaceAll('*', '[\\p{L}\\p{M}]{0,16}')
    .replaceAll("'", "['’]?")
    .replaceAll(' ?', '\\s{0,3}')
    .replaceAll(' ', '\\s{1,3}');

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
    // prepared only
    'preparar|preparem|preparando|esboç*|minutas?|(?:deix|fic)(?:a|e|o|ar|em|ando) (?:\\p{L}{1,12} ){0,3}(?:pront*|preparad*|engatilhad*|montad*|redigid*|armad*|na agulha)|(?:vai|vá) (?:montando|redigindo|adiantando|deixando)|(?:só|apenas) (?:monta|monte|redige|redija|adianta|adiante)',
    // without force
    '(?:não|nem) (?:vale|valem|tem (?:validade|valor|efeito)|é válid*|entra em vigor)|sem (?:validade|efeito)|(?:ainda|fica|está) (?:por|sem|a) (?:autoriza*|aprova*|assina*|confirma*|valida*|libera*)|sem (?:a |o )?(?:minha|meu|nossa|nosso|sua|seu) (?:assinatura|ok|sim|aval|autorização|aprovação|consentimento|permissão|bênção|visto|confirmação|palavra|presença)|não (?:é|era) (?:pra|para) (?:agora|já|hoje|\\p{L}{2,12}[aei]r)|(?:em|sob|para) (?:análise|revisão|aprovação|avaliação)',
  ],
  after: [
    // finding fault with it
    '(?:é|está|são)(?: \\p{L}{2,10}){0,2} (?:errad*|incorret*|demais|um erro)|(?:valor|endereço|quantia) errad*|(?:muda|mude|corrija|corrige|altere) o (?:valor|endereço)(?! para)',
    // barring it
    'proib*|proíb*|não (?:o |a )?(?:permit*|autoriz*|é permitid*|é autorizad*)|não (?:deve|pode) (?:sair|ser)|sem permissão|sem autorização|não tem (?:permissão|direito)',
    // waiting
    'espera|espere|peraí|pera|aguarda|aguarde|aguardar|aguardando|aguardo|ainda não|até eu|até que|quando eu|assim que|mais tarde|depois te|por enquanto|por ora|por agora|(?:estou|estamos|tô|fico|ficamos|sigo|à|no) (?:ainda |no |à )?(?:esper[ao]|esperando|aguardando|aguardo)|esperamos (?:a|o|pel[ao]|que)|espero (?:a|o|pel[ao]) (?:resposta|ok|aval|sim|parecer|assinatura|confirmação|autorização|contrato|nota)|enquanto (?:\\p{L}{1,12} ){0,3}não|enquanto eu|em (?:espera|suspenso|stand-?by|pausa|aberto|banho-maria)',
    // holding
    '(?<=^\\W{0,4}(?:(?:mas|então|e|só|por favor),? ){0,2})(?:segur(?:a|e|em)(?= (?:isso|isto|aí|ess[ea]|por|até|um|uns|mais|tudo|o (?:envio|pagamento)|a (?:ordem|transferência))|\\W{0,4}$)|aguenta|congel(?:a|e|em)|suspend(?:a|e|am)|paus(?:a|e|em))|(?:põe|ponha|coloc(?:a|que)|deix(?:a|e)) (?:\\p{L}{1,8} ){0,2}(?:em|na|de) (?:pausa|espera|gaveta|geladeira|lado)|d(?:á|ê) um tempo|guard(?:a|e) (?:isso|isto|até|para depois)|(?:fi[cq]u?|deix)(?:a|e|em|am) (?:\\p{L}{1,8} ){0,2}(?:parad*|guardad*|suspens*|congelad*|pendente|quiet*|como está|(?:para|pra) (?:depois|amanhã|outr[oa]|(?:a )?próxima))',
    // another time
    '(?:para|pra|em|num|na|faz*|melhor|isso|deixa|fica) (?:isso |em |para |pra |num |na )?(?:outr[oa]|noutr[oa]) (?:dia|hora|semana|mês|momento|altura|ocasião)|(?:só|somente|apenas|isso|isto|fica|vai|entra|sai) (?:é |vai |entra |sai |fica |para |pra )?(?:depois|após)|(?:só|somente|apenas) (?:vale |a partir |quando )',
    // nothing leaves
    'nada (?:se |é |será |pode |deve )?(?:sai|sair|anda|andar|acontece|acontecer|mexe|move|mexer|vai|segue|executad*|enviad*|feito|pago)(?! (?:errado|mal))|antes (?:do meu|da minha|do nosso|da nossa) (?:ok|sim|aval|assinatura|autorização|aprovação|confirmação|volta|visto)|antes (?:de|que) eu (?:dizer|diga|confirm*|volt*|assin*|dar|dê|ver|veja|aprov*|autoriz*)|(?:não|nem) (?:sai|anda|segue|se (?:mexe|move|faz|envia|executa))|não (?:faça|façam|envie|enviem|mande|mandem|pague|execute|executem|transfira|assine|libere|dispare|prossiga|avance|mexa|toque)(?! (?:mais|menos|além|acima|em mais|no resto|nos outros|nada (?:mais|além)))|não (?:faz|envia|manda|paga|executa|transfere|assina|libera|mexe|toca)(?= (?:isso|isto|nada|ainda|agora)|\\W{0,4}$)|sem mim',
    // deciding
    'decid*|vot*|pensar|penso|pensando|talvez|quem sabe|não sei|não tenho certeza|vamos ver|rejeitad*|adiad*|sinal verde|aval|última palavra|palavra final|quem (?:decide|manda|aprova|autoriza|resolve|libera|envia|aperta|dispara|executa) (?:é|são|sou)|(?:(?<=^\\W{0,4})|tudo |isso |isto |mas |ainda )depend(?:e|em|endo|erá)',
    // consent that is missing
    'falta(?:m|ndo)? (?:só |apenas |ainda )?(?:(?:a|o|as|os|um|uma|meu|minha|algum|alguma|dois|duas) )?(?:assina*|aprova*|autoriza*|ok|aval|confirma*|document*|papel|papéis|papelada|notas?|recibos?|contrato*|sim|visto|carimbo|parecer|laudo|fatura|libera*|valida*|procuração)|ainda falta*|(?:precis(?:a|am)|t[eê]m|tem|dev(?:e|em)|va(?:i|u|mos)|vão|quer|querem) (?:ainda )?(?:que |de )?(?:ser )?(?:a |o )?(?:assinar|aprovar|autorizar|liberar|validar|revisar|rever|analisar|avaliar|assinad*|aprovad*|autorizad*|liberad*|validad*|revisad*|assinatura|aprovação|autorização|aval)|ainda (?:precis*|tem|têm|va[io]|vão|quer|querem|dev*) (?:que |de )?(?:\\p{L}{1,8} ){0,2}(?:assin*|aprov*|confirm*|confer*|olh*|ver|verific*|checar|concord*|responder|dizer)|(?:não|nem) (?:está|foi|fica|tem|temos|tenho|há|houve) (?:ainda )?(?:aprovad*|autorizad*|assinad*|liberad*|confirmad*|validad*|aprovação|autorização|permissão|assinatura|ok|aval)|(?:não|nem) (?:me |nos )?(?:deu|deram|autorizou|aprovou|assinou|liberou|se pronunciou|respondeu|concordou)(?= (?:o |a )?(?:ok|aval|permissão|autorização|aprovação|sim|resposta)|\\W{0,4}$)',
    // saying, asking
    'te aviso|aviso|te falo|te digo|te confirmo|confirmar|confirmo|te ligo|te escrevo|te chamo|te mando|pergunt*|vou falar|falar com|falo com|vou ver|vou conversar|dou (?:o|um|meu) (?:sinal|ok|toque|aval|aviso|comando|alô)|eu (?:mesm[oa] )?(?:aperto|clico|disparo|executo|libero|chamo)|eu mesm[oa] (?:envio|mando|faço)|vou te (?:dizer|avisar|chamar|falar|ligar)|(?:quero|queria|preciso|tenho (?:que|de)|vou|deixa eu|deixe-me) (?:\\p{L}{1,6} )?(?:conferir|rever|revisar|verificar|checar|reler|perguntar|consultar|conversar|combinar|discutir|acertar)|(?:conferir|rever|revisar|verificar|checar|olhar|ver|consultar|falar|conversar|combinar|discutir|confira|confere|verifica|verifique|fala|fale|liga|ligue|consulta|consulte) (?:\\p{L}{1,12} ){1,5}(?:antes|primeiro)',
    // taking back
    'esquec*|esqueça|deixa pra lá|deixa isso|deixe isso|deixa quieto|deixa(?=\\W{0,4}$)|melhor não|cancel*|anul*|não precisa|já pagu*|já paguei|já pagou|já mandei|já fiz|já foi|já (?:est(?:á|ava)|ficou) (?:tudo )?(?:pag*|quitad*|feit*|liquidad*|acertad*|resolvid*)|já recebeu(?=\\W{0,4}$| (?:o dinheiro|o valor|tudo|isso|ontem))|acabei (?:pagando|mandando|enviando|fazendo|dando|transferindo)|em dinheiro|no dinheiro|(?:no|via|pelo) pix|para tudo|brincadeira|(?:tô|tava|estou|estava|era) (?:só )?(?:brincando|zoando)|piada|zoeira|pegadinha|ignor*|mud(?:ei|amos|aram|ou) (?:de|os|meus|nossos) (?:ideia|planos?|opinião)|planos? mud*|pensei melhor|retir(?:o|amos) (?:o|a|meu|minha|isso)|volt(?:o|ei|amos) atrás|desist*|errad*|(?:foi|por|era) engano|(?:só|apenas|mero|era|foi|como|de) (?:um |uma )?(?:exemplo|ilustração|demonstração|simulação|teste)',
  ],
  harmless: [
    'não (?:é |são |se )?(?:permit*|autoriz*)[\\p{L} ]{0,30}parcia*|parcia*[\\p{L} ]{0,12}proibid*',
    'senão (?:cancela|deixa|esquece)|(?:o|a|os|as|meu|minha) \\p{L}{3,16} não esperam?(?=\\W{0,8}$)',
    // only the rest is left alone
    '(?:o|do|no) (?:resto|restante|demais)(?: \\p{L}{1,10}){0,3} (?:fi[cq]u?|deix)(?:a|e|o)(?: \\p{L}{1,10}){0,3}|(?:fi[cq]u?|deix|guard)(?:a|e|o) o (?:resto|restante|demais)(?: \\p{L}{1,10}){0,3}',
    // nothing is missing, and nobody has to wait
    'não (?:se |te |me )?esque(?:ce|cer|ça|ças|çam|ci|ço)|não precis(?:a|as|am|o) (?:mais )?(?:esperar|aguardar|perguntar|confirmar|avisar|me avisar|ligar|agradecer|responder|devolver|de (?:mais )?(?:nada|assinatura|aprovação|autorização|confirmação))|(?:ninguém|nada) (?:mais )?(?:precisa|tem que|falta|está pendente)(?: (?:assinar|aprovar|autorizar|confirmar|liberar))?|não (?:me |nos |lhe )?falta(?:m)?(?: mais)? (?:nada|nenhum*|\\p{L}{3,16})|não (?:estou|estamos) (?:mais )?(?:esperando|aguardando)|faz (?:mal|diferença)|sem (?:esperar|aguardar|mais espera)|espero que (?:você |vocês |tudo |tu )?(?:est(?:eja|ejam|ejas)|goste|gostes|ajude)',
  ],
});

const turkish = spaced({
  before: [
    'taslak*|hazırla*|önerge|gündem|tutanak*|senaryo|hatırlat*|bilgin olsun|varsay*|diyelim',
    // prepared only
    'hazır (?:et*|tut*|dursun|olsun|beklet*|bulun*)|hazırda (?:tut*|beklet*|dursun|beklesin)|hazırlık*|müsvedde*|karalama*',
    // without force
    'geçersiz*|geçerli değil*|yürürlükte değil*|onaysız|imzasız|onaylı değil*|onay(?:ımı|ını|ımızı|a)? (?:bekle*|bekli*|tabi)|(?:imza|onay|izn|rıza|evet|haber|yetki|söz|izin|olur)\\p{L}{0,5} (?:olmadan|olmaksızın|almadan|gelmeden|çıkmadan|vermeden|verilmeden)|(?:henüz|daha|şimdilik) (?:\\p{L}{1,10} ){0,2}(?:verilmedi|alınmadı|çıkmadı|onaylanmadı|imzalanmadı)',
    '(?:ama|sakın|fakat|henüz|daha|şimdi|şu an) (?:\\p{L}{1,10} ){0,2}(?:gönderme|yollama|yapma|imzalama|çalıştırma|dokunma|aktarma|başlatma|işleme alma)(?:y[ıi]n(?:[ıi]z)?)?(?=\\W{0,4}$)|(?<=^\\W{0,4})yapma(?:y[ıi]n)?(?=\\W{0,4}$)',
  ],
  after: [
    // finding fault with it
    '(?:tutar|miktar|adres|bu|rakam) (?:yanlış|hatalı|çok fazla|fazla)|yanlış (?:tutar|miktar|adres)|(?:tutarı|miktarı|adresi) (?:değiştir|düzelt)*',
    // barring it
    'yasak*|izin (?:ver(?:m|il?m)*|yok|çıkmadı|alamad*)|izni yok|çıkamaz|ödenemez|gönderilemez|yetki(?:si|m|miz)? yok',
    // waiting
    'bekle*|bekliyor(?:um|uz)|bekleniyor|dur|durun|şimdilik|henüz|daha sonra|ben deyince|haber ver*|onayım*|onay bekle*|ben söyle*|kadar bekle|(?:ben|biz|benden|bana|patron*|müdür*) (?:\\p{L}{1,12} ){0,3}\\p{L}{2,14}[ae]n[ae] (?:kadar|dek|değin)|(?:dön|gel|bit|çık|onayla|onaylan|imzala|imzalan|ver|veril|söyle|ol|de|yaz|bildir|netleş|tamamlan)y?[ae]n[ae] (?:kadar|dek|değin)|(?:imzala|onayla|söyle|dön|kontrol et|gör|ver|de|veril|imzalan|onaylan)m[ae]d[ae]n(?: önce)?|ertele*|dondur(?:un|alım|ulsun|uldu)?|durdur(?:un|alım|ulsun)?|askı(?:da|ya)*|rafa kald*|olduğu gibi|ağırdan al*|(?:bu|böyle|öyle|şimdilik|iş) (?:dursun|kalsın)|(?<=^\\W{0,4})(?:dursun|kalsın|bırak(?:ın)?)(?= şimdilik| bakalım| bunu| onu|\\W{0,4}$)|(?:konu|iş|mesele|soru) (?:hâlâ|hala|daha) (?:açık|belirsiz)*',
    // another time
    'başka (?:bir )?(?:gün|zaman|sefer|hafta)*|öbür (?:gün|hafta)*|bir dahaki|sonraya|(?:toplantı|kurul|görüşme|denetim|imza|onay|oylama)\\p{L}{0,6} sonra(?=\\W{0,4}$| (?:ol|yap|gönder|git|çık|öde|hallet|halled|bak|gerçekleş)*)|(?:zamanı|vakti|sırası|günü) gelince|(?:ben|biz) (?:\\p{L}{1,12} ){0,2}\\p{L}{2,16}[ıiuü]nc[ae]|(?:ancak|sadece|yalnızca|anca|o da) (?:\\p{L}{1,14} ){0,4}\\p{L}{2,16}(?:[ıiuü]nc[ae]|[ıiuüae]rs[ae]|[dt][ıiuü]ğ[ıiuü](?:nd[ae]|md[ae]|m? an|m? zaman)|[dt][ıiuü]kt[ae]n sonra)',
    // nothing leaves
    '(?:ben|biz|bensiz) olmadan|bensiz|yokluğum*|(?:ben|biz) yokken|hiçbir şey* (?:yap|git|çık|ol|gönder|dokun|elle|öde|hareket|kımılda|imzala)*|(?:git|çık|yap|yapıl|gönder|gönderil|öden|işlen|uygulan|imzalan|çalıştırıl|başla)m[ae]s[ıi]n(?:lar|ler)?|(?:gönderme|yollama|yapma|dokunma|çalıştırma|imzalama|başlatma|gerçekleştirme|aktarma|işleme alma|elleme|basma|iletme)(?:y[ıi]n(?:[ıi]z)?)?(?=\\W{0,4}$)|(?:olmadan|almadan) (?:\\p{L}{1,10} )?(?:olmaz|gitmez|çıkmaz|yürümez)',
    // deciding
    'karar*|düşün*|belki|galiba|emin değil*|bakalım|reddedil*|ertelen*|sorayım|sor*|danış*|konuş*|söyle*|yaz*cağım|*eceğim|*acağım|son söz*|patron bilir|(?:cevab|karar|sonuc|onay|yanıt|imza|rapor|banka|müdür|patron)\\p{L}{0,6} bağlı',
    // consent that is missing
    '(?:imza|onay|izin|izn|evrak|belge|fatura|sözleşme|rapor|dekont|kâğıt|mühür|yetki|vekalet|teyit|cevap|cevab|yanıt)\\p{L}{0,8} (?:\\p{L}{1,10} ){0,2}(?:eksik|yok|gelmedi|çıkmadı|alınmadı|verilmedi|atılmadı|tamam değil|gerek|gerekiyor|gerekir|gerekli|lazım|şart)|(?:onay|izin|olur|yetki|görüş) (?:\\p{L}{1,10} )?(?:vermedi*|vermiyor*|vermemiş*|verilmedi|alınmadı|alamad*|çıkmadı|bildirmedi)|onaylanm(?:adı|amış|ıyor)|(?:imzala|imzalan|onayla|kabul et|cevapla)m[ae]d[ıi]*|kesin(?:leşmedi| değil)|(?:onayla|imzala|incele|bak|kontrol et|evet de|izin ver|olur ver|onay ver|kabul et|teyit et|görüş|anlaş|konuş|danış|sor)m[ae]\\p{L}{0,6} (?:lazım|gerek|gerekiyor|gerekir|gerekli|şart)|(?:incele|denetle|değerlendir|gözden geçir|onayla|imzala|kontrol ed|teyit ed)y?[ae]c[ae]k(?:ler|lar)?|(?:bak|incele|görme|değerlendirme|konuşma|okuma)m?[ae]?k istiyor*|(?:kabul ed|onayla|imzala|izin verir|tamam der|evet der|olur verir)\\p{L}{0,3}s[ae]',
    // saying
    '(?:işaret|sinyal|onay|karar|komut|talimat|haber)\\p{L}{0,4} (?:\\p{L}{1,8} )?(?:ben |biz )?(?:ver|gönder|bekle)(?:ir|eceğ|ec|iyor)*|düğmeye|ben (?:basarım|gönderirim|yollarım|çalıştırırım|başlatırım|onaylarım|hallederim)|seni arar*|mesaj atar*|haber (?:et|sal|uçur)*|söylerim|ses çık*|sonra onayla*|tamam deme*|evet deme*',
    // taking back
    'boş ver|boşver|vazgeç*|iptal*|gerek yok|gerek kalmadı|unut*|zaten öde*|ödedim|nakit|elden|şaka*|yanlış*|geri al*|geri çek*|cay(?:dım|dık|ıyorum)|plan* değişti|fikr* değiş*|(?:bu|aslında|zaten|çoktan|borç|borcu) (?:\\p{L}{1,10} ){0,3}(?:ödendi|ödenmiş|ödenmişti|kapandı|kapanmış|halledildi|gönderildi|yatırıldı|yapıldı)|zaten (?:aldı|verdi|gitti|yattı)|(?:aldı|verdi|ödedi|gönderdi|yolladı|ödendi|kapandı) (?:zaten|bile|çoktan)|(?:sadece|yalnızca|sırf|yalnız) (?:bir )?(?:örnek|deneme|test|gösterim)*|örnek (?:olsun )?diye|örnektir|örnek amaçlı|(?:göstermek|denemek) için',
  ],
  harmless: [
    'kısmi [\\p{L} ]{0,24}(?:yasak*|izin (?:ver*|yok))',
    // what it is for
    '(?<!(?:tekrar|yeniden|daha|önce) )(?:hesapla|kullan|harca|kontrol ed|karşılaştır)y?[ae]c[ae]ğ[ıi]m',
    'yoksa (?:iptal*|vazgeç*|boşver)|hazırla* ve (?:imzala|gönder|yolla|uygula)*|\\d{1,6} numaralı önerge*',
    // nobody has to wait, and nothing is missing
    'bekle(?:me|meyin|meyiniz|meden|miyorum|miyoruz|di|diler|dim|dik|mişti)|bekletme(?:den|yin)?|(?:bekleme|sorma|arama|imza|onay|teyit|konuşma|danışma)\\p{L}{0,5} (?:etme\\p{L}{0,4} )?gerek (?:yok|kalmadı)|eksik (?:değil*|yok|kalmadı|bir şey (?:yok|kalmadı))|sorun (?:yok|değil|olmaz|çıkmadı|kalmadı|çözüldü)',
    // reminders and greetings
    'unutma(?:y[ıi]n(?:[ıi]z)?)?|selam*(?: \\p{L}{1,10})? söyle*',
    // only the rest is left alone
    '(?:geri kalan|gerisi|kalan|diğer|başka|fazla|öteki|daha)\\p{L}{0,8} (?:\\p{L}{1,10} ){0,2}(?:(?:dokunma|yapma|gönderme|yollama|elleme|aktarma)(?:y[ıi]n(?:[ıi]z)?)?|dursun|kalsın)',
    // what the owner does besides
    '(?:makbuz|dekont|fatura|fiş|belge|evrak)\\p{L}{0,4} (?:\\p{L}{1,12} ){0,3}(?:koy|sakla|kaldır|arşivle|ekle|yükle|dosyala)y?[ae]c[ae]ğ[ıi][mz]|(?!sana|bana|size)(?:ona|onlara|\\p{L}{2,12}[mn][ea]) (?:\\p{L}{1,16} ){0,3}(?:anlat|söyle|göster)y?[ae]c[ae]ğ[ıi][mz]',
  ],
});

const indonesian = spaced({
  before: [
    'kata (?!saya|aku|gue|gua|gw|pengguna|pemilik|sandi|kunci)\\p{L}{2,16}|draf|draft|siapkan|siapin|mosi|agenda|notulen|skenario|ingatkan|ingetin|sekadar info|misalkan|andaikan',
    // prepared only
    'disiapkan|disiapin|persiapan|persiapkan|mempersiapkan|rancangan|rancang',
    // without force
    '(?:tidak|tak|belum) (?:berlaku|sah)|belum (?:\\p{L}{1,12} )?(?:disetujui|diizinkan|diteken|ditandatangani|final|resmi|dikonfirmasi|disahkan|diotorisasi)|tanpa (?:tanda tangan|persetujuan|restu|paraf|izin) (?:saya|aku|kami|gue|beliau|bos|direksi)|jangan (?:di)?(?:kirim|jalan|eksekusi|proses|bayar|transfer|kerja|laku|teken)* (?:\\p{L}{1,10} )?dulu|jangan (?:dikirim|dijalankan|dieksekusi|diproses|dikerjakan|dilakukan)(?=\\W{0,4}$)|(?:tidak|nggak|gak|ga|enggak) (?:usah|perlu) di(?:kirim|kerja|jalan|eksekusi|proses|laku)*',
  ],
  after: [
    // finding fault with it
    '(?:jumlah|alamat|nominal|itu|ini)\\p{L}* (?:salah|keliru|kebanyakan|terlalu (?:banyak|besar|kecil))|salah (?:jumlah|alamat|nominal)|(?:ubah|ganti|koreksi) (?:jumlah|alamat|nominal)\\p{L}*(?! (?:jadi|menjadi))',
    // barring it
    'dilarang|melarang*|terlarang|tidak (?:diizinkan|diperbolehkan|mengizinkan*|boleh)|ga boleh|gak boleh|nggak boleh|tanpa izin',
    // waiting
    'tunggu|tungguin|nunggu|sebentar|bentar|jangan dulu|belum|nanti|kalau sudah|sampai aku|sampai saya|sementara|(?:saya|aku|kami|kita|gue|gua)(?: masih| lagi| sedang){0,2} (?:menunggu|menanti|menantikan)|(?<=^\\W{0,4})(?:masih |lagi |sedang )?menunggu|(?<!(?:tidak|gak|nggak|ga|tak) )tahan(?= (?:ini|itu|dulu|sampai|beberapa|sebentar|saja|aja|semua|yang)|\\W{0,4}$)|ditahan|tunda|menunda|bekukan|dibekukan|hentikan|jeda|pending|simpan (?:dulu|sampai)|biar(?:kan|in) (?:\\p{L}{1,10} ){0,2}(?:dulu|saja|aja|begitu|begini)|diamkan|menggantung|mengambang|ngambang|terkatung*',
    // something comes first
    '(?:terlebih|lebih) (?:dahulu|dulu)|(?:cek|periksa|memeriksa|lihat|tanya|diskusi|berdiskusi|bicara|rundingan|berunding|ngomong|pikir|setuju|menyetujui|tanda tangan|menandatangani|teken|simpan|tahan|biarkan|tinggal|lapor|rapat|konsultasi|baca|pastikan|verifikasi|izin)*(?: \\p{L}{1,12}){0,4} dulu|(?:cek|ngecek|mengecek|periksa|memeriksa|lihat|melihat|hitung|baca)*(?: \\p{L}{1,12}){0,3} (?:lagi|ulang)|(?:setelah|sesudah|sehabis|seusai|usai) (?:rapat|pertemuan|audit|sidang|tanda tangan|disetujui|persetujuan|penandatanganan)*(?! (?:saya|aku|kami|gue|kita))|(?:hanya|cuma|baru|asal) (?:\\p{L}{1,10} ){0,2}(?:kalau|jika|bila|setelah|sesudah|begitu|ketika)(?![^.;]{0,60}\\d)',
    // another time
    'lain (?:hari|kali|waktu|minggu)|hari lain|kapan-kapan',
    // nothing leaves
    'tanpa (?:saya|aku|gue|kami|tanda tangan|persetujuan|restu|oke|iya|konfirmasi)|(?:tidak|tak|gak|nggak|ga) (?:jalan|keluar|bergerak)|jangan (?:di)?(?:kirim|jalankan|jalanin|eksekusi|proses|bayar|transfer|kerjakan|kerjain|lakukan|teken|tanda ?tangani|sentuh|apa-apakan|lepas|klik|tekan)(?! (?:lebih|kurang|ke|sisa|yang lain|dua|dobel|nol))|(?:tidak|tak|gak|nggak|ga) ada yang (?:keluar|terkirim|dikirim|jalan|bergerak|pergi)|sebelum (?:ada )?(?:saya|aku|gue|kami|kita|bos|beliau|direksi|izin|persetujuan|tanda)(?: \\p{L}{1,8})? (?:oke|ok|setuju|bilang|kasih|beri|konfirmasi|kembali|pulang|tanda|tangan|teken|cek|periksa|izin|acc)*|jangan (?:ada )?(?:apa-apa|yang (?:keluar|terkirim|dikirim|jalan|bergerak|berubah))|jangan (?:buru-buru|terburu-buru|tergesa-gesa)',
    // deciding
    'putus*|memutuskan|diputuskan|keputusan*|pikir*|mikir*|mungkin|kayaknya|gatau|nggak yakin|ga yakin|lihat dulu|liat dulu|ditolak|ditunda|persetujuan|konfirmasi*|kabari*|kabarin|tanya*|ngobrol|bicara|bilang|yang (?:menentukan|berhak|berwenang)|tergantung|(?:(?<=^\\W{0,4})|semua |semuanya |ini |itu |masih )bergantung|terserah',
    // consent that is missing
    '(?:masih|ada yang) kurang|kurang (?:\\p{L}{1,8} )?(?:tanda tangan|persetujuan|dokumen|surat|berkas|paraf|faktur|stempel|meterai|materai)*|(?:tanda tangan|dokumen|surat|berkas|faktur|invoice|izin|kontrak|paraf)\\p{L}{0,4}(?: \\p{L}{1,12}){0,4} (?:kurang|tidak ada|hilang|ketinggalan)|(?:tidak|tak|gak|nggak) (?:disetujui|menyetujui|diotorisasi|ditandatangani)|(?:harus|perlu|wajib|mesti|mau|ingin|butuh)(?: \\p{L}{1,10}){0,2} (?:tanda tangan|menandatangani|teken|meneken|setuju|menyetujui|disetujui|mengesahkan|memeriksa|diperiksa|mengecek|dicek|meninjau|ditinjau|memverifikasi|mengizinkan|diskusi|berdiskusi|berunding|bertanya|sepakat|konsultasi)|(?:belum|tidak|tak) (?:punya|dapat|ada) (?:wewenang|kuasa|izin|hak)',
    // saying
    '(?:kasih|beri|berikan|memberi|tunggu) (?:\\p{L}{1,6} )?(?:aba-aba|sinyal|kode|lampu hijau|kabar|tahu|tau)(?! (?:dia|ibu|bapak|mereka|kakak|adik|nenek|kakek))|aba-aba|(?:saya|aku|gue)(?: sendiri)? yang (?:tekan|kirim|klik|jalankan|eksekusi|putuskan|tentukan|pencet)|(?:saya|aku|gue) (?:chat|telepon|telpon|hubungi|panggil|wa|sms|kontak) (?:kamu|anda|lu|lo|kalau|begitu|jika|lagi)',
    // taking back
    'lupakan|lupain|batal*|ga jadi|gak jadi|nggak jadi|tidak jadi|gausah|ga usah|tidak usah|udah dibayar|sudah dibayar|udah bayar|udah kubayar|(?:sudah|udah|telah)(?: \\p{L}{1,8})? (?:lunas|terbayar|ditransfer)|dia (?:sudah|udah|telah) (?:terima|menerima|nerima|dapat)(?=\\W{0,4}$| (?:uang|dana|duit|bayaran|semua)*)|akhirnya (?:\\p{L}{1,8} )?(?:bayar|kasih|kubayar)|tunai|cash|bercanda|becanda|lelucon|guyon*|main-main|(?:hanya|cuma|cuman|sekadar|sekedar|sebagai|ini|itu) (?:sebuah |buat |untuk )?(?:contoh|ilustrasi|percobaan|simulasi|tes)(?:nya)?|abaikan|salah (?:kirim|tulis|ketik|orang|pesan)|stop|akan|tinggal(?:kan|in) (?:saja|aja|dulu)|sudahlah|urungkan|(?:tarik|cabut) (?:kembali |lagi )?(?:permintaan|perintah|pesan|ucapan|omongan)*|rencana* (?:berubah|batal)|berubah (?:pikiran|rencana)',
  ],
  harmless: [
    '(?:parsial|sebagian)[\\p{L} ]{0,20}(?:dilarang|tidak (?:diizinkan|diperbolehkan|boleh))|(?:dilarang|tidak (?:boleh|diizinkan))[\\p{L} ]{0,20}(?:parsial|sebagian)',
    'kalau tidak batal*|kalo nggak batal*',
    // nobody has to wait, and nothing is missing
    '(?:tidak|nggak|gak|ga|tak|enggak) (?:ada alasan |perlu |usah |harus |butuh |akan )?(?:untuk |ada )?(?:menunggu|nunggu|tunggu|menanti|tanda tangan|persetujuan|konfirmasi|tanya|bertanya|izin)*|(?:tidak|nggak|gak|tak) ada yang kurang|tanpa (?:perlu )?(?:menunggu|nunggu|(?:konfirmasi|persetujuan|tanya)\\p{L}{0,4} (?:lagi|ulang|tambahan))|jangan (?:tunggu|nunggu)(?! saya| aku)|yang (?:tadinya )?kurang(?: \\p{L}{1,12}){0,2} (?:sudah|udah|telah)|dia (?:sudah )?(?:menunggu|nunggu)',
    // what was decided or looked at
    '(?:sudah|udah|telah)(?: \\p{L}{1,8}){0,2} (?:di|me|mem|meng|nge)?(?:cek|periksa|lihat|hitung|baca|putuskan|mutuskan)*(?: \\p{L}{1,12}){0,2}(?: lagi| ulang)?|(?:keputusan|persetujuan|konfirmasi)\\p{L}{0,3} (?:sudah|udah|telah) (?:\\p{L}{1,8} )?(?:keluar|ada|turun|diambil|didapat|lengkap|masuk)',
    // only the rest is left alone
    '(?:sisa|selebih)\\p{L}{0,4}(?: \\p{L}{1,10}){0,3} (?:biar|jangan|simpan|tinggal|tetap|tahan)*(?: \\p{L}{1,10}){0,2}|(?:biar|simpan|tinggal|tahan)* (?:sisa|selebih)*(?: \\p{L}{1,10}){0,2}',
    // whom the owner tells of it
    'nanti (?:saya|aku|gue) (?:cerita*|masak*|makan|telepon|telpon|kabari|kasih tahu|bilang) (?:ke |sama |pada )?(?:dia|ibu|mama|bapak|ayah|kakak|adik|nenek|kakek|istri|suami|anak)*',
  ],
});

const russian = spaced({
  before: [
    '(?:плат[её]ж[\\p{L}]{0,3}|перевод[\\p{L}]{0,3}) за вчера|черновик*|подготов*|заготов*|повестк*|сценари*|напомни*|к сведению|допустим|предположим|представь*',
    // prepared only
    'наготове|приготовь|приготовьте|приготовить|набросай*|набросок|накидай*',
    // without force
    '(?:не имеет|без) силы|силы не имеет|недействит*|не действу*|не вступ* в силу|(?:ещё|еще|пока) не (?:разреш|утвер|согласов|одобр|подпис)*|не (?:утвержд[её]н|одобрен|согласован|подписан|санкционирован)[аоы]?|на (?:согласовании|утверждении|подписи|рассмотрении|одобрении)|без (?:моей|моего|нашей|нашего|его|её|ее) (?:подписи|согласия|ок|окей|подтверждения|одобрения|разрешения|ведома|слова|команды|да|благословения|визы|отмашки|участия)|без моего «да»',
  ],
  after: [
    // finding fault with it
    '(?:сумма|адрес|это|цифра)(?: \\p{L}{2,10}){0,1} (?:неверн*|неправильн*|ошибочн*|слишком (?:много|мало)|ошибка)|неверн* (?:сумма|адрес)|(?:измени|исправь|поменяй) (?:сумму|адрес)(?! на)',
    // barring it
    'запрет*|запрещ*|не (?:разреш*|позволя*|допуска*)|нельзя|не имеет права|не имеем права|не вправе|без разрешения',
    // waiting
    'подожди*|жди|ждите|жду|ждать|ждём|ждем|дожд(?:ись|итесь|[её]мся|аться)|обожди*|ожида(?:ю|ем|ется|ются)|погоди*|пока (?:\\p{L}{1,12} ){0,4}не|ещё не|еще не|как только|потом|позже|пока что|когда я|придерж(?:и|ите|ать|им)|попридерж*|притормоз(?:и|ите|ить|им)|задерж(?:и|ите|ать)|повремен*|не (?:спеши|торопись|спешите|торопитесь)|приостанов*|замороз(?:ь|ьте|ить|им)|на (?:паузу|паузе|стопе|холде)|подвешен*|в подвешенном|под вопросом|вопрос (?:\\p{L}{1,8} )?открыт*|пусть (?:\\p{L}{1,10} ){0,2}(?:полежит|лежит|стоит|повисит|висит|подожд[её]т|побудет)|оставь* (?:\\p{L}{1,10} ){0,2}(?:пока|это|эту|как есть)|оста[её]тся как|пока (?:меня|нас) нет|в (?:мо[её]|наше) отсутствие|храни(?:те)?',
    'до (?:моего|моей|нашего|нашей|его|её) (?:возвращ|приезд|команд|сигнал|отмаш|слова|ответ|подтвер|согласи|одобр|решени|указани|разреш|подпис|звонк|распоряж)*|до того как (?:я|мы|он|она)|(?:раньше|прежде) чем (?:я|мы|он|она)|до (?:подписания|согласования|утверждения|отмашки|команды|сигнала|выяснения|особого|отдельного)|до (?:конца|окончания|завершения) (?!дня|недели|месяца|года|суток|часа|сегодня|квартала|срока)\\p{L}{3,16}',
    // something comes first
    '(?:только|лишь|исключительно|не раньше чем|не ранее чем) (?:после|когда|если|с момента|при|по моей|по моему)(?![^.;]{0,60}\\d)|при условии(?![^.;]{0,60}\\d)|(?:это|уйд[её]т|отправим|сдела(?:ем|ю)|пойд[её]т|провед[её]м) (?:уже )?после',
    // another time
    '(?:в|на) друг(?:ой|ую|ое|ом) (?:день|раз|неделю|неделе|время|месяц*)|как-нибудь|не сегодня',
    // nothing leaves
    'ничего (?:\\p{L}{1,10} ){0,2}не (?:уход|уйд|отправ|трог|дела|двига|исполн|выполн|происход|плати|подпис|запуск|перевод|спис)*|без меня|не (?:отправляй|отсылай|делай|исполняй|выполняй|переводи|плати|подписывай|запускай|трогай|проводи|нажимай|отправлять|делать|исполнять|выполнять|переводить|платить|подписывать|запускать|трогать|проводить)(?:те)?(?! (?:больше|меньше|свыше|остальн|лишн))',
    // deciding
    'реш*|голосован*|проголос*|подума*|обдум*|может быть|наверное|возможно|не уверен*|посмотрим|отклон*|отлож*|согласов*|одобр*|подтвер*|скажу|дам (?:знать|сигнал|команду|отмашку|добро|ответ|разрешение)|напишу|позвоню|спрош*|спроси*|поговор*|обсуд*|сообщу|узнаю|будет|буду|будем|последнее слово|слово за|(?:(?<=^\\W{0,4})|вс[её] |это )(?:зависит|упирается)',
    // consent that is missing
    '(?<!не )(?:нужн[аоы]?|нужен|надо|необходим[аоы]?|требу(?:ется|ются)|не хватает|недоста[её]т|отсутству(?:ет|ют)|должн[аоы]|должен|осталось) (?:\\p{L}{1,12} ){0,3}(?:подпис|соглас|одобр|утвер|разрешен|подтвер|виз|печат|справк|документ|договор|бумаг|доверенност|расписаться|провер|взглянуть|сч[её]т|накладн)*|нет (?:\\p{L}{1,12} )?(?:подпис|соглас|одобрен|разрешен|справк|визы|печати|договора|допуска|полномоч)*|не да(?:л|ла|ли|но) (?:\\p{L}{1,10} )?(?:соглас|добро|разреш|допуск|ответ|одобрен)*',
    '(?:ещё|еще|сначала|сперва|снова|заново) (?:\\p{L}{1,12} ){0,3}(?:провер|перепровер|посмотр|взглян|глян|спрос|обсуд|соглас|поговор|договор|уточн|изуч|прочт|подпи|утверд|распи)(?!\\p{L}{0,6}л[аи]?(?!\\p{L}))*|хо(?:чу|тим|чет|тят) (?:\\p{L}{1,10} ){0,3}(?:проверить|перепроверить|посмотреть|взглянуть|глянуть|обсудить|посоветоваться|уточнить|подумать|свериться)',
    // saying
    'позову|маякну|отпишу*|объявлюсь|отмаш*|(?:сам|сама|я) (?:нажму|отправлю|запущу|проведу|подпишу|переведу)|(?:нажму|отправлю|запущу|проведу|переведу) (?:сам|сама|я)|разрешу|разрешим|когда можно|можно будет|запуск дам',
    // taking back
    'забудь*|забей|отмен*|не надо|не нужно|передумал*|уже (?:\\p{L}{1,10} )?(?:заплат|перев|отда|отправ|оплач|погаш|рассчита)*|уже получил[аи]?(?=\\W{0,4}$| (?:деньги|вс[её]|сво*))|(?:это|вс[её]) уже (?:сдела|улаж|закры)*|наличн*|наличкой|стоп|шучу|шутк*|пошутил[аи]?|розыгрыш|ошиб*|лучше не|лучше в|игнор*|(?:просто|лишь|всего лишь|как|для|это) (?:\\p{L}{1,6} )?(?:пример|примера|образец|образца|иллюстрация|иллюстрации|демонстрация)|планы (?:\\p{L}{1,10} )?(?:по|из)менялись|(?:беру|забираю) (?:\\p{L}{1,10} ){0,3}(?:назад|обратно)|отзываю|эту затею',
  ],
  harmless: [
    'пусть (?:лимит|разрешение|он|она|оно) будет (?:нулев*|нул[её]м|ноль|0)',
    'частичн*[\\p{L} ]{0,30}(?:запре*|не (?:допуск*|разреш*)|нельзя)|(?:не допуск*|запрещ*|нельзя)[\\p{L} ]{0,20}част*[\\p{L} ]{0,20}',
    // how much the right is to be
    '(?:одобрени[ея]|апп?рув|разрешение)(?: тоже| пусть)?(?: ровно| только| строго| лишь| именно){0,2} (?:на|в размере) (?:эт(?:у|и|ой) |ту же |те же |такую же )?(?:сумму|сумме|объ[её]м|\\d[\\d ]{0,9})',
    // whom the owner tells of it
    '(?:напишу|позвоню|сообщу|скажу|расскажу) (?:ему|ей|им|(?:мам|пап|брат|сестр|жен|муж|клиент|поставщик|арендодател|хозя|бабушк|дедушк|дочк|дочер|сын|друз|подруг|сосед)*)',
    'иначе (?:отмен*|не надо|не нужно)|больше ничего не надо|подтверждаю|вс[её] согласован*',
    'част(?:ями|ично) (?:\\p{L}{1,10} )?не (?:исполн|выполн|продав|покуп)*|не (?:исполн|выполн|продав|покуп)* (?:по )?част*',
    // only the rest is left alone
    'оста(?:льн|ток)*(?: \\p{L}{1,10}){0,2} (?:пусть|оста|лежит|стоит|не трога|храни)*(?: \\p{L}{1,10}){0,3}|(?:оставь|храни|пусть|не трогай|не трогать)(?:те)? оста(?:льн|ток)*(?: \\p{L}{1,10}){0,2}',
    // what was decided
    '(?<!(?:не|если|бы|пока) )(?:одобрил|согласовал|утвердил|подтвердил|проголосовал)[аио]?(?! (?:бы|отмен*|отсроч*))|(?<!не )(?:одобрен|согласован|подтвержд[её]н)[аоы]?|(?:одобрение|согласие|подтверждение|разрешение|решение|согласование) (?:уже |мы |я )?(?:получен|пришл|есть|дан|принят|вынес)*',
    // nobody has to wait, and nothing is missing
    'не забу(?:дь|дьте|дешь)|не забывай*|(?:ждать|спрашивать|подпис\\p{L}{1,4}|согласован\\p{L}{1,4}|подтвержден\\p{L}{1,4})(?: \\p{L}{1,10}){0,3} не (?:надо|нужно|стоит|будем|требу(?:ется|ются))|не (?:надо|нужно|стоит|будем|буду) (?:больше )?(?:\\p{L}{1,10} )?(?:ждать|спрашивать|отвечать|перезванивать|волноваться|беспокоиться|подписей|согласований)|не жд(?:и|ите|у|[её]м)|(?:нет причин|нечего|хватит) ждать|(?:больше|кроме этого|остальн*) (?:\\p{L}{1,10} ){0,2}не (?:трога*|дела*|числ*)',
    // what comes of it
    'буд(?:ем|у|ет|ут) (?:\\p{L}{1,10} )?(?:в расч[её]те|квиты|рад[аы]?|благодар*|оплачен[аоы]?|погашен[аоы]?)|(?:рад[аы]?|счастлив[аы]?) буд(?:ет|ут|у|ем)|потом (?:\\p{L}{1,8} )?(?:пойду|схожу|поеду|пойд[её]м|поедем|зайду|лягу|отдохну)',
  ],
});

const arabic = spaced({
  before: [
    'مسودة|جهز*|جهّز*|حضّر|حضر|اقتراح|محضر|سيناريو|ذكرني|ذكّرني|للعلم|لنفترض|تخيل',
    // not approved, not meant
    'قيد (?:ال)?(?:موافقة|مراجعة|دراسة|انتظار|اعتماد|تدقيق|توقيع)|بانتظار (?:ال)?(?:موافقة|توقيع|اعتماد|رد|إذن)*|(?:ال)?تمرين|تمارين|جملة|نموذج|مثال',
  ],
  after: [
    // finding fault with it
    '(?:المبلغ|العنوان|الرقم) (?:خطأ|غلط|غير صحيح|كبير جدا|كثير)|غيّر (?:المبلغ|العنوان)(?! إلى)|هذا (?:كثير|خطأ|غلط)',
    // barring it
    'ممنوع*|محظور*|يحظر|يُحظر|لا (?:ت|ي|ن)سمح*|لا (?:يجوز|يحق)|غير (?:مسموح*|مصرح*|جائز)|ليس (?:له|لنا|لها) الحق',
    'انتظر*|استن*|اصبر|ليس بعد|لسه|لسا|لاحقا*|بعدين|لين|إلى أن|الى ان|حتى أ*|لما أ*|سوف|راح|سأ*|س[أن]*|بخبرك|بقولك|أخبرك|اخبرك|أبلغك|اسأل*|أسأل*|أكلم*|اكلم*|نتناقش',
    // a signature, a yes or a paper that is missing
    'لم (?:ي|ت|ن|أ)(?:كتمل|وافق|وقع|وقّع|صدر|عتمد|عتمدوا|وافقوا|وقعوا|أذن|سمح)(?: [\\p{L}\\p{M}]{1,14}){0,3}|لم (?:يتم|تتم|يصل|تصل|يصلني|تصلني)(?: [\\p{L}\\p{M}]{1,14}){0,1} (?:ال)?(?:توقيع|تواقيع|توقيعات|موافقة|ختم|إذن|تصريح|اعتماد|ورقة|أوراق|وثيقة|وثائق|مستند|مستندات|هوية|صورة|عقد|فاتورة)*|(?:ال)?(?:توقيع|تواقيع|توقيعات|موافقة|ختم|إذن|تصريح|اعتماد|ورقة|أوراق|وثيقة|وثائق|مستند|مستندات|هوية|صورة|عقد|فاتورة)*(?: [\\p{L}\\p{M}]{1,14}){0,2} لم (?:ي|ت)(?:كتمل|صل|صلني|تم|صدر|جهز|نته)|(?:ينقص|تنقص|ينقصنا|ينقصه|ينقصها|ناقص|ناقصة|يلزم|تلزم|يلزمه|يلزمنا|يحتاج|تحتاج|يتطلب|يجب|لا بد من|ضروري|بحاجة إلى|بقي|تبقى)(?: [\\p{L}\\p{M}]{1,14}){0,2} (?:(?:ال)?(?:توقيع|تواقيع|توقيعات|موافقة|ختم|إذن|تصريح|اعتماد|ورقة|أوراق|وثيقة|وثائق|مستند|مستندات|هوية|صورة|عقد|فاتورة)|تدقيق|مراجعة|تأكيد|(?:ال)?تواقيع)*|(?:بدون|دون|من غير|إلا ب|إلا بعد) ?(?:(?:ال)?(?:توقيع|تواقيع|توقيعات|موافقة|ختم|إذن|تصريح|اعتماد|ورقة|أوراق|وثيقة|وثائق|مستند|مستندات|هوية|صورة|عقد|فاتورة)|موافقت|إشارت)*|(?:ب|بعد )?(?:موافقتي|إذني|اذني|إشارتي|توقيعي|أمري)|ب?إشارة مني|ب?أمر مني|معلق|معلقة|معلّقة?',
    // after something, not before something
    '(?:بعد|عقب) (?:إتمام|اكتمال|انتهاء|وصول|توقيع*|التوقيع|موافق*|الموافقة|إذن*|الاجتماع|اجتماع|اعتماد|مراجع*|تدقيق*|عودتي|رجوعي|رجعتي|وصولي)|لا (?!تنس|تقل|يقل|تخف|يزيد|تزيد|يتجاوز|تتجاوز|تلمس ال|داع)[\\p{L}\\p{M}]{1,14}(?: [\\p{L}\\p{M}]{1,14}){0,4} (?:قبل|إلا|حتى|غائب|وأنا غائب)',
    // hands off, leave it, another day
    'لا (?:ت|ي|ن)(?:حرك|ضغط|خرج|صرف|لمس|مس|رسل|حول|نفذ|باشر|بدأ|كمل)*|(?:لا|ما) (?:تسوي|تعمل|تسو)*|ما (?:ترسل|تحول|تدفع|تطلع)*|لا شيء يخرج|خل[يّ]+(?:ه|ها) (?:كما|مثل|زي|على|معلق|عندك|مؤقت|الحين)*|ف?اترك(?:ه|ها) (?:كما|على|مؤقت|معلق|حاليا|عندك)*|ف?[أا]بق(?:ه|ها)|كما (?:هو|هي)(?=[^\\p{L}]*$)|أجّل*|أجل(?:ه|ها|وا)|(?:ن|ي|ت|أ)ؤجل*|مؤجل*|تأجيل|أخّر(?:ه|ها)|علّ?ق(?:ه|ها)|[أا]وقف(?:ه|ها|وا|وها)?|مؤقتا|مؤقتًا|(?:يوم|وقت)ا?ً? [آا]خر|(?:ليس|مش|مو) اليوم|لنتجاوز|نتجاوز هذا|غدا أو بعده',
    // who decides, who says so
    'مجمد*|مجمّد*|موقوف*|متوقف*|(?:س?ي|س?ت)ُ?حسم*|س?يتقرر|لنراقب|نراقب|لننتظر|ن?شوف الوضع|بنشوف|غير (?:نهائي*|مؤكد*|معتمد*|موقع*)|ليس نهائي*|(?:بدون|دون) علمي|متروك*|ليقرر*|يقرر*|القرار(?: الأخير| النهائي)?|الكلمة الأخيرة|بيد (?:المدير|المديرة|الإدارة|المحامي)|الإشارة|الضوء الأخضر|أستشير*|أستشر*|استشر*|[أا]شاور*|شاور*|دعني|خليني',
    // done, not meant, taken back
    'تم (?:ذلك|الأمر|التحويل|الدفع|الإرسال|التنفيذ|هذا)|تمت (?:العملية|المعاملة)|(?:سلمت|أعطيت|حولت|أرسلت|سددت|سلّمت|حوّلت)(?:ه|ها|هم)?(?: [\\p{L}\\p{M}]{1,14}){0,3} (?:أمس|بالأمس|نقدا|البارحة|بالفعل|باليد)|مزحة|مزاح|نكتة|مجرد (?:مثال|تجربة|فكرة|تمرين)|كمثال|للمثال|نموذجا|للتدريب|للتجربة|للصياغة|لم أقل شيئا|كأن(?:ني|ي) لم|اعتبر(?:ني| أنني| أني)*|رجعت عن|عدلت عن',
    'قرار|نقرر|أقرر|اقرر|تصويت|نصوت|أفكر|افكر|ربما|يمكن|ممكن|لست متأكد*|مو متأكد*|رُفض|رفض|تأجل|موافقة|موافق* من|تأكيد',
    'انس*|انسَ|ألغ*|الغ(?!از)*|إلغاء|خلاص|لا داعي|ما يحتاج|ما في داعي|دفعت|دفعنا|دفعها|نقدا|كاش|نقدًا|أمزح|امزح|تجاهل|غيرت رأيي|بطلت|وقف|توقف',
  ],
  harmless: [
    '(?:التنفيذ|تنفيذ) (?:ال)?جزئي (?:ممنوع|غير مسموح)|لا (?:ي|ت)سمح بال?تنفيذ ال?جزئي',
    // what was given, what else is to be left alone, and what the owner does besides
    '(?:حصلت|حصلنا|أخذت|أخذنا|جاءت|وصلت|صدرت|وصلتني|معي|عندي|لدي)(?: على)? (?:ال)?موافق*|صدر القرار|القرار (?:صدر|صادر|نهائي)|لا (?:تلمس|تحرك|تصرف|ترسل|تدفع|تحول) (?:(?:ال)?(?:باقي|بقية|رصيد|المتبقي)*|أكثر|أقل|أزيد|غير*|شيئا آخر)|سأ(?:طبخ|سافر|زور|حتفل|نام|تعشى|شتري|شكر|راك|راها|عود إلى البيت)*|لا (?:حاجة|داعي|داع|ضرورة) (?:إلى |لل|ل)?(?:ال)?(?:انتظار|لانتظار|رد|لرد|سؤال|لسؤال|تأكيد|موافق|استعجال|قلق|شكر)*',
  ],
});

const hindi = spaced({
  before: [
    'ड्राफ्ट|मसौदा|तैयार रख*|प्रस्ताव|कार्यसूची|याद दिला*|मान लो|मान लीजिए|कल्पना',
    // only prepared, not approved, not meant
    '(?:बस|सिर्फ़|सिर्फ|केवल) (?:तैयार*|लिख*|बना*)|तैयार कर (?:लो|लें|लेना|रख*)|(?:मंज़ूरी|मंजूरी|अनुमति|इजाज़त|हस्ताक्षर|साइन) (?:के|का) (?:इंतज़ार|इंतजार)|लंबित|विचाराधीन|(?:भेजना|करना) नहीं है|अभ्यास|उदाहरण|नमूना|वाक्य',
  ],
  after: [
    // finding fault with it
    '(?:रकम|राशि|पता|अमाउंट|एड्रेस) (?:गलत|ग़लत|ज़्यादा|बहुत ज़्यादा|सही नहीं)|(?:यह|ये) (?:गलत|बहुत ज़्यादा)',
    // barring it
    'मना (?:है|किया|की)|मनाही|वर्जित|निषिद्ध|प्रतिबंधित|(?:इजाज़त|इजाजत|अनुमति) नहीं',
    'रुको|रुकना|रुकिए|रुक|ठहर*|इंतज़ार|इंतजार|अभी नहीं|अभी मत|बाद में|जब तक|जब मैं|फिलहाल|पूछ*|बताऊँगा|बताऊंगा|बताऊँगी|बताऊंगी|बताता|बताती|बोलूँगा|बोलूंगा|कहूँगा|कहूंगा|बात कर*|मंज़ूरी|मंजूरी|पुष्टि|शायद|सोच*|तय|फैसला|फ़ैसला|मतदान|*ूँगा|*ूंगा|*ूँगी|*ूंगी|*ेगा|*ेगी|*ेंगे',
    // a signature, a yes or a paper that is missing
    '(?:साइन|हस्ताक्षर|दस्तख़त|दस्तखत|मुहर|मंज़ूरी|मंजूरी|मंज़ूर|मंजूर|सहमति|इजाज़त|इजाजत|अनुमति|स्वीकृति|अप्रूवल|हामी|काग़ज़|कागज़|कागज|काग़ज़ात|कागज़ात|दस्तावेज़|दस्तावेज|कॉपी|जाँच|जांच|पुष्टि|हाँ|हां)(?: [\\p{L}\\p{M}]{1,14}){0,3} (?:नहीं|बाकी|बाक़ी|कम|अधूर*|ज़रूरी(?! हो)|जरूरी(?! हो)|लंबित|पेंडिंग|रहत*|के बिना|चाहिए)|(?:राज़ी|राजी) (?:नहीं|हो)|(?:एक|कोई)(?: [\\p{L}\\p{M}]{1,14})? (?:कम|बाकी|बाक़ी) है',
    // after something, not before something, first something else
    'पहले(?! ही| की| का| के| जैस| से| भी)(?: [\\p{L}\\p{M}]{1,14}){1,5} (?:जाए|जाएँ|जाएं|जाये|जाने|लो|लें|लेना|लूँ|लूं|लीजिए|आने|होने|करो|करें)(?: दो| दें)?|तभी|(?:के|ने) बाद(?: ही)? (?:ही|करना|करें|करो|चलाना|देना|होगा|होगी|जाएगा)|बाद ही|से पहले(?: [\\p{L}\\p{M}]{1,14}){0,2} (?:मत|न|ना|नहीं)|(?:आने|कहने|मिलने|होने|लौटने|इशारे|बताने|जवाब|पहुँचने|पहुंचने) तक|पर ही (?:करना|चलाना|भेजना|देना|करें)',
    // hands off, leave it, another day
    'अभी(?: [\\p{L}\\p{M}]{1,14}){0,3} मत|(?:मत|न|ना) (?:दबा*|हिला*|निकाल*|छेड़*|छू*|चला*)|हाथ (?:मत|न|ना) लगा*|कुछ(?: भी)?(?: [\\p{L}\\p{M}]{1,14}){0,2} (?:न|ना|नहीं|मत) (?:जा*|निकल*|हो*|हिला*|कर*)|टाल*|रोक (?:दो|कर|के|लो|दें|दीजिए|रखो|देना|लेना)|रोके रख*|रोककर|पड़ा रहने|रुके रह*|स्थगित|मुल्तवी|लटका*|थाम*|पेंडिंग|होल्ड|रहने देते|(?:किसी और|किसी दूसरे|दूसरे) दिन|आज नहीं|फिर कभी|अभी के लिए (?:मत|नहीं)|कल के बाद|तैयारी कर (?:लो|लें|लेना|के)',
    // who decides, who says so
    'देख लेते|देखते हैं|(?:पक्का|अंतिम|फ़ाइनल|फाइनल) नहीं|रोक दि*|बंद (?:है|रखो|रहे|रखना)|निर्णय|मर्ज़ी|मर्जी|(?:के|पर) निर्भर|इशार*|सिग्नल|हरी झंडी|ख़ुद (?:भेज|कर|दे) (?:दू|लू)*',
    // done, not meant, taken back
    '(?:यह|ये|वह|वो)(?: काम| भुगतान| पैसे)?(?: तो)?(?: कल| पहले| परसों)?(?: ही)? (?:हो|कर|दे|भेज|चुका) (?:गया|गए|गई|दिया|दिए|चुका|चुके)(?: था| थे| है| हैं)?|दे आय[ाे]|दे आई|उदाहरण|नमूना|अभ्यास|मिसाल के|(?:सच|गंभीरता से) मत|कुछ कहा ही नहीं|समझो(?: कि)? मैंने|(?:इरादा|मन|विचार) बदल*',
    'छोड़*|रहने दो|रहने दीजिए|रद्द|भूल जा*|ज़रूरत नहीं|जरूरत नहीं|दे दिए|दे दिया|दे चुक*|चुका दिया|नकद|कैश|मज़ाक|मजाक|नहीं चाहिए',
  ],
  harmless: [
    // what was given, what nobody waits for, and what the owner does besides
    'तय (?:हुआ|हुई|किया|कर लिया|हो (?:गया|चुका)|था)(?: था| है)?|(?:मंज़ूरी|मंजूरी|इजाज़त|इजाजत|अनुमति|सहमति|पुष्टि|स्वीकृति)(?: भी| तो)? (?:दे (?:दी|चुक*)|मिल (?:गई|गयी|चुकी)|हो (?:गई|गयी|चुकी)|कर (?:दी|चुक*)|ले ली)(?: है| हैं| थी)?|(?:इंतज़ार|इंतजार|रुकने|पूछने|जवाब|सोचने|बताने|पुष्टि|मंज़ूरी|मंजूरी|फ़िक्र|चिंता)(?: करने| देने| लेने)?(?: की)? (?:कोई )?(?:ज़रूरत|जरूरत) नहीं(?: है)?|(?:इंतज़ार|इंतजार) (?:नहीं(?: है)?|मत कर*|न कर*)|(?:बाकी|बाक़ी)(?: को| में)?(?: कुछ)?(?: हाथ)? (?:मत|न|ना) (?:छेड़*|छू*|हिला*|लगा*)|(?:घूमने|मिलने|खाने|देखने|साथ|फिर)(?: [\\p{L}\\p{M}]{1,14}){0,2} (?:चलेंगे|मिलेंगे|जाएँगे|जाएंगे|खाएँगे|खाएंगे|आएँगे|आएंगे)|फ़ोन कर(?:ेगा|ेगी|ेंगे)|(?:खाना|खिचड़ी|चाय|दाल)(?: [\\p{L}\\p{M}]{1,14}){0,2} बन(?:ेगा|ेगी)',
    // limits
    '(?:कम|ज़्यादा|ज्यादा|अधिक|नीचे|ऊपर)(?: [\\p{L}\\p{M}]{1,6})? नहीं (?:चले[\\p{L}\\p{M}]{2,4}|ल[\\p{L}\\p{M}]{2,6}|होगा|होने चाहिए|चाहिए)|(?:अनलिमिटेड|असीमित|unlimited) (?:अनुमति|इजाज़त|इजाजत|मंज़ूरी|मंजूरी|अप्रूवल) नहीं(?: चाहिए| देना)?',
    '(?:इंतज़ार|इंतजार) कर रह(?:ी|ा|े) (?:हैं|है)|(?:ही|में|पास|नाम|पर) (?:रहेगा|रहेगी|रहेंगे|आएगा|आएगी|आएंगे)|प्रस्ताव (?:संख्या|क्रमांक|नंबर)? ?\\d{1,6}|नहीं तो (?:रद्द|छोड़*|रहने दो)|(?:बाकी|बाक़ी) [\\p{L}\\p{M} ]{0,24}(?:रहने दो|छोड़*)',
  ],
});

const bengali = spaced({
  before: [
    'খসড়া|প্রস্তুত রাখ*|প্রস্তাব|মনে করিয়ে|ধরো|ধরুন|কল্পনা',
    // only prepared, not approved, not meant
    '(?:তৈরি|রেডি|প্রস্তুত|গুছিয়ে|লিখে)(?: করে)? রাখ*|(?:শুধু|কেবল) (?:লিখ*|তৈরি*|বানা*)|(?:অনুমোদন|অনুমতি|সই|স্বাক্ষর)(?:ে)?র অপেক্ষা*|পাঠাতে হবে না|অনুশীলন*|উদাহরণ*|নমুনা*|বাক্য*',
  ],
  after: [
    // a signature, a yes or a paper that is missing
    '(?:সই|স্বাক্ষর|সাইন|দস্তখত|সিল|অনুমোদন|অনুমতি|সম্মতি|কাগজ|কাগজপত্র|দলিল|নথি|কপি|চালান|পরিচয়পত্র|যাচাই|ছাড়পত্র)[\\p{L}\\p{M}]{0,4}(?: [\\p{L}\\p{M}]{1,14}){0,3} (?:হয়নি|হয় নি|পাইনি|পাওয়া যায়নি|আসেনি|মেলেনি|পড়েনি|দেননি|দেয়নি|করেননি|করেনি|বাকি|কম|নেই|লাগবে|দরকার(?! নেই| হলে)|হোক|আসুক|জরুরি|হলে|এলে|পেলে|হওয়ার)|রাজি (?:হননি|হয়নি|হয় নি|নন|নয়|হলে)',
    // after something, not before something, first something else
    'তবেই|*র পরেই|*র পরই|শেষ (?:হলে|হওয়ার পর*)|না [\\p{L}\\p{M}]{1,14}(?: [\\p{L}\\p{M}]{1,14})? (?:পর্যন্ত|অবধি)|*র আগে(?: [\\p{L}\\p{M}]{1,14}){0,3} না|শুধু(?: [\\p{L}\\p{M}]{1,14}){1,4} হলে|আগে(?: [\\p{L}\\p{M}]{1,14}){1,4} (?:জিজ্ঞ*|সই|অনুমতি|রাজি|জেনে|জানাও|দেখাও|হোক)',
    // hands off, leave it, another day
    '(?:এখন|এখনই|আপাতত)(?: [\\p{L}\\p{M}]{1,14}){0,3} না(?=[^\\p{L}\\p{M}]*$)|(?:হাত দিও|হাত দেবে|টিপো|টিপবে|ছুঁয়ো|ছেড়ো|ছাড়বে|নড়াবে|নাড়াবে|নড়িও|পাঠিও|পাঠাবে|চালিও|চালাবে)(?:ন)? না|কিছু(?:ই)?(?: যেন)?(?: [\\p{L}\\p{M}]{1,14}){0,2} (?:না যায়|(?:যাবে|বেরোবে|নড়বে|নড়াবে|করবে|কোরো|হবে)(?:ন)? না)|পিছিয়ে|স্থগিত|মুলতবি|আটকে (?:রাখ*|দাও|দিন)|থামিয়ে|থেমে|ঝুলিয়ে|বসে থাক*|থাকুক|(?:তেমনই|তেমনি|ওভাবেই|এভাবেই)(?: [\\p{L}\\p{M}]{1,14})? (?:রাখ*|দাও|দিন|থাক*)|(?:অন্য|আরেক) ?(?:দিন|সময়)|আজ (?:নয়|না)|গুছিয়ে রাখ*',
    // who decides, who says so
    '(?:ঠিক|চূড়ান্ত) (?:হবে|হয়নি)|(?:চূড়ান্ত|পাকা) (?:নয়|না)|দেখা যাক|(?:আরেকটু|আরও একটু|আরো একটু|একটু) দেখি|ঠিক করবে(?:ন)?|শেষ কথা|মর্জি|জানিয়ে দেব*|ইশারা*|সংকেত*|সিগন্যাল*|নিজেই (?:পাঠাব*|দেব*|করব*)|(?:সঙ্গে|সাথে) কথা ব*|পরামর্শ*',
    // done, not meant, taken back
    '(?:এটা|ওটা|কাজটা|টাকাটা|টাকা)(?: তো)?(?: [\\p{L}\\p{M}]{1,14}){0,2} (?:হয়ে গেছে|দিয়ে এসেছি|দিয়ে দিয়েছি|মিটিয়ে*)|হাতে হাতে|(?:মত|মন) (?:বদল*|পাল্ট*)|কিছু বলিনি|ধরে নাও|উদাহরণ*|নমুনা*|অনুশীলন*|রসিকতা|সত্যি ভেবো না|মজা কর*|ঠাট্টা কর*',
    // until a word
    'না বলা পর্যন্ত|না বললে|বলা পর্যন্ত|বলার আগে|(?:তৈরি|রেডি|প্রস্তুত)(?: করে)? রাখ*|বললে তবেই|অনুমতি ছাড়া',
    // finding fault with it
    '(?:পরিমাণ|ঠিকানা|অঙ্ক)\\p{L}* (?:ভুল|বেশি|ঠিক না)|(?:এটা|ওটা) (?:ভুল|বেশি)',
    // barring it
    'নিষিদ্ধ|নিষেধ*|বারণ|অনুমতি নেই|(?:যাবে|যায়) না',
    'অপেক্ষা|দাঁড়াও|থামো|থামুন|এখন না|এখনই না|পরে|যতক্ষণ|জানাব|জানাবো|বলব|বলবো|জিজ্ঞ*|কথা বলে|কথা বলব|হয়তো|ভাব*|সিদ্ধান্ত|ভোট|অনুমোদন|নিশ্চিত',
    'বাদ দাও|বাদ দিন|থাক|বাতিল|ভুলে যাও|দরকার নেই|দিয়ে দিয়েছি|দিয়েছি|নগদ|মজা(?! হয়েছে| হলো| হল| ছিল| পেয়েছি| লেগেছে)|ঠাট্টা',
  ],
  harmless: [
    'না হলে (?:বাতিল|থাক)|নইলে (?:বাতিল|থাক)',
    // what was given, what nobody waits for
    '(?:অনুমোদন|অনুমতি|সম্মতি)(?:টা|ও)?(?: [\\p{L}\\p{M}]{1,14}){0,1} (?:দিয়েছে*|পেয়েছি|পেয়ে গেছি|পাওয়া গেছে|হয়ে গেছে|মিলেছে|আছে)|(?:অপেক্ষা|উত্তর|জিজ্ঞেস|জিজ্ঞাসা|চিন্তা|ভাবনা|ভাবা|অনুমতি|অনুমোদন)(?:র|ের)?(?: করার| দেওয়ার| নেওয়ার)?(?: আর)?(?: কোনো)? দরকার নেই|অপেক্ষা (?:নেই|কোরো না|করতে হবে না)|(?:পরে|আবার) (?:দেখা|কথা) হবে',
    // limits
    '(?:কম|কমে|বেশি|বেশিতে|নিচে|উপরে)(?: [\\p{L}\\p{M}]{2,10}){0,2} (?:যাবে|চলবে|হবে) না',
    // how much the right is to be
    '(?:সীমাহীন|আনলিমিটেড|অসীম|unlimited) (?:অনুমোদন|অনুমতি|অ্যাপ্রুভাল|approval) (?:চাই না|নয়|না|লাগবে না|দেবেন না|দিবেন না|দিও না)|(?:অনুমোদন|অনুমতি|অ্যাপ্রুভাল)(?:ও|টাও|টি|টা)? (?:শুধু|কেবল|ঠিক|শুধুমাত্র|মাত্র)[\\p{L}\\p{M} ]{0,20}',
  ],
});

const urdu = spaced({
  before: [
    'مسودہ|تیار رکھ*|تجویز|یاد دلا*|فرض کر*|تصور',
    // only prepared, not approved, not meant
    '(?:بس|صرف) (?:تیار*|لکھ*|بنا*)|تیار کر (?:لو|لیں|لینا|رکھ*)|(?:منظوری|اجازت|دستخط) (?:کے|کا) انتظار|زیر (?:غور|التوا|جانچ)|(?:بھیجنا|کرنا) نہیں ہے|مشق|مثال|نمونہ|جملہ',
  ],
  after: [
    // finding fault with it
    '(?:رقم|پتہ|ایڈریس) (?:غلط|زیادہ|بہت زیادہ|ٹھیک نہیں)|یہ (?:غلط|بہت زیادہ)',
    // barring it
    'منع|ممنوع|اجازت نہیں',
    'رکو|رکیں|ٹھہر*|انتظار|ابھی نہیں|ابھی مت|بعد میں|جب تک|جب میں|فی الحال|پوچھ*|بتاؤں|بتاوں|بتاتا|بتاتی|کہوں|بات کر*|منظوری|تصدیق|شاید|سوچ*|طے|فیصلہ|*وں گا|*وں گی|گا|گی|گے',
    // a signature, a yes or a paper that is missing
    '(?:دستخط|سائن|مہر|منظوری|منظور|رضامندی|اجازت|توثیق|حامی|کاغذ|کاغذات|دستاویز|دستاویزات|کاپی|جانچ|تصدیق|ہاں)(?: [\\p{L}\\p{M}]{1,14}){0,3} (?:نہیں|باقی|کم|ادھور*|ضروری(?! ہو)|رہت*|کے بغیر|چاہیے)|(?:راضی) (?:نہیں|ہو)|(?:ایک|کوئی)(?: [\\p{L}\\p{M}]{1,14})? (?:کم|باقی) ہے',
    // after something, not before something, first something else
    'پہلے(?! ہی| کی| کا| کے| جیس| سے| بھی)(?: [\\p{L}\\p{M}]{1,14}){1,5} (?:جائے|جائیں|جانے|لو|لیں|لینا|لوں|لیجیے|آنے|ہونے|کرو|کریں)(?: دو| دیں)?|تبھی|تب ہی|(?:کے|نے) بعد(?: ہی)? (?:ہی|کرنا|کریں|کرو|چلانا|دینا|ہوگا|ہوگی|جائے)|بعد ہی|سے پہلے(?: [\\p{L}\\p{M}]{1,14}){0,2} (?:مت|نہ|نہیں)|(?:آنے|کہنے|ملنے|ہونے|لوٹنے|اشارے|بتانے|جواب|پہنچنے) تک|پر ہی (?:کرنا|چلانا|بھیجنا|دینا|کریں)',
    // hands off, leave it, another day
    'ابھی(?: [\\p{L}\\p{M}]{1,14}){0,3} مت|(?:مت|نہ) (?:دبا*|ہلا*|نکال*|چھیڑ*|چھو*|چلا*)|ہاتھ (?:مت|نہ) لگا*|کچھ(?: بھی)?(?: [\\p{L}\\p{M}]{1,14}){0,2} (?:نہ|نہیں|مت) (?:جا*|نکل*|ہو*|ہلا*|کر*)|ٹال*|روک (?:دو|کر|کے|لو|دیں|دیجیے|رکھو|دینا|لینا)|روکے رکھ*|پڑا رہنے|رکے رہ*|ملتوی|مؤخر|موخر|لٹکا*|ہولڈ|رہنے دیتے|(?:کسی اور|کسی دوسرے|دوسرے) دن|آج نہیں|پھر کبھی|ابھی کے لیے (?:مت|نہیں)|کل کے بعد|تیاری کر (?:لو|لیں|لینا|کے)',
    // who decides, who says so
    'دیکھ لیتے|دیکھتے ہیں|(?:پکا|حتمی|فائنل) نہیں|روک دی*|بند (?:ہے|رکھو|رہے|رکھنا)|مرضی|(?:کے|پر) منحصر|اشار*|سگنل|ہری جھنڈی',
    // done, not meant, taken back
    '(?:یہ|وہ)(?: کام| ادائیگی| پیسے)?(?: تو)?(?: کل| پہلے| پرسوں)?(?: ہی)? (?:ہو|کر|دے|بھیج|چکا) (?:گیا|گئے|گئی|دیا|دیے|چکا|چکے)(?: تھا| تھے| ہے| ہیں)?|دے آی[اے]|دے آئی|مثال|نمونہ|مشق|(?:سچ|سنجیدہ) مت|کچھ کہا ہی نہیں|سمجھو(?: کہ)? میں|(?:ارادہ|خیال) بدل*',
    'چھوڑ*|رہنے د*|منسوخ|بھول جا*|ضرورت نہیں|دے دیے|دے دیا|دے چک*|نقد|کیش|مذاق',
  ],
  harmless: [
    // what was given, what nobody waits for, and what the owner does besides
    'طے (?:ہوا|ہوئی|کیا|کر لیا|ہو (?:گیا|چکا)|تھا)(?: تھا| ہے)?|(?:منظوری|اجازت|رضامندی|تصدیق|توثیق)(?: بھی| تو)? (?:دے (?:دی|چک*)|مل (?:گئی|چکی)|ہو (?:گئی|چکی)|کر (?:دی|چک*)|لے لی)(?: ہے| ہیں| تھی)?|(?:انتظار|رکنے|پوچھنے|جواب|سوچنے|بتانے|تصدیق|منظوری|فکر)(?: کرنے| دینے| لینے)?(?: کی)? (?:کوئی )?ضرورت نہیں(?: ہے)?|انتظار (?:نہیں(?: ہے)?|مت کر*|نہ کر*)|باقی(?: کو| میں)?(?: کچھ)?(?: ہاتھ)? (?:مت|نہ) (?:چھیڑ*|چھو*|ہلا*|لگا*)|(?:سیر|گھومنے|ملنے|کھانے|دیکھنے|ساتھ|پھر)(?: [\\p{L}\\p{M}]{1,14}){0,3} (?:چلیں|ملیں|جائیں|کھائیں|آئیں) گے|فون کر(?:ے|یں) (?:گا|گی|گے)|(?:کھانا|کھچڑی|چائے|دال)(?: [\\p{L}\\p{M}]{1,14}){0,2} (?:بنے|پکے|پکاؤں|بناؤں) (?:گا|گی)',
    // limits
    '(?:کم|زیادہ)(?: [\\p{L}\\p{M}]{1,6})? نہیں (?:چلے گا|چلیں گے|لوں گا|لوں گی|لیں گے|ہوگا|چاہیے)|(?:لامحدود|ان لمیٹڈ|unlimited) (?:اجازت|منظوری) نہیں(?: چاہیے| دینی)?',
    // how things are
    'فی الحال (?:[\\p{L}\\p{M}]{1,10} ){1,4}(?:پڑ[ایے]|ہے|ہیں|نہیں ہے)',
    'انتظار کر رہ(?:ی|ا|ے) (?:ہیں|ہے)|(?:ہی|میں|پاس|نام|پر) (?:رہے|رہیں|آئے|آئیں) (?:گا|گی|گے)|تجویز (?:نمبر )?\\d{1,6}|ورنہ (?:منسوخ|چھوڑ*|رہنے د*)|باقی [\\p{L}\\p{M} ]{0,24}(?:رہنے د*|چھوڑ*)',
  ],
});

/** Rows in both ways of writing Chinese. */
const inBoth = (rows: readonly string[]): string[] => [...rows, ...rows.map(toTraditional)];

const chinese = unspaced({
  before: inBoth([
    '草稿|草案|草拟|拟一份|起草|先准备|准备好(?!了)|提案|议案|动议|情景|提醒我|供参考|仅供|假设|假如|设想',
    // only prepared, not approved, not meant
    '只(?:把|写|拟|做|作|弄)[^，。！？\\n]{0,8}(?:好|准备)|待(?:审|批|签|核准)|(?:审批|审核|审议|签批|签核)中|不要执行|练习(?:题|用)|习题|考题|试题|例句|范文|示例|样例',
  ]),
  after: inBoth([
    // a signature, a yes or a paper that is missing
    '(?:签字|签名|盖章|公章|印章|审批|批准|批文|核准|同意|许可|手续|材料|资料|文件|合同|证件|身份证|身分证|复印件|影本|流程|审核)[^，。！？\\n]{0,8}(?:还没|没(?:有)?(?:齐|集齐|到|下来|拿|签|交|收|给|批|过|走完|办|完|备)|未(?:齐|到|批|完|交|签|过)|还差|不齐|不全)|(?:还没|尚未|还未|没|未)(?:有)?(?:签|盖章|批|核准|同意|点头|审|到齐|集齐)(?!过)|(?:还差|还缺|缺了?|差了?)[^，。！？\\n]{0,8}(?:签|章|材料|资料|文件|手续|份|证|张|批)|(?:要有|得有|必须有)[^，。！？\\n]{1,8}(?:签|章|批)|(?:没有|未经)我的?(?:允许|许可|同意|授意|批准|确认)|(?:需要?(?!的)|须|必须|(?<![觉取值获不])得(?!到))(?:先)?(?:经|由|等|让)?[^，。！？\\n]{0,8}(?:签字|签名|盖章|审批|批准|核准|确认|同意|审核)',
    // after something, not before something
    '(?:之后|以后|后|了|完|齐|到|过)(?:才|再)(?:行|可以|能|成|转|发|付|执行|办|动|放|打|操作)|再(?:转|发|付|执行|办理|动手|放行|打款|操作)|(?:之前|前)(?:都|先|一律|请|谁都|谁也|暂)?(?:不|别|勿)|不(?:能|可|要|准)(?:放|发|转|打)出去?|听我(?:口令|指示|通知|信号|指令)|放行(?!了)',
    // leave it, another day
    '冻结|观望|再看看|看看再|还没定|未定|没定下|不是最终|搁着|搁置|先放着|放着(?!生|吃|赚|收|拿|养|当)|压着|先停|停一下|停住|停在|暂停|暂缓|缓一缓|缓缓|推到|推迟|延后|往后(?:推|挪|放)|就?免了|改天|改日|改期|挪到|留到|另找时间|下次再|今天(?:不行|先不|就不|别)|不是今天|(?:周|星期|礼拜)[一二三四五六日天](?:吧|再)',
    // who decides, who says so
    '(?:由|看|听)[^，。！？\\n]{1,6}(?:定|决定|拍板|说了算|做主|作主)|拍板|定夺|说了算|(?:会|会议)上再?(?:定|决定|讨论|表决)(?!好|了|的|下)|另行通知|我(?:会|再|到时|另行|单独|另外)(?:通知|告诉|发话|指示)|我自己(?:发|转|付|操作)|先(?:去)?问(?!候|好)|问(?:问|一下|过)(?!她好|他好)|请示',
    // done, not meant, taken back
    '(?:已经|已|昨天|早就|上周|刚才)[^，。！？\\n]{0,5}(?:办好|办完|付清|结清|转了|转完|转好|付了|付完|打了款|处理好|处理完|处理过|搞定)|逗你|玩儿?的|骗你|别当真|举(?:个)?例|例子|示例|示范|样例|范文|练习(?:题|用)|考题|试题|反悔|后悔了|变卦|当作?没(?:说|提|讲)|不算数|改变主意',
    // until a word
    '(?:没|沒|没有|沒有)(?:说|說|点头|點頭|同意|发话|發話|确认|確認)[^，。！？\\n]{0,8}前|(?:说|說|发话|發話|点头|點頭|同意|确认|確認|批准)(?:了)?之?前[^，。！？\\n]{0,8}(?:别|別|不|勿)',
    // finding fault with it
    '(?:金额|金額|地址|数目|數目|数字|數字)(?:不对|不對|错了|錯了|有误|有誤|太大|太多|太少)|(?:太多了|太少了)|(?:改一下|改下)(?:金额|金額|地址)',
    // barring it
    '禁止|严禁|嚴禁|不允许|不允許|不许|不許|不准|不得|无权|無權',
    '等我|等一下|等等|先别|先不|再说|再定|回头|稍后|晚点|待会|我会|我再|告诉你|通知你|跟你说|联系你|问问|问一下|商量|讨论|决定|表决|投票|考虑|想想|也许|可能|不确定|未通过|没通过|否决|延期|批准|审批|点头',
    '算了|不用了|不必了|不要了|取消|撤回|作废|当我没说|别管|忘了|已经付|已经给|已经转|付过|给过|转过|现金|开玩笑|改主意|发错|搞错|还是别|还是不',
  ]),
  harmless: inBoth([
    // what was given, what nobody waits for, what is not to be forgotten
    '(?<!(?:等|若|如果|没|未|要是|只要|直到)[^，。！？\\n]{0,8})(?:拍板|批准|同意|点头|签字|签名|盖章|审批|审核)(?:过|好|完|通过)?了(?!再|才|就|之|以|后|吗|没)|(?:已经?|都)(?:批准|同意|点头|签字|签名|审批|拍板)(?:过|好|完|通过)?|(?:不需要?|无须|无需|不必|不用|不须)(?:再|先)?[^，。！？\\n]{0,6}(?:签字|签名|盖章|审批|批准|核准|确认|同意|审核|授权|等|回复|商量|考虑|问)|(?:别|不要|可别|千万别)忘(?:了|记)|给我打电话',
    '不得(?:低于|低於|少于|少於|超过|超過|高于|高於|多于|多於)|(?:不允许|不允許|不许|不許|不准|不得|禁止)部分成交|部分成交(?:不允许|不允許|禁止)',
    '(?:第\\s?)?\\d{1,6}\\s?[号號]?(?:提案|议案|議案)|(?:提案|议案|議案)\\s?#?\\d{1,6}|否则取消|否则算了|不然算了|不然取消|可能的话|尽可能',
  ]),
});

const japanese = unspaced({
  before: [
    '下書き|ドラフト|準備だけ|用意だけ|議案|動議|議事|シナリオ|リマインド|参考まで|仮に',
    // only prepared, not approved, not meant
    '叩き台|たたき台|(?:実行|送信|送金)は?(?:せず|しない)|(?:内容|文面|下準備|作成)(?:だけ|のみ)|(?:稟議|審査|決裁|承認申請|申請)中|(?:承認|決裁|確認|署名|返事)待ち|練習(?:用|問題|の例|です)|例文|例題|演習|サンプル(?:です|として|：|:)|見本|(?:試験|テスト)(?:用|問題|の(?:文|問題))|ひな形|雛形',
  ],
  after: [
    // finding fault with it
    '(?:金額|アドレス|宛先|数量)(?:が|は)?(?:違|間違|誤|多すぎ|少なすぎ|おかし)|(?:多|高)すぎる?',
    // barring it
    '禁止|認められて?い?(?:ない|ません)|許され|許可(?:され|して)(?:てい?)?(?:ない|ません)|いけない|いけません|ダメ|だめ',
    // a signature, a yes or a paper that is missing
    '(?:下り|降り|揃っ|そろっ|取れ|届い|通っ|もらっ|もらえ|貰え|受け取っ|決まっ|済ん|整っ|得られ)てい?(?:ない|ません|なく)|未(?:提出|署名|承認|決裁|確認|着|了|払い?です)|(?:署名|サイン|ハンコ|はんこ|印鑑|押印|決裁|稟議|同意|了承|書類|契約書|証明書|確認|承認|許可)[^。、\\n]{0,8}(?:足り(?:な|ま)|必要(?!は?(?:ない|ありません|なし)|な(?:ら|場|の|分)|であれば|に応)|不足|待ち)|足りない|足りません',
    // after something, not before something
    '[てで]から(?:ね|よ|で(?:す|お願い|いい|。|$)|にして|お願い|送|実行|頼|進|。|$)|た(?:後|あと)[でに](?:お願い|送|実行|して)|まで(?!に|で|も|の)は?[^。、\\n]{0,16}(?:ない|ません|お待ち|止め|出せ|触|動かさ)|(?:場合|とき|時)に?(?:のみ|だけ|限)|限ります|[てで]から[^。、\\n]{0,8}(?:動か|送|払|振り込|実行|処理|手続)|(?:許可|承認|確認|同意|連絡|私)(?:なし|なく|抜き)[でには]',
    // hands off, leave it, another day
    '(?:動かさ|押さ|触ら|いじら|出さ|送ら|流さ|進め|実行し|処理し)(?:ない(?:で|よう|こと)|ずに)|寝かせ|そのままに|止めて|止めと|ストップ|見合わせ|先送り|延期|後回し|先延ばし|持ち越|ペンディング|棚上げ|(?:来週|来月|明日|後日|別の日|次回|翌日|翌週|翌月)(?:に|へ)?(?:回|して|しま|しよ|ずら|延|お願い)|(?:今日|今|本日)(?:じゃ|では)な[くい]|別の日|日を改め|後日|また今度|以降に(?:し|お願い)|[月火水木金土日]曜日?に(?:し|お願い)',
    // who decides, who says so
    '様子を?見|凍結|(?:支払い?|送金)停止|確定(?:では|じゃ)な|未確定|(?:最終判断|判断|最終決定|決定権)は|次第(?:です|で|。|$)|委ね|(?:追って|改めて|あらためて|別途|おって)[^。、\\n]{0,10}(?:指示|連絡|出し|知らせ|伝え|お願い|言)|ゴーサイン|goサイン|指示を?(?:出|し)ます|声をかけ|自分で(?:送|払|やり|やる|実行)|(?:先に|まず|一度|事前に)[^。、\\n]{0,14}(?:聞い|尋ね|確認し|問い合わせ|了承)|に聞いてみ',
    // done, not meant, taken back
    '^\\s{0,3}(?:それは|これは)?(?:もう|すでに|既に|昨日|さっき|先週){1,3}に?(?:済ませ|済み|終わらせ|やっておき|支払い済|送金済|処理し)|(?:支払い|送金|振込|振り込み|手続き)済み?|例文|例に(?:すぎ|過ぎ)|あくまで|サンプル|見本|練習(?:用|問題|です)|例題|お手本|嘘|うそ|ウソ|なんてね|なんちゃって|本気にし|なかったこと|気が変わ',
    '待って|待ち|待機|まだ|あとで|後で|のちほど|連絡する|連絡します|知らせる|知らせます|言います|言うから|相談|聞いて|聞いてから|確認して(?!ください)|確認してから|決め|検討|考え|採決|否決|かも|たぶん|多分|未定|保留|承認|許可|合図|着金|届いて|見てくれ|調べて',
    'やっぱ|やめ|取り消|取消|キャンセル|なしで|忘れて|いらない|不要|結構です|もう払|もう渡|払った|渡した|送った|現金|冗談|間違え|撤回|見送',
  ],
  harmless: [
    '(?:部分約定|一部約定)(?:は|も)?(?:禁止|不可|だめ|ダメ|認めません)',
    // what was given, what else is to be left alone
    '(?:承認|許可|同意|了承|決裁|サイン|署名)(?:は|も|を)?[^。、\\n]{0,8}(?:もらい(?:まし|済)|もらった|得(?:てい?ます|ました|た)|取れて(?:い(?:ます|る)|る|ます)|取りました|いただきました|いただいて(?:い)?ます|下り(?:まし|た)|おり(?:まし|た)|出(?:ました|た)|済み)|届いて(?:い)?(?:ます|る)(?!か|の)|待たなくて|待つ必要|待たず|(?:残り|他|ほか|以外|その他)(?:の[^。、\\n]{0,10})?(?:は|には|に|も)[^。、\\n]{0,8}(?:触ら|動かさ|送ら|いじら)ない|返信は?不要|返事は?(?:不要|いらない)|お礼は?(?:不要|いらない)',
    '確認済み|承認済み|(?:でなければ|なければ|なら)(?:キャンセル|やめ|取り消|中止)|承認(?:も|と|込み|して|額|枠|は(?:同|その|ちょうど|ぴったり|\\d))|許可額|着金(?:額)?は|着金[^。、\\n]{0,8}\\d|(?<!なし|は)で結構です|(?:部分約定|一部約定)(?:は|も)?なしで|残りは不要|第?\\d{1,6}号?議案|議案\\s?#?\\d{1,6}',
  ],
});

const korean = unspaced({
  before: [
    '초안|준비만|안건|의안|시나리오|상기|참고로|참고용|가정|만약',
    // only prepared, not approved, not meant
    '준비해 ?(?:둬|두|놔|놓)|미리 ?(?:준비|작성|만들)|만들어 ?(?:둬|두어|두고|놔)|(?:작성|내용)만|(?:결재|승인|검토|심사|서명) ?(?:대기|중(?=[^가-힣]|$)|전(?=[^가-힣]|$))|연습(?: ?문제|용|이야|입니다|삼아)|예문|예제|예시|견본|시험(?: ?문제|에 나온| ?지문)',
  ],
  after: [
    // finding fault with it
    '(?:금액|주소|수량)(?:이|가|은|는)? ?(?:틀|잘못|너무|맞지 않|다르)',
    // barring it
    '금지|허용(?:되지|하지|이 안|안)|허락(?:하지|되지|이 안)|안 ?[돼된됩]|불가',
    // a signature, a yes or a paper that is missing
    '(?:서명|사인|싸인|도장|날인|결재|승인|허가|허락|동의|합의|재가|서류|계약서|송장|청구서|신분증|사본|증빙)[^.,\\n]{0,12}(?:아직|못 ?(?:받|구|했|얻)|안 ?(?:났|나왔|받|들어|왔|끝|했|나)|없(?:어|다|음|습|네|이)|빠[졌져]|부족|모자라|필요(?! ?없|하면|하다면|한 (?:만큼|경우))|남았|대기|있어야)|아직[^.,\\n]{0,12}(?:서명|사인|싸인|도장|날인|결재|승인|허가|허락|동의|합의|재가|서류|계약서|송장|청구서|신분증|사본|증빙)[^.,\\n]{0,6}(?:못|안|없|전)|(?:확인|검토|심사)(?:이|가)? ?필요(?! ?없|하면|하다면)',
    // after something, not before something
    '(?:승인|결재|서명|회의|미팅|확인|계약|입금|허락|동의|검토|절차|심사)[^.,\\n]{0,8}(?:나면|끝나면|끝나고|끝난|마치고|받고|받은|떨어지면|되고|난 (?:뒤|후|다음)|후에만?|뒤에만?|다음에만?)(?![^.\\n]{0,10}(?:만나|보자|봐|밥|먹|술|커피|전화))|(?:한|받은|끝난|난|된|락한) (?:다음|뒤|후)(?:에만|이야|에야|에 해|입니다|예요|에나)|때까지(?:는|만)?[^.\\n]{0,16}(?:마|말|대기|기다|멈|보류|안 )|(?:기 전|되기 전|전)(?:에는|까지는|까진|에) ?[^.\\n]{0,16}(?:지 ?마|지 ?말|안 |못|금지)|경우에만|때만|(?:후|뒤|다음)에(?:나|만|야)?[.!~\\s]{0,4}$|(?:허락|승인|확인|동의|연락|서명) ?없이|해야만? ?(?:가능|돼|나가)|그때 ?(?:해|실행|보내|진행|가서)',
    // hands off, leave it, another day
    '(?:건드리|누르|움직이|내보내|실행하|진행하|처리하|손대)지 ?(?:는 )?(?:마|말)|안 나가|동결|(?:지급|송금|이체) ?정지|지켜보|두고 ?보[자고]|확정(?:은|이)? ?(?:아니|안|전)|미확정|(?:그대로|그냥|가만히|일단) ?(?:둬|두|놔|놓|멈|대기|스톱)|놔둬|놔두|(?:말고|하지 말고) ?둬|미루|미뤄|멈춰|멈추|중지|중단|건너뛰|대기해|다른 날|오늘(?:은)? ?(?:말고|아니)|내일 ?(?:이후|하자)|다음에 ?(?:하자|해|보내)|요일에 ?(?:하자|해)|안 보내는 게',
    // who decides, who says so
    '에서 ?정(?:해|할|하[기자])|정해질|(?:내가|제가|우리가)[^.\\n]{0,8}(?:말하|신호하|허락하|승인하|확인하|돌아오|연락하|얘기하|지시하|오케이 ?하)면|정하실|정할 거|판단은|최종 ?(?:판단|결정|승인)|달렸|달려 ?있|따로 ?(?:지시|말|연락|알려)|신호 ?(?:주|하|할|줄)|지시할|직접 보낼|먼저[^.\\n]{0,16}(?:물어|여쭤|확인|상의|의논|허락)|(?:한테|에게|께) (?:한번 |먼저 )?(?:물어|여쭤)',
    // done, not meant, taken back
    '(?:이미|어제|벌써)(?: 이미)? ?(?:처리|끝냈|송금했|이체했|지급했|결제했|해결했|해 ?줬)|장난|예시|예문|예제|견본|연습(?: ?문제|용|이야|삼아)|보여주려고|문장(?:일|이야|입|이에)|없던 걸로|없던걸로|마음이 바뀌',
    '기다려|기다리|잠깐|아직 (?:보내|하지|말)|나중에|이따|연락할|연락하|알려줄|알려 줄|말할게|말해줄|물어보|물어볼|상의|의논|결정|생각해|고민|아마|글쎄|보류|승인(?:나|받|되|이 나)|허락|확인하고|확인한 다음|확인되면|할게|볼게|줄게|부결|연기',
    '됐어|됐다|취소|그만(?!큼)|없던 일|잊어|필요 없|필요없|이미 줬|이미 보냈|이미 냈|벌써|현금|농담|철회|말고 그냥|하지 마|하지마|관두',
  ],
  harmless: [
    // what nobody waits for, what is over, and what the owner does besides
    '(?:기다릴|답장할|답할|확인할|걱정할|서두를|물어볼|연락할|설명할|망설일|고민할|갚을) 필요(?:는|도|가)? ?없|(?:회의|미팅|수업|공사|이사|행사|시험|계약|면접|수술)[은는이가도]? ?(?:벌써|이미)|(?:요리|청소|설거지|운전|빨래|전화|공부|운동|산책|예약)(?:는|도)? ?할게|(?:끓여|구워|차려|사|데려다|태워) ?줄게|안 ?(?:해도|와도|줘도|갚아도) ?[돼된됩]|나머지[은는를]? ?(?:건드리|움직이|그대로|그냥)[^.\\n]{0,6}',
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
  )})(?![\\p{L}\\p{M}])|不对|不對|说错|說錯|打错|打錯|写错|寫錯|ごめん(?!なさい。?$)|間違え|まちがえ|じゃなくて|아 ?미안|아니다|잘못 ?(?:썼|적|말)|آسف(?!ة?\\s(?:على|لل|عن|لأن))|أقصد|قصدي|माफ़? ?कर|गलती से|মাফ কর|ভুল(?!ো|বে না|বেন না)`,
  'iu',
);

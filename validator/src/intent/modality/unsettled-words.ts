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
    'draft*|draw up|have [a-z ]{1,24} ready|get [a-z ]{1,24} (?:ready|prepared)|keep [a-z ]{1,24} ready|line up|lined up|pencil*|on the list',
    'motion|ballot|standing (?:instruction|item|order|rule)s?|scenario|playbook|bylaws|newsletter|handbook|digest|daily log|log entry|logging|reminder|remind*|(?:weekly|monthly|status|treasury) report|recap|agenda|hypothe*|suppose|imagine|pretend|dry run|test run|rehearsal|in theory',
    '(?:my|our|his|her|their|the) \\p{L}{2,16}(?: \\p{L}{2,16})? (?:says|said|writes|wrote|asks|asked|texts|texted),',
    'rough* out|mock(?:ed|ing)? up|would look like|before anything (?:is|gets|goes|leaves)|knock knock|unapproved|do nothing|check with \\p{L}{2,16}(?: first)?|forum post',
  ],
  after: [
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
    'entwurf*|vorbereit*|bereiten? [\\p{L} ]{1,30} vor|antrag|tagesordnung|protokoll*|szenario|erinner*|zur info*|nur zur info|wochenbericht|monatsbericht|vermerk|angenommen|stell dir vor|dauerauftrag',
  ],
  after: [
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
    'teil(?:weise|aus|er|füll)[\\p{L} ]{0,30}(?:verboten|untersagt|unzulässig|nicht (?:erlaubt|gestattet|zulässig))',
    '(?:das|der|die) \\p{L}{3,24} warte(?:t|n) nicht(?=\\W{0,8}$)|wird knapp|danke vielmals|sonst lass es|sonst stopp|sonst abbrechen|wird heute fällig|wird fällig',
  ],
});

const spanish = spaced({
  before: [
    'borrador*|prepara|preparen|prepárame|moción|orden del día|acta|escenario|recordatorio|recuérdame|para tu información|informe semanal|informe mensual|supón|supongamos|imagina*',
  ],
  after: [
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
    'no (?:se )?(?:permit*|autoriz*)[\\p{L} ]{0,30}parcial*|parcial*[\\p{L} ]{0,12}(?:prohibid*|no permitid*)',
    'si no cancela|ya que|de lo contrario cancela|(?:el|la|los|las|mi|su|nuestro) \\p{L}{3,16} no esperan?(?=\\W{0,8}$)|hacienda no espera(?=\\W{0,8}$)',
    'ya no (?:l[oa]s? )?(?:uso|usamos|utiliz(?:o|amos)|compr(?:o|amos)|entro|jueg?o|jugamos)|déj[ea]l[oa]s? (?:a|en) (?:ceros?|0)',
  ],
});

const french = spaced({
  before: [
    'brouillon*|prépare|préparez|motion|ordre du jour|procès-verbal|compte rendu|scénario|rappel|rappelle*|pour info|rapport hebdo*|supposons|imagine*',
  ],
  after: [
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

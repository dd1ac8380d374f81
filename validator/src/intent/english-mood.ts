const greeting = String.raw`(?:(?:hey|hi|hello|so|ok|okay|and|but|well|um|also|btw|wait|hmm|now|please)[\s,!]+)*`;
const opens = (pattern: string) => new RegExp(String.raw`^[^\p{L}\p{N}]*${greeting}(?:${pattern})`, 'iu');

/** `Should I`, `how do I`, `did you`: asks about an order and gives none. `Is it possible` and `what I want` do. */
export const opensQuestion = opens(
  String.raw`(?:should|shall|must) (?:i|we)\b|is (?!it possible|it ok if you|there (?:any|a) (?:way|chance))|are (?!you able)|was |were |` +
    String.raw`what(?:'?s)?\b(?! (?:i|we) (?:do |really |actually |just |now )?(?:want|need)| it does is\b| (?:we|i)(?:['’]re|['’]m| are| am)? (?:doing|after|asking(?: for)?|going to do)\b| (?:matters|counts|happens|follows)(?: is)?:| i'?d like| about (?:you|(?:swapp|sell|trad|exchang|convert|turn|buy)ing)\b| a )|how (?!about)|why (?!not\b|don'?t you)|who\b|whose\b|which\b|where\b|` +
    String.raw`when (?:should|did|do|does|will|can|was|is|were)\b|did\b|does\b|do (?:i|we|they|you (?:think|know|want|ever|need))\b|have (?:you|i|we|they)\b|has\b|am i\b|` +
    String.raw`would (?:it(?! be possible)|that|this|i|we|you ever)\b|(?:can|could|will|would|may|might) (?:anyone|anybody|someone|somebody|he|she|they)\b`,
);

/** `Translate …`, `find out who …`, `pretend to …`: the order is only talked about. */
export const opensTalk = opens(
  String.raw`(?:(?:draft|write|compose)(?! (?:me |us )?(?:(?:an?|the|one|this) )?(?:[\p{L}-]+ ){0,2}(?:tx|txn|transaction|call|userop|payload|calldata) (?:to|that|which|in order)\b)|translate|describe|` +
    'pretend|act as if|find out|look up|search|count|verify (?:that|whether|if)|confirm (?:whether|if)|check (?:whether|if|that)|log that|note that i|warn|alert|' +
    String.raw`notify|advise|block (?:any|every)|(?:someone|somebody|an? stranger|some (?:guy|person|man)|the caller|(?:an?|the|this) (?:email|website|message|stranger|guy)|they|he|she)\b.{0,40} (?:told|asked|asks|tells|wants?|urged|urges|begged) me to|tell (?!me to\b|(?:the|our|my) (?:\p{L}+ )?(?:safe|multisig|treasury) to\b)|ask (?!me (?:to|first)\b|you|(?:the|our|my) (?:\p{L}+ )?(?:safe|multisig|treasury) to\b|(?:the )?(?:1 ?inch|cow ?swap|cow protocol|cow|uniswap|balancer|curve|router|aggregator|dex)(?: (?:router|aggregator|swap|protocol|network|solvers|v[2-6]))? (?:to|for (?:an?|the) (?:best )?(?:swap|trade|exchange|conversion) (?:of|from))\b)|show (?:me )?how|explain (?!later)|teach|(?:for )?example\s*:|postpone|delay|defer|scrap|pause|suspend|halt|undo(?! (?:the |my |that |this |its )?(?:\w+ )?(?:approval|allowance|permission)| (?:the |my |our )?wrap)|reverse(?! (?:the |my |our )?wrap)|veto|oppose|quit|cease|` +
    String.raw`(?:reject|deny|decline|ignore(?! my (?:last|previous|earlier))|disregard|dismiss|refuse|drop(?! (?:the |my |its |that |any )?(?:\w+ )?(?:approval|allowance|permission|operator))) (?:(?:any|all|the|this|that|every|my|his|her|their|those|these|to)\b))`,
);

/** `Bob should send`, `my brother wants to sell`: somebody else does. */
export const opensWithOther = opens(
  String.raw`(?!(?:the |my |our |an? |your |this )?(?:[\p{L}-]+ )?(?:router|account|wallet|safe|multisig|bot|agent|script|vault|treasury|transaction|tx|swap|order|transfer|payment|protocol|contract call|aggregator)\b|(?:the |my |our |an? |your )?(?:i|we|you|u|users?|clients?|customers?|agents?|assistant|bot|wallet|it|this|that|there|please|next|then|let|lets|make|just|always|what|all|also)\b)` +
    String.raw`(?:(?:my|our|his|her|the|an?) )?\p{L}[\p{L}']*(?: (?!(?:i|we|you|u|please)\b)\p{L}+)? (?:will|should|wants?|plans?|has|have|must|might|needs?|intends?|tries|is going|is trying|are going|is about) (?:to )?(?=(\p{L}+))`,
);

/** `Can Bob send`: asks about somebody. */
export const asksOther = opens(
  String.raw`(?:can|could|will|would|may) (?!you\b|we\b|u\b|i\b|ya\b)\p{Lu}\p{Ll}+ (?=\p{L})`,
);

export const isPast = /(?:ed|^sent|^paid|^sold|^bought|^gave|^took|^withdrew|^withdrawn|^spent|^lent|^got)$/i;
export const isThirdPerson =
  /^(?:sends|pays|gives|swaps|trades|exchanges|converts|sells|buys|moves|bridges|stakes|deposits|supplies|borrows|repays|withdraws|claims|approves|wraps|unwraps|transfers|lends|takes|puts|spends|offers)$/i;
/** What makes `sent` a wish: `I'd like it sent`, `needs to be sent`. */
export const wishes =
  /\b(?:want|wants|need|needs|like|love|get|gets|getting|have (?:it|them|this|that|\d[\d.,]*)|be|being|please|could|would|must|make sure|has to|wish|prefer|see)\b|^\W*have\b/i;
export const ownSubject =
  /(?<!(?<!\b(?:team|council|company|club|dao|association|firm|board|committee|foundation|community|collective|guild|coop|project|protocol|business|family|society|studio|department))['’]s )\b(?:users?|signatory|undersigned|principal|client|customer|agent|transaction|tx|which|that|this|i|we|you|(?:safe|multisig|treasury)(?: of (?:the |our |my )?[\p{L}-]{1,20})?|(?:my|our|the) (?:[\p{L}-]{1,20} )?(?:wallet|account))(?:\{wallet\})?(?:\s+(?:at\s+)?\(?0x[0-9a-f]{40}\)?)?(?:\s+(?:hereby|now|shall|then))?\s*$/iu;
/** `Bob owes me 5 USDC`, `0x… got 12 USDC from me`: a debt of others, and what somebody has by now. */
export const tellsOfDebt =
  /\bowes?\s+(?:me|us)\b|^(?!.*\b(?:dao|safe|treasury|company|club|team|users?|client|multisig|wallet|firm|business|i|we)\b.{0,60}\bowes\b).*\bowes\b/iu;
export const tellsOfReceipt =
  /^[^\p{L}\p{N}]*(?:0x[0-9a-f]{40}|[\p{L}\p{N}-]+\.eth|he|she|they|my \p{L}+)\s+(?:has |have |had |already |just )*(?:received|got)\s/iu;
/** `Bob spotted 0x… 20 USDC`: somebody gave it, and nobody asks for it. */
export const tellsOfGift =
  /^[^\p{L}\p{N}]*(?:(?:and|but|so|then|because|since|yesterday|today|earlier),? )?(?:(?-i:\p{Lu})\p{Ll}+|he|she|they|somebody|someone|(?:my|our|his|her|their) \p{L}+)\s+(?:has |have |had |already |just |once |kindly ){0,2}(?:spotted|floated|slipped|handed|tipped|wired|donated|lent|loaned|gifted|awarded|credited|treated|reimbursed|refunded|covered|gave|promised|offered|fronted|advanced|paid|sent|venmoed|staked|hooked|passed|shot|threw|dropped|bought)\s|^[^\p{L}\p{N}]*(?:the|our|this|that) (?:\p{L}+ )?(?:\p{L}+['’]s )?\p{L}+ (?:has |have |had |already |just |once ){0,2}(?:handed|tipped|wired|donated|lent|gave|paid|sent|transferred|refunded|reimbursed|passed|moved)\s+(?=0x|\d|him\b|her\b|them\b|me\b|us\b)/iu;
/** `the 12 USDC that went to 0x…`, `0x… is the one that received 30 USDC`: where it is by now. */
export const tellsOfPassage =
  /\b(?:that|which|who)(?: has| have| had)?(?: already| just)? (?:went|gone|was sent|were sent|been sent|received|got|left|arrived)\b/iu;
/** `I'll bridge it later myself`: what the owner means to do, and not now. */
export const tellsOfPlan =
  /^[^\p{L}\p{N}]*(?:and |but |then |so )?(?:i|we)(?:['’]ll| will| want to| plan to| intend to|['’]m going to| am going to|['’]re going to| are going to| can| may| might)\s[^.;!?\n]{0,60}\b(?:later|afterwards?|another (?:time|day)|some other (?:time|day)|tomorrow|next (?:week|month))\b[^.;!?\n]{0,20}\b(?:myself|ourselves|on my own|on our own|by hand|separately)\b|^[^\p{L}\p{N}]*(?:and |but |then |so )?(?:i|we)(?:['’]ll| will| plan to| intend to|['’]m going to| am going to)\s[^.;!?\n]{0,60}\b(?:myself|ourselves|on my own|by hand|separately)\b[^.;!?\n]{0,12}\b(?:later|afterwards?|tomorrow)\b/iu;
/** `I sent`, `yesterday we paid`, `verify that I swapped`: told, unlike `the ETH I bought`. */
export const actor =
  /(?:^|\b(?:that|who|whether|if|yesterday|today|earlier|recently|ago|last \w+|this \w+|so|and|then|but|because|as|since),? )[^\p{L}]*(?:i|ive|i've|we|we've|weve|you|he|she|they|someone|somebody|anyone)\s+(?:already |just |once |even |also )?$/iu;
/** What may stand before `to send` and leave it an order; any other word may turn it round: `fail to`, `afraid to`. */
export const leadsOn =
  /^(?:eager|keen|happy|glad|delighted|pleased|ready|willing|excited|aim|aims|aiming|mean|meant|meaning|instructed|instructing|instruct|authorized|authorised|obliged|choose|chose|chosen|opt|opted|attempt|attempting|seek|seeks|seeking|desire|desires|ought|supposed|required|inclined|determined|prepared|agree|agreed|promised|bound|scheduled|order|ordered|command|commanded|proceed|use|used|wallet|agent|owe|urgently|quickly|kindly|committed|resolved|elected|allowed|permitted|cleared|approved|job|mission|objective|aiming|purpose|idea|best|directed|tasked|asap)$/i;
/** `sending 5 USDC is a bad idea`, `the transfer failed`. */
export const judged =
  /^[\s"']*(?:was\b|were\b|failed|fails|bounced|reverted|got (?:stuck|lost)|went\b|did\b|didn|never\b|seems|sounds|looks|is (?:a |an |not |very |too |so )?(?:bad|terrible|dangerous|risky|stuck|wrong|illegal|safe|unsafe|scam|mistake|pending|expensive|no\b|pointless|silly|foolish|crazy))/i;

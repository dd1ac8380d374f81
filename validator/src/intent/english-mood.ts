const greeting = String.raw`(?:(?:hey|hi|hello|so|ok|okay|and|but|well|um|also|btw|wait|hmm|now|please)[\s,!]+)*`;
const opens = (pattern: string) => new RegExp(String.raw`^[^\p{L}\p{N}]*${greeting}(?:${pattern})`, 'iu');

/** `Should I`, `how do I`, `did you`: asks about an order and gives none. `Is it possible` and `what I want` do. */
export const opensQuestion = opens(
  String.raw`(?:should|shall|must) (?:i|we)\b|is (?!it possible|it ok if you|there (?:any|a) (?:way|chance))|are (?!you able)|was |were |` +
    String.raw`what(?:'?s)?\b(?! (?:i|we) (?:want|need)| i'?d like| about you\b| a )|how (?!about)|why (?!not\b|don'?t you)|who\b|whose\b|which\b|where\b|` +
    String.raw`when (?:should|did|do|does|will|can|was|is|were)\b|did\b|does\b|do (?:i|we|they|you (?:think|know|want|ever|need))\b|have (?:you|i|we|they)\b|has\b|am i\b|` +
    String.raw`would (?:it(?! be possible)|that|this|i|we|you ever)\b|(?:can|could|will|would|may|might) (?:anyone|anybody|someone|somebody|he|she|they)\b`,
);

/** `Translate …`, `find out who …`, `pretend to …`: the order is only talked about. */
export const opensTalk = opens(
  '(?:draft|translate|write|compose|describe|pretend|act as if|find out|look up|search|count|verify (?:that|whether|if)|confirm (?:whether|if)|check (?:whether|if|that)|log that|note that i|warn|alert|' +
    String.raw`notify|advise|block (?:any|every)|(?:someone|somebody|an? stranger|some (?:guy|person|man)|the caller|(?:an?|the|this) (?:email|website|message|stranger|guy)|they|he|she)\b.{0,40} (?:told|asked|asks|tells|wants?|urged|urges|begged) me to|tell (?!me to\b)|ask (?!me (?:to|first)\b|you)|show (?:me )?how|explain (?!later)|teach|(?:for )?example\s*:|postpone|delay|defer|scrap|pause|suspend|halt|undo|reverse|veto|oppose|quit|cease|` +
    String.raw`(?:reject|deny|decline|ignore(?! my (?:last|previous|earlier))|disregard|dismiss|refuse|drop) (?:(?:any|all|the|this|that|every|my|his|her|their|those|these|to)\b))`,
);

/** `Bob should send`, `my brother wants to sell`: somebody else does. */
export const opensWithOther = opens(
  String.raw`(?!(?:the |my |our |an? |your |this )?(?:[\p{L}-]+ )?(?:router|account|wallet|safe|multisig|bot|agent|script|vault|treasury|transaction|tx|swap|order|transfer|payment|protocol|contract call|aggregator)\b|(?:the |my |our |an? |your )?(?:i|we|you|u|users?|clients?|customers?|agents?|assistant|bot|wallet|it|this|that|there|please|next|then|let|lets|make|just|always|what|all|also)\b)` +
    String.raw`(?:(?:my|our|his|her|the|an?) )?\p{L}[\p{L}']*(?: \p{L}+)? (?:will|should|wants?|plans?|has|have|must|might|needs?|intends?|tries|is going|is trying|are going|is about) (?:to )?(?=(\p{L}+))`,
);

/** `Can Bob send`: asks about somebody. */
export const asksOther = opens(String.raw`(?:can|could|will|would|may) \p{Lu}\p{Ll}+ (?=\p{L})`);

export const isPast = /(?:ed|^sent|^paid|^sold|^bought|^gave|^took|^withdrew|^withdrawn|^spent|^lent|^got)$/i;
export const isThirdPerson =
  /^(?:sends|pays|gives|swaps|trades|exchanges|converts|sells|buys|moves|bridges|stakes|deposits|supplies|borrows|repays|withdraws|claims|approves|wraps|unwraps|transfers|lends|takes|puts|spends)$/i;
/** What makes `sent` a wish: `I'd like it sent`, `needs to be sent`. */
export const wishes =
  /\b(?:want|wants|need|needs|like|love|get|gets|getting|have (?:it|them|this|that|\d)|be|being|please|could|would|must|make sure|has to|wish|prefer|see)\b/i;
export const ownSubject = /\b(?:users?|client|customer|agent|transaction|tx|which|that|this|i|we|you)\s*$/i;
/** `I sent`, `yesterday we paid`, `verify that I swapped`: told, unlike `the ETH I bought`. */
export const actor =
  /(?:^|\b(?:that|who|whether|if|yesterday|today|earlier|recently|ago|last \w+|this \w+|so|and|then|but|because|as|since),? )[^\p{L}]*(?:i|ive|i've|we|we've|weve|you|he|she|they|someone|somebody|anyone)\s+(?:already |just |once |even |also )?$/iu;
/** What may stand before `to send` and leave it an order; any other word may turn it round: `fail to`, `afraid to`. */
export const leadsOn =
  /^(?:eager|keen|happy|glad|delighted|pleased|ready|willing|excited|aim|aims|aiming|mean|meant|meaning|instructed|instructing|instruct|authorized|authorised|obliged|choose|chose|chosen|opt|opted|attempt|attempting|seek|seeks|seeking|desire|desires|ought|supposed|required|inclined|determined|prepared|agree|agreed|promised|bound|scheduled|order|ordered|command|commanded|proceed|use|used|wallet|agent|owe|urgently|quickly|kindly|committed|resolved|elected|allowed|permitted|cleared|approved|job|mission|objective|aiming|purpose|idea|best|directed|tasked|asap)$/i;
/** `sending 5 USDC is a bad idea`, `the transfer failed`. */
export const judged =
  /^[\s"']*(?:was\b|were\b|failed|fails|bounced|reverted|got (?:stuck|lost)|went\b|did\b|didn|never\b|seems|sounds|looks|is (?:a |an |not |very |too |so )?(?:bad|terrible|dangerous|risky|stuck|wrong|illegal|safe|unsafe|scam|mistake|pending|expensive|no\b|pointless|silly|foolish|crazy))/i;

/** Behind one of these something is spoken of as what is not meant; `no more than` only bounds it. */
const negation =
  /\b(?:(?:not|no)(?! (?:more|less|fewer|later|longer) than| m[áa]ximo| m[íi]nimo| site| app| endereço)|never|nor|neither|except|without|instead of|rather than|avoid|unlike|don'?t|nicht|kein\p{L}*|nunca|jamais|pas|sin|non)\b[^.;!?]{0,40}$/iu;

/** Whether what follows the text is spoken of as what is not meant. */
export const isNegated = (before: string): boolean => negation.test(before.slice(-60));

const ticked = /^[ \t>*_#•–-]{0,6}\[[xX✓✔]\]\s/mu;
const unticked = /^[ \t>*_#•–-]{0,6}(?:☐|\[[ _]?\])[ \t]?\S/mu;
/** Words by which a list would be one of what is over. */
const over =
  /(?<!\p{L})(?:done|finished|completed?|executed|already|so far|log|history|status|checked|yesterday|last (?:week|month|night))(?!\p{L})/iu;
/** An order by itself to do what stands above, as the last word or before a signature. */
const released =
  /\n[ \t]{0,8}(?:please |kindly |now |ok,? |so |agent,? ){0,3}(?:execute|carry out|proceed(?: with)?|go ahead(?: and (?:execute|do))?|do|run|perform)(?: (?:it|this|these|them|that|all|all of it|all of (?:this|these|them)|everything|the above|all the above|as ticked|as marked))?(?: now| today| please| as ticked| as marked| together){0,2}[.!]?(?=\s|$)(?![^\n]{0,80}(?:when|once|after|if|until|unless|next|rest|remaining|other))/iu;

/** A form on which boxes are ticked for what is wanted: every box is, nothing says that it is over, and it ends with the order to do it. */
export const isChosen = (text: string): boolean =>
  ticked.test(text) && !unticked.test(text) && !over.test(text) && released.test(text);

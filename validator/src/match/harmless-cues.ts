import { rightKinds } from '../compare/spender.ts';
import type { Effect } from '../effects/effect.ts';
import type { Cue } from '../reader/modality/modality.ts';

const lasts =
  /(?:end(?:s|ing)?|runs? out|expir\p{L}*|lapse\p{L}*|valid|good|lasting|until|venc\p{L}*|venz\p{L}*|caduc\p{L}*|caduq\p{L}*|v[áa]lid[oa]|validade|validez|valable|échéance|gültig|befristet|ablauf\p{L}*)\W{0,3}(?:\p{L}{1,6}\s)?$/iu;

/** `if it needs one`, `if you please`: no condition on the instruction. */
const softIf =
  /^if (?:you(?:['’]d| would) (?:be so (?:good|kind)|please|mind)|needed|necessary|required|possible|applicable|it (?:needs|requires|can|could|has to|must)|you (?:please|can|could|need|don['’]t mind)|that(?:['’]s| is) (?:ok|okay|fine|possible)|there is one)|^should (?:get|receive|bring|arrive|be|come|yield|land)/i;
/** `the monthly export`: of what kind it is. */
const kindOfThing = /^(?:hour|dai|week|month|quarter|year|annual)\p{L}*/iu;

/** `10분이면 충분해`: ten minutes will do. */
const willDo = /^(?:이면|면)\s{0,2}(?:충분|돼|된다|됩니다)/u;
/** `so we can post it later`: what it is for. */
const purpose =
  /(?:^|[,.;:\s])so (?:that )?(?:i|we|it|they|he|she|you) (?:can|could) (?:post|use|lend|bridge|stake|supply|deposit|swap|spend|pay|sell|borrow|lock|claim)\b[^,.;:\n]{0,60}$/i;
/** `exam is tomorrow`: why now. */
const occasion =
  /(?:^|[,.;:\s–-])(?:the |my |his |her |our |their )?(?:exams?|rent|birthday|wedding|flight|trip|school trip|deadline|party|tournament|concert|holidays?|funeral|surgery|appointment)(?:['’]s| is| are| starts?| begins?)(?: due)?(?: on)?\s$/i;

/** `queue finalised overnight`: what is over by now. */
const isOverBy = /(?:\p{L}{3}ed|came(?: in| through)?|went through|ready)\s$/iu;
/** `yang pernah kuberikan`: which one is meant. */
const whichOne = /(?<!\p{L})yang\s$/iu;
/** `die Adresse steht auf dem Zettel: 0x…`: where it is written down. */
const writtenDown = /(?:adresse|wallet|nummer|kontonummer|iban)\s$/iu;

/** `node hardware got delayed again`: something else is late. */
const lateThing =
  /(?<!(?:it|this|that|payment|transfer|transaction|order|swap|trade|release|deposit|withdrawal|one))\s(?:got|was|were|been|is|are)\s$/i;
/** `new clutch ain't gonna buy itself`. */
const byItself = /^gonna \p{L}+ (?:for )?(?:itself|themselves)/iu;
/** `امی انتظار کر رہی ہیں`: somebody waits, and not for anything that is named. */
const waits = /^(?:انتظار کر رہ[یاے] (?:ہیں|ہے)|(?:इंतज़ार|इंतजार) कर रह[ीाे] (?:हैं|है))/u;
const waitsFor = /(?:کا|کی|کے|میں|ہم|का|की|के|मैं|हम)\s$/u;

/** `quote I'm seeing is 6400`: a price that was looked up, and no price to look up. */
const priceSeen =
  /^quote (?:i(?:['’]?m| am)? (?:see|get|got|have)|right now|at the moment|currently|is (?:about |around |~)?\d)/i;

/** Cues that put nothing off: the end of a right, a condition on the way of doing it, an adjective. */
export function isHarmless(text: string, { kind, start }: Cue, targets: readonly Effect[]): boolean {
  const before = text.slice(Math.max(0, start - 24), start);
  if (kind === 'condition')
    return softIf.test(text.slice(start, start + 40)) || willDo.test(text.slice(start, start + 12));
  if (kind === 'wish') return byItself.test(text.slice(start, start + 40));
  if (kind === 'hold')
    return (
      priceSeen.test(text.slice(start, start + 40)) ||
      (waits.test(text.slice(start, start + 24)) && !waitsFor.test(before))
    );
  if (kind === 'past') return whichOne.test(before);
  if (kind === 'report') return writtenDown.test(before) && /^steht/i.test(text.slice(start, start + 6));
  if (kind !== 'schedule') return false;
  const cue = text.slice(start, start + 12);
  if (/^delayed/i.test(cue) && lateThing.test(before)) return true;
  if (/^overnight/i.test(cue) && isOverBy.test(before)) return true;
  if (/^next \d/i.test(cue) && /\bwithin the\s$/i.test(before)) return true;
  // `may spend it for the next 30 days`: how long a right lasts.
  const isRight = targets.length > 0 && targets.every((effect) => rightKinds.has(effect.kind));
  if (isRight && /^next \d/i.test(cue) && /\b(?:for|over|during) the\s$/i.test(before)) return true;
  if (
    /[/=_-]$/.test(before) &&
    !/(?:cron|jobs?|schedule|frequency|interval|every|repeat|recurrence)[/=_-]$/i.test(before)
  )
    return true;
  const clause = text.slice(Math.max(0, start - 80), start);
  if (purpose.test(clause) || occasion.test(clause)) return true;
  return lasts.test(before) || (kindOfThing.test(cue) && /\b(?:the|an?|their|our|my|this|its)\s$/i.test(before));
}

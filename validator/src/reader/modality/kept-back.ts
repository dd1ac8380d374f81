import { compilePattern } from '../../patterns/compile-pattern.ts';
import { matchesIn } from '../../patterns/matches-in.ts';
import type { Cue } from '../languages/cue.ts';
import { holds, indexAt, meets, type Span } from '../text/span.ts';
import type { Reading } from './read-text.ts';

const wholeWords = (rows: readonly string[], flags: string): RegExp =>
  compilePattern(`(?<![\\p{L}\\d])(?:${rows.join('|').replaceAll(' ', '\\s{1,3}')})(?![\\p{L}\\d])`, flags);

const few = '(?:[\\s-]{1,3}(?:\\p{L}{1,10}|\\d{1,3})){0,3}';
/** `give me five minutes`: what is asked for is a while. */
const whiles = wholeWords(
  [
    `(?:give (?:me|us)|gimme)${few} (?:secs?|seconds?|mins?|minutes?|moments?|hours?|days?|time|while)`,
    `(?:gib|gebt|geben sie|lass|lasst|lassen sie) (?:mir|uns)${few} (?:sekunden?|sek|minuten?|min|momente?|augenblick|stunden?|tage?|zeit)`,
    `(?:dame|deme|déme|denme|danos|dadme)${few} (?:segund\\p{L}{1,4}|minut\\p{L}{1,4}|moment\\p{L}{1,4}|rat\\p{L}{1,4}|horas?|días?|tiempo)`,
    `(?:donne|donnez|laisse|laissez)[- ](?:moi|nous)${few} (?:secondes?|minutes?|min|moments?|instants?|heures?|jours?|temps)`,
  ],
  'giu',
);

/** Where somebody asks for a while: such a verb instructs nothing. */
export const findWhiles = (text: string): Span[] =>
  matchesIn(text, whiles).map(({ index, 0: { length } }) => ({ start: index, end: index + length }));

interface Contrast {
  /** How a remark opens that restricts what stands ahead of it. */
  readonly opens: RegExp;
  /** What it may be about and leave the instruction as it is: bounds, places, courtesies, what others are not to know. */
  readonly spares: RegExp;
}

const contrast = (opens: string, spares: readonly string[]): Contrast => ({
  opens: compilePattern(`^\\W{0,4}(?:${opens.replaceAll(' ', '\\s{1,3}')})(?=[\\s,:])`, 'iu'),
  spares: wholeWords(spares, 'iu'),
});

const contrasts: Readonly<Record<string, Contrast>> = {
  en: contrast('but|however|mind you|that said|having said that|then again|although|caveat|conditions?|proviso', [
    'more|less|most|least|exact|exactly|amount|minimum|maximum|slippage|allowance|approval|approve',
    'tell|mention|thanks|thank|worth|happy|help|love|anyway|still|however (?:you|much|many|long)|on|same|own|right now|quick|quickly|fast|asap|please hurry',
  ]),
  de: contrast('aber|allerdings|jedoch|wobei|einschränkung|bedingung|voraussetzung', [
    'mehr|weniger|mindestens|höchstens|maximal|genau|betrag|exakt|slippage|freigabe',
    'danke|egal|sag|verrate|erzähl|freut|trotzdem|auf|gleiche[nrs]?|selbe[nrs]?|sofort|jetzt|schnell|zügig|flott',
  ]),
  es: contrast('pero|aunque|eso sí|ahora bien|no obstante|sin embargo|ojo|condición|salvedad', [
    'más|menos|mínimo|máximo|exact\\p{L}{1,7}|importe|cantidad|slippage|aprobación',
    'gracias|bueno|digas|cuentes|alegr\\p{L}{1,4}|igual|mism[oa]|en|ya|ahora mismo|rápido|pronto',
  ]),
  fr: contrast(
    'mais|cependant|toutefois|néanmoins|cela dit|ceci dit|par contre|en revanche|attention|condition|réserve',
    [
      'plus|moins|minimum|maximum|exact\\p{L}{0,7}|montant|slippage|approbation',
      'merci|bon|dis|dites|raconte|content\\p{L}{0,2}|ravie?s?|quand même|même|sur|maintenant|vite|rapidement',
    ],
  ),
};

/** `Status: blocked`: a field that tells how far it has come, unless that is all the way. */
const states =
  /(?<=(?:^|[\n.;,|([])\s{0,3})(?:current\s)?(?:status|state|estado|situación|statut|état|stand)\s{0,2}[:=]\s{0,2}(?!(?:an?\s)?(?:ok|okay|go|ready|finali[sz]ed|claimable|matured|unlocked|cleared|approved|authori[sz]ed|released|confirmed|signed|agreed|final|urgent|new|open|active|live|freigegeben|genehmigt|bestätigt|dringend|neu|offen|aktiv|aprobad[oa]|autorizad[oa]|confirmad[oa]|liberad[oa]|urgente|nuev[oa]|abiert[oa]|activ[oa]|validée?|approuvée?|confirmée?|urgent|nouveau|ouverte?|active?)(?!\p{L}))\p{L}{2,20}(?:\s\p{L}{1,20}){0,5}(?=\s{0,2}(?:[.,;\n|)\]]|$))/iu;

/** What is only filled in, or put where it waits, with the instruction in the same clause. */
const shelved = wholeWords(
  [
    '(?:fill (?:in|out)|rellen(?:a|e|en|ar|ad)|cumpliment(?:a|e|en|ar)|remplis|remplissez|remplir) [^.;\\n]{0,24}(?:transfer|payment|form|order|transferencia|pago|formulario|orden|virement|paiement|formulaire|ordre)',
    'füll(?:e|t|en)? [^.;\\n]{0,120} aus|(?:in|into) (?:the|my|your|our) (?:outbox|drafts?|drafts folder)',
    "in (?:die|der|meiner?|deiner?) (?:warteschlange|entwürfen?|postausgang)|en (?:la )?cola|en borradores|en file(?: d['’]attente)?|dans (?:la file|les brouillons)",
  ],
  'iu',
);

const cueAt = (span: Span): Cue => ({ kind: 'unsettled', ...span, reach: span });

/** A remark behind the instruction, of its own or right after a comma, that opens with a contrast and says nothing that is known to be harmless. */
function findContrasts({ text, sentences, clauses, spoken }: Reading, ordered: readonly Span[], last: number): Cue[] {
  const instructing = spoken[indexAt(sentences, ordered[0]?.start ?? 0)]?.main.book.code ?? '';
  return clauses.flatMap((clause, index): Cue[] => {
    const at = indexAt(sentences, clause.start);
    const sentence = sentences[at] ?? clause;
    const before = clauses[index - 1];
    const isAdded = clause.start <= sentence.start || (before && ordered.some((action) => holds(before, action)));
    const own = contrasts[spoken[at]?.main.book.code ?? ''];
    const words = own?.opens.test(text.slice(clause.start, clause.end)) ? own : contrasts[instructing];
    if (clause.start < last || !isAdded || !words) return [];
    const [opening] = words.opens.exec(text.slice(clause.start, clause.end)) ?? [];
    const rest = { start: clause.start + (opening?.length ?? 0), end: sentence.end };
    if (!opening || ordered.some((action) => meets(rest, action))) return [];
    const said = text.slice(rest.start, rest.end);
    return /\p{Nd}/u.test(said) || words.spares.test(said) ? [] : [cueAt({ start: clause.start, end: rest.start })];
  });
}

/** Where the owner keeps the instruction in hand: asks for a while, restricts it, says how far it is, or has it only filled in. */
export function findKeptBack(reading: Reading, ordered: readonly Span[], last: number): Cue[] {
  const { text, turns } = reading;
  const found = (pattern: RegExp): Span[] => {
    const match = pattern.exec(text);
    return match ? [{ start: match.index, end: match.index + match[0].length }] : [];
  };
  const isOthers = (span: Span): boolean => turns.some((turn) => turn.speaker !== 'owner' && meets(turn, span));
  return [
    ...findWhiles(text)
      .filter(({ start }) => start >= last && last > 0)
      .map(cueAt),
    ...(ordered.length > 0 ? [...found(states), ...found(shelved)].map(cueAt) : []),
    ...findContrasts(reading, ordered, last),
  ].filter((cue) => !isOthers(cue));
}

import type { Read } from './asides.ts';
import type { Slot } from './intent.ts';
import { type Piece, type PieceOf, slot } from './piece.ts';

/** How much of a sentence before a verb is looked at. */
const MAX_LEAD = 160;

const greeting = String.raw`(?:(?:hey|hi|hello|so|ok|okay|and|but|well|um|also|btw|wait|hmm)[\s,!]+)*`;

/** `Should I`, `how do I`, `did you`: asks about an order and gives none. `Is it possible` and `what I want` do. */
const opensQuestion = new RegExp(
  String.raw`^[^\p{L}]*${greeting}(?:(?:should|shall|must) (?:i|we)\b|is (?!it possible|it ok if you|there any (?:way|chance) you)|are (?!you able)|was |were |what(?:'?s)?\b(?! i (?:want|need)| i'?d like)|how (?!about)|why (?!not\b|don'?t you)|who\b|whose\b|which\b|where\b|did\b|does\b|do (?:i|we|you think|you know)\b|have (?:you|i|we)\b|has\b|am i\b|would (?:it(?! be possible)|that|this|i|we)\b|(?:can|could) (?:anyone|anybody|someone|somebody)\b)`,
  'iu',
);

/** `Bob should send`, `my brother wants to sell`: somebody else does. */
const opensWithOther = new RegExp(
  String.raw`^[^\p{L}]*${greeting}(?:(?:my|our|his|her|the|a|an) )?(?!(?:i|we|you|u|users?|clients?|customers?|agents?|assistant|it|this|that|there|please|next|then)\b)\p{L}[\p{L}']*(?: \p{L}+)? (?:will|should|wants?|plans?|has|have|must|might|needs?|intends?|tries|is going|is trying|are going|is about) (?:to )?(?=(\p{L}+))`,
  'iu',
);

const isPast = /(?:ed|^sent|^paid|^sold|^bought|^gave|^took|^withdrew|^withdrawn|^spent|^lent|^got)$/i;
const isThirdPerson =
  /^(?:sends|pays|gives|swaps|trades|exchanges|converts|sells|buys|moves|bridges|stakes|deposits|supplies|borrows|repays|withdraws|claims|approves|wraps|unwraps|delegates|votes|transfers|lends|takes|puts|spends)$/i;
/** What makes `sent` a wish: `I'd like it sent`, `needs to be sent`. */
const wishes =
  /\b(?:want|wants|need|needs|like|love|get|gets|getting|have (?:it|them|this|that)|be|being|please|could|would|must|make sure|has to|wish|prefer|see)\b/i;
const ownSubject = /\b(?:users?|client|customer|agent|transaction|tx|which|that|this|i|we|you)\s*$/i;

const endsSentence = (piece: Piece): boolean =>
  piece.is === 'tie' && (piece.tie === 'stop' || piece.tie === 'item' || piece.tie === 'number');

/** Takes out sentences that order nothing: questions, reports of what was done, what others do, what is only supposed. */
export function keepOrders(text: string, pieces: readonly Piece[], isEnglish: boolean): Read {
  const kept: Piece[] = [];
  const unread: Slot<string>[] = [];
  let from = 0;
  for (let at = 0; at <= pieces.length; at++) {
    const piece = pieces[at];
    if (piece && !endsSentence(piece)) continue;
    const sentence = pieces.slice(from, at);
    const [first, last] = [sentence[0], sentence.at(-1)];
    if (first && last && isTold(text, sentence, isEnglish)) {
      unread.push(slot({ start: first.start, end: last.end }, text.slice(first.start, last.end)));
    } else kept.push(...sentence);
    if (piece) kept.push(piece);
    from = at + 1;
  }
  return { pieces: kept, unread };
}

function isTold(text: string, sentence: readonly Piece[], isEnglish: boolean): boolean {
  if (!sentence.some(({ is }) => is === 'verb' || is === 'mention')) return false;
  if (sentence.some((piece) => piece.is === 'cue' && piece.cue === 'told')) return true;
  const verbs = sentence.filter((piece): piece is PieceOf<'verb'> => piece.is === 'verb');
  // Elsewhere than in English the negation may stand behind the verb, and negates all of a short sentence.
  const isDenied =
    !isEnglish && verbs.length === 1 && sentence.some((piece) => piece.is === 'cue' && piece.cue === 'not');
  if (!isEnglish) return isDenied && !sentence.some((piece) => piece.is === 'tie' && piece.tie === 'comma');
  const start = sentence[0]?.start ?? 0;
  const said = text.slice(start, start + MAX_LEAD);
  if (opensQuestion.test(said)) return true;
  const other = opensWithOther.exec(said);
  if (other && verbs.some((verb) => verb.start === start + other[0].length)) return true;
  return verbs.some((verb) => !verb.isNoun && isReported(text, verb, start));
}

/** Whether a verb tells what somebody did, or does. */
function isReported(text: string, verb: PieceOf<'verb'>, start: number): boolean {
  const said = text.slice(verb.start, verb.end);
  const lead = text.slice(Math.max(start, verb.start - MAX_LEAD), verb.start);
  if (isPast.test(said)) return !wishes.test(lead);
  return isThirdPerson.test(said) && /\p{L}/u.test(lead) && !ownSubject.test(lead) && !/[:;,]\s*$/.test(lead);
}

import type { Read } from './asides.ts';
import {
  actor,
  asksOther,
  isPast,
  isThirdPerson,
  judged,
  leadsOn,
  opensQuestion,
  opensTalk,
  opensWithOther,
  ownSubject,
  tellsOfDebt,
  tellsOfGift,
  tellsOfPassage,
  tellsOfPlan,
  tellsOfReceipt,
  wishes,
} from './english-mood.ts';
import type { Slot } from './intent.ts';
import type { Cue } from './meaning.ts';
import { type Piece, type PieceOf, slot } from './piece.ts';

/** How much of a sentence before a verb is looked at. */
const MAX_LEAD = 160;

const endsSentence = (piece: Piece): boolean =>
  piece.is === 'tie' && (piece.tie === 'stop' || piece.tie === 'item' || piece.tie === 'number');
const isVerb = (piece: Piece): piece is PieceOf<'verb'> => piece.is === 'verb';
const isContent = ({ is }: Piece): boolean => is === 'verb' || is === 'mention';
const isCue = (piece: Piece | undefined, cue: Cue): boolean => piece?.is === 'cue' && piece.cue === cue;
const has = (pieces: readonly Piece[], cue: Cue): boolean => pieces.some((piece) => isCue(piece, cue));

/**
 * Takes out what orders nothing: questions, reports of what was done, what others do, what is only supposed, and what is taken
 * back later. All that follows may take each verb that is left for an order.
 */
export function keepOrders(text: string, pieces: readonly Piece[], isEnglish: boolean): Read {
  const unread: Slot<string>[] = [];
  const kept: Piece[] = [];
  let hasContent = false;
  const leave = (told: readonly Piece[]) => {
    const [first, last] = [told[0], told.at(-1)];
    if (first && last) unread.push(slot({ start: first.start, end: last.end }, text.slice(first.start, last.end)));
  };
  for (const sentence of split(pieces, endsSentence)) {
    if (takesBack(text, sentence, hasContent)) {
      leave([...kept, ...sentence]);
      kept.length = 0;
      hasContent = false;
      continue;
    }
    const undone = sentence.findIndex((piece) => isCue(piece, 'undone'));
    if (hasContent && undone >= 0 && goesOn(text, sentence, undone)) {
      leave(kept);
      kept.length = 0;
    }
    hasContent ||= sentence.some(isContent);
    if (isTold(text, sentence, isEnglish)) {
      leave(sentence.filter((piece) => !endsSentence(piece)));
      continue;
    }
    const hasVerb = sentence.some(isVerb);
    /** Whether something was asked to be done: `have 5 USDC approved, then swapped`. */
    let isWished = false;
    for (const part of partsOf(text, sentence)) {
      const goesOnAsked: boolean = isWished && opensDone(text, part);
      const isTelling: boolean = !goesOnAsked && isStory(text, part, isEnglish, hasVerb);
      if (isTelling) leave(part.filter(({ is }) => is !== 'tie'));
      else kept.push(...part);
      const isWish = !part.some(isVerb) && wishes.test(text.slice(part[0]?.start, part.at(-1)?.end));
      if (part.some(isContent)) isWished = !isTelling && (isWish || part.some((piece) => isDone(text, piece)));
    }
  }
  return { pieces: kept, unread };
}

const isDone = (text: string, piece: Piece): boolean =>
  isVerb(piece) && !piece.isNoun && isPast.test(text.slice(piece.start, piece.end));

/** `swapped for ETH`: nobody is named who did it. */
function opensDone(text: string, part: readonly Piece[]): boolean {
  const first = part.find(({ is }) => is !== 'tie' && is !== 'filler');
  const lead = text.slice(part[0]?.start ?? 0, first?.start ?? 0);
  return !!first && isDone(text, first) && !has(part, 'story') && !/\b(?:i|we|he|she|they|you|who)\b/i.test(lead);
}

/** Each run of pieces with the piece that ends it. */
function* split(pieces: readonly Piece[], ends: (piece: Piece, at: number) => boolean): Generator<readonly Piece[]> {
  let from = 0;
  for (let at = 0; at < pieces.length; at++) {
    const piece = pieces[at];
    if (!piece || !ends(piece, at)) continue;
    yield pieces.slice(from, at + 1);
    from = at + 1;
  }
  if (from < pieces.length) yield pieces.slice(from);
}

/** `Bob paid for dinner, so send …`: parts of a sentence, one of which may be a story. */
const partsOf = (text: string, sentence: readonly Piece[]): Iterable<readonly Piece[]> =>
  split(sentence, (piece, at) => {
    if (piece.is === 'tie')
      return piece.tie === 'comma' || piece.tie === 'but' || piece.tie === 'colon' || piece.tie === 'next';
    return at > 0 && piece.is === 'filler' && /^so$/i.test(text.slice(piece.start, piece.end));
  });

/** `Just kidding.`, `Actually no.`, `Cancel that.`: behind a request they undo it. */
function takesBack(text: string, sentence: readonly Piece[], hasContent: boolean): boolean {
  const undone = sentence.findIndex((piece) => isCue(piece, 'undone'));
  const next = sentence.slice(undone + 1).find(({ is }) => is !== 'filler');
  const isEnd = !next || next.is === 'tie' || next.is === 'quote';
  if (undone >= 0 && isEnd && !goesOn(text, sentence, undone)) return true;
  if (!hasContent) return false;
  const [first, last] = [sentence[0], sentence.at(-1)];
  const said = text.slice(first?.start ?? 0, last?.end ?? 0);
  if (answersNo.test(said)) return true;
  const isBare = sentence.every(
    (piece) =>
      piece.is === 'filler' || piece.is === 'tie' || isCue(piece, 'not') || (isVerb(piece) && piece.sense === 'cancel'),
  );
  const refuses = sentence.some((piece) => isCue(piece, 'not') || isVerb(piece));
  return isBare && refuses && !/\b(?:more|less|further|just)\b/i.test(said);
}

/** `Send 5 USDC? No.`, `Nope, not today.` */
const answersNo =
  /^\W*(?:(?:hell|oh|um|well|actually|ah|haha),? )?(?:no|nope|nah|naw|never|negative|absolutely not|certainly not|definitely not|of course not|not a chance|no thanks|no thank you|not today|not now|not yet|hell no|i don'?t think so|i think not|better not|rather not)(?:,? (?:thanks|thank you|sir|never|no|no no|not today|not now|not yet|please|way|sorry))*\W*$/i;

const isRevision = /mind|last message|i said|scratch|strike|forget|second thought|ignore that/i;

/** `scratch that, send 7 USDC to …`: takes back what came before, and asks for something else. */
const goesOn = (text: string, sentence: readonly Piece[], undone: number): boolean => {
  const cue = sentence[undone];
  return !!cue && isRevision.test(text.slice(cue.start, cue.end)) && sentence.slice(undone + 1).some(isVerb);
};

/** Negations that hold for what follows them and not for the verb. */
const isWithout = /^(?:without|sin|sans|ohne|sem|без|tanpa|بدون|دون|बिना|بغیر|ছাড়া|なしで|不用|無需)/iu;

function isTold(text: string, sentence: readonly Piece[], isEnglish: boolean): boolean {
  if (!sentence.some(isContent)) return false;
  if (has(sentence, 'told') && !has(sentence, 'asks')) return true;
  // `the website says it is no scam, so …`: whoever says so may be wrong
  if (
    has(sentence, 'undone') &&
    /\b(?:kidding|joking|scam|phishing)\b/i.test(text.slice(sentence[0]?.start, sentence.at(-1)?.end))
  )
    return true;
  if (!isEnglish) return false;
  const start = sentence[0]?.start ?? 0;
  const said = text.slice(start, start + MAX_LEAD);
  const last = [...partsOf(text, sentence)].at(-1);
  const isAsked = text[sentence.at(-1)?.start ?? 0] === '?';
  // `where: Balancer` is a label
  const [first] = sentence;
  const isLabel = first?.is === 'role' && first.isField;
  if (!isLabel && (opensQuestion.test(said) || opensTalk.test(said))) return true;
  if (isAsked && last?.[0] && opensQuestion.test(text.slice(last[0].start, last[0].start + MAX_LEAD))) return true;
  return asksOther.test(said) && sentence.slice(0, 3).some(({ is }) => is === 'word');
}

/** Whether a part of a sentence tells or denies what its verb says. */
function isStory(text: string, part: readonly Piece[], isEnglish: boolean, hasVerb: boolean): boolean {
  if (has(part, 'story')) return true;
  const opening = text.slice(part[0]?.start ?? 0, Math.min((part[0]?.start ?? 0) + MAX_LEAD, part.at(-1)?.end ?? 0));
  if (isEnglish && (tellsOfDebt.test(opening) || tellsOfReceipt.test(opening) || tellsOfPlan.test(opening)))
    return true;
  const verbs = part.filter(isVerb);
  const hasCommand = verbs.some((verb) => !verb.isNoun);
  if (isEnglish && !hasCommand && (tellsOfGift.test(opening) || tellsOfPassage.test(opening))) return true;
  if (verbs.length === 0 && hasVerb) return false;
  if (!isEnglish) {
    // The negation may stand behind the verb, and negates all of a short part.
    const isNegation = (piece: Piece) => isCue(piece, 'not') && !isWithout.test(text.slice(piece.start, piece.end));
    return verbs.length <= 1 && !has(part, 'asks') && part.some(isNegation);
  }
  const start = part[0]?.start ?? 0;
  const other = opensWithOther.exec(text.slice(start, start + MAX_LEAD));
  if (other && verbs.some((verb) => verb.start === start + other[0].length)) return true;
  if (isJudged(text, part, verbs[0])) return true;
  const first = part.findIndex((piece) => isVerb(piece) && !piece.isNoun);
  return (
    verbs.some((verb, index) => isReported(text, verb, start, index === 0)) ||
    part.some((_, at) => (at === first ? isTurned(text, part, at) : isStopped(text, part, at)))
  );
}

/** Whether a verb tells what somebody did, or does. */
function isReported(text: string, verb: PieceOf<'verb'>, start: number, isFirst: boolean): boolean {
  const said = text.slice(verb.start, verb.end);
  const lead = text.slice(Math.max(start, verb.start - MAX_LEAD), verb.start);
  if (verb.isNoun) return (isPast.test(said) || isThirdPerson.test(said)) && actor.test(lead);
  if (verb.confidence === 1 && isPast.test(said)) return !wishes.test(lead);
  return (
    isFirst &&
    isThirdPerson.test(said) &&
    // `no swaps`
    !/\b(?:no|without|any|zero|of|nor) $/i.test(lead) &&
    /\p{L}/u.test(lead) &&
    !ownSubject.test(lead) &&
    !/[:;,]\s*$/.test(lead)
  );
}

/** `fail to send`, `quit sending`, `rather than send`: what stands before a verb turns it round. */
function isTurned(text: string, part: readonly Piece[], at: number): boolean {
  const verb = part[at];
  if (!verb || !isVerb(verb) || verb.isNoun) return false;
  const said = (piece: Piece | undefined) => (piece ? text.slice(piece.start, piece.end) : '');
  const [before, further] = [part[at - 1], part[at - 2]];
  const isTurning = (piece: Piece | undefined) => piece?.is === 'word' && !leadsOn.test(said(piece));
  if (before?.is === 'filler' && /^than$/i.test(said(before))) return true;
  if (before?.is === 'role' && before.role === 'to' && isTurning(further)) return true;
  if (/ing$/i.test(said(verb)) && isTurning(before)) return true;
  if (isTurning(before) && at === 1 && /s$/.test(said(before))) return true;
  return false;
}

/** `stop sending`: a verb that ends what the next one names. */
function isStopped(text: string, part: readonly Piece[], at: number): boolean {
  const verb = part[at];
  // Only behind a verb is there anything to look back for: a run of prepositions would be walked again and again.
  if (!verb || !isVerb(verb)) return false;
  let stop = at - 1;
  while (part[stop]?.is === 'filler' || part[stop]?.is === 'role') stop--;
  const stopped = part[stop];
  if (!stopped || !isVerb(stopped) || stopped.isNoun) return false;
  const said = text.slice(stopped.start, stopped.end);
  return (
    /^(?:stop|prevent|block|abort|cancel|bar|kill)\b/i.test(said) &&
    !['allow', 'approve', 'spend', 'take', 'permit'].includes(verb.sense)
  );
}

/** `Sending 5 USDC to X is a bad idea`. */
function isJudged(text: string, part: readonly Piece[], verb: PieceOf<'verb'> | undefined): boolean {
  if (!verb || !(verb.isNoun || /ing$/i.test(text.slice(verb.start, verb.end)))) return false;
  const last = part.findLast(({ is }) => is === 'mention');
  return !!last && last.start > verb.start && judged.test(text.slice(last.end, last.end + MAX_LEAD));
}

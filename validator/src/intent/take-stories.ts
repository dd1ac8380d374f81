import type { Read } from './asides.ts';
import type { Slot } from './intent.ts';
import type { Role } from './meaning.ts';
import { type Piece, slot } from './piece.ts';

/** How much of a sentence is looked at. */
const MAX_OPENING = 160;
const MAX_SENTENCE = 600;

const endsSentence = (piece: Piece): boolean =>
  piece.is === 'tie' && (piece.tie === 'stop' || piece.tie === 'item' || piece.tie === 'number');

/** Something on a chain that is named so exactly that a request may be about it. */
const isExact = (piece: Piece): boolean =>
  piece.is === 'mention' &&
  (piece.party?.value.kind === 'address' ||
    piece.party?.value.kind === 'ens' ||
    piece.asset?.value.kind === 'address' ||
    (piece.amount !== null && piece.asset !== null && piece.asset.confidence === 1) ||
    (piece.asset?.value.kind === 'nft' &&
      piece.asset.confidence === 1 &&
      (piece.amount !== null || piece.asset.value.collection !== null || piece.asset.value.id !== null)));

const isSum = (piece: Piece): boolean => piece.is === 'mention' && piece.amount !== null && piece.asset !== null;
const isSomebody = (piece: Piece): boolean =>
  piece.is === 'mention' && (piece.party?.value.kind === 'address' || piece.party?.value.kind === 'ens');
const isCommand = (piece: Piece): boolean => piece.is === 'verb' && !piece.isNoun;
/** `50 aside`: counted, and no token that a list has. */
const isGuessed = (piece: Piece): boolean =>
  piece.is === 'mention' && piece.asset !== null && piece.asset.confidence < 1 && piece.party === null;
const labels: ReadonlySet<Role> = new Set([
  'recipient',
  'spender',
  'gives',
  'gets',
  'protocol',
  'chain',
  'destination',
]);
/** What sets a limit, or says where: a sentence with it is about the request. */
const isTerm = (piece: Piece): boolean =>
  piece.is === 'percent' ||
  (piece.is === 'topic' && !['date', 'price', 'pool', 'fee'].includes(piece.topic)) ||
  (piece.is === 'cue' && ['undone', 'asks', 'told', 'fine', 'any-output', 'any', 'memo'].includes(piece.cue)) ||
  (piece.is === 'role' && labels.has(piece.role)) ||
  (piece.is === 'mention' && piece.protocol !== null && piece.asset === null);
const isOperation = (piece: Piece): boolean => piece.is === 'verb' || piece.is === 'noun' || piece.is === 'topic';

const lead = String.raw`^[^\p{L}\p{N}]*(?:(?:so|well|and|but|anyway|anyhow|also|hi|hey|hello|ok|okay|now|then|in the end|finally|eventually|at last|honestly|frankly|sadly|luckily|funnily enough|you see|as you know|by the way|btw|fyi|dear \p{L}+|hi \p{L}+|hello \p{L}+)[\s,!]+)*`;
/** Who wishes, and orders by it. */
const wishing = String.raw`(?:(?:just|really|only|also|now|hereby|therefore|still|then) )*(?:want|wanna|need|would|wish|must|shall|should|will|'?d (?:like|love|want|need|prefer)|'?ll|am (?:asking|ordering|going|looking|trying|about)|'?m (?:asking|going|looking|trying|about)|are (?:going|looking|trying)|authori[sz]e|approve|instruct|order|request|ask|intend|plan|require|can|could|may|prefer|hope to|have to|got to|gotta|do not|don'?t|never|allow|permit|give|send|pay|transfer|swap|sell|buy|wrap|unwrap|bridge|stake|deposit|supply|lend|borrow|repay|withdraw|claim|delegate|renew|register|revoke|grant|forbid|insist|expect|accept|refuse|only)\b`;
/** A sentence that tells of somebody or of a time, and does not begin with what is to be done. */
const tells = new RegExp(
  `${lead}(?:` +
    String.raw`(?:i|we)(?!\s*${wishing})(?:['\s]|,)|(?:he|she|they|it|there|everyone|everybody|nobody|somebody|someone|people)(?:['\s])|` +
    String.raw`(?:my|our|his|her|their|its|the|this|that|these|those|an?|some|most|both|many|one of)\s\p{L}|` +
    String.raw`(?:yesterday|today|tonight|last|this (?:morning|afternoon|evening|week|month|year|summer|winter|spring|autumn)|recently|earlier|lately|once upon|long ago|back (?:in|when|then)|in (?:\d{4}|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter)|on (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|for (?:years|months|weeks|days|a long time)|\d{1,4} (?:years|months|weeks|days|hours|people) )|` +
    String.raw`(?:when|while|after|since|as|before|because|during|at|over) (?:i|we|he|she|it|they|my|our|his|her|their|the|an?|some|all|much|long|\p{L}+ing)\b|` +
    String.raw`(?-i:\p{Lu})\p{Ll}+(?:'s)? (?:and|is|was|has|had|says?|said|told|thinks?|wants?|needs?|lives?|works?|loves?|likes?|came|went|\p{Ll}+ed)\b)`,
  'iu',
);
/** A finite verb that tells: without one there is nothing told. */
const telling =
  /(?:\b(?:is|are|was|were|has|have|had|been|did|went|came|took|gave|said|says|told|made|met|got|left|sat|read|wrote|ran|run|runs|bought|sold|paid|cost|costs|thought|felt|knew|found|lost|won|broke|spent|fell|rose|grew|hid|kept|began|drove|flew|ate|drank|slept|spoke|heard|saw|held|stood|lives?|works?|thinks?|wants?|needs?|likes?|loves?|helps?|happens?|opens?|keeps?|comes?|goes|does|puts?|saves?|earns?|owes?|charges?|gets|sells?|pays|pay|stays?|plays?|always|usually|collects|writes|answers|accepts|leaves|turns)\b|\p{L}{3,}ed\b|'(?:ve|s|re)\b)/iu;
const isPast =
  /\b(?:was|were|had|did|didn'?t|went|came|took|gave|said|told|made|met|got|left|sat|wrote|ran|bought|sold|paid|thought|felt|knew|found|lost|won|broke|spent|fell|rose|grew|began|heard|saw|lent|\p{L}{2,}ed)\b/iu;

const hadBeen =
  /\b(?:was|were|had|did|didn'?t|ago|at the time|back then|in those days|yesterday|last (?:week|month|year|night))\b/i;

/**
 * Takes out what is told around a request that says by itself what it wants: who somebody is, what happened, what it cost. What
 * names a coin with its amount or an address is never taken for talk, nor is a limit or a place.
 */
export function takeStories(text: string, pieces: readonly Piece[]): Read {
  const sentences = splitSentences(text, pieces);
  const isOrder = (sentence: readonly Piece[]) =>
    sentence.some(isExact) && (sentence.some(isCommand) || (sentence.some(isSum) && sentence.some(isSomebody)));
  if (sentences.length < 2 || !sentences.some(isOrder)) return { pieces, unread: [] };
  const isWhole = sentences.some((sentence) => sentence.some(isSum) && sentence.some(isSomebody));
  const kept: Piece[] = [];
  const unread: Slot<string>[] = [];
  for (const sentence of sentences) {
    const [first, last] = [sentence[0], sentence.findLast((piece) => !endsSentence(piece))];
    if (!first || !last || !(isStory(text, sentence) || (isWhole && isSumTold(text, sentence)))) {
      kept.push(...sentence);
      continue;
    }
    const said = text.slice(first.start, last.end);
    if (!isDone(sentence, said)) unread.push(slot({ start: first.start, end: last.end }, said));
  }
  return { pieces: kept, unread };
}

const sumTold = String.raw`(?:asked|said|shook|settled|agreed|raised|lowered|lost|won|charged|charges|offered|wanted|quoted|helped|kept|keeps|met|had|bid|closed|started|ended|grew|was|were|used to|turned|thought|considered|got|paid|earned|cost|bought|sold|arrived|came)\b`;
/** `He asked for 200 USDC.`, `Last time you helped me swap 50 USDC`: a sum that is told of. */
const tellsOfSum = new RegExp(
  `${lead}(?:(?:last time|back then|previously|once|a (?:week|month|year) ago|in (?:january|february|march|april|may|june|july|august|september|october|november|december))\\b|` +
    String.raw`(?:i|we|he|she|they|it|somebody|someone|(?:my|our|his|her|their|the|an?|previous|earlier|last) \p{L}+(?: \p{L}+)?|(?-i:\p{Lu})\p{Ll}+)(?: (?:then|first|just|really|even|always|only|already))? ${sumTold})`,
  'iu',
);
const demands =
  /\b(?:must|should|shall|please|at least|at most|max|maximum|min|minimum|limit|not|never|need|now|today|if|only|so|send|transfer|agreed to|asked (?:me|you|us) to|wanted to|pay|approve|allow)\b|n['’]t\b|[→>]/i;

/** Whether a sentence with a sum is talk: it names nobody and sets nothing, and another one is whole without it. */
function isSumTold(text: string, sentence: readonly Piece[]): boolean {
  if (sentence.some((piece) => isSomebody(piece) || isTerm(piece) || piece.is === 'bound')) return false;
  if (sentence.some((piece) => piece.is === 'mention' && (piece.bound === 'min' || piece.bound === 'max')))
    return false;
  const [start, end] = [sentence[0]?.start ?? 0, sentence.at(-1)?.end ?? 0];
  const said = text.slice(start, Math.min(end, start + MAX_SENTENCE));
  return tellsOfSum.test(said.slice(0, MAX_OPENING)) && !demands.test(said);
}

/** `they would not take any money` */
const isAnything = (text: string, { start, end }: Piece): boolean =>
  /^any$/i.test(text.slice(start, end)) &&
  /^ (?:money|payment|help|idea|time|reason|thanks|favou?rs?)\b/i.test(text.slice(end, end + 12));

/** `a magazine says that you can earn interest`: what anybody can do is no leave. */
const isGeneral = (text: string, { start, end }: Piece): boolean =>
  /^you (?:can|may)$/i.test(text.slice(start, end)) &&
  /\b(?:that|how|where|what|which)\s$/i.test(text.slice(Math.max(0, start - 8), start));

/** `She collects NFTs.` */
const isHabit = (text: string, sentence: readonly Piece[]): boolean =>
  /^\W{0,3}(?:he|she) \p{L}+s\s/iu.test(text.slice(sentence[0]?.start, (sentence[0]?.start ?? 0) + 40)) &&
  !sentence.some((piece) => piece.is === 'my' || (piece.is === 'mention' && piece.amount !== null));

function isStory(text: string, sentence: readonly Piece[]): boolean {
  if (
    sentence.some(isExact) ||
    sentence.some((piece) => isTerm(piece) && !isGeneral(text, piece) && !isAnything(text, piece))
  )
    return false;
  const words = sentence.filter((piece) => piece.is === 'word' || isGuessed(piece)).length;
  if (
    (words === 0 && !isHabit(text, sentence)) ||
    sentence.filter(({ is }) => is !== 'tie' && is !== 'quote').length < 3
  )
    return false;
  const [start, end] = [sentence[0]?.start ?? 0, sentence.at(-1)?.end ?? 0];
  // `with no approval involved` is a wish, unless it is long past.
  const said = text.slice(start, Math.min(end, start + MAX_SENTENCE));
  if (deniesOperation(sentence) && !hadBeen.test(said)) return false;
  return tells.test(text.slice(start, start + MAX_OPENING)) && telling.test(said);
}

/** Words by which what is asked for could depend on a sentence. */
const opensEnd =
  /\b(?:if|unless|until|when|whenever|once|provided|assuming|depending|except|otherwise|not|never|without|no|avoid|cannot|neither|nor|instead)\b|n['’]?t\b/i;

/** `when I lost my keys`, `we had no umbrella`: nothing that was asked for depends on it. */
function isDone(sentence: readonly Piece[], said: string): boolean {
  if (!opensEnd.test(said)) return false;
  if (sentence.some((piece) => piece.is === 'cue' && piece.cue === 'condition') && !isPast.test(said)) return false;
  return !deniesOperation(sentence);
}

function deniesOperation(sentence: readonly Piece[]): boolean {
  const not = sentence.findIndex((piece) => piece.is === 'cue' && piece.cue === 'not');
  return not >= 0 && sentence.slice(not + 1).some(isOperation);
}

function splitSentences(text: string, pieces: readonly Piece[]): (readonly Piece[])[] {
  const sentences: (readonly Piece[])[] = [];
  let from = 0;
  pieces.forEach((piece, at) => {
    if (!endsSentence(piece) || isAbbreviation(text, piece)) return;
    sentences.push(pieces.slice(from, at + 1));
    from = at + 1;
  });
  if (from < pieces.length) sentences.push(pieces.slice(from));
  return sentences;
}

/** The points of `4 p.m. and` end nothing. */
const isAbbreviation = (text: string, { start, end }: Piece): boolean =>
  text[start] === '.' &&
  /[\s.(]\p{L}$/u.test(text.slice(Math.max(0, start - 2), start)) &&
  /^\s?\p{Ll}/u.test(text.slice(end, end + 2));

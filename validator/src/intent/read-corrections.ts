import type { Mention, Piece } from './piece.ts';

/** How much before something named is looked at for words that take back what was said. */
const MAX_LEAD = 60;
const MAX_PIECES = 16;
/** Each looks through all that was said before it. */
const MAX_CORRECTIONS = 4;

const isMention = (piece: Piece | undefined): piece is Mention => piece?.is === 'mention';
const isItem = (piece: Mention): boolean => piece.asset?.value.kind === 'nft' && piece.asset.value.id !== null;
const isSum = (piece: Mention): boolean => piece.amount !== null && piece.party === null && !isItem(piece);
const isSomebody = (piece: Mention): boolean =>
  !piece.amount && (piece.party?.value.kind === 'address' || piece.party?.value.kind === 'ens');
const kindOf = (piece: Mention): 'item' | 'sum' | 'somebody' | null =>
  isItem(piece) ? 'item' : isSum(piece) ? 'sum' : isSomebody(piece) ? 'somebody' : null;

/** `no wait, just`, `I meant`, `make that`. */
const corrects =
  /(?:^|[\s,.;(–—-])((?:(?:oh|ah|uh|um|er|sorry|oops|hmm|well|actually|no|wait|hang on|hold on)[\s,!.–—-]+)*(?:(?:no|sorry|oops),? wait|wait,? no|no,? sorry|sorry,? no|i mean|i meant|correction|make (?:that|it)|or rather)\b[\s,:–—-]*(?:(?:just|only|make (?:that|it)|it'?s|it should be|should be|nft|token|number|i mean|actually|rather|instead|to|for|the)[\s,:]+)*)$/i;
const restates =
  /^\s*,?\s*(?:that is|that'?s|i\.?e\.?|meaning|in other words|in figures|in numbers|which is)(?: to say)?\s*,?\s*$/i;

/** Verbs beside which a second number says something else than the first: what comes back, what it may cost. */
const isOther = (piece: Piece): boolean =>
  (piece.is === 'verb' && !['send', 'pay', 'give', 'split', 'set', 'drop'].includes(piece.sense)) ||
  (piece.is === 'role' && ['receive', 'gets', 'spend', 'spender'].includes(piece.role));

/** Reads what somebody said and put right at once, `50, no wait, 60 USDC`: what is said last stands. */
export function readCorrections(text: string, pieces: readonly Piece[]): readonly Piece[] {
  let out = [...pieces];
  let corrected = 0;
  const isOnlySend = !pieces.some(isOther);
  for (let at = 1; at < out.length; at++) {
    const other = out[at];
    if (!isMention(other) || other.bound !== 'exact') continue;
    const kind = kindOf(other);
    let nearest = at - 1;
    while (nearest > at - MAX_PIECES && !isMention(out[nearest])) nearest--;
    const last = out[nearest];
    if (!isMention(last) || kind === null || corrected >= MAX_CORRECTIONS) continue;
    const lead = text.slice(Math.max(last.end, other.start - MAX_LEAD), other.start);
    if (restates.test(lead) && isSameSum(last, other)) {
      out = [...out.slice(0, out.indexOf(last)), other, ...out.slice(at + 1)];
      at = out.indexOf(other);
      corrected++;
      continue;
    }
    const phrase = corrects.exec(lead)?.[1];
    if (phrase === undefined) continue;
    corrected++;
    const before = out.slice(0, at).filter(isMention);
    const same = before.filter((piece) => kindOf(piece) === kind);
    const first = kindOf(last) === kind ? last : same[0];
    const isAlone = first === last || (same.length === 1 && (isOnlySend || other.asset !== null) && !leadsOn(out, at));
    if (!first || !isAlone || (kind === 'sum' && !isSameCoin(first, other))) continue;
    const cut = out.findIndex((piece) => piece.start >= other.start - phrase.length);
    const right: Piece = { ...other, asset: kind === 'sum' ? (other.asset ?? first.asset) : other.asset };
    out = [...out.slice(0, cut), ...out.slice(at + 1)];
    out[out.indexOf(first)] = right;
    at = Math.max(out.indexOf(right), cut - 1);
  }
  return out;
}

/** `make it 2 for 0x…` is one more, and puts nothing right. */
function leadsOn(pieces: readonly Piece[], at: number): boolean {
  const [role, who] = [pieces[at + 1], pieces[at + 2]];
  return role?.is === 'role' && isMention(who);
}

const isSameCoin = (one: Mention, other: Mention): boolean => {
  const [first, second] = [one.asset?.value, other.asset?.value];
  if (!first || !second) return true;
  return first.kind === 'symbol' && second.kind === 'symbol' && first.symbol === second.symbol;
};

const isSameSum = (one: Mention, other: Mention): boolean => {
  const [first, second] = [one.amount?.value, other.amount?.value];
  if (!first || !second || !('value' in first) || !('value' in second) || !isSameCoin(one, other)) return false;
  return first.value.digits === second.value.digits && first.value.scale === second.value.scale;
};

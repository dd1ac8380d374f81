import type { Role, Sense } from './meaning.ts';
import { isSameAsset } from './open-want.ts';
import { bareMention, type Mention, type Piece, type PieceOf, type Span, slot } from './piece.ts';

/** A verb in other words. */
const TURNED = 0.9;

const lenders = /^(?:aave|compound|morpho|spark|euler|fluid)\b/;
const owns = /^\W{0,3}(?:i|we)(?:['’]ve got| have(?: got)?| hold| got| own)$/i;
const wants = /^(?:need|want|would like)$/i;

const isMention = (piece: Piece | undefined): piece is Mention => piece?.is === 'mention';
const isCoin = (piece: Piece | undefined): piece is Mention =>
  isMention(piece) && piece.asset?.value.kind === 'symbol' && piece.asset.confidence >= TURNED;
const isSum = (piece: Piece | undefined): piece is Mention => isCoin(piece) && piece.amount !== null;
const isBare = (piece: Piece | undefined): piece is Mention => isCoin(piece) && piece.amount === null;
const isVerb = (piece: Piece | undefined, ...senses: readonly Sense[]): piece is PieceOf<'verb'> =>
  piece?.is === 'verb' && senses.includes(piece.sense);
const isRole = (piece: Piece | undefined, ...roles: readonly Role[]): boolean =>
  piece?.is === 'role' && roles.includes(piece.role);
const isAnd = (piece: Piece | undefined): boolean =>
  piece?.is === 'tie' && (piece.tie === 'and' || piece.tie === 'comma');
const isOther = (one: Mention, other: Mention): boolean =>
  one.asset !== null && other.asset !== null && !isSameAsset(one.asset.value, other.asset.value);
const isSomebody = (piece: Piece): boolean =>
  isMention(piece) && (piece.party?.value.kind === 'address' || piece.party?.value.kind === 'ens');
const roleAt = ({ start, end }: Span, role: Role): Piece => ({ is: 'role', role, isField: false, start, end });

/**
 * Orders that take two verbs, or none, to say one thing: `take 2 ETH and buy LINK`, `get me LINK by selling 2 ETH`, `swap … and
 * send it to me`, `let 5 USDC earn on Aave`. Whoever else is named makes them more than that.
 */
export function joinPlainVerbs(text: string, pieces: readonly Piece[]): readonly Piece[] {
  if (!pieces.some(isSum) || pieces.some(isSomebody)) return pieces;
  const out: Piece[][] = pieces.map((piece) => [piece]);
  const said = (piece: Piece | undefined) => (piece ? text.slice(piece.start, piece.end) : '');
  const drop = (...places: readonly number[]) => {
    for (const at of places) out[at] = [];
  };
  pieces.forEach((piece, at) => {
    const [one, two, three, four] = [pieces[at + 1], pieces[at + 2], pieces[at + 3], pieces[at + 4]];
    // `take 23 UNI and buy ETH`
    if (
      isVerb(piece, 'take') &&
      isSum(one) &&
      isAnd(two) &&
      isVerb(three, 'buy') &&
      isBare(four) &&
      isOther(one, four)
    ) {
      out[at] = [{ ...piece, sense: 'swap', confidence: TURNED }];
      drop(at + 2);
      out[at + 3] = [roleAt(three, 'gets')];
    }
    // `cash in 0.3 wstETH for stETH`
    if (/^cash$/i.test(said(piece)) && piece.is === 'filler' && /^in$/i.test(said(one)) && isSum(two) && isBare(four)) {
      if (isRole(three, 'for', 'into') && isOther(two, four)) {
        out[at] = [
          { is: 'verb', sense: 'convert', confidence: TURNED, isNoun: false, start: piece.start, end: two.start },
        ];
        drop(at + 1);
      }
    }
    // `get me ETH by selling 3.3 ENS`
    if (isVerb(piece, 'buy') && isBare(one) && /^by$/i.test(said(two)) && isVerb(three, 'swap') && isSum(four)) {
      if (isOther(one, four)) out[at + 4] = [four, roleAt(one, 'gets'), { ...one, protocol: null, party: null }];
      if (isOther(one, four)) drop(at, at + 1, at + 2);
    }
    // `swap 5 LINK to ETH and send it to my wallet`: a trade pays its owner.
    if (isBare(piece) && isAnd(one) && isVerb(two, 'send', 'give', 'pay') && isMention(three) && three.isPronoun) {
      const self = pieces[at + 5];
      const isOwn = isMention(self) && self.party?.value.kind === 'self' && !self.amount && isRole(four, 'to', 'into');
      const isTraded = pieces.slice(Math.max(0, at - 4), at).some((before) => isVerb(before, 'swap', 'convert'));
      if (isOwn && isTraded && three.amount === null) {
        drop(at + 1, at + 2, at + 3);
        if (four) out[at + 4] = [roleAt(four, 'recipient')];
      }
    }
    // `send 1 ETH to the WETH contract to wrap it`
    if (
      isVerb(piece, 'wrap') &&
      isMention(one) &&
      one.isPronoun &&
      at > 3 &&
      isVerb(pieces[0], 'send', 'put', 'give')
    ) {
      const sum = pieces[1];
      const into = text.slice(sum?.end, piece.start);
      const symbol = isSum(sum) && sum.asset?.value.kind === 'symbol' ? sum.asset.value.symbol.toLowerCase() : null;
      const [, wrapper] = /^ (?:to|into) (?:the )?(w[a-z]{2,6})(?: contract| token)? (?:to|and) $/i.exec(into) ?? [];
      if (isSum(sum) && symbol !== null && wrapper?.toLowerCase() === `w${symbol}`) {
        for (let index = 0; index < at; index++) drop(index);
        out[at] = [{ ...piece, start: pieces[0]?.start ?? piece.start, end: sum.start }, sum];
        drop(at + 1);
      }
    }
    // `let 1500 USDC earn on Compound`
    const isLet = isVerb(piece, 'allow') && /^let$/i.test(said(piece)) && isSum(one);
    if (isLet && isVerb(two, 'supply') && /^earn/i.test(said(two)) && three) {
      const named = /^compound$/i.test(said(three))
        ? { ...bareMention(three), protocol: slot(three, 'compound') }
        : three;
      if (isMention(named) && !named.amount && lenders.test(named.protocol?.value ?? '')) {
        out[at] = [{ ...two, start: piece.start, end: piece.end }];
        out[at + 2] = [roleAt(two, 'on')];
        out[at + 3] = [named];
      }
    }
    // `increase my Compound supply by 30 DAI`
    if (isVerb(piece, 'supply', 'lend', 'put') && isMention(pieces[at - 1]) && /^by$/i.test(said(one)) && isSum(two)) {
      const [venue, verb] = [pieces[at - 1], pieces[at - 3]];
      const isRaised = /^(?:increase|raise|grow|boost|top up|bump|bump up)$/i.test(said(verb));
      const isLender = isMention(venue) && !venue.amount && lenders.test(venue.protocol?.value ?? '');
      if (venue && isRaised && isLender && pieces[at - 2]?.is === 'my') {
        drop(at - 3, at - 2, at - 1, at + 1);
        out[at] = [{ ...piece, isNoun: false }];
        out[at + 2] = [two, roleAt(venue, 'into'), venue];
      }
    }
    // `open a lending position of 5 WETH on Morpho`
    if (
      isVerb(piece, 'take') &&
      /^open$/i.test(said(piece)) &&
      isVerb(two, 'lend', 'supply') &&
      /^position$/i.test(said(three))
    ) {
      if (isRole(four, 'of', 'with') && isSum(pieces[at + 5])) {
        out[at] = [{ ...two, isNoun: false, start: piece.start, end: piece.end }];
        drop(at + 1, at + 2, at + 3, at + 4);
      }
    }
    // `I have 170 USDT and want ETH`
    if (
      at === 0 &&
      owns.test(said(piece)) &&
      isSum(one) &&
      two?.is === 'tie' &&
      wants.test(said(three)) &&
      isBare(four)
    ) {
      if (isOther(one, four) && !pieces.some((other) => other.is === 'verb')) {
        out[0] = [
          { is: 'verb', sense: 'convert', confidence: TURNED, isNoun: false, start: piece.start, end: piece.end },
        ];
        drop(2);
        if (three) out[3] = [roleAt(three, 'gets')];
        out[4] = [{ ...four, protocol: null, party: null, chain: null }];
      }
    }
  });
  return out.flat();
}

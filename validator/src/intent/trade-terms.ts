import type { Read } from './asides.ts';
import { isExchange } from './exchanges.ts';
import type { Role, Sense } from './meaning.ts';
import { isSameAsset } from './open-want.ts';
import type { Mention, Piece, PieceOf } from './piece.ts';

const trades: ReadonlySet<Sense> = new Set(['swap', 'buy', 'spend', 'take', 'convert', 'change']);
/** Conditions that a least return may be put as. */
const isProviso =
  /^(?:if|only if|provided|provided that|as long as|so long as|on (?:the )?condition that|assuming|assuming that)$/i;
const bringsBack = /^(?:yields?|brings?|nets?|returns?|gives?|makes?|fetch(?:es)?|is|are|comes?|output|out|proceeds)$/i;
const isHeld = /\b(?:have|has|got|hold|holding|own)\s+(?:my\s+)?$/i;
const MAX_REACH = 8;

const isCut = (piece: Piece | undefined): boolean => !piece || (piece.is === 'tie' && piece.tie !== 'colon');
const isAsset = (piece: Piece | undefined): piece is Mention =>
  piece?.is === 'mention' && piece.asset !== null && piece.party?.value.kind !== 'address';
const isWhole = (piece: Piece | undefined): piece is Mention => isAsset(piece) && piece.amount !== null;

/** Reads what people say of the two sides of a trade: `2 WETH in, USDC out`, `as long as I get 600 USDC`, `let it go for`. */
export function readTradeTerms(text: string, pieces: readonly Piece[]): Read['pieces'] {
  const out: Piece[] = [...pieces];
  const said = (piece: Piece | undefined) => (piece ? text.slice(piece.start, piece.end) : '');
  const isTrade = pieces.some((piece) => piece.is === 'verb' && trades.has(piece.sense));
  const named = pieces.map((piece, at): Role | null => sideOf(piece, at));
  // `2 WETH out, at least 6200 USDC in`: of what comes there is a least, so that it comes in to whoever says so.
  const isOwnSide =
    named.includes('gets') &&
    pieces.some((piece, at) => named[at] === 'gives' && isWhole(piece) && piece.bound === 'min');
  const sides = isOwnSide ? named.map(turnSide) : named;
  const wanted = pieces[sides.indexOf('gets')];
  const others = pieces.filter((piece) => isWhole(piece) && wanted?.is === 'mention' && !sameCoin(piece, wanted));
  // `90 USDC, DAI out`
  const isPair = sides.includes('gets') && (sides.includes('gives') || others.length === 1);
  const isPlaced = pieces.some((piece) => piece.is === 'mention' && piece.protocol && isExchange(piece.protocol.value));
  const hasSomebody = pieces.some(
    (piece) => piece.is === 'mention' && (piece.party?.value.kind === 'address' || piece.party?.value.kind === 'ens'),
  );
  const before = new Map<number, Role>();
  let hasTrade = false;
  pieces.forEach((piece, at) => {
    const side = sides[at];
    if (side && (isTrade || isPair)) {
      before.set(at, side);
      const word = pieces[at + 1];
      if (word) out[at + 1] = filler(word);
    }
    if (piece.is === 'verb' && trades.has(piece.sense)) hasTrade = true;
    if (piece.is === 'filler' && /\b(?:want|wants|need|needs|like|require|requires)$/i.test(said(piece))) readWish(at);
    if (piece.is === 'verb' && piece.sense === 'send' && isPlaced && !hasSomebody && tradedAt(at + 1) >= 0)
      // `push 640 USDC through Uniswap for WBTC`
      out[at] = { ...piece, sense: 'swap' };
    if (piece.is === 'verb' && piece.sense === 'give' && isPlaced) hasTrade = true;
    if (hasTrade && piece.is === 'verb' && /^take$/i.test(said(piece)) && isOwnTaking(at))
      out[at] = roleAt(piece, 'receive');
    if (piece.is === 'cue' && piece.cue === 'only' && isPriced(at)) out[at] = filler(piece);
    if (piece.is === 'cue' && piece.cue === 'condition' && hasTrade && isProviso.test(said(piece))) readProviso(at);
    if (piece.is === 'verb' && /^(?:let|have|get|ask|make)$/i.test(said(piece))) readLetting(at);
  });
  return out.flatMap((piece, at) => {
    const role = before.get(at);
    return role ? [roleAt(piece, role), piece] : [piece];
  });

  /** `Sell 2 ETH. I'll take USDC for it.` */
  function isOwnTaking(at: number): boolean {
    const start = pieces[at]?.start ?? 0;
    const coin = skipFillers(at + 1);
    // `sell 0.1 ETH and take minimum 40 UNI`
    const taken = pieces[coin];
    if (isWhole(taken) && taken.bound === 'min' && !hasSomebody) return true;
    if (isAsset(pieces[coin]) && /^(?:instead|in return|back)$/i.test(said(pieces[coin + 1]))) return true;
    return (
      isAsset(pieces[coin]) &&
      /\b(?:i|we|i['’]?ll|we['’]?ll|i['’]?d|will|would|can)\s*$/i.test(text.slice(Math.max(0, start - 12), start))
    );
  }

  function skipFillers(from: number): number {
    let at = from;
    while (pieces[at]?.is === 'filler' || pieces[at]?.is === 'my') at++;
    return at;
  }

  /** `I need 500 USDC, selling ETH`, `I want 500 USDC and will pay at most 0.2 ETH`: what is wished for comes, and the other goes. */
  function readWish(at: number): void {
    const wished = skipFillers(at + 1);
    const coin = pieces[wished];
    // `I have 60 LINK and want WETH, please exchange`
    if (isAsset(coin) && !coin.amount && (isTrade || isPlaced) && !hasSomebody && isCut(pieces[wished + 1])) {
      const held = pieces.slice(Math.max(0, at - MAX_REACH), at).filter(isAsset);
      const [own] = held;
      const isOwn = held.length === 1 && isWhole(own) && own.bound === 'exact' && !sameCoin(own, coin);
      if (isOwn && isHeld.test(text.slice(Math.max(0, own.start - 16), own.start))) before.set(wished, 'gets');
      return;
    }
    if (!isWhole(coin) || coin.party) return;
    for (let index = wished + 1; index < wished + 2 * MAX_REACH; index++) {
      const piece = pieces[index];
      if (!piece || (piece.is === 'tie' && piece.tie === 'stop')) return;
      if (piece.is !== 'verb') continue;
      const ahead = skipFillers(index + 1);
      const [it, from] = [pieces[ahead], pieces[ahead + 1]];
      // `I need 1000 USDC, take it from my ETH`
      const isFrom = it?.is === 'mention' && it.isPronoun && !it.asset && from?.is === 'role' && from.role === 'from';
      const other = pieces[isFrom && piece.sense === 'take' ? skipFillers(ahead + 2) : ahead];
      const isDrawn =
        isFrom && piece.sense === 'take' && isAsset(other) && !other.protocol && !other.chain && !other.amount;
      const isOther = isAsset(other) && !other.party && !sameCoin(coin, other);
      if (!isOther || hasSomebody) return;
      const isSale = (piece.sense === 'swap' || piece.sense === 'convert') && !other.amount;
      const isPrice = (piece.sense === 'pay' || piece.sense === 'spend') && other.amount !== null;
      if (isSale) before.set(wished, 'gets');
      if (isDrawn) out[ahead] = out[ahead + 1] = filler(piece);
      if (isPrice || isDrawn) {
        out[index] = roleAt(piece, 'spend');
        const wish = pieces[at] ?? piece;
        out[at] = { ...piece, sense: 'buy', isNoun: false, start: wish.start, end: wish.end };
      }
      return;
    }
  }

  /** `only sell for 3000 USDC or more`: what is ruled out is the worse price, and not all else. */
  function isPriced(at: number): boolean {
    const verb = pieces[at + 1];
    if (verb?.is !== 'verb' || !trades.has(verb.sense)) return false;
    for (let index = at + 2; index < at + 2 * MAX_REACH && pieces[index]; index++) {
      const piece = pieces[index];
      if (piece?.is === 'tie' && piece.tie === 'stop') return false;
      if (piece?.is === 'mention' && (piece.bound === 'min' || piece.bound === 'max')) return true;
    }
    return false;
  }

  /** `2 WETH in`, `USDC out`, where nothing follows that the `in` could lead to. */
  function sideOf(piece: Piece, at: number): Role | null {
    const [lead, word] = [pieces[at - 1], pieces[at + 1]];
    if (!isAsset(piece) || !word || !isCut(pieces[at + 2]) || (lead?.is === 'role' && lead.role !== 'receive'))
      return null;
    if (word.is === 'role' && word.role === 'in' && /^in$/i.test(said(word))) return 'gives';
    return word.is === 'filler' && /^out$/i.test(said(word)) ? 'gets' : null;
  }

  /** `provided that I get 600 USDC`: a bound on what comes, and nothing that would have to be waited for. */
  function readProviso(at: number): void {
    let index = at + 1;
    let brings = false;
    for (; index < at + MAX_REACH && !isCut(pieces[index]) && !isWhole(pieces[index]); index++) {
      const piece = pieces[index];
      if (piece?.is === 'role' && piece.role === 'receive') brings = true;
      else if (bringsBack.test(said(piece))) brings = true;
      else if (piece?.is !== 'filler' && piece?.is !== 'my' && piece?.is !== 'word' && piece?.is !== 'mention') return;
      else if (piece.is === 'mention' && !piece.isPronoun) return;
    }
    const mention = pieces[index];
    const isEnd = isCut(pieces[index + 1]) || /^(?:back|out|in return|for it|for them)$/i.test(said(pieces[index + 1]));
    if (!brings || !isWhole(mention) || !isEnd || mention.bound === 'max' || mention.bound === 'about') return;
    // `if I get 600 USDC` may wait for another payment.
    if (/^(?:if|assuming.*)$/i.test(said(pieces[at])) && mention.bound !== 'min') return;
    for (let word = at; word < index; word++) {
      const piece = pieces[word];
      if (piece) out[word] = filler(piece);
    }
    before.set(index, 'gets');
    out[index] = { ...mention, bound: 'min' };
  }

  /** `let my 0.3 WBTC go for 20000 USDT` sells; `let 1inch find a route for 25 LINK into DAI` names where. */
  function readLetting(at: number): void {
    const verb = pieces[at];
    if (verb?.is !== 'verb') return;
    let mention = at + 1;
    while (pieces[mention]?.is === 'my' || pieces[mention]?.is === 'filler') mention++;
    const [what, next, then] = [pieces[mention], pieces[mention + 1], pieces[mention + 2]];
    if (
      isWhole(what) &&
      /^go$/i.test(said(next)) &&
      then?.is === 'role' &&
      (then.role === 'for' || then.role === 'to')
    ) {
      out[at] = { ...verb, sense: 'swap' };
      return;
    }
    const given = what?.is === 'mention' && what.protocol && !what.amount ? tradedAt(mention + 1) : -1;
    if (given < 0 && what?.is === 'mention' && what.protocol && isExchange(what.protocol.value)) {
      // `let the CoW solvers sell 3 WETH for me`
      let trade = mention + 1;
      while (trade < mention + 3 && (pieces[trade]?.is === 'word' || pieces[trade]?.is === 'filler')) trade++;
      const verb = pieces[trade];
      if (verb?.is !== 'verb' || (verb.sense !== 'swap' && verb.sense !== 'convert')) return;
      for (let index = at; index < trade; index++) {
        const piece = pieces[index];
        if (piece && index !== mention) out[index] = filler(piece);
      }
      before.set(mention, 'using');
      return;
    }
    if (given < 0) return;
    // The verb of the trade may follow: `let 1inch swap …`.
    let hasVerb = false;
    for (let index = mention + 1; index < given; index++) {
      const piece = pieces[index];
      if (piece?.is === 'verb' && trades.has(piece.sense)) hasVerb = true;
      else if (piece && piece.is !== 'bound') out[index] = filler(piece);
    }
    out[at] = hasVerb ? filler(verb) : { ...verb, sense: 'swap' };
    before.set(mention, 'using');
  }

  /** Index of an amount that is to become another coin, -1 where there is none. */
  function tradedAt(from: number): number {
    let given = -1;
    for (let index = from; index < from + MAX_REACH * 2 && !isCut(pieces[index]); index++) {
      const piece = pieces[index];
      if (piece?.is === 'verb' && (piece.sense === 'spend' || piece.sense === 'send')) return -1;
      if (isWhole(piece) && given < 0) given = index;
      const lead = pieces[index - 1];
      const isInto = lead?.is === 'role' && ['into', 'for', 'to'].includes(lead.role);
      if (given >= 0 && index > given && isAsset(piece) && isInto) return given;
    }
    return -1;
  }
}

const turnSide = (role: Role | null): Role | null => (role === 'gives' ? 'gets' : role === 'gets' ? 'gives' : role);
const sameCoin = (one: Mention, other: Mention): boolean =>
  one.asset !== null && other.asset !== null && isSameAsset(one.asset.value, other.asset.value);
const filler = ({ start, end }: Piece): Piece => ({ is: 'filler', start, end });
const roleAt = ({ start, end }: Piece, role: Role): PieceOf<'role'> => ({
  is: 'role',
  role,
  isField: false,
  start,
  end,
});

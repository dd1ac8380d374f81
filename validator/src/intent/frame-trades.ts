import { isExchange } from './exchanges.ts';
import type { Role, Sense } from './meaning.ts';
import { isSameAsset } from './open-want.ts';
import type { Mention, Piece, PieceOf } from './piece.ts';

/** How far the other half of a trade is looked for. */
const MAX_REACH = 12;
const SUPPLIED = 0.9;
const isNet = /^\p{L}+ (?:mainnet|main net|network|chain|l1)$/iu;

const isTie = (piece: Piece | undefined): boolean => !piece || piece.is === 'tie';
const isStop = (piece: Piece | undefined): boolean =>
  !piece || (piece.is === 'tie' && ['stop', 'item', 'number', 'next'].includes(piece.tie));
const isCoin = (piece: Piece | undefined): piece is Mention =>
  piece?.is === 'mention' && piece.asset?.value.kind === 'symbol' && piece.asset.confidence >= 0.9;
const isWhole = (piece: Piece | undefined): piece is Mention => isCoin(piece) && piece.amount !== null;
const isLoose = (piece: Piece | undefined): boolean => piece?.is === 'filler' || piece?.is === 'my';
const symbolOf = (piece: Piece | undefined): string =>
  piece?.is === 'mention' && piece.asset?.value.kind === 'symbol' ? piece.asset.value.symbol.toLowerCase() : '';
const sameCoin = (one: Mention, other: Mention): boolean =>
  one.asset !== null && other.asset !== null && isSameAsset(one.asset.value, other.asset.value);
const isMarket = (piece: Piece | undefined): boolean =>
  piece?.is === 'mention' && !piece.amount && piece.protocol !== null && isExchange(piece.protocol.value);
const isPool = (piece: Piece): boolean =>
  piece.is === 'mention' && !piece.amount && /^uniswap-v[2-4]$/.test(piece.protocol?.value ?? '');
const tradeSenses: ReadonlySet<Sense> = new Set(['swap', 'convert', 'change', 'buy', 'spend']);
const isTrade = (piece: Piece | undefined): piece is PieceOf<'verb'> =>
  piece?.is === 'verb' && tradeSenses.has(piece.sense);

const rightSenses: ReadonlySet<Sense> = new Set(['approve', 'allow', 'permit', 'revoke', 'operator']);
const isPools = /^(?:the )?(?:two )?(?:pools?|pairs?|fee tiers?|tiers?|legs?|hops?)$/i;
const asksFor =
  /\b(?:want|wants|need|needs|like|love|wish|expect|get|receive|obtain|have|take|accept|buy|purchase|acquire)(?: to (?:get|receive|obtain|have|see|buy|acquire))?$/i;

/**
 * Reads trades that are told from another side than `swap A for B`: `for 640 DAI I want USDC`, `give 300 USDC, take WBTC`,
 * `let 20 LINK be exchanged`, `…, unwrapped to ETH`, `approval of 45 AAVE to Uniswap and a swap of it`.
 */
export function frameTrades(text: string, given: readonly Piece[]): readonly Piece[] {
  const coins = new Set(given.filter(isCoin).map(symbolOf));
  if (coins.size < 2) return given;
  // `Ethereum mainnet` is a chain, also beside a coin that it may name.
  const pieces = given.map((piece) =>
    piece.is === 'mention' && piece.chain && piece.asset && isNet.test(text.slice(piece.start, piece.end))
      ? { ...piece, asset: null, amount: null, party: null }
      : piece,
  );
  const out: Piece[][] = pieces.map((piece) => [piece]);
  const said = (piece: Piece | undefined) => (piece ? text.slice(piece.start, piece.end) : '');
  const hasMarket = pieces.some(isMarket);
  const firstSold = pieces.find((piece) => isWhole(piece) && piece.bound === 'exact');
  const hasEther = pieces.some((piece) => isCoin(piece) && symbolOf(piece) === 'eth');
  const hasPool = pieces.some(isPool);
  const hasRight = pieces.some((piece) => piece.is === 'verb' && rightSenses.has(piece.sense));
  const hasSomebody = pieces.some(
    (piece) => piece.is === 'mention' && (piece.party?.value.kind === 'address' || piece.party?.value.kind === 'ens'),
  );
  const skip = (from: number): number => {
    let at = from;
    while (at < from + MAX_REACH && isLoose(pieces[at])) at++;
    return at;
  };
  dropPools();
  pieces.forEach((piece, at) => {
    // `1inch → 0.4 ETH → LINK`
    if (at === 1 && piece.is === 'role' && piece.role === 'into' && isMarket(pieces[0]) && isWhole(pieces[2]))
      out[1] = [];
    if (piece.is === 'mention' && piece.protocol?.value === 'uniswap-universal-router') dropRouter(at);
    if (piece.is === 'role' && piece.role === 'for' && isTie(pieces[at - 1])) offer(at);
    if (isCoin(piece) && !isMarket(piece)) label(piece, at);
    if (piece.is !== 'verb') return;
    if (hasMarket && !hasSomebody && (piece.sense === 'give' || piece.sense === 'send')) handMe(at);
    if (/^let$/i.test(said(piece))) letBe(at);
    if (piece.sense === 'unwrap') unwrapTail(at);
    if (/^(?:take|taking|deliver|return|hand me|give me|pay me|bring me)$/i.test(said(piece)) && !hasSomebody)
      takeFor(at);
    if (
      hasMarket &&
      !hasSomebody &&
      /^(?:give|giving|give up|giving up|hand over|put in|take|takes)$/i.test(said(piece))
    )
      give(at);
  });
  return out.flat();

  /** `in a Uniswap V4 pool through the Universal Router`: the more telling of two names of one place. */
  function dropRouter(at: number): void {
    if (!hasPool || hasRight) return;
    let lead = at - 1;
    while (lead > at - 3 && isLoose(pieces[lead])) lead--;
    const role = pieces[lead];
    const isLed = role?.is === 'role' && ['using', 'on', 'with', 'by', 'in'].includes(role.role);
    for (let index = isLed ? lead : at; index <= at; index++) out[index] = [];
  }

  /** `using the pools LINK/WETH and WETH/DAI`: which pools a trade passes changes nothing of what goes and comes. */
  function dropPools(): void {
    const pairs: number[] = [];
    for (let at = 0; at + 2 < pieces.length; at++) {
      const [one, mark, other] = [pieces[at], pieces[at + 1], pieces[at + 2]];
      if (isCoin(one) && !one.amount && said(mark) === '/' && isCoin(other) && !other.amount) pairs.push(at);
    }
    const [first, last] = [pairs[0], pairs.at(-1)];
    if (first === undefined || last === undefined || pairs.length < 2 || last > first + 3 * MAX_REACH) return;
    const isOfPair = (at: number) => pairs.some((pair) => at >= pair && at <= pair + 2);
    const isBeside = (at: number) => {
      const piece = pieces[at];
      const isTie = piece?.is === 'tie' && ['and', 'comma', 'open', 'close'].includes(piece.tie);
      return isTie || isLoose(piece) || piece?.is === 'percent' || piece?.is === 'topic' || isPools.test(said(piece));
    };
    const outside = new Set(pieces.filter((piece, at) => isCoin(piece) && !isOfPair(at)).map(symbolOf));
    for (let at = first; at <= last; at++) if (!isOfPair(at) && !isBeside(at)) return;
    if (outside.size < 2) return;
    let [from, to] = [first, last + 2];
    while (isLoose(pieces[from - 1]) || isPools.test(said(pieces[from - 1]))) from--;
    const lead = pieces[from - 1];
    if (lead?.is === 'role' && ['with', 'using', 'in', 'on'].includes(lead.role)) from--;
    while (pieces[to + 1]?.is === 'percent' || pieces[to + 1]?.is === 'topic' || isPools.test(said(pieces[to + 1])))
      to++;
    for (let at = from; at <= to; at++) out[at] = [];
  }

  /** `for 640 DAI I want to obtain a minimum of 639 USDC` */
  function offer(at: number): void {
    const first = skip(at + 1);
    const paid = pieces[first];
    if (!isWhole(paid) || paid.bound === 'min') return;
    let asks = false;
    for (let index = first + 1; index < first + MAX_REACH && !isStop(pieces[index]); index++) {
      const piece = pieces[index];
      const party = piece?.is === 'mention' ? piece.party?.value.kind : null;
      // `for 5 USDC I want 0x… to get 1 LINK`
      if ((piece?.is === 'verb' && piece.sense !== 'buy') || party === 'address' || party === 'ens') return;
      if (piece?.is === 'verb' || (piece && piece.is !== 'mention' && asksFor.test(said(piece)))) asks = true;
      if (!isCoin(piece) || isMarket(piece)) continue;
      if (!asks || sameCoin(piece, paid)) return;
      out[at] = [{ is: 'verb', sense: 'swap', confidence: SUPPLIED, isNoun: false, ...spanOf(pieces[at] ?? piece) }];
      for (let word = first + 1; word < index; word++) {
        const between = pieces[word];
        const isPlace = between?.is === 'mention' || (between?.is === 'role' && pieces[word + 1]?.is === 'mention');
        if (between && !isPlace && between.is !== 'bound') out[word] = [];
      }
      out[index] = [roleAt(piece, 'gets'), piece];
      return;
    }
  }

  /** `WETH wanted; 900 DAI offered` */
  function label(coin: Mention, at: number): void {
    const word = pieces[at + 1];
    if (!word || word.is === 'mention' || !isTie(pieces[at + 2])) return;
    const isGot = /^(?:wanted|desired|requested)$/i.test(said(word));
    if (!isGot && !(coin.amount && /^(?:offered|on offer)$/i.test(said(word)))) return;
    out[at] = [roleAt(coin, isGot ? 'gets' : 'gives'), coin];
    out[at + 1] = [fillerAt(word)];
  }

  /** `1inch should hand me at least 990 USDC for 0.32 ETH` */
  function handMe(at: number): void {
    const [verb, me] = [pieces[at], pieces[at + 1]];
    if (verb?.is !== 'verb' || me?.is !== 'mention' || me.party?.value.kind !== 'self' || me.amount) return;
    const [got, role, paid] = [pieces[skip(at + 2)], pieces[skip(at + 2) + 1], pieces[skip(at + 2) + 2]];
    const isFor = role?.is === 'role' && role.role === 'for';
    if (!isWhole(got) || !isFor || !isWhole(paid) || sameCoin(got, paid)) return;
    out[at] = [{ ...verb, sense: 'buy' }];
    out[at + 1] = [];
  }

  /** `let 20 LINK be exchanged for ETH` */
  function letBe(at: number): void {
    const sold = skip(at + 1);
    if (!isWhole(pieces[sold])) return;
    const verb = skip(sold + 1);
    const lead = text.slice(pieces[sold]?.end, pieces[verb]?.start);
    if (isTrade(pieces[verb]) && /^\s+(?:all |now )?(?:be|get)\b/i.test(lead)) out[at] = [fillerAt(pieces[at])];
  }

  /** `give 300 USDC, take WBTC` at a place that trades */
  function give(at: number): void {
    const sold = pieces[skip(at + 1)];
    const verb = pieces[at];
    if (!isWhole(sold) || verb?.is !== 'verb') return;
    for (let index = skip(at + 1) + 1; index < at + MAX_REACH && !isStop(pieces[index]); index++) {
      const piece = pieces[index];
      const me = pieces[index + 1];
      const isMe = me?.is === 'mention' && me.party?.value.kind === 'self' && !me.amount;
      const got = pieces[skip(isMe ? index + 2 : index + 1)];
      const isTaking =
        piece?.is !== 'mention' &&
        /^(?:take|taking|obtain|get|receive|getting|receiving|give|gives|return|returns|hand)(?: me)?(?: back)?$/i.test(
          said(piece),
        );
      const isFor = piece?.is === 'role' && piece.role === 'for';
      if ((!isTaking && !isFor) || !piece || !isCoin(got) || sameCoin(got, sold)) continue;
      out[at] = [{ ...verb, sense: 'swap' }];
      if (isTaking) out[index] = [roleAt(piece, 'gets')];
      if (isTaking && isMe) out[index + 1] = [];
      return;
    }
  }

  /** `dump 350 DAI on Uniswap and take ether for it`, `sell 18 UNI; deliver native ether`: what the sale is for. */
  function takeFor(at: number): void {
    const [piece, got] = [pieces[at], pieces[skip(at + 1)]];
    const sale = pieces.slice(Math.max(0, at - 2 * MAX_REACH), at);
    const sold = sale.filter(isCoin).filter((coin) => !isMarket(coin));
    const [one] = sold;
    if (!piece || !isCoin(got) || sold.length !== 1 || !isWhole(one) || sameCoin(one, got)) return;
    if (got.amount && got.bound !== 'min') return;
    const verbs = sale.filter((each) => each.is === 'verb' && !each.isNoun);
    const [verb] = verbs;
    if (verbs.length === 1 && isTrade(verb) && verb.sense !== 'buy') out[at] = [roleAt(piece, 'gets')];
  }

  /** `swap … for ETH, unwrapping the WETH`: a trade that brings the plain coin unwraps it by itself. */
  function unwrapTail(at: number): void {
    const verb = pieces[at];
    let end = skip(at + 1);
    if (pieces.slice(at + 1, end).some(({ is }) => is === 'my')) return;
    const object = pieces[end];
    if (isCoin(object) && !object.amount && symbolOf(object) === 'weth') end = skip(end + 1);
    const sold = firstSold;
    if (!verb || !sold || ['weth', 'eth', 'steth', 'wsteth'].includes(symbolOf(sold))) return;
    const [lead, coin] = [pieces[end], pieces[skip(end + 1)]];
    const isLed = lead?.is === 'role' && (lead.role === 'to' || lead.role === 'into');
    if (isLed && isCoin(coin) && symbolOf(coin) === 'eth') {
      // `… and the result unwrapped to ETH`, `USDC → WETH → unwrap to ETH`
      const from = startOfTail(at);
      const passed = pieces[from - 1];
      const isPassed = isCoin(passed) && !passed.amount && symbolOf(passed) === 'weth' && sold.end < passed.start;
      for (let index = isPassed ? from - 1 : from; index <= end; index++) out[index] = [];
      const before = pieces[from - 2];
      if (isPassed && before?.is === 'role') out[from - 2] = [];
      out[end] = [roleAt(lead, 'gets')];
      return;
    }
    const isPlainTail = isTie(pieces[end]) || (pieces[end]?.is === 'role' && pieces[end + 1]?.is === 'filler');
    if (!hasEther || !isPlainTail || isCoin(pieces[end])) return;
    for (let index = startOfTail(at); index < end; index++) out[index] = [fillerAt(pieces[index])];
  }

  /** Where what leads to a verb begins: `and the result`, `, then`, `→`. */
  function startOfTail(at: number): number {
    let from = at;
    for (let index = at - 1; index >= 0 && index > at - 5; index--) {
      const piece = pieces[index];
      const isPronoun = piece?.is === 'mention' && piece.isPronoun && !piece.amount && !piece.asset;
      const isLead = piece?.is === 'tie' || (piece?.is === 'role' && piece.role === 'into');
      if (!isPronoun && !isLead && !isLoose(piece) && !/^(?:result|output|proceeds|weth)$/i.test(said(piece))) break;
      from = index;
      if (isLead) break;
    }
    return from;
  }
}

const spanOf = ({ start, end }: Piece) => ({ start, end });
const fillerAt = (piece: Piece | undefined): Piece => ({
  is: 'filler',
  start: piece?.start ?? 0,
  end: piece?.end ?? 0,
});
const roleAt = ({ start, end }: Piece, role: Role): PieceOf<'role'> => ({
  is: 'role',
  role,
  isField: false,
  start,
  end,
});

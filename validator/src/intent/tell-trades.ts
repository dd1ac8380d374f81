import { isExchange } from './exchanges.ts';
import type { Role } from './meaning.ts';
import { isSameAsset } from './open-want.ts';
import { type Mention, type Piece, type PieceOf, type Span, slot } from './piece.ts';

/** How much of the text behind an amount is looked at. */
const MAX_BEHIND = 60;
const MAX_REACH = 8;
/** A verb that was not said in so many words. */
const SUPPLIED = 0.9;

const isRefused =
  /^\s{0,2}(?:back |out |in total |in return )?(?:(?:is|are|would be|will be|shall be|being) )?(?:simply |just |absolutely )?(?:not acceptable|unacceptable|inacceptable|not ok|not okay|not good enough|not enough|too little|too low|too much|too expensive|too high|a no[- ]?go|a deal[- ]?breaker|no good|no deal|not an option|won['’]?t do|will not do|wouldn['’]?t do|(?:to be )?(?:refused|rejected)|not (?:to be )?accepted|(?:won['’]?t|will not|must not|shall not|cannot|can['’]?t) be accepted)\b|^,?\s{1,2}(?:(?:i|we)(?: am|['’]m| are|['’]re) (?:not interested|out)|(?:i|we) (?:won['’]?t sell|will not sell|refuse|decline|pass|walk away|keep it|keep them))\b/i;
const isOutcome = /^(?:result|results|outcome|output|return|amount|anything|fill|payout|price|cost|sum|total)$/i;
/** Words on what is better than asked for, which asks for nothing. */
const isWelcome = [
  /\b(?:if|when|should) (?:the |your |a |any )?(?:route|market|price|solvers?|router|it|there|you|they|aggregator|auction)\b[^.;!?\n]{0,40}\b(?:better|more|higher)\b[^.;!?\n]{0,30}?\b(?:take it|even better|all the better|so much the better|great|fine|good|welcome|keep it)\b/gi,
  /\b(?:any |the |all |all the )?(?:surplus|excess|positive slippage|price improvement|upside) (?:(?:goes|comes|is|are|stays|belongs|should go|should come|to go) )?(?:back )?(?:(?:to|with|for) )?(?:me|mine|us|ours|my wallet)\b(?=\s{0,3}(?:[.,;!)]|$))/gi,
  /\b(?:more|better|higher|anything better|anything more) (?:is|would be|are) (?:always |of course |also |very )?(?:fine|welcome|great|ok|okay|even better|nice|good)\b/gi,
];
const isOffQuote =
  /^\s{0,2}(?:off|from|below|under|away from|worse than|of|beneath)\s+(?:the |your |my |a )?(?:quote|quoted (?:price|rate|amount|output)|market(?: price| rate)?|mid(?: price|-price)?|spot(?: price)?|oracle(?: price)?|current price|displayed price)\b/i;
const isFunding =
  /^\s{1,2}(?:(?:will|should|shall|can|is to) )?(?:funds?|pays? for|covers?|finances?|foots?|is paying for|is funding|will fund)(?: (?:it|this|that|them|the (?:bill|purchase|buy|trade|cost|costs|price)))\b|^\s{1,2}(?:is|are) what (?:i|we)(?:['’]ll| will)? (?:pay|fund it|spend)(?: with)?\b/i;
const comesOut =
  /^\s{1,2}(?:comes? out|(?:is|are|gets?) (?:bought|received|obtained)|(?:is|are) what (?:comes? out|i (?:get|receive)))\b/i;
const isGot =
  /^\s{1,2}(?:that |which )?(?:i|we)(?:['’]ll| will| would| am to| are to)? (?:get|receive|obtain)s? (?:for|from|by selling|from selling) (?:my |the |our )?$/i;
const isMeant =
  /^[\s,(–—-]{0,4}(?:no[, ]{1,2})?(?:sorry[, ]{1,2})?(?:i mean|i meant|or rather|make that)\s+(?:the )?$/i;
/** Tokens that carry the name of the place to trade at. */
const placeOf: Readonly<Record<string, string>> = { COW: 'cow', '1INCH': '1inch', UNI: 'uniswap', SUSHI: 'sushiswap' };

const isCut = (piece: Piece | undefined): boolean => !piece || piece.is === 'tie';
const isCoin = (piece: Piece | undefined): piece is Mention =>
  piece?.is === 'mention' && piece.asset?.value.kind === 'symbol' && piece.asset.confidence >= 0.9;
const isWhole = (piece: Piece | undefined): piece is Mention => isCoin(piece) && piece.amount !== null;
const isSomebody = (piece: Piece | undefined): piece is Mention =>
  piece?.is === 'mention' &&
  !piece.amount &&
  (piece.party?.value.kind === 'address' || piece.party?.value.kind === 'ens');
const sameCoin = (one: Mention, other: Mention): boolean =>
  one.asset !== null && other.asset !== null && isSameAsset(one.asset.value, other.asset.value);
const symbolOf = ({ asset }: Mention): string =>
  asset?.value.kind === 'symbol' ? asset.value.symbol.toUpperCase() : '';

/** Reads what is said around the sums of a trade: `under 79,900 DAI is not acceptable`, `DAI funds it`, `1.5 % off the quote`. */
export function tellTrades(text: string, pieces: readonly Piece[]): readonly Piece[] {
  const out: Piece[][] = pieces.map((piece) => [piece]);
  const said = (piece: Piece | undefined) => (piece ? text.slice(piece.start, piece.end) : '');
  const behind = ({ end }: Span) => text.slice(end, end + MAX_BEHIND);
  const coins = new Map<string, number>();
  const seen = new Set<string>();
  const hasSides = /\bout\b/i.test(text) && /\bin\b/i.test(text);
  for (const piece of pieces) if (isCoin(piece)) coins.set(symbolOf(piece), (coins.get(symbolOf(piece)) ?? 0) + 1);
  if (coins.size === 0) return pieces;
  if (coins.size > 1) for (const pattern of isWelcome) for (const found of text.matchAll(pattern)) welcome(found);
  pieces.forEach((piece, at) => {
    // `within 1 % of the market price` names its limit itself.
    if (piece.is === 'percent' && pieces[at - 1]?.is !== 'topic' && isOffQuote.test(behind(piece))) {
      const length = isOffQuote.exec(behind(piece))?.[0].length ?? 0;
      const span = { start: piece.end, end: piece.end + length };
      drop(at, span.end);
      out[at] = [
        { ...piece, bound: 'max' },
        { is: 'topic', topic: 'slippage', ...span },
      ];
    }
    if (piece.is === 'role' && piece.role === 'recipient') nameReceived(at);
    if (piece.is === 'verb' && /^[换換兑兌]/.test(said(piece))) giveFor(at);
    if (!isCoin(piece)) return;
    if (piece.amount) refuse(piece, at);
    if (
      piece.amount &&
      piece.bound === 'min' &&
      /\borders? over\s*$/i.test(text.slice(Math.max(0, piece.start - 12), piece.amount.start))
    )
      out[at] = [{ ...piece, bound: 'exact', turns: false }];
    const funds = piece.amount ? null : isFunding.exec(behind(piece));
    if (funds && coins.size > 1) {
      drop(at, piece.end + funds[0].length);
      out[at] = [roleAt(piece, 'spend'), piece];
    }
    // `for UNI, and the UNI are for vitalik.eth`
    if (
      !piece.amount &&
      piece.protocol &&
      seen.has(symbolOf(piece)) &&
      /\b(?:the|my|all|those|these)\s{1,2}$/i.test(text.slice(Math.max(0, piece.start - 8), piece.start))
    )
      out[at] = /^\s{1,2}(?:is|are) (?:all )?(?:for|meant for)\b/i.test(behind(piece))
        ? []
        : [{ ...piece, protocol: null, party: null }];
    // `usdc receiver: 0x…`
    const label = pieces[at + 1];
    if (!piece.amount && seen.has(symbolOf(piece)) && label?.is === 'role' && label.role === 'recipient') out[at] = [];
    seen.add(symbolOf(piece));
    const arrives = piece.amount ? comesOut.exec(behind(piece)) : null;
    if (arrives && coins.size > 1) {
      drop(at, piece.end + arrives[0].length);
      for (let index = at - 1; index > at - 3 && index >= 0; index--) {
        const lead = pieces[index];
        if (lead?.is === 'cue' && lead.cue === 'reason') out[index] = [filler(lead)];
      }
      out[at] = [roleAt(piece, 'gets'), piece];
    }
    gain(piece, at);
    place(piece, at);
    side(piece, at);
    mean(piece, at);
    fromSale(piece, at);
  });
  return out.flat();

  /** Makes words of what stands behind a place, up to an end. */
  function drop(at: number, end: number): void {
    for (let index = at + 1; (pieces[index]?.start ?? end) < end; index++) {
      const piece = pieces[index];
      if (piece) out[index] = [filler(piece)];
    }
  }

  function welcome({ index, 0: found }: RegExpExecArray): void {
    let first = lowerBound(pieces, index);
    const within: number[] = [];
    for (; (pieces[first]?.end ?? Number.POSITIVE_INFINITY) <= index + found.length; first++) within.push(first);
    const isHarmless = within.every((at) => {
      const piece = pieces[at];
      if (piece?.is === 'verb')
        return /^(?:take|give|gives|keep|get|find|finds|offer|offers|return|returns|yield|fill|fills)$/i.test(
          said(piece),
        );
      return piece?.is !== 'mention' || (!piece.amount && !piece.asset && !isSomebody(piece));
    });
    if (!isHarmless) return;
    for (const at of within) {
      const piece = pieces[at];
      if (piece) out[at] = [filler(piece)];
    }
  }

  /** What would be refused says where the bound is. */
  function refuse(piece: Mention, at: number): void {
    const refused = piece.turns ? isRefused.exec(behind(piece)) : null;
    if (!refused || (piece.bound !== 'max' && piece.bound !== 'min')) return;
    drop(at, piece.end + refused[0].length);
    const before = pieces[at - 1];
    if (before?.is === 'word' && isOutcome.test(said(before))) out[at - 1] = [filler(before)];
    const [bound, role] = piece.bound === 'max' ? (['min', 'gets'] as const) : (['max', 'spend'] as const);
    out[at] = [roleAt(piece, role), { ...piece, bound, turns: false }];
  }

  /** `sell 5 AAVE for USDT, 1inch`: what stands by itself beside a pair is where, and no third coin. */
  function place(piece: Mention, at: number): void {
    // `UNI` and `1INCH` are how tokens are written.
    if (said(piece) === symbolOf(piece)) return;
    const slug = piece.protocol?.value ?? placeOf[symbolOf(piece)];
    if (slug === undefined || piece.amount || coins.size < 3 || (coins.get(symbolOf(piece)) ?? 0) > 1) return;
    const isLead = at === 0 && isExchange(slug) && isWhole(pieces[1]);
    // `limit order cow 100 USDC to DAI`
    const isOrder =
      (isOrderWord(pieces[at - 1]) && isWhole(pieces[at + 1])) ||
      (pieces[at - 1]?.is === 'filler' && isOrderWord(pieces[at + 1]));
    if (!isLead && !isOrder && !(isCut(pieces[at - 1]) && (isCut(pieces[at + 1]) || isOrderWord(pieces[at + 1]))))
      return;
    if (!isExchange(slug) || isListed(at)) return;
    out[at] = [
      roleAt(piece, 'protocol'),
      { ...piece, asset: null, party: null, protocol: piece.protocol ?? slot(piece, slug) },
    ];
  }

  /** `buy ETH, uni, link`: one of several. */
  function isListed(at: number): boolean {
    const isOne = (index: number) => {
      const [other, lead, tie] = [pieces[index], pieces[index - 1], pieces[index < at ? at - 1 : at + 1]];
      if (tie?.is !== 'tie' || !isCoin(other) || other.amount) return false;
      return tie.tie === 'and' || tie.tie === 'or' || index > at || lead?.is !== 'role';
    };
    return isOne(at - 2) || isOne(at + 2);
  }

  /** `out 60 LINK, in ≤ 900 USDC` */
  function side(piece: Mention, at: number): void {
    const lead = pieces[at - 1];
    if (!isWhole(piece) || !lead || !isCut(pieces[at - 2]) || !isCut(pieces[at + 1])) return;
    if (!/^(?:in|out)$/i.test(said(lead)) || !hasSides) return;
    if (lead.is !== 'filler' && lead.is !== 'role') return;
    out[at - 1] = [roleAt(lead, /^in$/i.test(said(lead)) ? 'gives' : 'gets')];
  }

  /** `into ETH, I mean WETH` */
  function mean(piece: Mention, at: number): void {
    if (piece.amount) return;
    for (let index = at - 1; index > at - MAX_REACH && index >= 0; index--) {
      const first = pieces[index];
      if (first?.is === 'tie' && first.tie === 'stop') return;
      if (!isCoin(first)) continue;
      const between = text.slice(first.end, piece.start).replace(/^ (?:exposure|tokens?|coins?)\b/i, '');
      if (!isMeant.test(between)) return;
      drop(index, piece.end);
      out[index] = [{ ...first, asset: piece.asset, party: piece.party, protocol: piece.protocol }];
      return;
    }
  }

  /** `卖掉 500 LINK，换 USDT`: what is sold, and what for. */
  function giveFor(at: number): void {
    const coin = pieces[at + 1]?.is === 'role' ? at + 2 : at + 1;
    const sold = pieces[at - 1]?.is === 'tie' ? at - 2 : at - 1;
    const isBare = isCoin(pieces[coin]) && !(pieces[coin] as Mention).amount && isCut(pieces[coin + 1]);
    const sale = [sold, sold - 1].find((index) => /^[卖賣]/.test(said(pieces[index])));
    const piece = pieces[at];
    if (!piece || !isBare || sale === undefined || ![sold, sold - 1].some((index) => isWhole(pieces[index]))) return;
    out[at] = [roleAt(piece, 'gets')];
    if (coin > at + 1) out[at + 1] = [];
  }

  /** `the DAI I get for 500 LINK should go to 0x…` */
  function gain(piece: Mention, at: number): void {
    if (piece.amount) return;
    for (let index = at + 1; index < at + MAX_REACH; index++) {
      const sold = pieces[index];
      if (!sold || sold.is === 'tie') return;
      if (!isWhole(sold)) continue;
      if (!isGot.test(text.slice(piece.end, sold.start)) || sameCoin(sold, piece)) return;
      drop(at, sold.start);
      const span = { start: piece.end, end: sold.start };
      out[at] = [{ is: 'verb', sense: 'swap', confidence: SUPPLIED, isNoun: false, ...span }, sold];
      out[index] = [roleAt(piece, 'gets'), piece];
      return;
    }
  }

  /** `recipient of the DAI: 0x…` */
  function nameReceived(at: number): void {
    let index = at + 1;
    const of = pieces[index];
    if (of?.is !== 'role' || of.role !== 'of') return;
    index++;
    while (pieces[index]?.is === 'filler' || pieces[index]?.is === 'my') index++;
    const coin = pieces[index];
    let who = index + 1;
    while (who < index + 4 && (isColon(pieces[who]) || pieces[who]?.is === 'filler')) who++;
    const isBrought = coin?.is === 'mention' && !coin.amount && (coin.isPronoun || isCoin(coin));
    if (!isBrought || !isSomebody(pieces[who])) return;
    for (let word = at + 1; word < who; word++) out[word] = [];
  }

  /** `0x… should receive the USDC from selling my 30 LINK` */
  function fromSale(piece: Mention, at: number): void {
    if (piece.amount) return;
    const from = pieces[at + 1];
    const verb = pieces[at + 2];
    if (from?.is !== 'role' || from.role !== 'from' || verb?.is !== 'verb' || verb.sense !== 'swap') return;
    let index = at + 3;
    while (index < at + MAX_REACH && ['my', 'filler', 'role'].includes(pieces[index]?.is ?? '')) index++;
    const sold = pieces[index];
    if (!isWhole(sold) || sameCoin(sold, piece)) return;
    let lead = at - 1;
    while (lead >= 0 && ['my', 'filler'].includes(pieces[lead]?.is ?? '')) lead--;
    const gets = pieces[lead];
    if (gets?.is !== 'role' || gets.role !== 'receive') return;
    let who = lead - 1;
    while (who >= 0 && who > lead - 4 && !isSomebody(pieces[who])) who--;
    const somebody = pieces[who];
    if (!isSomebody(somebody)) return;
    for (let word = who; word <= index; word++) out[word] = [];
    out[who] = [
      { ...verb, isNoun: false },
      sold,
      roleAt(piece, 'gets'),
      piece,
      roleAt(somebody, 'recipient'),
      somebody,
    ];
  }
}

const isOrderWord = (piece: Piece | undefined): boolean =>
  (piece?.is === 'topic' && piece.topic === 'price') || (piece?.is === 'noun' && piece.noun === 'order');
/** Index of the first piece that begins at a place or behind it. */
function lowerBound(pieces: readonly Piece[], start: number): number {
  let [low, high] = [0, pieces.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((pieces[middle]?.start ?? 0) < start) low = middle + 1;
    else high = middle;
  }
  return low;
}

const isColon = (piece: Piece | undefined): boolean => piece?.is === 'tie' && piece.tie === 'colon';
const filler = ({ start, end }: Piece): Piece => ({ is: 'filler', start, end });
const roleAt = ({ start, end }: Piece, role: Role): PieceOf<'role'> => ({
  is: 'role',
  role,
  isField: false,
  start,
  end,
});

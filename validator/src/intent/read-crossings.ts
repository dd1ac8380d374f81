import { isCarrier } from './exchanges.ts';
import type { Role, Sense } from './meaning.ts';
import type { Mention, Piece, PieceOf, Span } from './piece.ts';

/** A verb in other words. */
const TURNED = 0.9;
const MAX_REACH = 8;

const trades: ReadonlySet<Sense> = new Set(['swap', 'buy', 'convert', 'spend', 'change']);
/** What is done with a sum that `let … be` asks for; to be spent or taken is a right. */
const deeds: ReadonlySet<Sense> = new Set([
  'supply',
  'lend',
  'wrap',
  'unwrap',
  'stake',
  'bridge',
  'swap',
  'convert',
  'send',
  'put',
  'withdraw',
  'repay',
  'borrow',
]);
const isVerb = (piece: Piece | undefined): piece is PieceOf<'verb'> => piece?.is === 'verb';
const isSum = (piece: Piece | undefined): piece is Mention =>
  piece?.is === 'mention' && piece.amount !== null && piece.asset !== null;
const isPlace = (piece: Piece | undefined): piece is Mention =>
  piece?.is === 'mention' && piece.chain !== null && !piece.amount;
const isRole = (piece: Piece | undefined, ...roles: readonly Role[]): boolean =>
  piece?.is === 'role' && roles.includes(piece.role);
const isCut = (piece: Piece | undefined): boolean => !piece || piece.is === 'tie';
const filler = ({ start, end }: Span): Piece => ({ is: 'filler', start, end });
const roleAt = ({ start, end }: Span, role: Role): Piece => ({ is: 'role', role, isField: false, start, end });
const verbAt = ({ start, end }: Span, sense: Sense): Piece => ({
  is: 'verb',
  sense,
  confidence: TURNED,
  isNoun: false,
  start,
  end,
});
/** Beside a bridge `Ethereum` is the chain and not its coin. */
const asPlace = (piece: Mention): Mention => ({ ...piece, asset: null, party: null });

/** Other words for carrying a sum to another chain, and where `Ethereum` or `there` names one. */
export function readCrossings(text: string, pieces: readonly Piece[]): readonly Piece[] {
  const said = (piece: Piece | undefined) => (piece ? text.slice(piece.start, piece.end) : '');
  const out: Piece[][] = pieces.map((piece) => [piece]);
  const places = pieces.filter(isPlace);
  const isCarried =
    pieces.some((piece) => isVerb(piece) && piece.sense === 'bridge') ||
    pieces.some((piece) => piece.is === 'mention' && piece.protocol !== null && isCarrier(piece.protocol.value));
  const isTrade = pieces.some(
    (piece) => isVerb(piece) && trades.has(piece.sense) && !/^go(?:es)? from$/i.test(said(piece)),
  );
  const firstSum = pieces.findIndex(isSum);
  const firstPlace = pieces.findIndex(isPlace);
  const mints = pieces.findIndex((piece, at) => isMint(piece) && placeAfter(at) > 0);
  const burn = pieces.findIndex((piece) => piece.is === 'word' && /^burn(?:s|ed|ing|t)?$/i.test(said(piece)));
  if (burn >= 0 && places.length > 0 && (mints >= 0 || isCarried)) carry(burn);
  pieces.forEach((piece, at) => {
    if (isVerb(piece) && piece.sense === 'allow' && /^let$/i.test(said(piece))) letBe(at);
    if (isVerb(piece) && /^go(?:es)? from$/i.test(said(piece)) && isPlace(pieces[at + 1])) cross(piece, at);
    if (isVerb(piece) && ['take', 'withdraw', 'send', 'remove'].includes(piece.sense)) carryOver(piece, at);
    if (piece.is === 'mention' && piece.protocol && isPointed(at)) put(piece, at);
    if (isPlace(piece)) name(piece, at);
    if (isCarried && places.length === 1 && /^(?:there|over there)$/i.test(said(piece))) point(piece, at);
    if (isSum(piece) && /\bmarkets?\b/i.test(text.slice(piece.end, piece.end + 80))) leaveMarket(at);
  });
  return out.flat();

  function isMint(piece: Piece): boolean {
    return (piece.is === 'word' || isVerb(piece)) && /^(?:re-?)?mint(?:ed|ing|s)?$/i.test(said(piece));
  }

  /** The place that follows with no more before it than `it on`; 0 where none does. */
  function placeAfter(from: number): number {
    for (let at = from + 1; at < from + 5; at++) {
      const piece = pieces[at];
      const isPart =
        ['filler', 'role', 'my'].includes(piece?.is ?? '') ||
        (piece?.is === 'mention' && (piece.isPronoun || isSum(piece)));
      if (isPlace(piece)) return isRole(pieces[at - 1], 'on', 'to', 'in', 'into') ? at : 0;
      if (!isPart) return 0;
    }
    return 0;
  }

  /** `burn 5 USDC here and mint it on Base`: one thing, and the place of the minting is where it goes. */
  function carry(at: number): void {
    const piece = pieces[at];
    if (!piece) return;
    const isNamed = pieces.some((other) => isVerb(other) && other.sense === 'bridge');
    out[at] = [isNamed ? filler(piece) : verbAt(piece, 'bridge')];
    const burnt = placeAfter(at);
    const left = pieces[burnt];
    // `I need 5 USDC on Base; burn it on Arbitrum`: where it is burnt is what it leaves.
    if (burnt > 0 && left && isPlace(left)) {
      out[burnt - 1] = [roleAt(left, 'from')];
      out[burnt] = [asPlace(left)];
      const needed = pieces[firstPlace];
      if (places.length === 2 && firstPlace < at && needed && isPlace(needed) && isRole(pieces[firstPlace - 1], 'on'))
        out[firstPlace - 1] = [roleAt(needed, 'destination')];
    }
    const place = mints >= 0 ? placeAfter(mints) : 0;
    const [minted, reached] = [pieces[mints], pieces[place]];
    if (!minted || !reached || !isPlace(reached) || mints < at) return;
    for (let index = mints; index < place; index++) {
      const between = pieces[index];
      // `burn 5 USDC and mint 4.9 USDC on Base`: what is minted may be less.
      out[index] = isSum(between) ? [roleAt(between, 'gets'), between] : [];
    }
    const lead = pieces[mints - 1];
    if (lead?.is === 'tie' || isRole(lead, 'for', 'to')) out[mints - 1] = [];
    out[place] = [roleAt(minted, 'destination'), asPlace(reached)];
  }

  /** `let 5 USDC be supplied to Aave` asks for it, where `let 5 USDC be spent by 0x…` gives a right. */
  function letBe(at: number): void {
    let verb = at + 1;
    while (verb < at + MAX_REACH && !isVerb(out[verb]?.[0]) && !isCut(pieces[verb])) verb++;
    const done = out[verb]?.[0];
    const deed = isVerb(done) ? done : null;
    const between = pieces.slice(at + 1, verb);
    const by = said(pieces[verb + 1]);
    if (!deed || !deeds.has(deed.sense) || !between.some(isSum) || /^by$/i.test(by)) return;
    if (!/\bbe\s$/i.test(text.slice(Math.max(0, deed.start - 4), deed.start))) return;
    out[at] = [filler(pieces[at] ?? deed)];
    out[verb] = [{ ...deed, confidence: TURNED, isNoun: false }];
  }

  /** `5 USDC shall go from Optimism to Ethereum` */
  function cross(piece: Piece, at: number): void {
    if (isRole(pieces[at + 2], 'to', 'into') && isPlace(pieces[at + 3]))
      out[at] = [verbAt(piece, 'bridge'), roleAt({ start: piece.end, end: piece.end }, 'from')];
  }

  /** `take 5 USDC off Ethereum and put it on Base` */
  function carryOver(piece: Piece, at: number): void {
    const [sum, off, left, tie] = pieces.slice(at + 1, at + 5);
    if (!isSum(sum) || !isRole(off, 'from', 'on') || !isPlace(left) || tie?.is !== 'tie') return;
    const verb = isVerb(pieces[at + 5]) ? at + 5 : at + 6;
    const [again, it, on, place] = pieces.slice(verb, verb + 4);
    if (!isVerb(again) || !['put', 'send', 'give', 'drop', 'supply'].includes(again.sense)) return;
    if (it?.is !== 'mention' || !it.isPronoun || !isRole(on, 'on', 'to', 'into', 'in') || !isPlace(place)) return;
    out[at] = [verbAt(piece, 'bridge')];
    out[at + 2] = [roleAt(off ?? left, 'from')];
    out[at + 3] = [asPlace(left)];
    for (let index = at + 4; index < verb + 3; index++) out[index] = [];
    out[verb + 3] = [roleAt(on ?? place, 'to'), asPlace(place)];
  }

  function isPointed(at: number): boolean {
    return said(pieces[at + 1]) === '<' && said(pieces[at + 2]) === '-' && isSum(pieces[at + 3]);
  }

  /** `compound v2 <- 12 UNI` */
  function put(piece: Mention, at: number): void {
    const [arrow, sum] = [pieces[at + 1], pieces[at + 3]];
    if (!arrow || !sum) return;
    out[at] = [verbAt({ start: arrow.start, end: arrow.end }, 'supply')];
    out[at + 1] = [];
    out[at + 2] = [];
    out[at + 3] = [sum, roleAt(piece, 'into'), piece];
  }

  /** `Base -> Ethereum`, `supply 1 WETH, Morpho Blue, Ethereum` */
  function name(piece: Mention, at: number): void {
    if (!piece.asset || !/^(?:ethereum|polygon|avalanche)(?: mainnet)?$/i.test(said(piece))) return;
    const isReached = isCarried && isRole(pieces[at - 1], 'to', 'into') && isPlace(pieces[at - 2]);
    const isAlone = !isTrade && isCut(pieces[at - 1]) && isCut(pieces[at + 1]) && firstSum >= 0 && firstSum < at;
    if (isReached || isAlone) out[at] = [asPlace(piece)];
  }

  /** `my exchange is on Base, so bridge 5 USDC over there` */
  function point(piece: Piece, at: number): void {
    const place = firstPlace;
    const named = pieces[place];
    if (!named || !isPlace(named) || place > firstSum || firstSum > at) return;
    if (!isRole(pieces[place - 1], 'on', 'in')) return;
    out[place] = [];
    out[place - 1] = [];
    if (/^over$/i.test(said(pieces[at - 1]))) out[at - 1] = [];
    out[at] = [roleAt(piece, 'destination'), asPlace(named)];
  }

  /** `to the wstETH/USDC market of Morpho Blue`: which market it is changes nothing of what goes. */
  function leaveMarket(from: number): void {
    for (let at = from + 1; at < from + MAX_REACH; at++) {
      const [one, slash, other] = pieces.slice(at, at + 3);
      if (!one || one.is === 'tie') return;
      const isCoin = (piece: Piece | undefined) =>
        piece?.is === 'mention' && piece.asset?.value.kind === 'symbol' && !piece.amount && !piece.protocol;
      const isPair = isCoin(one) && isCoin(other) && /^[/-]$/.test(said(slash));
      if (!isPair || !/^ (?:lending |isolated )?markets?\b/i.test(text.slice(other?.end, (other?.end ?? 0) + 24)))
        continue;
      for (const index of [at, at + 1, at + 2]) out[index] = [filler(pieces[index] ?? one)];
      const lead = pieces[at - 1]?.is === 'filler' ? at - 2 : at - 1;
      if (lead > from && isRole(pieces[lead], 'to', 'into', 'in', 'on')) out[lead] = [filler(pieces[lead] ?? one)];
      return;
    }
  }
}

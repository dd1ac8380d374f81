import type { Role } from './meaning.ts';
import type { Mention, Piece, PieceOf } from './piece.ts';

/** Words that lead to what a trade passes through on its way; `using` may also lead to what is paid with. */
const isPassage = /\b(?:via|through|thru|by way of|over|passing by|stopping at|stopover in)$|^rout(?:e|es|ed|ing)\b/i;
const isPassageNoun =
  /^(?:path|paths|hops?|intermediate|intermediary|intermediates|route|routes|routing|via the|middle|stopover)$/i;
/** Said behind a coin: `with WETH in the middle`, `WETH as the intermediate token`. */
const isMiddle =
  /^\s+(?:in (?:the middle|between)|as (?:(?:an?|the|our|my)\s)?(?:intermediate|intermediary|middle|mid|hop|bridge|bridging|connector|connecting|routing|stepping[\s-]stone|stopover|stop)(?:\s(?:token|asset|coin|currency|hop|step|leg|man))?|(?:is|being) the (?:intermediate|middle|intermediary)(?:\s(?:token|asset|coin|hop))?)\b/i;
const MAX_MIDDLE = 60;
/** What joins the coins of a path that is written as one word: `USDC-WETH-UNI`. */
const isJoint = /^\s*[-/>–]\s*$/;
const isPath = /^(?:path|route|routing|routes|token path|swap path|swap route|trade route)$/i;
const isArrow = /^(?:->|=>|→|⟶|➡|➜|⇒|▶|>)$/;
/** How much may stand between two coins of a path. */
const MAX_GAP = 4;
const MAX_PATH = 8;

const isCoin = (piece: Piece | undefined): piece is Mention =>
  piece?.is === 'mention' &&
  piece.asset?.value.kind === 'symbol' &&
  piece.asset.confidence === 1 &&
  !piece.amount &&
  !piece.chain;
const isCounted = (piece: Piece): boolean =>
  piece.is === 'mention' && piece.amount !== null && piece.asset?.value.kind === 'symbol' && !piece.party;
const symbolOf = (piece: Piece | undefined): string | null =>
  piece?.is === 'mention' && piece.asset?.value.kind === 'symbol' ? piece.asset.value.symbol.toLowerCase() : null;

/**
 * Takes out the coins that a trade only passes through: `via WETH`, `DAI → WETH → AAVE`, `path: [USDC, WETH, UNI]`. Which way
 * a trade goes changes nothing of what leaves and what comes.
 */
export function takeRoutes(text: string, pieces: readonly Piece[]): readonly Piece[] {
  const said = (piece: Piece | undefined) => (piece ? text.slice(piece.start, piece.end) : '');
  const dropped = new Set<number>();
  const replaced = new Map<number, readonly Piece[]>();
  const uses = countCoins(pieces);
  const hasVerb = pieces.some(({ is }) => is === 'verb');
  const counted = new Set(pieces.flatMap((piece) => (isCounted(piece) ? [symbolOf(piece) ?? ''] : [])));
  for (let at = 0; at < pieces.length; at++) {
    const piece = pieces[at];
    if (!piece) break;
    if (isCoin(piece) && takeMiddle(at, piece)) continue;
    // `80 LINK to WETH to DAI`
    const passed = isCounted(piece) ? coinsJoined(at) : [];
    if (passed.length > 2) {
      for (let index = at + 1; index < (passed.at(-1) ?? at) - 1; index++) drop(index);
      at = passed.at(-1) ?? at;
      continue;
    }
    const joined = isCoin(piece) ? coinsJoined(at) : [];
    if (joined.length > 2) {
      takePassage(at, joined, true);
      at = joined.at(-1) ?? at;
      continue;
    }
    const isNamed = piece.is === 'word' || piece.is === 'filler' || piece.is === 'noun';
    const leads =
      ((piece.is === 'role' && piece.role === 'using' && isPassage.test(said(piece))) ||
        (isNamed && isPassageNoun.test(said(piece))) ||
        // `30 COMP over WETH into DAI`
        (piece.is !== 'mention' &&
          /^(?:over|across)$/i.test(said(piece)) &&
          isCoin(pieces[at + 1]) &&
          pieces[at + 2]?.is === 'role')) &&
      !isDenied(at);
    const chain = leads ? coinsAfter(at) : isCoinBefore(at) ? coinsAfter(at - 1, true) : [];
    const [first, last] = [chain[0], chain.at(-1)];
    if (first === undefined || last === undefined) continue;
    if (leads) takePassage(at, chain);
    else if (chain.length > 2) for (let index = first + 1; index < last - 1; index++) drop(index);
    at = Math.max(at, last);
  }
  return pieces.flatMap((piece, at) => (dropped.has(at) ? [] : (replaced.get(at) ?? [piece])));

  function drop(index: number): void {
    dropped.add(index);
  }

  /** `never via WETH` */
  function isDenied(at: number): boolean {
    return [1, 2, 3].some((back) => {
      const piece = pieces[at - back];
      return piece?.is === 'cue' && piece.cue === 'not';
    });
  }

  function takeMiddle(at: number, coin: Mention): boolean {
    const behind = isMiddle.exec(text.slice(coin.end, coin.end + MAX_MIDDLE));
    if (!behind || isDenied(at) || countOthers([at]) < 2) return false;
    const end = coin.end + behind[0].length;
    for (let index = at; (pieces[index]?.start ?? end) < end; index++) drop(index);
    if (pieces[at - 1]?.is === 'role') drop(at - 1);
    return true;
  }

  /** Coins that are written as one word, or as `USDC to WETH to UNI`. */
  function coinsJoined(from: number): number[] {
    const found = [from];
    for (let at = from + 1; at < pieces.length && found.length < MAX_PATH; at++) {
      const [last, piece] = [pieces[found.at(-1) ?? from], pieces[at]];
      if (!last || !piece) break;
      const isTo = piece.is === 'role' && (piece.role === 'to' || piece.role === 'into') && isCoin(pieces[at + 1]);
      if (isCoin(piece) && (at > (found.at(-1) ?? 0) + 1 || isJoint.test(text.slice(last.end, piece.start))))
        found.push(at);
      else if (!isTo && !isJoint.test(said(piece))) break;
    }
    return found;
  }

  /** How many coins are named beside those at some places. */
  function countOthers(chain: readonly number[]): number {
    const others = new Set(uses.keys());
    for (const index of chain) {
      const symbol = symbolOf(pieces[index]) ?? '';
      if ((uses.get(symbol) ?? 0) <= 1) others.delete(symbol);
    }
    return others.size;
  }

  /** An arrow stands behind it: it may begin a chain. */
  function isCoinBefore(at: number): boolean {
    const next = pieces[at + 1];
    return symbolOf(pieces[at]) !== null && next !== undefined && isArrow.test(said(next));
  }

  /** Indices of the coins behind a word, with nothing but marks, arrows and fillers between them. */
  function coinsAfter(from: number, isChain = false): number[] {
    const found: number[] = isChain ? [from + 1] : [];
    const allowsPlace = isChain || isPath.test(said(pieces[from]));
    let gap = 0;
    for (let at = isChain ? from + 2 : from + 1; at < pieces.length && found.length < MAX_PATH; at++) {
      const piece = pieces[at];
      if (isCoin(piece) && (allowsPlace || !piece.protocol)) {
        found.push(at);
        gap = 0;
      } else if (found.length > 0 && goesOn(at)) continue;
      else if (!piece || ++gap > MAX_GAP || !parts(piece, isChain, found.length, allowsPlace)) break;
    }
    return found;
  }

  /** `over USDC and then WETH`, where the list ends what is said. */
  function goesOn(at: number): boolean {
    const [piece, behind] = [pieces[at], pieces[at + 2]];
    if (piece?.is !== 'tie' || (piece.tie !== 'and' && piece.tie !== 'next') || !isCoin(pieces[at + 1])) return false;
    return !behind || (behind.is === 'tie' && ['stop', 'comma', 'line', 'close'].includes(behind.tie));
  }

  function parts(piece: Piece, isChain: boolean, count: number, isOpen: boolean): boolean {
    if (isArrow.test(said(piece))) return true;
    if (isChain) return false;
    // Behind the first coin only what makes a list goes on with it.
    const isListed = isOpen || /^[-/>,]$/.test(said(piece));
    if (piece.is === 'tie')
      return ['colon', 'open'].includes(piece.tie) || (isListed && (piece.tie === 'comma' || piece.tie === 'and'));
    if (piece.is === 'role') return count > 0 && piece.role === 'to' && isOpen;
    return piece.is === 'filler' || (count === 0 && (piece.is === 'noun' || piece.is === 'my'));
  }

  /** `path DAI/WETH/LINK for 200 DAI`: what the path begins with goes. */
  function leadIn(from: number, coin: Piece): void {
    for (let index = from + 1; index < from + MAX_PATH; index++) {
      const [role, sum] = [pieces[index], pieces[index + 1]];
      if (!role || !sum) return;
      if (role.is === 'role' && role.role === 'for' && isCounted(sum) && symbolOf(sum) === symbolOf(coin))
        replaced.set(index, [roleAt(role, 'gives')]);
    }
  }

  /** `via WETH` where the pair is named beside it; a path that names the pair itself gives its ends. */
  function takePassage(at: number, chain: readonly number[], isWord = false): void {
    const [first = 0, last = 0] = [chain[0], chain.at(-1)];
    // `LINK → WETH → USDC: 70 LINK, min 950 USDC` says nowhere else what is to be done.
    const isHeading = isWord && !hasVerb && counted.has(symbolOf(pieces[first]) ?? '');
    if (countOthers(chain) >= 2 && !isHeading) {
      for (let index = at; index <= last; index++) drop(index);
      return;
    }
    const [from, to] = [pieces[first], pieces[last]];
    if (chain.length < 2 || !from || !to || !(isWord || isPath.test(said(pieces[at])))) return;
    for (let index = at + 1; index <= last; index++) drop(index);
    leadIn(last, from);
    const sum = isHeading ? pieces.findIndex((piece) => isCounted(piece) && symbolOf(piece) === symbolOf(from)) : -1;
    const sold = pieces[sum];
    if (sold) replaced.set(sum, [roleAt(sold, 'gives'), asCoin(sold)]);
    const end = [roleAt(to, 'gets'), asCoin(to)];
    // `route AAVE > WETH > USDC, 12 AAVE in`
    const isSaid = counted.has(symbolOf(from) ?? '');
    replaced.set(at, isSaid ? end : [roleAt(from, 'gives'), asCoin(from), ...end]);
    dropped.delete(at);
  }
}

const roleAt = ({ start }: Piece, role: Role): PieceOf<'role'> => ({
  is: 'role',
  role,
  isField: false,
  start,
  end: start,
});

/** In a path AAVE is the coin, and no place. */
const asCoin = (piece: Piece): Piece => (piece.is === 'mention' ? { ...piece, protocol: null, party: null } : piece);

/** How often each coin is named. */
function countCoins(pieces: readonly Piece[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const piece of pieces) {
    const symbol = symbolOf(piece);
    if (symbol !== null) counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
  }
  return counts;
}

import type { Read } from './asides.ts';
import type { Slot } from './intent.ts';
import { type Piece, slot } from './piece.ts';

/** How much of a part of a sentence is looked at. */
const MAX_OPENING = 120;
const MAX_PIECES = 60;
/** How many words may stand between a negation and the end of what it denies. */
const MAX_DENIED = 6;

const lead = String.raw`^[^\p{L}\p{N}]*(?:(?:and|but|so|where|since|because|as|which means|meaning|note that|fyi|btw|by the way|also|for the record|for reference|currently|right now|please note(?: that)?|for your information|remember that|as you know|i checked that|i checked and)[\s,:]+)*`;
const whose = `(?:the |my |our |its |their |your |this |that |an? |all )?(?:current |available |present |remaining |whole |full |existing |previous |necessary |needed |required |total |latest |spot |market |quoted |displayed |shown |estimated |raw |on-chain |onchain |network |usual |wallet |token |usdc |usdt |dai |weth |eth |link |uni |ether )*`;
const present = String.raw`(?:is|are|was|were|stands?|sits?|covers?|suffices?|has been|have been|shows?|reads?|says?|comes? to|equals?|amounts? to|runs?|costs?|will be|would be)\b`;
/** What is said of the world and asks for nothing: `the balance of 410 USDC covers it`, `LINK has 18 decimals`. */
const claims = [
  // Prices, balances and quotes as they stand.
  String.raw`${whose}(?:balance|balances|price|quote|quotation|output|raw value|value in wei|base units|market cap|floor price|exchange rate|rate|gas|gas price|gas fees?|fees?|apy|apr|yield|tvl|total supply|decimals|yearly price|annual fee|rent)(?: (?:of|for|in|on|at|from)\b[^,;:.]{0,40}?)? ${present}`,
  String.raw`(?:the |its )?(?:transaction |tx |native |eth |ether |msg\.?|call )?value (?:is|will be|stays|remains) (?:0|zero|nil)\b`,
  String.raw`(?:i|we|my wallet|the wallet|my account|the account|the user|the sender|our wallet) (?:currently |still |already |now )?(?:have|has|hold|holds|own|owns|got)(?! to\b)`,
  String.raw`(?:this|it|that|which) (?:replaces?|overrides?|supersedes?|overwrites?) (?:the |my |an? |any |its )?(?:\p{L}+ ){0,2}(?:allowance|approval|limit|cap|permission)`,
  String.raw`(?:the |its |our |their )?(?:calldata|call data|data|payload|input data|suffix|tag|trailing bytes|last bytes|final bytes|extra bytes|attribution(?: tag| suffix| code)?|referral(?: tag| suffix| code)?) (?:at the end )?(?:ends?|carries|has|contains|includes|is|are|comes?|holds?|belongs?)\b`,
  String.raw`\p{L}[\p{L}\d]{1,10} (?:has|have|uses?|comes? with) (?:\d{1,2}|six|eight|eighteen) decimals?\b`,
  // Rights that are there already.
  String.raw`${whose}(?:allowance|approval|permission|spending cap|authori[sz]ation|approvals|permit)s? (?:\p{L}+ ){0,3}(?:was|were|has been|have been|is|are|exists?|already)\b(?: \p{L}+){0,2}? (?:0|zero|none|nothing|set|approved|granted|given|in place|done|signed|made|there|exists?|enough|sufficient|high enough|large enough|active|live|valid|unlimited)\b`,
  String.raw`(?:i|we) (?:have |'ve )?already (?:approved|set|granted|gave|given|signed|have)\b`,
  // What is known of those concerned.
  String.raw`(?:the |this )?(?:recipient|receiver|payee|destination|address|wallet|account|contract|router|spender|token|pool|route|quote|transaction|calldata|name)(?: address| contract)? (?:is|was|has been|are|were) (?:an? |the |also |already |fully |successfully |now )*(?:regular|normal|plain|ordinary|simple|eoa|externally|verified|audited|known|trusted|official|simulated|checked|tested|whitelisted|correct|right|checksummed|double-checked|mine|hers|his|theirs|ours|friend|contract|smart|multisig|available|free|unregistered)\b`,
  String.raw`${whose}(?:cow|uniswap|aave|compound|lido|curve|balancer|1inch|across|stargate|cctp|ens|hop|safe|usdc|usdt|dai|weth|eth|wsteth|steth)(?: v\d)? (?:orders|swaps|trades|pools|transfers|names|deposits|positions|bridges|quotes|routes|contracts?|token)? ?(?:is|are|has|have|costs?|takes?|charges?|supports?|uses?|works?|needs?|can be|does|do) `,
  // What somebody heard, and what a coin or an item is by its nature.
  String.raw`(?:i|we) (?:was|were|am|are|have been|'ve been|got) (?:told|assured|informed|promised)\b(?! to\b)`,
  String.raw`(?:i|we) (?:heard|read|learned|gather|hear)\b(?! (?:out|to|you)\b)`,
  String.raw`(?:it|this|that|which)(?: is|'s) an? (?:erc-?\d{2,4}|nft|non-?fungible|collectible|rebasing|stablecoin|one-off|unique)\b`,
  String.raw`there(?: is|'s| are) (?:only|just|exactly) (?:one|1|a single)\b(?: (?:of|such|copy|piece|token|edition))?`,
  String.raw`(?:i|we) (?:only|just|merely|simply)(?: want| need| wish|'m trying| am trying) to (?:cancel|replace|unstick|clear|speed up|flush) (?:an?|the|my|that) (?:stuck|pending|old|hanging)\b`,
].map((pattern) => new RegExp(`${lead}(?:${pattern})`, 'iu'));

/** `the router is 0x…`, `the token contract is 0x…`: where what was asked for is kept. Whether it is so is checked elsewhere. */
const places = new RegExp(
  `${lead}(?:the |its |a )?(?:(?:token|coin|usdc|usdt|dai|weth|link|uni|erc-?20|swap|uniswap|bridge|pool|official|canonical|verified|v2|v3|universal) ){0,3}(?:router|contract|token contract|pool|inbox|controller|registrar|factory|token address)(?: address)? (?:is|used is|being|has the address|sits at|lives at|is at)(?: at)? \\(?0x`,
  'iu',
);

const isCut = (piece: Piece): boolean =>
  piece.is === 'tie' &&
  ['stop', 'item', 'number', 'comma', 'but', 'and', 'next', 'line', 'open', 'close'].includes(piece.tie);
const isStop = (piece: Piece): boolean => piece.is === 'tie' && ['stop', 'item', 'number'].includes(piece.tie);
/** Without one of these nothing is claimed: one look in place of many, at each comma of a long text. */
const states =
  /\b(?:am|got|heard|read|learned|gather|hear|only|just|merely|simply|is|are|was|were|has|have|had|holds?|own|owns|got|stands?|sits?|covers?|suffices?|shows?|reads?|says?|comes?|equals?|amounts?|runs?|costs?|will|would|uses?|exists?|already|stays|remains|replaces?|overrides?|supersedes?|overwrites?|ends?|carries|contains|includes|belongs?|takes?|charges?|supports?|works?|needs?|can|does|do|being|lives)\b/i;
/** Words that make a demand of what else would be a claim. */
const demands =
  /\b(?:must|should|shall|may|might|need|needs|want|at least|at most|no more|no less|minimum|maximum|min|max|limit|only if|if|unless|until|never|not exceed|please|ok|fine|okay)\b/i;
const isSomebody = (piece: Piece): boolean =>
  piece.is === 'mention' &&
  (piece.party?.value.kind === 'address' || piece.party?.value.kind === 'ens' || piece.asset?.value.kind === 'address');

/**
 * Takes out claims beside a request: they ask for nothing, and what they say of prices, balances and rights cannot be checked
 * here. They are told as unread, but for what is said of a protocol as such.
 */
export function takeClaims(text: string, pieces: readonly Piece[]): Read {
  const unread: Slot<string>[] = [];
  const kept: Piece[] = [];
  let hasCommand = false;
  let hasSum = false;
  let at = 0;
  let opens = true;
  while (at < pieces.length) {
    const piece = pieces[at];
    if (!piece) break;
    if (endsNegation(text, pieces, at)) {
      kept.push({ is: 'tie', tie: 'stop', start: piece.start, end: piece.end });
      opens = true;
      at++;
      continue;
    }
    const end = opens && hasCommand ? endOfClaim(text, pieces, at, hasSum) : at;
    if (end > at) {
      const last = pieces[end - 1] ?? piece;
      const said = text.slice(piece.start, last.end);
      if (!/\b(?:no|not|when|once|without)\b/i.test(said))
        unread.push(slot({ start: piece.start, end: last.end }, said));
      at = end;
      continue;
    }
    const before = kept.at(-1);
    // `NFT 12 to 0x…` is an order without its verb.
    const isPayee = isSomebody(piece) && before?.is === 'role' && (before.role === 'to' || before.role === 'recipient');
    if (piece.is === 'verb' || isPayee) hasCommand = true;
    if (piece.is === 'mention' && piece.amount && piece.asset?.value.kind !== 'nft' && piece.asset?.confidence === 1)
      hasSum = true;
    opens = isCut(piece) || (piece.is === 'filler' && /^(?:so|where)$/i.test(text.slice(piece.start, piece.end)));
    kept.push(piece);
    at++;
  }
  return { pieces: kept, unread };
}

/** `a plain transfer, no approvals: send …`: the order behind the colon is none of what is not wanted. */
function endsNegation(text: string, pieces: readonly Piece[], at: number): boolean {
  const piece = pieces[at];
  if (piece?.is !== 'tie' || piece.tie !== 'colon') return false;
  let next = at + 1;
  while (pieces[next]?.is === 'filler') next++;
  const verb = pieces[next];
  if (verb?.is !== 'verb' || verb.isNoun) return false;
  let hasThing = false;
  for (let index = at - 1; index >= 0 && index > at - MAX_DENIED; index--) {
    const before = pieces[index];
    if (!before) return false;
    if (before.is === 'noun' || (before.is === 'verb' && before.isNoun)) hasThing = true;
    else if (before.is === 'cue' && before.cue === 'not')
      return hasThing && /^(?:no|without|without any|zero)$/i.test(text.slice(before.start, before.end));
    else if (before.is !== 'filler' && !(before.is === 'tie' && before.tie === 'or')) return false;
  }
  return false;
}

/** `I only want to cancel a stuck tx`: why nothing is sent, and no demand. */
const unstuck = /\b(?:stuck|pending|old|hanging)$/i;

/** Index after a claim that begins at a place; the place itself where none does. */
function endOfClaim(text: string, pieces: readonly Piece[], from: number, hasSum: boolean): number {
  const start = pieces[from]?.start ?? 0;
  const opening = text.slice(start, start + MAX_OPENING);
  if (!states.test(opening)) return from;
  const place = hasSum ? places.exec(opening)?.[0] : undefined;
  const claim = place ?? claims.map((pattern) => pattern.exec(opening)?.[0]).find((found) => found !== undefined);
  if (claim === undefined) return from;
  const within = start + claim.length;
  for (let at = from; at <= pieces.length && at < from + MAX_PIECES; at++) {
    const piece = pieces[at];
    const isEnd = !piece || isStop(piece) || (isCut(piece) && piece.start >= within && !isInside(piece));
    if (isEnd)
      return demands.test(text.slice(unstuck.test(claim) ? within : start, pieces[at - 1]?.end ?? start)) ? from : at;
    if (isSomebody(piece) && !place) return from;
    if (piece.is === 'verb' && !piece.isNoun && piece.start >= within) return from;
  }
  return from;
}

/** Brackets say more of the same. */
const isInside = (piece: Piece): boolean => piece.is === 'tie' && (piece.tie === 'open' || piece.tie === 'close');

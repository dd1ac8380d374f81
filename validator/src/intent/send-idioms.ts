import { type Mention, type Piece, type PieceOf, slot, type Tie } from './piece.ts';

/** How far the other half of an idiom is looked for. */
const MAX_REACH = 12;
const MAX_BELOW = 40;
/** Each rewrites all that follows it. */
const MAX_SALES = 4;

const isMention = (piece: Piece | undefined): piece is Mention => piece?.is === 'mention';
const isSomebody = (piece: Piece | undefined): piece is Mention =>
  isMention(piece) && !piece.amount && (piece.party?.value.kind === 'address' || piece.party?.value.kind === 'ens');
const isSum = (piece: Piece | undefined): piece is Mention =>
  isMention(piece) && piece.amount !== null && piece.party === null;
const isItem = (piece: Piece | undefined): piece is Mention =>
  isMention(piece) && piece.asset?.value.kind === 'nft' && piece.asset.value.id !== null;
const isTie = (piece: Piece | undefined, ...ties: readonly Tie[]): boolean =>
  piece?.is === 'tie' && ties.includes(piece.tie);
const endsSentence = (piece: Piece | undefined): boolean => !piece || isTie(piece, 'stop', 'item', 'number');
const isLight = (piece: Piece | undefined): boolean => piece?.is === 'filler' || piece?.is === 'my';

const verbAt = ({ start, end }: Piece, sense: 'send' | 'give'): PieceOf<'verb'> => ({
  is: 'verb',
  sense,
  confidence: 1,
  isNoun: false,
  start,
  end,
});
const toRole = ({ start, end }: Piece): PieceOf<'role'> => ({ is: 'role', role: 'to', isField: false, start, end });
const toFiller = ({ start, end }: Piece): PieceOf<'filler'> => ({ is: 'filler', start, end });
/** What is told as not understood, whatever stands beside it. */
const toOdd = ({ start, end }: Piece): PieceOf<'clock'> => ({ is: 'clock', start, end });
const toComma = ({ start, end }: Piece): PieceOf<'tie'> => ({ is: 'tie', tie: 'comma', start, end });

/** `hit 0x… with 5 USDC`. */
const gifts =
  /^(?:hit|hit up|spot|cover|bless|furnish|equip|surprise|treat|present|reward|hook up|sort out|slip|float|stake|provide|supply|credit|sponsor|subsidi[sz]e)$/;
/** How something goes to where it is sent: `let 5 USDC flow to 0x…`. */
const motion =
  /^(?:flow|flows|go|reach|reaches|travel|travels|pass|move|arrive|arrives|land|lands|head|run|wander|fly|drop|end up|wind up|make its way|make their way|leave|come|get)(?: over| on| out)?(?: to| at| in| into| with| for)?$/;
const leaves = /^(?:leave|leaves|leaving)$/;
const rights: ReadonlySet<string> = new Set(['approve', 'allow', 'permit', 'operator', 'revoke', 'cancel', 'set']);

/** Ways to ask for a transfer that no single word gives away; each is known by what stands around it. */
export function readSendIdioms(text: string, pieces: readonly Piece[]): readonly Piece[] {
  let out = [...pieces];
  const saidAt = (at: number): string => {
    const piece = out[at];
    return piece ? text.slice(piece.start, piece.end).toLowerCase() : '';
  };
  const skip = (from: number): number => {
    let at = from;
    while (at < from + 6 && isLight(out[at])) at++;
    return at;
  };
  const isRight = pieces.some(
    (piece) =>
      (piece.is === 'verb' && rights.has(piece.sense)) ||
      (piece.is === 'noun' && (piece.noun === 'allowance' || piece.noun === 'operator')) ||
      (piece.is === 'role' && (piece.role === 'spend' || piece.role === 'spender')),
  );
  const hasSum = pieces.some((piece) => isSum(piece) && piece.asset?.value.kind === 'symbol');
  const isTrade = pieces.some((piece) => piece.is === 'verb' && (piece.sense === 'swap' || piece.sense === 'buy'));
  let depth = 0;
  let sales = 0;
  if (!isTrade && !isRight) out = readEntries(text, out);

  for (let at = 0; at < out.length; at++) {
    const piece = out[at];
    if (!piece) break;
    const said = saidAt(at);
    if (isTie(piece, 'open')) depth++;
    if (isTie(piece, 'close')) depth = Math.max(0, depth - 1);
    if (piece.is !== 'mention' && piece.is !== 'tie' && gifts.test(said) && isSomebody(out[skip(at + 1)])) {
      if (opensOrder(at)) readGift(piece, at, skip(at + 1));
    } else if (piece.is === 'verb' && said === 'let') readLet(piece, at);
    else if (/^(?:while|whereas|whilst)$/.test(said) && isSomebody(out[at + 1])) {
      // `A gets 5 while B gets 6`
      const gets = out[at + 2];
      if (gets?.is === 'role' && gets.role === 'receive' && isSum(out[at + 3])) out[at] = toComma(piece);
    } else if (leaves.test(said) && piece.is !== 'mention') readDeparture(at);
    else if (piece.is === 'filler' && said === '/') {
      const [before, next] = [out[at - 1], out[at + 1]];
      if ((isSum(before) && isSomebody(next)) || (isSomebody(before) && isSum(next))) out[at] = toComma(piece);
    } else if (piece.is === 'verb' && /^(?:throw|zap)$/.test(said)) {
      // `throw 5 USDC at 0x…`
      const on = out[at + 2];
      const isAt = on?.is === 'role' && (saidAt(at + 2) === 'at' || saidAt(at + 2) === 'over to');
      if (isSum(out[at + 1]) && isAt && isSomebody(out[at + 3])) {
        out[at] = verbAt(piece, 'send');
        out[at + 2] = toRole(on);
      }
    } else if (isMention(piece) && !isRight && /^as much\b/i.test(text.slice(piece.start, piece.amount?.end ?? 0))) {
      readMost(piece, at);
    } else if ((piece.is === 'filler' || piece.is === 'bound') && !isRight && /^as (?:much|many)(?: as)?$/.test(said)) {
      if (/^[^.;\n]{0,60}\bas (?:possible|you can|i can|we can)\b/i.test(text.slice(piece.start + 3, piece.end + 80)))
        out[at] = toOdd(piece);
    } else if (isMention(piece) && /^(?:safe|treasury|multisig|vault)$/.test(said) && !piece.amount && hasSum) {
      // `safe -> 0x…, 5,000 DAI`: who pays.
      const to = skip(at + 1);
      const arrow = out[to];
      if (arrow?.is === 'role' && arrow.role === 'into' && isSomebody(out[to + 1]) && !isSum(out[at - 1])) {
        out[at] = toFiller(piece);
        out[to] = toRole(arrow);
      }
    } else if (piece.is === 'role' && (piece.role === 'into' || isPutIn(at)) && isItem(out[at - 1]) && !isTrade) {
      // `move NFT 777 into the vault 0x…`
      const place = out[skip(at + 1)];
      const address = isMention(place) && place.asset?.value.kind === 'address' ? place.asset.value.address : null;
      if (isMention(place) && address) {
        out[at] = toRole(piece);
        out[skip(at + 1)] = { ...place, asset: null, party: slot(place, { kind: 'address', address }) };
      }
    } else if (isMention(piece) && said === 'whole' && isSomebody(out[at - 1])) {
      // `make 0x… whole`
      out[at] = toFiller(piece);
    } else if (isMention(piece) && isHeading(at)) out[at] = toFiller(piece);
    else if (isSomebody(piece) && piece.asset?.value.kind === 'address') readContract(piece, at);
    if (depth > 0 && hasSum && isMention(piece) && piece.amount && isUnnamed(piece)) out[at] = toOdd(piece);
    else if (piece.is === 'verb' && /^(?:sold|bought|purchased|won|acquired)$/.test(said)) readSale(at);
  }
  return out;

  /** `put NFT 301 in my vault 0x…` */
  function isPutIn(at: number): boolean {
    const piece = out[at];
    const verb = out.slice(Math.max(0, at - MAX_REACH), at).find(({ is }) => is === 'verb');
    return piece?.is === 'role' && piece.role === 'in' && verb?.is === 'verb' && verb.sense === 'put';
  }

  /** Whether nobody is named before a word who would be telling of it. */
  function opensOrder(at: number): boolean {
    let before = at - 1;
    while (before >= 0 && isLight(out[before])) before--;
    const last = out[before];
    if (last && last.is !== 'tie' && last.is !== 'quote' && !(last.is === 'cue' && last.cue === 'asks')) return false;
    const lead = text.slice(last?.end ?? 0, out[at]?.start);
    return !/\b(?:he|she|they|it|who|which|that|didn'?t|did|has|had|have|not|was)\b|\bi\s*$/i.test(lead);
  }

  /** `spot 0x… 20 USDC`, `cover 0x… with 5 DAI`. */
  function readGift(piece: Piece, at: number, who: number): void {
    const lead = out[who + 1];
    // `cover 0x… for 62 USDC`
    const isLed = lead?.is === 'role' && (lead.role === 'with' || (lead.role === 'for' && saidAt(at) === 'cover'));
    const sum = out[isLed ? who + 2 : who + 1];
    if (!isSum(sum) || sum.asset?.value.kind !== 'symbol') return;
    if (!isLed && !/^(?:spot|slip|float)$/.test(saidAt(at))) return;
    out[at] = verbAt(piece, 'send');
    if (isLed) out[who + 1] = toFiller(lead);
  }

  /** `let 5 USDC flow to 0x…` moves it; `let em have it` gives it. */
  function readLet(piece: Piece, at: number): void {
    const had = /^\s+(?:him|her|them|['’]?em)\s+have\b/i.exec(text.slice(piece.end, piece.end + 24));
    if (had) {
      out[at] = verbAt(piece, 'give');
      for (let index = at + 1; (out[index]?.start ?? Number.NaN) < piece.end + had[0].length; index++)
        out[index] = toFiller(out[index] ?? piece);
      return;
    }
    const what = skip(at + 1);
    if (!isSum(out[what]) && !isItem(out[what])) return;
    const goes = skip(what + 1);
    const moves = [out[what + 1], out[goes]].find((each) => {
      return each && each.is !== 'mention' && motion.test(text.slice(each.start, each.end).toLowerCase());
    });
    if (!moves) return;
    // `Her wallet is 0x…. Let 300 DAI go there.`
    if (/^\s+there\b/i.test(text.slice(moves.end, moves.end + 8)) && out.slice(0, at).some(isSomebody)) {
      out[at] = verbAt(piece, 'send');
      out[out.indexOf(moves)] = toFiller(moves);
      return;
    }
    let who2 = out.indexOf(moves) + 1;
    const lead = out[who2];
    if (lead?.is === 'role' && ['to', 'on', 'in', 'into', 'recipient', 'with'].includes(lead.role)) who2++;
    if (!isSomebody(out[who2])) return;
    out[at] = verbAt(piece, 'send');
    if (lead && who2 > out.indexOf(moves) + 1) out[who2 - 1] = toFiller(lead);
    out[out.indexOf(moves)] = toRole(moves);
  }

  /** `20 USDT leave my account and arrive at 0x…`: where it leaves from goes without saying. */
  function readDeparture(at: number): void {
    if (++sales > MAX_SALES) return;
    if (!isSum(out[at - 1]) && !isSum(out[at - 2])) return;
    let index = at + 1;
    while (index < at + 4 && (isLight(out[index]) || isSelf(out[index]))) index++;
    if (isTie(out[index], 'and', 'comma')) index++;
    if (!motion.test(saidAt(index)) || leaves.test(saidAt(index))) return;
    const lead = out[index + 1];
    const isLed = lead?.is === 'role' && ['to', 'on', 'in', 'into'].includes(lead.role);
    const goes = out[index];
    if (!goes || !isSomebody(out[isLed ? index + 2 : index + 1])) return;
    out = [...out.slice(0, at), toRole(goes), ...out.slice(isLed ? index + 2 : index + 1)];
  }

  /** `as much of my USDC as possible` is no number: only a right may be without limit, and all is not said. */
  function readMost(piece: Mention, at: number): void {
    const { amount } = piece;
    if (amount?.value.kind !== 'unlimited') return;
    out.splice(at, 1, toOdd({ ...piece, end: amount.end }), { ...piece, start: amount.end, amount: null });
  }

  /** `ERC-20 at 0x…: send 77 to 0x…`, `77 units of 0x…`: an address that is the coin, and nobody who gets it. */
  function readContract(piece: Mention, at: number): void {
    const lead = out[at - 1];
    const noun = out[at - 2];
    const isNamed = noun?.is === 'noun' && noun.noun === 'token';
    const count = isNamed ? out[at - 3] : noun;
    if (
      !isNamed &&
      isSum(count) &&
      !count.asset &&
      lead?.is === 'role' &&
      /^(?:units?|tokens?|shares?) of$/.test(saidAt(at - 1))
    ) {
      out.splice(at - 2, 3, { ...count, asset: piece.asset, end: piece.end });
      return;
    }
    // `3 tokens (0x…)`
    if (isSum(count) && !count.asset && isTie(lead, 'open') && isTie(out[at + 1], 'close')) {
      if (!/\b(?:tokens?|units?|coins?)\s*\((?:contract |token )?$/i.test(text.slice(count.start, piece.start))) return;
      out.splice(isNamed ? at - 3 : at - 2, isNamed ? 5 : 4, { ...count, asset: piece.asset, end: piece.end });
      return;
    }
    const before = text.slice(Math.max(0, piece.start - 40), piece.start);
    if (!isTie(out[at + 1], 'colon', 'comma', 'stop') || !namesCoin.test(before)) return;
    const bare = out.slice(at, at + MAX_BELOW).filter((each) => isSum(each) && !each.asset && each.start > piece.start);
    if (bare.length === 0 || !out.slice(at + 1, at + MAX_BELOW).some(isSomebody)) return;
    out[at] = { ...piece, party: null };
    if (lead?.is === 'role') out[at - 1] = toFiller(lead);
    const made = out[at - 2];
    if (made?.is === 'verb' && made.sense === 'deploy') out[at - 2] = toFiller(made);
    if (lead?.is === 'verb' && lead.sense === 'deploy') out[at - 1] = toFiller(lead);
  }

  /** `Fan out ETH. 0.3 ETH to 0x…`: what a heading names is counted below it. */
  function isHeading(at: number): boolean {
    const piece = out[at];
    if (!isMention(piece) || piece.amount || piece.asset?.value.kind !== 'symbol' || piece.party) return false;
    if (!isTie(out[at + 1], 'stop', 'colon') || out[at - 1]?.is !== 'verb') return false;
    const below = out.slice(at + 2, at + 2 + MAX_REACH);
    const sum = below.findIndex((each) => isSum(each) && isSameCoin(each, piece) && each.asset !== null);
    const verb = below.findIndex(({ is }) => is === 'verb');
    return sum >= 0 && (verb < 0 || verb > sum) && below.slice(sum).some(isSomebody);
  }

  /** `I sold NFT #12 to 0x…, transfer it`: what was sold is what goes, and who bought it is who gets it. */
  function readSale(at: number): void {
    let end = at + 1;
    while (end < at + MAX_REACH && !endsSentence(out[end]) && !(isVerb(end) && !isVerbNoun(end))) end++;
    const verb = out[end];
    if (verb?.is !== 'verb' || (verb.sense !== 'send' && verb.sense !== 'give')) return;
    const pronoun = out[skip(end + 1)];
    if (!isMention(pronoun) || !pronoun.isPronoun) return;
    if (++sales > MAX_SALES) return;
    const rest = out.slice(skip(end + 1) + 1);
    const stop = rest.findIndex(endsSentence);
    // Who gets it may be said once more, and is then read as always.
    if ((stop < 0 ? rest : rest.slice(0, stop)).some((each) => isMention(each) && !isSum(each))) return;
    const between = out.slice(at + 1, end);
    const items = between.filter(isItem);
    const buyers = between.filter((each) => isSomebody(each) && !isItem(each));
    const [item] = items;
    if (!item || items.length > 1) return;
    const subject = out[at - 1];
    const buyer = saidAt(at) === 'sold' ? buyers[0] : isSomebody(subject) ? subject : undefined;
    const isOwn = saidAt(at) === 'sold' ? /\b(?:i|we)(?:['’]ve| have)?(?: just| already)?\s*$/i.test(leadOf(at)) : true;
    if (!buyer || !isOwn || buyers.length > 1 || (saidAt(at) !== 'sold' && buyers.length > 0)) return;
    const from = saidAt(at) === 'sold' ? at : at - 1;
    out = [...out.slice(0, from), verb, item, toRole(pronoun), buyer, ...rest];
  }

  function isVerb(at: number): boolean {
    return out[at]?.is === 'verb';
  }

  function isVerbNoun(at: number): boolean {
    const piece = out[at];
    return piece?.is === 'verb' && piece.isNoun;
  }

  function leadOf(at: number): string {
    const start = out[at]?.start ?? 0;
    return text.slice(Math.max(0, start - 24), start);
  }
}

const isSameCoin = (one: Mention, other: Mention): boolean => {
  const [first, second] = [one.asset?.value, other.asset?.value];
  if (!first || !second) return true;
  return first.kind === 'symbol' && second.kind === 'symbol' && first.symbol === second.symbol;
};

/** `pay in USDC: 0xA 5, 0xB 6`: the coin is said once, and each entry says who and how many. */
function readEntries(text: string, pieces: readonly Piece[]): Piece[] {
  const isPaid = pieces.some((piece) => piece.is === 'verb' && (piece.sense === 'pay' || piece.sense === 'send'));
  const coins = pieces.filter(
    (piece): piece is Mention =>
      isMention(piece) &&
      piece.asset?.value.kind === 'symbol' &&
      piece.asset.confidence === 1 &&
      // `pay in AAVE: …` names the coin, as it is written.
      (!piece.party || (isPaid && text.slice(piece.start, piece.end) === piece.asset.value.symbol)),
  );
  const [coin] = coins;
  const at = coin ? pieces.indexOf(coin) : -1;
  const lead = pieces[at - 1];
  if (!coin || coins.length > 1 || coin.amount || lead?.is !== 'role' || lead.role !== 'in') return [...pieces];
  const out: Piece[] = [];
  let entries = 0;
  for (let index = 0; index < pieces.length; index++) {
    const [who, mark] = [pieces[index], pieces[index + 1]];
    const isMarked = mark?.is === 'tie' && /^[-–—:=]$/.test(text.slice(mark.start, mark.end));
    const sum = pieces[isMarked ? index + 2 : index + 1];
    const opens = isTie(pieces[index - 1], 'colon', 'comma', 'and', 'line', 'stop', 'item', 'number');
    if (!who || !isSomebody(who) || !opens || !isSum(sum) || sum.asset) {
      if (who) out.push(who);
      continue;
    }
    out.push({ ...sum, asset: coin.asset }, toRole(who), who);
    entries++;
    index = isMarked ? index + 2 : index + 1;
  }
  return entries > 0 ? out.filter((piece) => piece !== coin && piece !== lead) : [...pieces];
}

const namesCoin =
  /(?:^|[\s(])(?:erc-?20|token|coin)(?: contract| token| address| whose contract| whose address)?(?: (?:lives|sits|is|located|deployed|found))?(?: at| under)?[\s:(]*$/i;

const isSelf = (piece: Piece | undefined): boolean => isMention(piece) && piece.party?.value.kind === 'self';
/** `3 items`: counted, and of no collection. */
const isUnnamed = ({ asset }: Mention): boolean =>
  asset?.value.kind === 'nft' && asset.value.collection === null && asset.value.id === null;

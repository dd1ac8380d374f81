import { isExchange } from './exchanges.ts';
import type { Role, Sense } from './meaning.ts';
import { isSameAsset } from './open-want.ts';
import type { Mention, Piece, PieceOf, Span } from './piece.ts';

/** A verb in other words. */
const TURNED = 0.9;
/** How much text before a sum may say what is looked for. */
const MAX_LEAD = 80;
const MAX_REACH = 8;

/** Coins whose wrapped form is worth as much, one for one. */
const evenly: ReadonlySet<string> = new Set(['eth', 'pol', 'matic', 'bnb', 'avax', 'xdai']);

const looksForRate =
  /\b(?:best|optimal|cheapest|finest|top)(?: available| possible| swap)* (?:rate|price|route|quote|deal|path|execution|offer)(?: there is| available| possible| you can (?:get|find))?(?:,? (?:on|at|with|via|through|from|using) (?:the )?[\w.-]{1,20}(?: (?:network|aggregator|exchange|swap))?)? (?:for|of|on) (?:my |the )?$/i;
const returns = /^(?:return|returns|move|shift|take|bring|bring back|revert|put back|turn back)$/i;
const releases = /^(?:release|releases|releasing|free|free up|unlock)$/i;
const exits = /^(?:exit|exiting|exit from)$/i;
const paysFor = /^\s(?:on|for|towards?|to|in|into|to pay for)\s$/i;
const paysEns = /^\s(?:to|at|into)\s(?:the\s)?ens(?:\s(?:controller|registrar|contract))?\s(?:to|for|and)\s$/i;
const asksRenewal =
  /^\W{0,3}(?:please )?(?:pay|cover|settle|send) (?:for )?(?:the |my |our )?(?:ens )?(?:renewal|rent|renewal fee|extension|extension fee|yearly fee|renewal cost|renewal costs|fee for renewing|fee for the renewal),? (?:fee |cost |costs )?(?:of|\()\s?$/i;
const wantsYears =
  /^\W{0,3}(?:please )?(?:another )?(?:\d{1,2}|an?|one|two|three|five|ten)(?: more| further| extra)? years?(?: more)? (?:for|of|on) $/i;
const yearsOf =
  /^ for (?:another )?(?:\d{1,2}|an?|one|two|three|five|ten)(?: more| further| extra| additional) years? (?:of|for|on) (?:my |the )?$/i;
const hasBefore = /^\W{0,3}(?:i|we)(?:['’]ve got| have(?: got)?| hold| got| own)(?: some| only| plenty of)? $/i;
const needsAfter =
  /^,? (?:but|and|yet)(?: i| we)? (?:actually |really )?(?:need|want|require|would like|['’]d like) (?:some )?$/i;
const needsFirst = /^\W{0,3}(?:i|we)(?:['’]d| would)? (?:need|want|like|require)(?: some| more)? $/i;

const payments: ReadonlySet<Sense> = new Set(['spend', 'pay', 'send', 'put', 'give']);

const isMention = (piece: Piece | undefined): piece is Mention => piece?.is === 'mention';
const symbolOf = (piece: Piece | undefined): string =>
  isMention(piece) && piece.asset?.value.kind === 'symbol' && piece.asset.confidence >= TURNED
    ? piece.asset.value.symbol.toLowerCase()
    : '';
const isCoin = (piece: Piece | undefined): piece is Mention => symbolOf(piece) !== '';
const isSum = (piece: Piece | undefined): piece is Mention => isCoin(piece) && piece.amount !== null;
const isName = (piece: Piece | undefined): piece is Mention =>
  isMention(piece) && !piece.amount && piece.party?.value.kind === 'ens';
const isSomebody = (piece: Piece): boolean =>
  isMention(piece) && (piece.party?.value.kind === 'address' || piece.party?.value.kind === 'ens');
const isLeadTo = (piece: Piece | undefined): boolean =>
  piece?.is === 'role' && (piece.role === 'to' || piece.role === 'into' || piece.role === 'for');
const isOther = (one: Mention, other: Mention): boolean =>
  one.asset !== null && other.asset !== null && !isSameAsset(one.asset.value, other.asset.value);
const isWrappedOf = (one: Piece | undefined, other: Piece | undefined): boolean =>
  symbolOf(other) !== '' && symbolOf(one) === `w${symbolOf(other)}`;
const filler = ({ start, end }: Span): Piece => ({ is: 'filler', start, end });
const roleAt = ({ start, end }: Span, role: Role): Piece => ({ is: 'role', role, isField: false, start, end });
const verbAt = ({ start, end }: Span, sense: Sense): PieceOf<'verb'> => ({
  is: 'verb',
  sense,
  confidence: TURNED,
  isNoun: false,
  start,
  end,
});

/**
 * Everyday words for a trade, a wrapping or a renewal whose own verb says something else: `find the best rate for 20k USDC to
 * LINK`, `release 5 POL from WPOL`, `I have ETH but need WETH: 2`, `spend 1 ETH on renewing lantern.eth`.
 */
export function readPlainOrders(text: string, pieces: readonly Piece[]): readonly Piece[] {
  if (!pieces.some(isCoin)) return pieces;
  const out: Piece[][] = pieces.map((piece) => [piece]);
  const said = ({ start, end }: Span) => text.slice(start, end);
  const names = pieces.filter(isName);
  const somebodies = pieces.filter(isSomebody).length;
  pieces.forEach((piece, at) => {
    if (isSum(piece)) lookForRate(piece, at);
    if (isSum(piece) && names.length === 1 && somebodies === 1) payForName(piece, at);
    if (isCoin(piece) && !piece.amount) nameNeed(piece, at);
    if (piece.is === 'verb' && somebodies === 0) {
      turn(piece, at);
      askVenue(piece, at);
    }
  });
  return out.flat();

  /** `find the best rate on 1inch for 20k USDC to LINK` */
  function lookForRate(sum: Mention, at: number): void {
    const [lead, to, coin] = [pieces[at - 1], pieces[at + 1], pieces[at + 2]];
    const before = text.slice(Math.max(0, sum.start - MAX_LEAD), sum.start);
    if (!lead || !isLeadTo(to) || !isCoin(coin) || coin.amount || !isOther(sum, coin)) return;
    if (somebodies > 0 || !looksForRate.test(before)) return;
    const role = lead.is === 'role' ? at - 1 : at - 2;
    const piece = pieces[role];
    if (piece?.is === 'role') out[role] = [verbAt(piece, 'swap')];
  }

  /** What is spent on a renewal is its price: `send 0.01 ETH to ENS to renew lantern.eth` pays nobody else. */
  function payForName(sum: Mention, at: number): void {
    const first = pieces[0];
    const [name] = names;
    if (!first || !name) return;
    const verb = pieces.findIndex((piece, index) => index > at && piece.is === 'verb' && piece.sense === 'register');
    const renews = pieces[verb];
    const spends = at - 1;
    const paid = pieces[spends];
    const spend = paid?.is === 'verb' && payments.has(paid.sense) ? paid : null;
    if (renews && verb < at + MAX_REACH && spend && renews.start < name.start) {
      const between = text.slice(sum.end, renews.start);
      if (!paysFor.test(between) && !paysEns.test(between)) return;
      out[spends] = [filler(spend)];
      out[at] = [roleAt({ start: sum.start, end: sum.start }, 'spend'), sum];
      for (let index = at + 1; index < verb; index++) out[index] = [];
      return;
    }
    // `pay 0.01 ETH for 5 more years of lantern.eth`
    if (spend && sum.start < name.start && yearsOf.test(text.slice(sum.end, name.start))) {
      const to = pieces.indexOf(name);
      for (let index = at + 1; index < to; index++) out[index] = [];
      out[spends] = [verbAt(spend, 'register'), roleAt({ start: sum.start, end: sum.start }, 'spend')];
      return;
    }
    // `3 more years for lantern.eth, paying 0.06 ETH`
    const isPaid = spend?.sense === 'pay' && name.start < sum.start;
    if (
      isPaid &&
      wantsYears.test(text.slice(first.start, name.start)) &&
      /^,? $/.test(text.slice(name.end, spend.start))
    ) {
      const to = pieces.indexOf(name);
      for (let index = 0; index < at; index++) if (index !== to) out[index] = [];
      out[to] = [verbAt({ start: first.start, end: name.start }, 'register'), name];
      out[at] = [roleAt(spend, 'spend'), sum];
      return;
    }
    if (sum.start > name.start || !asksRenewal.test(text.slice(first.start, sum.start))) return;
    if (!/^\)?\s(?:for|of|on)\s(?:the |my |our )?(?:ens )?(?:name |domain )?$/i.test(text.slice(sum.end, name.start)))
      return;
    const to = pieces.indexOf(name);
    for (let index = 0; index < to; index++) out[index] = [];
    out[at] = [
      verbAt({ start: first.start, end: sum.start }, 'register'),
      roleAt({ start: sum.start, end: sum.start }, 'spend'),
      sum,
    ];
  }

  function nameNeed(coin: Mention, at: number): void {
    const lead = text.slice(Math.max(0, coin.start - MAX_LEAD), coin.start);
    const first = pieces[0];
    const isOpening = first !== undefined && at < 5;
    const from = first?.start ?? 0;
    // `I have POL but need WPOL: 5`: a coin and its wrapped form count the same.
    if (isOpening && hasBefore.test(text.slice(from, coin.start))) {
      const other = pieces.slice(at + 1, at + MAX_REACH).findIndex(isCoin) + at + 1;
      const got = pieces[other];
      const isPair = isWrappedOf(got, coin) || isWrappedOf(coin, got);
      if (!isCoin(got) || !isPair || !needsAfter.test(text.slice(coin.end, got.start))) return;
      const [tie, count] = [pieces[other + 1], pieces[other + 2]];
      const isCounted = tie?.is === 'tie' && isMention(count) && count.amount !== null && !count.asset;
      const sum = got.amount ? got : isCounted ? count : null;
      const [wrapped, plain] = isWrappedOf(got, coin) ? [got, coin] : [coin, got];
      if (!sum || !evenly.has(symbolOf(plain)) || somebodies > 0) return;
      for (let index = 0; index < other; index++) out[index] = [];
      if (sum !== got) for (const index of [other + 1, other + 2]) out[index] = [];
      const sense = wrapped === got ? 'wrap' : 'unwrap';
      out[other] = [verbAt({ start: from, end: coin.start }, sense), { ...coin, amount: sum.amount, bound: sum.bound }];
      return;
    }
    // `I need AAVE, sell 310 USDT`: what is needed is a coin, whatever else bears its name.
    if (
      !isOpening ||
      !(coin.protocol || coin.chain) ||
      !needsFirst.test(lead) ||
      said(coin) !== said(coin).toUpperCase()
    )
      return;
    const [tie, verb, sum] = [pieces[at + 1], pieces[at + 2], pieces[at + 3]];
    if (tie?.is !== 'tie' || verb?.is !== 'verb' || verb.sense !== 'swap' || !isSum(sum) || !isOther(sum, coin)) return;
    const isNamed = isLeadTo(pieces[at + 4]) && isCoin(pieces[at + 5]);
    if (isNamed) return;
    for (let index = 0; index < at + 2; index++) out[index] = [];
    out[at + 3] = [sum, roleAt(coin, 'gets'), { ...coin, protocol: null, party: null, chain: null }];
  }

  /** `ask 1inch to swap 2 ETH into LDO`: whom it asks is where it is done. */
  function askVenue(verb: PieceOf<'verb'>, at: number): void {
    const [ask, venue, to] = [pieces[at - 3], pieces[at - 2], pieces[at - 1]];
    if (verb.sense !== 'swap' || ask?.is !== 'filler' || !/^(?:ask|tell|get|instruct)$/i.test(said(ask))) return;
    if (!isMention(venue) || venue.amount || !isExchange(venue.protocol?.value ?? '') || !to || at > 5) return;
    if (!/^to$/i.test(said(to)) || !isSum(pieces[at + 1])) return;
    out[at - 3] = [roleAt(ask, 'using')];
    out[at - 1] = [];
  }

  /** `return 5 WETH to ETH`, `release stETH from 0.03 wstETH`, `exit 90 USDS to ETH` */
  function turn(verb: PieceOf<'verb'>, at: number): void {
    const [one, role, other] = [pieces[at + 1], pieces[at + 2], pieces[at + 3]];
    if (!isCoin(one) || !isCoin(other) || role?.is !== 'role') return;
    const word = said(verb);
    if (returns.test(word) && isSum(one) && isLeadTo(role) && isWrappedOf(one, other))
      out[at] = [{ ...verb, sense: 'convert' }];
    if (releases.test(word) && role.role === 'from' && isWrappedOf(other, one))
      out[at] = [{ ...verb, sense: 'withdraw' }];
    const isTrade = isSum(one) && !other.amount && isOther(one, other) && !/^[ac][A-Z]/.test(said(other));
    if (exits.test(word) && isLeadTo(role) && isTrade) out[at] = [{ ...verb, sense: 'swap' }];
  }
}

import { isExchange } from './exchanges.ts';
import type { Bound, Role, Sense } from './meaning.ts';
import { bareMention, type Mention, type Piece, type Span, slot, type Tie } from './piece.ts';
import { poolShares } from './pool-shares.ts';
import type { Named, Shape } from './shape.ts';
import { shapesOfLending } from './shapes-of-lending.ts';
import { shapesOfPools } from './shapes-of-pools.ts';
import { shapesOfSettings } from './shapes-of-settings.ts';
import { shapesOfTrades } from './shapes-of-trades.ts';
import { shapesOfTransfers } from './shapes-of-transfers.ts';
import { shapesOfVenueTrades } from './shapes-of-venue-trades.ts';
import { shapesOfWraps } from './shapes-of-wraps.ts';

/** A verb in other words. */
const TURNED = 0.9;
/** Longer requests are documents, and not put in everyday words; so much is looked through for each shape. */
const MAX_TEXT = 1500;
/** What opens and closes a name in a text: of the letters that no writing uses. */
const [OPEN, CLOSE] = ['\uE000', '\uE001'];

const lenders = /^(?:aave|compound|morpho|spark|euler|fluid)\b/;

/** What a name in a shape may stand for, each with the letter that marks it. */
const marks = {
  sum: 's',
  coin: 'c',
  ticker: 't',
  lender: 'l',
  venue: 'v',
  who: 'w',
  number: 'n',
  item: 'i',
  safe: 'f',
  items: 'j',
  counted: 'p',
  name: 'e',
  self: 'm',
  chain: 'h',
} as const;

interface Ready extends Omit<Shape, 'keys'> {
  readonly keys: readonly string[];
  readonly pattern: RegExp;
  readonly orders: readonly string[];
}

const ready: readonly Ready[] = [
  ...shapesOfSettings,
  ...shapesOfPools,
  ...shapesOfLending,
  ...shapesOfWraps,
  ...shapesOfTrades,
  ...shapesOfVenueTrades,
  ...shapesOfTransfers,
].map((shape) => ({
  ...shape,
  keys: shape.keys.split('|'),
  pattern: new RegExp(
    String.raw`(?<![\p{L}\p{N}'’])(?:${shape.says.replaceAll(
      /<(\w+) (\w+)>/g,
      (_, kind: keyof typeof marks, name: string) =>
        String.raw`${OPEN}[a-z]{0,6}${marks[kind]}[a-z]{0,6}:(?<${name}>\d{1,4})${CLOSE}`,
    )})(?![\p{L}\p{N}'’])`,
    'giu',
  ),
  orders: shape.means.split(' ').filter((word) => word !== ''),
}));

/** Reads the everyday shapes of orders whose own verb says something else, or nothing: `enter Compound with 50 DAI`. */
export function readShapes(text: string, pieces: readonly Piece[]): readonly Piece[] {
  if (text.length > MAX_TEXT || /[\uE000\uE001]/.test(text) || !pieces.some(({ is }) => is === 'mention'))
    return pieces;
  const lower = text.toLowerCase();
  const shapes = ready.filter(({ keys }) => keys.some((key) => lower.includes(key)));
  if (shapes.length === 0) return pieces;
  const written = write(text, pieces);
  if (!written) return pieces;
  /** What stands in place of the pieces from one index to another. */
  const found: { from: number; to: number; put: readonly Piece[] }[] = [];
  for (const { pattern, orders, holds } of shapes)
    for (const match of written.said.matchAll(pattern)) {
      const from = written.starts.findIndex((start) => start >= match.index);
      const end = match.index + match[0].length;
      const next = written.starts.findIndex((start) => start >= end);
      const to = next < 0 ? pieces.length : next;
      const [first, last] = [pieces[from], pieces[to - 1]];
      if (!first || !last || found.some((other) => from < other.to && other.from < to)) continue;
      const named: Record<string, Mention | undefined> = {};
      for (const [name, index] of Object.entries(match.groups ?? {}))
        if (index !== undefined) named[name] = written.mentions[Number(index)];
      if (holds && !holds(named, written.mentions)) continue;
      const put = order(orders, named, { start: first.start, end: last.end });
      if (put) found.push({ from, to, put });
    }
  found.sort((one, other) => other.from - one.from);
  const out = [...pieces];
  for (const { from, to, put } of found) out.splice(from, to - from, ...put);
  return out;
}

/** The text with a mark for each thing named, and where each piece begins in it; null where pieces overlap. */
function write(text: string, pieces: readonly Piece[]) {
  const mentions: Mention[] = [];
  const starts: number[] = [];
  let said = '';
  let from = 0;
  for (const piece of pieces) {
    if (piece.start < from) return null;
    const mention = mentionOf(text, piece);
    said += text.slice(from, piece.start);
    starts.push(said.length);
    said += mention
      ? `${OPEN}${kindsOf(text, mention)}:${mentions.push(mention) - 1}${CLOSE}`
      : text.slice(piece.start, piece.end);
    from = piece.end;
  }
  return { said: said + text.slice(from), mentions, starts };
}

/** `Compound` is a word of its own, and a place only where a shape has one. */
function mentionOf(text: string, piece: Piece): Mention | null {
  if (piece.is === 'mention') return piece.isPronoun ? null : piece;
  if (piece.is !== 'filler' || !/^compound$/i.test(text.slice(piece.start, piece.end))) return null;
  return { ...bareMention(piece), protocol: slot(piece, 'compound') };
}

function kindsOf(text: string, { amount, asset, party, protocol, chain, start, end }: Mention): string {
  const { sum, coin, ticker, lender, venue, who, number, item, safe, items, counted, name, self } = marks;
  const isCoin = asset?.value.kind === 'symbol' && asset.confidence >= TURNED;
  if (asset?.value.kind === 'nft') return asset.value.id === null ? items : item;
  if (amount) return isCoin ? sum : asset?.value.kind === 'address' ? counted : asset || party ? '' : number;
  if (protocol?.value === 'safe') return safe;
  if (party?.value.kind === 'ens') return who + name;
  if (party?.value.kind === 'address') return who;
  if (party?.value.kind === 'self') return self;
  const place = protocol?.value ?? '';
  return [
    isCoin ? coin : '',
    isCoin && asset.value.kind === 'symbol' && text.slice(start, end) === asset.value.symbol ? ticker : '',
    lenders.test(place) ? lender : '',
    isExchange(place) ? venue : '',
    chain ? marks.chain : '',
  ].join('');
}

const turned = { is: 'verb', confidence: TURNED, isNoun: false } as const;

/** The pieces of an order; null where what they need was not named. */
function order(words: readonly string[], named: Named, { start, end }: Span): Piece[] | null {
  const out: Piece[] = [];
  let until = end;
  for (const mention of Object.values(named)) if (mention && mention.start < until) until = mention.start;
  for (const [at, word] of words.entries()) {
    const head = word.slice(1);
    if (word.startsWith('!')) out.push({ ...turned, sense: head as Sense, start, end: Math.max(start, until) });
    else if (word.startsWith(',')) out.push({ is: 'tie', tie: head as Tie, start: until, end: until });
    else if (!word.startsWith('>')) {
      const mention = nameOf(word, named);
      if (mention === null) return null;
      const lead = words[at - 1] ?? '';
      if (mention && lead.startsWith('>') && lead !== '>none')
        out.push({ is: 'role', role: lead.slice(1) as Role, isField: false, start: until, end: until });
      if (mention) out.push(mention);
    }
  }
  return out;
}

/** Undefined where the words may leave it out and did; null where it makes no sense. */
function nameOf(word: string, named: Named): Mention | null | undefined {
  const [, name = '', sign = '', other = ''] = /^(\w+)([$@^+*#~%-]?)(\w*)$/.exec(word) ?? [];
  const mention = named[name];
  if (!mention) return undefined;
  const beside = named[other];
  switch (sign) {
    case '$':
      return { ...mention, party: null, protocol: null, chain: null };
    case '-':
      return { ...mention, amount: null, bound: 'exact' satisfies Bound, party: null, protocol: null, chain: null };
    case '@':
      return { ...mention, asset: null, party: null, chain: null };
    case '~':
      return partyOf(mention);
    case '^':
      return { ...mention, bound: 'min' satisfies Bound };
    case '+':
      return { ...mention, amount: slot(mention.amount ?? mention, { kind: 'unlimited' }) };
    case '*':
      return beside?.asset ? { ...mention, asset: beside.asset } : null;
    case '#':
      return itemOf(mention, beside);
    case '%':
      return { ...mention, asset: slot(mention, { kind: 'symbol', symbol: poolShares }) };
    default:
      return mention;
  }
}

function itemOf(collection: Mention, id: Mention | undefined): Mention | null {
  const [asset, amount, item] = [collection.asset?.value, id?.amount?.value, id?.asset?.value];
  const number = amount?.kind === 'number' && amount.value.scale === 0 ? amount.value.digits : null;
  const count = item?.kind === 'nft' && item.collection === null ? item.id : number;
  if (asset?.kind !== 'address' || count === null) return null;
  const value = { kind: 'nft', collection: asset.address, id: count } as const;
  return { ...bareMention(collection), asset: slot(collection, value) };
}

function partyOf(mention: Mention): Mention | null {
  const asset = mention.asset?.value;
  if (asset?.kind !== 'address') return null;
  return { ...bareMention(mention), party: slot(mention, { kind: 'address', address: asset.address }) };
}

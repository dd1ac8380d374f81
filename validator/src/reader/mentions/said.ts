import type { Address } from '@countersign/protocol';
import type { AssetMention } from '../intent.ts';
import type { Noun, Role, Sense } from '../languages/meaning.ts';
import { divide, multiply } from '../text/decimal.ts';
import type { Pieces } from './find-pieces.ts';
import { isNot, opposite } from './negation.ts';
import { bareMention, type Mention, type Piece, type Span, slot } from './piece.ts';
import { poolShares } from './pool-share-symbol.ts';
import { senseOf } from './senses.ts';

/** A word that names an action. */
export interface SaidAction extends Span {
  readonly sense: Sense;
  /** The sense of its verb by itself: `set the allowance` approves, and its verb sets. */
  readonly verb: Sense;
  /** `a swap of`, `the transfer`: the action as a noun. */
  readonly isNoun: boolean;
  readonly confidence: number;
}

/** A named thing, with the words around it that determine its role. */
export interface Said extends Span {
  readonly mention: Mention;
  /** Index among the pieces. */
  readonly at: number;
  /** The preposition or label that leads to it; null if there is none. */
  readonly role: Role | null;
  /** Index of its action; -1 if there is none. */
  readonly action: number;
  /** Number of its sentence. */
  readonly sentence: number;
  /** Whether it is the first asset that belongs to its action. */
  readonly isFirst: boolean;
}

/** Facts from the bytes for words that may be read in several ways. */
export interface Known {
  readonly text: string;
  /** The parties, and the assets that move. */
  readonly parties: ReadonlySet<Address>;
  readonly assets: ReadonlySet<Address>;
  /** Whether an asset that moves has this symbol. */
  isMoved(asset: AssetMention): boolean;
}

export interface SaidThings {
  readonly pieces: readonly Piece[];
  /** Number of the sentence of each piece. */
  readonly sentenceOf: readonly number[];
  readonly actions: readonly SaidAction[];
  readonly things: readonly Said[];
}

/** Nouns that change the meaning of a verb stand near it: to remove an approval, liquidity, an owner. */
const NOUN_REACH = 8;

const endsSentence = (piece: Piece | undefined): boolean =>
  piece?.is === 'tie' && (piece.tie === 'stop' || piece.tie === 'item' || piece.tie === 'number');

/** `for our foundation 12,500 USDC`: the beneficiary, and not the price. */
function isBeneficiary(pieces: readonly Piece[]): boolean {
  const thing = pieces.at(-1);
  const owner = pieces.findIndex(({ is }) => is === 'my');
  return thing?.is === 'mention' && thing.amount !== null && owner >= 0 && pieces[owner + 1]?.is === 'word';
}

/** Role of a thing: the nearest role word before it, with only articles and nouns for tokens between. */
function roleBefore(pieces: readonly Piece[], at: number): Role | null {
  for (let before = at - 1; before >= Math.max(0, at - 5); before--) {
    const piece = pieces[before];
    if (piece?.is === 'role') {
      const isBroken = before < at - 1 && pieces.slice(before + 1, at).some(({ is }) => is === 'tie') && !piece.isField;
      const isTaken = piece.role === 'for' && isBeneficiary(pieces.slice(before + 1, at + 1));
      return piece.role === 'of' || piece.role === 'amount' || isBroken || isTaken ? null : piece.role;
    }
    const isPassed =
      piece?.is === 'filler' ||
      piece?.is === 'my' ||
      piece?.is === 'bound' ||
      piece?.is === 'noun' ||
      (piece?.is === 'word' && before >= at - 3) ||
      (piece?.is === 'tie' && piece.tie === 'colon');
    if (!isPassed) return null;
  }
  return null;
}

/** The maximum distance from an address back to a word that makes it the recipient's. */
const RECIPIENT_REACH = 9;

/** `Recipient on Base is our ops wallet 0x…`: skips the chain and the nouns for the address. */
function isToldRecipient(pieces: readonly Piece[], at: number): boolean {
  for (let before = at - 1; before >= Math.max(0, at - RECIPIENT_REACH); before--) {
    const piece = pieces[before];
    if (piece?.is === 'role' && piece.role === 'recipient') return true;
    const isChain = piece?.is === 'mention' && piece.chain !== null && !piece.amount && !piece.party;
    const isPassed =
      isChain ||
      piece?.is === 'filler' ||
      piece?.is === 'my' ||
      piece?.is === 'noun' ||
      piece?.is === 'word' ||
      (piece?.is === 'role' && (piece.role === 'on' || piece.role === 'chain')) ||
      (piece?.is === 'tie' && piece.tie === 'colon');
    if (!isPassed) return false;
  }
  return false;
}

const roleOf = (pieces: readonly Piece[], at: number, { party }: Mention): Role | null =>
  roleBefore(pieces, at) ?? (party?.value.kind === 'address' && isToldRecipient(pieces, at) ? 'recipient' : null);

/** `Block Analitica`: two words with capital letters within a sentence are a name. */
const isName = (text: string, { start, end }: Span): boolean =>
  /[\p{L}\d,(][ \u00a0]?$/u.test(text.slice(Math.max(0, start - 2), start)) &&
  /^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}/u.test(text.slice(start, end + 3));

/** For a transfer or payment, only a noun before the amount can change the meaning: `pay off the debt`. */
const sends: ReadonlySet<Sense> = new Set(['send', 'pay', 'give', 'drop', 'put']);

/** Verbs that revoke a right by the noun for it alone. */
const takes: ReadonlySet<Sense> = new Set(['withdraw', 'take', 'remove', 'cancel']);

/** If the verb comes last, the right that it revokes precedes it: `… को दी हुई मंज़ूरी वापस ले लो`. */
function isRightBefore(pieces: readonly Piece[], at: number): boolean {
  for (let before = at - 1; before >= Math.max(0, at - NOUN_REACH); before--) {
    const piece = pieces[before];
    if (piece?.is === 'noun' && piece.noun === 'allowance') return true;
    const isOther = piece?.is === 'verb' || piece?.is === 'tie' || (piece?.is === 'mention' && piece.amount !== null);
    if (isOther) return false;
  }
  return false;
}

function nounsNear(pieces: readonly Piece[], at: number, sense: Sense, verbLast: boolean): ReadonlySet<Noun> {
  const nouns = new Set<Noun>(verbLast && takes.has(sense) && isRightBefore(pieces, at) ? ['allowance'] : []);
  for (let next = at + 1; next < Math.min(pieces.length, at + NOUN_REACH); next++) {
    const piece = pieces[next];
    if (endsSentence(piece) || (piece?.is === 'verb' && !piece.isNoun)) break;
    if (sends.has(sense) && piece?.is === 'mention' && piece.amount) break;
    if (piece?.is === 'noun') nouns.add(piece.noun);
  }
  return nouns;
}

/** `还 Aave 的借款`: next to a repayment, a noun for borrowing names the debt. */
function isDebt(pieces: readonly Piece[], at: number): boolean {
  const piece = pieces[at];
  if (piece?.is !== 'verb' || piece.sense !== 'borrow' || !piece.isNoun) return false;
  const isRepaid = (other: Piece | undefined): boolean => other?.is === 'verb' && other.sense === 'repay';
  for (const step of [-1, 1])
    for (let next = at + step; pieces[next] && !endsSentence(pieces[next]); next += step)
      if (isRepaid(pieces[next])) return true;
  return false;
}

/** Words for paying out, which means a withdrawal if it is from an account: `zahle … aus`. */
const paysOut = /^(?:auszahl|zahl)/iu;

/** `die Kaution an 0x… zurückzahlen`: without a debt, and without a source of the funds, it is a payment to a party. */
function isPayment(pieces: readonly Piece[], piece: Piece, text: string): boolean {
  if (piece.is !== 'verb') return false;
  if (piece.sense !== 'repay' && !(piece.sense === 'withdraw' && paysOut.test(text.slice(piece.start, piece.end))))
    return false;
  // `devuélveme`: then another party pays.
  if (/(?:me|nos)(?:l[oa]s?)?$/iu.test(text.slice(piece.start, piece.end))) return false;
  const isOfPlace = (other: Piece): boolean =>
    (other.is === 'mention' && (other.protocol !== null || other.party?.value.kind === 'self')) ||
    (other.is === 'noun' && other.noun === 'debt');
  const isPaid = (other: Piece, at: number): boolean =>
    other.is === 'mention' && other.party?.value.kind === 'address' && roleBefore(pieces, at) === 'to';
  return pieces.some(isPaid) && !pieces.some(isOfPlace);
}

/** Actions and named things of a text, each thing with the action that governs it. */
export function findSaid({ pieces: found, language }: Pick<Pieces, 'pieces' | 'language'>, known: Known): SaidThings {
  const pieces = settle(found, known);
  const actions: SaidAction[] = [];
  const actionAt = new Map<number, number>();
  const sentenceOf: number[] = [];
  let sentence = 0;
  pieces.forEach((piece, at) => {
    if (endsSentence(piece)) sentence++;
    sentenceOf.push(sentence);
    if (piece.is !== 'verb' || isName(known.text, piece) || isDebt(pieces, at)) return;
    actionAt.set(at, actions.length);
    const { start, end, isNoun, confidence } = piece;
    const own = isPayment(pieces, piece, known.text) ? 'pay' : piece.sense;
    const sense = senseOf(own, nounsNear(pieces, at, own, language.hasPostpositions));
    actions.push({ start, end, isNoun, confidence, sense, verb: own });
  });
  const firsts = new Set<number>();
  const things = pieces.flatMap((mention, at): Said[] => {
    if (mention.is !== 'mention') return [];
    const action = governing(pieces, at, sentenceOf, actionAt, language.hasPostpositions);
    const { start, end } = mention;
    const isFirst = mention.asset !== null && !firsts.has(action);
    if (mention.asset !== null) firsts.add(action);
    return [
      { mention, at, start, end, role: roleOf(pieces, at, mention), action, sentence: sentenceOf[at] ?? 0, isFirst },
    ];
  });
  return { pieces, actions, things, sentenceOf };
}

/** The maximum distance from a number back to its negation. */
const NEGATION_REACH = 6;

/** `not less than 5`: a negation reverses the comparison. */
function isNegated(pieces: readonly Piece[], at: number): boolean {
  for (let before = at - 1; before >= Math.max(0, at - NEGATION_REACH); before--) {
    const piece = pieces[before];
    if (isNot(piece)) return true;
    if (piece?.is === 'tie' || piece?.is === 'mention') return false;
  }
  return false;
}

/** Symbols that people write in small letters and that are not everyday words. */
const commonSymbols: ReadonlySet<string> = new Set(
  (
    'eth weth usdc usdt dai wbtc btc steth wsteth reth cbeth cbbtc link uni aave matic pol arb op bnb avax crv ldo mkr ' +
    'pepe shib frax gho lusd eurc usds susds sdai usde susde weeth ezeth rseth usdbc usdce bal grt snx wpol wmatic wbnb ' +
    'xdai wavax pyusd crvusd tusd fdusd rpl eigen ethfi ena morpho pendle stg zro cvx yfi sushi 1inch comp ens gno'
  ).split(' '),
);
const notSymbols: ReadonlySet<string> = new Set(['comp', 'op', 'link', 'uni', 'bal', 'pol', 'ens', 'ena']);

/** A word that is a symbol in some list, in an unusual case, while no such asset moves. */
function isOrdinaryWord({ value, start, end }: NonNullable<Mention['asset']>, { text, isMoved }: Known): boolean {
  if (value.kind !== 'symbol' || isMoved(value)) return false;
  const said = text.slice(start, end);
  if (said === value.symbol && /\p{Lu}|\d/u.test(said)) return false;
  const key = said.toLowerCase();
  // `ether`, `이더`: words for a coin, in any case
  if (key !== value.symbol.toLowerCase()) return false;
  return !commonSymbols.has(key) || (notSymbols.has(key) && said === key);
}

/** Length of the words for shares of a pool after a number: `310 LP`, `2 LP tokens`. */
const sharesAfter = (text: string, end: number): number =>
  /^\s{0,2}(?:LP(?: tokens?| shares?)?|pool (?:tokens?|shares?)|liquidity tokens?|BPT)(?![\p{L}\d])/iu.exec(
    text.slice(end, end + 24),
  )?.[0].length ?? 0;

/** `half of my 1,200 USDC` is 600 USDC. */
function multiplyShares(pieces: readonly Piece[]): readonly Piece[] {
  const gone = new Set<Piece>();
  const out = pieces.map((piece, at): Piece => {
    const share = piece.is === 'mention' && piece.amount?.value.kind === 'fraction' ? piece.amount.value : null;
    if (piece.is !== 'mention' || !share || share.numerator >= share.denominator) return piece;
    const next = pieces.slice(at + 1, at + 5).find(({ is }) => is === 'mention');
    const value =
      next?.is === 'mention' && next.asset && next.amount?.value.kind === 'number' ? next.amount.value : null;
    const between = pieces.slice(at + 1, pieces.indexOf(next ?? piece));
    const isOf =
      between.some(({ is }) => is === 'role' || is === 'my') &&
      between.every(({ is }) => is !== 'tie' && is !== 'verb');
    const product = value && divide(multiply(value.value, { digits: share.numerator, scale: 0 }), share.denominator);
    if (next?.is !== 'mention' || !value || !product || !isOf) return piece;
    gone.add(next);
    const amount = slot({ start: piece.start, end: next.amount?.end ?? next.end }, { ...value, value: product });
    return { ...next, start: piece.start, amount, bound: 'exact', isPart: true };
  });
  return out.filter((piece) => !gone.has(piece));
}

/** `at least 990 USDC and 0.39 ETH`: a bound applies to the whole list. */
function spread(pieces: readonly Piece[]): readonly Piece[] {
  let bound: Mention['bound'] = 'exact';
  return pieces.map((piece): Piece => {
    if (piece.is === 'tie' && (piece.tie === 'and' || piece.tie === 'comma')) return piece;
    if (piece.is === 'filler') return piece;
    if (piece.is !== 'mention' || !piece.amount || !piece.asset) {
      bound = 'exact';
      return piece;
    }
    const isOpen = piece.bound === 'exact' && !piece.turns && piece.amount.value.kind === 'number';
    const spreads: Mention = isOpen && bound === 'min' ? { ...piece, bound } : piece;
    bound = spreads.bound;
    return spreads;
  });
}

/** The bytes choose the reading of a mention that the words alone leave open. */
function settle(pieces: readonly Piece[], known: Known): readonly Piece[] {
  const all = spread(multiplyShares(pieces));
  return all.flatMap((piece, at): Piece[] => {
    const before = all[at - 1];
    const isShareWord =
      before?.is === 'mention' &&
      before.amount &&
      !before.asset &&
      piece.start < before.end + sharesAfter(known.text, before.end);
    if (isShareWord && piece.is !== 'mention') return [];
    if (piece.is !== 'mention') return [piece];
    if (/^\d{1,2}h\d{2}(?!\p{L})/u.test(known.text.slice(piece.start, piece.start + 6)))
      return [{ is: 'clock', start: piece.start, end: piece.start + 5 }];
    const { parties, assets } = known;
    const bounded =
      piece.turns && isNegated(all, at) ? { ...piece, bound: opposite[piece.bound], turns: false } : piece;
    const isNoAsset = bounded.asset !== null && isOrdinaryWord(bounded.asset, known);
    const mention = isNoAsset ? { ...bounded, asset: null } : bounded;
    const { asset, amount } = mention;
    const shares = amount && !asset ? sharesAfter(known.text, mention.end) : 0;
    if (shares > 0) {
      const end = mention.end + shares;
      return [
        { ...mention, end, asset: slot({ start: mention.end, end }, { kind: 'symbol', symbol: poolShares } as const) },
      ];
    }
    if (isNoAsset && !amount && !mention.party && !mention.protocol && !mention.chain) {
      return [{ is: 'word', start: piece.start, end: piece.end }];
    }
    const address = asset?.value.kind === 'address' ? asset.value.address : null;
    // `1,850 0x…` of a payee: the address is the recipient, and no token.
    if (asset && amount && address && parties.has(address) && !assets.has(address)) {
      const party = slot(asset, { kind: 'address', address } as const);
      return [
        { ...mention, end: amount.end, asset: null },
        { ...bareMention(asset), party },
      ];
    }
    // `the contract 0x…` that may spend
    if (!amount && address && !mention.party && parties.has(address)) {
      return [{ ...mention, party: slot(mention, { kind: 'address', address } as const) }];
    }
    return [mention];
  });
}

/** The maximum distance to an action. */
const ACTION_REACH = 40;

function governing(
  pieces: readonly Piece[],
  at: number,
  sentenceOf: readonly number[],
  actionAt: ReadonlyMap<number, number>,
  verbLast: boolean,
): number {
  const look = (step: 1 | -1): number => {
    for (let next = at + step, count = 0; count < ACTION_REACH; next += step, count++) {
      if (!pieces[next] || sentenceOf[next] !== sentenceOf[at]) return -1;
      const found = actionAt.get(next);
      if (found !== undefined) return found;
    }
    return -1;
  };
  const first = look(verbLast ? 1 : -1);
  if (first >= 0) return first;
  if (verbLast) return look(-1);
  // In a sentence without a verb before it, the previous request continues.
  for (let next = at - 1; next >= 0; next--) {
    const found = actionAt.get(next);
    if (found !== undefined) return found;
  }
  return look(1);
}

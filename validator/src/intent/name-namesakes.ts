import type { Argument } from './clauses.ts';
import { isExchange } from './exchanges.ts';
import type { Action } from './intent.ts';
import type { Role, Sense } from './meaning.ts';
import type { Mention } from './piece.ts';

const rights: ReadonlySet<Action> = new Set<Action>(['approve', 'permit']);
/** Prepositions of a place; a coin stands behind them only where a right is taken back. */
const places: ReadonlySet<Role | 'none'> = new Set<Role | 'none'>([
  'on',
  'using',
  'by',
  'protocol',
  'chain',
  'spender',
]);
const leadsToCoin: ReadonlySet<Role | 'none'> = new Set<Role | 'none'>(['to', 'into', 'in', 'for', 'receive', 'gets']);
const leadsToVenue: ReadonlySet<Role | 'none'> = new Set<Role | 'none'>(['on', 'using', 'with', 'by', 'none']);
const turns: ReadonlySet<Sense> = new Set<Sense>(['swap', 'convert', 'change']);
const moves: ReadonlySet<Sense> = new Set<Sense>(['put', 'take', 'bridge']);
/** Verbs that say where it goes, and never what it becomes. */
const staysItself = /^(?:bridg|deposit|lend|suppl|stak|withdraw)/i;

const symbolIn = ({ asset }: Mention): string | null =>
  asset?.value.kind === 'symbol' && asset.confidence === 1 ? asset.value.symbol : null;
const isSum = ({ mention }: Argument): boolean => mention.amount !== null && symbolIn(mention) !== null;
/** A coin that is called as a protocol or a chain is. */
const isNamesake = ({ mention }: Argument): boolean =>
  !mention.amount && symbolIn(mention) !== null && (mention.protocol !== null || mention.chain !== null);
/** `Ethereum`: the chain is written otherwise than its coin. */
const isChainOnly = ({ chain, asset, amount, start, end }: Mention): boolean =>
  chain !== null && !amount && asset?.value.kind === 'symbol' && asset.value.symbol.length !== end - start;
const isSomebody = ({ mention: { party, amount, asset } }: Argument): boolean =>
  !amount && party !== null && party.value.kind !== 'self' && (party.value.kind !== 'protocol' || asset === null);

const asCoin = (argument: Argument): Argument => ({
  ...argument,
  role: 'of',
  inherited: 'none',
  mention: { ...argument.mention, protocol: null, party: null, chain: null },
});
const asName = (argument: Argument): Argument => ({ ...argument, mention: { ...argument.mention, asset: null } });

/**
 * Tells in a right whether `AAVE` or `ARB` is the coin or a name: beside a spender and no other coin it is the coin, and beside
 * a coin that is counted it is the name.
 */
export function nameRightCoins(sense: Sense, action: Action, said: readonly Argument[]): readonly Argument[] {
  if (!rights.has(action)) return said;
  // Nobody allows a native coin to be taken, so that a chain is no coin here.
  const args = said.map((argument) => (isChainOnly(argument.mention) ? asName(argument) : argument));
  const named = args.filter(isNamesake);
  const [only] = named;
  if (!only || named.length > 1) return args;
  const others = args.filter((argument) => argument !== only);
  const people = others.filter(isSomebody);
  const coins = others.filter(({ mention }) => mention.asset !== null && !mention.party && !mention.chain);
  // `approve UNI and DAI`: one more of a list is no spender.
  const isListed = [only, ...coins].some(({ isJoined }) => isJoined);
  if (coins.length === 1 && !isListed && people.length === 0 && only.mention.party && !places.has(only.role))
    return args.map((argument) => (argument === only ? asName(argument) : argument));
  if (coins.length > 0 || people.length !== 1 || (places.has(only.role) && (sense !== 'revoke' || only.mention.chain)))
    return args;
  return args.map((argument) => (argument === only ? asCoin(argument) : argument));
}

export interface NamedTrade {
  readonly sense: Sense;
  readonly args: readonly Argument[];
}

/**
 * `put 12 USDC into AAVE on Uniswap`, `bring 8 LINK to UNI over 1inch`: beside a place to trade at, what is named as its coin is
 * written is what comes, and the place is no coin.
 */
export function nameTradeCoins(text: string, verb: string, sense: Sense, args: readonly Argument[]): NamedTrade {
  const as = { sense, args };
  const isTurn = turns.has(sense);
  if (!isTurn && (!moves.has(sense) || staysItself.test(verb))) return as;
  // `from LINK to OP, amount 5`
  const isSource = ({ role, mention }: Argument) =>
    role === 'from' && symbolIn(mention) !== null && !mention.protocol && !mention.chain;
  const sums = args.filter((argument) => isSum(argument) || isSource(argument));
  const venues = args.filter(
    ({ role, mention, isAdded }) =>
      leadsToVenue.has(role) && !isAdded && !mention.amount && mention.protocol && isExchange(mention.protocol.value),
  );
  const wants = args.filter(
    ({ role, mention, isAdded }) =>
      leadsToCoin.has(role) &&
      !isAdded &&
      !mention.amount &&
      symbolIn(mention) !== null &&
      !venues.some((venue) => venue.mention === mention),
  );
  const [[sum], [venue], [want]] = [sums, venues, wants];
  if (!sum || !venue || !want || sums.length > 1 || venues.length > 1 || wants.length > 1) return as;
  const symbol = symbolIn(want.mention);
  const isWritten = text.slice(want.mention.start, want.mention.end) === symbol;
  const isBehind = args.indexOf(want) > args.indexOf(venue);
  if (symbol === symbolIn(sum.mention) || (isBehind && isTurn && venue.role === 'none')) return as;
  if (!isWritten && (!isTurn || isChainOnly(want.mention))) return as;
  const isPlain = (argument: Argument) =>
    argument === sum || argument === venue || argument === want || argument.role === 'amount';
  if (!isTurn && !args.every(isPlain)) return as;
  const mention = { ...want.mention, protocol: null, party: null, chain: null };
  return {
    sense: isTurn ? sense : 'swap',
    args: args.map((argument): Argument => {
      if (argument === want) return { ...argument, role: 'to', mention };
      if (argument === venue) return { ...asName(argument), role: 'on', inherited: 'none', isJoined: false };
      return argument === sum && !isTurn && argument.mention.amount ? { ...argument, role: 'none' } : argument;
    }),
  };
}

import type { Sense } from '../languages/meaning.ts';
import type { Atom, What } from './atom.ts';

const counted: ReadonlySet<What['is'] | undefined> = new Set<What['is']>([
  'digits',
  'count',
  'scale',
  'part',
  'unlimited',
]);
const isCounted = (atom: Atom | undefined): boolean => counted.has(atom?.what.is) || isMoney(atom);
const isMoney = (atom: Atom | undefined): boolean => atom?.what.is === 'mark' && atom.what.mark === '$';
const isCoin = (atom: Atom | undefined): boolean => atom?.what.is === 'symbol' || atom?.what.is === 'asset';
/** Pieces that may stand between a verb and its object. */
const isLead = (atom: Atom | undefined): boolean => atom?.what.is === 'article' || atom?.what.is === 'part';
const isParty = ({ what }: Atom): boolean =>
  ['address', 'ens', 'self', 'chain', 'protocol', 'pronoun'].includes(what.is);
const endsClause = (atom: Atom | undefined): boolean =>
  !atom || atom.lines > 0 || (atom.what.is === 'mark' && /^[.,;:!?()。，、；！？।]$/.test(atom.what.mark));
/** The maximum distance from a verb to its object and its destination. */
const MAX_REACH = 10;

/** Everyday words that are verbs only right before an amount: `cash 900 USDC into ETH`. */
const beforeAmounts: ReadonlyMap<string, Sense> = new Map(
  Object.entries({
    cash: 'swap',
    stack: 'buy',
    whack: 'put',
    bung: 'put',
    slap: 'put',
    plonk: 'put',
    funnel: 'send',
    shunt: 'send',
    hop: 'send',
    ship: 'send',
    slide: 'send',
    spot: 'send',
    scoop: 'buy',
    nab: 'buy',
    bag: 'buy',
  } as const),
);
/**
 * Verbs that are more often names or nouns, and count only before an object: `open 3 WETH`, but not `an open order`.
 */
const needsObject: ReadonlySet<string> = new Set([
  'open',
  'opening',

  'grant',
  'pass',
  'close',
  'post',
  'load',
  'port',
]);
/**
 * Verbs that forbid: they revoke a right only if one is named, and are otherwise part of a name, as in `Block
 * Analitica`.
 */
const needsRight: ReadonlySet<string> = new Set(['block', 'bar', 'stop', 'prevent', 'kill', 'strip']);
/** A permission for a party: `deixa a Uniswap gastar`; for a thing it means leaving it as it is. */
const needsDeed: ReadonlySet<string> = new Set(['deixa', 'deixe', 'laisse', 'lass', 'lasse', 'biarkan']);

const namesRight = ({ what }: Atom): boolean =>
  (what.is === 'noun' && ['allowance', 'operator', 'permit', 'owner', 'manage'].includes(what.noun)) ||
  (what.is === 'verb' && ['approve', 'allow', 'spend', 'permit', 'operator'].includes(what.sense));

function clauseAfter(atoms: readonly Atom[], at: number): readonly Atom[] {
  const rest = atoms.slice(at + 1, at + 1 + MAX_REACH);
  const end = rest.findIndex((atom, index) => endsClause(atom) && (index > 0 || atom.lines === 0));
  return end < 0 ? rest : rest.slice(0, end);
}

const hasObject = (atoms: readonly Atom[], at: number): boolean => {
  const next = atoms[at + 1];
  return (
    isCounted(next) ||
    isCoin(next) ||
    (next !== undefined && (isLead(next) || isParty(next) || next.what.is === 'noun'))
  );
};

/** `move 500 USDC to DAI`: a token is not a recipient; the amount is converted into it. */
function turnsInto(atoms: readonly Atom[], at: number): boolean {
  const clause = clauseAfter(atoms, at);
  const aim = clause.findIndex(
    ({ what }) => what.is === 'role' && (what.role === 'to' || what.role === 'into' || what.role === 'in'),
  );
  const target = clause[aim + 1];
  const isMoved = aim > 0 && clause.slice(0, aim).some(isCoin);
  return isMoved && isCoin(target) && !isChainCoin.test(target?.key ?? '') && !clause.some(isPayee);
}

const isPayee = ({ what }: Atom): boolean => what.is === 'address' || what.is === 'ens';
/** `move 50 USDC to ARB` may mean the chain. */
const isChainCoin = /^(?:arb|op|bnb|pol|matic|avax|eth|ether|base|gno|xdai)$/;

const bills = /^(?:invoices?|inv|bills?|tab|dues|fees?)$/;

/** Verbs of moving: a `send` or a `transfer` to a token is an order with an error. */
const moves: ReadonlySet<string> = new Set(
  'move moves moving shift roll pasa pasar pasame pasalo pasalos passe passez passa passar mueve mover deplace bascule pindahkan pindahin'.split(
    ' ',
  ),
);

function placed(atoms: readonly Atom[], at: number): What | null {
  const atom = atoms[at];
  if (!atom || atom.isField) return null;
  const { key, what } = atom;
  const isPhrase = atom.end - atom.start > key.length;
  // `relocate 800 USDC to Arbitrum`
  if (key === 'relocate' || key === 'relocating') {
    const isCrossing = atoms.some((other) => other.what.is === 'chain') && !atoms.some(isPayee);
    return { is: 'verb', sense: isCrossing ? 'bridge' : 'send' };
  }
  const sense = beforeAmounts.get(key);
  const before = atoms[at - 1]?.what.is;
  if (sense && what.is !== 'verb' && before !== 'article' && !isCoin(atoms[at - 1]) && isCounted(atoms[at + 1]))
    return { is: 'verb', sense };
  if (what.is !== 'verb' || isPhrase) return null;
  if (needsObject.has(key) && !hasObject(atoms, at)) return { is: 'word' };
  // `unwind LP`
  if (key === 'lp' && !hasObject(atoms, at) && before === 'verb') return { is: 'noun', noun: 'liquidity' };
  if (needsRight.has(key) && !clauseAfter(atoms, at).some(namesRight)) return { is: 'word' };
  if (needsDeed.has(key) && !clauseAfter(atoms, at).some(({ what: { is } }) => is === 'verb')) return { is: 'filler' };
  // `clear invoice 441`
  if (key === 'clear' && atoms.slice(at + 1, at + 4).some((next) => bills.test(next.key)))
    return { is: 'verb', sense: 'pay' };
  if (what.sense === 'send' && moves.has(key) && turnsInto(atoms, at)) return { is: 'verb', sense: 'convert' };
  return null;
}

/** Gives words with several meanings the one for their position. */
export function placeWords(atoms: readonly Atom[]): Atom[] {
  return atoms.map((atom, at) => {
    const what = placed(atoms, at);
    return what ? { ...atom, what } : atom;
  });
}

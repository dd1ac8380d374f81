import type { Atom } from './atom.ts';
import { isMark } from './read-number.ts';

/** Versions of a family that have a slug. */
const versions: Readonly<Record<string, string>> = {
  uniswap: 'v2 v3 v4',
  balancer: 'v2 v3',
  aave: 'v3',
  compound: 'v2 v3',
};
const over: ReadonlySet<string> = new Set(['over', 'through', 'via', 'thru']);
const isVersion = /^v[2-4]$/;
const isManyHops = /^(?:multi|single|double|triple|two|three|one|multiple|several|\d)$/;
/** Words that may precede the verb `hop`. */
const leadsToVerb: ReadonlySet<string> = new Set(['filler', 'cue', 'join', 'mark', 'self', 'verb-field']);

/**
 * Names of venues whose words stand apart or mean something else: `the v3 pools of Uniswap`, `a two-hop swap`, `hop 5
 * ETH over`, `1,450+ USDC`.
 */
export function nameVenues(atoms: readonly Atom[]): readonly Atom[] {
  const family = onlyFamily(atoms);
  const known = family && versions[family];
  const apart = known
    ? new Set(atoms.flatMap(({ key, what }) => (isApart(key, what) ? [key] : [])))
    : new Set<string>();
  const [version] = apart;
  const slug = known && apart.size === 1 && version && known.split(' ').includes(version) && `${family}-${version}`;
  const out: Atom[] = [];
  let trades = false;
  atoms.forEach((atom, at) => {
    const { what, key } = atom;
    const [before, after] = [atoms[at - 1], atoms[at + 1]];
    if (what.is === 'verb' && (what.sense === 'swap' || what.sense === 'convert' || what.sense === 'change'))
      trades = true;
    if (
      trades &&
      key === '2' &&
      what.is === 'digits' &&
      namesAsset(before) &&
      namesAsset(after) &&
      counts(atoms[at - 2])
    )
      // `swap 1 ETH 2 USDC`
      out.push({ ...atom, what: { is: 'role', role: 'to' } });
    else if (key === '.' && atom.isGlued && before?.what.is === 'bound' && /^(?:min|max)$/.test(before.key))
      // `min. 0.38 ETH`
      return;
    else if (
      isWhole(what) &&
      after?.what.is === 'digits' &&
      (namesAsset(atoms[at + 2]) || isNamesake(atoms[at + 2]) || atoms[at + 2]?.what.is === 'address')
    )
      // `my entire 3 WETH`: the amount is known
      out.push({ ...atom, what: { is: 'filler' } });
    else if (isWhole(what) && after?.key === 'of' && atoms[at + 2]?.what.is === 'digits' && key !== '100') {
      // `the lot of 640 ARB`
      out.push({ ...atom, what: { is: 'filler' } });
    } else if (key === 'w' && isSingle(atom) && (after?.what.is === 'protocol' || namesAsset(after)))
      out.push({ ...atom, what: { is: 'role', role: 'with' } });
    else if (isQuickSwap(atom) && (after?.key === 'of' || before?.what.is === 'article') && before?.what.is !== 'role')
      // `a quick swap of 5 DAI`
      out.push({ ...atom, what: { is: 'verb', sense: 'swap' } });
    else if (isNamesakeBeside(atom) && isPaired(atoms, at)) {
      // `a USDC to UNI swap`, `the LDO/AAVE pool`
      const [end, isSwap] = [atom.start + key.length, key === 'uni'];
      out.push({ ...atom, what: { is: 'symbol', symbol: key.toUpperCase() }, end });
      const rest = { ...atom, key: isSwap ? 'swap' : 'pool', start: end + 1, isGlued: false, lines: 0 };
      out.push({ ...rest, what: isSwap ? { is: 'verb', sense: 'swap' } : { is: 'filler' } });
    } else if (over.has(key) && /^hop(?:ping|s)?$/.test(before?.key ?? '')) {
      // `hop over WETH`
      const hop = out.pop() ?? atom;
      out.push({ ...atom, what: { is: 'role', role: 'using' }, start: hop.start, lines: hop.lines });
    } else if (isApart(key, what) && (slug || family || isCalledPool(after)))
      out.push({ ...atom, what: { is: 'filler' } });
    else if (slug && what.is === 'protocol' && what.slug === family)
      out.push({ ...atom, what: { is: 'protocol', slug } });
    else if (what.is === 'protocol' && /^hops?$/.test(key) && before && isManyHops.test(before.key)) {
      out.pop();
      out.push({ ...atom, what: { is: 'filler' }, start: before.start });
    } else if (key === 'hop' && isSingle(atom) && counts(after) && (!before || leadsToVerb.has(before.what.is)))
      out.push({ ...atom, what: { is: 'verb', sense: 'convert' } });
    else if (key === '+' && atom.isGlued && !after?.isGlued && before?.what.is === 'digits' && namesAsset(after)) {
      // `1,450+ USDC`: at least that amount
      const number = out.pop() ?? before;
      const bound = { is: 'bound', bound: 'min', turns: false } as const;
      out.push({ ...number, what: bound, key: '+', end: number.start }, { ...number, end: atom.end });
    } else if (atom.isField && what.is === 'role' && what.role === 'protocol' && before?.what.is === 'protocol') {
      // `via the Uniswap router: 5 USDC into WETH`
      out.push({ ...atom, what: { is: 'filler' }, isField: false });
    } else if (isMark(atom, '@') && (after?.what.is === 'digits' || after?.what.is === 'protocol'))
      out.push({ ...atom, what: { is: 'role', role: 'on' } });
    else if ((key === 'cap' || key === 'budget') && counts(after) && (what.is === 'word' || what.is === 'filler'))
      out.push({ ...atom, what: { is: 'bound', bound: 'max', turns: false } });
    else out.push(atom);
  });
  return out;
}

const isWhole = (what: Atom['what']): boolean => what.is === 'part' && what.numerator === what.denominator;
/** As two words it may also be a quick swap. */
const isQuickSwap = ({ what, key, start, end }: Atom): boolean =>
  what.is === 'protocol' && what.slug === 'quickswap' && key === 'quick' && end - start === 'quick swap'.length;
/** As two words it may also be the coin and a verb. */
const isNamesakeBeside = ({ what, key, start, end }: Atom): boolean =>
  what.is === 'protocol' &&
  ((key === 'uni' && end - start === 'uni swap'.length) || (key === 'aave' && end - start === 'aave pool'.length));
/** Whether a coin and `to` or a dash precede. */
const isPaired = (atoms: readonly Atom[], at: number): boolean => {
  const before = atoms[at - 1];
  if (atoms[at]?.isGlued && namesAsset(before)) return true;
  const isTo = before?.what.is === 'role' && (before.what.role === 'to' || before.what.role === 'into');
  return (isTo || isMark(before, '-', '/', '>', '→', '–')) && namesAsset(atoms[at - 2]);
};
const isSingle = ({ key, start, end }: Atom): boolean => end - start === key.length;
const isApart = (key: string, what: Atom['what']): boolean =>
  (what.is === 'word' || what.is === 'symbol') && isVersion.test(key);
const isCalledPool = (atom: Atom | undefined): boolean =>
  /^(?:pools?|poolmanager|router|swap|hook|hooks|version)$/.test(atom?.key ?? '');
const counts = (atom: Atom | undefined): boolean =>
  atom?.what.is === 'digits' || atom?.what.is === 'count' || atom?.what.is === 'part' || isMark(atom, '$');
const namesAsset = (atom: Atom | undefined): boolean => atom?.what.is === 'symbol' || atom?.what.is === 'asset';
/** Tokens with the name of their protocol. */
const isNamesake = (atom: Atom | undefined): boolean =>
  atom?.what.is === 'protocol' && /^(?:uni|aave|comp|cow|1inch|bal|crv|ens|ldo|sushi|morpho|op|arb)$/.test(atom.key);

/** The one family with versions that a text names; null if it names several, or another version of its own. */
function onlyFamily(atoms: readonly Atom[]): string | null {
  let family: string | null = null;
  for (const { what } of atoms) {
    if (what.is !== 'protocol') continue;
    const own = what.slug === 'uniswap-universal-router' ? 'uniswap' : (what.slug.split('-v')[0] ?? '');
    if (versions[own] === undefined) continue;
    if (family !== null && family !== own) return null;
    family = own;
  }
  return family;
}

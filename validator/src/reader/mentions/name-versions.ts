import type { Atom } from './atom.ts';

const numbers = new Map([
  ['2', 'v2'],
  ['3', 'v3'],
  ['4', 'v4'],
  ['two', 'v2'],
  ['second', 'v2'],
  ['2nd', 'v2'],
  ['three', 'v3'],
  ['third', 'v3'],
  ['3rd', 'v3'],
  ['four', 'v4'],
  ['fourth', 'v4'],
  ['4th', 'v4'],
]);
const isVersionWord = /^(?:v|version|generation|edition|iteration|release)$/;
const hasVersions = /^(?:uniswap|balancer|compound|aave)$/;
const isVersion = /^v[2-4]$/;

const namesCoin = (atom: Atom | undefined): boolean => atom?.what.is === 'symbol' || atom?.what.is === 'asset';
/** `15 UNI > ETH`: tokens with the name of their protocol. */
const mayBeCoin = (atom: Atom | undefined): boolean =>
  namesCoin(atom) ||
  (atom?.what.is === 'protocol' && /^(?:uni|aave|comp|cow|bal|crv|ens|sushi|morpho)$/.test(atom.key));
const namesChain = (atom: Atom | undefined): boolean => atom?.what.is === 'chain';

/**
 * Versions in words, or without the name of their protocol: `Uniswap version two`, `its fourth version`, `v4: 1 eth >
 * usdc`.
 */
export function nameVersions(atoms: readonly Atom[]): readonly Atom[] {
  const isNamed = atoms.some(({ what }) => what.is === 'protocol');
  const hasFamily = atoms.some(({ what }) => what.is === 'protocol' && hasVersions.test(what.slug));
  const isTrade =
    atoms.filter(namesCoin).length > 1 &&
    !atoms.some(({ what }) => what.is === 'address' || what.is === 'ens' || what.is === 'self');
  const isOrder = atoms.some(({ what }) => what.is === 'protocol' && what.slug === 'cow');
  return atoms.flatMap(splitCount).map((atom, at, atoms) => {
    const [before, after] = [atoms[at - 1], atoms[at + 1]];
    // `usdc>weth`, `ethereum>arbitrum`
    if (atom.key === '>' && ((mayBeCoin(before) && mayBeCoin(after)) || (namesChain(before) && namesChain(after))))
      return { ...atom, what: { is: 'role', role: 'into' } };
    // `CoW limit: 2 WETH/USDC min 6200`
    if (atom.key === '/' && isOrder && namesCoin(before) && namesCoin(after) && atoms[at - 2]?.what.is === 'digits')
      return { ...atom, what: { is: 'role', role: 'into' } };
    const version = numbers.get(atom.key);
    const isNumberedVersion = () =>
      isVersionWord.test(before?.key ?? '') || (!/^\d$/.test(atom.key) && isVersionWord.test(after?.key ?? ''));
    if (hasFamily && version && isNumberedVersion()) return { ...atom, key: version, what: { is: 'word' } };
    // `Compound three`
    const isCounted = atom.what.is === 'count' && before?.what.is === 'protocol' && hasVersions.test(before.what.slug);
    if (version && isCounted && !mayBeCoin(after) && !/^(?:scale|unit|time|count)$/.test(after?.what.is ?? ''))
      return { ...atom, key: version, what: { is: 'word' } };
    // Only Uniswap's versions go by the number alone.
    const isAlone = isTrade && !isNamed && isVersion.test(atom.key) && before?.what.is !== 'word';
    if (isAlone && (atom.what.is === 'word' || atom.what.is === 'symbol'))
      return { ...atom, what: { is: 'protocol', slug: `uniswap-${atom.key}` } };
    return atom;
  });
}

/** `Uniswap 2 WETH -> USDT`: a number directly before a coin counts it, and is not a version. */
function splitCount(atom: Atom, at: number, atoms: readonly Atom[]): Atom | readonly Atom[] {
  const [, slug, number] = (atom.what.is === 'protocol' && isNumbered.exec(atom.what.slug)) || [];
  const isBare = atom.end - atom.start === atom.key.length + 2 && atom.key === slug;
  if (!slug || !number || !isBare || !namesCoin(atoms[at + 1]) || atoms[at + 2]?.what.is === 'digits') return atom;
  return [
    { ...atom, what: { is: 'protocol', slug }, end: atom.end - 2 },
    {
      ...atom,
      what: { is: 'digits', value: { digits: BigInt(number), scale: 0 }, scaledBy: null },
      key: number,
      start: atom.end - 1,
      isGlued: false,
      isField: false,
    },
  ];
}

const isNumbered = /^(uniswap|balancer|compound|aave)-v([2-4])$/;

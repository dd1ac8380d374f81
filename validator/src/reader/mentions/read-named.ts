import { coinOrChain } from '../languages/phrases/strange-chains.ts';
import { besideProtocol } from '../languages/phrases/who-gets.ts';
import type { Atom } from './atom.ts';
import { commonWords } from './name-lists.ts';
import { isNot } from './negation.ts';
import { bareMention, type Mention, slot } from './piece.ts';
import { readAsset } from './read-asset.ts';
import { type ReadPiece, readBoundAfter } from './read-counted.ts';
import { isMark } from './read-number.ts';
import { readQuantity } from './read-quantity.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Assets without an amount, addresses, names, chains and protocols. */
export function readNamed(atoms: readonly Atom[], from: number, vocabulary: Vocabulary): ReadPiece | null {
  const atom = atoms[from];
  if (!atom) return null;
  const { what } = atom;
  const mention = bareMention(atom);
  switch (what.is) {
    case 'symbol':
    case 'asset':
      return withChain(atom, readUncounted(atoms, from, vocabulary));
    case 'noun': {
      if (what.noun !== 'token' || atom.isField) return null;
      const asset = readAsset(atoms, from, vocabulary, false);
      return asset?.asset.value.kind === 'address'
        ? { piece: { ...mention, asset: asset.asset }, next: asset.next }
        : null;
    }
    case 'chain': {
      // `Linea mainnet`
      if (atom.key === 'mainnet' && atoms[from - 1]?.what.is === 'chain') return null;
      const symbol = atom.end - atom.start === atom.key.length ? vocabulary.symbolOf(atom.key) : null;
      const coin = symbol ?? coinOf(atom.key);
      return {
        piece: {
          ...mention,
          chain: slot(atom, what.chainId),
          asset: coin ? slot(atom, { kind: 'symbol', symbol: coin }) : null,
        },
        next: from + 1,
      };
    }
    case 'protocol': {
      const symbol = atom.end - atom.start === atom.key.length ? vocabulary.symbolOf(atom.key) : null;
      if (commonWords.has(atom.key) && atom.end - atom.start === atom.key.length && !isNameHere(atoms, from)) {
        return symbol ? { piece: { ...mention, asset: slot(atom, { kind: 'symbol', symbol }) }, next: from + 1 } : null;
      }
      const protocol = slot(atom, what.slug);
      const said = readAddressAfter(atoms, from);
      if (said) return { piece: { ...said.mention, protocol }, next: said.next };
      const party = slot(atom, { kind: 'protocol', slug: what.slug } as const);
      const asset = symbol ? slot(atom, { kind: 'symbol', symbol } as const) : null;
      return { piece: { ...mention, protocol, party, asset }, next: from + 1 };
    }
    case 'address': {
      const { address } = what;
      return {
        piece: {
          ...mention,
          party: slot(atom, { kind: 'address', address }),
          asset: slot(atom, { kind: 'address', address }),
        },
        next: from + 1,
      };
    }
    case 'ens':
      return { piece: { ...mention, party: slot(atom, { kind: 'ens', name: what.name }) }, next: from + 1 };
    case 'self':
      return readSelf(atoms, from);
    case 'pronoun': {
      const asset = readAsset(atoms, from + 1, vocabulary, false);
      const isNamed = asset && asset.next <= from + 3 && atoms[from + 1]?.what.is !== 'mark';
      return {
        piece: { ...mention, isPronoun: true, asset: isNamed ? asset.asset : null },
        next: isNamed ? asset.next : from + 1,
      };
    }
    default:
      return null;
  }
}

/** A name with other words than a version after it, as `1inch router`. */
const isLong = (atom: Atom | undefined): boolean =>
  atom !== undefined && atom.end - atom.start - atom.key.length >= ' router'.length;

/** Coins with the name of their protocol that are not everyday words. */
const isNamesake = (atom: Atom | undefined): boolean =>
  /^(?:uni|aave|comp|bal|crv|ens|ldo|1inch|morpho|gno|stg)$/.test(atom?.key ?? '');

/** `my Safe 0x…`, `the Uniswap router (0x…)`: the address identifies it. */
function readAddressAfter(atoms: readonly Atom[], from: number): { mention: Mention; next: number } | null {
  let at = from + 1;
  // `vote with my uni: 0x…`, `pay in ens: 0x… 5`: a coin that is held or used for payment names no address.
  if (isMark(atoms[at], ':') && /^(?:my|our|in)$/.test(atoms[from - 1]?.key ?? '') && isNamesake(atoms[from]))
    return null;
  while (
    at < from + 4 &&
    (isMark(atoms[at], '(', ':', '=', '`', '"') ||
      /^(at|router|pool|contract|wallet|multisig|account|address|vault|safe)$/.test(atoms[at]?.key ?? ''))
  )
    at++;
  // `the 1inch router, 0x…, may`
  const beside = atoms[at + 1];
  const after = atoms[at + 3];
  const isBeside =
    (at > from + 1 || isLong(atoms[from])) &&
    isMark(atoms[at], ',') &&
    beside?.what.is === 'address' &&
    isMark(atoms[at + 2], ',') &&
    after?.what.is !== 'address' &&
    after?.what.is !== 'join';
  if (isBeside && beside?.what.is === 'address') {
    const value = { kind: 'address', address: beside.what.address } as const;
    return { mention: { ...bareMention(beside), party: slot(beside, value) }, next: at + 3 };
  }
  const atom = atoms[at];
  if (atom?.what.is !== 'address') return null;
  const { address } = atom.what;
  const isOpen = isMark(atoms[at - 1], '(') && isMark(atoms[at + 1], ')');
  const mention = { ...bareMention(atom), party: slot(atom, { kind: 'address', address } as const) };
  return { mention, next: isOpen ? at + 2 : at + 1 };
}

/** A chain that is also a coin: `swap 100 USDC for ethereum`. */
const coinOf = (key: string): string | null => ({ ethereum: 'ETH', polygon: 'POL', avalanche: 'AVAX' })[key] ?? null;

/** `이더리움으로 옮겨`: a coin without a number may be the chain. */
function withChain(atom: Atom, found: ReadPiece | null): ReadPiece | null {
  if (found?.piece.is !== 'mention' || found.piece.amount !== null || !coinOrChain.test(atom.key)) return found;
  return { ...found, piece: { ...found.piece, chain: slot(atom, 1) } };
}

/** `USDC`, and `USDC 5` if no other asset claims the number. */
function readUncounted(atoms: readonly Atom[], from: number, vocabulary: Vocabulary): ReadPiece | null {
  const found = readAsset(atoms, from, vocabulary, false);
  const atom = atoms[from];
  if (!found || !atom) return null;
  const { asset } = found;
  // `Bob (0x…)`: the preposition decides whether it is a token or a party.
  const party =
    asset.value.kind === 'address' && asset.confidence < 1
      ? slot(asset, { kind: 'address', address: asset.value.address } as const)
      : null;
  const mention = { ...bareMention(atom), asset, party };
  const number = atoms[found.next];
  const quantity = number?.what.is === 'digits' && number.lines === 0 ? readQuantity(atoms, found.next) : null;
  // `USDC 6300 min`: a number after a coin is not a length of time
  const least = quantity?.is === 'duration' && /^min$/.test(atoms[found.next + 1]?.key ?? '') ? number?.what : null;
  if (least?.is === 'digits') {
    const amount = slot(number ?? atom, { kind: 'number', value: least.value, unit: 'token' } as const);
    return { piece: { ...mention, amount, bound: 'min' }, next: found.next + 2 };
  }
  if (quantity?.is !== 'amount' || quantity.unit !== null) return { piece: mention, next: found.next };
  const claimed = readAsset(atoms, quantity.next, vocabulary, true)?.asset.value.kind;
  if ((claimed && claimed !== 'address') || isMark(atoms[quantity.next], '/', ')'))
    return { piece: mention, next: found.next };
  const span = { start: number?.start ?? 0, end: atoms[quantity.next - 1]?.end ?? 0 };
  const after = readBoundAfter(atoms, quantity.next, 'exact', vocabulary);
  return {
    piece: { ...mention, amount: slot(span, quantity.amount, quantity.confidence), bound: after.bound },
    next: after.next,
  };
}

/** `my wallet 0x…` is the address. */
function readSelf(atoms: readonly Atom[], from: number): ReadPiece | null {
  const atom = atoms[from];
  if (!atom) return null;
  let at = from + 1;
  while (at < from + 3 && (isMark(atoms[at], '(', ':', '`') || atoms[at]?.what.is === 'filler')) at++;
  // `from my wallet: 0xA gets 10 USDC, …`: a list of others begins after the colon.
  const following = atoms[at + 1]?.what;
  const isOther =
    /^(?:me|us|myself)$/.test(atom.key) ||
    following?.is === 'digits' ||
    (following?.is === 'role' && following.role === 'receive') ||
    atoms[at + 1]?.key === 'gets' ||
    (isMark(atoms[at + 1], ',', ';') && atoms[at + 2]?.what.is === 'address');
  const said = isMark(atoms[at - 1], ':') && isOther ? undefined : atoms[at];
  if (said?.what.is === 'address' || said?.what.is === 'ens') {
    const party =
      said.what.is === 'address'
        ? ({ kind: 'address', address: said.what.address } as const)
        : ({ kind: 'ens', name: said.what.name } as const);
    const isOpen = isMark(atoms[at - 1], '(') && isMark(atoms[at + 1], ')');
    return { piece: { ...bareMention(said), party: slot(said, party) }, next: isOpen ? at + 2 : at + 1 };
  }
  return { piece: { ...bareMention(atom), party: slot(atom, { kind: 'self' }) }, next: from + 1 };
}

const leadsToName: ReadonlySet<string> = new Set([
  'on',
  'using',
  'with',
  'in',
  'into',
  'from',
  'to',
  'protocol',
  'spender',
  'by',
  'for',
  'at',
  'of',
]);

const isVenue = (key: string | undefined): boolean => key === 'cow' || key === 'curve' || key === 'across';

/** `Safe to send …`, but not `get it across to 0x…`. */
const isVerbAhead = (atom: Atom | undefined): boolean => atom?.key === 'to';

/** `curve swap`, `over Curve`, `…, curve, …`. */
function isPlaced(atoms: readonly Atom[], from: number): boolean {
  const [before, after] = [atoms[from - 1], atoms[from + 1]];
  if (
    /^(?:swap|swaps|trade|trades|sale|conversion|market|bridging|transfer|deposit|spoke|spokepool|route|relay|relayer)$/.test(
      after?.key ?? '',
    ) ||
    /^(?:over|by)$/.test(before?.key ?? '')
  )
    return true;
  // `curve 900 usdc > dai`
  if (!before && after?.what.is === 'digits' && atoms[from + 2]?.what.is === 'symbol') return true;
  return (!before || isMark(before, ',', ':', ';')) && (!after || isMark(after, ',', ';', '.'));
}

const LAST_LATIN = 0x24f;

/**
 * `Curve पर`, `Curve-এ`: a role after the name, in a script other than Latin, so that the name is not a common English
 * word.
 */
const isPostposition = (atom: Atom | undefined): boolean =>
  atom?.what.is === 'role' && leadsToName.has(atom.what.role) && atom.key.charCodeAt(0) > LAST_LATIN;

/** Whether a common word is the name of a protocol here. */
function isNameHere(atoms: readonly Atom[], from: number): boolean {
  let before = from - 1;
  const isBetween = (atom: Atom | undefined) =>
    atom?.what.is === 'article' ||
    isMark(atom, '"', '`', "'", '') ||
    // `on good old Compound`
    /^(?:old|good|classic|legacy|original|trusty)$/.test(atom?.key ?? '');
  while (before >= from - 2 && isBetween(atoms[before])) before--;
  const what = atoms[before]?.what;
  const after = atoms[from + 1];
  return (
    (what?.is === 'role' && leadsToName.has(what.role)) ||
    isNot(what) ||
    (what?.is === 'article' && /^(my|our|the)$/.test(atoms[before]?.key ?? '')) ||
    (atoms[from - 1]?.what.is === 'article' && /^(my|our|the)$/.test(atoms[from - 1]?.key ?? '')) ||
    (atoms[from]?.key !== 'across' || from === 0 ? isVerbAhead(after) : false) ||
    besideProtocol.test(after?.key ?? '') ||
    after?.what.is === 'address' ||
    isPostposition(after) ||
    (isMark(atoms[from - 1], '(') && isMark(after, ')')) ||
    isMark(after, ':', '=') ||
    (isVenue(atoms[from]?.key) && isPlaced(atoms, from)) ||
    // `cow pls: …`
    (!atoms[from - 1] && isVenue(atoms[from]?.key) && after?.what.is === 'filler') ||
    (isMark(after, '"') && isMark(atoms[from + 2], ':')) ||
    // `safe.propose`
    (isMark(after, '.') && after?.isGlued === true && atoms[from + 2]?.isGlued === true) ||
    (/^(dao|company|team|gnosis|treasury|club|project)$/.test(atoms[from - 1]?.key ?? '') &&
      atoms[from]?.key === 'safe')
  );
}

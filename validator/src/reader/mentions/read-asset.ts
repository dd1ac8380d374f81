import type { AssetMention, Decimal, Slot } from '../intent.ts';
import { hasSameDigits } from '../text/decimal.ts';
import type { Atom } from './atom.ts';
import { slot } from './piece.ts';
import { isMark } from './read-number.ts';
import type { Vocabulary } from './vocabulary.ts';

export interface FoundAsset {
  readonly asset: Slot<AssetMention>;
  readonly next: number;
}

/** The coin that people mean when they name a chain in its place. */
const coinsOfChains: Readonly<Record<number, string>> = {
  1: 'ETH',
  10: 'OP',
  56: 'BNB',
  100: 'xDAI',
  137: 'POL',
  42161: 'ARB',
  43114: 'AVAX',
};

/** An unknown word after a number: perhaps a symbol, which a check then cannot find. */
const UNLISTED = 0.5;
/** An unknown address next to a symbol that is in a list. */
const RESTATED = 0.8;
const MAX_SKIPPED = 5;

/** Whether an atom may stand between an amount and its asset: `5 of the`, `all my remaining`. */
function isBetween({ what, key }: Atom): boolean {
  switch (what.is) {
    case 'article':
      return true;
    case 'role':
      return what.role === 'of' || what.role === 'worth';
    case 'noun':
      return what.noun === 'token';
    case 'filler':
      return /^(balance|balances|holdings|available|current|existing|native|stablecoin|worth|own|total|outstanding|held|funds|of)$/.test(
        key,
      );
    case 'mark':
      return (
        what.mark === '$' ||
        what.mark === '*' ||
        what.mark === '`' ||
        what.mark === '"' ||
        what.mark === "'" ||
        what.mark === '’' ||
        what.mark === ''
      );
    default:
      return false;
  }
}

/** `7.5 of the ERC-20 at 0x…`, `3 tokens from contract 0x…`. */
function leadsToContract(atoms: readonly Atom[], at: number): boolean {
  const [before, atom, after] = [atoms[at - 1], atoms[at], atoms[at + 1]];
  if (before?.what.is !== 'noun' || before.what.noun !== 'token' || atom?.what.is !== 'role') return false;
  if (/^(?:contracts?|vaults?|gauge)$/.test(before.key)) return atom.key === 'at' && after?.what.is === 'address';
  if (atom.key === 'at') return after?.what.is === 'address' || after?.key === 'address';
  return (
    (atom.what.role === 'from' || atom.what.role === 'of') &&
    /^(?:contract|token|erc20)$/.test(after?.key ?? '') &&
    atoms[at + 2]?.what.is === 'address'
  );
}

/** The asset at an atom, or a few words after it; `isCounted`: an amount precedes it. */
export function readAsset(
  atoms: readonly Atom[],
  from: number,
  vocabulary: Vocabulary,
  isCounted: boolean,
): FoundAsset | null {
  let at = from;
  let isOfToken = false;
  while (at < from + MAX_SKIPPED) {
    const atom = atoms[at];
    if (!atom || !(isBetween(atom) || (isCounted && leadsToContract(atoms, at)))) break;
    isOfToken ||= atom.what.is === 'role' || atom.what.is === 'noun';
    at++;
  }
  const atom = atoms[at];
  if (!atom) return null;
  const found = (value: AssetMention, confidence = 1): FoundAsset =>
    restate(atoms, { asset: slot(atom, value, confidence), next: at + 1 }, vocabulary);
  const { what } = atom;
  switch (what.is) {
    case 'symbol':
    case 'asset':
      return found({ kind: 'symbol', symbol: what.symbol });
    case 'chain':
    case 'protocol': {
      const symbol = atom.end - atom.start === atom.key.length ? vocabulary.symbolOf(atom.key) : null;
      const coin = what.is === 'chain' ? coinsOfChains[what.chainId] : undefined;
      // `すべて Arbitrum の USDC`: the place of a coin that follows
      const next = atoms[at + 1]?.what;
      if (symbol === null && next?.is === 'role' && (next.role === 'of' || next.role === 'on')) return null;
      if (isCounted && (symbol ?? coin)) return found({ kind: 'symbol', symbol: symbol ?? coin ?? '' });
      return null;
    }
    case 'address':
      // A word at the start of a line belongs to the next item of a list.
      return (isCounted && atom.lines === 0) || isOfToken ? found({ kind: 'address', address: what.address }) : null;
    case 'word':
      if (!isCounted) return null;
      if (what.symbol) return found({ kind: 'symbol', symbol: what.symbol });
      return at === from && /^[a-z0-9]{2,12}$/.test(atom.key)
        ? found({ kind: 'symbol', symbol: atom.key.toUpperCase() }, UNLISTED)
        : null;
    default:
      return null;
  }
}

/**
 * `USDC (0xa0b8…)`, `USDC token at 0xa0b8…`: the address identifies the token, unless it belongs to another token in
 * the lists.
 */
function restate(atoms: readonly Atom[], found: FoundAsset, vocabulary: Vocabulary): FoundAsset {
  let { next } = found;
  while (isTokenWord(atoms[next])) next++;
  const isNoun = next > found.next;
  const isOpen = isMark(atoms[next], '(', '[', '（');
  let at = isOpen ? next + 1 : next;
  while (isOpen && (isTokenWord(atoms[at]) || isMark(atoms[at], ':', '`', '@'))) at++;
  const atom = atoms[at];
  if (found.asset.value.kind !== 'symbol' || atom?.what.is !== 'address' || (!isOpen && !isNoun))
    return { ...found, next };
  const after = isOpen && isMark(atoms[at + 1], ')', ']', '）') ? at + 2 : at + 1;
  const listed = vocabulary.symbolAt(atom.what.address);
  const isSame = listed?.toLowerCase() === found.asset.value.symbol.toLowerCase();
  // An address that contradicts the symbol stays unread, and is reported as not understood.
  if (listed !== null && !isSame) return { ...found, next };
  return {
    asset: slot(
      atom,
      { kind: 'address', address: atom.what.address, ...(isSame && listed !== null && { symbol: listed }) },
      isSame ? 1 : RESTATED,
    ),
    next: after,
  };
}

const isTokenWord = (atom: Atom | undefined): boolean =>
  (atom?.what.is === 'noun' && atom.what.noun === 'token') ||
  (atom?.what.is === 'filler' && /^(stablecoin|balance)$/.test(atom.key));

/** `(100000000 base units)` after `100 USDC`: the same digits again add nothing. */
export function skipRestatedAmount(atoms: readonly Atom[], from: number, value: Decimal): number {
  const number = atoms[from + 1]?.what;
  if (!isMark(atoms[from], '(', '[') || number?.is !== 'digits' || !hasSameDigits(number.value, value)) return from;
  let at = from + 2;
  while (at < from + 10 && atoms[at] && !isMark(atoms[at], ')', ']')) at++;
  return isMark(atoms[at], ')', ']') ? at + 1 : from;
}

import type { Sense } from './meaning.ts';
import type { Mention, Piece } from './piece.ts';
import { slot } from './piece.ts';
import type { Vocabulary } from './vocabulary.ts';

const payments: ReadonlySet<Sense> = new Set(['send', 'pay', 'give', 'split']);
/** `5 DAI (0x…`: what says `token` or `contract` names the coin. */
const sumAndAddress = /^(.{1,60}?[\d\s])\s?\$?([a-z][a-z0-9.]{1,11}) ?[([]0x[0-9a-f]{40}[)\]]?$/is;
const MAX_PAYEES = 40;

const isVerb = (piece: Piece): boolean => piece.is === 'verb';
const isPayment = (piece: Piece): boolean => piece.is === 'verb' && payments.has(piece.sense);
const isSomebody = (piece: Piece): boolean =>
  piece.is === 'mention' && (piece.party?.value.kind === 'address' || piece.party?.value.kind === 'ens');
const isRestated = (piece: Piece): piece is Mention =>
  piece.is === 'mention' &&
  piece.amount !== null &&
  piece.asset?.value.kind === 'address' &&
  piece.asset.value.symbol === undefined;

/**
 * `pay 5 DAI (0x…) and 7 DAI (0x…)`: beside a coin that everybody knows, an address that no list has as a coin is who gets it,
 * where nobody else is named who would.
 */
export function namePayees(text: string, pieces: readonly Piece[], { symbolOf }: Vocabulary): readonly Piece[] {
  const sums = pieces.filter(isRestated);
  if (sums.length === 0 || sums.length > MAX_PAYEES) return pieces;
  if (!pieces.some(isVerb) || !pieces.every((piece) => !isVerb(piece) || isPayment(piece)) || pieces.some(isSomebody))
    return pieces;
  const symbols = sums.map(({ start, end }) => sumAndAddress.exec(text.slice(start, end))?.[2] ?? '');
  const known = symbols.map((symbol) => (symbol === '' ? null : symbolOf(symbol)));
  if (known.includes(null)) return pieces;
  return pieces.flatMap((piece): Piece[] => {
    const symbol = isRestated(piece) ? known[sums.indexOf(piece)] : null;
    if (!isRestated(piece) || !symbol || piece.asset?.value.kind !== 'address') return [piece];
    const { asset, end } = piece;
    const { address } = piece.asset.value;
    const coin = {
      ...piece,
      end: asset.start,
      asset: slot({ start: piece.start, end: asset.start }, { kind: 'symbol', symbol } as const),
    };
    const at = { start: asset.start, end };
    return [
      coin,
      { is: 'role', role: 'to', isField: false, start: asset.start, end: asset.start },
      {
        ...piece,
        ...at,
        amount: null,
        bound: 'exact',
        asset: slot(at, { kind: 'address', address }),
        party: slot(at, { kind: 'address', address }),
      },
    ];
  });
}

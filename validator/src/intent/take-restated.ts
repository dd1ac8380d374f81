import { hasSameDigits } from './decimal.ts';
import type { Decimal } from './intent.ts';
import { isSameAsset } from './open-want.ts';
import type { Mention, Piece } from './piece.ts';

/** How much text may stand between a sum and the same sum again. */
const MAX_TEXT = 48;
/** The same for base units, which nothing else is counted in. */
const MAX_BASE_TEXT = 160;

const isSum = (piece: Piece | undefined): piece is Mention =>
  piece?.is === 'mention' && piece.amount !== null && piece.party === null && !piece.isPronoun;

/** `i.e.`, `that is`, `so it's`: the same again. */
const again =
  /(?:^|[\s,;(–—-])(?:(?:so|and|or) )?(?:i\.?\s?e\.?|that is(?: to say)?|that['’]?s|that equals|in other words|meaning|namely|viz\.?|it['’]?s|it is|which is|which equals|equal to|equals|=|aka|or)(?: (?:exactly|precisely|to say|the same as|simply|just))?[\s,:(]{1,3}$/iu;
const isNear = /^[\s,;(–—-]{0,4}$/;

/** Whether a sum says what another said, in numbers that need no converting. */
function isSameSum(one: Mention, other: Mention): boolean {
  const [first, second] = [one.amount?.value, other.amount?.value];
  // `one cent of USDC, that is 0.01 USDC`
  if (first?.kind === 'usd' && second?.kind === 'number' && second.unit === 'token')
    return hasSameValue(first.value, second.value) && isOne(one, other);
  if (first?.kind !== 'number' || second?.kind !== 'number' || other.bound !== one.bound) return false;
  const [asset, named] = [one.asset?.value, other.asset?.value];
  if (!asset || (named && other.asset?.confidence === 1 && !isSameAsset(asset, named))) return false;
  if (second.unit === 'base' && first.unit !== 'base') return hasSameDigits(second.value, first.value);
  return first.unit === second.unit && hasSameValue(first.value, second.value);
}

const hasSameValue = (one: Decimal, other: Decimal): boolean =>
  one.digits === other.digits && one.scale === other.scale;
const isOne = ({ asset }: Mention, other: Mention): boolean =>
  !!asset && !!other.asset && isSameAsset(asset.value, other.asset.value);
/** `the call value is 0.5 ETH and …: 0.5 ETH to 0x…`: what is told of the transaction before it is asked for. */
const tellsValue = /\b(?:call|tx|transaction|msg\.?|native|eth) ?value (?:is|of|=|:|being)\s{0,2}$/i;

/** Where the words begin that say that a sum comes again; -1 where there are none. */
function againFrom(text: string, last: Mention, piece: Mention): number {
  const isBase = piece.amount?.value.kind === 'number' && piece.amount.value.unit === 'base';
  const gap = text.slice(last.end, piece.start);
  if (gap.length > (isBase ? MAX_BASE_TEXT : MAX_TEXT)) return -1;
  const found = again.exec(gap.slice(-MAX_TEXT));
  if (!found) return -1;
  const index = Math.max(0, gap.length - MAX_TEXT) + found.index;
  if (isNear.test(gap.slice(0, index))) return last.end;
  return isBase ? last.end + index : -1;
}

/** Takes out a sum that says again what the one before it said: `a quarter of an ether, i.e. 0.25 ETH`. */
export function takeRestated(text: string, pieces: readonly Piece[]): readonly Piece[] {
  const out: Piece[] = [];
  let last: Mention | null = null;
  let at = 0;
  while (at < pieces.length) {
    const piece = pieces[at];
    if (!piece) break;
    if (isSum(piece)) {
      const from = last ? againFrom(text, last, piece) : -1;
      if (last && from >= 0 && isSameSum(last, piece)) {
        while ((out.at(-1)?.start ?? -1) >= from && out.at(-1) !== last) out.pop();
        if (out.at(-1) === last) {
          const whole: Mention = last;
          const isUsd = whole.amount?.value.kind === 'usd';
          last = isUsd ? { ...piece, start: whole.start } : { ...whole, end: piece.end };
          out[out.length - 1] = last;
        }
        at++;
        continue;
      }
      if (last && tellsValue.test(text.slice(Math.max(0, last.start - 32), last.start)) && isSameSum(last, piece))
        out.splice(out.lastIndexOf(last), 1);
      if (piece.asset?.confidence === 1) last = piece;
    }
    out.push(piece);
    at++;
  }
  return countOfIt(text, out);
}

const ofIt = /^ (?:of|out of) (?:it|them|these|those|that)\b/i;
const isCoin = (piece: Piece | undefined): piece is Mention =>
  piece?.is === 'mention' &&
  piece.amount === null &&
  piece.party === null &&
  piece.asset?.value.kind === 'symbol' &&
  piece.asset.confidence === 1;

/** `the wrapped ether`, with nothing wrapped before it, is the wrapped coin. */
function assetIn(text: string, { asset, start, end }: Mention): Mention['asset'] {
  if (asset?.value.kind !== 'symbol' || !/\bwrapped\b/i.test(text.slice(start, end))) return asset;
  const wrapped = { eth: 'WETH', steth: 'wstETH' }[asset.value.symbol.toLowerCase()];
  return wrapped ? { ...asset, value: { kind: 'symbol', symbol: wrapped } } : asset;
}

/** `the wrapped ether I hold, 1.75 of it`: how much of a coin, behind it. */
function countOfIt(text: string, pieces: readonly Piece[]): readonly Piece[] {
  const at = pieces.findIndex(
    (piece) => isSum(piece) && piece.asset === null && ofIt.test(text.slice(piece.end, piece.end + 16)),
  );
  const counted = pieces[at];
  const before = pieces.slice(0, Math.max(0, at));
  const coins = before.filter(isCoin);
  const [coin] = coins;
  if (!isSum(counted) || !coin || coins.length > 1 || before.some(isSum)) return pieces;
  const end = counted.end + (ofIt.exec(text.slice(counted.end, counted.end + 16))?.[0].length ?? 0);
  return pieces.flatMap((piece) => {
    if (piece === coin) return [];
    if (piece === counted) return [{ ...counted, asset: assetIn(text, coin), end }];
    return piece.start > counted.start && piece.end <= end ? [] : [piece];
  });
}

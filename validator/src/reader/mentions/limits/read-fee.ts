import { type Piece, slot } from '../piece.ts';
import { findNegation, isNumber, numberOf, type Scan } from './scan.ts';

/** The fee tiers that name pools, in hundredths of a basis point. */
const feeTiers: ReadonlySet<number> = new Set([100, 200, 300, 400, 500, 2500, 3000, 10_000]);

/** The same in percent, for which people leave out the sign: `the 0.05 pool`. */
const bareTiers: ReadonlySet<number> = new Set([0.01, 0.05, 0.25, 0.3]);

/** `the 0.3 % pool`, `fee tier 3000`, `no fees above 10 bps`, `no fees`. A pool without a fee sets no limit. */
export function readFee(scan: Scan, at: number, isPool: boolean): void {
  const { pieces, limits } = scan;
  const accepts = (piece: Piece) => piece.is === 'percent' || (isNumber(piece) && feeTiers.has(numberOf(piece) ?? 0));
  const name = isPool ? markPair(scan, at) : at;
  const bare = isPool && name === at ? pieces[at - 1] : undefined;
  const tier = bare && isNumber(bare) ? (numberOf(bare) ?? 0) : 0;
  if (bareTiers.has(tier)) {
    limits.fee ??= slot(scan.use(at, at - 1), { poolBps: Math.round(tier * 100) });
    return;
  }
  const beforeName = name < at ? scan.before(name, accepts) : -1;
  const value = beforeName >= 0 ? beforeName : scan.nearest(at, accepts);
  const found = pieces[value];
  const bps = found?.is === 'percent' ? found.bps : found ? (numberOf(found) ?? 0) / 100 : null;
  if (bps !== null) {
    const next = pieces[Math.max(at, value) + 1];
    const namesPool = isPool || found?.is === 'mention' || (next?.is === 'topic' && next.topic === 'pool');
    limits.fee ??= slot(scan.use(at, value), namesPool ? { poolBps: bps } : { maxBps: bps });
    return;
  }
  const negated = isPool ? -1 : findNegation(scan, at);
  if (negated >= 0) limits.fee ??= slot(scan.use(at, negated), { maxBps: 0 });
  else scan.mark(at, at);
}

/** `the USDC/WETH pool`: its tokens are its name. Returns the start of the name. */
function markPair(scan: Scan, at: number): number {
  const { pieces } = scan;
  const isCoin = (index: number) => {
    const piece = pieces[index];
    return piece?.is === 'mention' && piece.asset !== null && piece.amount === null && !scan.isUsed(index);
  };
  let last = at - 1;
  while (last > 0 && pieces[last]?.is === 'percent') last--;
  let count = 0;
  let first = last;
  while (first >= 0 && count < 3 && (isCoin(first) || pieces[first]?.is === 'filler')) {
    if (isCoin(first)) count++;
    first--;
  }
  if (count < 2) return at;
  scan.mark(first + 1, last);
  return first + 1;
}

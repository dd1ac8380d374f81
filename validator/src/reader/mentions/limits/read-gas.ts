import { gasForPurpose } from '../../languages/phrases/other-numbers.ts';
import { decimal, multiply, toWhole } from '../../text/decimal.ts';
import { type Piece, slot } from '../piece.ts';
import { NO_UNIT, type Scan } from './scan.ts';

const weiPerEther = decimal(10n ** 18n);
const weiPerGwei = decimal(10n ** 9n);

const isSum = (piece: Piece): boolean =>
  piece.is === 'mention' && (piece.amount?.value.kind === 'number' || piece.amount?.value.kind === 'usd');

/**
 * `gas under 200k`, `gas price max 30 gwei`, `at most 0.01 ETH on gas`: the unit decides which of the three is meant.
 */
export function readGas(scan: Scan, at: number, topic: 'gas' | 'gas-price' | 'gas-cost'): void {
  const value = scan.nearest(at, isSum);
  const mention = scan.pieces[value];
  if (mention?.is !== 'mention') return;
  if (mention.amount?.value.kind !== 'number') {
    const span = scan.use(at, value);
    scan.unread.push(slot(span, scan.text.slice(span.start, span.end)));
    return;
  }
  const between = scan.text.slice(mention.end, scan.pieces[at]?.end);
  if (mention.bound === 'exact' && gasForPurpose.test(between)) return;
  const { value: number, unit } = mention.amount.value;
  const isBase = unit === 'base';
  const isPrice = topic !== 'gas-cost' || /gwei/i.test(scan.text.slice(mention.start, mention.end));
  const wei = toWhole(isBase ? number : multiply(number, topic === 'gas-price' ? weiPerGwei : weiPerEther));
  if (wei === null) return;
  const { limits } = scan;
  if (isBase && isPrice) limits.gas ??= slot(scan.use(at, value), { priceWei: wei });
  else if (mention.asset !== null) limits.gas ??= slot(scan.use(at, value), { costWei: wei });
  else if (topic === 'gas-price') limits.gas ??= slot(scan.use(at, value), { priceWei: wei }, NO_UNIT);
  else if (topic === 'gas' && number.scale === 0) limits.gas ??= slot(scan.use(at, value), { limit: number.digits });
}

import type { Random } from './random.ts';
import type { Coin } from './world/networks.ts';

const power = (decimals: number) => 10n ** BigInt(decimals);

/** The base units of a decimal text such as `1500.25`. */
export function unitsOf(text: string, decimals: number): bigint {
  const [whole = '0', fraction = ''] = text.split('.');
  return BigInt(whole) * power(decimals) + BigInt(fraction.slice(0, decimals).padEnd(decimals, '0') || '0');
}

/** The decimal text of base units: 1500250000n with 6 decimals is `1500.25`. */
export function decimalText(units: bigint, decimals: number): string {
  const digits = units.toString().padStart(decimals + 1, '0');
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '');
  const whole = digits.slice(0, digits.length - decimals);
  return decimals === 0 || fraction === '' ? whole || '0' : `${whole}.${fraction}`;
}

/** Rounds up to this many leading digits, as people do. */
export function keepDigits(units: bigint, digits: number): bigint {
  const step = 10n ** BigInt(Math.max(0, units.toString().length - digits));
  return ((units + step - 1n) / step) * step;
}

/**
 * A realistic amount: worth 5 to 20,000 dollars, with one to four leading digits. Excludes amounts like `1.337`, which
 * is more than a thousand in some languages and less than two in others.
 */
export function drawAmount(random: Random, coin: Coin, atMostUsd = 20_000): bigint {
  const worth = 5 * (atMostUsd / 5) ** (random.int(1000) / 1000);
  const units = BigInt(Math.max(1, Math.round((worth / coin.usd) * 1e8)));
  const isSingle = units.toString().length === 9;
  const kept = keepDigits(units, 1 + random.int(isSingle ? 3 : 4));
  // No finer than a millionth, nor than the coin's decimals.
  const places = Math.min(6, coin.decimals);
  const step = 10n ** BigInt(8 - places);
  const rounded = ((kept + step - 1n) / step) * step;
  return coin.decimals >= 8 ? rounded * power(coin.decimals - 8) : rounded / power(8 - coin.decimals);
}

/** The value of an amount in another coin, at the prices of this world. */
export function quote(amount: bigint, from: Coin, to: Coin): bigint {
  const cents = (coin: Coin) => BigInt(Math.round(coin.usd * 1e6));
  return (amount * cents(from) * power(to.decimals)) / (cents(to) * power(from.decimals));
}

const withCommas = (whole: string) => whole.replace(/\B(?=(\d{3})+$)/g, ',');

/** The number in one of the usual notations. */
export function writeAmount(random: Random, units: bigint, decimals: number): string {
  const plain = decimalText(units, decimals);
  const [whole = '0', fraction = ''] = plain.split('.');
  const ways = [plain, plain, plain];
  if (whole.length > 3) ways.push(`${withCommas(whole)}${fraction && `.${fraction}`}`);
  if (fraction === '' && whole.length < 4) ways.push(`${plain}.0`);
  if (fraction.length === 1) ways.push(`${plain}0`);
  if (fraction === '' && whole.length > 3) ways.push(`${withCommas(whole)}.00`);
  if (whole === '0' && fraction !== '') ways.push(`.${fraction}`);
  const thousands = decimalText(units, decimals + 3);
  if (whole.length > 3 && (thousands.split('.')[1]?.length ?? 0) < 3) ways.push(`${thousands}k`, `${thousands}K`);
  return random.pick(ways);
}

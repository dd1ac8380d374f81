/** The bound of uint256. */
const MOST = 2n ** 256n - 1n;

/**
 * Converts a typed amount ("1,250.5") to base units exactly; null if it is not an amount, has too many decimals, or
 * exceeds uint256.
 */
export function toBaseUnits(text: string, decimals: number): string | null {
  const grouped = /^\d{1,3}(,\d{3})+(\.\d+)?$/;
  const trimmed = text.trim();
  const plain = grouped.test(trimmed) ? trimmed.replaceAll(',', '') : trimmed;
  const [, whole, fraction = ''] = /^(\d+)(?:\.(\d+))?$/.exec(plain) ?? [];
  if (whole === undefined) return null;
  const significant = fraction.replace(/0+$/, '');
  if (significant.length > decimals) return null;
  const amount = BigInt(whole + significant.padEnd(decimals, '0'));
  return amount <= MOST ? String(amount) : null;
}

/** Converts base units to an amount without separators or trailing zeros. */
export function fromBaseUnits(baseUnits: string, decimals: number): string {
  const digits = baseUnits.padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '');
  return fraction === '' ? whole : `${whole}.${fraction}`;
}

/** The same for display, with thousands separators. */
export function showUnits(baseUnits: string, decimals: number): string {
  const [whole = '', fraction] = fromBaseUnits(baseUnits, decimals).split('.');
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

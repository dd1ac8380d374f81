/** `1234567890` with 6 decimals is `1,234.56789`; what is no number stays as it is. */
export function inUnits(amount: string, decimals: number): string {
  if (!/^\d{1,100}$/.test(amount)) return amount;
  const digits = amount.padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals).replace(/^0+(?=\d)/, '');
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '');
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, ',');
  return fraction === '' ? grouped : `${grouped}.${fraction}`;
}

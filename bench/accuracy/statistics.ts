/** z of a 95 % confidence interval. */
const z = 1.959964;

/** Wilson's interval for a share: valid for small numbers and for shares near 0 and 1. */
export function wilson(hits: number, count: number): readonly [low: number, high: number] {
  if (count === 0) return [0, 1];
  const share = hits / count;
  const denominator = 1 + z ** 2 / count;
  const middle = (share + z ** 2 / (2 * count)) / denominator;
  const reach = (z / denominator) * Math.sqrt((share * (1 - share)) / count + z ** 2 / (4 * count ** 2));
  return [Math.max(0, middle - reach), Math.min(1, middle + reach)];
}

export const percent = (share: number, places = 2): string => `${(share * 100).toFixed(places)} %`;

/** `3 of 1500 = 0.20 % (0.07 to 0.59)`. */
export function showShare(hits: number, count: number): string {
  const [low, high] = wilson(hits, count).map((bound) => (bound * 100).toFixed(2));
  return count === 0 ? 'none' : `${hits} of ${count} = ${percent(hits / count)} (${low} to ${high})`;
}

export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export function countBy<T>(list: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of list) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

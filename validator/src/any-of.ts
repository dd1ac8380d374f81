/** What makes a pattern match only where a word or a line begins: `(?<!\p{L})`, `\b`, `^`. */
const boundary = /^(?:\(\?<![^()]*\)|\\b|\^)/;

/** Whether a pattern has alternatives outside of any group, each with a beginning of its own. */
function hasAlternatives(source: string): boolean {
  let rest = source.replace(/\\./gu, '').replace(/\[[^\]]*\]/g, '');
  while (/\([^()]*\)/.test(rest)) rest = rest.replace(/\([^()]*\)/g, '');
  return rest.includes('|');
}

const boundaryOf = (source: string): string => (hasAlternatives(source) ? '' : (boundary.exec(source)?.[0] ?? ''));

/**
 * A pattern that is found in a text if and only if one of several is: most texts have none, and are passed over in one
 * search. Those that begin at the same boundary share it, since asking for it at every letter is what costs most. All
 * have the same flags, and none refers back to a group.
 */
export function anyOf(patterns: readonly RegExp[]): RegExp {
  const sources = Map.groupBy(
    patterns.map(({ source }) => source),
    boundaryOf,
  );
  const alternatives = [...sources].map(
    ([start, all]) => `${start}(?:${all.map((source) => source.slice(start.length)).join('|')})`,
  );
  return new RegExp(alternatives.join('|'), patterns[0]?.flags.replace('g', ''));
}

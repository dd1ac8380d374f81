import { compilePattern } from './compile-pattern.ts';

/** What makes a pattern match only where a word or a line begins: `(?<!\p{L})`, `\b`, `^`. */
const boundary = /^(?:\(\?<![^()]*\)|\\b|\^)/;

/** The alternatives of a pattern: what stands between the bars that are outside of any group. */
function alternativesOf({ source }: RegExp): string[] {
  const alternatives: string[] = [];
  let [alternative, depth, isInClass] = ['', 0, false];
  for (const part of source.match(/\\.|./gsu) ?? []) {
    if (part === '|' && depth === 0 && !isInClass) {
      alternatives.push(alternative);
      alternative = '';
      continue;
    }
    if (part === ']') isInClass = false;
    else if (part === '[') isInClass = true;
    else if (part === '(' && !isInClass) depth++;
    else if (part === ')' && !isInClass) depth--;
    alternative += part;
  }
  return [...alternatives, alternative];
}

const boundaryOf = (alternative: string): string => boundary.exec(alternative)?.[0] ?? '';

/**
 * A pattern that is found in a text if and only if one of several is: most texts have none, and are passed over in one
 * search. What begins at the same boundary shares it, since asking for it at every letter is what costs most. All have the
 * same flags, and none refers back to a group.
 */
export function anyOf(patterns: readonly RegExp[]): RegExp {
  const starts = Map.groupBy(patterns.flatMap(alternativesOf), boundaryOf);
  const sources = [...starts].map(
    ([start, all]) => `${start}(?:${all.map((alternative) => alternative.slice(start.length)).join('|')})`,
  );
  return compilePattern(sources.join('|'), patterns[0]?.flags.replace('g', '') ?? '');
}

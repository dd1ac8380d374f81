import { compilePattern } from './compile-pattern.ts';

/** The boundary that makes a pattern match only at the start of a word or a line: `(?<!\p{L})`, `\b`, `^`. */
const boundary = /^(?:\(\?<![^()]*\)|\\b|\^)/;

/** The alternatives of a pattern: its parts between bars outside of any group. */
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
 * A pattern that matches a text if and only if one of several does: most texts match none, and one search excludes them
 * all. Alternatives with the same boundary share it, because testing it at every letter is the largest cost. All have
 * the same flags and no backreferences.
 */
export function anyOf(patterns: readonly RegExp[]): RegExp {
  const starts = Map.groupBy(patterns.flatMap(alternativesOf), boundaryOf);
  const sources = [...starts].map(
    ([start, all]) => `${start}(?:${all.map((alternative) => alternative.slice(start.length)).join('|')})`,
  );
  return compilePattern(sources.join('|'), patterns[0]?.flags.replace('g', '') ?? '');
}

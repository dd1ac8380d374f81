const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const values = new Map([...digits].map((digit, value) => [digit, value]));

/**
 * For each line of a file, the first position in the mappings of its source map: the index of the source and its line,
 * counted from 1. Empty for lines without mappings.
 */
export function firstPlaces(mappings: string): number[][] {
  let [source, original] = [0, 0];
  return mappings.split(';').map((line) => {
    let first: number[] = [];
    for (const segment of line.split(',')) {
      const [, sources, lines] = readNumbers(segment);
      if (sources === undefined || lines === undefined) continue;
      // Positions are relative to the previous one, including those that are skipped.
      source += sources;
      original += lines;
      if (first.length === 0) first = [source, original + 1];
    }
    return first;
  });
}

/**
 * Base64 VLQ: five bits a digit, the lowest first; the sixth bit marks a continuation, and the lowest bit of all is the
 * sign.
 */
function readNumbers(segment: string): number[] {
  const numbers: number[] = [];
  let [number, shift] = [0, 0];
  for (const digit of segment) {
    const value = values.get(digit) ?? 0;
    number += (value & 31) << shift;
    if (value & 32) {
      shift += 5;
      continue;
    }
    numbers.push(number & 1 ? -(number >> 1) : number >> 1);
    [number, shift] = [0, 0];
  }
  return numbers;
}

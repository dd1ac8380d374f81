const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const values = new Map([...digits].map((digit, value) => [digit, value]));

/**
 * For each line of a file, the first place that the mappings of its source map name: the index of the source and the line
 * there, counted from 1. The line is empty if they name none.
 */
export function firstPlaces(mappings: string): number[][] {
  let [source, original] = [0, 0];
  return mappings.split(';').map((line) => {
    let first: number[] = [];
    for (const segment of line.split(',')) {
      const [, sources, lines] = readNumbers(segment);
      if (sources === undefined || lines === undefined) continue;
      // Each counts from the one before it, also those that are not asked for.
      source += sources;
      original += lines;
      if (first.length === 0) first = [source, original + 1];
    }
    return first;
  });
}

/** Numbers in base 64: five bits a digit, the lowest first, a sixth says that more follow; the sign is the lowest bit of all. */
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

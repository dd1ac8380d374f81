/** The code points with letters and marks: the first four planes, and the variation selectors. */
const lettered = [
  [0, 0xd7ff],
  [0xe000, 0x3ffff],
  [0xe0100, 0xe01ef],
] as const;

function* charactersIn([first, last]: readonly [number, number]): Generator<string> {
  const AT_ONCE = 0x1000;
  for (let start = first; start <= last; start += AT_ONCE) {
    const codes = new Array<number>(Math.min(AT_ONCE, last + 1 - start));
    for (let index = 0; index < codes.length; index += 1) codes[index] = start + index;
    yield String.fromCodePoint(...codes);
  }
}

const characters = lettered.map((range) => [...charactersIn(range)].join('')).join('');

/** The inside of a character class, as ranges from the first to the last of each run. */
const rangesOf = (kinds: string): string =>
  (characters.match(new RegExp(`[${kinds}]+`, 'gu')) ?? [])
    .map((run) => `${[...run.slice(0, 2)][0]}-${[...run.slice(-2)].at(-1)}`)
    .join('');

const letters = rangesOf('\\p{L}');
const lettersAndMarks = rangesOf('\\p{L}\\p{M}');

/**
 * Compiles a pattern from its source. Letters are spelled out as ranges: for each `[\p{L}\p{M}]`, the engine computes
 * the union of two sets again, which takes seven times as long, and our patterns have thousands of them.
 */
export function compilePattern(source: string, flags: string): RegExp {
  // Without that flag, `\p` is the letter p.
  if (!flags.includes('u')) return new RegExp(source, flags);
  const inClass = (text: string): string =>
    text.replace(/\\p\{L\}(\\p\{M\})?|\\./gsu, (part, marks) => {
      if (!part.startsWith('\\p{L}')) return part;
      return marks ? lettersAndMarks : letters;
    });
  const spelledOut = source.replace(/\[(?:\\.|[^\]\\])*\]|\\p\{L\}|\\./gsu, (part) => {
    if (part.startsWith('[')) return inClass(part);
    return part === '\\p{L}' ? `[${letters}]` : part;
  });
  return new RegExp(spelledOut, flags);
}

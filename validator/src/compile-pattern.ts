/** All characters of the first plane, without the halves of pairs. */
const firstPlane = (() => {
  const codes = new Uint16Array(0x10000 - 0x800);
  for (let index = 0; index < codes.length; index += 1) codes[index] = index < 0xd800 ? index : index + 0x800;
  return new TextDecoder('utf-16le').decode(codes);
})();

/** Scripts of the other planes, without the signs between them: emoji, cards, dominoes. */
const otherPlanes = '\u{10000}-\u{1efff}\u{20000}-\u{3ffff}';

/** The inside of a class of characters; what Unicode has not assigned yet joins ranges that are apart only because of it. */
const rangesOf = (kinds: string): string => {
  const runs = firstPlane.match(new RegExp(`[${kinds}\\p{Cn}]+`, 'gu')) ?? [];
  return runs.map((run) => `${run[0]}-${run.at(-1)}`).join('') + otherPlanes;
};

const letters = rangesOf('\\p{L}');
const lettersAndMarks = rangesOf('\\p{L}\\p{M}');

const spelledOut = (inside: string): string =>
  inside.replaceAll('\\p{L}\\p{M}', lettersAndMarks).replaceAll('\\p{L}', letters);

/**
 * A pattern from its source, always with the flag `u`. Letters are spelled out as ranges: for each `[\p{L}\p{M}]` the engine puts two sets of hundreds of
 * ranges in all planes together anew, which takes it seven times as long, and our patterns have thousands.
 */
export const compilePattern = (source: string, flags: string): RegExp =>
  new RegExp(
    source.replace(/\[(?:\\.|[^\]\\])*\]|\\p\{L\}|\\./gsu, (part) => {
      if (part.startsWith('[')) return spelledOut(part);
      return part === '\\p{L}' ? `[${letters}]` : part;
    }),
    flags,
  );

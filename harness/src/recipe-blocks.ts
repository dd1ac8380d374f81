/** A code block of a page that names its file: the whole file, or a diff. */
interface Block {
  readonly kind: string;
  readonly file: string;
  readonly text: string;
}

/** The blocks of a page, in order, without the indentation of lists. */
export const blocksOf = (markdown: string): Block[] =>
  [...markdown.matchAll(/^( *)```(\w+) (\S+)\n([\s\S]*?)^\1```$/gm)].map(
    ([, indent = '', kind = '', file = '', text = '']) => ({
      kind,
      file,
      text: text.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
    }),
  );

/**
 * Applies a `diff` block to a file: the lines marked with a space or a minus, which must occur exactly once as a block,
 * are replaced with those marked with a space or a plus.
 */
export function applyDiff(content: string, { file, text }: Block): string {
  const lines = text.trimEnd().split('\n');
  const having = (...marks: string[]) =>
    lines.flatMap((line) => (marks.includes(line.slice(0, 1)) ? [`${line.slice(1)}\n`] : [])).join('');
  const [before, after] = [having(' ', '-'), having(' ', '+')];
  const parts = `\n${content}`.split(`\n${before}`);
  if (parts.length !== 2) throw new Error(`${file} has this ${parts.length - 1} times:\n${before}`);
  return parts.join(`\n${after}`).slice(1);
}

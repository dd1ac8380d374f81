/** A code block of a page that names its file: the whole of it, or what changes in it. */
interface Block {
  readonly kind: string;
  readonly file: string;
  readonly text: string;
}

/** The blocks of a page, in order. Those inside a list are written without its indentation. */
export const blocksOf = (markdown: string): Block[] =>
  [...markdown.matchAll(/^( *)```(\w+) (\S+)\n([\s\S]*?)^\1```$/gm)].map(
    ([, indent = '', kind = '', file = '', text = '']) => ({
      kind,
      file,
      text: text.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
    }),
  );

/**
 * A file with a `diff` block carried out: the lines that begin with a space or a minus stand in it, together and once, and
 * those with a space or a plus take their place.
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

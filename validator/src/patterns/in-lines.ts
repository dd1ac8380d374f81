/**
 * The source of a pattern, or of a part of one, over several lines: an alternative on each. The breaks, and what indents
 * a line, are no part of it; a space at either end of a line is written `\x20`.
 */
export const source = ({ raw }: TemplateStringsArray, ...parts: readonly string[]): string =>
  String.raw({ raw }, ...parts).replace(/\n\s*/g, '');

/** A pattern whose source stands over several lines. */
export const pattern =
  (flags: string) =>
  (text: TemplateStringsArray, ...parts: readonly string[]): RegExp =>
    new RegExp(source(text, ...parts), flags);

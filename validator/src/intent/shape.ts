import type { Mention } from './piece.ts';

export type Named = Readonly<Record<string, Mention | undefined>>;

/**
 * One way to word an order: words in which `<sum a>` stands for a sum that is called `a` from there on, and the order in plain
 * pieces: `!supply` a verb, `>into` a role, `,next` a tie, `a` what was named. `a$` is it as a coin, `a-` without its number, `a@` as a place, `a^` as the
 * least, `a+` without limit, `a*b` as so many of `b`, `a#b` as item `b` of the collection `a`,
 * `a~` as whose address stands there, `a%` as so many shares of a pool.
 */
export interface Shape {
  /** One of these must be in the text: looking for it is far cheaper than the pattern. */
  readonly keys: string;
  readonly says: string;
  readonly means: string;
  /** Whether it holds for what was named, and beside all that the text names. */
  readonly holds?: (named: Named, all: readonly Mention[]) => boolean;
}

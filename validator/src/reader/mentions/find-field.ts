import { type Field, fields } from './field-names.ts';

/** The most words in a label: `min amount out wei`. */
const MAX_WORDS = 4;

interface Word {
  readonly kind: string;
  readonly key: string;
  readonly lines: number;
}

const places: ReadonlySet<string> = new Set(['wallet', 'account', 'acct', 'walletaddress']);

const theirs: ReadonlySet<string> = new Set(['his', 'her', 'their', 'its']);

/** `to her wallet: 0x…`: the label of another party's wallet, from which nothing is taken. */
const isTheirs = (tokens: readonly Word[], at: number): boolean =>
  theirs.has(tokens[at - 1]?.key ?? '') && tokens[at - 2]?.key !== 'from';

const isQuote = (token: Word | undefined) =>
  token?.kind === 'mark' && (token.key === '"' || token.key === "'" || token.key === '');

/**
 * The position of the mark of a label, after a quotation mark or a word in brackets: `"to": …`, `Paying account (Safe):
 * …`.
 */
const markBehind = (tokens: readonly Word[], at: number): number => {
  if (isQuote(tokens[at])) return at + 1;
  const isAside = tokens[at]?.key === '(' && tokens[at + 1]?.kind === 'word' && tokens[at + 2]?.key === ')';
  return isAside ? at + 3 : at;
};

/**
 * The label at a position in the tokens: words, and then `:` or `=`. `length` counts the tokens up to and including the
 * mark.
 */
export function findField(tokens: readonly Word[], from: number): { field: Field; length: number } | null {
  let name = '';
  let best: { field: Field; length: number } | null = null;
  for (let at = from; at < from + MAX_WORDS; at++) {
    const token = tokens[at];
    // `min. receive:`
    if (at > from && token?.key === '.' && /^(?:min|max|amt)$/.test(name)) continue;
    if (token?.kind !== 'word' || (at > from && token.lines > 0)) break;
    name += token.key;
    const mark = markBehind(tokens, at + 1);
    const sign = tokens[mark]?.key;
    if (sign !== ':' && sign !== '=' && sign !== '：') continue;
    // `"input": {…}` holds the arguments of a call.
    const label = name === 'input' && tokens[mark + 1]?.key === '{' ? 'args' : name;
    const field = fields.get(isTheirs(tokens, from) && places.has(label) ? 'recipient' : label);
    if (field) best = { field, length: mark - from + 1 };
    break;
  }
  return best;
}

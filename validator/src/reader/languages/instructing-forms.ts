/**
 * Which forms of a verb instruct, in one language; every other form only tells. A verb is given in its brackets, with its clause ahead of it and what
 * follows it: `please ⟦send⟧ 5 USDC`.
 */
export interface InstructingForms {
  readonly orders: Forms;
  /** Words ahead or behind that make such a form a tale. */
  readonly tells?: Forms;
  /** Whether a verb behind one that is instructed, in the same clause, is instructed as well: `卖 5 ETH 买 USDC`. */
  readonly chains?: boolean;
  /** Words that head an instruction, and forms that instruct only behind them. */
  readonly heads?: readonly [heading: RegExp, form: Forms];
  /** Forms that leave it to the last verb of the sentence, and how that one instructs. */
  readonly joins?: readonly [form: Forms, last: RegExp];
}

/** Patterns of forms, of the word as it was found and of the word grown together with its endings. */
export interface Forms {
  /** With both brackets. */
  readonly found: RegExp | null;
  /** With the first bracket only. */
  readonly grown: RegExp | null;
}

type Parts = Readonly<Record<string, string>>;

/** A name in capitals between `<` and `>` stands for a part. */
const fill = (row: string, parts: Parts): string =>
  row.replace(/<([A-Z]+)>/g, (_, name: string) => `(?:${fill(parts[name] ?? '', parts)})`);

/** One pattern of several. */
export const anyOf = (rows: readonly string[], parts: Parts = {}): RegExp =>
  new RegExp(
    rows
      .map((row) => `(?:${fill(row, parts)})`)
      .join('|')
      .normalize('NFC'),
    'u',
  );

/** Rows with the second bracket are of the word as it was found, all others of the word with its endings. */
export function forms(rows: readonly string[], parts: Parts = {}): Forms {
  const filled = rows.map((row) => fill(row, parts));
  const [found, grown] = [filled.filter((row) => row.includes('⟧')), filled.filter((row) => !row.includes('⟧'))];
  return { found: found.length > 0 ? anyOf(found) : null, grown: grown.length > 0 ? anyOf(grown) : null };
}

/**
 * Which forms of a verb instruct, in one language; every other form is a statement. A verb is in brackets, with its
 * clause before it and the rest after it: `please ⟦send⟧ 5 USDC`.
 */
export interface InstructingForms {
  readonly orders: Forms;
  /** Words before or after such a form that make it a statement. */
  readonly tells?: Forms;
  /** Whether a verb after an instructed one in the same clause is also instructed: `卖 5 ETH 买 USDC`. */
  readonly chains?: boolean;
  /** Words that open an instruction, and forms that instruct only after them. */
  readonly heads?: readonly [heading: RegExp, form: Forms];
  /** Forms that depend on the last verb of the sentence, and the form in which that one instructs. */
  readonly joins?: readonly [form: Forms, last: RegExp];
}

/** Patterns of forms: of the word as found, and of the word extended by its endings. */
export interface Forms {
  /** With both brackets. */
  readonly found: RegExp | null;
  /** With the first bracket only. */
  readonly grown: RegExp | null;
}

type Parts = Readonly<Record<string, string>>;

/** A name in capitals between `<` and `>` is replaced by that part. */
const fill = (row: string, parts: Parts): string =>
  row.replace(/<([A-Z]+)>/g, (_, name: string) => `(?:${fill(parts[name] ?? '', parts)})`);

/** One pattern that matches any of the rows. */
export const anyOf = (rows: readonly string[], parts: Parts = {}): RegExp =>
  new RegExp(
    rows
      .map((row) => `(?:${fill(row, parts)})`)
      .join('|')
      .normalize('NFC'),
    'u',
  );

/** Rows with the second bracket match the word as found, all others the word with its endings. */
export function forms(rows: readonly string[], parts: Parts = {}): Forms {
  const filled = rows.map((row) => fill(row, parts));
  const [found, grown] = [filled.filter((row) => row.includes('⟧')), filled.filter((row) => !row.includes('⟧'))];
  return { found: found.length > 0 ? anyOf(found) : null, grown: grown.length > 0 ? anyOf(grown) : null };
}

import type { Atom } from './atom.ts';
import { isMark } from './read-number.ts';

type Column = 'who' | 'amount' | 'token' | 'skip';

const columns: readonly (readonly [Column, RegExp])[] = [
  [
    'who',
    /^(?:to|recipient|recipients|address|addresses|wallet|wallets|receiver|payee|beneficiary|account|destination|employee|contributor|recipientaddress|walletaddress|toaddress|payeeaddress)$/,
  ],
  ['amount', /^(?:amount|amounts|amt|value|qty|quantity|sum|payment|total|payout|salary|tokens)$/],
  ['token', /^(?:token|asset|currency|coin|symbol)$/],
  [
    'skip',
    /^(?:|#|no|nr|number|index|row|id|name|names|who|person|memo|note|notes|reason|purpose|reference|ref|label|role|description|comment|invoice|for|what|team|title)$/,
  ],
];

interface Cell {
  readonly from: number;
  readonly to: number;
}

/** The most rows and cells in one table. */
const MAX_CELLS = 12;

const isBar = (atom: Atom | undefined): boolean => isMark(atom, '|');
const isRule = (atom: Atom | undefined): boolean =>
  /^[|:=+–—_-]+$/.test(atom?.key ?? '') || isMark(atom, '-', ':', '|');

/**
 * Reads a table with a row of headings as a list, `0x… 5 USDC, 0x… 6 USDC`: the headings name the content of each
 * column, and would otherwise be read as part of the first row.
 */
export function readTables(atoms: readonly Atom[]): readonly Atom[] {
  if (!atoms.some(({ lines }) => lines > 0)) return atoms;
  const out: Atom[] = [];
  const lines = splitLines(atoms);
  let at = 0;
  while (at < lines.length) {
    const table = readTable(atoms, lines, at);
    const line = lines[at];
    if (!table) {
      if (line) out.push(...atoms.slice(line.from, line.to));
      at++;
      continue;
    }
    out.push(...table.atoms);
    at = table.next;
  }
  return out;
}

function splitLines(atoms: readonly Atom[]): Cell[] {
  const lines: Cell[] = [];
  let from = 0;
  for (let at = 1; at <= atoms.length; at++) {
    if (at < atoms.length && atoms[at]?.lines === 0) continue;
    lines.push({ from, to: at });
    from = at;
  }
  return lines;
}

/** The cells of a line; null if it is not a line of a table. */
function cellsOf(atoms: readonly Atom[], { from, to }: Cell): Cell[] | null {
  const hasBars = isBar(atoms[from]);
  const start = hasBars ? from + 1 : from;
  const end = hasBars && isBar(atoms[to - 1]) ? to - 1 : to;
  const separates = (atom: Atom | undefined) => (hasBars ? isBar(atom) : isMark(atom, ',', ';', '|'));
  const cells: Cell[] = [];
  let cell = start;
  for (let at = start; at <= end; at++) {
    if (at < end && !separates(atoms[at])) continue;
    cells.push({ from: cell, to: at });
    cell = at + 1;
  }
  return cells.length > 1 && cells.length <= MAX_CELLS ? cells : null;
}

interface Heading {
  readonly column: Column;
  /** The token that the heading names: `amount (USDC)`. */
  readonly token: Atom | null;
}

function headingOf(atoms: readonly Atom[], { from, to }: Cell): Heading | null {
  const said = atoms.slice(from, to).filter((atom) => !isMark(atom, '(', ')', '*', '`', '"', '[', ']'));
  const token = said.find(({ what }) => what.is === 'symbol' || what.is === 'asset') ?? null;
  const words = said.filter((atom) => (atom !== token && !/^(?:in|of|the|to)$/.test(atom.key)) || said.length === 1);
  const name = words.map(({ key }) => key).join('');
  if (token && (name === '' || name === token.key)) return { column: 'amount', token };
  const column = columns.find(([, pattern]) => pattern.test(name))?.[0];
  return column ? { column, token: column === 'amount' ? token : null } : null;
}

function readTable(
  atoms: readonly Atom[],
  lines: readonly Cell[],
  from: number,
): { readonly atoms: readonly Atom[]; readonly next: number } | null {
  const first = lines[from];
  const heads = first && cellsOf(atoms, first);
  const headings = heads?.map((cell) => headingOf(atoms, cell));
  const isWhole = headings?.every((heading) => heading !== null);
  if (!first || !headings || !isWhole) return null;
  if (!headings.some((heading) => heading?.column === 'who') || !headings.some((each) => each?.column === 'amount'))
    return null;
  const out: Atom[] = [];
  let next = from + 1;
  const rule = lines[next];
  if (rule && atoms.slice(rule.from, rule.to).every(isRule)) next++;
  for (; next < lines.length; next++) {
    const line = lines[next];
    const cells = line && cellsOf(atoms, line);
    const opening = line && atoms[line.from];
    if (!cells || !opening || cells.length !== headings.length) break;
    const row = readRow(atoms, cells, headings);
    if (!row) break;
    if (out.length > 0)
      out.push({ ...opening, what: { is: 'mark', mark: ',' }, key: ',', end: opening.start, lines: 0 });
    out.push(...row);
  }
  return out.length > 0 ? { atoms: out, next } : null;
}

/** Payee, amount and asset, in this order; null if a cell does not match its heading. */
function readRow(atoms: readonly Atom[], cells: readonly Cell[], headings: readonly (Heading | null)[]): Atom[] | null {
  const cellOf = (column: Column) => {
    const index = headings.findIndex((heading) => heading?.column === column);
    const cell = cells[index];
    return { said: cell ? atoms.slice(cell.from, cell.to) : [], token: headings[index]?.token ?? null };
  };
  const [who, amount, token] = [cellOf('who').said, cellOf('amount'), cellOf('token').said];
  const isParty = who.some(({ what }) => what.is === 'address' || what.is === 'ens');
  if (!isParty || !amount.said.some(({ what }) => what.is === 'digits')) return null;
  const row = [...who, ...amount.said, ...(token.length > 0 ? token : amount.token ? [amount.token] : [])];
  return row.map((atom) => ({ ...atom, lines: 0 }));
}

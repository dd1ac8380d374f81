/**
 * The cost of pairing a row with a column; null: they cannot be paired. As many as possible are paired, at the lowest
 * total cost.
 */
type Cost = (row: number, column: number) => number | null;

/** Up to this many costs the best assignment is found; beyond it, each row looks only at the next free columns. */
const MAX_EXACT = 10_000;
const WINDOW = 32;
const UNPAIRED = 1e6;
const IMPOSSIBLE = 1e9;

/** The column of each row; null if none is left. Deterministic. */
export function assign(rows: number, columns: number, cost: Cost): (number | null)[] {
  if (rows === 0) return [];
  if (rows * columns > MAX_EXACT) return assignInOrder(rows, columns, cost);
  return rows === 1 ? [assignOne(columns, cost)] : assignExactly(rows, columns, cost);
}

/** The result for a single row: the first column with the lowest cost. */
function assignOne(columns: number, cost: Cost): number | null {
  let best: number | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (let column = 0; column < columns; column += 1) {
    const value = cost(0, column);
    const own = value === null ? IMPOSSIBLE : value + column / (1 + columns);
    if (own <= UNPAIRED && own < least) [best, least] = [column, own];
  }
  return best;
}

/**
 * The Hungarian method with potentials; each row has a column of its own, closed to other rows, for staying unpaired.
 */
function assignExactly(rows: number, columns: number, cost: Cost): (number | null)[] {
  const width = columns + rows;
  const costs = new Float64Array(rows * width).fill(IMPOSSIBLE);
  for (let row = 0; row < rows; row += 1) {
    costs[row * width + columns + row] = UNPAIRED;
    for (let column = 0; column < columns; column += 1) {
      const value = cost(row, column);
      // If costs are equal, the order of the words decides.
      if (value !== null) costs[row * width + column] = value + Math.abs(row - column) / (rows + columns);
    }
  }
  const rowPotential = new Float64Array(rows + 1);
  const columnPotential = new Float64Array(width + 1);
  const rowOf = new Int32Array(width + 1);
  for (let row = 1; row <= rows; row += 1) {
    const previous = new Int32Array(width + 1);
    const least = new Float64Array(width + 1).fill(Number.POSITIVE_INFINITY);
    const used = new Uint8Array(width + 1);
    rowOf[0] = row;
    let column = 0;
    do {
      used[column] = 1;
      const current = rowOf[column] ?? 0;
      let delta = Number.POSITIVE_INFINITY;
      let next = 0;
      for (let each = 1; each <= width; each += 1) {
        if (used[each]) continue;
        const own = costs[(current - 1) * width + each - 1] ?? IMPOSSIBLE;
        const reduced = own - (rowPotential[current] ?? 0) - (columnPotential[each] ?? 0);
        if (reduced < (least[each] ?? 0)) {
          least[each] = reduced;
          previous[each] = column;
        }
        if ((least[each] ?? 0) < delta) {
          delta = least[each] ?? 0;
          next = each;
        }
      }
      for (let each = 0; each <= width; each += 1) {
        if (used[each]) {
          const owner = rowOf[each] ?? 0;
          rowPotential[owner] = (rowPotential[owner] ?? 0) + delta;
          columnPotential[each] = (columnPotential[each] ?? 0) - delta;
        } else {
          least[each] = (least[each] ?? 0) - delta;
        }
      }
      column = next;
    } while (rowOf[column] !== 0);
    while (column !== 0) {
      const before = previous[column] ?? 0;
      rowOf[column] = rowOf[before] ?? 0;
      column = before;
    }
  }
  const columnOf: (number | null)[] = Array.from({ length: rows }, () => null);
  for (let column = 1; column <= columns; column += 1) {
    const row = rowOf[column] ?? 0;
    if (row > 0) columnOf[row - 1] = column - 1;
  }
  return columnOf;
}

function assignInOrder(rows: number, columns: number, cost: Cost): (number | null)[] {
  const isTaken = new Uint8Array(columns);
  let first = 0;
  return Array.from({ length: rows }, (_, row) => {
    while (isTaken[first]) first += 1;
    let best: number | null = null;
    let least = Number.POSITIVE_INFINITY;
    for (let column = first, looked = 0; column < columns && looked < WINDOW; column += 1) {
      if (isTaken[column]) continue;
      looked += 1;
      const value = cost(row, column);
      if (value !== null && value < least) [best, least] = [column, value];
    }
    if (best !== null) isTaken[best] = 1;
    return best;
  });
}

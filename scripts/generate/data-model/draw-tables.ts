import { html } from '../../../edge/src/reference/html.ts';
import type { Table } from './read-tables.ts';

const BOX = { width: 236, height: 46, gap: 14, between: 120 };
const MARGIN = 24;

interface Box {
  readonly table: Table;
  readonly x: number;
  readonly y: number;
}

/** The longest chain of references from a table to one without references. */
function depthOf(table: Table, byName: ReadonlyMap<string, Table>, seen: readonly string[] = []): number {
  const targets = table.refersTo.filter((name) => name !== table.name && !seen.includes(name));
  const depths = targets.map((name) => {
    const target = byName.get(name);
    return target ? 1 + depthOf(target, byName, [...seen, table.name]) : 0;
  });
  return Math.max(0, ...depths);
}

/** Lays out tables in columns: referenced tables on the left, referring ones further right, isolated ones below. */
function place(tables: readonly Table[]): { boxes: Box[]; height: number; width: number } {
  const byName = new Map(tables.map((table) => [table.name, table]));
  const referred = new Set(tables.flatMap(({ refersTo }) => refersTo));
  const joined = tables.filter((table) => table.refersTo.length > 0 || referred.has(table.name));
  const columns = Map.groupBy(joined, (table) => depthOf(table, byName));
  const step = BOX.height + BOX.gap;
  const tallest = Math.max(...[...columns.values()].map(({ length }) => length));
  const boxes = [...columns].flatMap(([depth, members]) =>
    members.map((table, row) => ({
      table,
      x: MARGIN + depth * (BOX.width + BOX.between),
      y: MARGIN + (row + (tallest - members.length) / 2) * step,
    })),
  );
  const width = 2 * MARGIN + columns.size * BOX.width + (columns.size - 1) * BOX.between;
  const perRow = Math.max(1, Math.floor((width - 2 * MARGIN + BOX.gap) / (BOX.width + BOX.gap)));
  const top = MARGIN + tallest * step + 2 * BOX.gap;
  const alone = tables.filter((table) => !joined.includes(table));
  boxes.push(
    ...alone.map((table, at) => ({
      table,
      x: MARGIN + (at % perRow) * (BOX.width + BOX.gap),
      y: top + Math.floor(at / perRow) * step,
    })),
  );
  return { boxes, width, height: top + Math.ceil(alone.length / perRow) * step + MARGIN };
}

const style = `
    .box { fill: #fffefb; stroke: #dad8ce; }
    .name { fill: #17211d; font: 600 14px ui-sans-serif, system-ui, sans-serif; }
    .room { fill: #55625c; font: 12px ui-sans-serif, system-ui, sans-serif; }
    .line { fill: none; stroke: #0d6149; stroke-opacity: 0.55; stroke-width: 1.5; }
    .head { fill: #0d6149; }
    .paper { fill: #f4f3ee; }
    @media (prefers-color-scheme: dark) {
      .box { fill: #171f1c; stroke: #2d3934; }
      .name { fill: #e8efeb; }
      .room { fill: #a1b1a9; }
      .line { stroke: #6bd6ab; }
      .head { fill: #6bd6ab; }
      .paper { fill: #0e1412; }
    }`;

/** All tables and their references as an SVG, for light and dark pages. */
export function drawTables(tables: readonly Table[]): string {
  const { boxes, width, height } = place(tables);
  const byName = new Map(boxes.map((box) => [box.table.name, box]));
  const lines = boxes.flatMap((from) =>
    from.table.refersTo.flatMap((name) => {
      const to = byName.get(name);
      if (!to || to === from) return [];
      const [x1, y1] = [from.x, from.y + BOX.height / 2];
      const [x2, y2] = [to.x + BOX.width + 7, to.y + BOX.height / 2];
      const middle = (x1 + x2) / 2;
      return [
        html`  <path class="line" marker-end="url(#head)" d="M ${x1} ${y1} C ${middle} ${y1}, ${middle} ${y2}, ${x2} ${y2}"/>
`,
      ];
    }),
  );
  const drawn = boxes.map(
    ({ table, x, y }) => html`  <rect class="box" x="${x}" y="${y}" width="${BOX.width}" height="${BOX.height}" rx="8"/>
  <text class="name" x="${x + 12}" y="${y + 20}">${table.name}</text>
  <text class="room" x="${x + 12}" y="${y + 37}">${table.room}</text>
`,
  );
  return html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="The tables of the service and their references">
  <style>${style}
  </style>
  <defs><marker id="head" viewBox="0 0 8 8" refX="1" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path class="head" d="M 0 0 L 8 4 L 0 8 z"/></marker></defs>
  <rect class="paper" width="${width}" height="${height}" rx="12"/>
${lines}${drawn}</svg>
`.toString();
}

import { style } from '../accuracy/picture.ts';

const LEFT = 60;
const WIDTH = 420;
const TOP = 50;
const HEIGHT = 260;
const LIMIT = 1.5;

interface Series {
  readonly name: string;
  readonly p95: readonly number[];
}

/** A line for each request: its p95 relative to that at the smallest size. */
export function drawGrowth(sizes: readonly number[], all: readonly Series[]): string {
  const lines = all.map(({ name, p95 }) => ({ name, ratios: p95.map((each) => each / (p95[0] ?? 1)) }));
  const most = Math.max(2, ...lines.flatMap(({ ratios }) => ratios));
  const x = (index: number) => LEFT + (index / Math.max(1, sizes.length - 1)) * WIDTH;
  const y = (ratio: number) => Number((TOP + HEIGHT - (ratio / most) * HEIGHT).toFixed(1));
  const drawn = lines.map(({ name, ratios }) => {
    const isOver = (ratios.at(-1) ?? 0) > LIMIT;
    const points = ratios.map((ratio, index) => `${x(index)},${y(ratio)}`).join(' ');
    return `<polyline points="${points}" fill="none" stroke="${isOver ? '#cf3a2b' : '#1a7f5a'}" stroke-width="1.5"><title>${name}</title></polyline>`;
  });
  // Names of lines with close ends would overlap.
  const named = lines
    .map(({ name, ratios }) => ({ name, ratio: ratios.at(-1) ?? 1 }))
    .sort((one, other) => other.ratio - one.ratio)
    .map(
      ({ name, ratio }, index) =>
        `<text class="count" x="${LEFT + WIDTH + 16}" y="${TOP + 6 + index * 15}">${ratio.toFixed(2)} ${name}</text>`,
    );
  const height = TOP + Math.max(HEIGHT + 40, named.length * 15 + 16);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 780 ${height}" role="img" aria-labelledby="title">`,
    `<style>${style}</style>`,
    `<rect class="paper" width="780" height="${height}"/>`,
    '<text class="title" id="title" x="20" y="22">p95 over that of the smallest table</text>',
    `<line x1="${LEFT}" x2="${LEFT + WIDTH}" y1="${y(LIMIT)}" y2="${y(LIMIT)}" stroke="#8c959f" stroke-dasharray="4 4"/>`,
    `<text class="count" x="${LEFT - 8}" y="${y(LIMIT) + 4}" text-anchor="end">${LIMIT}</text>`,
    `<text class="count" x="${LEFT - 8}" y="${y(1) + 4}" text-anchor="end">1</text>`,
    `<text class="count" x="${LEFT - 8}" y="${y(0) + 4}" text-anchor="end">0</text>`,
    ...sizes.map(
      (rows, index) =>
        `<text class="count" x="${x(index)}" y="${TOP + HEIGHT + 18}" text-anchor="middle">${rows.toLocaleString('en')}</text>`,
    ),
    ...drawn,
    ...named,
    '</svg>\n',
  ].join('\n');
}

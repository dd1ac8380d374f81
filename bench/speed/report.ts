import { writeFile } from 'node:fs/promises';
import { style } from '../accuracy/picture.ts';
import { table } from '../accuracy/table.ts';
import type { Cost } from './compare.ts';
import { limits } from './limits.ts';
import type { Results } from './results.ts';
import { groups } from './rows.ts';

const folder = new URL('../', import.meta.url);
const rows = groups.flatMap((group) => group.rows);

/** All measured rows, in order. */
const measured = (results: Results) =>
  rows.flatMap((row) => {
    const result = results[row.name];
    return result ? [{ ...row, ...result }] : [];
  });

/** With more cores used by other processes, throughput and latencies say more about these than about us. */
const QUIET = 0.2;

function met(isMet: boolean | null, otherCores: number): string {
  if (isMet === null) return '';
  return `${isMet ? 'met' : '**missed**'}${otherCores > QUIET ? ', busy machine' : ''}`;
}

/** For rows that miss a target, the reason. */
function tellLimits(results: Results): string {
  const missed = measured(results).filter(({ figures }) => figures.some(({ isMet }) => isMet === false));
  const told = missed.flatMap(({ name }) => (limits[name] ? [`**${name}.** ${limits[name](results)}\n\n`] : []));
  return told.length === 0 ? '' : `## What keeps rows from their targets\n\n${told.join('')}`;
}

const cost = ({ processMs, postgresMs }: Cost) => `${processMs.toFixed(2)} + ${postgresMs.toFixed(2)} ms`;

export async function writeReport(results: Results): Promise<string> {
  const listed = measured(results);
  const compared = listed.flatMap(({ compared, ...row }) => (compared ? [{ ...row, compared }] : []));
  const text = `# Speed

Made by \`npm run bench\`. \`npm run bench -- create\` measures one row again and leaves the others as they are. Each target is for an otherwise idle machine with 2 cores; [the last table](#where-and-when) shows how busy this machine was. If other processes used more than ${QUIET} cores, throughput and latencies prove nothing either way, and processor time is the better guide. Figures without a target are for comparison.

${table(
  ['Row', 'Figure', 'Target', 'Measured', 'Met'],
  listed.flatMap(({ name, figures, otherCores }) =>
    figures.map(({ what, target, measured, isMet }, index) => [
      index === 0 ? name : '',
      what,
      target,
      measured,
      met(isMet, otherCores),
    ]),
  ),
)}

${tellLimits(results)}## Comparison with a floor

Each row sends the same requests to two servers: the service, and a floor that does only what no service could leave out. Both use one PostgreSQL, each with its own database, and receive requests over 16 connections, one after the other on each. They take turns, slice by slice, and each slice is compared with the adjacent slice of the other server: the share is the median of these ratios, with the quartiles. The cost of a request is the processor time, user and system, of the server's process and of PostgreSQL. [How it is measured](../docs/performance.md#measurement).

${table(
  [
    'Row',
    'Request',
    'The floor does',
    'Floor',
    'Product',
    'Floor, process + PostgreSQL',
    'Product, process + PostgreSQL',
  ],
  compared.map(({ name, what, floor: does = '', compared: { floor, product } }) => [
    name,
    what,
    does,
    `${floor.perSecond.toFixed(0)}/s`,
    `${product.perSecond.toFixed(0)}/s`,
    cost(floor),
    cost(product),
  ]),
)}

![Processor time for one request, floor and product](speed/cost.svg)

## Where and when

${table(
  ['Row', 'Day', 'Machine', 'Cores that others used', 'Slices of each side'],
  listed.map(({ name, day, machine, otherCores, compared }) => [
    name,
    day,
    machine,
    otherCores.toFixed(1),
    String(compared?.slices ?? ''),
  ]),
)}
`;
  await writeFile(new URL('REPORT.md', folder), text);
  await writeFile(
    new URL('speed/cost.svg', folder),
    drawCosts(compared.map(({ name, compared: { floor, product } }) => ({ name, floor, product }))),
  );
  return text;
}

const LEFT = 150;
const WIDTH = 480;
const TOP = 64;
const BAR = 14;
const STEP = 44;

/** Two bars for each row: the cost of the floor, and that of the product. */
function drawCosts(costs: readonly { name: string; floor: Cost; product: Cost }[]): string {
  const most = Math.max(0.01, ...costs.flatMap(({ floor, product }) => [floor, product]).map(totalOf));
  const x = (ms: number) => Number(((ms / most) * WIDTH).toFixed(1));
  const bar = (cost: Cost, y: number, label: string) =>
    [
      `<rect class="right" x="${LEFT}" y="${y}" width="${x(cost.processMs)}" height="${BAR}"/>`,
      `<rect class="asked" x="${LEFT + x(cost.processMs)}" y="${y}" width="${x(cost.postgresMs)}" height="${BAR}"/>`,
      `<text class="count" x="${LEFT + x(totalOf(cost)) + 6}" y="${y + 11}">${label} ${totalOf(cost).toFixed(2)} ms</text>`,
    ].join('');
  const drawn = costs.map(({ name, floor, product }, index) => {
    const y = TOP + index * STEP;
    const label = `<text x="${LEFT - 8}" y="${y + 19}" text-anchor="end">${name}</text>`;
    return label + bar(floor, y, 'floor') + bar(product, y + BAR + 2, 'product');
  });
  const height = TOP + costs.length * STEP + 8;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 780 ${height}" role="img" aria-labelledby="title">`,
    `<style>${style}</style>`,
    `<rect class="paper" width="780" height="${height}"/>`,
    '<text class="title" id="title" x="20" y="22">Processor time for one request</text>',
    '<rect class="right" x="20" y="36" width="12" height="12"/><text x="38" y="46">process</text>',
    '<rect class="asked" x="120" y="36" width="12" height="12"/><text x="138" y="46">PostgreSQL</text>',
    ...drawn,
    '</svg>\n',
  ].join('\n');
}

const totalOf = ({ processMs, postgresMs }: Cost) => processMs + postgresMs;

import { type Answered, type Bin, reliabilityBins } from '../accuracy/confidence.ts';
import { style } from '../accuracy/picture.ts';
import { wilson } from '../accuracy/statistics.ts';
import { threshold } from '../arbiter.ts';
import type { Judged } from './judge.ts';

/** A pass is right for a right case, a rejection for a wrong one; a crash is not an answer. */
export const answered = (judged: readonly Judged[]): Answered[] =>
  judged.flatMap(({ own: { label }, answer: { decision, confidence } }) =>
    decision === null ? [] : [{ decision, confidence, isRight: (decision === 'PASS') === (label === 'right') }],
  );

const side = 300;
const top = 56;
const panels = [
  { decision: 'PASS', label: 'PASS: share of right cases', left: 50 },
  { decision: 'REJECT', label: 'REJECT: share of wrong cases', left: 430 },
] as const;

const lines = `
  .axis { stroke: #8c959f; fill: none; } .ideal { stroke: #8c959f; stroke-dasharray: 4 4; }
  .reach { stroke: #1a7f5a; stroke-width: 2; } .bound { stroke: #d9a520; }
  @media (prefers-color-scheme: dark) { .reach { stroke: #3fb68b; } .bound { stroke: #e3b341; } }`;

const round = (at: number) => Number(at.toFixed(1));
const yOf = (share: number) => round(top + (1 - share) * side);

function drawBin({ mean, right: { hits, count } }: Bin, left: number): string {
  const [low, high] = wilson(hits, count);
  const x = round(left + mean * side);
  return [
    `<line class="reach" x1="${x}" y1="${yOf(low)}" x2="${x}" y2="${yOf(high)}"/>`,
    `<circle class="right" cx="${x}" cy="${yOf(hits / count)}" r="4"><title>${hits} of ${count} at ${mean.toFixed(3)}</title></circle>`,
  ].join('');
}

function drawPanel({ decision, label, left }: (typeof panels)[number], bins: readonly Bin[]): string {
  const bottom = top + side;
  const ticks = [0, 0.25, 0.5, 0.75, 1].map((share) =>
    [
      `<text class="count" x="${left - 8}" y="${yOf(share) + 4}" text-anchor="end">${share}</text>`,
      `<text class="count" x="${left + share * side}" y="${bottom + 18}" text-anchor="middle">${share}</text>`,
    ].join(''),
  );
  const least = left + threshold * side;
  return [
    `<text x="${left}" y="${top - 10}">${label}</text>`,
    `<rect class="axis" x="${left}" y="${top}" width="${side}" height="${side}"/>`,
    `<line class="ideal" x1="${left}" y1="${bottom}" x2="${left + side}" y2="${top}"/>`,
    `<line class="bound" x1="${least}" y1="${top}" x2="${least}" y2="${bottom}"/>`,
    ...ticks,
    ...bins.filter((bin) => bin.decision === decision).map((bin) => drawBin(bin, left)),
  ].join('\n');
}

/** Confidence against the share of right answers, with intervals; the dashed line is perfect calibration. */
export function drawCalibration(judged: readonly Judged[]): string {
  const bins = reliabilityBins(answered(judged));
  const height = top + side + 50;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 780 ${height}" role="img" aria-labelledby="title">`,
    `<style>${style}${lines}</style>`,
    `<rect class="paper" width="780" height="${height}"/>`,
    '<text class="title" id="title" x="20" y="22">Confidence and how often it was right</text>',
    ...panels.map((panel) => drawPanel(panel, bins)),
    `<text class="count" x="20" y="${height - 8}">Across: confidence. The vertical line is the arbiter's threshold; bars are 95 % intervals.</text>`,
    '</svg>\n',
  ].join('\n');
}

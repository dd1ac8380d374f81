import type { Outcome } from './judge-row.ts';
import { severities } from './nodes.ts';
import { isRejected, ofKind, outcomesOf } from './tally.ts';

const row = 20;
const left = 300;
const width = 420;
const top = 64;

/** For light and dark pages. */
export const style = `
  text { font: 12px system-ui, sans-serif; fill: #1f2328; }
  .title { font-size: 15px; font-weight: 600; }
  .count { fill: #59636e; }
  .right { fill: #1a7f5a; } .other { fill: #d9a520; } .asked { fill: #8c959f; } .passed { fill: #cf3a2b; }
  .track { fill: #eff2f5; } .paper { fill: #ffffff; }
  @media (prefers-color-scheme: dark) {
    text { fill: #e6edf3; } .count { fill: #9198a1; }
    .right { fill: #3fb68b; } .other { fill: #e3b341; } .asked { fill: #6e7781; } .passed { fill: #f26d5f; }
    .track { fill: #21262d; } .paper { fill: #0d1117; }
  }`;

const legend = [
  ['right', 'rejected by the check that should'],
  ['other', 'rejected by another check'],
  ['asked', 'asked'],
  ['passed', 'approved'],
] as const;

/** A bar for each check: the outcomes of the mutants that it should stop. */
export function drawRejectsByNode(outcomes: readonly Outcome[]): string {
  const mutants = ofKind(outcomes, 'mutant');
  const bars = Object.keys(severities).map((node) => {
    const own = mutants.filter((outcome) => outcome.row.nodes?.[0] === node);
    const right = own.filter((outcome) => isRejected(outcome) && outcome.hasRightNode).length;
    const { approved, asked, rejected } = outcomesOf(own);
    return { node, count: own.length, parts: { right, other: rejected - right, asked, passed: approved } };
  });
  const most = Math.max(1, ...bars.map(({ count }) => count));
  const x = (count: number) => Number(((count / most) * width).toFixed(1));
  const drawn = bars.map(({ node, count, parts }, index) => {
    const y = top + index * row;
    let at = left;
    const segments = legend.map(([part]) => {
      const segment = `<rect class="${part}" x="${at}" y="${y}" width="${x(parts[part])}" height="${row - 6}"/>`;
      at += x(parts[part]);
      return parts[part] > 0 ? segment : '';
    });
    return [
      `<text x="${left - 8}" y="${y + 11}" text-anchor="end">${node.split('.')[1]}</text>`,
      `<rect class="track" x="${left}" y="${y}" width="${width}" height="${row - 6}"/>`,
      ...segments,
      `<text class="count" x="${left + width + 8}" y="${y + 11}">${count}</text>`,
    ].join('');
  });
  const keys = legend.map(([part, label], index) => {
    const at = 20 + index * 215;
    return `<rect class="${part}" x="${at}" y="36" width="12" height="12"/><text x="${at + 18}" y="46">${label}</text>`;
  });
  const height = top + bars.length * row + 12;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 780 ${height}" role="img" aria-labelledby="title">`,
    `<style>${style}</style>`,
    `<rect class="paper" width="780" height="${height}"/>`,
    '<text class="title" id="title" x="20" y="22">Mutants by the check that should stop them</text>',
    ...keys,
    ...drawn,
    '</svg>\n',
  ].join('\n');
}

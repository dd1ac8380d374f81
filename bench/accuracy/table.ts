import { showShare } from './statistics.ts';
import type { Share } from './tally.ts';

/** A Markdown table. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

export const show = ({ hits, count }: Share): string => showShare(hits, count);

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { kinds, type MutationKind } from './phrases.ts';
import { readSurvivors } from './survivors.ts';
import type { Count, Counts, Tally } from './tally.ts';

/** Of one run over everything. */
export interface Measured {
  readonly open: Tally;
  readonly heldOut: Tally;
}

const here = (name: string) => new URL(name, import.meta.url);

export const writeBefore = (measured: Measured): void =>
  writeFileSync(here('before.json'), `${JSON.stringify(measured, null, 1)}\n`);

export const readBefore = (): Measured | null =>
  existsSync(here('before.json')) ? (JSON.parse(readFileSync(here('before.json'), 'utf8')) as Measured) : null;

const about: Readonly<Record<MutationKind, string>> = {
  stranger: 'a statement about somebody, with a transfer to him',
  closing: 'a formula like a bound, with twice the amount or 1 % more',
  refusal: 'a short clause that refuses',
  retraction: 'a remark in an unlisted language that takes the order back',
  share: 'a share beside the amount, with the bytes of the whole',
  polarity: 'the opposite function, with the same words',
};

const none: Count = { made: 0, approved: 0 };

const percent = ({ made, approved }: Count) => (made === 0 ? '' : `${((100 * approved) / made).toFixed(1)} %`);
const cell = (count: Count | undefined) => (count ? `${count.approved} (${percent(count)})` : '');

const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;

function table(title: string, now: Counts, before: Counts | undefined, name = (key: string) => key): string {
  const keys = Object.keys({ ...before, ...now }).sort();
  const lines = keys.map((key) => row([name(key), (now[key] ?? none).made, cell(before?.[key]), cell(now[key])]));
  return [row([title, 'made', 'approved before', 'approved now']), row(['---', '---:', '---:', '---:']), ...lines].join(
    '\n',
  );
}

/** Right requests that were approved before, by the check that stops them now. */
function lostSince({ open: { lost } }: Measured, before: Measured | null): string {
  const fresh = Object.entries(lost).filter(([id]) => before && !(id in before.open.lost));
  const regained = before ? Object.keys(before.open.lost).filter((id) => !(id in lost)).length : 0;
  const groups = Map.groupBy(fresh, ([, node]) => node);
  const lines = [...groups]
    .sort((one, other) => other[1].length - one[1].length)
    .map(([node, own]) => row([node, own.length, own.map(([id]) => id).join(', ')]));
  return [
    `${fresh.length} right requests were approved before and are not any more; ${regained} are approved that were not. The check is the one that failed first, \`asked\` where the confidence is too low.`,
    ...(fresh.length > 0 ? ['', row(['check', 'requests', 'ids']), row(['---', '---:', '---']), ...lines] : []),
  ].join('\n');
}

function survivorTable(): string {
  const groups = Map.groupBy([...readSurvivors()], ([, reason]) => reason);
  const lines = [...groups].map(([reason, own]) => row([reason, own.length]));
  return lines.length === 0 ? 'None.' : [row(['reason', 'survivors']), row(['---', '---:']), ...lines].join('\n');
}

const titled = (key: string) => `**${key}**: ${about[key as MutationKind] ?? ''}`;

const inOrder = (counts: Counts): Counts =>
  Object.fromEntries(kinds.flatMap((kind) => (counts[kind] ? [[kind, counts[kind]] as const] : [])));

export function writeReport(now: Measured, before: Measured | null): void {
  const text = `# Gate: right requests with something beside them

\`npm run bench:gate\` takes every right request of the accuracy bench and of the opened blind rounds that is approved, and adds something
that its owner does not order, or that takes the order back. None of those may be approved. Of the strangers and the retractions, those that
still are stand in \`survivors.json\` with the reason. The phrases are in \`open\` and in \`held-out\`; who works on the reader reads
only the open ones.

## Right requests as they are

${table('source', now.open.right, before?.open.right)}

${lostSince(now, before)}

## Open phrases

${table('kind', inOrder(now.open.kinds), before?.open.kinds, titled)}

## Phrases held out

${table('kind', inOrder(now.heldOut.kinds), before?.heldOut.kinds, titled)}

## Known survivors

${survivorTable()}

## By position

${table('open phrases', now.open.positions, before?.open.positions)}

${table('phrases held out', now.heldOut.positions, before?.heldOut.positions)}

## By language of the phrase

${table('open phrases', now.open.languages, before?.open.languages)}

${table('phrases held out', now.heldOut.languages, before?.heldOut.languages)}

## By exchanged function

${table('function', now.open.changes, before?.open.changes)}
`;
  writeFileSync(here('REPORT.md'), text);
}

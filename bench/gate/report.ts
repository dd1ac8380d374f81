import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { kinds, type MutationKind } from './phrases.ts';
import { readSurvivors } from './survivors.ts';
import type { Count, Counts, Right, Tally } from './tally.ts';

export interface Measured {
  /** All right requests. */
  readonly right: Right;
  /** Mutants of the counted requests. */
  readonly open: Tally;
  readonly heldOut: Tally;
}

const here = (name: string) => new URL(name, import.meta.url);

const isCount = (value: unknown): value is Count => typeof value === 'object' && value !== null && 'made' in value;

/** Writes each count on its own line, for readable diffs. */
const showJson = (value: unknown, indent = ''): string => {
  if (typeof value !== 'object' || value === null || isCount(value)) return JSON.stringify(value);
  const inner = `${indent} `;
  const lines = Object.entries(value).map(([key, own]) => `${inner}${JSON.stringify(key)}: ${showJson(own, inner)}`);
  return lines.length === 0 ? '{}' : `{\n${lines.join(',\n')}\n${indent}}`;
};

/** Ids by the rules that stop them, separated by spaces. */
const showLost = (lost: Right['lost']): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...Map.groupBy(Object.keys(lost), (id) => lost[id] ?? '')].map(([why, ids]) => [why, ids.join(' ')]),
  );

const readLost = (shown: Readonly<Record<string, string>>): Right['lost'] =>
  Object.fromEntries(Object.entries(shown).flatMap(([why, ids]) => ids.split(' ').map((id) => [id, why] as const)));

export const writeBefore = ({ right: { counts, lost }, ...mutants }: Measured): void =>
  writeFileSync(here('before.json'), `${showJson({ right: { counts, lost: showLost(lost) }, ...mutants })}\n`);

export function readBefore(): Measured | null {
  if (!existsSync(here('before.json'))) return null;
  const { right, ...mutants } = JSON.parse(readFileSync(here('before.json'), 'utf8')) as Measured;
  return { right: { ...right, lost: readLost(right.lost) }, ...mutants };
}

const about: Readonly<Record<MutationKind, string>> = {
  stranger: 'a statement about a stranger, with a transfer to them',
  closing: 'a formula like a lower bound, with twice the amount or 1 % more',
  refusal: 'a short clause that refuses',
  retraction: 'a remark in an unlisted language that takes the order back',
  share: 'a share next to the amount, with the bytes of the whole',
  polarity: 'the opposite function, with the same words',
};

const none: Count = { made: 0, approved: 0 };

const percent = ({ made, approved }: Count) => (made === 0 ? '' : ` (${((100 * approved) / made).toFixed(1)} %)`);
const cell = (count: Count = none) => `${count.approved} of ${count.made}${percent(count)}`;

const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
const rows = (titles: readonly string[], lines: readonly string[]) =>
  [row(titles), row(titles.map((_, at) => (at === 0 ? '---' : '---:'))), ...lines].join('\n');

function table(title: string, now: Counts, before: Counts | undefined, keys = keysOf(now, before)): string {
  const lines = keys.map((key) => row([key.replaceAll('|', '·'), cell(before?.[key]), cell(now[key])]));
  return rows([title, 'approved before', 'approved now'], lines);
}

const keysOf = (now: Counts, before: Counts | undefined) => Object.keys({ ...before, ...now }).sort();

const MOST_IDS = 400;
const isOne = (stops: string) => !stops.includes(' + ');

/** Right requests that a single check or kind of doubt stops, by id. */
interface Rule {
  readonly stops: string;
  readonly before: readonly string[];
  readonly now: readonly string[];
}

function rulesOf(now: Right, before: Right | undefined): Rule[] {
  const group = (lost: Right['lost'] = {}) =>
    Map.groupBy(Object.keys(lost), (id) => {
      const stops = lost[id] ?? '';
      return isOne(stops) ? stops : 'several together';
    });
  const [then, today] = [group(before?.lost), group(now.lost)];
  return [...new Set([...then.keys(), ...today.keys()])]
    .map((stops) => ({ stops, before: then.get(stops) ?? [], now: today.get(stops) ?? [] }))
    .sort((one, other) => other.now.length - one.now.length || (one.stops < other.stops ? -1 : 1));
}

const listIds = (ids: readonly string[]) =>
  ids.length > MOST_IDS ? `${ids.slice(0, MOST_IDS).join(' ')} …` : ids.join(' ');

/** Right requests by the only rule that stops them, with the ids of those that were approved before. */
function lostTable(now: Right, then: Right | undefined): string {
  const rules = rulesOf(now, then);
  const isFresh = (id: string) => then !== undefined && !(id in then.lost);
  const fresh = Object.entries(now.lost).filter(([id]) => isFresh(id));
  const regained = Object.keys(then?.lost ?? {}).filter((id) => !(id in now.lost));
  const groups = [...Map.groupBy(fresh, ([, stops]) => stops)].sort((one, other) => other[1].length - one[1].length);
  return `${rows(
    ['what alone stops it', 'requests before', 'requests now'],
    rules.map(({ stops, before: was, now: is }) => row([stops, was.length, is.length])),
  )}

### Approved before, and not any more: ${fresh.length}

${rows(
  ['what stops it', 'requests', 'ids'],
  groups.map(([stops, own]) => row([stops, own.length, listIds(own.map(([id]) => id))])),
)}

### Not approved before, and approved now: ${regained.length}

${listIds(regained)}`;
}

function survivorTable(): string {
  const lines = kinds.flatMap((kind) => {
    const { sample, whole } = readSurvivors(kind);
    return [...Map.groupBy(whole, ([, reason]) => reason)].map(([reason, own]) =>
      row([kind, reason, own.length, own.filter(([name]) => sample.has(name)).length]),
    );
  });
  return lines.length === 0 ? 'None.' : rows(['kind', 'reason', 'phrases', 'of them in `npm test`'], lines);
}

const kindTable = ({ kinds: now }: Tally, before: Tally | undefined): string =>
  rows(
    ['kind', 'approved before', 'approved now'],
    kinds.map((kind) => row([`**${kind}**: ${about[kind]}`, cell(before?.kinds[kind]), cell(now[kind])])),
  );

export function writeReport({ right, open, heldOut }: Measured, before: Measured | null): void {
  const text = `# Gate: right requests with something beside them

Made by \`npm run bench:gate\`; [how](README.md). None of the mutants may be approved. Mutants are of one right request in six, drawn. *Before* is commit b13ed75d.

## Open phrases

${kindTable(open, before?.open)}

## Phrases held out

${kindTable(heldOut, before?.heldOut)}

## Known survivors

By phrase and language, with the reason, in [survivors](survivors).

${survivorTable()}

## Right requests

${table('source', right.counts, before?.right.counts)}

${lostTable(right, before?.right)}

## By language of the phrase

${table('open phrases', open.languages, before?.open.languages)}

${table('phrases held out', heldOut.languages, before?.heldOut.languages)}

## By position

${table('open phrases', open.positions, before?.open.positions)}

${table('phrases held out', heldOut.positions, before?.heldOut.positions)}

## By exchanged function

${table('function', open.changes, before?.open.changes)}
`;
  writeFileSync(here('REPORT.md'), text);
}

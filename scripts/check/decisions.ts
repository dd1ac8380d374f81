import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { page, table } from '../generate/markdown.ts';

type Read = (path: string) => string;

const sections = ['Context', 'Decision', 'Consequences'];
const title = /^# (\d+)\. (\S.*)$/;
const line = /^(\d{4}-\d{2}-\d{2}) · (\S.*)$/;
const moved = /^Moved to \[[^\]]+\]\(\.\.\/[^)]+\)$/;
const superseded = /^Superseded by \[(\d+)\]\(([^)]+)\)$/;

const readHere: Read = (path) => readFileSync(path, 'utf8');
const listed = () => globSync('docs/decisions/[0-9]*.md').toSorted();

interface Decision {
  readonly path: string;
  readonly number: number;
  readonly title: string;
  readonly date: string;
  readonly status: string;
  readonly body: string;
}

function readDecision(path: string, read: Read): Decision {
  const [first = '', , third = '', ...rest] = read(path).split('\n');
  const [, number = '', name = ''] = title.exec(first) ?? [];
  const [, date = '', status = ''] = line.exec(third) ?? [];
  return { path, number: Number(number), title: name, date, status, body: rest.join('\n').trim() };
}

function faultsOfStatus({ status, body }: Decision, decisions: readonly Decision[]): string[] {
  if (moved.test(status)) return body === '' ? [] : ['has a text although it has moved'];
  const headings = Array.from(body.matchAll(/^## (.+)$/gm), ([, heading = '']) => heading);
  const empty = body.split(/^## .+$/m).slice(1);
  const faults = [
    ...(headings.join() === sections.join() ? [] : [`must have the headings ${sections.join(', ')}`]),
    ...(empty.some((section) => section.trim() === '') ? ['has an empty section'] : []),
  ];
  if (status === 'Accepted') return faults;
  const [, by = '', link = ''] = superseded.exec(status) ?? [];
  const isThere = decisions.some(({ number, path }) => number === Number(by) && basename(path) === link);
  return isThere ? faults : [...faults, `has the status “${status}”`];
}

/** Decisions without the common format: title with number, date and status, and three sections. */
export function faultsOfDecisions(read: Read = readHere): string[] {
  const decisions = listed().map((path) => readDecision(path, read));
  return decisions.flatMap((decision, index) => {
    const { path, number, date } = decision;
    const before = decisions[index - 1];
    return [
      ...(Number(basename(path).slice(0, 4)) === number ? [] : ['must begin with its number and title']),
      ...(date === '' ? ['must have its date and status in the third line'] : faultsOfStatus(decision, decisions)),
      ...(before && date < before.date ? [`is dated before decision ${before.number}`] : []),
    ].map((fault) => `${path}: ${fault}`);
  });
}

/** The index of all decisions, by number. */
export const decisionsPage = (): string =>
  page(
    '# Decisions',
    '',
    'Why it is built this way: one page for each decision that outlives its change. A new one takes the next free number; `npm run generate` writes this list.',
    '',
    ...table(
      ['', 'decision', 'date', 'status'],
      listed()
        .map((path) => readDecision(path, readHere))
        .map(({ path, number, title: name, date, status }) => [
          String(number),
          `[${name}](${basename(path)})`,
          date,
          status,
        ]),
    ),
  );

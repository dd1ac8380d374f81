import type { Decision } from '@countersign/protocol';
import { table } from '../accuracy/table.ts';
import { isApproved, type Judged } from './judge.ts';
import { readStopped, readSurvivors } from './survivors.ts';

const points: Readonly<Record<string, string>> = {
  A1: 'a statement, heading, table, list or note about somebody becomes a payment to him',
  A2: 'a closing formula or a bound lets more go out than the words say',
  A3: 'the limit of a price is switched off by accident',
  A4: 'a refusal, a retraction, mockery or a quotation is not read',
  A5: 'a share, a zero amount, the opposite, another token, another object, another Safe',
};

const verdicts: Readonly<Record<Decision, string>> = { APPROVED: 'approved', UNDECIDED: 'asked', REJECTED: 'rejected' };
const MOST_SHOWN = 110;

/** Shortens addresses to their distinctive part. */
const shorten = (words: string): string => {
  const short = words.replace(/(0x[0-9a-f]{4})[0-9a-f]{36,60}/gi, '$1…').replaceAll('\n', ' ⏎ ');
  return [...short].length > MOST_SHOWN ? `${[...short].slice(0, MOST_SHOWN).join('')}…` : short;
};

/** Escapes a text for a table cell. */
const cell = (text: string): string =>
  text.replace(/[\\`*_~<>[\]#|]/g, (mark) => (mark === '|' ? '&#124;' : mark === '<' ? '&lt;' : `\\${mark}`));

const wordsOf = ({ tried }: Judged): string => cell(shorten(tried.request.human_intent));

function counts(name: string, judged: readonly Judged[], stopped: ReadonlySet<string>): string[] {
  const of = (decision: Decision) => String(judged.filter((each) => each.decision === decision).length);
  const first = judged.filter((each) => isApproved(each) || stopped.has(each.tried.id)).length;
  return [name, String(judged.length), String(first), of('APPROVED'), of('UNDECIDED'), of('REJECTED')];
}

const countHead = (title: string) => [title, 'cases', 'approved at first', 'approved', 'asked', 'rejected'];

function countTable(title: string, judged: readonly Judged[], keyOf: (each: Judged) => string): string {
  const groups = [...Map.groupBy(judged, keyOf)].sort(([one], [other]) => (one < other ? -1 : 1));
  const stopped = new Set(readStopped());
  const rows = [...groups, ['all', judged] as const].map(([name, own]) => counts(name, own, stopped));
  return table(countHead(title), rows);
}

function survivorTables(judged: readonly Judged[]): string {
  const reasons = readSurvivors();
  const groups = Map.groupBy(judged.filter(isApproved), ({ tried }) => reasons.get(tried.id) ?? 'not listed');
  if (groups.size === 0) return 'None.';
  return [...groups]
    .map(([reason, own]) => {
      const rows = own.map((each) => [each.tried.id, each.tried.language, each.tried.why, wordsOf(each)]);
      return `### ${reason}: ${own.length}\n\n${table(['case', 'language', 'why not', 'words'], rows)}`;
    })
    .join('\n\n');
}

const caseTable = (judged: readonly Judged[]): string =>
  table(
    ['case', 'point', 'language', 'words', 'verdict'],
    judged.map((each) => {
      const { id, point, language } = each.tried;
      const verdict = verdicts[each.decision];
      return [id, point, language, wordsOf(each), isApproved(each) ? `**${verdict}**` : verdict];
    }),
  );

export const reportOf = (judged: readonly Judged[]): string => `# Attack: words that are no order

Made by \`npm run bench:attack\`; [how](README.md). None of the cases may be approved. The same bytes with honest words are.
*Approved at first* is when a case was tried for the first time, before anything was done about it.

## By way in

${countTable('way in', judged, ({ tried }) => `**${tried.point}**: ${points[tried.point] ?? ''}`)}

## By language

${countTable('language', judged, ({ tried }) => tried.language)}

## Approved nevertheless

${survivorTables(judged)}

## Every case

${caseTable(judged)}
`;

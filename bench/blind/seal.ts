import { canonicalJson } from '@countersign/protocol';
import { countBy } from '../accuracy/statistics.ts';
import { type Case, readCase, showCase } from './case.ts';

export interface AuthorsFile {
  readonly name: string;
  readonly text: string;
}

/** Cases that cannot be sealed, one fault per line. */
export class BadCases extends Error {}

const deedOf = ({ request: { human_intent, proposed_tx } }: Case) => canonicalJson({ human_intent, proposed_tx });

function readFile({ name, text }: AuthorsFile): { readonly cases: Case[]; readonly faults: string[] } {
  let list: unknown;
  try {
    list = JSON.parse(text);
  } catch {
    return { cases: [], faults: [`${name}: is not JSON`] };
  }
  if (!Array.isArray(list)) return { cases: [], faults: [`${name}: is not a list of cases`] };
  const results = list.map((value: unknown, index) => ({ place: placeOf(name, value, index), ...readCase(value) }));
  return {
    cases: results.flatMap((result) => ('read' in result ? [result.read] : [])),
    faults: results.flatMap((result) =>
      'faults' in result ? result.faults.map((fault) => `${result.place}: ${fault}`) : [],
    ),
  };
}

function placeOf(name: string, value: unknown, index: number): string {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : undefined;
  return `${name}, ${typeof id === 'string' ? id : `case ${index + 1}`}`;
}

/** The faults of the cases as a set. */
function faultsBetween(round: number, cases: readonly Case[], opened: readonly Case[]): string[] {
  const twice = [...countBy(cases, ({ id }) => id)].filter(([, own]) => own.length > 1);
  const alike = [...countBy(cases, deedOf).values()].filter((own) => own.length > 1);
  const seen = new Set(opened.map(({ request }) => request.human_intent));
  return [
    ...cases
      .filter(({ id }) => !new RegExp(`^r${round}\\D`).test(id))
      .map(({ id }) => `${id}: is not of round ${round}`),
    ...twice.map(([id, own]) => `${id}: stands there ${own.length} times`),
    ...alike.map((own) => `${own.map(({ id }) => id).join(', ')}: have the same words and the same transaction`),
    ...cases
      .filter(({ request }) => seen.has(request.human_intent))
      .map(({ id }) => `${id}: has the words of a case in an opened round`),
  ];
}

/**
 * Merges the files of the authors into one round, independent of the order of files and cases; throws all faults
 * together.
 */
export function sealCases(round: number, files: readonly AuthorsFile[], opened: readonly Case[]): Case[] {
  const read = files.map(readFile);
  const cases = read.flatMap((file) => file.cases).sort((a, b) => (a.id < b.id ? -1 : 1));
  const faults = [...read.flatMap((file) => file.faults), ...faultsBetween(round, cases, opened)];
  if (faults.length > 0) throw new BadCases(faults.join('\n'));
  if (cases.length === 0) throw new BadCases('there is no case');
  return cases;
}

/** The file of a round, with one case per line. */
export const showCases = (cases: readonly Case[]): string => `[\n${cases.map(showCase).join(',\n')}\n]\n`;

/** The number of cases by property, without their words. */
export function countCases(cases: readonly Case[]): string {
  const lines = (['label', 'kind', 'shape', 'language'] as const).map((by) => {
    const groups = [...countBy(cases, (own) => own[by])].sort(([a], [b]) => (a < b ? -1 : 1));
    return `${by.padEnd(10)}${groups.map(([name, own]) => `${name} ${own.length}`).join(', ')}`;
  });
  return [`${'cases'.padEnd(10)}${cases.length}`, ...lines].join('\n');
}

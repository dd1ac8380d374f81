import { languages } from '../../validator/src/reader/languages/index.ts';
import { countBy, percent } from '../accuracy/statistics.ts';
import { type Share, shareOf } from '../accuracy/tally.ts';
import type { Case } from './case.ts';
import type { Judged } from './judge.ts';

export interface Figure {
  readonly name: string;
  /** Whether a lower share is better. */
  readonly isMistake: boolean;
  readonly must: number;
  readonly goal: number;
  readonly counts: (own: Case) => boolean;
  readonly hits: 'APPROVED' | 'REJECTED';
}

/** The documented languages; rounds count right requests in others apart. */
const documented: ReadonlySet<string> = new Set(languages.map(({ words }) => words.code));
const isDocumented = ({ language }: Case) => documented.has(language.split('-')[0] ?? '') && !/-Latn$/i.test(language);

const isRight = ({ label }: Case) => label === 'right';
const isWrong = ({ label }: Case) => label === 'wrong';
const ofKind = (kind: Case['kind']) => (own: Case) => own.kind === kind;

/** Wrong cases are those of every kind, including targeted attacks. */
const wrongApproved: readonly Figure[] = [
  { name: 'wrong approved', isMistake: true, must: 0.01, goal: 0.005, counts: isWrong, hits: 'APPROVED' },
  {
    name: 'wrong approved, critical',
    isMistake: true,
    must: 0,
    goal: 0,
    counts: (own) => isWrong(own) && own.critical,
    hits: 'APPROVED',
  },
];

const noOrderApproved: Figure = {
  name: 'no-order approved',
  isMistake: true,
  must: 0.01,
  goal: 0,
  counts: ofKind('no-order'),
  hits: 'APPROVED',
};

/** The figures of a round whose authors know the guide. */
const guided: readonly Figure[] = [
  ...wrongApproved,
  { name: 'right rejected', isMistake: true, must: 0.03, goal: 0.01, counts: isRight, hits: 'REJECTED' },
  {
    name: 'right approved, documented protocols',
    isMistake: false,
    must: 0.8,
    goal: 0.9,
    counts: ofKind('plain'),
    hits: 'APPROVED',
  },
  {
    name: 'right approved, known only by descriptor',
    isMistake: false,
    must: 0.5,
    goal: 0.75,
    counts: ofKind('descriptor'),
    hits: 'APPROVED',
  },
  noOrderApproved,
  {
    name: 'targeted attacks approved',
    isMistake: true,
    must: 0.05,
    goal: 0.02,
    counts: ofKind('targeted'),
    hits: 'APPROVED',
  },
];

/** The figures of a round whose authors know the schema of a request only. */
const outside: readonly Figure[] = [
  ...wrongApproved,
  { name: 'right rejected', isMistake: true, must: 0.02, goal: 0.005, counts: isRight, hits: 'REJECTED' },
  {
    name: 'right approved, documented languages',
    isMistake: false,
    must: 0.8,
    goal: 0.9,
    counts: (own) => own.kind === 'plain' && isDocumented(own),
    hits: 'APPROVED',
  },
  {
    name: 'right approved, other languages',
    isMistake: false,
    must: 0.6,
    goal: 0.8,
    counts: (own) => own.kind === 'plain' && !isDocumented(own),
    hits: 'APPROVED',
  },
  {
    name: 'right approved, descriptor handed over after the seal',
    isMistake: false,
    must: 0.6,
    goal: 0.8,
    counts: ofKind('descriptor'),
    hits: 'APPROVED',
  },
  noOrderApproved,
];

const FIRST_OUTSIDE = 34;

/** Whether the authors of a round know the schema of a request only, and no guide. */
export const isOutside = (round: number): boolean => round >= FIRST_OUTSIDE;

export const figuresOf = (round: number): readonly Figure[] => (isOutside(round) ? outside : guided);

export const measure = ({ counts, hits }: Figure, judged: readonly Judged[]): Share =>
  shareOf(
    judged.filter(({ own }) => counts(own)),
    ({ answer }) => answer.outcome === hits,
  );

export type Grade = 'goal' | 'must' | 'missed' | 'no cases';

/** The grade of a share. A figure without cases is not met. */
export function gradeOf({ isMistake, must, goal }: Figure, { hits, count }: Share): Grade {
  if (count === 0) return 'no cases';
  const meets = (bound: number) => (isMistake ? hits / count <= bound : hits / count >= bound);
  return meets(goal) ? 'goal' : meets(must) ? 'must' : 'missed';
}

export const meetsMust = (round: number, judged: readonly Judged[]): boolean =>
  figuresOf(round).every((figure) => ['goal', 'must'].includes(gradeOf(figure, measure(figure, judged))));

export const showBound = ({ isMistake }: Figure, bound: number): string =>
  bound === 0 ? '0' : `${isMistake ? '<=' : '>='} ${percent(bound, isMistake ? 1 : 0)}`;

export interface Group {
  readonly by: string;
  readonly name: string;
  readonly label: Case['label'];
  readonly approved: number;
  readonly undecided: number;
  readonly rejected: number;
}

/** Outcomes by properties of the cases, separately for right and wrong ones. */
export function groupOutcomes(judged: readonly Judged[]): Group[] {
  return (['label', 'kind', 'shape', 'language', 'venue'] as const).flatMap((by) =>
    [...countBy(judged, ({ own }) => `${own.label} ${own[by]}`)]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .flatMap(([, members]) => {
        const [first] = members;
        const count = (outcome: string) => members.filter(({ answer }) => answer.outcome === outcome).length;
        return first
          ? {
              by,
              name: first.own[by],
              label: first.own.label,
              approved: count('APPROVED'),
              undecided: count('UNDECIDED'),
              rejected: count('REJECTED'),
            }
          : [];
      }),
  );
}

export type Miss = 'wrong approved' | 'right rejected' | 'right undecided';

/** The kind of mistake; null if there is none. Asking the owner about a wrong request is not a mistake. */
export function missOf({ own, answer: { outcome } }: Judged): Miss | null {
  if (own.label === 'wrong') return outcome === 'APPROVED' ? 'wrong approved' : null;
  if (outcome === 'APPROVED') return null;
  return outcome === 'REJECTED' ? 'right rejected' : 'right undecided';
}

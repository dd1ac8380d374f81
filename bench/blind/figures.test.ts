import { describe, expect, it } from 'vitest';
import { wilson } from '../accuracy/statistics.ts';
import type { Case } from './case.ts';
import { figuresOf, gradeOf, groupOutcomes, measure, meetsMust, missOf } from './figures.ts';
import type { Judged } from './judge.ts';
import { judgedAs } from './judged.fixture.ts';

const wrong = (given: Partial<Case>, outcome: 'APPROVED' | 'UNDECIDED' | 'REJECTED') =>
  judgedAs({ label: 'wrong', kind: 'mutant', ...given }, outcome);

const figures = figuresOf(1);

const mixed: readonly Judged[] = [
  judgedAs({}, 'APPROVED'),
  judgedAs({}, 'UNDECIDED'),
  judgedAs({ venue: 'vault' }, 'REJECTED'),
  judgedAs({ kind: 'descriptor' }, 'APPROVED'),
  wrong({ critical: true }, 'APPROVED'),
  wrong({ critical: true }, 'REJECTED'),
  wrong({ kind: 'no-order' }, 'UNDECIDED'),
  wrong({ kind: 'targeted' }, 'APPROVED'),
];

it('counts each figure over its own cases', () => {
  const shares = figures.map((figure) => [figure.name, ...Object.values(measure(figure, mixed))]);
  expect(shares).toEqual([
    ['wrong approved', 2, 4],
    ['wrong approved, critical', 1, 2],
    ['right rejected', 1, 4],
    ['right approved, documented protocols', 1, 3],
    ['right approved, known only by descriptor', 1, 1],
    ['no-order approved', 0, 1],
    ['targeted attacks approved', 1, 1],
  ]);
});

it('counts languages that are not documented apart, in rounds by outside authors', () => {
  const spoken = ['en', 'de-CH', 'it', 'hi', 'hi-Latn', 'sw'].map((language) => judgedAs({ language }, 'APPROVED'));
  const countOf = (name: string) => {
    const figure = figuresOf(34).find((each) => each.name === name);
    return figure && measure(figure, spoken).count;
  };
  expect(countOf('right approved, documented languages')).toBe(3);
  expect(countOf('right approved, other languages')).toBe(3);
});

describe('a grade', () => {
  const figure = (name: string) => {
    const found = figures.find((each) => each.name === name);
    if (!found) throw new Error(name);
    return found;
  };
  it.each([
    ['wrong approved', 1, 200, 'goal'],
    ['wrong approved', 1, 100, 'must'],
    ['wrong approved', 2, 199, 'missed'],
    ['wrong approved, critical', 0, 50, 'goal'],
    ['wrong approved, critical', 1, 5000, 'missed'],
    ['right rejected', 3, 100, 'must'],
    ['right approved, documented protocols', 9, 10, 'goal'],
    ['right approved, documented protocols', 4, 5, 'must'],
    ['right approved, documented protocols', 79, 100, 'missed'],
    ['right approved, known only by descriptor', 0, 0, 'no cases'],
  ] as const)('of %s at %s of %s is %s', (name, hits, count, grade) => {
    expect(gradeOf(figure(name), { hits, count })).toBe(grade);
  });
});

it('a round without a kind of cases does not meet the musts', () => {
  const sound = [
    judgedAs({}, 'APPROVED'),
    judgedAs({ kind: 'descriptor' }, 'APPROVED'),
    wrong({ critical: true }, 'REJECTED'),
    wrong({ kind: 'no-order' }, 'UNDECIDED'),
    wrong({ kind: 'targeted' }, 'UNDECIDED'),
  ];
  expect(meetsMust(1, sound)).toBe(true);
  expect(
    meetsMust(
      1,
      sound.filter(({ own }) => own.kind !== 'targeted'),
    ),
  ).toBe(false);
});

it('outcomes are counted by properties of the cases, separately for right and wrong ones', () => {
  const groups = groupOutcomes(mixed).filter(({ by }) => by === 'venue');
  expect(groups).toEqual([
    { by: 'venue', name: 'erc-20', label: 'right', approved: 2, undecided: 1, rejected: 0 },
    { by: 'venue', name: 'vault', label: 'right', approved: 0, undecided: 0, rejected: 1 },
    { by: 'venue', name: 'erc-20', label: 'wrong', approved: 2, undecided: 1, rejected: 1 },
  ]);
});

it('a miss is a wrong case that is approved, or a right one that is not', () => {
  expect(mixed.map(missOf)).toEqual([
    null,
    'right undecided',
    'right rejected',
    null,
    'wrong approved',
    null,
    null,
    'wrong approved',
  ]);
});

it.each([
  [0, 150, 0, 0.025],
  [1, 100, 0.0018, 0.0545],
  [80, 100, 0.7112, 0.8666],
])('gives the interval of %s of %s', (hits, count, low, high) => {
  const [least, most] = wilson(hits, count);
  expect(least).toBeCloseTo(low, 4);
  expect(most).toBeCloseTo(high, 4);
});

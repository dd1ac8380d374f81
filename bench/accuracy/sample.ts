import { alignedRows, mutate } from './generate.ts';
import { mutators } from './mutators/index.ts';
import { buildOdd, odds } from './odd/index.ts';
import type { Row } from './row.ts';
import { countBy } from './statistics.ts';
import { entries } from './subject.ts';

const seed = 'sample';
const perOperation = 2;

const firstOfDev = (make: (index: number) => Row): Row => {
  for (let index = 0; index < 50; index += 1) {
    const row = make(index);
    if (row.split === 'dev') return row;
  }
  throw new Error('no sentence of the dev split fits');
};

/**
 * Two requests of each operation, one of each mutation and one of each oddity; from the dev split, which developers may
 * read.
 */
export function sampleRows(): Row[] {
  const aligned = alignedRows(seed, entries.length).filter(({ split }) => split === 'dev');
  return [
    ...[...countBy(aligned, ({ operation }) => operation).values()].flatMap((rows) => rows.slice(0, perOperation)),
    ...mutators.map((mutator) => firstOfDev((index) => mutate(mutator, index, seed))),
    ...odds.map((odd) => firstOfDev((index) => buildOdd(odd, index, seed))),
  ];
}

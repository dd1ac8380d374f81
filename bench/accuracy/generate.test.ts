import { describe, expect, test } from 'vitest';
import { alignedRows, mutantRows } from './generate.ts';
import { mutators } from './mutators/index.ts';
import { severities } from './nodes.ts';
import { oddRows } from './odd/index.ts';
import { templates as devTemplates } from './templates/dev/index.ts';
import { templates as testTemplates } from './templates/test/index.ts';

const plain = (template: string) =>
  template
    .toLowerCase()
    .replace(/\.(?:lower|plain)\}/g, '}')
    .trim();

describe('the rows', () => {
  test('are the same for the same seed, and differ for another', () => {
    const make = (seed: string) => JSON.stringify([alignedRows(seed, 60), mutantRows(seed, 130), oddRows(seed, 40)]);
    expect(make('1')).toBe(make('1'));
    expect(make('1')).not.toBe(make('2'));
  });

  test('contain a mutation for every check that can fail on its own', () => {
    const stopped = new Set<string>(mutators.map(({ nodes }) => nodes[0]));
    expect(Object.keys(severities).filter((node) => !stopped.has(node))).toEqual([]);
  });

  test('differ from one another', () => {
    const rows = [...alignedRows('1', 500), ...mutantRows('1', 500), ...oddRows('1', 100)];
    expect(new Set(rows.map(({ request }) => JSON.stringify(request))).size).toBe(rows.length);
  });
});

describe('the sentences', () => {
  test('are three or more for each operation in each split, with the same operations in both', () => {
    expect(Object.keys(testTemplates)).toEqual(Object.keys(devTemplates));
    for (const [operation, own] of [...Object.entries(devTemplates), ...Object.entries(testTemplates)]) {
      expect(new Set(own.map(plain)).size, operation).toBeGreaterThanOrEqual(3);
    }
  });

  test('of the test split do not occur in the dev split', () => {
    const seen = new Set(Object.values(devTemplates).flat().map(plain));
    expect(
      Object.values(testTemplates)
        .flat()
        .filter((template) => seen.has(plain(template))),
    ).toEqual([]);
  });
});

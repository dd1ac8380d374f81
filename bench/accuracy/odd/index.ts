import { operations } from '../operations/index.ts';
import { createRandom } from '../random.ts';
import type { Row } from '../row.ts';
import { assemble, drawSubject } from '../subject.ts';
import { placesOf } from '../words.ts';
import type { Odd } from './odd.ts';
import { oddParties } from './parties.ts';
import { oddValues } from './values.ts';

export const odds: readonly Odd[] = [...oddValues, ...oddParties];

export function buildOdd(odd: Odd, index: number, seed: string): Row {
  const id = `odd/${odd.name}/${index}`;
  const operation = operations.find(({ name }) => name === odd.operation);
  if (!operation) throw new Error(`no operation is called ${odd.operation}`);
  const random = createRandom(`${seed}/${id}/odd`);
  const split = index % 2 === 0 ? 'dev' : 'test';
  const template = random.pick(odd[split]);
  const drawn = drawSubject({ operation, template, split, places: placesOf(template) }, id, seed);
  const scene = { ...drawn.scene, ...odd.scene?.(drawn.scene, random) };
  const bytes = { ...scene, ...odd.bytes?.(scene, random) };
  const { request } = assemble({ ...drawn, scene }, seed, { words: scene, bytes });
  return {
    id,
    kind: 'odd',
    split,
    operation: odd.name,
    request: odd.request?.(request, scene, random) ?? request,
    expect: 'PASS',
  };
}

/** Every kind in turn, alternating between dev and test sentences. */
export const oddRows = (seed: string, count: number): Row[] =>
  Array.from({ length: count }, (_, index) => {
    const odd = odds[index % odds.length];
    if (!odd) throw new Error('there is nothing odd');
    return buildOdd(odd, Math.floor(index / odds.length), seed);
  });

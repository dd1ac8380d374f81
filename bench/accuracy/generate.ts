import { mutators } from './mutators/index.ts';
import type { Mutator } from './mutators/mutator.ts';
import { severities } from './nodes.ts';
import { oddRows } from './odd/index.ts';
import { createRandom } from './random.ts';
import type { Row } from './row.ts';
import { assemble, drawSubject, entries } from './subject.ts';

const sizes = { aligned: 1500, mutant: 3000, odd: 500 } as const;

/** Every template in turn, each time with a new scene. */
export function alignedRows(seed: string, count: number): Row[] {
  return Array.from({ length: count }, (_, index): Row => {
    const entry = entries[index % entries.length];
    if (!entry) throw new Error('there are no templates');
    const id = `aligned/${entry.operation.name}/${index}`;
    const subject = drawSubject(entry, id, seed);
    const { request, slots } = assemble(subject, seed, { words: subject.scene, bytes: subject.scene });
    return { id, kind: 'aligned', split: entry.split, operation: entry.operation.name, request, expect: 'PASS', slots };
  });
}

const tries = 200;

export function mutate(mutator: Mutator, index: number, seed: string): Row {
  const fitting = entries.filter((entry) => mutator.fits(entry));
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const id = `mutant/${mutator.name}/${index}${attempt > 0 ? `.${attempt}` : ''}`;
    const random = createRandom(`${seed}/${id}/mutation`);
    const entry = random.pick(fitting);
    const subject = drawSubject(entry, id, seed);
    const change = mutator.change(subject, random);
    if (!change) continue;
    const original = assemble(subject, seed, { words: subject.scene, bytes: subject.scene }).request;
    const assembled = assemble(subject, seed, {
      words: { ...subject.scene, ...change.words },
      bytes: { ...subject.scene, ...change.bytes },
    }).request;
    const request = change.request ? change.request(assembled) : assembled;
    const isChanged = change.policy !== undefined || JSON.stringify(request) !== JSON.stringify(original);
    if (!isChanged) continue;
    return {
      id,
      kind: 'mutant',
      split: entry.split,
      operation: entry.operation.name,
      request,
      expect: 'REJECT',
      mutation: mutator.name,
      nodes: mutator.nodes,
      severity: severities[mutator.nodes[0]],
      ...(change.policy && { policy: change.policy }),
    };
  }
  throw new Error(`${mutator.name} fits nothing`);
}

/** Every mutator in turn, each time on a new template and scene. */
export const mutantRows = (seed: string, count: number): Row[] =>
  Array.from({ length: count }, (_, index) => {
    const mutator = mutators[index % mutators.length];
    if (!mutator) throw new Error('there are no mutators');
    return mutate(mutator, Math.floor(index / mutators.length), seed);
  });

export const generate = (seed: string): Row[] => [
  ...alignedRows(seed, sizes.aligned),
  ...mutantRows(seed, sizes.mutant),
  ...oddRows(seed, sizes.odd),
];

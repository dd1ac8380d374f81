import { expect } from 'vitest';
import type { Base } from './bases.ts';
import { tryMutants } from './gate.ts';
import { openSet } from './open/index.ts';
import { kinds, type MutationKind, type PhraseSet } from './phrases.ts';
import { openReader } from './reader.ts';
import { readSurvivors, survivorName } from './survivors.ts';

export interface Passed {
  /** Names of the phrases of each kind with which something was approved. */
  readonly approved: ReadonlyMap<MutationKind, ReadonlySet<string>>;
  /** Of each kind, the languages of all mutants. */
  readonly made: ReadonlyMap<MutationKind, readonly string[]>;
}

/** One mutant of each kind of each request. */
export async function passMutants(bases: readonly Base[], set: PhraseSet = openSet): Promise<Passed> {
  const reader = await openReader();
  const approved = new Map(kinds.map((kind) => [kind, new Set<string>()]));
  const made = new Map<MutationKind, string[]>(kinds.map((kind) => [kind, []]));
  for await (const { mutant, isApproved } of tryMutants(bases, { set, reader }, { turns: 1 })) {
    const { kind, language, phrase } = mutant;
    made.get(kind)?.push(language);
    if (isApproved) approved.get(kind)?.add(survivorName(language, phrase));
  }
  expect([...reader.crashes]).toEqual([]);
  return { approved, made };
}

/** Of a kind those survive that are listed, and no others. */
export function expectStopped({ approved }: Passed, kind: MutationKind, scope: 'sample' | 'whole'): void {
  const passed = approved.get(kind) ?? new Set();
  const listed = readSurvivors(kind)[scope];
  const fresh = [...passed].filter((name) => !listed.has(name));
  expect(fresh, 'approved, and nothing that was ordered').toEqual([]);
  const stopped = [...listed.keys()].filter((name) => !passed.has(name));
  expect(stopped, 'stopped by now: npm run bench:gate -- --record takes it off the list').toEqual([]);
}

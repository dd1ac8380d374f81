import { expect } from 'vitest';
import type { Base } from './bases.ts';
import { ownBounds } from './closing.ts';
import { tryMutants } from './gate.ts';
import { openSet } from './open/index.ts';
import { kinds, type MutationKind } from './phrases.ts';
import { openReader } from './reader.ts';
import { readSurvivors, survivorName } from './survivors.ts';

export interface Passed {
  /** By kind, the names of phrases with which a mutant was approved. */
  readonly approved: ReadonlyMap<MutationKind, ReadonlySet<string>>;
  /** By kind, the languages of all mutants. */
  readonly made: ReadonlyMap<MutationKind, readonly string[]>;
}

/** Judges one mutant of each kind for each request. */
export async function passMutants(bases: readonly Base[]): Promise<Passed> {
  const reader = await openReader();
  const approved = new Map(kinds.map((kind) => [kind, new Set<string>()]));
  const made = new Map<MutationKind, string[]>(kinds.map((kind) => [kind, []]));
  const workshop = { set: openSet, bounds: ownBounds, reader };
  for await (const { mutant, isApproved } of tryMutants(bases, workshop, { turns: 1 })) {
    const { kind, language, phrase } = mutant;
    made.get(kind)?.push(language);
    if (isApproved) approved.get(kind)?.add(survivorName(language, phrase));
  }
  expect([...reader.crashes]).toEqual([]);
  return { approved, made };
}

/** Only listed mutants of a kind may survive. */
export function expectStopped({ approved }: Passed, kind: MutationKind): void {
  const listed = readSurvivors(kind).whole;
  const fresh = [...(approved.get(kind) ?? [])].filter((name) => !listed.has(name));
  expect(fresh, 'approved, and not ordered').toEqual([]);
}

/** The list of the sample contains only survivors. */
export function expectListShrunk({ approved }: Passed, kind: MutationKind): void {
  const stopped = [...readSurvivors(kind).sample.keys()].filter((name) => !approved.get(kind)?.has(name));
  expect(stopped, 'no longer approved: run npm run bench:gate -- --sample --record').toEqual([]);
}

import { expect } from 'vitest';
import type { Base } from './bases.ts';
import { tryMutants } from './gate.ts';
import { nameOf } from './mutant.ts';
import { openSet } from './open/index.ts';
import { kinds, type MutationKind, strictKinds } from './phrases.ts';
import { openReader } from './reader.ts';
import { readSurvivors } from './survivors.ts';

export interface Passed {
  /** Names of the mutants of each kind that were approved. */
  readonly approved: ReadonlyMap<MutationKind, readonly string[]>;
  /** Of each kind, the languages and positions of all. */
  readonly made: ReadonlyMap<MutationKind, readonly string[]>;
  readonly names: ReadonlySet<string>;
}

/** One mutant of each kind of each request. */
export async function passMutants(bases: readonly Base[]): Promise<Passed> {
  const reader = await openReader();
  const approved = new Map<MutationKind, string[]>(kinds.map((kind) => [kind, []]));
  const made = new Map<MutationKind, string[]>(kinds.map((kind) => [kind, []]));
  const names = new Set<string>();
  for await (const { mutant, isApproved } of tryMutants(bases, { set: openSet, reader }, { turns: 1 })) {
    const name = nameOf(mutant);
    names.add(name);
    made.get(mutant.kind)?.push(mutant.language, mutant.position);
    if (isApproved) approved.get(mutant.kind)?.push(name);
  }
  expect([...reader.crashes]).toEqual([]);
  return { approved, made, names };
}

/** Of a kind of which none may pass, none does; of another, those that are listed, and no other. */
export function expectStopped({ approved, names }: Passed, kind: MutationKind): void {
  const passed = approved.get(kind) ?? [];
  if (strictKinds.has(kind)) {
    expect(passed).toEqual([]);
    return;
  }
  const listed = readSurvivors();
  expect(passed.filter((name) => !listed.has(name))).toEqual([]);
  // One that is stopped by now is taken off the list.
  const isOfKind = (name: string) => name.includes(` | ${kind} | `);
  expect([...listed.keys()].filter((name) => isOfKind(name) && names.has(name) && !passed.includes(name))).toEqual([]);
}

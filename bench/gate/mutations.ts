import type { Base } from './bases.ts';
import { closing } from './closing.ts';
import type { Mutant, Mutation, Workshop } from './mutant.ts';
import { kinds, type MutationKind } from './phrases.ts';
import { polarity } from './polarity.ts';
import { refusal, retraction } from './remarks.ts';
import { share } from './share.ts';
import { stranger } from './stranger.ts';

const mutations: Readonly<Record<MutationKind, Mutation>> = { stranger, closing, refusal, retraction, share, polarity };

/** The mutants of each kind for a request: `turns` attempts, some of which may yield none. */
export function* mutantsOf(
  base: Base,
  workshop: Workshop,
  { turns, only = kinds }: { readonly turns: number; readonly only?: readonly MutationKind[] },
): Generator<Mutant> {
  for (const kind of only) {
    for (let turn = 0; turn < turns; turn++) yield* mutations[kind](base, turn, workshop);
  }
}

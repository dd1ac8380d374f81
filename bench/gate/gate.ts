import type { Base } from './bases.ts';
import type { Mutant, Workshop } from './mutant.ts';
import { mutantsOf } from './mutations.ts';
import type { MutationKind } from './phrases.ts';

export interface Tried {
  readonly mutant: Mutant;
  readonly isApproved: boolean;
}

interface Wanted {
  /** The number of mutants of each kind for each request. */
  readonly turns: number;
  readonly only?: readonly MutationKind[];
  readonly isWanted?: (mutant: Mutant) => boolean;
  /** Called before each right request is judged. */
  readonly onBase?: () => void;
}

/** Judges the mutants of every request that is approved without a mutation. */
export async function* tryMutants(bases: readonly Base[], workshop: Workshop, wanted: Wanted): AsyncGenerator<Tried> {
  const { reader } = workshop;
  const { isWanted = () => true, onBase = () => {} } = wanted;
  for (const base of bases) {
    onBase();
    if (!(await reader.isApproved(base.request))) continue;
    for (const mutant of mutantsOf(base, workshop, wanted)) {
      if (!isWanted(mutant)) continue;
      const isApproved = await reader.isApproved(mutant.request);
      const isOfWords = isApproved && mutant.control ? await reader.isApproved(mutant.control) : false;
      if (!isOfWords) yield { mutant, isApproved };
    }
  }
}

import type { Base } from './bases.ts';
import type { Mutant, Workshop } from './mutant.ts';
import { mutantsOf } from './mutations.ts';
import type { MutationKind } from './phrases.ts';
import type { Verdict } from './reader.ts';

export interface Tried {
  readonly mutant: Mutant;
  readonly isApproved: boolean;
}

interface Wanted {
  /** Of each kind, for each request. */
  readonly turns: number;
  readonly only?: readonly MutationKind[];
  readonly isWanted?: (mutant: Mutant) => boolean;
  /** Told of each right request what became of it unmutated. */
  readonly onBase?: (base: Base, verdict: Verdict) => void;
}

/** Judges the mutants of every request that is approved unmutated. */
export async function* tryMutants(bases: readonly Base[], workshop: Workshop, wanted: Wanted): AsyncGenerator<Tried> {
  const { reader } = workshop;
  const { isWanted = () => true, onBase = () => {} } = wanted;
  for (const base of bases) {
    const verdict = await reader.judge(base.request);
    onBase(base, verdict);
    if (!verdict.isApproved) continue;
    for (const mutant of mutantsOf(base, workshop, wanted)) {
      if (!isWanted(mutant)) continue;
      const { isApproved } = await reader.judge(mutant.request);
      const isOfWords = isApproved && mutant.control ? (await reader.judge(mutant.control)).isApproved : false;
      if (!isOfWords) yield { mutant, isApproved };
    }
  }
}

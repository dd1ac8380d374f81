import { type Clause, readContract } from './clauses.ts';
import { type Proof, readProofs } from './proofs.ts';

/** Mismatches between clauses and tests. Whether the tests pass is the result of a full run. */
export function contractFaults(clauses: readonly Clause[], proofs: readonly Proof[]): string[] {
  const known = new Set<string>();
  const repeated = clauses.filter(({ id }) => known.size === known.add(id).size);
  const proven = new Set(proofs.map(({ id }) => id));
  return [
    ...repeated.map(({ id, chapter }) => `${chapter}: ${id} is stated twice`),
    ...clauses
      .filter(({ id, isOpen }) => !isOpen && !proven.has(id))
      .map(({ id, chapter }) => `${chapter}: no test proves ${id}`),
    ...clauses
      .filter(({ id, isOpen }) => isOpen && proven.has(id))
      .map(({ id, chapter }) => `${chapter}: a test proves ${id}, so it is built`),
    ...proofs
      .filter(({ id }) => !known.has(id))
      .map(({ id, file }) => `${file}: proves ${id}, which no chapter states`),
  ];
}

export function checkContract(): string[] {
  const contract = readContract();
  const { proofs, faults } = readProofs();
  return [...contract.faults, ...faults, ...contractFaults(contract.clauses, proofs)];
}

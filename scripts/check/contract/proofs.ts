import { globSync, readFileSync } from 'node:fs';

/** A test file that proves a clause. */
export type Proof = { readonly id: string; readonly file: string };

type Proofs = { readonly proofs: readonly Proof[]; readonly faults: readonly string[] };

const importsProves = /^import .* from '@countersign\/harness\/proves';$/m;
const literalIds = /^(?:\s*'[^'\n]+'\s*,?)+\s*$/;

/** The ids in the calls of `proves` in a file; they must be readable without running it. */
export function proofsIn(file: string, source: string): Proofs {
  const proofs: Proof[] = [];
  const faults: string[] = [];
  if (!importsProves.test(source)) return { proofs, faults };
  for (const [, list = ''] of source.matchAll(/\bproves\(([^)]*)\)/g)) {
    if (!literalIds.test(list)) faults.push(`${file}: proves(${list}) must name its clauses as plain strings`);
    else proofs.push(...[...list.matchAll(/'([^']+)'/g)].map(([, id = '']) => ({ id, file })));
  }
  return { proofs, faults };
}

/** The proofs of all test files, sorted by path. */
export function readProofs(): Proofs {
  const files = globSync('*/**/*.ts', { exclude: (name) => name === 'node_modules' || name.startsWith('.') });
  const all = files.toSorted().map((file) => proofsIn(file, readFileSync(file, 'utf8')));
  return { proofs: all.flatMap(({ proofs }) => proofs), faults: all.flatMap(({ faults }) => faults) };
}

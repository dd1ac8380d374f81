import { globSync, readFileSync } from 'node:fs';

/** One sentence of the contract, with the id that tests use. */
export type Clause = {
  readonly id: string;
  readonly text: string;
  /** The path of its chapter. */
  readonly chapter: string;
  /** Not built yet: no test can prove it. */
  readonly isOpen: boolean;
};

type Contract = { readonly clauses: readonly Clause[]; readonly faults: readonly string[] };

const folder = 'docs/contract';
const notChapters = [`${folder}/README.md`];
const openMark = '*(not built yet)*';
/** Words in kebab-case, joined by dots: `siwe.nonce.single-use`. */
const idShape = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)+$/;

/** Every list item of a chapter is a clause: "- `id`: what holds." */
export function parseChapter(chapter: string, text: string): Contract {
  const clauses: Clause[] = [];
  const faults: string[] = [];
  for (const line of text.split('\n').filter((candidate) => /^\s*[-*] /.test(candidate))) {
    const [, id = '', says = ''] = /^- `([^`]+)`: (\S.*)$/.exec(line) ?? [];
    if (idShape.test(id)) clauses.push({ id, text: says, chapter, isOpen: says.endsWith(openMark) });
    else faults.push(`${chapter}: not a clause with an id: ${line.trim()}`);
  }
  return { clauses, faults };
}

/** The chapters in alphabetical order. */
export function readContract(): Contract {
  const chapters = globSync(`${folder}/*.md`)
    .filter((path) => !notChapters.includes(path))
    .toSorted()
    .map((path) => parseChapter(path, readFileSync(path, 'utf8')));
  return {
    clauses: chapters.flatMap(({ clauses }) => clauses),
    faults: chapters.flatMap(({ faults }) => faults),
  };
}

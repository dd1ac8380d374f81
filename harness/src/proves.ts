/**
 * Options of a test or describe block that proves clauses of `docs/contract`. With others: `{ ...proves('keys.name'),
 * timeout: 120_000 }`. A clause is a tag, so `--tagsFilter='keys.*'` runs the tests of a subject.
 */
export const proves = (...clauses: readonly [string, ...string[]]) => ({ tags: [...clauses] });

/**
 * Options of a test, or of a group of tests, that proves clauses of `docs/contract`. With others: `{ ...proves('keys.name'), timeout: 120_000 }`.
 * A clause is a tag, so that `--tagsFilter='keys.*'` runs the tests of a subject.
 */
export const proves = (...clauses: readonly [string, ...string[]]) => ({ tags: [...clauses] });

import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { type MutationKind, type Spoken, sentencesOf } from './phrases.ts';

/** Survivors in the sample of `npm test`, and those found only when every right request is mutated. */
const scopes = ['npm test', 'thorough'] as const;
type Scope = (typeof scopes)[number];

/** Reason -> scope -> language -> phrases, separated by `|`. */
const schema = z.record(z.string(), z.partialRecord(z.enum(scopes), z.record(z.string(), z.string())));

const fileOf = (kind: MutationKind) => new URL(`survivors/${kind}.json`, import.meta.url);
const UNEXPLAINED = 'not looked into yet';

/** The name of a survivor: a phrase with which a mutant is approved. */
export const survivorName = (language: string, phrase: string) => `${language} | ${phrase}`;

const splitName = (name: string): readonly [string, string] => {
  const at = name.indexOf(' | ');
  return [name.slice(0, at), name.slice(at + 3)];
};

export interface Survivors {
  /** Name -> reason, for survivors in the sample of `npm test`. */
  readonly sample: ReadonlyMap<string, string>;
  /** All survivors, including those of the sample. */
  readonly whole: ReadonlyMap<string, string>;
}

const named = (spoken: Spoken): string[] =>
  Object.keys(spoken).flatMap((language) => sentencesOf(spoken, language).map((each) => survivorName(language, each)));

export function readSurvivors(kind: MutationKind): Survivors {
  const file = fileOf(kind);
  const read = existsSync(file) ? schema.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
  const of = (wanted: readonly Scope[]) =>
    new Map(
      Object.entries(read).flatMap(([reason, own]) =>
        wanted.flatMap((scope) => named(own[scope] ?? {}).map((name) => [name, reason] as const)),
      ),
    );
  return { sample: of(['npm test']), whole: of(scopes) };
}

export interface Alive {
  readonly sample: ReadonlySet<string>;
  /** Null if only the sample was mutated. */
  readonly whole: ReadonlySet<string> | null;
}

function spokenOf(names: readonly string[]): Spoken {
  const byLanguage = Map.groupBy(names.toSorted().map(splitName), ([language]) => language);
  return Object.fromEntries(
    [...byLanguage].map(([language, own]) => [language, own.map(([, each]) => each).join('|')]),
  );
}

/** Removes names from the list that no longer survive, and adds new ones only with `adds`. */
export function recordSurvivors(kind: MutationKind, alive: Alive, { adds }: { readonly adds: boolean }): number {
  const { whole: known } = readSurvivors(kind);
  const isKept = (name: string) => adds || known.has(name);
  const sample = [...alive.sample].filter(isKept);
  // If only the sample was mutated, other requests may still have the survivors that the sample lost.
  const rest = [...(alive.whole ?? known.keys())].filter((name) => isKept(name) && !alive.sample.has(name));
  const reasonOf = (name: string) => known.get(name) ?? UNEXPLAINED;
  const reasons = [...new Set([...sample, ...rest].map(reasonOf))].sort();
  const lists = reasons.map((reason) => {
    const of = (names: readonly string[]) => spokenOf(names.filter((name) => reasonOf(name) === reason));
    const all = { 'npm test': of(sample), thorough: of(rest) };
    return [reason, Object.fromEntries(Object.entries(all).filter(([, own]) => Object.keys(own).length > 0))] as const;
  });
  const file = fileOf(kind);
  mkdirSync(new URL('.', file), { recursive: true });
  if (lists.length === 0) rmSync(file, { force: true });
  else writeFileSync(file, `${JSON.stringify(Object.fromEntries(lists), null, 1)}\n`);
  return sample.length + rest.length;
}

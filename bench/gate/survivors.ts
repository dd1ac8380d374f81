import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { type MutationKind, type Spoken, sentencesOf } from './phrases.ts';

/** `npm test` mutates a sample, and so sees some of them; the others are seen where every right request is mutated. */
const scopes = ['npm test', 'thorough'] as const;
type Scope = (typeof scopes)[number];

/** Reason -> who sees it -> language -> phrases, parted by `|`. */
const schema = z.record(z.string(), z.partialRecord(z.enum(scopes), z.record(z.string(), z.string())));

const fileOf = (kind: MutationKind) => new URL(`survivors/${kind}.json`, import.meta.url);
const UNEXPLAINED = 'not looked into yet';

/** Names in the list of survivors: a phrase with which any request is approved that should not be. */
export const survivorName = (language: string, phrase: string) => `${language} | ${phrase}`;

const splitName = (name: string): readonly [string, string] => {
  const at = name.indexOf(' | ');
  return [name.slice(0, at), name.slice(at + 3)];
};

export interface Survivors {
  /** Name -> reason, of those that the sample of `npm test` shows. */
  readonly sample: ReadonlyMap<string, string>;
  /** Of all, these among them. */
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
  /** Null: only the sample was mutated. */
  readonly whole: ReadonlySet<string> | null;
}

function spokenOf(names: readonly string[]): Spoken {
  const byLanguage = Map.groupBy(names.toSorted().map(splitName), ([language]) => language);
  return Object.fromEntries(
    [...byLanguage].map(([language, own]) => [language, own.map(([, each]) => each).join('|')]),
  );
}

/** Takes off the list what does not survive any more, and adds what does only if that is asked for. */
export function recordSurvivors(kind: MutationKind, alive: Alive, { adds }: { readonly adds: boolean }): number {
  const { whole: known } = readSurvivors(kind);
  const isKept = (name: string) => adds || known.has(name);
  const sample = [...alive.sample].filter(isKept);
  // Where only the sample was mutated, others may show what it does not show any more.
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

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';

const file = new URL('survivors.json', import.meta.url);
const schema = z.record(z.string(), z.array(z.string()));

const read = (): Readonly<Record<string, readonly string[]>> =>
  existsSync(file) ? schema.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};

/** Mutants that are approved and should not be, each with the reason. The list only gets shorter. */
export const readSurvivors = (): ReadonlyMap<string, string> =>
  new Map(Object.entries(read()).flatMap(([reason, names]) => names.map((name) => [name, reason] as const)));

const UNEXPLAINED = 'not looked into yet';

/** Takes off the list what does not survive any more, and adds what does only if that is asked for. */
export function recordSurvivors(alive: ReadonlySet<string>, { adds }: { readonly adds: boolean }): number {
  const listed = read();
  const kept = Object.entries(listed).map(
    ([reason, names]) => [reason, names.filter((name) => alive.has(name))] as const,
  );
  const known = new Set(kept.flatMap(([, names]) => names));
  const fresh = adds ? [...alive].filter((name) => !known.has(name)) : [];
  const all = new Map<string, readonly string[]>(kept);
  if (fresh.length > 0) all.set(UNEXPLAINED, [...(all.get(UNEXPLAINED) ?? []), ...fresh]);
  const lists = [...all].filter(([, names]) => names.length > 0).map(([reason, names]) => [reason, names.toSorted()]);
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(lists), null, 2)}\n`);
  return known.size + fresh.length;
}

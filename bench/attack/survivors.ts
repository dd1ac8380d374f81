import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';

/** Reason -> ids of the cases that are approved for it. */
const schema = z.record(z.string(), z.array(z.string()));

const file = new URL('survivors.json', import.meta.url);
const UNEXPLAINED = 'not looked into yet';

/** Id -> reason. */
export function readSurvivors(): ReadonlyMap<string, string> {
  const read = existsSync(file) ? schema.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
  return new Map(Object.entries(read).flatMap(([reason, ids]) => ids.map((id) => [id, reason] as const)));
}

/** Takes off the list what is stopped, and adds what is not only if that is asked for. */
export function recordSurvivors(approved: readonly string[], { adds }: { readonly adds: boolean }): number {
  const known = readSurvivors();
  const kept = approved.filter((id) => adds || known.has(id));
  const byReason = Map.groupBy(kept, (id) => known.get(id) ?? UNEXPLAINED);
  const lists = [...byReason].sort(([one], [other]) => (one < other ? -1 : 1));
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(lists), null, 2)}\n`);
  return kept.length;
}

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';

/** Reason -> ids of the approved cases. */
const schema = z.record(z.string(), z.array(z.string()));

const file = new URL('survivors.json', import.meta.url);
const stoppedFile = new URL('stopped.json', import.meta.url);
const UNEXPLAINED = 'not looked into yet';

/** Id -> reason. */
export function readSurvivors(): ReadonlyMap<string, string> {
  const read = existsSync(file) ? schema.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
  return new Map(Object.entries(read).flatMap(([reason, ids]) => ids.map((id) => [id, reason] as const)));
}

/** Ids of cases that were approved earlier and are stopped now. */
export const readStopped = (): readonly string[] =>
  existsSync(stoppedFile) ? z.array(z.string()).parse(JSON.parse(readFileSync(stoppedFile, 'utf8'))) : [];

const write = (to: URL, value: unknown) => writeFileSync(to, `${JSON.stringify(value, null, 2)}\n`);

/** Removes stopped cases from the list, and adds new ones only with `adds`. */
export function recordSurvivors(approved: readonly string[], { adds }: { readonly adds: boolean }): number {
  const known = readSurvivors();
  const kept = approved.filter((id) => adds || known.has(id));
  const byReason = Map.groupBy(kept, (id) => known.get(id) ?? UNEXPLAINED);
  const lists = [...byReason].sort(([one], [other]) => (one < other ? -1 : 1));
  write(file, Object.fromEntries(lists));
  const once = new Set([...readStopped(), ...known.keys()]);
  write(stoppedFile, [...once].filter((id) => !kept.includes(id)).sort());
  return kept.length;
}

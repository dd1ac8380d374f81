import { basename } from 'node:path';
import type { Threat, ThreatList } from './data.ts';
import { type ParsedThreats, parseThreats } from './parse-threats.ts';
import { readDataFile } from './read-data-file.ts';

const maxBytes = 64 * 1024 * 1024;

/** `shown` names the file in messages. */
export const readThreatsFile = async (path: string, shown: string): Promise<ParsedThreats> =>
  parseThreats(await readDataFile(path, maxBytes, shown), shown, basename(path));

/** One list of all reports, without the addresses that the operator allows. */
export function createThreatList(threats: ReadonlyMap<string, Threat>, allowed: ReadonlySet<string>): ThreatList {
  const kept = allowed.size === 0 ? threats : new Map([...threats].filter(([address]) => !allowed.has(address)));
  const sources = new Map<string, { source: string; asOf: string | null; addresses: number }>();
  for (const { source, asOf } of kept.values()) {
    const counted = sources.get(source) ?? { source, asOf, addresses: 0 };
    sources.set(source, counted);
    counted.addresses += 1;
  }
  const dates = [...sources.values()].flatMap(({ asOf }) => asOf ?? []).sort();
  return { threats: kept, asOf: dates.at(-1) ?? null, sources: [...sources.values()] };
}

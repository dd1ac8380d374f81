import { readFileSync } from 'node:fs';
import type { Address } from '@countersign/protocol';
import type { Threat } from './data.ts';

/** In the format of `npm run generate:lists`. */
export interface ThreatTable {
  readonly sources: Readonly<
    Record<string, { readonly repository: string; readonly commit: string; readonly date: string }>
  >;
  /** `addresses`: sorted, without 0x, concatenated. */
  readonly threats: readonly { readonly kind: string; readonly source: string; readonly addresses: string }[];
}

const DIGITS = 40;

/** The list that is shipped with the validator. Addresses with the same kind and source share one entry. */
export function readShippedThreats(): { threats: Map<Address, Threat>; versions: Record<string, string> } {
  const path = new URL('./generated/threats.json', import.meta.url);
  const table = JSON.parse(readFileSync(path, 'utf8')) as ThreatTable;
  const threats = new Map<Address, Threat>();
  for (const { kind, source, addresses } of table.threats) {
    const threat: Threat = { kind, source, asOf: table.sources[source]?.date ?? null };
    for (let at = 0; at < addresses.length; at += DIGITS) threats.set(`0x${addresses.slice(at, at + DIGITS)}`, threat);
  }
  const versions = Object.values(table.sources).map(({ repository, commit }) => [repository, commit] as const);
  return { threats, versions: Object.fromEntries(versions) };
}

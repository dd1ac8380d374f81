import type { Address } from '@countersign/protocol';
import { parseThreats } from '../../../validator/src/data/parse-threats.ts';
import type { ThreatTable } from '../../../validator/src/data/shipped-threats.ts';
import type { ListSource } from './sources.ts';

interface ThreatOptions {
  readonly sources: Readonly<Record<string, ListSource>>;
  /** Whether a token or contract is in our own tables: a report about it is probably a mistake. */
  readonly isOurs: (address: Address) => boolean;
  readonly excluded: ReadonlyMap<Address, string>;
}

/** The shipped threat list: addresses by kind and source, sorted for readable diffs. */
export function buildThreats(csv: string, { sources, isOurs, excluded }: ThreatOptions): ThreatTable {
  const { threats } = parseThreats(csv, 'the threat list', 'unnamed');
  const groups = new Map<string, { kind: string; source: string; addresses: Address[] }>();
  for (const [address, { kind, source }] of [...threats].sort(([one], [other]) => (one < other ? -1 : 1))) {
    if (!(source in sources)) throw new Error(`${address}: its source ${source} is not in sources.ts`);
    if (excluded.has(address)) continue;
    if (isOurs(address)) {
      throw new Error(`${address}: is a token or contract of our tables; exclude it with a reason in exclusions.ts`);
    }
    const key = `${source} ${kind}`;
    const group = groups.get(key) ?? { kind, source, addresses: [] };
    groups.set(key, group);
    group.addresses.push(address);
  }
  return {
    sources,
    threats: [...groups]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([, { kind, source, addresses }]) => ({
        kind,
        source,
        addresses: addresses.map((address) => address.slice(2)).join(''),
      })),
  };
}

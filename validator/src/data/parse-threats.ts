import { type Address, parseAddress } from '@countersign/protocol';
import type { Threat } from './data.ts';
import { DataFileError } from './data-file-error.ts';
import { readDate } from './read-list-date.ts';

/** The most faults that help a person correct the file. */
const FAULTS_SHOWN = 20;
/** The reported kind of an entry without a kind. */
const ANY_KIND = 'threat';

export interface ParsedThreats {
  readonly threats: ReadonlyMap<Address, Threat>;
  /** From `# as of: 2026-01-31`; null if the file states none. */
  readonly asOf: string | null;
}

/**
 * A threat list: CSV `address,kind,source`, or one address a line; `#` starts a comment. All unreadable lines are named
 * in one error. `shown` names the file in messages, `source` applies to entries without one.
 */
export function parseThreats(text: string, shown: string, source: string): ParsedThreats {
  const lines = text.split('\n').map((line) => line.trim());
  const dates = lines.map((line) => /^#\s*as of:\s*(\S+)/i.exec(line)?.[1]).filter((date) => date !== undefined);
  const asOf = dates.length === 0 ? null : readDate(dates.at(-1) ?? '', `${shown}:`);
  const threats = new Map<Address, Threat>();
  const faults: string[] = [];
  const reports = new Map<string, Threat>();
  let isFirst = true;
  for (const [index, line] of lines.entries()) {
    const content = line.replace(/(^|\s)#.*$/, '').trim();
    if (content === '') continue;
    const [entry = '', kind = '', by = '', ...more] = content.split(',').map(unquote);
    const isHeader = isFirst && entry.toLowerCase() === 'address';
    isFirst = false;
    if (isHeader) continue;
    const address = parseAddress(entry);
    const fault = more.length > 0 ? 'has more fields than address, kind and source' : faultOf(entry, address);
    if (fault !== null) faults.push(`line ${index + 1}: ${fault}`);
    else if (address) {
      const threat: Threat = { kind: kind || ANY_KIND, source: by || source, asOf };
      const key = `${threat.kind},${threat.source}`;
      const report = reports.get(key) ?? threat;
      reports.set(key, report);
      threats.set(address, report);
    }
  }
  if (faults.length > 0) throw new DataFileError(`${shown}:`, showFaults(faults));
  if (threats.size === 0) throw new DataFileError(shown, 'contains no address');
  return { threats, asOf };
}

const unquote = (field: string): string =>
  field
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .trim();

function faultOf(entry: string, address: Address | null): string | null {
  if (!address) return `${JSON.stringify(entry.slice(0, 60))} is not an address, or its checksum is wrong`;
  // Such a small number occurs in every transaction's calldata.
  return /^0x0{24}/.test(address) ? `${address} would match plain numbers in calldata` : null;
}

const showFaults = (faults: readonly string[]): string => {
  const more = faults.length - FAULTS_SHOWN;
  return `${faults.slice(0, FAULTS_SHOWN).join('; ')}${more > 0 ? `; and ${more} more` : ''}`;
};

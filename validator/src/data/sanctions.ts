import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseAddress } from '@countersign/protocol';
import type { SanctionsList } from './data.ts';
import { DataFileError } from './data-file-error.ts';
import { parseJson, readDataFile } from './read-data-file.ts';
import { readDate } from './read-list-date.ts';

/** The Treasury's largest edition is about half of this. */
const maxBytes = 256 * 1024 * 1024;

/** The list that is shipped with the validator. */
export const shippedSanctions = fileURLToPath(new URL('./sanctions-seed.txt', import.meta.url));

type SanctionsFormat = 'lines' | 'json' | 'sdn-xml' | 'sdn-csv';

interface Found {
  readonly addresses: ReadonlySet<string>;
  readonly asOf: string | null;
}

export interface ReadSanctions extends Found {
  readonly format: SanctionsFormat;
}

/** A sanctions list in any supported format. Addresses of other kinds of chains are ignored. */
export function parseSanctions(text: string, file: string): ReadSanctions {
  const format = tellFormat(text, file);
  const found = readers[format](text, file);
  if (found.addresses.size === 0) throw new DataFileError(file, 'contains no Ethereum address');
  return { ...found, format };
}

/** `shown` names the file in messages. */
export async function readSanctionsFile(path: string, shown: string): Promise<SanctionsList> {
  const { addresses, asOf } = parseSanctions(await readDataFile(path, maxBytes, shown), shown);
  return { addresses, asOf, source: basename(path) };
}

function tellFormat(text: string, file: string): SanctionsFormat {
  const [firstLine = ''] = /^(?!\s*(?:#|$)).+/m.exec(text) ?? [];
  const start = firstLine.trimStart();
  if (start === '') throw new DataFileError(file, text.trim() === '' ? 'is empty' : 'contains no address');
  if (start.startsWith('<')) return 'sdn-xml';
  if (start.startsWith('[') || start.startsWith('{')) return 'json';
  if (/^(0x|[0-9A-Za-z]{25,})/.test(start)) return 'lines';
  if (start.includes(',')) return 'sdn-csv';
  throw new DataFileError(file, 'is not a list of addresses (one per line), JSON, or the SDN list as XML or CSV');
}

const readers: Readonly<Record<SanctionsFormat, (text: string, file: string) => Found>> = {
  lines: readLines,
  json: readJson,
  'sdn-xml': readXml,
  'sdn-csv': (text) => ({ addresses: collect(text), asOf: null }),
};

function readLines(text: string, file: string): Found {
  const addresses = new Set<string>();
  let asOf: string | null = null;
  for (const [index, line] of text.split('\n').entries()) {
    const [content = '', comment = ''] = line.split(/#(.*)/s, 2);
    const date = /^\s*as of:\s*(\S+)/i.exec(comment)?.[1];
    if (date) asOf = readDate(date, `${file}: line ${index + 1}:`);
    const [entry = ''] = content.trim().split(/[\s,;]/, 1);
    if (entry !== '') add(addresses, entry, `${file}: line ${index + 1}:`);
  }
  return { addresses, asOf };
}

function readJson(text: string, file: string): Found {
  const json = parseJson(text, file);
  const { as_of: date, addresses: entries } = Array.isArray(json)
    ? { addresses: json }
    : (json as { as_of?: unknown; addresses?: unknown });
  if (!Array.isArray(entries))
    throw new DataFileError(file, "must be an array, or an object with an array 'addresses'");
  const addresses = new Set<string>();
  for (const [index, entry] of entries.entries()) {
    const place = `${file}: [${index}]:`;
    const value: unknown =
      typeof entry === 'object' && entry !== null ? (entry as { address?: unknown }).address : entry;
    if (typeof value !== 'string') throw new DataFileError(place, "must be a string or an object with 'address'");
    add(addresses, value.trim(), place);
  }
  return { addresses, asOf: date === undefined ? null : readDate(String(date), `${file}: as_of:`) };
}

/** The classic, the advanced or the enhanced edition. */
function readXml(text: string, file: string): Found {
  if (!/<(?:\w+:)?(?:sdnList|Sanctions|sanctionsData)[\s>]/.test(text.slice(0, 4096))) {
    throw new DataFileError(file, 'is XML but not the SDN list');
  }
  const [, classicMonth, classicDay, classicYear] =
    /<Publish_Date>(\d\d)\/(\d\d)\/(\d{4})<\/Publish_Date>/.exec(text) ?? [];
  const [, year, month, day] =
    /<DateOfIssue[^>]*>\s*<Year>(\d{4})<\/Year>\s*<Month>(\d{1,2})<\/Month>\s*<Day>(\d{1,2})<\/Day>/.exec(text) ?? [];
  const [, enhanced] = /<dataAsOf>(\d{4}-\d\d-\d\d)/.exec(text) ?? [];
  const date = classicYear
    ? `${classicYear}-${classicMonth}-${classicDay}`
    : year
      ? `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`
      : enhanced;
  return { addresses: collect(text), asOf: date ? readDate(date, `${file}:`) : null };
}

/**
 * Addresses after any currency code. Ignores case: an address that the Treasury mistyped without its checksum is meant
 * all the same.
 */
const collect = (text: string): Set<string> =>
  new Set(
    Array.from(text.matchAll(/(?<![0-9A-Za-z])0x[0-9a-fA-F]{40}(?![0-9A-Za-z])/g), ([address]) =>
      address.toLowerCase(),
    ),
  );

function add(addresses: Set<string>, entry: string, place: string): void {
  const address = parseAddress(entry);
  if (address) addresses.add(address);
  else if (!/^(?!0x)[0-9A-Za-z:]{25,}$/.test(entry)) {
    throw new DataFileError(place, `${JSON.stringify(entry.slice(0, 60))} is not an address, or its checksum is wrong`);
  }
}

import { type Address, checksumAddress, parseAddress } from '@countersign/protocol';
import { chains } from '../../../validator/src/data/chains.ts';
import { coinMark, nobody } from '../../../validator/src/effects/asset-marks.ts';

type Nested = Record<string, Record<string, Record<string, Address[]>>>;

const isOurs = new Set(chains.map(({ id }) => String(id)));

/** Collects contracts from the packages; ignores other chains, missing values and duplicates. */
export class ContractTable {
  readonly #protocols: Nested = {};
  readonly #assets: Nested = {};

  add(slug: string, role: string, chainId: number | string, ...values: unknown[]): void {
    if (!isOurs.has(String(chainId))) return;
    for (const address of values.flatMap((value) => readAddress(value) ?? [])) {
      const list = placeIn(this.#protocols, slug, role, String(chainId));
      if (!list.includes(address)) list.push(address);
    }
  }

  addAll(slug: string, role: string, byChain: Readonly<Record<string, unknown>> = {}): void {
    for (const [chainId, value] of Object.entries(byChain)) this.add(slug, role, chainId, value);
  }

  /** Sets the assets of a contract, in its own order; ignored if one of them is unknown. */
  about(slug: string, chainId: number | string, contract: unknown, ...values: unknown[]): void {
    const address = readAddress(contract);
    const assets = values.flatMap((value) => readAddress(value, true) ?? []);
    if (!address || !isOurs.has(String(chainId)) || assets.length === 0 || assets.length < values.length) return;
    placeIn(this.#assets, slug, String(chainId), address).splice(0, Infinity, ...assets);
  }

  toJson() {
    return { protocols: sorted(this.#protocols), assets: sorted(this.#assets) };
  }
}

/** For addresses written by hand: the checksum must match. */
export function checked(text: string): Address {
  const address = parseAddress(text);
  if (!address || checksumAddress(address) !== text) throw new Error(`${text} is mistyped`);
  return address;
}

function readAddress(value: unknown, alsoNative = false): Address | null {
  const address = typeof value === 'string' ? parseAddress(value.toLowerCase()) : null;
  return address && address !== nobody && (alsoNative || address !== coinMark) ? address : null;
}

function placeIn(table: Nested, first: string, second: string, third: string): Address[] {
  table[first] ??= {};
  table[first][second] ??= {};
  table[first][second][third] ??= [];
  return table[first][second][third];
}

function sorted<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const entries = Object.entries(value).sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)])) as T;
}

import { readFileSync } from 'node:fs';
import type { Address } from '@countersign/protocol';
import type { ListedToken } from './token-book.ts';

interface Source {
  readonly package: string;
  readonly version: string;
}

interface TokenTable {
  readonly sources: readonly Source[];
  /** Chain id -> address without 0x, symbol, decimals, name, and `meantBy` if it differs from the symbol. */
  readonly tokens: Readonly<Record<string, readonly (readonly [string, string, number, string, string[]?])[]>>;
}

/** The generated table of tokens, and the versions of its source packages. */
export function readListedTokens(): { tokens: ListedToken[]; versions: Record<string, string> } {
  const path = new URL('./generated/tokens.json', import.meta.url);
  const table = JSON.parse(readFileSync(path, 'utf8')) as TokenTable;
  const tokens = Object.entries(table.tokens).flatMap(([chainId, rows]) =>
    rows.map(([digits, symbol, decimals, name, meantBy]): ListedToken => {
      const address: Address = `0x${digits}`;
      return { chainId: Number(chainId), address, symbol, name, decimals, ...(meantBy && { meantBy }) };
    }),
  );
  return { tokens, versions: Object.fromEntries(table.sources.map(({ package: name, version }) => [name, version])) };
}

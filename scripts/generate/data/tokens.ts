import { type Address, parseAddress } from '@countersign/protocol';
import { chains, isNativeSymbol } from '../../../validator/src/data/chains.ts';
import { checked } from './contract-table.ts';
import { knownTokens, neverTokens } from './known-tokens.ts';
import { aaveMarkets } from './lending.ts';
import { load, provenance, readText, sources } from './sources.ts';

interface Listing {
  readonly chainId: number;
  readonly address: string;
  readonly symbol: string;
  readonly name: string;
  readonly decimals: number;
  /** Another common symbol, if no other token of the chain has it. */
  readonly also?: string;
}

interface Candidate extends Listing {
  readonly address: Address;
  /** The number of lists with this token; tokens written by hand rank above all. */
  readonly votes: number;
  readonly meantBy: readonly string[] | null;
}

const byHand = 1000;
const isTestnet = new Map(chains.map((chain) => [chain.id, chain.isTestnet]));
const placeholders = new Set([
  '0x0000000000000000000000000000000000000000',
  '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee',
]);

/** In order of trust in their spelling of symbols. */
const lists: Readonly<Record<string, () => Listing[]>> = {
  '@aave-dao/aave-address-book': listAave,
  '@eth-optimism/tokenlist': () =>
    load<{ tokens: Listing[] }>('@eth-optimism/tokenlist', 'dist/optimism.tokenlist.mjs').tokens,
  '@defisaver/tokens': listDefiSaver,
  '@metamask/contract-metadata': listMetaMask,
  sushi: listSushi,
  '@protocolink/common': listProtocolink,
  '@pancakeswap/tokens': listPancakeSwap,
  '@superfluid-finance/tokenlist': () =>
    load<{ tokens: Listing[] }>('@superfluid-finance/tokenlist', 'dist/superfluid.extended.tokenlist.json').tokens,
};

type Row = [string, string, number, string, (readonly string[])?];

/** Tokens by chain, each with the symbols that mean it, if not just its own. */
export function buildTokens() {
  const candidates = merge(Object.values(lists).map((list) => list().flatMap(readListing)));
  const tokens: Record<string, Row[]> = {};
  for (const { id } of chains) {
    const onChain = candidates.filter((candidate) => candidate.chainId === id);
    const meant = decideMeanings(id, onChain);
    const rows = onChain.map(({ address, symbol, decimals, name }): Row => {
      const symbols = meant.get(address) ?? [];
      const isOwn = symbols.length === 1 && symbols[0] === symbol;
      return [address.slice(2), symbol, decimals, name, ...(isOwn ? [] : [symbols])] as Row;
    });
    tokens[id] = rows.sort(([a], [b]) => (a < b ? -1 : 1));
  }
  const names = [...Object.keys(lists), 'viem'];
  return {
    sources: provenance(sources.map((source) => source.package).filter((name) => names.includes(name))),
    tokens,
  };
}

function merge(listings: readonly (readonly Candidate[])[]): Candidate[] {
  const merged = new Map<string, Candidate>();
  const key = ({ chainId, address }: Candidate) => `${chainId}:${address}`;
  for (const list of listings) {
    for (const candidate of new Map(list.map((entry) => [key(entry), entry])).values()) {
      const known = merged.get(key(candidate));
      // A list with other decimals is about another token, or wrong; it is not a vote for this one.
      if (known && known.decimals !== candidate.decimals) continue;
      merged.set(key(candidate), known ? { ...known, votes: known.votes + 1 } : candidate);
    }
  }
  for (const [chainId, text, symbol, decimals, name, meantBy] of knownTokens) {
    const address = checked(text);
    const candidate = { chainId, address, symbol, decimals, name, votes: byHand, meantBy: meantBy ?? [symbol] };
    const other = merged.get(key(candidate));
    if (other && other.decimals !== decimals) throw new Error(`${text}: ${other.decimals} or ${decimals} decimals?`);
    merged.set(key(candidate), candidate);
  }
  return [...merged.values()];
}

/** Address -> symbols. A symbol means the token that most lists of the chain have; on test networks, each of them. */
function decideMeanings(chainId: number, candidates: readonly Candidate[]): ReadonlyMap<Address, readonly string[]> {
  const wellKnown = new Set(knownTokens.flatMap(([id, , symbol]) => (isTestnet.get(id) ? [] : [symbol.toLowerCase()])));
  const claims = new Map<string, { readonly symbol: string; readonly by: Candidate }[]>();
  for (const by of candidates) {
    for (const symbol of by.meantBy ?? [by.symbol]) {
      const lower = symbol.toLowerCase();
      if (neverTokens.has(lower) || isNativeSymbol(chainId, symbol)) continue;
      // One list alone is not enough to claim the symbol of a well-known token.
      if (by.votes < 2 && wellKnown.has(lower) && !isTestnet.get(chainId)) continue;
      claims.set(lower, [...(claims.get(lower) ?? []), { symbol, by }]);
    }
  }
  const meant = new Map<Address, string[]>();
  const mean = (address: Address, symbol: string) => meant.set(address, [...(meant.get(address) ?? []), symbol]);
  for (const claim of claims.values()) {
    // Candidates are in order of trust in their lists.
    const first = claim.reduce((best, other) => (other.by.votes > best.by.votes ? other : best));
    const winners = isTestnet.get(chainId) ? claim.filter(({ by }) => by.decimals === first.by.decimals) : [first];
    for (const { symbol, by } of winners) mean(by.address, symbol);
  }
  for (const { address, also } of candidates) {
    if (!also || claims.has(also.toLowerCase())) continue;
    claims.set(also.toLowerCase(), []);
    mean(address, also);
  }
  return meant;
}

/** Refuses symbols with lookalike letters, and replaces names that are not ASCII. */
function readListing({ chainId, address, symbol, name, decimals, also }: Listing): Candidate[] {
  const parsed = typeof address === 'string' ? parseAddress(address.toLowerCase()) : null;
  const clean = symbol?.replace('₮', 'T').trim();
  if (!parsed || placeholders.has(parsed) || !isTestnet.has(chainId)) return [];
  if (!/^[\x21-\x7e]{1,24}$/.test(clean) || !Number.isInteger(decimals) || decimals < 0 || decimals > 36) return [];
  const shown = /^[\x20-\x7e]{1,60}$/.test(name ?? '') ? name.trim() : clean;
  const candidate = { chainId, address: parsed, symbol: clean, name: shown, decimals, votes: 1, meantBy: null };
  return [also ? { ...candidate, also } : candidate];
}

/**
 * Aave's underlying tokens, and the tokens that it issues for them: the address book has the addresses, its token list
 * most of the symbols.
 */
function listAave(): Listing[] {
  const { tokens } = load<{ tokens: Listing[] }>('@aave-dao/aave-address-book', 'tokenlist.json');
  const listed = new Map(tokens.map((token) => [`${token.chainId}:${token.address.toLowerCase()}`, token]));
  const known = new Map(
    knownTokens.map(([chainId, address, symbol]) => [`${chainId}:${address.toLowerCase()}`, symbol]),
  );
  const derived = aaveMarkets().flatMap(([, { CHAIN_ID: chainId = 0, ASSETS = {} }]) =>
    Object.entries(ASSETS).flatMap(([key, asset]) => {
      const at = (address: unknown) => `${chainId}:${String(address).toLowerCase()}`;
      const symbol = known.get(at(asset.UNDERLYING)) ?? listed.get(at(asset.UNDERLYING))?.symbol ?? key;
      const aSymbol = listed.get(at(asset.A_TOKEN))?.symbol ?? `a${symbol}`;
      const decimals = Number(asset.decimals);
      const list = (address: unknown, shown: string, name: string): Listing[] =>
        typeof address === 'string'
          ? [{ chainId, address, symbol: shown, name: listed.get(at(address))?.name ?? name, decimals }]
          : [];
      return [
        ...list(asset.UNDERLYING, symbol, symbol),
        ...list(asset.A_TOKEN, aSymbol, `Aave ${symbol}`).map((token) => ({ ...token, also: `a${symbol}` })),
        ...list(asset.V_TOKEN, `variableDebt${aSymbol.slice(1)}`, `Aave Variable Debt ${symbol}`),
      ];
    }),
  );
  return [...tokens, ...derived];
}

function listDefiSaver(): Listing[] {
  interface Asset {
    readonly symbol: string;
    readonly name: string;
    readonly decimals: number;
    readonly addresses: Readonly<Record<string, string>>;
  }
  const { assets } = load<{ assets: readonly Asset[] }>('@defisaver/tokens', 'cjs/assets.js');
  return assets.flatMap(({ symbol, name, decimals, addresses }) =>
    Object.entries(addresses).map(([chainId, address]) => ({
      chainId: Number(chainId),
      address,
      symbol,
      name,
      decimals,
    })),
  );
}

function listMetaMask(): Listing[] {
  const map = load<Record<string, Omit<Listing, 'chainId' | 'address'> & { erc20?: boolean }>>(
    '@metamask/contract-metadata',
    'contract-map.json',
  );
  return Object.entries(map).flatMap(([address, { erc20, ...token }]) =>
    erc20 ? [{ ...token, chainId: 1, address }] : [],
  );
}

function listSushi(): Listing[] {
  const exported = load<Record<string, unknown>>('sushi', '_cjs/evm/config/tokens/tokens/index.js');
  return Object.values(exported).flatMap((map) =>
    typeof map === 'object' && map !== null
      ? Object.values(map).filter((token): token is Listing => typeof token === 'object' && 'symbol' in token)
      : [],
  );
}

function listProtocolink(): Listing[] {
  const files = ['arbitrum', 'avalanche', 'base', 'bnb', 'gnosis', 'mainnet', 'optimism', 'polygon'];
  return files.flatMap((file) =>
    Object.values(load<Record<string, Listing>>('@protocolink/common', `dist/tokens/data/${file}.json`)),
  );
}

function listPancakeSwap(): Listing[] {
  const files = { arb: 42161, base: 8453, bsc: 56, eth: 1 };
  const token = /new ERC20Token\(\s*ChainId\.\w+,\s*'(0x[0-9a-fA-F]{40})',\s*(\d+),\s*'([^']+)',\s*'([^']*)'/g;
  return Object.entries(files).flatMap(([file, chainId]) =>
    Array.from(
      readText('@pancakeswap/tokens', `src/constants/${file}.ts`).matchAll(token),
      ([, address = '', decimals, symbol = '', name = '']) => ({
        chainId,
        address,
        symbol,
        name,
        decimals: Number(decimals),
      }),
    ),
  );
}

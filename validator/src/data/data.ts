import type { Address } from '@countersign/protocol';
import type { Term } from '../effects/effect.ts';

export interface Chain {
  readonly id: number;
  readonly name: string;
  /** Lower-case words for it, including its name. */
  readonly words: readonly string[];
  readonly nativeSymbol: string;
  readonly wrappedNative: Address;
  readonly isTestnet: boolean;
}

export interface Token {
  readonly chainId: number;
  readonly address: Address;
  readonly symbol: string;
  readonly name: string;
  readonly decimals: number;
}

export interface TokenBook {
  /**
   * The token at an address; without a chain, only if all chains that list the address agree on symbol and decimals.
   */
  at(chainId: number | null, address: Address): Token | null;
  /** Every token that the symbol may mean on a chain, or on any if it is null: the accept-set. Ignores case. */
  named(chainId: number | null, symbol: string): readonly Token[];
  /** Whether any chain has a token, or a native coin, with that symbol. Ignores case. */
  isSymbol(text: string): boolean;
  readonly size: number;
}

/** role -> chain id -> addresses in lower case. A role such as `pool` may have several contracts on a chain. */
export type Contracts = Readonly<Record<string, Readonly<Record<number, readonly Address[]>>>>;

export interface KnownContract {
  /** Slug of its protocol. */
  readonly protocol: string;
  readonly role: string;
  /** For people: `Uniswap V3 SwapRouter02`. */
  readonly name: string;
}

export interface ContractBook {
  /** Without a chain, only if all chains that have the address agree on its contract. */
  at(chainId: number | null, address: Address): KnownContract | null;
  /** The address of every contract, once: those of the protocols and those that the operator adds. */
  all(): Iterable<Address>;
}

/** A contract that is known only from its descriptors. */
export interface DescribedContract {
  readonly vendor: string;
  /** The names by which words can mean it. */
  readonly naming: Term & { readonly is: 'venue' };
}

export interface DescribedBook {
  at(chainId: number | null, address: Address): DescribedContract | null;
  /** Whether a vendor has a contract on a chain. */
  hasVendor(chainId: number | null, vendor: string): boolean;
}

export interface SanctionsList {
  readonly addresses: ReadonlySet<string>;
  /** Date of the list, `YYYY-MM-DD`, or null if it states none. */
  readonly asOf: string | null;
  readonly source: string;
}

/** The report about an address. */
export interface Threat {
  /** In the words of its source: `phishing`. */
  readonly kind: string;
  readonly source: string;
  /** Date of the report's list, `YYYY-MM-DD`, or null if it states none. */
  readonly asOf: string | null;
}

export interface ThreatList {
  readonly threats: ReadonlyMap<string, Threat>;
  /** Date of the newest source; later events are not included. */
  readonly asOf: string | null;
  readonly sources: readonly { readonly source: string; readonly asOf: string | null; readonly addresses: number }[];
}

/** An operator's additions, in one JSON file. */
export interface Policy {
  readonly blocked: ReadonlySet<string>;
  readonly allowed: ReadonlySet<string>;
  /** The most of an asset that one transaction may move, in base units. `asset` is an address or `native`. */
  readonly limits: readonly { readonly chainId: number | null; readonly asset: string; readonly max: bigint }[];
  /** If set, only these assets may move. */
  readonly allowedAssets: ReadonlySet<string> | null;
  readonly deniedAssets: ReadonlySet<string>;
  /** ISO 3166 codes of countries whose transactions are rejected. */
  readonly deniedJurisdictions: ReadonlySet<string>;
  /** Hex, without 0x, of bytes that may follow the arguments of a call. */
  readonly attributionSuffixes: readonly string[];
  /** The payees of a host's offers: host to addresses. */
  readonly payees: ReadonlyMap<string, ReadonlySet<Address>>;
  /** The most dollars for a payee that only the terms of a payment name. */
  readonly unlistedPayeeMaxUsd: number;
}

/** All data of the checks except the request. Loaded once, at start, from files; never fetched. */
export interface Data {
  readonly tokens: TokenBook;
  readonly contracts: ContractBook;
  readonly described: DescribedBook;
  readonly sanctions: SanctionsList;
  readonly threats: ThreatList;
  readonly policy: Policy;
  /** Names and versions of the sources of the tables. */
  readonly versions: Readonly<Record<string, string>>;
}

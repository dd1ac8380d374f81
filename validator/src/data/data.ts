import type { Address } from '@countersign/protocol';
import type { Term } from '../effects/effect.ts';

export interface Chain {
  readonly id: number;
  readonly name: string;
  /** Lower-case words people use for it, its name included. */
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
  /** The token at an address; with no chain, where every chain that lists the address agrees on symbol and decimals. */
  at(chainId: number | null, address: Address): Token | null;
  /** Every token that the symbol may stand for on a chain, or on any where it is null: the accept-set. Case is ignored. */
  named(chainId: number | null, symbol: string): readonly Token[];
  /** Whether some chain has a token, or a native coin, of that symbol. Case is ignored. */
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
  /** With no chain, where every chain that has the address agrees on what it is. */
  at(chainId: number | null, address: Address): KnownContract | null;
  /** The address of every contract, each once: those of the protocols and those that the operator adds. */
  all(): Iterable<Address>;
}

/** A contract that only its descriptors speak of. */
export interface DescribedContract {
  readonly vendor: string;
  /** What words can name it by. */
  readonly naming: Term & { readonly is: 'venue' };
}

export interface DescribedBook {
  at(chainId: number | null, address: Address): DescribedContract | null;
}

export interface SanctionsList {
  readonly addresses: ReadonlySet<string>;
  /** Date of the list, `YYYY-MM-DD`, or null where it does not say. */
  readonly asOf: string | null;
  readonly source: string;
}

/** What is said of a reported address. */
export interface Threat {
  /** In the words of its source: `phishing`. */
  readonly kind: string;
  readonly source: string;
  /** Date of the report's list, `YYYY-MM-DD`, or null where it does not say. */
  readonly asOf: string | null;
}

export interface ThreatList {
  readonly threats: ReadonlyMap<string, Threat>;
  /** Date of the newest source: nothing later is known. */
  readonly asOf: string | null;
  readonly sources: readonly { readonly source: string; readonly asOf: string | null; readonly addresses: number }[];
}

/** What an operator adds, in one JSON file. */
export interface Policy {
  readonly blocked: ReadonlySet<string>;
  readonly allowed: ReadonlySet<string>;
  /** Most that one transaction may move of an asset, in base units. `asset` is an address or `native`. */
  readonly limits: readonly { readonly chainId: number | null; readonly asset: string; readonly max: bigint }[];
  /** Where set, only these assets may move. */
  readonly allowedAssets: ReadonlySet<string> | null;
  readonly deniedAssets: ReadonlySet<string>;
  /** ISO 3166 codes of countries from which no transaction is accepted. */
  readonly deniedJurisdictions: ReadonlySet<string>;
  /** Hex, without 0x, of bytes that may follow the arguments of a call. */
  readonly attributionSuffixes: readonly string[];
  /** Who is paid for what a host offers: host to addresses. */
  readonly payees: ReadonlyMap<string, ReadonlySet<Address>>;
  /** Most dollars that a payee may get whom only the terms of a payment name. */
  readonly unlistedPayeeMaxUsd: number;
}

/** Everything the checks know beside the request. Loaded once, at start, from files; never fetched. */
export interface Data {
  readonly tokens: TokenBook;
  readonly contracts: ContractBook;
  readonly described: DescribedBook;
  readonly sanctions: SanctionsList;
  readonly threats: ThreatList;
  readonly policy: Policy;
  /** Names and versions of what the tables were made from. */
  readonly versions: Readonly<Record<string, string>>;
}

import type { Address } from '@countersign/protocol';

/**
 * The content of one ERC-7730 file, with its includes merged and its references resolved: facts, without display data.
 * Constants keep their names (`$underlyingToken`), so that files that differ only in them share their formats.
 */
export interface Descriptor {
  /** The maker of the contract, by the registry's folder or the file: `kiln`. */
  readonly vendor: string;
  /** Possible names in words: owner, contract name, ticker of its shares. */
  readonly names: readonly string[];
  /** The maker's site, which names it too. */
  readonly url?: string;
  /** Chain id -> addresses in lower case. */
  readonly deployments: Readonly<Record<string, readonly Address[]>>;
  readonly constants: Readonly<Record<string, string>>;
  /** Required name of the domain of typed data, if the file states one. */
  readonly domainName?: string;
  readonly functions: readonly Format[];
  readonly typedData: readonly Format[];
}

/** One function or one message. */
export interface Format {
  /** `deposit(uint256 assets, address receiver)`, or the encoded type of a message. */
  readonly signature: string;
  /** Of a function, if precomputed: parsing a whole large contract to find one takes a tenth of a second. */
  readonly selector?: string;
  /** In the words of the file: `Stake ETH`. */
  readonly intent: string;
  /** The shown fields. The content of hidden ones is not guaranteed. */
  readonly fields: readonly Field[];
}

export const fieldFormats = [
  'raw',
  'amount',
  'tokenAmount',
  'nftName',
  'date',
  'duration',
  'unit',
  'enum',
  'addressName',
  'interoperableAddressName',
  'tokenTicker',
  'chainId',
  'calldata',
] as const;

export interface Field {
  /** `assets`, `order.amount`, `calls[].data`, `path[-1]`, `@.value`. */
  readonly path: string;
  readonly label: string;
  readonly format: (typeof fieldFormats)[number];
  /** Of amounts the token, of items the collection, of calls the callee: a path, `@.to`, an address or `$constant`. */
  readonly of?: string;
  /** Of amounts: tokens that stand for the native coin. Addresses or `$constant`. */
  readonly native?: readonly string[];
  /** Of amounts: from this number on, all is meant. A number or `$constant`. */
  readonly all?: string;
  /** Of calls: the path of their coins. */
  readonly value?: string;
  /** Of addresses: their possible kinds. */
  readonly types?: readonly string[];
  /** Of addresses: those that stand for the sender. */
  readonly self?: readonly string[];
  /** Of units. */
  readonly decimals?: number;
  /** Of units: `%`, `bps`, `h`. */
  readonly base?: string;
  /** Of enums: value -> word. */
  readonly words?: Readonly<Record<string, string>>;
}

/** Why a file is skipped. */
export class DescriptorFault extends Error {}

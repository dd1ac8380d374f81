import type { Address } from '@countersign/protocol';

/**
 * What one ERC-7730 file says, with its includes merged and its references followed: facts, and nothing that is only
 * displayed. Constants keep their names (`$underlyingToken`), so that files which differ in them alone share their formats.
 */
export interface Descriptor {
  /** Who the contract is of, as the registry sorts them or as the file says: `kiln`. */
  readonly vendor: string;
  /** What people may call it: owner, contract name, ticker of its shares. */
  readonly names: readonly string[];
  /** Chain id -> addresses in lower case. */
  readonly deployments: Readonly<Record<string, readonly Address[]>>;
  readonly constants: Readonly<Record<string, string>>;
  /** Name that the domain of typed data has to carry, where the file binds it. */
  readonly domainName?: string;
  readonly functions: readonly Format[];
  readonly typedData: readonly Format[];
}

/** One function or one message. */
export interface Format {
  /** `deposit(uint256 assets, address receiver)`, or the encoded type of a message. */
  readonly signature: string;
  /** Of a function, where it was computed before: parsing all of a large contract to find one takes a tenth of a second. */
  readonly selector?: string;
  /** In the words of the file: `Stake ETH`. */
  readonly intent: string;
  /** Those that are shown. Of what is hidden nobody has promised what stands there. */
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
  /** Of amounts: from here on all is meant. A number or `$constant`. */
  readonly all?: string;
  /** Of calls: the path of the coins that go along. */
  readonly value?: string;
  /** Of addresses: what they may be. */
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

/** Why a file is not used. */
export class DescriptorFault extends Error {}

import { keccak_256 } from '@noble/hashes/sha3.js';
import { concatBytes, hexToBytes } from '@noble/hashes/utils.js';
import type { Action } from './create-transaction.ts';
import type { Address } from './ethereum-address.ts';
import type { Hex } from './hex.ts';
import type { TypedData } from './read-typed-data.ts';
import { readArrayType, referredStructs, type StructTypes } from './struct-types.ts';
import { hashText, toHex, word } from './typed-data.ts';

/** A call to be made by an account. */
export interface AccountCall {
  readonly chainId: number;
  readonly account: Address;
  readonly to: Address;
  readonly value: string;
  readonly data: Hex;
}

/** The hash of one call: keccak256 of the ABI encoding of chain, account, to, value and keccak256 of the data. */
export function hashCall({ chainId, account, to, value, data }: AccountCall): Hex {
  const dataHash = keccak_256(hexToBytes(data.slice(2)));
  return toHex(keccak_256(concatBytes(word(chainId), word(account), word(to), word(BigInt(value)), dataHash)));
}

/**
 * The action hash that verdicts and executions are bound to: for a call its hash; for a batch the hash of the
 * ABI-encoded list of the hashes of its calls; for typed data the hash of a tag, the account and the EIP-712 digest.
 */
export function hashAction(action: Action, { chainId, account }: Pick<AccountCall, 'chainId' | 'account'>): Hex {
  if (action.tx) return hashCall({ chainId, account, ...action.tx });
  if (action.calls) {
    const hashes = action.calls.map((call) => word(hashCall({ chainId, account, ...call })));
    return toHex(keccak_256(concatBytes(word(32), word(hashes.length), ...hashes)));
  }
  return hashSigning(account, hashTypedData(action.typedData));
}

/** The action hash of this account's signature over this EIP-712 digest. */
const hashSigning = (account: Address, digest: Hex): Hex =>
  toHex(keccak_256(concatBytes(hashText('EIP712'), word(account), word(digest))));

/** The EIP-712 digest of typed data in canonical form (see `readTypedData`). */
export function hashTypedData({ domain, types, primaryType, message }: TypedData): Hex {
  const hasher = new StructHasher(types);
  const structs = [hasher.hash('EIP712Domain', domain), hasher.hash(primaryType, message)];
  return toHex(keccak_256(concatBytes(Uint8Array.of(0x19, 0x01), ...structs)));
}

type Fields = Readonly<Record<string, unknown>>;

class StructHasher {
  readonly #types: StructTypes;
  /** Computed once: a list may contain thousands of the same struct. */
  readonly #typeHashes = new Map<string, Uint8Array>();

  constructor(types: StructTypes) {
    this.#types = types;
  }

  hash(name: string, value: Fields): Uint8Array {
    const fields = (this.#types[name] ?? []).map((field) => this.#encode(field.type, value[field.name]));
    return keccak_256(concatBytes(this.#hashType(name), ...fields));
  }

  #hashType(name: string): Uint8Array {
    const known = this.#typeHashes.get(name);
    if (known) return known;
    const hash = hashText(encodeType(this.#types, name));
    this.#typeHashes.set(name, hash);
    return hash;
  }

  /** A value as one 32-byte word. */
  #encode(type: string, value: unknown): Uint8Array {
    const array = readArrayType(type);
    if (array) {
      return keccak_256(concatBytes(...(value as readonly unknown[]).map((item) => this.#encode(array.element, item))));
    }
    if (Object.hasOwn(this.#types, type)) return this.hash(type, value as Fields);
    if (type === 'bool') return word(value ? 1 : 0);
    const text = value as string;
    if (type === 'string') return hashText(text);
    if (type === 'bytes') return keccak_256(hexToBytes(text.slice(2)));
    if (type.startsWith('bytes')) return hexToBytes(text.slice(2).padEnd(64, '0'));
    return word(type === 'address' ? (text as Address) : BigInt.asUintN(256, BigInt(text)));
  }
}

/** `Name(type field,…)`, followed by its nested structs in alphabetical order. */
function encodeType(types: StructTypes, name: string): string {
  const others = referredStructs(types, name).filter((each) => each !== name);
  const write = (each: string) =>
    `${each}(${(types[each] ?? []).map((field) => `${field.type} ${field.name}`).join(',')})`;
  return [name, ...others].map(write).join('');
}

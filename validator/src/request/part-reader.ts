import { type Address, parseAddress } from '@countersign/protocol';
import type { Authorization, Hex, RawCall } from '../effects/call.ts';
import { readInteger } from './read-integer.ts';

export type Fields = Readonly<Record<string, unknown>>;
export type Fault = { readonly field: string; readonly message: string };

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Callers also write an absent field as null or as an empty string. */
export const isAbsent = (value: unknown) => value === undefined || value === null || value === '';

const notAnAddress = 'is not an address: 0x and 40 hex digits';
const wrongChecksum =
  'has a wrong EIP-55 checksum: a character is mistyped, or the case was changed (addresses in lower case are not checked)';

/** Reads the parts of a transaction, and records unreadable values with the name of their field. */
export class PartReader {
  readonly faults: Fault[] = [];

  address(value: unknown, field: string): Address | null {
    if (isAbsent(value)) return null;
    const address = typeof value === 'string' ? parseAddress(value) : null;
    if (address === null) {
      const isShaped = typeof value === 'string' && /^0x[0-9a-fA-F]{40}$/.test(value);
      this.refuse(field, isShaped ? wrongChecksum : notAnAddress);
    }
    return address;
  }

  bytes(value: unknown, field: string): Hex {
    if (isAbsent(value)) return '0x';
    if (typeof value === 'string' && /^0x[0-9a-fA-F]*$/.test(value)) {
      if (value.length % 2 === 0) return value.toLowerCase() as Hex;
      this.refuse(field, `has an odd number of hex digits (${value.length - 2})`);
    } else {
      this.refuse(field, 'is not hex: 0x and pairs of hex digits');
    }
    return '0x';
  }

  integer(value: unknown, field: string): bigint | null {
    if (isAbsent(value)) return null;
    const read = readInteger(value);
    if (read === null) {
      this.refuse(field, 'is not a whole number from 0 to 2^256-1 (decimal or 0x hex; send large numbers as strings)');
    }
    return read;
  }

  call(fields: Fields, field: string, from: Address | null): RawCall {
    const data = this.bytes(fields.data, `${field}.data`);
    const input = this.bytes(fields.input, `${field}.input`);
    if (data !== '0x' && input !== '0x' && data !== input) this.refuse(`${field}.input`, 'differs from data');
    return {
      from,
      to: this.address(fields.to, `${field}.to`),
      value: this.integer(fields.value, `${field}.value`) ?? 0n,
      data: data === '0x' ? input : data,
      operation: this.#operation(fields.operation, `${field}.operation`),
    };
  }

  /** Safe's 0 and 1, in any spelling. Other words are claims about the action (`swap`); other numbers are unknown. */
  #operation(value: unknown, field: string): RawCall['operation'] {
    if (isAbsent(value)) return 'call';
    if (typeof value === 'string' && /^\s*[a-z]/i.test(value)) return /delegate/i.test(value) ? 'delegatecall' : 'call';
    const number = readInteger(typeof value === 'string' ? value.trim() : value);
    if (number !== 0n && number !== 1n) this.refuse(field, 'is neither 0 (call) nor 1 (delegatecall)');
    return number === 0n ? 'call' : 'delegatecall';
  }

  authorization(fields: Fields, field: string): Authorization | null {
    const address = this.address(fields.address, `${field}.address`);
    const chainId = this.integer(fields.chain_id ?? fields.chainId, `${field}.chain_id`);
    if (address === null || chainId === null) {
      if (address === null && (fields.address ?? '') === '') this.refuse(`${field}.address`, 'is missing');
      if (chainId === null && (fields.chain_id ?? fields.chainId) === undefined) {
        this.refuse(`${field}.chain_id`, 'is missing');
      }
      return null;
    }
    return { chainId, address, nonce: this.integer(fields.nonce, `${field}.nonce`) };
  }

  refuse(field: string, message: string): void {
    this.faults.push({ field, message });
  }
}

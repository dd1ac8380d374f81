import type { Address } from '@countersign/protocol';
import type { Hex } from '../effects/call.ts';
import { matchesIn } from '../patterns/matches-in.ts';
import type { NormalisedRequest } from '../request/normalised-request.ts';
import type { Decoded } from './decoded-call.ts';
import { walkCalls } from './walk-calls.ts';

/** Addresses, each with its first place, in words. */
export type NamedAddresses = ReadonlyMap<Address, string>;

/** The request and its decoded form. */
interface Opened {
  readonly request: NormalisedRequest;
  readonly decoded: Decoded;
}

const known = new WeakMap<Opened, NamedAddresses>();
const inBytes = new WeakMap<Opened, NamedAddresses>();

/** Every address in the request: in calls at any depth and their arguments, in signed messages, in the words. */
export function namedAddresses(facts: Opened): NamedAddresses {
  const found = known.get(facts) ?? collect(facts);
  known.set(facts, found);
  return found;
}

/** Those of them in the transaction, including its sender. */
export function addressesInBytes(facts: Opened): NamedAddresses {
  const found = inBytes.get(facts) ?? collectBytes(facts);
  inBytes.set(facts, found);
  return found;
}

const shape = /^0x[0-9a-fA-F]{40}$/;
/** Starts with rare characters, so most texts are skipped at once. */
const inText = /0x(?<![0-9a-zA-Z]0x)[0-9a-fA-F]{40}(?![0-9a-fA-F])/g;

let lastText: { readonly text: string; readonly addresses: readonly Address[] } | null = null;

/** Full addresses in a text. Many checks request those of the intent. */
export function addressesInText(text: string): readonly Address[] {
  if (lastText?.text !== text) {
    const addresses = matchesIn(text, inText).map(([address]) => address.toLowerCase() as Address);
    lastText = { text, addresses };
  }
  return lastText.addresses;
}

function collect(facts: Opened): NamedAddresses {
  const { request } = facts;
  const found = new Map<Address, string>();
  const note = (address: Address | null | undefined, place: string) => {
    if (address && !found.has(address)) found.set(address, place);
  };
  note(request.sender, 'the sender');
  for (const address of addressesInText(request.intent)) note(address, 'the intent');
  for (const [address, place] of addressesInBytes(facts)) note(address, place);
  for (const [name, address] of request.claims.names) note(address, `the address that the request claims for ${name}`);
  return found;
}

function collectBytes({ request, decoded }: Opened): NamedAddresses {
  const found = new Map<Address, string>();
  const note = (address: Address | null | undefined, place: string) => {
    if (address && !found.has(address)) found.set(address, place);
  };
  const noteValue = (value: unknown, place: string): void => {
    if (typeof value === 'string') {
      if (value.length === 42 && shape.test(value)) note(value.toLowerCase() as Address, place);
    } else if (Array.isArray(value)) {
      for (const inner of value) noteValue(inner, place);
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, inner] of Object.entries(value)) noteValue(inner, `${name} of ${place}`);
    }
  };

  note(request.sender, 'the sender');
  for (const { path, to, args, data, signature } of walkCalls(decoded.calls)) {
    note(to, `the target of call ${path}`);
    if (args) noteValue(args, `call ${path}`);
    else if (signature === null) for (const address of addressWords(data)) note(address, `the data of call ${path}`);
  }
  if (decoded.message) {
    note(decoded.message.domain.verifyingContract, 'the domain of the order');
    noteValue(decoded.message.message, 'the order');
  }
  for (const { address } of decoded.authorizations) note(address, 'an authorization');
  for (const { call, from, to, spender, routes = [], gives, gets, fees } of decoded.effects) {
    for (const address of [
      from,
      to,
      spender,
      ...routes.flatMap(({ path }) => path),
      ...(fees ?? []).map((fee) => fee.to),
    ]) {
      note(address, `call ${call}`);
    }
    for (const { asset } of [...gives, ...gets])
      if ('address' in asset) note(asset.address, `an asset of call ${call}`);
  }
  return found;
}

const zeros = '0'.repeat(24);
/** A word with more leading zero bytes than an address has by chance is a number. */
const manyZeros = '0'.repeat(32);

/** Words of unknown calldata that look like addresses. */
function* addressWords(data: Hex): Generator<Address, void, undefined> {
  for (let at = 10; at + 64 <= data.length; at += 64) {
    if (data.startsWith(zeros, at) && !data.startsWith(manyZeros, at)) yield `0x${data.slice(at + 24, at + 64)}`;
  }
}

/** A set of addresses in lower case, or a map with such keys. It lives as long as the validator. */
export interface AddressList {
  readonly size: number;
  has(address: string): boolean;
  keys(): Iterable<string>;
}

const BITS = 20;
const MASK = 2 ** BITS - 1;
const LENGTH = 20;

const filters = new WeakMap<AddressList, Uint8Array>();

/** One bit for each value of the last bits of a listed address. */
function filterOf(wanted: AddressList): Uint8Array {
  const made = filters.get(wanted);
  if (made) return made;
  const filter = new Uint8Array(2 ** (BITS - 3));
  for (const address of wanted.keys()) {
    const end = Number.parseInt(address.slice(-BITS / 4), 16);
    filter[end >> 3] = (filter[end >> 3] ?? 0) | (1 << (end & 7));
  }
  filters.set(wanted, filter);
  return filter;
}

let lastRead: { readonly data: Hex; readonly bytes: Buffer } | null = null;

/** The same data is compared with several lists in turn. */
function bytesOf(data: Hex): Buffer {
  if (lastRead?.data !== data) lastRead = { data, bytes: Buffer.from(data.slice(2), 'hex') };
  return lastRead.bytes;
}

/**
 * An address of a list that occurs anywhere in bytes, aligned to words or packed; null if there is none. It needs one
 * pass: the whole address is compared only where the last bits match. The first bits would not work: many listed
 * addresses start with zeros, as half of all calldata does.
 */
export function findInBytes(data: Hex, wanted: AddressList): Address | null {
  const filter = filterOf(wanted);
  const bytes = bytesOf(data);
  let end = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    end = ((end << 8) | (bytes[at] ?? 0)) & MASK;
    if (((filter[end >> 3] ?? 0) & (1 << (end & 7))) === 0 || at < LENGTH - 1) continue;
    const address: Address = `0x${data.slice(2 + (at + 1 - LENGTH) * 2, 2 + (at + 1) * 2)}`;
    if (wanted.has(address)) return address;
  }
  return null;
}

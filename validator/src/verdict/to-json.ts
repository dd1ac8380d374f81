import { type Address, checksumAddress } from '@countersign/protocol';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Longer bytes are cut: they are in the request in full, and a nested batch would repeat them per level. */
const MAX_HEX_LENGTH = 2 + 2 * 128;

/** The same for lists; the last entry gives the number of entries that were cut off. */
const MAX_ITEMS = 100;

function textToJson(text: string): string {
  if (text.length === 42 && /^0x[0-9a-f]{40}$/.test(text)) return checksumAddress(text as Address);
  // By its prefix: a pattern over megabytes of it can overflow the stack of the matcher.
  const isLongHex = text.length > MAX_HEX_LENGTH && /^0x[0-9a-f]+$/.test(text.slice(0, MAX_HEX_LENGTH));
  return isLongHex ? `${text.slice(0, MAX_HEX_LENGTH)}… (${(text.length - 2) / 2} bytes)` : text;
}

type Rename = (name: string) => string;

function listToJson(list: readonly unknown[], rename: Rename): Json {
  const shown = list.slice(0, MAX_ITEMS).map((inner) => convert(inner, rename));
  return list.length <= MAX_ITEMS ? shown : [...shown, `… (${list.length - MAX_ITEMS} more)`];
}

function convert(value: unknown, rename: Rename): Json {
  switch (typeof value) {
    case 'bigint':
      return value.toString();
    case 'string':
      return textToJson(value);
    case 'number':
    case 'boolean':
      return value;
    case 'object': {
      if (value === null) return null;
      if (Array.isArray(value)) return listToJson(value, rename);
      const shown: Record<string, Json> = {};
      for (const key of Object.keys(value)) {
        const inner = (value as Record<string, unknown>)[key];
        if (inner !== undefined) shown[rename(key)] = convert(inner, rename);
      }
      return shown;
    }
    default:
      return null;
  }
}

/** A value as the answer shows it: bigints as decimal strings, addresses with their checksum, nothing undefined. */
export const toJson = (value: unknown): Json => convert(value, (name) => name);

const snakeCased = new Map<string, string>();
/** Only for names of our own fields, of which there are few. */
function snakeCase(name: string): string {
  const known = snakeCased.get(name);
  if (known !== undefined) return known;
  const written = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  snakeCased.set(name, written);
  return written;
}

/** The same for our own structures, in the notation of the interface; data from elsewhere keeps its names. */
export const toSnakeJson = (value: unknown): Json => convert(value, snakeCase);

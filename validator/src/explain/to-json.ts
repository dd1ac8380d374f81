import { type Address, checksumAddress } from '@countersign/protocol';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Longer bytes are shown by their beginning: they stand in the request, and a nested batch would repeat them per level. */
const MAX_HEX_LENGTH = 2 + 2 * 128;

/** The same for lists; what was cut off is counted in the last place. */
const MAX_ITEMS = 100;

function textToJson(text: string): string {
  if (text.length === 42 && /^0x[0-9a-f]{40}$/.test(text)) return checksumAddress(text as Address);
  const isLongHex = text.length > MAX_HEX_LENGTH && text.startsWith('0x') && /^0x[0-9a-f]+$/.test(text);
  return isLongHex ? `${text.slice(0, MAX_HEX_LENGTH)}… (${(text.length - 2) / 2} bytes)` : text;
}

function listToJson(list: readonly unknown[]): Json {
  if (list.length <= MAX_ITEMS) return list.map(toJson);
  return [...list.slice(0, MAX_ITEMS).map(toJson), `… (${list.length - MAX_ITEMS} more)`];
}

/** A value as the answer shows it: bigints as decimal strings, addresses with their checksum, nothing undefined. */
export function toJson(value: unknown): Json {
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
      if (Array.isArray(value)) return listToJson(value);
      const shown: Record<string, Json> = {};
      for (const [key, inner] of Object.entries(value)) if (inner !== undefined) shown[key] = toJson(inner);
      return shown;
    }
    default:
      return null;
  }
}

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** The types of API keys: `user` for its owner, `admin` for any account, `orion` for the arbiter. */
export const keyTypes = ['user', 'admin', 'orion'] as const;
export type KeyType = (typeof keyTypes)[number];

/** On whose behalf a key approves. */
export const keyLabels = ['agent', 'arbiter', 'user', 'orion'] as const;
export type KeyLabel = (typeof keyLabels)[number];

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const base = BigInt(digits.length);
const randomBytes = 32;
const randomDigits = 43;
const checksumDigits = 6;
const shownDigits = 4;

const keyShape = new RegExp(
  `^(cs_(${keyTypes.join('|')})_([0-9A-Za-z]{${randomDigits}}))([0-9A-Za-z]{${checksumDigits}})$`,
);

/** Generates a key: its type, 256 random bits, and a checksum that detects typing errors without a database query. */
export function formatKey(type: KeyType, random: Uint8Array): string {
  if (random.length !== randomBytes) throw new RangeError(`a key needs ${randomBytes} random bytes`);
  const body = `cs_${type}_${toBase62(BigInt(`0x${bytesToHex(random)}`), randomDigits)}`;
  return body + checksum(body);
}

/** The type of a well-formed key, or null if its form or checksum is invalid. */
export function parseKey(text: string): { type: KeyType } | null {
  const [, body, type, , sum] = keyShape.exec(text) ?? [];
  return body !== undefined && sum === checksum(body) ? { type: type as KeyType } : null;
}

/** The beginning of a key: enough to recognise it in a list, and useless for guessing the rest. */
export function keyPrefix(key: string): string {
  return key.slice(0, key.lastIndexOf('_') + 1 + shownDigits);
}

function checksum(body: string): string {
  const hash = BigInt(`0x${bytesToHex(sha256(utf8ToBytes(body)).subarray(0, 8))}`);
  return toBase62(hash % base ** BigInt(checksumDigits), checksumDigits);
}

function toBase62(value: bigint, width: number): string {
  let text = '';
  for (let rest = value; text.length < width; rest /= base) text = digits.charAt(Number(rest % base)) + text;
  return text;
}

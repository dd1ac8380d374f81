import { createHash } from 'node:crypto';
import { proves } from '@countersign/harness/proves';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatKey, keyPrefix, keyTypes, parseKey } from './key-format.ts';

const anyType = fc.constantFrom(...keyTypes);
const anyRandom = fc.uint8Array({ minLength: 32, maxLength: 32 });
const base62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

describe('formatKey', () => {
  test('writes the type, 43 digits of randomness and 6 of checksum', () => {
    expect(formatKey('user', new Uint8Array(32))).toMatch(/^cs_user_0{43}[0-9A-Za-z]{6}$/);
    expect(formatKey('admin', new Uint8Array(32).fill(255))).toMatch(/^cs_admin_[0-9A-Za-z]{49}$/);
    expect(formatKey('orion', new Uint8Array(32).fill(1))).toMatch(/^cs_orion_[0-9A-Za-z]{49}$/);
  });

  test('keeps every bit of the randomness', proves('keys.format.entropy'), () => {
    fc.assert(
      fc.property(anyType, anyRandom, (type, random) => {
        let value = 0n;
        for (const digit of formatKey(type, random).slice(`cs_${type}_`.length, -6)) {
          value = value * 62n + BigInt(base62.indexOf(digit));
        }
        expect(value.toString(16).padStart(64, '0')).toBe(Buffer.from(random).toString('hex'));
      }),
    );
  });

  test('computes the checksum from SHA-256 of everything before it', () => {
    const key = formatKey('user', new Uint8Array(32).fill(7));
    const hash = createHash('sha256').update(key.slice(0, -6)).digest().readBigUInt64BE();
    let expected = '';
    for (let place = 0n; place < 6n; place += 1n) expected = base62[Number((hash / 62n ** place) % 62n)] + expected;
    expect(key.slice(-6)).toBe(expected);
  });

  test('refuses any other amount of randomness', proves('keys.format.entropy'), () => {
    expect(() => formatKey('user', new Uint8Array(31))).toThrow('32 random bytes');
    expect(() => formatKey('user', new Uint8Array(33))).toThrow('32 random bytes');
  });
});

describe('parseKey', () => {
  test('returns the type of every generated key', proves('keys.format.prefix'), () => {
    fc.assert(
      fc.property(anyType, anyRandom, (type, random) => {
        expect(parseKey(formatKey(type, random))).toEqual({ type });
      }),
    );
  });

  test('refuses every key with one character changed', proves('keys.format.checksum'), () => {
    const key = formatKey('user', new Uint8Array(32).fill(9));
    for (let index = 0; index < key.length; index += 1) {
      for (const character of ['0', 'z', 'A', '_', '-']) {
        if (character === key[index]) continue;
        expect(parseKey(key.slice(0, index) + character + key.slice(index + 1))).toBeNull();
      }
    }
  });

  test('refuses two swapped neighbours, and another type with the same digits', () => {
    const key = formatKey(
      'user',
      new Uint8Array(32).map((_, index) => index * 7),
    );
    const swapped = key.slice(0, 20) + key.charAt(21) + key.charAt(20) + key.slice(22);
    expect(swapped).not.toBe(key);
    expect(parseKey(swapped)).toBeNull();
    expect(parseKey(key.replace('cs_user_', 'cs_admin_'))).toBeNull();
  });

  test('refuses other text without throwing', () => {
    const key = formatKey('user', new Uint8Array(32));
    for (const text of [
      '',
      'cs_user_',
      `${key}\n`,
      ` ${key}`,
      `${key}0`,
      key.slice(0, -1),
      key.replace('user', 'root'),
    ]) {
      expect(parseKey(text)).toBeNull();
    }
    fc.assert(fc.property(fc.string(), (text) => parseKey(text) === null));
  });
});

describe('keyPrefix', () => {
  test('shows the type and four characters', () => {
    const key = formatKey('orion', new Uint8Array(32).fill(200));
    expect(keyPrefix(key)).toBe(key.slice(0, 'cs_orion_'.length + 4));
  });
});

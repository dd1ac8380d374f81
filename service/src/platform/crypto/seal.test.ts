import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createSealer } from './seal.ts';

const sealer = createSealer(randomBytes(32));

describe('createSealer', () => {
  test('opens what it sealed, text and bytes of any length', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 5000 }), fc.string({ unit: 'grapheme' }), (bytes, purpose) => {
        expect(Uint8Array.from(sealer.open(sealer.seal(bytes, purpose), purpose))).toEqual(bytes);
      }),
    );
    expect(sealer.open(sealer.seal('ключ ✍', 'signing key'), 'signing key').toString()).toBe('ключ ✍');
  });

  test('never writes the same twice, and shows version and key id only', () => {
    const sealed = sealer.seal('secret', 'p');
    expect(sealed).toMatch(new RegExp(`^v1\\.${sealer.keyId}\\.[A-Za-z0-9_-]+$`));
    expect(sealer.keyId).toMatch(/^[0-9a-f]{8}$/);
    expect(sealer.seal('secret', 'p')).not.toBe(sealed);
    expect(Buffer.from(sealed.split('.')[2] ?? '', 'base64url').includes('secret')).toBe(false);
  });

  test('the same master key opens it after a restart', () => {
    const key = randomBytes(32);
    expect(createSealer(key).open(createSealer(key).seal('x', 'p'), 'p').toString()).toBe('x');
  });

  test('another master key says so', () => {
    const other = createSealer(randomBytes(32));
    expect(() => other.open(sealer.seal('x', 'p'), 'p')).toThrow(
      `is not the one that sealed the secrets in this database (it has id ${other.keyId}, needed is ${sealer.keyId})`,
    );
  });

  test('another purpose does not open it', () => {
    expect(() => sealer.open(sealer.seal('x', 'signing key'), 'csr key')).toThrow(/^a sealed value cannot be opened$/);
  });

  test('a change of any one bit is noticed', () => {
    const sealed = sealer.seal('secret', 'p');
    const bytes = Buffer.from(sealed.split('.')[2] ?? '', 'base64url');
    for (let bit = 0; bit < bytes.length * 8; bit += 1) {
      const changed = Buffer.from(bytes);
      changed.writeUInt8(changed.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
      expect(() => sealer.open(`v1.${sealer.keyId}.${changed.toString('base64url')}`, 'p')).toThrow(
        /^a sealed value cannot be opened$/,
      );
    }
  });

  test('a change of any one character is noticed', () => {
    const sealed = sealer.seal('secret!', 'p');
    for (let index = 0; index < sealed.length; index += 1) {
      for (const character of ['A', 'B', '_', '.', '0', '=']) {
        if (character === sealed[index]) continue;
        expect(() => sealer.open(sealed.slice(0, index) + character + sealed.slice(index + 1), 'p')).toThrow();
      }
    }
  });

  test('parts of two sealed values do not make a third', () => {
    const [first, second] = ['one', 'two'].map((text) =>
      Buffer.from(sealer.seal(text, 'p').split('.')[2] ?? '', 'base64url'),
    );
    const mixed = Buffer.concat([first?.subarray(0, 60) ?? '', second?.subarray(60) ?? ''] as Buffer[]);
    expect(() => sealer.open(`v1.${sealer.keyId}.${mixed.toString('base64url')}`, 'p')).toThrow('cannot be opened');
  });

  test('what is cut short or was never sealed is refused', () => {
    const sealed = sealer.seal('x', 'p');
    for (const text of [
      '',
      'x',
      'v1',
      `v2${sealed.slice(2)}`,
      `${sealed}\n`,
      `v1.${sealer.keyId}.`,
      `v1.${sealer.keyId}.AAAA`,
    ]) {
      expect(() => sealer.open(text, 'p')).toThrow(/^a sealed value cannot be opened$/);
    }
    for (let length = 0; length < sealed.length; length += 1) {
      expect(() => sealer.open(sealed.slice(0, length), 'p')).toThrow('cannot be opened');
    }
  });

  test('a master key has 32 bytes', () => {
    expect(() => createSealer(randomBytes(31))).toThrow('32 bytes');
  });
});

import fc from 'fast-check';
import {
  type Hex,
  hashMessage,
  parseSignature,
  serializeCompactSignature,
  signatureToCompactSignature,
  toHex,
} from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { beforeAll, describe, expect, test } from 'vitest';
import { hashText, recoverAddress } from './recover-address.ts';

const account = privateKeyToAccount(`0x${'4c'.repeat(32)}`);
const signer = account.address.toLowerCase();
const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;
const text = 'example.com wants you to sign in\n\nwith "ünïcode" ✍';

const word = (value: bigint) => toHex(value, { size: 32 }).slice(2);
const part = (signature: Hex) => ({
  r: BigInt(signature.slice(0, 66)),
  s: BigInt(`0x${signature.slice(66, 130)}`),
  v: Number.parseInt(signature.slice(130), 16),
});

let signature: Hex;
beforeAll(async () => {
  signature = await account.signMessage({ message: text });
});

describe('hashText', () => {
  test('agrees with another implementation', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (any) => {
        expect(toHex(hashText(any))).toBe(hashMessage(any));
      }),
    );
  });
});

describe('recoverAddress', () => {
  test('returns the signer of any text by any key', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'grapheme' }),
        fc.uint8Array({ minLength: 31, maxLength: 31 }).filter((bytes) => bytes.some((byte) => byte > 0)),
        async (message, key) => {
          const other = privateKeyToAccount(`0x00${Buffer.from(key).toString('hex')}`);
          const made = await other.signMessage({ message });
          expect(recoverAddress(message, made)).toBe(other.address.toLowerCase());
        },
      ),
      { numRuns: 30 },
    );
  });

  test('accepts v as 27/28 and as 0/1, hex in either case, and the compact form', async () => {
    const seen = new Set<number>();
    for (let count = 0; seen.size < 2; count += 1) {
      const message = `text ${count}`;
      const made = await account.signMessage({ message });
      const { v } = part(made);
      seen.add(v);
      const compact = serializeCompactSignature(signatureToCompactSignature(parseSignature(made)));
      expect(compact).toHaveLength(130);
      for (const form of [made, `${made.slice(0, -2)}0${v - 27}`, `0x${made.slice(2).toUpperCase()}`, compact]) {
        expect(recoverAddress(message, form)).toBe(signer);
      }
    }
  });

  test('returns another account, or none, for another text', () => {
    expect(recoverAddress(`${text} `, signature)).not.toBe(signer);
  });

  test('refuses the high-s twin of a good signature', () => {
    const { r, s, v } = part(signature);
    const twin = `0x${word(r)}${word(order - s)}${v === 27 ? '1c' : '1b'}`;
    expect(recoverAddress(text, twin)).toBeNull();
  });

  test.each(['00', '01', '1b', '1c'])('refuses r and s of zero or beyond the order (v %s)', (v) => {
    const { r, s } = part(signature);
    for (const [badR, badS] of [
      [0n, s],
      [r, 0n],
      [0n, 0n],
      [order, s],
      [r, order],
      [2n ** 256n - 1n, s],
      [r, 2n ** 256n - 1n],
    ] as const) {
      expect(recoverAddress(text, `0x${word(badR)}${word(badS)}${v}`)).toBeNull();
    }
  });

  test('refuses an r that is not on the curve', () => {
    const { s } = part(signature);
    // x^3 + 7 has no square root for x = 5.
    expect(recoverAddress(text, `0x${word(5n)}${word(s)}1b`)).toBeNull();
  });

  test('refuses every other v', () => {
    for (let v = 0; v < 256; v += 1) {
      if ([0, 1, 27, 28].includes(v)) continue;
      expect(recoverAddress(text, signature.slice(0, -2) + v.toString(16).padStart(2, '0'))).toBeNull();
    }
  });

  test('refuses other lengths and invalid hex', () => {
    for (const bad of [
      '',
      '0x',
      signature.slice(2),
      signature.slice(0, -1),
      `${signature}00`,
      `${signature}\n`,
      signature.replace('0x', '0X'),
      signature.replace(/.$/, 'g'),
    ]) {
      expect(recoverAddress(text, bad)).toBeNull();
    }
  });

  test('refuses a text with a lone surrogate, which would share its signature with another text', async () => {
    const made = await account.signMessage({ message: 'a\ufffd' });
    expect(recoverAddress('a\ufffd', made)).toBe(signer);
    expect(recoverAddress('a\ud800', made)).toBeNull();
  });

  test('never throws', () => {
    const anyBytes = fc.uint8Array({ minLength: 64, maxLength: 65 }).map((bytes) => toHex(bytes));
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.oneof(fc.string(), anyBytes), (anyText, anySignature) => {
        expect(recoverAddress(anyText, anySignature)).toSatisfy(
          (found) => found === null || /^0x[0-9a-f]{40}$/.test(found),
        );
      }),
      { numRuns: 300 },
    );
  });
});

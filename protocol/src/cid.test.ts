import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRawCid, rawCid } from './cid.ts';

const known: [text: string, cid: string][] = [
  ['hello', 'bafkreibm6jg3ux5qumhcn2b3flc3tyu6dmlb4xa7u5bf44yegnrjhc4yeq'],
  ['', 'bafkreihdwdcefgh4dqkjv67uzcmw7ojee6xedzdetojuzjevtenxquvyku'],
];
const [[, cidOfHello]] = known as [(typeof known)[0]];

const digest = fc.uint8Array({ minLength: 32, maxLength: 32 });

/** Base32 of RFC 4648 in lower case without padding, computed on one large number; throws if bits are left over. */
function decodeBase32(text: string): Buffer {
  let value = 0n;
  for (const letter of text) {
    const digit = 'abcdefghijklmnopqrstuvwxyz234567'.indexOf(letter);
    if (digit === -1) throw new Error(`no digit: ${letter}`);
    value = value * 32n + BigInt(digit);
  }
  const spareBits = BigInt((text.length * 5) % 8);
  if (value % 2n ** spareBits !== 0n) throw new Error('bits are left over');
  const bytes = Math.floor((text.length * 5) / 8);
  return Buffer.from((value >> spareBits).toString(16).padStart(bytes * 2, '0'), 'hex');
}

describe('rawCid', () => {
  it.each(known)('of %j equals the published one', (text, cid) => {
    expect(rawCid(createHash('sha256').update(text).digest())).toBe(cid);
    expect(isRawCid(cid)).toBe(true);
  });

  it('decodes to version 1, raw, sha2-256, 32 bytes, and the digest, for any digest', () => {
    fc.assert(
      fc.property(digest, (bytes) => {
        const cid = rawCid(bytes);
        expect(isRawCid(cid)).toBe(true);
        expect(cid.charAt(0)).toBe('b');
        expect(decodeBase32(cid.slice(1))).toEqual(Buffer.from([0x01, 0x55, 0x12, 0x20, ...bytes]));
      }),
    );
  });
});

describe('isRawCid', () => {
  it.each([
    ['nothing', ''],
    ['a missing letter', cidOfHello.slice(0, -1)],
    ['an additional letter', `${cidOfHello}a`],
    ['capital letters', cidOfHello.toUpperCase()],
    ['one capital letter', cidOfHello.replace(/q$/, 'Q')],
    ['a digit that base32 does not have', cidOfHello.replace('m6jg', 'm1jg')],
    ['another hash length', cidOfHello.replace('bafkreib', 'bafkrei2')],
    ['unused bits in the last letter', cidOfHello.replace(/q$/, 'r')],
    ['another codec (dag-pb)', 'bafybeibwzifw52ttrkqlikfzext5akxu7lz4xiwjgwzmqcpdzmp3n5vnbe'],
    ['another hash (identity)', 'bafkqabtimvwgy3yk'],
    ['version 0', 'QmT78zSuBmuS4z925WZfrqQ1qHaJ56DQaTfyMUF7F8ff5o'],
    ['another base (base58)', 'zb2rhZfjRh2FHHB2RkHVEvL2vJnCTcu7kwRqgVsf9gpkLgteo'],
    ['a line after it', `${cidOfHello}\n`],
    ['a path after it', `${cidOfHello}/..`],
  ])('refuses %s', (_what, text) => {
    expect(isRawCid(text)).toBe(false);
  });

  it('accepts the output of rawCid, and no other text with the same prefix', () => {
    const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz234567');
    const letters = fc.string({ unit: letter, minLength: 52, maxLength: 52 });
    fc.assert(
      fc.property(letters, (text) => {
        const cid = `bafkrei${text}`;
        expect(isRawCid(cid)).toBe(isWritten(cid));
      }),
      { numRuns: 1000 },
    );
  });
});

function isWritten(cid: string): boolean {
  try {
    return rawCid(decodeBase32(cid.slice(1)).subarray(4)) === cid;
  } catch {
    return false;
  }
}

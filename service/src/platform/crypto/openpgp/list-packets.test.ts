import { describe, expect, it } from 'vitest';
import { listPackets } from './list-packets.ts';

const list = (bytes: readonly number[], max = 5) =>
  listPackets(Uint8Array.from(bytes), max)?.map(({ tag, bytes }) => [tag, bytes.length]) ?? null;
const zeros = (count: number) => Array<number>(count).fill(0);

describe('listPackets', () => {
  it.each<[what: string, bytes: number[], packets: [tag: number, bytes: number][]]>([
    ['nothing', [], []],
    ['an empty packet', [0xd5, 0], [[21, 2]]],
    ['a length of one byte', [0xc1, 191, ...zeros(191)], [[1, 193]]],
    ['a length of two bytes', [0xc2, 192, 8, ...zeros(200)], [[2, 203]]],
    ['a length of four bytes', [0xd2, 255, 0, 0, 1, 0, ...zeros(256)], [[18, 262]]],
    [
      'old lengths of one, two and four bytes',
      [0x84, 1, 0, 0x85, 0, 1, 0, 0x86, 0, 0, 0, 1, 0],
      [
        [1, 3],
        [1, 4],
        [1, 6],
      ],
    ],
    [
      'data in pieces',
      [0xd2, 0xe1, 0, 0, 0xe0, 0, 1, 0, 0xd5, 0],
      [
        [18, 8],
        [21, 2],
      ],
    ],
    [
      'old data up to the end',
      [0xd5, 0, 0xa7, 1, 2, 3],
      [
        [21, 2],
        [9, 4],
      ],
    ],
  ])('lists %s', (_what, bytes, packets) => {
    expect(list(bytes)).toEqual(packets);
  });

  it('stops at the limit', () => {
    const five = zeros(5).flatMap(() => [0xd5, 0]);
    expect(list(five)).toHaveLength(5);
    expect(list([...five, 0xd5, 0])).toBeNull();
    expect(list([...five, 1, 2, 3])).toBeNull();
  });

  it.each<[what: string, bytes: number[]]>([
    ['bytes that are not a packet', [0x15, 0]],
    ['a packet without a length', [0xd5]],
    ['half a length of two bytes', [0xd5, 192]],
    ['half a length of four bytes', [0xd5, 255, 0, 0]],
    ['half an old length', [0x85, 0]],
    ['a truncated body', [0xd5, 3, 0]],
    ['a truncated piece', [0xd2, 0xe2, 0]],
    ['pieces without an end', [0xd2, 0xe0, 0]],
    ['pieces of a packet that is not data', [0xcd, 0xe0, 0, 0]],
    ['an old packet up to the end that is not data', [0xb7, 1]],
  ])('refuses %s', (_what, bytes) => {
    expect(() => list(bytes)).toThrow(RangeError);
  });
});

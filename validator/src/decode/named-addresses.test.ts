import { cpuMs } from '@countersign/harness/cpu-ms';
import { expect, test } from 'vitest';
import { addressesInText, findInBytes } from './named-addresses.ts';

const one = '0x27b1fdb04752bbc536007a920d24acb045561c26';
const other = '0xd8da6bf26964af9d7eed9e03e53415d37aa96045';
const wanted = new Set([one, other]);
const digits = one.slice(2);

test.each([
  ['in a word', `0xa9059cbb${'0'.repeat(24)}${digits}`],
  ['packed between other bytes', `0xff${digits}ffff`],
  ['at the very start', `0x${digits}`],
  ['after its own first bytes', `0x${digits.slice(0, 8)}${digits}`],
] as const)('finds an address %s', (_name, data) => {
  expect(findInBytes(data, wanted)).toBe(one);
});

test.each([
  ['no bytes', '0x'],
  ['one that is cut off', `0x${digits.slice(0, 38)}`],
  ['one with another last byte', `0x${digits.slice(0, 38)}ff`],
  ['half bytes in between', `0x0${digits}0`],
] as const)('finds nothing in %s', (_name, data) => {
  expect(findInBytes(data, wanted)).toBeNull();
});

test('a megabyte is searched in one pass', () => {
  const start = cpuMs();
  expect(findInBytes(`0x${digits.slice(0, 8).repeat(250_000)}`, wanted)).toBeNull();
  expect(cpuMs() - start).toBeLessThan(1_000);
});

test('addresses are read out of a text but not out of longer hex', () => {
  expect(addressesInText(`to ${other.toUpperCase().replace('0X', '0x')}, not ${one}.`)).toEqual([other, one]);
  expect(addressesInText(`0x${'ab'.repeat(32)} a${one} ${one}0`)).toEqual([]);
});

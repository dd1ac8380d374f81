import fc from 'fast-check';
import { getAddress } from 'viem';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { address, checksummedAddress } from './address.ts';
import { type Address, checksumAddress, parseAddress } from './ethereum-address.ts';

const anyAddress = fc
  .uint8Array({ minLength: 20, maxLength: 20 })
  .map((bytes): Address => `0x${Buffer.from(bytes).toString('hex')}`);

const checksummed = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const lower = checksummed.toLowerCase();

describe('checksumAddress', () => {
  test('produces the checksums of the EIP', () => {
    for (const known of [
      '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
      '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
      '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
      '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
      '0x52908400098527886E0F7030069857D2E4169EE7',
      '0xde709f2102306220921060314715629080e2fb77',
    ] as const) {
      expect(checksumAddress(known)).toBe(known);
      expect(checksumAddress(known.toLowerCase() as Address)).toBe(known);
    }
  });

  test('agrees with another implementation', () => {
    fc.assert(fc.property(anyAddress, (value) => checksumAddress(value) === getAddress(value)));
  });
});

describe('cached checksums', () => {
  test('stay correct when more addresses arrive than the cache holds', () => {
    const addresses = Array.from(
      { length: 10_050 },
      (_, index): Address => `0x${index.toString(16).padStart(40, 'a')}`,
    );
    for (const value of addresses) checksumAddress(value);
    for (const value of [...addresses.slice(0, 20), ...addresses.slice(-20)]) {
      expect(checksumAddress(value)).toBe(getAddress(value));
    }
  });
});

describe('parseAddress', () => {
  test('reads lower case, upper case and a valid checksum as the same lower-case address', () => {
    for (const text of [lower, checksummed, `0x${lower.slice(2).toUpperCase()}`]) {
      expect(parseAddress(text)).toBe(lower);
    }
  });

  test('refuses every single change of case in a checksummed address', () => {
    for (let index = 2; index < checksummed.length; index += 1) {
      const digit = checksummed.charAt(index);
      const other = digit === digit.toLowerCase() ? digit.toUpperCase() : digit.toLowerCase();
      if (other === digit) continue;
      expect(parseAddress(checksummed.slice(0, index) + other + checksummed.slice(index + 1))).toBeNull();
    }
  });

  test.each([
    ['empty', ''],
    ['no prefix', lower.slice(2)],
    ['capital prefix', `0X${lower.slice(2)}`],
    ['one digit short', lower.slice(0, -1)],
    ['one digit more', `${lower}0`],
    ['not hex', `${lower.slice(0, -1)}g`],
    ['newline at the end', `${lower}\n`],
    ['space before', ` ${lower}`],
  ])('refuses: %s', (_name, text) => {
    expect(parseAddress(text)).toBeNull();
  });

  test('never throws, and answers only in lower case', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), anyAddress), (text) => {
        const parsed = parseAddress(text);
        return parsed === null || parsed === text.toLowerCase();
      }),
    );
  });
});

describe('schemas', () => {
  test('accept any valid case in a request and convert it to lower case', () => {
    expect(address.parse(checksummed)).toBe(lower);
  });

  test('report an invalid address with one message that says what to do', () => {
    const { error } = address.safeParse('0x12');
    expect(error?.issues.map((issue) => issue.message)).toEqual([
      'must be an Ethereum address: 0x and 40 hex digits, in one case or with a valid EIP-55 checksum',
    ]);
    expect(address.safeParse(checksummed.replace('5aAeb', '5aaeb')).success).toBe(false);
    expect(address.safeParse(12).success).toBe(false);
  });

  test('write answers with checksums, and reading them again changes nothing', () => {
    expect(checksummedAddress.parse(lower)).toBe(checksummed);
    expect(checksummedAddress.parse(checksummed)).toBe(checksummed);
    expect(checksummedAddress.safeParse('0x12').success).toBe(false);
  });

  test.each(['input', 'output'] as const)('describe both in a JSON schema (%s)', (io) => {
    for (const schema of [address, checksummedAddress]) {
      const shown = z.toJSONSchema(z.object({ it: schema, maybe: schema.optional() }), { io });
      expect(shown.properties?.it).toEqual({
        type: 'string',
        pattern: '^0x[0-9a-fA-F]{40}$',
        description: expect.stringContaining('EIP-55'),
        examples: ['0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'],
      });
      expect(shown.required).toEqual(['it']);
    }
  });
});

import { cpuMs } from '@countersign/harness/cpu-ms';
import fc from 'fast-check';
import { getAddress } from 'viem';
import { createSiweMessage } from 'viem/siwe';
import { describe, expect, test } from 'vitest';
import type { Address } from './ethereum-address.ts';
import { formatSiweMessage, parseSiweMessage, type SiweMessage } from './siwe-message.ts';

const account = '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2';
const issuedAtMs = Date.parse('2021-09-30T16:25:24.000Z');

const fields: SiweMessage = {
  domain: 'example.com',
  address: account,
  statement: 'I accept the Terms of Service: https://example.com/tos',
  uri: 'https://example.com/login',
  version: '1',
  chainId: 1,
  nonce: '32891756',
  issuedAtMs,
};
const full: SiweMessage = {
  ...fields,
  scheme: 'https',
  expirationTimeMs: issuedAtMs + 1000,
  notBeforeMs: issuedAtMs - 1000,
  requestId: 'a-b:c@d%20',
  resources: ['ipfs://bafybeiemxf5abjwjbikoz4mc3a3dla6ual3jsgpdr4cjr3oz3evfyavhwq/', 'https://example.com/claim.json'],
};
const { statement: _statement, ...withoutStatement } = fields;

const characters = (set: string, minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...set), minLength, maxLength });
const alphanumeric = 'ABCXYZabcxyz0189';
const anyTimeMs = fc.integer({ min: Date.parse('0000-01-01T00:00:00Z'), max: Date.parse('9999-12-31T23:59:59Z') });
const anyUri = fc.oneof(
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  characters(`${alphanumeric}:/?@!$&'()*+,;=-._~`, 0, 30).map((rest) => `urn:${rest}`),
  fc.ipV6().map((ip) => `http://[${ip}]:8080/x`),
);
const anyFields: fc.Arbitrary<SiweMessage> = fc.record(
  {
    scheme: characters('abz+-.09', 0, 5).map((rest) => `h${rest}`),
    domain: fc.oneof(
      fc.domain(),
      fc.domain().map((domain) => `${domain}:8443`),
      fc.ipV4(),
      fc.ipV6().map((ip) => `[${ip}]:1`),
    ),
    address: fc
      .uint8Array({ minLength: 20, maxLength: 20 })
      .map((bytes): Address => `0x${Buffer.from(bytes).toString('hex')}`),
    statement: fc.string({ unit: 'binary-ascii', maxLength: 60 }).map((text) => text.replace(/[^ -~]/g, ' ')),
    uri: anyUri,
    version: fc.constant('1' as const),
    chainId: fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
    nonce: characters(alphanumeric, 8, 40),
    issuedAtMs: anyTimeMs,
    expirationTimeMs: anyTimeMs,
    notBeforeMs: anyTimeMs,
    requestId: characters(`${alphanumeric}:@-._~!$&'()*+,;=`, 0, 20),
    resources: fc.array(anyUri, { maxLength: 4 }),
  },
  { requiredKeys: ['domain', 'address', 'uri', 'version', 'chainId', 'nonce', 'issuedAtMs'] },
);

describe('formatSiweMessage', () => {
  test('writes the message of the EIP', () => {
    expect(formatSiweMessage({ ...full, requestId: 'r1' })).toBe(
      `https://example.com wants you to sign in with your Ethereum account:
0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2

I accept the Terms of Service: https://example.com/tos

URI: https://example.com/login
Version: 1
Chain ID: 1
Nonce: 32891756
Issued At: 2021-09-30T16:25:24.000Z
Expiration Time: 2021-09-30T16:25:25.000Z
Not Before: 2021-09-30T16:25:23.000Z
Request ID: r1
Resources:
- ipfs://bafybeiemxf5abjwjbikoz4mc3a3dla6ual3jsgpdr4cjr3oz3evfyavhwq/
- https://example.com/claim.json`,
    );
  });

  test.each<[string, Partial<SiweMessage>]>([
    ['a newline in the statement', { statement: 'a\n\nURI: https://evil.example' }],
    ['a newline in the request id', { requestId: 'a\nResources:\n- https://evil.example' }],
    ['a newline in a resource', { resources: ['https://a.example\n- https://b.example'] }],
    ['a user before the host', { domain: 'example.com@evil.example' }],
    ['a bad address', { address: '0x12' }],
    ['a time that is not one', { issuedAtMs: Number.NaN }],
    ['a year of five digits', { issuedAtMs: Date.parse('+010000-01-01T00:00:00Z') }],
    ['a broken chain id', { chainId: 1.5 }],
    ['too long a statement', { statement: 'x'.repeat(8192) }],
  ])('refuses %s', (_name, change) => {
    expect(() => formatSiweMessage({ ...fields, ...change })).toThrow();
  });
});

describe('parseSiweMessage', () => {
  test('parses every message it writes', () => {
    fc.assert(
      fc.property(anyFields, (message) => {
        expect(parseSiweMessage(formatSiweMessage(message))).toEqual(message);
      }),
      { numRuns: 500 },
    );
  });

  test('accepts a message without a statement, and with an empty one', () => {
    expect(parseSiweMessage(formatSiweMessage(withoutStatement))).toEqual(withoutStatement);
    expect(parseSiweMessage(formatSiweMessage({ ...fields, statement: '' }))).toEqual({ ...fields, statement: '' });
  });

  test('accepts an address in one case', () => {
    const text = formatSiweMessage(fields);
    expect(parseSiweMessage(text.replace(getAddress(account), account))).toEqual(fields);
    expect(
      parseSiweMessage(text.replace(getAddress(account), '0xC02AaA39b223FE8D0A0e5C4F27eAD9083C756Cc2')),
    ).toBeNull();
  });

  test.each([
    ['2021-09-30T16:25:24Z', '2021-09-30T16:25:24.000Z'],
    ['2021-09-30t16:25:24z', '2021-09-30T16:25:24.000Z'],
    ['2021-09-30T16:25:24.123456Z', '2021-09-30T16:25:24.123Z'],
    ['2021-09-30T16:25:24.5+05:30', '2021-09-30T10:55:24.500Z'],
    ['2024-02-29T23:59:59-00:00', '2024-02-29T23:59:59.000Z'],
  ])('reads the time %s', (written, meant) => {
    const text = formatSiweMessage(fields).replace('2021-09-30T16:25:24.000Z', written);
    expect(parseSiweMessage(text)?.issuedAtMs).toBe(Date.parse(meant));
  });

  test.each([
    '',
    '2021-09-30',
    '2021-09-30T16:25Z',
    '2021-09-30T16:25:24',
    '2021-09-30 16:25:24Z',
    '2021-09-30T16:25:24.Z',
    '2021-02-30T16:25:24Z',
    '2023-02-29T16:25:24Z',
    '2021-13-01T16:25:24Z',
    '2021-00-01T16:25:24Z',
    '2021-09-30T24:00:00Z',
    '2021-09-30T16:60:24Z',
    '2021-09-30T23:59:60Z',
    '2021-09-30T16:25:24+24:00',
    '2021-09-30T16:25:24+05:60',
    '2021-09-30T16:25:24+0530',
    '2021-09-30T16:25:24ZZ',
    '+012021-09-30T16:25:24Z',
    'Thu, 30 Sep 2021 16:25:24 GMT',
  ])('refuses the time %j', (written) => {
    const text = formatSiweMessage(full);
    for (const time of ['24.000Z', '25.000Z', '23.000Z'].map((end) => `2021-09-30T16:25:${end}`)) {
      expect(parseSiweMessage(text.replace(time, written))).toBeNull();
    }
  });

  test('refuses every message with a line removed, duplicated, or swapped with the next', () => {
    const lines = formatSiweMessage({ ...full, resources: ['https://example.com/claim.json'] }).split('\n');
    const optional = ['I accept', 'Expiration Time', 'Not Before', 'Request ID', '- '];
    lines.forEach((line, index) => {
      const doubled = lines.toSpliced(index, 0, line);
      const swapped = lines.toSpliced(index, 2, lines[index + 1] ?? 'more', line);
      const without = lines.toSpliced(index, 1);
      if (!line.startsWith('- ')) expect(parseSiweMessage(doubled.join('\n')), `doubled ${line}`).toBeNull();
      expect(parseSiweMessage(swapped.join('\n')), `swapped ${line}`).toBeNull();
      if (!optional.some((label) => line.startsWith(label))) {
        expect(parseSiweMessage(without.join('\n')), `without ${line}`).toBeNull();
      }
    });
  });

  test('refuses anything before or after the message', () => {
    for (const text of [formatSiweMessage(fields), formatSiweMessage(full)]) {
      for (const changed of [`${text}\n`, ` ${text}`, `${text} `, `\n${text}`, `${text}\nMore: 1`, `${text}\0`]) {
        expect(parseSiweMessage(changed)).toBeNull();
      }
    }
  });

  test('refuses a carriage return, a NUL or a non-ASCII character at any position', () => {
    const text = formatSiweMessage(full);
    for (const inserted of ['\r', '\0', '\u2028', 'é', '\ud800']) {
      for (let place = 0; place <= text.length; place += 1) {
        expect(parseSiweMessage(text.slice(0, place) + inserted + text.slice(place))).toBeNull();
      }
    }
    expect(parseSiweMessage(text.replaceAll('\n', '\r\n'))).toBeNull();
  });

  test.each([
    ['version', 'Version: 1', 'Version: 2'],
    ['chain id 0', 'Chain ID: 1', 'Chain ID: 0'],
    ['chain id in hex', 'Chain ID: 1', 'Chain ID: 0x1'],
    ['chain id with leading zero', 'Chain ID: 1', 'Chain ID: 01'],
    ['chain id beyond exact numbers', 'Chain ID: 1', 'Chain ID: 9007199254740993'],
    ['chain id as a fraction', 'Chain ID: 1', 'Chain ID: 1.0'],
    ['short nonce', '32891756', '3289175'],
    ['nonce with a sign', '32891756', '3289-756'],
    ['relative URI', 'URI: https://example.com/login', 'URI: /login'],
    ['URI with a space', 'URI: https://example.com/login', 'URI: https://example.com/log in'],
    ['URI with a broken escape', 'URI: https://example.com/login', 'URI: https://example.com/%zz'],
    ['URI with two fragments', 'URI: https://example.com/login', 'URI: https://example.com/#a#b'],
    ['no URI', 'URI: https://example.com/login', 'URI: '],
    ['user before the host', 'example.com wants', 'example.com@evil.example wants'],
    ['no domain', 'example.com wants', ' wants'],
    ['path after the domain', 'example.com wants', 'example.com/x wants'],
    ['two schemes', 'example.com wants', 'https://http://example.com wants'],
    ['no scheme before ://', 'example.com wants', '://example.com wants'],
    ['label in another case', 'Nonce: ', 'nonce: '],
    ['label without its space', 'Nonce: ', 'Nonce:'],
    ['another wallet kind', 'Ethereum account', 'Solana account'],
  ])('refuses: %s', (_name, from, to) => {
    const text = formatSiweMessage(fields);
    expect(parseSiweMessage(text)).not.toBeNull();
    expect(text).toContain(from);
    expect(parseSiweMessage(text.replace(from, to))).toBeNull();
  });

  test('refuses other text quickly', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => parseSiweMessage(text) === null));
    const message = formatSiweMessage(fields);
    const hostile = ['%', 'a:', '//', '[', '[:', '?#', 'a@', '%4'].map((piece) => piece.repeat(3500 / piece.length));
    const startedAt = cpuMs();
    for (const text of hostile) {
      expect(parseSiweMessage(message.replace('https://example.com/login', `https://${text}\u0001`))).toBeNull();
      expect(parseSiweMessage(message.replace('https://example.com/login', `urn:${text}\u0001`))).toBeNull();
      expect(parseSiweMessage(message.replace('example.com', text))).toBeNull();
    }
    expect(cpuMs() - startedAt).toBeLessThan(1000);
  });

  test('refuses a message of more than 8 KiB', () => {
    const room = 8192 - formatSiweMessage({ ...fields, statement: '' }).length;
    expect(parseSiweMessage(formatSiweMessage({ ...fields, statement: 'x'.repeat(room) }))).not.toBeNull();
    const text = formatSiweMessage(fields).replace('I accept', `I accept${' '.repeat(8192)}`);
    expect(parseSiweMessage(text)).toBeNull();
  });
});

describe('messages made by viem', () => {
  const made = {
    domain: 'example.com',
    address: getAddress(account),
    uri: 'https://example.com/login',
    version: '1',
    chainId: 1,
    nonce: '32891756',
    issuedAt: new Date(issuedAtMs),
  } as const;

  test('are read, and written the same: without and with a statement', () => {
    expect(parseSiweMessage(createSiweMessage(made))).toEqual(withoutStatement);
    expect(formatSiweMessage(withoutStatement)).toBe(createSiweMessage(made));
    expect(formatSiweMessage(fields)).toBe(createSiweMessage({ ...made, statement: fields.statement }));
  });

  test('are read with every optional field', () => {
    const text = createSiweMessage({
      ...made,
      scheme: 'https',
      domain: 'localhost:3000',
      statement: 'Sign in to "Countersign" & co: 100 %',
      expirationTime: new Date(issuedAtMs + 1000),
      notBefore: new Date(issuedAtMs - 1000),
      requestId: 'r1',
      resources: ['https://example.com/a?b=c#d', 'ipfs://bafy/'],
    });
    const message = parseSiweMessage(text);
    expect(message).toEqual({
      ...full,
      domain: 'localhost:3000',
      statement: 'Sign in to "Countersign" & co: 100 %',
      requestId: 'r1',
      resources: ['https://example.com/a?b=c#d', 'ipfs://bafy/'],
    });
    expect(message && formatSiweMessage(message)).toBe(text);
  });

  test('are read with an empty list of resources', () => {
    expect(parseSiweMessage(createSiweMessage({ ...made, resources: [] }))?.resources).toEqual([]);
  });
});

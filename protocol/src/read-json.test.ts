import { cpuMs } from '@countersign/harness/cpu-ms';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { Problem } from './problem.ts';
import { readJson } from './read-json.ts';

const read = (text: string) => readJson(Buffer.from(text));

function refusal(text: string | Uint8Array): string {
  try {
    readJson(typeof text === 'string' ? Buffer.from(text) : text);
  } catch (error) {
    if (error instanceof Problem && error.status === 400) return error.message;
    throw error;
  }
  throw new Error('it was accepted');
}

const nested = (depth: number, open: string, close: string) => open.repeat(depth) + close.repeat(depth);

/** Any value that a body may contain. */
const harmlessKey = fc
  .string({ unit: 'grapheme' })
  .filter((key) => !['__proto__', 'prototype'].includes(key) && !key.includes('\0') && key.isWellFormed());
const harmlessText = fc.string({ unit: 'grapheme' }).filter((text) => !text.includes('\0') && text.isWellFormed());
const { value: harmless } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 8 },
    harmlessText,
    fc
      .double({ noNaN: true, noDefaultInfinity: true })
      .filter((number) => !Number.isInteger(number) || Number.isSafeInteger(number))
      .map((number) => (Object.is(number, -0) ? 0 : number)),
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 5 }),
    fc.dictionary(harmlessKey, tie('value'), { maxKeys: 5, noNullPrototype: true }),
  ),
}));

describe('readJson', () => {
  it('reads every harmless value unchanged', () => {
    fc.assert(
      fc.property(harmless, (value) => {
        expect(read(JSON.stringify(value))).toEqual(value);
      }),
      { numRuns: 500 },
    );
  });

  it('keeps the digits of a whole number that is too large for a double', () => {
    const wei = '{"value": 1000000000000000001, "list": [9007199254740993, -9007199254740993, 12.5, 7]}';
    expect(read(wei)).toEqual({
      value: '1000000000000000001',
      list: ['9007199254740993', '-9007199254740993', 12.5, 7],
    });
    expect(read('{"text": "1000000000000000001", "small": 9007199254740991}')).toEqual({
      text: '1000000000000000001',
      small: 9007199254740991,
    });
  });

  it('finds those digits exactly where the parser sees them', () => {
    const kept = (text: string) =>
      JSON.parse(text, ((_key: string, value: unknown, { source = '' }: { source?: string }) =>
        typeof value === 'number' && !Number.isSafeInteger(value) && /^-?\d+$/.test(source)
          ? source
          : value) as Parameters<typeof JSON.parse>[1]);
    const numeral = fc.oneof(
      fc.bigInt({ min: -(2n ** 256n), max: 2n ** 256n }).map(String),
      fc.bigInt({ min: 2n ** 53n - 3n, max: 2n ** 53n + 3n }).map(String),
      fc.constantFrom('1e20', '-1E+3', '12345678901234567.5', '0', '-0', '0.00000000000000001', '"11111111111111111"'),
    );
    const blank = fc.constantFrom('', ' ', '\n', '\t ');
    const { body } = fc.letrec<{ body: string }>((tie) => ({
      body: fc.oneof(
        { maxDepth: 5 },
        fc.tuple(blank, numeral, blank).map((parts) => parts.join('')),
        harmless.map((value) => JSON.stringify(value)),
        fc.array(tie('body'), { maxLength: 5 }).map((items) => `[${items.join(',')}]`),
        fc
          .array(tie('body'), { maxLength: 5 })
          .map((items) => `{${items.map((item, index) => `"9007199254740993${index}":${item}`).join(',')}}`),
      ),
    }));
    fc.assert(
      fc.property(body, (text) => {
        expect(read(text)).toEqual(kept(text));
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    '{9007199254740993:1}',
    '{"a":1,9007199254740993:1}',
    '[09007199254740993]',
    '[-009007199254740993]',
    '[+9007199254740993]',
    '[9007199254740993x]',
    '[9007199254740993"a"]',
  ])('does not turn %s into JSON by keeping its digits', (text) => {
    expect(refusal(text)).toBe('body: must be valid JSON');
  });

  it('calls no reviver, however many digits there are', () => {
    const parse = vi.spyOn(JSON, 'parse');
    read(`{"walletAddress":"11111111111111111","wei":[1000000000000000001,${'1,'.repeat(1_000)}1]}`);
    expect(parse.mock.calls.map(({ length }) => length)).toEqual([1]);
    parse.mockRestore();
  });

  it('reads the same whatever white space and escapes are used', () => {
    fc.assert(
      fc.property(harmless, (value) => {
        const escaped = JSON.stringify(value, null, 2).replace(
          /[^\x20-\x7e\n]/g,
          (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
        );
        expect(read(escaped)).toEqual(value);
      }),
      { numRuns: 200 },
    );
  });

  it('names the path of a duplicate key, at any depth and however it is escaped', () => {
    const name = fc.stringMatching(/^[a-z]{1,8}$/);
    const escaped = (key: string) =>
      [...key].map((c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`).join('');
    fc.assert(
      fc.property(fc.array(name, { maxLength: 10 }), name, harmless, harmless, (path, key, first, second) => {
        const twice = `{"${key}":${JSON.stringify(first)}, "other": [], "${escaped(key)}":${JSON.stringify(second)}}`;
        const text = path.reduceRight((inner, outer) => `{"${outer}":[1,${inner}]}`, twice);
        fc.pre(key !== 'other');
        expect(refusal(text)).toBe(`${[...path, key].join('.')}: is sent twice`);
      }),
    );
  });

  it('does not confuse equal keys of different objects, or equal strings that are not keys, with duplicates', () => {
    const text = '{"a":{"a":["a","a",{"a":1},{"a":2}]},"b":{"a":"b"}}';
    expect(read(text)).toEqual(JSON.parse(text));
  });

  it.each([
    ['a NUL in a string', '{"a":{"b":"x\\u0000"}}', 'a.b: must not contain NUL characters'],
    ['a NUL in a key', '{"a\\u0000":1}', 'a?: must not contain NUL characters'],
    ['a NUL in a bare string', '"\\u0000"', 'body: must not contain NUL characters'],
    ['the first half of a surrogate pair', '{"a":"\\ud83d"}', 'a: must not contain unpaired surrogates'],
    ['the second half of a surrogate pair', '{"a":["\\ude00"]}', 'a: must not contain unpaired surrogates'],
    ['half a surrogate pair in a key', '{"\\ud83d":1}', '?: must not contain unpaired surrogates'],
    ['__proto__', '{"a":{"__proto__":{"b":1}}}', 'a.__proto__: this key is not allowed'],
    ['__proto__ with escapes', '{"\\u005f_proto__":1}', '__proto__: this key is not allowed'],
    ['constructor.prototype', '{"constructor":{"prototype":{}}}', 'constructor.prototype: this key is not allowed'],
    ['an infinite number', '{"a":[1,-1e400]}', 'a: is too large a number'],
    ['a byte order mark', '\ufeff{}', 'body: must be valid JSON'],
    ['truncated text', '{"a":', 'body: must be valid JSON'],
    ['two values', '{} {}', 'body: must be valid JSON'],
    ['NaN', '{"a":NaN}', 'body: must be valid JSON'],
    ['only white space', '  ', 'body: must be valid JSON'],
    ['65 levels', nested(65, '[', ']'), 'body: must not be nested deeper than 64 levels'],
    ['50,000 levels of arrays', nested(50_000, '[', ']'), 'body: must not be nested deeper than 64 levels'],
    [
      '50,000 levels of objects',
      `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`,
      'body: must not be nested deeper than 64 levels',
    ],
  ])('refuses %s', (_what, text, message) => {
    expect(refusal(text)).toBe(message);
  });

  it.each([
    ['an overlong form', [0x22, 0xc0, 0x80, 0x22]],
    ['half a surrogate pair', [0x22, 0xed, 0xa0, 0x80, 0x22]],
    ['a lone continuation byte', [0x22, 0x80, 0x22]],
    ['UTF-16', [...Buffer.from('{"a":1}', 'utf16le'), 0xff]],
  ])('refuses bytes that are not UTF-8: %s', (_what, bytes) => {
    expect(refusal(Uint8Array.from(bytes))).toBe('body: must be valid UTF-8');
  });

  it('accepts 64 levels, whole surrogate pairs, large finite numbers and unusual but valid keys', () => {
    const text = `{"constructor":"x","prototype":1,"toString":2,"":3,"a":${nested(63, '[', ']')},"b":"\\ud83d\\ude00","c":1.7e308}`;
    expect(read(text)).toEqual(JSON.parse(text));
  });

  it('keeps its messages short and printable, whatever the keys are', () => {
    const key = `é\\n"${'k'.repeat(500)}`;
    const text = JSON.stringify({ [key]: 1 }).replace(/}$/, `,${JSON.stringify({ [key]: 2 }).slice(1)}`);
    expect(refusal(text)).toMatch(/^[\x20-\x7e]{1,100}$/);
    const long = `"${'k'.repeat(1_000)}"`;
    expect(refusal(`${`{${long}:`.repeat(63)}"\\u0000"${'}'.repeat(63)}`)).toMatch(/^[\x20-\x7e]{200,300}$/);
  });

  it('takes less than a second for a mebibyte of the worst kinds', () => {
    const started = cpuMs();
    refusal(nested(524_288, '[', ']'));
    read(`[${'"\\u0061",'.repeat(110_000)}1]`);
    read(`{${Array.from({ length: 80_000 }, (_, index) => `"${index}":1`).join(',')}}`);
    expect(cpuMs() - started).toBeLessThan(3_000);
  });
});

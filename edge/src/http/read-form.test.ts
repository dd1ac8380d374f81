import { Problem } from '@countersign/protocol';
import { describe, expect, it } from 'vitest';
import { readForm } from './read-form.ts';

const read = (text: string) => ({ ...readForm(new TextEncoder().encode(text)) });
const refusal = (bytes: Uint8Array) => {
  try {
    return readForm(bytes);
  } catch (error) {
    return error instanceof Problem ? [error.status, error.message] : error;
  }
};

describe('a form', () => {
  it('is parsed with plus signs, percent signs, empty values and equal signs in values', () => {
    expect(read('a=1+2&b=%C3%BC%26&c=&d&e=x=y&&')).toEqual({ a: '1 2', b: 'ü&', c: '', d: '', e: 'x=y' });
    expect(read('')).toEqual({});
  });

  it('may contain names of prototype members, without changing any prototype', () => {
    const fields = readForm(new TextEncoder().encode('__proto__=1&constructor=2&toString=3'));
    expect(Object.keys(fields)).toEqual(['__proto__', 'constructor', 'toString']);
    expect(Object.getPrototypeOf(fields)).toBeNull();
  });

  it.each([
    ['a field given twice', 'scope=a&b=1&scope=a', 'scope: must be sent only once'],
    ['a field given twice, once with an escaped name', 'a%62=1&ab=2', 'ab: must be sent only once'],
    ['half a percent sign', 'a=%4', 'body: is not encoded correctly'],
    ['bytes that are not UTF-8', 'a=%ff', 'body: is not encoded correctly'],
    ['NUL', 'a=%00', 'body: must not contain NUL characters'],
  ])('with %s is refused', (_what, text, message) => {
    expect(refusal(new TextEncoder().encode(text))).toEqual([400, message]);
  });

  it('is refused if it is not UTF-8', () => {
    expect(refusal(new Uint8Array([0x61, 0x3d, 0xff]))).toEqual([400, 'body: must be valid UTF-8']);
  });
});

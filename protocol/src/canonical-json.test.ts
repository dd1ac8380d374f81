import { describe, expect, it } from 'vitest';
import { canonicalJson } from './canonical-json.ts';

describe('canonical JSON (RFC 8785)', () => {
  it.each<[string, unknown, string]>([
    [
      'sorts names by UTF-16 units',
      { '\u20ac': 1, '\r': 2, '\ufb33': 3, '1': 4, '\ud83d\ude00': 5, '\u0080': 6, ö: 7 },
      '{"\\r":2,"1":4,"\u0080":6,"ö":7,"\u20ac":1,"\ud83d\ude00":5,"\ufb33":3}',
    ],
    [
      'also sorts nested names, and keeps the order of lists',
      { b: [{ d: 1, c: 2 }], a: 3 },
      '{"a":3,"b":[{"c":2,"d":1}]}',
    ],
    [
      'writes numbers like ECMAScript',
      [333333333.3333333, 1e30, 4.5, 2e-3, 1e-27, -0],
      '[333333333.3333333,1e+30,4.5,0.002,1e-27,0]',
    ],
    ['escapes only what it must', '\u20ac$\u000f\nA\'"\\/', '"\u20ac$\\u000f\\nA\'\\"\\\\/"'],
    ['writes null, true and false', [null, true, false], '[null,true,false]'],
    ['omits undefined fields', { a: undefined, b: 1 }, '{"b":1}'],
    ['treats __proto__ as an ordinary name', JSON.parse('{"__proto__":{"x":1},"a":2}'), '{"__proto__":{"x":1},"a":2}'],
  ])('%s', (_what, value, text) => {
    expect(canonicalJson(value)).toBe(text);
  });
});

import { proves } from '@countersign/harness/proves';
import { describe, expect, it } from 'vitest';
import { csvLine } from './csv.ts';

describe('a line of CSV', () => {
  it('follows RFC 4180', proves('transactions.export'), () => {
    expect(csvLine(['plain', 1, null, 'a,b', 'say "hi"', 'two\r\nlines'])).toBe(
      'plain,1,,"a,b","say ""hi""","two\r\nlines"\r\n',
    );
  });

  it.each([
    ['=1+1', "'=1+1"],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t'=1"],
    ['\r=1', '"\'\r\'=1"'],
    ['\n=1', '"\'\n\'=1"'],
    ['x;=1', "x;'=1"],
    ['x\n @SUM(A1)', '"x\n \'@SUM(A1)"'],
    ['＝1+1', "'＝1+1"],
    ['=HYPERLINK("https://example.org","x")', '"\'=HYPERLINK(""https://example.org"",""x"")"'],
    ['1=1', '1=1'],
  ])('makes %j inert if a spreadsheet would run it', proves('transactions.export'), (cell, written) => {
    expect(csvLine([cell])).toBe(`${written}\r\n`);
  });
});

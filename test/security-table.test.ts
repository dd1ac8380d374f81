import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const page = 'docs/guides/threat-model.md';
const threats = readFileSync(root + page, 'utf8').replace(/^[\s\S]*?^## Threats$/m, '');

const rowPattern = /^\| (.+?) \| (.+) \| (.*?) ?\|$/;
const linkPattern = /\[([^\]]+)\]\(([^)]+)\)((?: "[^"]+")*)/g;

/** The rows of all tables, without their heads. */
function readRows(markdown: string): { readonly against: string; readonly tests: string }[] {
  return markdown.split('\n').flatMap((line) => {
    const [, against = '', , tests = ''] = rowPattern.exec(line) ?? [];
    return against === '' || against === 'threat' || against === '---' ? [] : [{ against, tests }];
  });
}

/** The placeholders in the title of a parametrised test: `%s`, `$name`. */
const placeholder = /%[sdifj]|\$[a-z]\w*/gi;

/**
 * The whole title of a test or of a group of tests: the first argument of a call. Pages have … for its placeholders.
 */
const hasTitle = (source: string, title: string): boolean => {
  const calls = source.replace(/\(\s+/g, '(').replace(placeholder, '…');
  return ["'", '"', '`'].some((quote) => calls.includes(`(${quote}${title}${quote},`));
};

function findFaults(markdown: string, page = 'README.md'): string[] {
  return readRows(markdown).flatMap(({ against, tests }) => {
    const links = [...tests.matchAll(linkPattern)];
    if (links.length === 0) return [`${against}: links to no test`];
    return links.flatMap(([, text = '', link = '', titles = '']) => {
      const path = relative('.', join(dirname(page), link));
      if (!path.endsWith('.test.ts') || basename(path) !== text)
        return [`${against}: ${path} is no test called ${text}`];
      if (!existsSync(root + path)) return [`${against}: ${path} does not exist`];
      const source = readFileSync(root + path, 'utf8');
      return [...titles.matchAll(/"([^"]+)"/g)]
        .filter(([, title = '']) => !hasTitle(source, title))
        .map(([, title]) => `${against}: ${path} has no test "${title}"`);
    });
  });
}

describe('the table of threats', () => {
  it('has a row for every line', () => {
    const lines = threats.split('\n').filter((line) => line.startsWith('|') && !/^\| (?:threat|---) \|/.test(line));
    expect(lines.length).toBeGreaterThan(0);
    expect(readRows(threats)).toHaveLength(lines.length);
  });

  it('links every row to a test that exists, by a title that stands in it', () => {
    expect(findFaults(threats, page)).toEqual([]);
  });
});

describe('the search for faults', () => {
  const file = '[supply-chain.test.ts](test/supply-chain.test.ts)';

  it.each([
    ['a row without a link', 'somewhere', 'x: links to no test'],
    ['a row without tests', '', 'x: links to no test'],
    ['a file that does not exist', '[no.test.ts](test/no.test.ts)', 'x: test/no.test.ts does not exist'],
    ['a file that is not a test', '[README.md](README.md)', 'x: README.md is no test called README.md'],
    ['part of a title', `${file} "run no install"`, 'x: test/supply-chain.test.ts has no test "run no install"'],
  ])('finds %s', (_what, tests, fault) => {
    expect(
      findFaults(`| threat | what stops it | what proves it |\n| --- | --- | --- |\n| x | y | ${tests} |`)[0],
    ).toBe(fault);
  });

  it('finds nothing where title and file are there', () => {
    expect(findFaults(`| x | y | ${file} "run no install scripts" |`)).toEqual([]);
  });

  it('takes … for what differs from case to case, and no raw placeholder', () => {
    const own = '[security-table.test.ts](test/security-table.test.ts)';
    expect(findFaults(`| x | y | ${own} "finds …" |`)).toEqual([]);
    expect(findFaults(`| x | y | ${own} "finds %s" |`)).toEqual([
      'x: test/security-table.test.ts has no test "finds %s"',
    ]);
  });
});

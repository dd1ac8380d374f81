import { describe, expect, it } from 'vitest';
import { allBlocks, faultsOfBlocks, isRunHere, readBlocks } from './commands-in-docs.ts';

const fence = (language: string, text: string) => `\`\`\`${language}\n${text}\n\`\`\`\n`;

describe('the commands of a page', () => {
  it('are run, and compared with the next block or with a comment', () => {
    const page = [
      fence('sh', 'curl one'),
      fence('json', '{ "a": "…" }'),
      `<!-- prints: first -->\n<!-- prints: $CID -->\n${fence('sh', 'curl two')}`,
      'In between.\n',
      fence('json', '{}'),
      fence('ts', 'const snippet = 1;'),
    ].join('\n');
    const blocks = readBlocks('a.md', page);
    expect(blocks.map(({ text, prints }) => [text.trim(), prints])).toEqual([
      ['curl one', ['{ "a": "…" }']],
      ['curl two', ['first', '$CID']],
    ]);
    expect(blocks.every(isRunHere)).toBe(true);
  });

  it('are not run if a comment says so, or if no test can run them', () => {
    const page = [
      `<!-- not run: needs a phone -->\n${fence('sh', 'call')}`,
      `<!-- run by: test/start.test.ts -->\n${fence('sh', 'call')}`,
      fence('sh', 'A=b npm start'),
      fence('sh', 'docker compose up'),
    ].join('\n');
    const blocks = readBlocks('a.md', page);
    expect(blocks.some(isRunHere)).toBe(false);
    expect(blocks.map(({ notRun, runBy }) => notRun ?? runBy)).toEqual([
      'needs a phone',
      'test/start.test.ts',
      'starts the product or its tests',
      'needs Docker',
    ]);
    const all = readBlocks('a.md', `# A\n\n<!-- all run by: test/start.test.ts -->\n\n${fence('js', 'call()')}`);
    expect(all).toMatchObject([{ runBy: 'test/start.test.ts' }]);
  });

  it('are faulty if no test runs a program, a test does not exist, or a quotation differs from its file', () => {
    expect(faultsOfBlocks('a.md', fence('js', 'call()'))).toEqual(['a.md:1: no test runs this program']);
    expect(faultsOfBlocks('a.md', `<!-- run by: test/gone.test.ts -->\n${fence('sh', 'x')}`)).toEqual([
      'a.md:2: there is no test/gone.test.ts',
    ]);
    expect(faultsOfBlocks('a.md', `<!-- from: package.json -->\n${fence('ts', 'not in it')}`)).toEqual([
      'a.md: a part of package.json is not there',
    ]);
    expect(faultsOfBlocks('a.md', `<!-- prints: x -->\n\nWords.\n\n${fence('sh', 'x')}`)).toEqual([
      'a.md: a comment about output is not right before its block',
    ]);
  });
});

it('only these blocks of the guides are not run by a test, each for a reason', () => {
  const left = allBlocks().filter(
    ({ page, notRun, runBy }) => page !== 'README.md' && notRun !== null && runBy === null,
  );
  expect(left.map(({ page, notRun }) => `${page.slice('docs/guides/'.length)}: ${notRun}`)).toMatchInlineSnapshot(`
    [
      "content-store.md: starts the product or its tests",
      "content-store.md: starts the product or its tests",
      "custody.md: needs an order that is still open, which it is for six seconds",
      "five-minute-start.md: starts the product or its tests",
      "hardening.md: needs three users of the system",
      "mcp-clients.md: needs Claude Code",
      "production.md: needs Docker",
      "production.md: needs Docker",
      "production.md: needs Docker",
      "production.md: needs root and system users",
      "production.md: needs root and systemd",
      "production.md: needs Kubernetes",
      "production.md: needs Docker",
      "production.md: needs Docker",
      "production.md: needs root and systemd",
      "production.md: needs Kubernetes",
      "records.md: needs a chain elsewhere and an account with gas",
      "transactions.md: abbreviated; seal-with-gpg.md has it in full",
      "transactions.md: abbreviated; seal-with-gpg.md has it in full",
      "troubleshooting.md: starts the product or its tests",
      "troubleshooting.md: needs a sentence and a request of your own",
      "troubleshooting.md: deletes the database",
      "troubleshooting.md: searches the whole disk",
      "wallet-quorums.md: needs the id of a user at the wallet provider",
      "wallet-quorums.md: starts the product or its tests",
      "write-a-check.md: starts the product or its tests",
      "write-a-protocol.md: starts the product or its tests",
    ]
  `);
});
